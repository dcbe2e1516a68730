# Suivre les autres, un instant pour réfléchir, les grands moments.
web-follow = Coups des autres
web-follow-off = aussitôt
web-follow-quick = vite
web-follow-steady = posément
web-follow-slow = lentement
web-follow-step = pas à pas
web-grace = Un instant pour se raviser
web-grace-hint = Ce qui ne se reprend pas attend deux secondes ; Entrée continue aussitôt.
web-step = Suivant
web-skip = Passer
web-turn-watch = Vous regardez
web-log-round = Manche { $round }
web-log-beginning = Le début
web-grace-done = Dans un instant :
web-grace-go = Continuer
web-grace-back = Attendez, annuler
web-pays = Payer
web-moment-skip = Continuer
web-moment-round = { $age }
web-moment-round-text = { $name } commence avec { $points } de bonheur durable et { $count ->
    [one] un sablier
   *[other] { $count } sabliers
}.
web-moment-last = La dernière manche
web-moment-last-text = Ce qui reste à vivre, vivez-le maintenant.
web-moment-goal = { $name } atteint un but de vie
web-moment-love = L’amour
web-moment-retired = { $name } prend sa retraite
web-moment-death = Adieu, { $name }
web-moment-death-text = Une vie de { $points } de bonheur durable s’achève.
web-moment-end = La fin
web-moment-age = { $age }
web-stress-coming = { $age } : { $count } de stress à son début
web-stress-end = Ici s’arrête la vie.
web-ends-life = Votre vie s’arrête là
web-name-yourself = Quel est votre nom ?
web-name-hint = Toute la table le voit.
web-name-take = S’asseoir
web-leave-sure = Partir met fin à votre vie sur-le-champ : vos cartes sont défaussées, votre score reste, et les autres continuent sans vous.
web-leave-stay = Rester
web-leave-go = Partir pour de bon
web-refresh-mark = Marquez les cartes à remplacer
web-refresh-do = { $count ->
    [0] N’en remplacer aucune
    [one] Remplacer { $count } carte
   *[other] Remplacer { $count } cartes
}
web-bill-refused = ne peut être payé
web-bill-free = rien à payer
web-bill-loses = Y renoncer coûte
web-cv-throw-yourself = Lancer les dés
web-again-play = Rejouer
web-report = Signaler une erreur
web-choice-help-touch = Touchez une fois pour regarder, deux fois pour prendre.
