# La bienveillance : notes, personnes qu’on préfère ne pas entendre, et qui tient un serveur.

web-note = Mes notes
web-note-empty = Rien que pour vos yeux.
web-note-kept = Gardée. Personne d’autre ne la lit.
web-note-writing = Enregistrement…

web-kind-about = Que faire de { $name }
web-kind-mute = Ne plus lire
web-kind-unmute = Lire de nouveau
web-kind-either-about = En sourdine : vous ne lisez plus ce que dit cette personne. Bloquée : aucune nouvelle table ne vous réunira non plus. Elle n’en saura rien.
web-kind-mute-about = Vous ne lisez plus ce que dit cette personne. Elle n’en saura rien.
web-kind-is-muted = en sourdine
web-kind-block = Bloquer
web-kind-unblock = Débloquer
web-kind-block-about = Vous ne lisez plus ce que dit cette personne, et aucune nouvelle table ne vous réunira. Elle n’en saura rien.
web-kind-is-blocked = compte bloqué
web-kind-report = Signaler…
web-kind-report-about = De quoi s’agit-il, avec { $name } ?
web-kind-report-talk = Ce qui se dit
web-kind-report-name = Le nom
web-kind-report-other = Autre chose
web-kind-report-words = Avec vos mots, si vous voulez
web-kind-report-goes = Qui tient ce serveur le lira, avec les dernières lignes écrites ici par cette personne. Elle n’en saura rien.
web-kind-report-send = Envoyer
web-kind-reported = Merci. Qui tient ce serveur le lira.
web-kind-remove = Raccompagner
web-kind-removed = { $name } a quitté cette table, et la place est de nouveau libre.
web-kind-take-back = La reprendre
web-kind-invite = Ou la garder pour une connaissance…
web-kind-invite-for = À qui revient la place de { $name }
web-kind-invite-do = Inviter
web-kind-invited = Une place est gardée pour { $name }, qui la trouvera à l’accueil.
web-kind-played = { $name } · { $count ->
    [one] une partie ensemble
   *[other] { $count } parties ensemble
}
web-me-apart = À distance
web-me-forgive = Pardonner
web-me-forgive-name = { $name } : ni sourdine ni blocage désormais

web-orders = Consignes
web-order-bills = Payer les factures
web-order-advance = Dès que je peux payer, poursuivre
web-order-advance-none = rien
web-order-advance-lacks = Il manque pour l’instant :
web-order-advance-over = Il n’y a plus rien à faire avec { $card }.
web-order-leaves = et m’en laisser
web-order-only = Prendre la seule option possible
web-order-pass = Passer tout ce qui peut l’être
web-order-now = En l’état : { $choice }
web-orders-about = Exécutées quand vous ne regardez pas, comme si vous étiez là un instant ; aucune ne met fin à votre vie. Personne d’autre n’en sait rien, et ce qui pouvait être repris peut toujours l’être.
web-log-by-order = Selon votre consigne.

web-walk = Ce qui s’est passé entre-temps
web-walk-begin = Le voir sur le plateau
web-walk-place = { $place } sur { $count }
web-walk-back = Précédent (←)
web-walk-next = Suivant (→)
web-walk-end = À la table (→)
web-recap-see-line = Voir sur la table : { $text }

web-bulletin-close = Écarter cet avis

web-owner = La page de la maison
web-owner-who = Cette page est pour qui tient le serveur. Son lien a été affiché au premier démarrage.
web-owner-key = La clé de la maison
web-owner-open = Ouvrir
web-owner-counts = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $people ->
    [one] une personne
   *[other] { $people } personnes
}.
web-owner-reports = Signalements
web-owner-no-reports = Personne ne se plaint.
web-owner-said = { $count ->
    [one] Ce qui s’est dit : une ligne
   *[other] Ce qui s’est dit : { $count } lignes
}
web-owner-done = C’est réglé
web-owner-look = Voir la table
web-owner-close = Fermer la table
web-owner-close-sure = Oui, la fermer pour de bon
web-owner-close-no = Non
web-owner-tables = Tables
web-owner-search = Un nom, ou l’identifiant d’une table
web-owner-find = Chercher
web-owner-no-tables = Aucune table.
web-owner-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
web-owner-viewers = { $count ->
    [one] une personne la regarde
   *[other] { $count } personnes la regardent
}
web-owner-is-open = ouverte à tout le monde
web-owner-is-over = terminée
web-owner-bar = Exclure { $name }
web-owner-bar-about = { $name } ne pourra plus jouer ici : ni place, ni nouvelle table, ni parole. Dans les parties en cours, quelqu’un joue à sa place, et on ne dit à personne pourquoi. Qui se fait un autre profil est quelqu’un d’autre pour le serveur.
web-owner-bar-words = Ce que lira { $name }, si vous voulez
web-owner-bar-sure = Oui, exclure { $name }
web-owner-bar-whom = Exclure quelqu’un…
web-owner-barred = Exclus
web-owner-barred-words = « { $words } »
web-owner-is-barred = { $name } ne peut plus jouer ici.
web-owner-let = Laisser revenir
web-owner-let-name = Laisser revenir { $name }
web-owner-notice = Un avis à tout le monde
web-owner-notice-about = Une ligne sur chaque page, dans une langue ou dans les deux, jusqu’à ce que vous la retiriez.
web-owner-notice-say = Le dire à tout le monde
web-owner-notice-take-back = Le retirer
web-owner-limits = Limites
web-owner-open-tables = Les tables peuvent être ouvertes à tout le monde
web-owner-talk = On peut se parler
web-owner-new-tables = Nouvelles tables par heure, par adresse
web-owner-new-people = Nouveaux profils par heure, par adresse
web-owner-keep = Enregistrer
