# The module Pets.

module-pets = Pets
    .about = Animals to bring home: fed every round they grow by themselves, and in the end ask for nothing.
kind-pet = Pet
measure-pets = { $count ->
    [one] { $count } Pet
   *[other] { $count } Pets
}

verb-spend-pet = Take in “{ $card }”, “{ $name }”
verb-pay-pet = Feed “{ $card }”

event-took-pet = { $name } takes in “{ $card }”: { $level_name }.
event-upkeep_paid-pet = { $name } feeds “{ $card }”.
event-developed-pet = “{ $card }” grows to level { $level }, { $level_name }.
event-set_aside-pet = “{ $card }” needs nothing more from { $name }.
story-lost-pet =
    .a = The bowl stood empty, and that was the end of this: { $card }.
    .b = { $name } found a better home for this: { $card }.
    .c = The basket stayed in its corner for years, with nobody in it: { $card }.
