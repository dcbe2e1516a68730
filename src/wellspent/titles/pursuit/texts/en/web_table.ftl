# The table of the Pursuit in the browser.

web-stress-coming = { $age }: { $count } Stress when it begins
web-stress-coming-end = { $age }: { $count } Stress when it begins, too much for you as things stand
web-stress-end = Life ends here.
web-refresh-mark = Mark the cards to replace: as many as you like, for the same price.
web-refresh-all = All of them
web-refresh-do = { $count ->
    [0] Replace none
    [one] Replace { $count } card
   *[other] Replace { $count } cards
}
web-bill-refused = cannot be paid
web-bill-ends = ends your life
web-bill-free = nothing to pay
web-nudge-stress = { $count ->
    [one] With this Stress you get { $count } Hourglass next round, not { $before }.
   *[other] With this Stress you get { $count } Hourglasses next round, not { $before }.
}
web-nudge-end = { $when ->
    [then] After this, the { $count } Stress that { $age } begins with would end your life.
   *[now] The { $count } Stress that { $age } begins with would end your life, as things stand.
}
web-nudge-rest = You are as calm as this section gets: resting would use an Hourglass for nothing.
web-nudge-token = Your { $token } would go unused this round.
web-nudge-bills = Your cards will send bills next round, and this leaves too little:
web-do-study = Place Hourglass
web-do-play = Place Hourglass
web-do-interact = Place Hourglass
web-do-temp_job = Place Hourglass
web-do-overtime = Place Hourglass
web-do-rest = Rest
web-do-take = Take it
web-do-join = Join in
web-do-spend = Spend
web-do-hire = Get the Job
web-do-date = Ask out
web-do-advance = Advance
web-do-upgrade = Upgrade
web-do-promote = Get promoted
web-do-retire = Retire
web-do-develop = Next step
web-do-refresh = Refresh
web-do-discard = Discard
web-do-give = Pay this
web-do-gain = Take this
web-do-keep = Keep it
web-do-pay = Pay
web-do-lose = Let it go
web-do-collect = Collect
web-do-replace = Replace it
web-do-redraw = Draw the new cards
web-do-receive = Take it
web-do-pick = Choose this
web-do-trade = Trade
web-do-first = This first
web-do-exchange = Give it back
web-do-leave = Leave
web-do-pass = Pass
web-next-advance = Advance to
web-next-upgrade = Upgrade to
web-next-promote = Get promoted
web-next-retire = Retire
web-next-develop = On to
web-next-join = Role:
web-card-done = Nothing more to do here.
web-other-discard = Discard
web-other-retire = Retire
web-other-promote = Promotion
web-other-advance = Advance
web-other-upgrade = Upgrade
web-other-develop = Next step
web-other-rest = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
web-zone-spaces = Plain actions
web-zone-rows = Cards in the rows
web-zone-opponents = The others
web-sky = Lifetime: now { $age }
web-round = round { $round } of { $of }
web-round-before = before the first of { $of } rounds
web-hand = In hand
web-boards = Boards
web-nobody = nobody
web-stands = { $count ->
    [one] { $name }’s Hourglass
   *[other] { $name }’s { $count } Hourglasses
}
web-again = again
web-possible = You can take it.
web-not-possible = Not possible now.
web-empty-place = empty
web-row-slot = no slot
web-row-partner = 2nd love
web-row-again = again
web-refresh = { $cost ->
    [0] Refresh the { $pile } row
   *[other] Refresh the { $pile } row, for { $cost } { $good ->
        [lth] Long-Term Happiness
       *[sth] Short-Term Happiness
    }
}
web-you = you, seat { $seat }
web-watched = you are viewing
web-hourglasses = { $count ->
    [one] { $count } Hourglass left
   *[other] { $count } Hourglasses left
}
web-hourglass-word = { $count ->
    [one] Hourglass
   *[other] Hourglasses
}
web-calm = calm
web-too-much = too much
web-stress-label = Stress { $place } of { $of }, { $section }
web-stress-next = { $hourglasses ->
    [one] { $hourglasses } Hourglass next round
   *[other] { $hourglasses } Hourglasses next round
}
web-mood = { $name } { $value }
web-mood-effect = { $mood ->
    [good] Good mood: Projects cost { $value } less
    [bad] Bad mood: Projects cost { $value } more
   *[even] An even mood
}
web-happiness-of = Long-Term Happiness: { $list }
web-slot-free = free slot
web-slot-next = { $number ->
    [4] 4th
    [5] 5th
    [6] 6th
   *[other] { $number }th
}
web-slot-each-round = each round
web-no-things = Things you buy go here.
web-aside = finished
web-my-cards = My cards ({ $count })
web-thinks = thinking
web-life-over = life is over
web-out-of-time = out of time
web-goal-won = won by { $name }
web-goal-closed = closed
web-bills = Bills
web-bills-all = Pay all
web-bill-pay = Pay
web-bill-collect = Collect
web-bill-lose = Let go
web-tab-act = Act
web-tab-cards = Cards
web-short-project = Projects
web-short-item_activity = Spend
web-short-job = Jobs
web-short-partner = Partners
web-cards-open = { $open } of { $of } cards
web-show-next = Show next
web-choose-card = Choose this
web-why-not = Why not?
web-row-empty = Nothing here in these years.
web-row-empty-job = Jobs come with Adult 1. Nobody hires you yet, and you will miss that.
web-row-empty-partner = So do Partners.
web-cards-lie = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# What a level asks for, in the little space of a condensed card.
web-measure-top_items = { $count ->
    [one] top Item
   *[other] top Items
}
web-measure-top_activities = { $count ->
    [one] top Activity
   *[other] top Activities
}
web-measure-partner_level = Partner Level
web-measure-job_rank = Job Level
web-measure-overtimes = { $count ->
    [one] Overtime
   *[other] Overtimes
}
web-measure-completed_projects = { $count ->
    [one] Project done
   *[other] Projects done
}
web-measure-completed_basic = Basic done
web-measure-completed_single_round = Single-Round done
web-measure-completed_group = Group done
web-measure-completed_A = Arts done
web-measure-completed_B = Business done
web-measure-completed_C = Culture done
web-measure-completed_H = Health done
web-measure-completed_P = Politics done
web-measure-completed_S = Social done
web-measure-completed_T = Science done
web-measure-active_projects = { $count ->
    [one] Project now
   *[other] Projects now
}
web-measure-rounds_lived = { $count ->
    [one] round
   *[other] rounds
}
web-measure-items_bought = { $count ->
    [one] Item bought
   *[other] Items bought
}
web-measure-most_popularity = most Popularity
web-measure-most_resources = most Resources
web-stamps-more = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}

web-story-stress = Stress: from space { $first } to { $last }, at most { $most }
web-order-bills-pursuit = Pay bills that cost only Money
