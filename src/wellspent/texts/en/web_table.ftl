# The tables in the browser. Sentences about choices come from the server; these are labels and small words.

web-turn-mine = Your turn
web-turn-of = { $name }
web-turn-other = Meanwhile
web-turn-over = The end
web-over = The game is over. Lives well spent, all of them.
web-status-connecting = connecting…
web-status-offline = Connection lost; reconnecting…
web-status-gone = The table is gone.

web-undo = Undo
web-redo = Redo
web-redo-key = Redo (Shift Z)
web-restart = Restart my turn
web-restart-key = Restart my turn (X)
web-not-yet = Not yet
web-others-here = Other choices here

web-do = Do it
web-do-sure = Yes, for good
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
web-do-engage = Take part
web-do-engage_longer = Take part
web-do-outcome = End it this way
web-do-plan = Plan it
web-do-plan_by_cloud = Plan it
web-do-dream = Dream of it
web-do-dream_by_cloud = Dream of it
web-do-experience = Live it
web-do-remember = Remember it
web-do-forget = Let it fade
web-do-awaken = Awaken it
web-do-stir = Let it stir
web-do-realize = Realize it
web-do-draw_on = Draw on it
web-do-leave_stored = Leave it
web-do-befriend = Make friends
web-do-visit = Visit
web-do-spend_time = Spend time
web-do-career = Choose this
web-do-graduate = Graduate
web-do-ensure = Prepare for it
web-do-let_it_come = Let it come
web-do-meet = Meet up
web-do-raise = Raise a family
web-do-have_kid = Have a Kid
web-do-no_kid = Not now
web-do-keep_kid = Stay a parent
web-do-give_up_kid = Let go
web-do-exercise = Go on with it
web-do-sell = Sell the business
web-do-share = Join in
web-do-work_harder = Work this hard
web-do-pass = Pass
web-do-stop = Enough

web-next = Next:
web-next-advance = Advance to
web-next-upgrade = Upgrade to
web-next-promote = Get promoted
web-next-retire = Retire
web-next-develop = On to
web-next-join = Role:
web-card-done = Nothing more to do here.

web-other = this way
web-other-discard = Discard
web-other-retire = Retire
web-other-promote = Promotion
web-other-advance = Advance
web-other-upgrade = Upgrade
web-other-develop = Next step
# Beside each other in a narrow strip.
web-other-engage = by token
web-other-engage_longer = by Hourglass
web-other-plan = Plan
web-other-plan_by_cloud = Plan by Cloud
web-other-dream = Dream
web-other-dream_by_cloud = Dream by Cloud
web-other-slot = slot { $count }
web-other-rest = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}

web-zone-spaces = Plain actions
web-zone-rows = Cards in the rows
web-zone-opponents = The others
web-zone-others = The others, goals and log
web-zone-goals = Life Goals
web-zone-log = Since your last turn
web-log-empty = Nothing has happened yet.

web-sky = Lifetime: now { $age }
web-round = round { $round } of { $of }
web-hand = In hand
web-boards = Boards
web-nobody = nobody
# A token that a player has for each round.
web-token-left = { $name }: still there
web-token-used = { $name }: used this round
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
    [0] Refresh the row of { $pile }
   *[other] Refresh the row of { $pile }, for { $cost } Short-Term Happiness
}

web-you = you, seat { $seat }
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
web-stress-label = Stress { $place } of { $of }, { $section }, { $hourglasses } Hourglasses next round
web-mood = { $name } { $value }
web-mood-effect = { $mood ->
    [good] Good mood: Projects cost { $value } less
    [bad] Bad mood: Projects cost { $value } more
   *[even] An even mood
}
web-happiness-of = Long-Term Happiness: { $list }
web-level-of = level { $level }
web-slot-free = free slot
web-slot-next = { $number ->
    [4] 4th
    [5] 5th
    [6] 6th
   *[other] { $number }th
}
web-slot-each-round = each round
web-no-things = Things you buy lie here.
web-aside = finished
web-my-cards = My cards ({ $count })

web-first = 1st
web-thinks = thinks
web-life-over = life is over
web-out-of-time = out of time
web-goal-won = won by { $name }
web-goal-closed = closed
web-goal-progress = so far / needed

web-best-first = best
web-choice-help = Click once to look, twice to take.
web-bills = Bills
web-bills-all = Pay all
web-bill-pay = Pay
web-bill-collect = Collect
web-bill-lose = Let go
web-earlier = Earlier
web-later = Later

web-hint = Hint
web-hint-key = Hint (H)
web-hint-title = The best choices now
web-hint-thinking = Thinking it over…
web-hint-gain = { $points } points:
web-hint-order = Best first. A click shows it on the table, a second one does it.
web-hint-about = Points at the end of the game, compared with the other choices worth considering. A click shows it on the table, a second one does it.

web-pass-to = Pass to { $name }
web-pass-hint = Some cards are for { $name } alone. Hold the button when nobody else is looking.
web-pass-button = I am { $name }

web-end = The end
web-end-winner = { $name } lived happiest
web-end-shared = Equally happy: { $names }
web-end-stories = Read the life stories
web-large-keys = ← → next card · 1–4 level · Esc close

web-tabs = Parts of the table
web-tab-act = Act
web-tab-cards = Cards
web-tab-life = My life
web-tab-table = Table
web-tab-log = Log
web-short-project = Projects
web-short-item_activity = Spend
web-short-job = Jobs
web-short-partner = Partners
web-cards-open = { $open } of { $of } cards
web-show-next = Show next
web-choose-card = Choose this
web-why-not = Why not?
web-log-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
web-more = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}
web-row-empty = Nothing here in these years.
web-pencilled = You are about to do this.
web-cards-lie = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-remedy = Try { $space } instead:

# What a level asks for, in the little space of a condensed card.
web-measure-top_items = top Items
web-measure-top_activities = top Activities
web-measure-partner_level = Partner level
web-measure-job_rank = Job level
web-measure-completed_projects = Projects done
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
web-measure-active_projects = Projects now
web-measure-rounds_lived = rounds
web-measure-items_bought = bought Items
web-measure-most_popularity = most Popularity
web-measure-most_resources = most Resources
web-stamps-more = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
