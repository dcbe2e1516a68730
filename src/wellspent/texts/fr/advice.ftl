# Conseils et bilans : ce qu’un choix rapporte, et par quoi.

advice-number = { $whole },{ $tenth }
advice-plan = { $points } pour vos projets d’avenir (ensuite : « { $card } »)
advice-hope = { $percent } % pour « { $card } »

advice-pursuit-points =
    .more = { $points } Bonheur à Long Terme, tout de suite
    .less = { $points } Bonheur à Long Terme
advice-pursuit-time =
    .more = { $points } temps : des Sabliers et de la santé pour plus tard
    .less = { $points } temps : cela coûte des Sabliers ou de la santé
advice-pursuit-goods =
    .more = { $points } ressources qui vous serviront
    .less = { $points } ressources qui vous auraient servi
advice-pursuit-mood =
    .more = { $points } humeur : les Projets coûtent moins cher
    .less = { $points } humeur : les Projets coûtent plus cher
advice-pursuit-cards =
    .more = { $points } ce que vos cartes promettent encore
    .less = { $points } ce que vos cartes auraient pu promettre
advice-pursuit-plans =
    .more = { $points } projets d’avenir : ils se rapprochent
    .less = { $points } projets d’avenir : ils devront attendre
advice-pursuit-goals =
    .more = { $points } Objectifs de Vie : l’un se rapproche
    .less = { $points } Objectifs de Vie : l’un s’éloigne
advice-pursuit-boards =
    .more = { $points } plateaux et jetons
    .less = { $points } plateaux et jetons

advice-cv-sets =
    .more = { $points } séries : plus il y en a d’un type, plus chaque carte compte
    .less = { $points } séries d’un type
advice-cv-possessions =
    .more = { $points } possessions
    .less = { $points } possessions
advice-cv-goal =
    .more = { $points } votre but secret
    .less = { $points } votre but secret
advice-cv-public_goals =
    .more = { $points } buts publics
    .less = { $points } buts publics
advice-cv-effects =
    .more = { $points } ce que les cartes actives apportent à chaque tour
    .less = { $points } ce que les cartes actives pourraient apporter
advice-cv-events =
    .more = { $points } événements en main
    .less = { $points } événements en main

advice-title = Les meilleurs choix
advice-about = Le gain d’un choix se compte en points à la fin de la partie, par rapport aux autres choix qui valent la peine.
advice-one = Il n’y a qu’un choix.

review-title = Où { $name } a perdu des points
review-of = Le regard du joueur virtuel « { $level } »
review-start = Au début
review-round = Tour { $round }
review-when = Tour { $round }, choix { $number }
review-chosen = Choisi : { $choice }
review-better = Mieux : { $choice }
review-lost = environ { $points }
review-nothing = Aucune décision n’a coûté cher à { $name } : une vie bien menée.
review-curve = Ce que la partie devrait rapporter à { $name }, tour après tour
review-score = À la fin : { $score }
review-progress = Décision { $done } sur { $total }
review-seat = Il n’y a pas de place { $seat } dans cette partie ; il y a : { $seats }.
review-running = Cette partie n’est pas terminée ; voici ses décisions jusqu’ici.
