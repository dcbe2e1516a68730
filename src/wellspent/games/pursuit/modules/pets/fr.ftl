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
    .a = Un matin, il n’y eut plus personne à nourrir, et c’en fut fini de « { $card } ».
    .b = { $name } trouva un meilleur foyer pour « { $card } ».
    .c = La place de « { $card } » resta vide pendant des années.
    .d = « { $card } » partit à la campagne, comme on dit, et c’était même vrai.
    .e = Longtemps après, { $name } se levait encore à l’heure de nourrir « { $card } ».

story-title-pets = { $name } vécut { $years } ans et ne rentra jamais dans une maison vide.
story-epitaph-pets =
    .a = Servait d’abord tous les autres.
    .b = Savait à qui était ce chat.
story-count-pets = { $count ->
    [1] { $words ->
        [one] un animal
       *[other] 1 animal
    }
   *[other] { $words } animaux
}
