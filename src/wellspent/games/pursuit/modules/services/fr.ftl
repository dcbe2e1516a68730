# Les Services.

module-services = Services
    .about = Abonnements et gens qui passent le mardi : ils s’achètent et s’entretiennent comme des Objets, sans en être.

kind-service = Service
measure-services = { $count ->
    [one] { $count } Service
   *[other] { $count } Services
}

event-took-service = { $name } s’offre « { $card } » : { $level_name }.
story-lost-service =
    .a = L’abonnement prit fin, et personne n’appela : « { $card } ».
    .b = { $name } résilia par courrier, et reçut un formulaire sur les motifs : « { $card } ».
    .c = Ensuite, { $they } s’en chargea sans aide, ou s’en passa : « { $card } ».
