# Ce que disent les histoires de tous les jeux. Les attributs d’un message sont ses variantes.

story-quiet-nothing =
    .a = De ces années, il n’y a rien à dire, et cela convenait à { $name }.
    .b = Ce furent des années calmes.
    .c = Il ne se passa rien, lentement.
    .d = Le journal de ces années fut perdu, ou jamais tenu.
    .e = { $name } regarda par la fenêtre, et c’était une bonne fenêtre.
story-running =
    .a = Le reste n’a pas encore été vécu.
    .b = À suivre, avec un peu de chance.
    .c = Il reste du sable dans le sablier.
    .d = La suite est en chemin.
    .e = { $name } n’a pas fini.

# Comment l’histoire parle d’une personne : les emplacements des textes des cartes et ce qu’ils deviennent, le sujet d’abord.
person-she =
    .il = elle
person-he =
    .il = il
person-they =
    .il = iel
