# Hints and reviews: what a choice gains, and by what.

advice-number = { $whole }.{ $tenth }
advice-plan = { $points } for your plans (next: “{ $card }”)
advice-hope = { $percent }% for “{ $card }”

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

advice-title = The best choices now
advice-about = What a choice gains is measured in points at the end of the game, compared with the other choices worth considering.
advice-one = There is only one choice.

review-title = Where { $name } lost points
review-of = { $level } looks back
review-start = At first
review-round = Round { $round }
review-when = Round { $round }, choice { $number }
review-chosen = Chosen: { $choice }
review-better = Better: { $choice }
review-lost = about { $points }
review-nothing = No decision cost { $name } much: well lived.
review-curve = What the game should come to for { $name }, round by round
review-score = In the end: { $score }
review-progress = Going through { $done } of { $total } decisions
review-seat = There is no seat { $seat } in this game; there are: { $seats }.
review-running = This game is not over yet; these are its decisions so far.
