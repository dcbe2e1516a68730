# Lines of the log. An event has the id `event-NAME`; what happens on a space `placed-SPACE`; a cause `cause-RULE`.

event-round = { $age } begins.
event-hourglasses = { $count ->
    [one] { $name } takes { $count } Hourglass.
   *[other] { $name } takes { $count } Hourglasses.
}
event-turned_up = { $pile }: “{ $card }” is turned up.
event-shuffled = { $pile }: the discard pile is shuffled into a new pile.
event-dealt_trait = { $name } is dealt “{ $card }”.
event-kept_trait = { $name } keeps the Child Trait “{ $card }”.
event-goal_revealed = Life Goal: “{ $card }”.
event-first_player = { $why ->
    [mood] { $name } is First Player: the best mood ({ $mood } STH).
    [tie] { $name } is First Player: moods are equal, and nobody sits further from the token.
   *[other] { $name } is First Player.
}
event-mood_reset = The round is over: everybody’s STH returns to 0.
event-placed = { $name } places an Hourglass on { $space }.
event-paid = { $has_card ->
    [yes] { $name } pays { $goods } for “{ $card }”.
   *[no] { $name } pays { $goods }.
}
event-gained = { $has_card ->
    [yes] { $name } gains { $goods } (“{ $card }”).
   *[no] { $name } gains { $goods }.
}
event-sth = { $sign ->
    [less] { $name } loses { $count } STH: { $cause }.
   *[more] { $name } gains { $count } STH: { $cause }.
}
event-lth = { $sign ->
    [less] { $name } loses { $count } LTH: { $cause }.
   *[more] { $name } gains { $count } LTH: { $cause }.
}
event-stress = { $name } takes { $count } Stress: { $cause }.
event-relaxed = { $count ->
    [0] { $name } cannot relax any further: the section of the Stress track ends here.
    [one] { $name } relaxes by { $count } space.
   *[other] { $name } relaxes by { $count } spaces.
}
event-healthier = { $count ->
    [one] { $name } enjoys Good Health: { $count } space to the left.
   *[other] { $name } enjoys Good Health: { $count } spaces to the left.
}
event-took = { $kind ->
    [partner] { $name } has a date with { $card }.
    [group_project] { $name } starts “{ $card }”.
    [item] { $name } buys “{ $card }”: { $level_name }.
    [activity] { $name } goes for “{ $card }”: { $level_name }.
   *[other] { $name } takes up “{ $card }” at Level { $level }, “{ $level_name }”.
}
event-advanced = { $name } advances “{ $card }” to Level { $level }, “{ $level_name }”.
event-completed = { $name } completes “{ $card }”.
event-joined = { $name } has a Role in “{ $card }”: { $level_name }.
event-upgraded = { $name } upgrades “{ $card }” to Level { $level }, “{ $level_name }”.
event-hired = { $name } gets a Job: { $card }.
event-promoted = { $name } is promoted: { $card }.
event-retired = { $name } retires ({ $card }).
event-developed = { $name } and { $card }: { $level_name }.
event-upkeep_paid = { $name } keeps “{ $card }”.
event-upkeep_refused = { $name } does not keep “{ $card }”.
event-upkeep_paid-partner = { $name } is there for { $card }.
event-upkeep_refused-partner = { $name } has nothing left for { $card }.
event-upkeep_paid-job = { $name } goes to work ({ $card }).
event-upkeep_refused-job = { $name } gives notice ({ $card }).
event-discarded = { $name } loses “{ $card }”: { $cause }.
event-discarded-partner = { $name } and { $card } part.
event-discarded-job = { $name } leaves a Job ({ $card }): { $cause }.
event-row_discarded = { $pile }: “{ $card }” leaves the row.
event-set_aside = { $name } completes “{ $card }”.
event-refreshed = { $name } refreshes the { $pile } row.
event-goal_reached = { $name } fulfils the Life Goal “{ $card }”.
event-goal_closed = Nobody gets the Life Goal “{ $card }”: several fulfilled it at once.
event-life_ended = { $name }’s life ends.
event-left = { $name } leaves the game.
event-inherited = { $name } leaves an Inheritance of { $count } LTH.
event-game_over = The game is over.
event-goal_exchanged = { $name } gives back the Life Goal “{ $card }”.
event-card_gained = { $kind ->
    [partner] { $name } is now with { $card }: { $level_name }.
   *[other] { $name } receives “{ $card }”.
}

placed-study = { $name } studies.
placed-play = { $name } plays.
placed-interact = { $name } meets people.
placed-temp_job = { $name } takes a Temp Job.
placed-overtime = { $name } works Overtime.
placed-rest = { $name } rests.

cause-card = “{ $card }”
cause-rule = { $rule }
cause-PH-action-06 = the same action again
cause-PH-slots-11 = no free slot
cause-PH-partner-06 = another Partner
cause-PH-upkeep-01 = more cards than slots
cause-PH-upkeep-02 = more than one Partner
cause-PH-upkeep-09 = not kept
cause-PH-overtime-01 = Overtime
cause-PH-prep-05 = the years
cause-PH-prep-06 = the years
cause-PH-prep-07 = the years
cause-PH-discard-01 = discarded
cause-PH1-discard-01 = discarded
cause-PH-discard-03 = a card discarded
cause-PH-discard-04 = a new Job
cause-PH-job-07 = a new Job
cause-PH-refresh-01 = a row refreshed
cause-PH1-refresh-01 = a row refreshed
cause-PH-q-21 = from the card
cause-PH-sth-02 = beyond the end of the STH track
cause-MOD-end-01 = at the end of the game
event-popularity = { $sign ->
    [less] { $name } loses { $count } Popularity: { $cause }.
   *[more] { $name } gains { $count } Popularity: { $cause }.
}
event-passed = { $name } passes for the rest of the round.

# What the table stops for a moment.
great-round = { $age }
    .text = The Hourglasses are back, and so are the bills.
    .first = A whole life lies ahead, and the first Hourglasses are yours to spend.
    .grown = You are of age: there are Jobs now, and Partners. The Hourglasses are back.
    .old = The years bring everybody { $stress } Stress. The Hourglasses are back, and so are the bills.
    .last = The years bring everybody { $stress } Stress. Whatever is to be lived, live it now.
great-goal = { $name } fulfils a Life Goal
    .text = { $card }
great-love = Love
    .text = { $name } ♥ { $card }
great-retired = { $name } retires
    .text = { $card }
great-death = { $name }, farewell
    .text = A life of { $points } Long-Term Happiness has come to an end.
    .still = A life has come to an end, with { $points } Long-Term Happiness so far. The Inheritance is counted when the game ends.
