# What a choice gains in the Pursuit.

advice-pursuit-points =
    .more = { $points } Long-Term Happiness at once
    .less = { $points } Long-Term Happiness
advice-pursuit-time =
    .more = { $points } time: Hourglasses and health for later
    .less = { $points } time: it takes Hourglasses or health
advice-pursuit-goods =
    .more = { $points } useful resources
    .less = { $points } resources you could have used
advice-pursuit-mood =
    .more = { $points } mood: Projects get cheaper
    .less = { $points } mood: Projects get more expensive
advice-pursuit-cards =
    .more = { $points } what your cards still promise
    .less = { $points } what your cards could have promised
advice-pursuit-plans =
    .more = { $points } for your plans: they come closer
    .less = { $points } for your plans: they have to wait
advice-pursuit-goals =
    .more = { $points } Life Goals: one comes closer
    .less = { $points } Life Goals: one slips away
advice-pursuit-boards =
    .more = { $points } boards and tokens
    .less = { $points } boards and tokens
