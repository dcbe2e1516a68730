# Ce qu’un choix amènera dans CV ; `.more` et `.less` là où aucun fait ne peut être nommé.

advice-cv-sets =
    .more = Vos séries grandissent, et comptent d’autant plus qu’elles sont longues
    .less = D’autres choix allongent vos séries
advice-cv-possessions =
    .more = Les possessions compteront davantage
    .less = D’autres choix donnent des possessions qui comptent plus
advice-cv-goal =
    .more = Votre but secret se rapproche
    .less = D’autres choix rapprochent votre but secret
advice-cv-public_goals =
    .more = Un but public se rapproche
    .less = D’autres choix rapprochent un but public
advice-cv-effects =
    .more = Vos cartes actives continuent de donner
    .less = D’autres choix vous laissent plus de cartes actives
advice-cv-events =
    .more = Votre main reste utile
    .less = D’autres choix vous laissent une meilleure main

advice-cv-outcome = En jouant la suite raisonnablement, attendez-vous à un score de { $points } ± { $error }

fact-cv-set = { $count ->
    [one] Une carte { $type } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et non { $before }
   *[other] { $count } cartes { $type } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et non { $before }
}
fact-cv-possession = { $points ->
    [one] « { $card } » vaut { $points } point à la fin
   *[other] « { $card } » vaut { $points } points à la fin
}
fact-cv-possession-lost = { $points ->
    [one] Vous perdez « { $card } » et son unique point
   *[other] Vous perdez « { $card } » et ses { $points } points
}
fact-cv-goal = { $points ->
    [one] Votre but « { $goal } » : { $points } point, et non { $before }
   *[other] Votre but « { $goal } » : { $points } points, et non { $before }
}
fact-cv-leads = { $points ->
    [one] Vous menez pour « { $goal } » : { $points } point contre { $before }
   *[other] Vous menez pour « { $goal } » : { $points } points contre { $before }
}
fact-cv-shares = { $points ->
    [one] À égalité pour « { $goal } » : { $points } point chacun
   *[other] À égalité pour « { $goal } » : { $points } points chacun
}
fact-cv-behind = { $points ->
    [one] « { $goal } » : { $points } point, au mieux { $before } chez les autres
   *[other] « { $goal } » : { $points } points, au mieux { $before } chez les autres
}
fact-cv-gives = « { $card } » donne { $goods } à chaque tour tant qu’elle est au-dessus
fact-cv-stays = « { $card } » reste au-dessus et donne toujours { $goods }
fact-cv-covered = « { $card } » est recouverte et ne donne plus rien ({ $goods })
fact-cv-lost = Vous perdez « { $card } »
fact-cv-event = « { $card } » rejoint votre main
fact-cv-event-used = « { $card } » aura servi
fact-cv-aim-goal = { $points ->
    [one] Une raison de vivre : votre but « { $goal } », { $points } point à ce jour
   *[other] Une raison de vivre : votre but « { $goal } », { $points } points à ce jour
}
fact-cv-aim-set = { $count ->
    [one] Votre plus longue série : { $type }, une carte ; la suivante vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Votre plus longue série : { $type }, { $count } cartes ; la suivante vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
review-round-cv = Manche { $round }
review-when-cv = Manche { $round }, choix { $number }
