# What a choice will bring about in the Pursuit; `.more` and `.less` where no fact can be named.

advice-pursuit-points =
    .more = More Long-Term Happiness at once than other choices
    .less = Other choices give more Long-Term Happiness at once
advice-pursuit-time =
    .more = It saves time and health
    .less = Other choices save time and health
advice-pursuit-goods =
    .more = It keeps what you have for later
    .less = Other choices leave you more for later
advice-pursuit-mood =
    .more = It keeps Projects cheaper
    .less = Other choices keep Projects cheaper
advice-pursuit-cards =
    .more = It moves your cards further than other choices
    .less = Other choices move your cards further
advice-pursuit-plans =
    .more = Your plans come closer
    .less = Your plans have to wait
advice-pursuit-goals =
    .more = A Life Goal comes closer
    .less = A Life Goal slips away
advice-pursuit-boards =
    .more = Boards and tokens will bring more
    .less = Boards and tokens will bring less

advice-pursuit-outcome = Played on sensibly, expect { $points } ± { $error } Long-Term Happiness

fact-pursuit-points = { $count } Long-Term Happiness at once
fact-pursuit-points-lost = It costs { $count } Long-Term Happiness
fact-pursuit-end = Your life ends with it
fact-pursuit-no-tomorrow = You will not live to see { $age }
fact-pursuit-tomorrow = You live to see { $age }
fact-pursuit-hours = { $count ->
    [one] { $age } begins with { $count } Hourglass for you, not { $before }
   *[other] { $age } begins with { $count } Hourglasses for you, not { $before }
}
fact-pursuit-hours-now = { $count ->
    [one] One more Hourglass this round
   *[other] { $count } more Hourglasses this round
}
fact-pursuit-stress = { $count } Stress, but no Hourglass lost yet
fact-pursuit-calm = { $count ->
    [one] One space calmer on the Stress track
   *[other] { $count } spaces calmer on the Stress track
}
fact-pursuit-mood-good = Projects cost { $count } less for the rest of the round
fact-pursuit-mood-bad = Projects cost { $count } more for the rest of the round
fact-pursuit-mood-good-still = Projects cost only { $count } less for the rest of the round
fact-pursuit-mood-bad-still = Projects cost only { $count } more for the rest of the round
fact-pursuit-mood-even = Projects are back at their printed prices
fact-pursuit-paid = “{ $card }” can be paid for when { $age } begins
fact-pursuit-unpaid = Too little is left to pay for “{ $card }” when { $age } begins
fact-pursuit-towards = { $goods } towards “{ $card }”
fact-pursuit-gained = It brings { $goods }
fact-pursuit-spent-of = It takes { $goods }, which “{ $card }” could have used
fact-pursuit-spent = It takes { $goods }
fact-pursuit-kept = You keep “{ $card }”
fact-pursuit-role = “{ $card }” pays its Roles once more when the round ends
fact-pursuit-no-hour = It takes no Hourglass: your turn goes on
fact-pursuit-hour-spared = It takes no Hourglass
fact-pursuit-hours-spent = { $count ->
    [one] It takes { $count } Hourglass
   *[other] It takes { $count } Hourglasses
}
fact-pursuit-finished = “{ $card }” has nothing more to give
fact-pursuit-lost = You lose “{ $card }”
fact-pursuit-completed = “{ $card }” is completed
fact-pursuit-excess = One card too many: { $count } Stress every round it stays
fact-pursuit-each-round = “{ $card }” gives { $goods } every round from { $age } on
fact-pursuit-next-line = The next line of “{ $card }” gives { $goods }
fact-pursuit-ready = “{ $card }” can come next
fact-pursuit-near = { $count ->
    [one] “{ $card }” is one Hourglass away
   *[other] “{ $card }” is { $count } Hourglasses away
}
fact-pursuit-waits = “{ $card }” will have to wait
fact-pursuit-goal-won = The Life Goal “{ $goal }” is yours
fact-pursuit-goal-lost = The Life Goal “{ $goal }” is out of reach with it
fact-pursuit-goal = Life Goal “{ $goal }”: { $count } of { $of }
fact-pursuit-goal-race = Life Goal “{ $goal }”: you have { $count }, the best of the others { $of }
fact-pursuit-board = { $module }: it moves you on there
fact-pursuit-board-less = { $module }: it sets you back there
fact-pursuit-board-scored = { $module }: { $more } more Long-Term Happiness at the end, as things stand
fact-pursuit-board-less-scored = { $module }: { $more } less Long-Term Happiness at the end, as things stand
fact-pursuit-board-asks = What “{ $card }” asks for: { $count } of { $of }
fact-pursuit-board-less-asks = What “{ $card }” asks for: only { $count } of { $of }
fact-pursuit-aim-goal = Worth living for: the Life Goal “{ $goal }”, { $count } of { $of } so far
