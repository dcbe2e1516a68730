# The Pursuit at a terminal.

terminal-age-teen = Teen
terminal-age-adult_1 = Adult 1
terminal-age-adult_2 = Adult 2
terminal-age-adult_3 = Adult 3
terminal-age-adult_4 = Adult 4
terminal-age-old_age_1 = Old Age 1
terminal-age-old_age_2 = Old Age 2
terminal-age-old_age_3 = Old Age 3
# Short enough for a sixth of 80 columns.
terminal-space-study = Study
terminal-space-play = Play
terminal-space-interact = Interact
terminal-space-temp_job = Temp Job
terminal-space-overtime = Overtime
terminal-space-rest = Rest
terminal-round = round { $round } of 8
terminal-covered = closed now
terminal-again = again:
terminal-full-slots = no free slot:
terminal-second-love = another love:
terminal-refresh = refresh
terminal-discard = discard
terminal-additional = For 1, 2, 3, 4 filled Roles:
terminal-start = You start with
terminal-my-life = my life
terminal-lth = happiness
terminal-hourglasses = { $count ->
    [one] { $count } Hourglass
   *[other] { $count } Hourglasses
}
terminal-mood-less = projects −{ $count }
terminal-mood-more = projects +{ $count }
terminal-stress = Stress
terminal-life-over = at rest
terminal-no-tomorrow = The { $count } Stress that { $age } begins with would end your life, as things stand.
terminal-slots = Slots
terminal-excess = each round { $count }
terminal-next-round = next round
terminal-rank = Level { $rank }
terminal-aside = Done ({ $count })
terminal-first = 1st
terminal-goals = Life Goals
terminal-hand = In hand
terminal-further = Also
terminal-group-board = Board
terminal-group-cards = My cards
terminal-group-free = Free
terminal-goal = { $how ->
    [won] Life Goal “{ $card }”: { $name }.
    [closed] Life Goal “{ $card }”: nobody, several tied.
   *[nobody] Life Goal “{ $card }”: nobody fulfilled it.
}
terminal-tie = { $how ->
    [broken] Level at { $count } LTH; the cards in the play areas decide: { $cards }.
   *[shared] Level at { $count } LTH, and in the cards of the play areas too: { $cards }.
}
terminal-total = Long-Term Happiness
terminal-verb-take = take
terminal-verb-spend = buy
terminal-verb-hire = apply
terminal-verb-date = date
