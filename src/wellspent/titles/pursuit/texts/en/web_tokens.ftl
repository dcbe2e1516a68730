# What each token is for, in one sentence: under the pointer, at the focus, after a long press, and in the legend.

web-token-knowledge = A Resource. Study brings it; many Projects and Jobs ask for it.
web-token-creativity = A Resource. Play brings it; works of art and fine ideas ask for it.
web-token-influence = A Resource. Interact brings it; people, causes and careers ask for it.
web-token-money = Buys Items and Activities. Jobs pay it.
web-token-hourglass = Your time. Nearly everything you do takes one; you get them back each round, more of them when you are calm.
web-token-any = One Resource of your choice: Knowledge, Creativity or Influence.
web-token-sth = Your mood, STH for short. It makes Projects cheaper or more expensive, and fades at the end of the round.
web-token-lth = LTH for short. Whoever has the most at the end has lived best.
web-token-stress = Moves you towards the red end of the track. Too much, and the life ends.
web-token-relax = Moves you back on the Stress track, but never out of your section.
web-token-health = Each moves you to the next calmer section of the Stress track.
web-token-popularity = How well the neighbourhood knows you. It brings Long-Term Happiness.
web-token-points = Counts at the end.
web-token-used = Hourglasses already in use. They come back when the round is over.

# The ages of a life.
web-token-teen = The first round of a life.
web-token-adult_1 = Round 2: grown up at last.
web-token-adult_2 = Round 3, in the middle of life.
web-token-adult_3 = Round 4, in the middle of life.
web-token-adult_4 = Round 5, the last one before Old Age.
web-token-old_age_1 = Round 6. As it begins, everybody gets 3 Stress.
web-token-old_age_2 = Round 7. As it begins, everybody gets 6 Stress.
web-token-old_age_3 = Round 8. As it begins, everybody gets 9 Stress; after it, all lives are over.
# In the sky, where the whole name has no room.
web-age-old_age_1 = Old Age 1
web-age-old_age_2 = Old Age 2
web-age-old_age_3 = Old Age 3

# Signs on cards and beside them.
web-sign-needs = You need
web-sign-needs-about = A Requirement: you must have it, and you keep it.
web-sign-hire = To begin
web-sign-hire-about = What it costs to get in, and what that gives: a Job, a post, a part in something.
web-sign-rise = Promotion
web-sign-rise-about = What it costs to get to the next Job in the same field, and what that gives.
web-sign-retire = Retirement
web-sign-retire-about = What it costs to stop working, and what that gives. From then on it pays its own income each round, and asks for nothing.
web-sign-person = A Role
web-sign-person-about = One Role of a Group Project: whoever puts an Hourglass there gets what it gives.
web-sign-level = Levels
web-sign-level-about = The lines of a card. You pay for a line and get what it gives; the marker shows where you are.
web-sign-progress = How far you are
web-sign-progress-about = How much you have of what a Life Goal asks for, and how much that is.
web-sign-refresh = Refresh
web-sign-refresh-about = Replace cards in this row with new ones. It takes no Hourglass, but costs 1 Short-Term Happiness, however many cards go.
web-sign-check = Completed
web-sign-check-about = Done and put aside. It no longer fills a slot, and still counts.
web-sign-more = And more
web-sign-more-about = This line does more than tokens can say: look at the whole card.
web-sign-bell = Passive Trigger
web-sign-bell-about = Happens by itself when you do what it names, and gives what comes after it.
web-sign-hint = Active Trigger
web-sign-hint-about = You may pay for it on your turn, before your action, and get what comes after it.
web-sign-home = At home
web-sign-home-about = The first line of something that grows by itself.

# Short names in the ledger of rules, spelt out where beginners read them.
web-short-sth = STH
web-long-sth = Short-Term Happiness
web-short-lth = LTH
web-long-lth = Long-Term Happiness
web-short-hourglass = HG
web-long-hourglass = { $count ->
    [one] Hourglass
   *[other] Hourglasses
}
web-short-knowledge = K
web-long-knowledge = { $count ->
   *[other] Knowledge
}
web-short-creativity = C
web-long-creativity = { $count ->
   *[other] Creativity
}
web-short-influence = I
web-long-influence = { $count ->
   *[other] Influence
}
web-short-money = M
web-long-money = Money
web-short-health = GH
web-long-health = Good Health
web-short-level = L
web-long-level = Level { $number }
