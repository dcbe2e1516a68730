# Les Services.

module-services = Services
    .about = Abonnements et gens qui passent le mardi : ils s’achètent et s’entretiennent comme des Objets, sans en être.

kind-service = Service
measure-services = { $count ->
    [one] { $count } Service
   *[other] { $count } Services
}

event-took-service = { $name } s’offre « { $card } » : { $level_name }.
story-lost-service = { $variant ->
    [0] L’abonnement prit fin, et personne n’appela : « { $card } ».
    [1] { $name } résilia par courrier, et reçut un formulaire sur les motifs : « { $card } ».
   *[2] Ensuite, { $they } s’en chargea sans aide, ou s’en passa : « { $card } ».
}
