# Ce qu’un choix rapporte dans CV.

advice-cv-sets =
    .more = { $points } séries : plus il y en a d’un type, plus chaque carte compte
    .less = { $points } séries d’un type
advice-cv-possessions =
    .more = { $points } possessions
    .less = { $points } possessions
advice-cv-goal =
    .more = { $points } votre but secret
    .less = { $points } votre but secret
advice-cv-public_goals =
    .more = { $points } buts publics
    .less = { $points } buts publics
advice-cv-effects =
    .more = { $points } ce que les cartes actives apportent à chaque tour
    .less = { $points } ce que les cartes actives pourraient apporter
advice-cv-events =
    .more = { $points } événements en main
    .less = { $points } événements en main
