module-garden = Garden
    .about = Plants to put into the ground: they grow while you rest.
kind-plant = Plant
measure-plants = { $count ->
    [one] { $count } Plant
   *[other] { $count } Plants
}
    .name = Plants
event-grew = { $card } grows to level { $level }, { $level_name }.
story-source-garden = Garden
story-title-plants = { $name } lived { $years } years and had earth under the nails in all of them.
story-epitaph-plants =
    .a = Gone to seed.
    .b = Back in the ground.
story-count-plants = { $count ->
    [one] one plant
   *[other] { $words } plants
}
