# Ce que dit la table en ligne en plus des textes des jeux : les jeux et ce qu’on peut y choisir, et qui on attend.

game-pursuit = La Quête du Bonheur
    .about = Une vie en huit tours : projets, métiers, amours et objets, autant que le temps et les nerfs le permettent.
game-cv = CV
    .about = Lancez les dés et rédigez le curriculum de votre vie, du premier vélo au dernier passe-temps.

edition-about-second = Les règles de 2022 : des lignes de quatre cartes, des Objectifs de Vie en cours de route, Relaxation et Bonne Santé telles qu’imprimées.
edition-about-first = Les règles de la première édition : moins de cartes dans les lignes, des Objectifs de Vie à la fin seulement, des années plus rudes.
edition-only = Règles de 2013
edition-about-only = La seule édition du jeu.


set-box = La grande boîte
    .about = Quelque deux cents cartes de plus pour les mêmes pioches : davantage de vies à choisir.

showing-waiting = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
showing-no-choice = Ce choix ne vous est pas offert maintenant.
showing-other-rules = Ce qui précède a été joué avec d’autres règles.
showing-not-over = Cette partie n’est pas encore terminée.

counter-hourglass = Sabliers
counter-used = Sabliers utilisés
counter-score = Points
counter-rerolls = Relances
counter-dice = Dés
track-stress = Stress
track-sth = Bonheur à Court Terme
track-lth = Bonheur à Long Terme
mark-due = Entretien à régler
showing-ends-life = Votre vie s’arrête là.

# On the back of a card: of whom its memories are told there, and when.
memory-somebody = Inès
memory-taken = Prise
memory-top = À la fin
memory-lost = Si elle est perdue
memory-played = Une fois jouée
