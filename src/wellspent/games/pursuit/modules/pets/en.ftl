# The module Pets.

module-pets = Pets
    .about = Animals to bring home: fed every round, they grow by themselves, and in the end they ask for nothing.
kind-pet = Pet
measure-pets = { $count ->
    [one] { $count } Pet
   *[other] { $count } Pets
}
    .name = Pets

verb-spend-pet = Take in “{ $card }”, “{ $name }”
verb-pay-pet = Feed “{ $card }”

event-took-pet = { $name } takes in “{ $card }”: { $level_name }.
event-upkeep_paid-pet = { $name } feeds “{ $card }”.
event-developed-pet = “{ $card }” grows to Level { $level }, { $level_name }.
event-set_aside-pet = “{ $card }” needs nothing more from { $name }.
story-lost-pet =
    .a = One morning there was nobody left to feed, and that was the end of “{ $card }”.
    .b = { $name } found a better home for “{ $card }”.
    .c = The place where “{ $card }” had lived stayed empty for years.
    .d = “{ $card }” went to live in the country, as they say, and it was even true.
    .e = Long after “{ $card }” had gone, { $name } still woke at feeding time.

story-title-pets = { $name } lived { $years } years and never came home to an empty house.
story-epitaph-pets =
    .a = Served everybody else first.
    .b = Knew whose cat that was.
story-count-pets = { $count ->
    [1] { $words ->
        [one] one animal
       *[other] 1 animal
    }
   *[other] { $words } animals
}
