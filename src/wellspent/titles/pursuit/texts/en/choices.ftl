# What a choice does. A verb has the id `verb-NAME`; clauses follow it.

choice-plain = { $act }.
choice-with = { $act }: { $clauses }.

clause-pay = pay { $goods }
clause-pay-less = pay { $goods } ({ $less } less)
clause-gain = gain { $goods }
clause-lose = lose { $goods }
clause-ability = gain { $goods } from your abilities
clause-stress = take { $count } Stress ({ $cause })
clause-upkeep = then { $goods } every round to keep it
clause-upkeep-partner = then { $goods } every round to stay together
clause-upkeep-friend = then { $goods } every round to stay friends
clause-upkeep-job = then { $goods } every round to keep the Job
clause-upkeep-pet = then { $goods } every round to feed it
bill-less = { $goods } ({ $less } less)
clause-leave-job = leave your present Job, { $job }

verb-give = Pay { $goods }
verb-give-nothing = Pay nothing
clause-stress-plain = take { $count } Stress
verb-gain = Take { $goods }
verb-first = { $good } first
verb-pick = Choose Reward { $number }
verb-trade = { $count ->
    [0] Trade nothing
    [one] Trade once
    [2] Trade twice
   *[other] Trade { $count } times
}
verb-receive = { $kind ->
    [partner] Begin with { $card }
   *[other] Take “{ $card }”
}
verb-keep = Keep “{ $card }”
verb-exchange = Give back “{ $card }” and draw another Life Goal
verb-replace = Replace “{ $card }”
verb-redraw = Draw the new cards now
verb-pay = Keep “{ $card }”
verb-lose = Let “{ $card }” go
verb-pay-partner = Stay with { $card }
verb-lose-partner = Part from { $card }
verb-discard-partner = Break up with { $card }
verb-pay-job = Keep the Job of { $card }
verb-lose-job = Give notice as { $card }
verb-discard-job = Resign as { $card }
verb-collect = Collect from “{ $card }”
verb-leave = Leave the game

verb-pass = Pass for the rest of the round
verb-study = Study
verb-play = Play
verb-interact = Interact
verb-temp_job = Temp Job
verb-overtime = Overtime
verb-rest = { $count ->
    [0] Rest without moving
    [one] Rest, { $count } space to the left
   *[other] Rest, { $count } spaces to the left
}
verb-take = { $kind ->
    [group_project] Start “{ $card }” in the Role “{ $name }”
   *[other] Take “{ $card }” at Level { $level }, “{ $name }”
}
verb-join = Join “{ $card }” in the Role “{ $name }”
verb-spend = Spend on “{ $card }” at Level { $level }, “{ $name }”
verb-hire = Get the Job of { $card }
verb-date = Start a Relationship with { $card }
verb-advance = Advance “{ $card }” to Level { $level }, “{ $name }”
verb-upgrade = Upgrade “{ $card }” to Level { $level }, “{ $name }”
verb-promote = Get promoted to { $card }
verb-promote-search = { $side ->
    [1] Get promoted to the next Job that can be found, on its first side
   *[other] Get promoted to the next Job that can be found, on its second side
}
verb-take-none = Take a Project
verb-spend-none = Buy an Item or Activity
verb-hire-none = Get a Job
verb-date-none = Start a Relationship
verb-promote-none = Get promoted
verb-retire = Retire from your Job
verb-develop = Take the next step with { $card }, to Level { $level }, “{ $name }”
verb-refresh = Refresh the { $pile } row
verb-discard = Discard “{ $card }”
