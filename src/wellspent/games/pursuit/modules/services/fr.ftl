# Les Services.

module-services = Services
    .about = Abonnements et gens qui passent le mardi : ils s’achètent et s’entretiennent comme des Objets, sans en être.

kind-service = Service
measure-services = { $count ->
    [one] { $count } Service
   *[other] { $count } Services
}
    .name = Services

event-took-service = { $name } s’offre « { $card } » : { $level_name }.
story-lost-service =
    .a = L’abonnement « { $card } » prit fin, et personne n’appela.
    .b = { $name } résilia « { $card } » par courrier, et reçut un formulaire sur les motifs.
    .c = C’en fut fini de « { $card } », et { $they } s’en passa très bien.
    .d = La dernière facture de « { $card } » fut la plus aimable.
    .e = Plus personne ne vint pour « { $card } », et { $name } n’attendit qu’une fois.

story-title-services = { $name } vécut { $years } ans et eut quelqu’un pour tout.
story-epitaph-services =
    .a = Quelqu’un passait le mardi.
    .b = Prière de résilier l’abonnement.
story-count-services = { $count ->
    [1] { $words ->
        [one] un abonnement
       *[other] 1 abonnement
    }
   *[other] { $words } abonnements
}
