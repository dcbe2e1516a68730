# Le jeu, et ce qu’on peut y choisir.

game-pursuit = La Quête du Bonheur
    .about = Une vie en huit tours : projets, métiers, amours et objets, autant que le temps et les nerfs le permettent.
edition-about-second = Les règles de 2022 : des lignes de quatre cartes, des Objectifs de Vie en cours de route, Relaxation et Bonne Santé telles qu’elles sont imprimées.
edition-about-first = Les règles de la première édition : moins de cartes dans les lignes, des Objectifs de Vie à la fin seulement, et la fin dès que la dernière vie s’achève.
set-box = La grande boîte
    .about = Quelque deux cents cartes de plus pour les mêmes pioches : davantage de vies à choisir.
counter-hourglass = Sabliers
counter-used = Sabliers utilisés
track-stress = Stress
track-sth = Bonheur à Court Terme
track-lth = Bonheur à Long Terme
mark-due = Entretien à régler
