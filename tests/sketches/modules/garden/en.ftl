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
