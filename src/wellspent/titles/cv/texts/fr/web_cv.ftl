# La table de CV.

web-do-cv-pick = La garder
web-do-cv-roll = Lancer
web-do-cv-play = La jouer
web-do-cv-reroll = Relancer
web-do-cv-keep = Garder les dés
web-do-cv-buy = L’acheter
web-do-cv-pay = Payer ainsi
web-do-cv-change = Le changer
web-do-cv-done = Continuer
web-do-cv-lose = La perdre
web-do-cv-settle = Payer
web-do-cv-forgo = Y renoncer
web-do-cv-place = La poser ici
web-do-cv-take = La prendre
web-do-cv-decline = Aucune
web-other-settle = Payer
web-other-forgo = Renoncer

web-cv-decks = Les âges et leurs cartes
web-cv-deck-lived = c’est vécu
web-cv-deck-draft = en distribution
web-cv-deck-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-cv-deck-end = fin sous { $count }
web-cv-track = La piste
web-cv-exit = sort bientôt
web-cv-leaves = Sort bientôt, sauf si on l’achète.
web-cv-asks = coûte
web-cv-gives = donne
web-cv-free = rien
web-cv-running = coûte à chaque tour
web-cv-pay-now = vous pouvez payer
web-cv-take-free = à vous, gratuitement
web-cv-pay-help = avec un événement, un échange ou la chance
web-cv-short-before = il manque
web-cv-short = { "" }
web-cv-no-condition = sa condition n’est pas remplie
web-cv-no-no_more_work = plus de travail pour vous
web-cv-no-two_cards = deux cartes suffisent
web-cv-no-cannot_pay = trop cher

web-cv-dice = Dés
web-cv-die-kept = gardé
web-cv-die-throw = relancé
web-cv-die-frozen = gelé
web-cv-no-dice = Les dés sont devant { $name }.
web-cv-draft-dice = D’abord l’enfance, puis les dés.
web-cv-rerolls = { $count ->
    [0] Plus de lancer
    [one] Encore un lancer
   *[other] Encore { $count } lancers
}
web-cv-from-life = De votre vie
web-cv-at-hand = Disponibles
web-cv-bad-luck = { $count } sur { $of } avant un malheur
web-cv-misfortune = { $count ->
    [one] c’est un malheur
   *[other] ce sont { $count } malheurs
}
web-cv-throw = Lancer les dés
web-cv-throw-again = { $count ->
    [0] Lancer les nouveaux dés
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
web-cv-pick-dice = Choisissez les dés à relancer
web-cv-stop = Arrêter
web-cv-done = Assez
web-cv-buy-nothing = Ne rien acheter
web-cv-decline = Aucune

web-cv-hand = En main
web-cv-hand-empty = Aucun événement en main.
web-cv-hidden = { $count ->
    [one] Une carte cachée
   *[other] { $count } cartes cachées
}
web-cv-bought = Acheté ce tour-ci
web-cv-if-stop = Si vous arrêtez ici
web-cv-if-throw = { $count ->
    [one] Si vous relancez ce dé
   *[other] Si vous relancez ces { $count } dés
}
web-cv-stop-nothing = Rien sur la piste ne peut encore être payé.
web-cv-odds = Chances
web-cv-odds-pay = { $percent } % ou plus pour { $name }
web-cv-odds-aim = Cliquez sur une carte de la piste pour voir ses chances.
web-cv-odds-misfortune = { $percent } % de risque de malheur

web-cv-so-far = { $name }, jusqu’ici
web-cv-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-cv-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
web-cv-tokens = Jetons
web-cv-more = encore { $count } dessous
web-cv-empty = encore vide
web-cv-place = { $above ->
    [0] au-dessus
   *[other] sous { $above }
}
web-cv-other = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Regarder de près.
web-cv-left = a quitté la table
web-cv-you-have = vous { $count }
web-cv-nobody-yet = encore personne
web-cv-secret = Votre but secret : { $name }
web-cv-secret-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-cv-tab-act = Jouer
web-cv-covered = Vos dés sont sous le gobelet. Lancez-les.
web-cv-throw-yourself = Lancer les dés
web-token-cv-health = Un symbole des dés et des cartes. Paie ce qui entretient la santé.
web-token-cv-knowledge = Un symbole des dés et des cartes. Paie ce qui s’apprend.
web-token-cv-relationship = Un symbole des dés et des cartes. Sert à payer l’amour et l’amitié.
web-token-cv-money = Un symbole des dés et des cartes. Paie les possessions, et bien d’autres choses.
web-token-cv-good_luck = Une coccinelle : la chance. Trois achètent n’importe quelle carte.
web-token-cv-bad_luck = Un chat : la malchance. Il ne se relance pas, et trois vous coûtent une carte.
web-token-cv-wild = N’importe quel symbole, hormis la chance et la malchance.
web-token-cv-die = Un dé de plus à chaque lancer.
web-token-cv-dice = Le nombre de dés que vous lancez.
web-token-cv-rerolls = Combien de fois vous pouvez relancer.

web-key-throw = CV : lancer les dés
web-key-buy = CV : arrêter, ou assez
web-key-dice = CV : prendre un dé
web-token-cv-score = Les points pour l’instant, tels que tout le monde peut les voir.
web-token-cv-points = Compte à la fin.
web-sign-frozen = Gelé
web-sign-frozen-about = Un chat reste où il est tombé : ce dé ne se relance plus pendant ce tour.
web-nudge-cv-buy = Vous pouvez encore acheter « { $card } ».
web-nudge-cv-cats = { $count } chats sont déjà là : un troisième vous coûte une carte.
web-nudge-cv-running = Il resterait trop peu pour ce que vos cartes demandent à chaque tour :
web-nudge-cv-cover = Cela recouvre « { $card } », qui ne donnera plus :
web-order-bills-cv = Payer les frais courants qui ne demandent aucun de mes événements
web-nth-round-cv = Manche { $round }
web-lobby-round-cv = { $round ->
    [0] tout au début
   *[other] manche { $round }
}
web-story-chart-cv = Scores à la fin de chaque manche
