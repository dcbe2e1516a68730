# Following the others, a moment to think, great moments.
web-follow = Moves of others
web-follow-off = at once
web-follow-quick = quick
web-follow-steady = steady
web-follow-slow = slow
web-follow-step = step by step
web-grace = A moment to think better
web-grace-hint = What cannot be taken back waits two seconds; Enter goes on at once.
web-step = Next
web-skip = Skip
web-turn-watch = You are watching
web-log-round = Round { $round }
web-log-beginning = The beginning
web-grace-done = Going on in a moment:
web-grace-go = Go on
web-grace-back = Wait, undo
web-pays = Pay
web-moment-skip = Go on
web-moment-round = { $age }
web-moment-round-text = { $name } begins with { $points } Long-Term Happiness and { $count ->
    [one] one Hourglass
   *[other] { $count } Hourglasses
}.
web-moment-last = The last round
web-moment-last-text = Whatever is to be lived, live it now.
web-moment-goal = { $name } reaches a Life Goal
web-moment-love = Love
web-moment-retired = { $name } retires
web-moment-death = { $name }, farewell
web-moment-death-text = A life of { $points } Long-Term Happiness has come to its end.
web-moment-end = The end
web-moment-age = { $age }
web-stress-coming = { $age }: { $count } Stress when it begins
web-stress-end = Here life ends.
web-ends-life = This ends your life
web-name-yourself = What is your name?
web-name-hint = Everybody at the table sees it.
web-name-take = Sit down
web-leave-sure = Leaving ends your life here and now: your cards are discarded, your score stands, and the others go on without you.
web-leave-stay = Stay
web-leave-go = Leave for good
web-refresh-mark = Mark the cards to replace
web-refresh-do = { $count ->
    [0] Replace none
    [one] Replace { $count } card
   *[other] Replace { $count } cards
}
web-bill-refused = cannot be paid
web-bill-free = nothing to pay
web-bill-loses = Letting go costs
web-cv-throw-yourself = Throw the dice
web-again-play = Play again
web-report = Report a fault
web-choice-help-touch = Tap once to look, twice to take.
