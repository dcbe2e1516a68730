# Problèmes : que feriez-vous ?

web-nav-puzzles = Problèmes
web-puzzles-title = Que feriez-vous ?
web-puzzles-about = Dix positions par jour, tirées de parties de haut niveau. Dans chacune, un choix est nettement le meilleur : faites-le sur la table, comme toujours.
web-puzzles-so-far = { $done ->
    [0] Aucun problème tenté aujourd’hui.
    [one] Un problème tenté aujourd’hui, { $right } trouvé du premier coup.
   *[other] { $done } sur { $count } tentés aujourd’hui, { $right ->
        [one] { $right } trouvé
       *[other] { $right } trouvés
    } du premier coup.
}
web-puzzle-seats = { $seats ->
    [one] une vie en solo
   *[other] { $seats } à table
}
web-puzzle-ask = Un choix est nettement le meilleur.
web-puzzle-yourself = Pas ici : celui-ci, c’est à vous de le trouver.
web-puzzle-right = C’est cela.
web-puzzle-other = Il y a mieux.
web-puzzle-yours = Votre choix :
web-puzzle-behind = Il finit environ { $points } points plus bas.
web-puzzle-far = Il finit bien plus bas que les autres.
web-puzzle-best = Le meilleur :
web-puzzle-others = Aussi envisagés
web-puzzle-by = En points à la fin de la partie, vus par « { $player } », par rapport au choix d’à côté.
web-puzzle-next = Le suivant
web-puzzle-all = Tous ceux du jour
web-puzzle-again = Revoir la table
web-puzzle-found = trouvé du premier coup
web-puzzle-seen = tenté
