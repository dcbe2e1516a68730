# Le jeu, et ce qu’on peut y choisir.

game-cv = CV
    .about = Lancez les dés et rédigez le curriculum de votre vie, du premier vélo au dernier passe-temps.
edition-only = Règles de 2013
edition-about-only = La seule édition du jeu.
counter-score = Points
counter-rerolls = Relances
    .one = relance
    .many = relances
counter-dice = Dés
    .one = dé
    .many = dés
counter-points = Points
    .one = point
    .many = points
