# Les Proches.

module-relatives = Proches
    .about = Une personne âgée et chère pour chaque joueur : à chaque tour un dé décide du temps qui lui reste, et votre vie décide de l’héritage.

kind-relative = Proche
pile-relative = Proches

event-relative = Un Proche pour { $name } : « { $card } ».
event-rolled = { $name } lance le dé pour « { $card } » : { $count }.
event-passed_away = Fin d’une longue vie : « { $card } ».
event-legacy = « { $card } » a pensé à { $name } dans son testament.
event-no_legacy = « { $card } » ne laisse rien à { $name }.
boundary-rolled = Un dé a été lancé.
board-relatives = Proches
zone-relatives = Proche
token-years = Case de la piste

story-title-heir = { $name } vécut { $years } ans et écrivit à temps les lettres de remerciement.
story-epitaph-heir =
    .a = Dans le bon fauteuil, enfin.
    .b = Passait le dimanche.

web-token-years = L’âge qu’un Proche a atteint. À chaque tour, le dé doit faire plus que le nombre de la case.
