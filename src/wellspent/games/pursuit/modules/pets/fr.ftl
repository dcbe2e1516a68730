# Le module Animaux.

module-pets = Animaux
    .about = Des bêtes à adopter : nourries à chaque tour, elles grandissent toutes seules et finissent par ne rien demander.
kind-pet = Animal
measure-pets = { $count ->
    [one] { $count } Animal
   *[other] { $count } Animaux
}
    .name = Animaux

verb-spend-pet = Adopter « { $card } », « { $name } »
verb-pay-pet = Nourrir « { $card } »

event-took-pet = { $name } adopte « { $card } » : { $level_name }.
event-upkeep_paid-pet = { $name } nourrit « { $card } ».
event-developed-pet = « { $card } » grandit, niveau { $level } : { $level_name }.
event-set_aside-pet = « { $card } » ne demande plus rien à { $name }.
story-lost-pet =
    .a = La gamelle resta vide, et c’en fut fini de « { $card } ».
    .b = { $name } trouva un meilleur foyer pour « { $card } ».
    .c = Le panier resta des années dans son coin, sans « { $card } ».
    .d = « { $card } » partit à la campagne, comme on dit, et c’était même vrai.
    .e = { $name } posait encore une gamelle pour « { $card } », par habitude.

story-title-pets = { $name } vécut { $years } ans et eut des poils sur tous ses manteaux.
story-epitaph-pets =
    .a = La gamelle est pleine.
    .b = Savait à qui était ce chat.
story-count-pets = { $count ->
    [1] { $words ->
        [one] un animal
       *[other] 1 animal
    }
   *[other] { $words } animaux
}
