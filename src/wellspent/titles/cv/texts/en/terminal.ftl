# CV at a terminal.

terminal-cv-round = round { $count }
terminal-cv-goals = Public goals
terminal-cv-market = Track
terminal-cv-empty-market = No card is left.
terminal-cv-leaves-turn = leaves when this turn ends
terminal-cv-leaves-round = leaves when the round ends
terminal-cv-ends = ends below { $count } cards
terminal-cv-payable = can be bought
terminal-cv-with = { $goods }, { $ways }
terminal-cv-ways = ({ $count } ways)
terminal-cv-free = for nothing
terminal-cv-condition = only { $needs } ({ $rule })
terminal-cv-dice = Dice
terminal-cv-throws = { $left ->
    [0] throw { $count }, the last
    [one] throw { $count }, { $left } left
   *[other] throw { $count }, { $left } left
}
terminal-cv-new-dice = { $count ->
    [one] { $count } more die with the next throw
   *[other] { $count } more dice with the next throw
}
terminal-cv-misfortune-at = of { $count } towards a misfortune
terminal-cv-kept = kept
terminal-cv-free-die = free
terminal-cv-frozen = frozen
terminal-cv-my-cv = my CV
terminal-cv-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-cv-covered = and { $count } more
terminal-cv-tokens = each turn
terminal-cv-to-spend = to spend
terminal-cv-bought = bought
terminal-cv-hand = Hand
terminal-cv-in-hand = { $count } in hand
terminal-cv-secret = private goal
terminal-cv-left = gone
terminal-cv-throw-these = the dice to throw again, for example { $dice }
terminal-cv-on-the-track = a card of the track
terminal-cv-dice-hint = Type the dice to throw again, 0 to keep them all, ? for help, hint, quit
terminal-cv-how-to = Dice are thrown again by their numbers: 1 3 or 13. 0 always means enough: keep the dice, buy nothing more, take no card.
terminal-cv-asks = Costs { $goods }.
terminal-cv-needs = Only { $needs }.
terminal-cv-each-turn = Gives { $goods } each turn while it is active.
terminal-cv-once = Gives { $goods }, once.
terminal-cv-keep = Costs { $goods } each turn to keep.
terminal-cv-more-dice = { $count ->
    [one] { $count } more die.
   *[other] { $count } more dice.
}
terminal-cv-more-throws = { $count ->
    [one] { $count } more throw.
   *[other] { $count } more throws.
}
terminal-cv-worth = { $count ->
    [one] Worth { $count } point.
   *[other] Worth { $count } points.
}
terminal-cv-exchange = Any { $source } may be used as { $target }.
terminal-cv-exchange-both = { $source } and { $target } may be used for each other.
terminal-cv-sign-die = more dice
terminal-cv-sign-reroll = more throws
terminal-cv-sign-point = points
terminal-cv-sign-minus = to be paid each turn
terminal-cv-total = Points
terminal-group-dice = Dice
terminal-group-market = Track
