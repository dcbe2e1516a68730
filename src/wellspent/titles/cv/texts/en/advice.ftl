# What a choice gains in CV.

advice-cv-sets =
    .more = { $points } sets: the more of a type, the more each counts
    .less = { $points } sets of a type
advice-cv-possessions =
    .more = { $points } possessions
    .less = { $points } possessions
advice-cv-goal =
    .more = { $points } your private goal
    .less = { $points } your private goal
advice-cv-public_goals =
    .more = { $points } public goals
    .less = { $points } public goals
advice-cv-effects =
    .more = { $points } what active cards bring each turn
    .less = { $points } what active cards could bring each turn
advice-cv-events =
    .more = { $points } events in hand
    .less = { $points } events in hand
