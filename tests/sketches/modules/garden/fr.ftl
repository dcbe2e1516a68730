module-garden = Le jardin
    .about = Des plantes à mettre en terre : elles poussent pendant que vous vous reposez.
kind-plant = Plante
measure-plants = { $count ->
    [one] { $count } plante
   *[other] { $count } plantes
}
    .name = plantes
event-grew = { $card } pousse jusqu’au niveau { $level }, { $level_name }.
story-source-garden = Jardin
story-title-plants = { $name } vécut { $years } ans, les mains dans la terre.
story-epitaph-plants =
    .a = Monté en graine.
    .b = De retour en terre.
story-count-plants = { $count ->
    [one] une plante
   *[other] { $words } plantes
}
