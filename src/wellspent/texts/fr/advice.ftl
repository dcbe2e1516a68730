# Conseils et bilans : ce qu’un choix rapporte, et par quoi.

advice-number = { $whole },{ $tenth }
advice-plan = Cela mène à « { $card } »
advice-otherwise = Sinon : { $fact }
advice-another = Un autre choix : { $fact }
advice-rest = Tout le reste, et ce qui en découle plus tard
advice-hope = { $percent } % pour « { $card } »

advice-title = Les meilleurs choix
advice-about = Le gain d’un choix se compte en points à la fin de la partie, par rapport aux autres choix qui valent la peine.
advice-one = Il n’y a qu’un choix.
advice-nobody = Personne ne donne de conseils pour ce jeu.

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
review-seat = Il n’y a pas de place { $seat } dans cette partie ; les places sont { $seats }.
review-running = Cette partie n’est pas terminée ; voici ses décisions jusqu’ici.
