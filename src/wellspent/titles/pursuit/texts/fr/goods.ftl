# Ce que demandent les coûts et ce que donnent les récompenses.

goods-nothing = rien

goods-knowledge = { $count ->
    [one] { $count } Connaissance
   *[other] { $count } Connaissances
}
    .name = Connaissance
    .more = { $count ->
        [one] { $count } Connaissance
       *[other] { $count } Connaissances
    }
goods-creativity = { $count ->
    [one] { $count } Créativité
   *[other] { $count } Créativités
}
    .name = Créativité
    .more = { $count ->
        [one] { $count } Créativité
       *[other] { $count } Créativités
    }
goods-influence = { $count ->
    [one] { $count } Influence
   *[other] { $count } Influences
}
    .name = Influence
    .more = { $count ->
        [one] { $count } Influence
       *[other] { $count } Influences
    }
goods-money = { $count } Argent
    .name = Argent
    .more = { $count } Argent
goods-hourglass = { $count ->
    [one] { $count } Sablier
   *[other] { $count } Sabliers
}
    .name = Sabliers
    .more = { $count ->
        [one] { $count } Sablier
       *[other] { $count } Sabliers
    }
goods-any = { $count ->
    [one] { $count } Ressource au choix
   *[other] { $count } Ressources au choix
}
    .name = Ressources au choix
    .more = { $count ->
        [one] { $count } Ressource, quelle qu’elle soit
       *[other] { $count } Ressources, quelles qu’elles soient
    }
goods-sth = { $count } BCT
    .name = Bonheur à Court Terme
    .more = { $count } BCT
    .full = { $count } de Bonheur à Court Terme
goods-lth = { $count } BLT
    .name = Bonheur à Long Terme
    .more = { $count } BLT
    .full = { $count } de Bonheur à Long Terme
goods-stress = { $count } Stress
    .name = Stress
    .more = { $count } Stress
goods-relax = { $count ->
    [one] { $count } Relaxation
   *[other] { $count } Relaxations
}
    .name = Relaxation
    .more = { $count ->
        [one] { $count } Relaxation
       *[other] { $count } Relaxations
    }
goods-health = { $count } Bonne Santé
    .name = Bonne Santé
    .more = { $count } Bonne Santé
goods-popularity = { $count } Popularité
    .name = Popularité
    .more = { $count } Popularité
