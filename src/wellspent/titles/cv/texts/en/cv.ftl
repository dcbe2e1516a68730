# CV: everything that its table says. Ids begin with `cv-`.

cv-nothing = nothing
cv-symbol-health = { $count } health
    .name = health
    .more = { $count } more health
cv-symbol-knowledge = { $count } knowledge
    .name = knowledge
    .more = { $count } more knowledge
cv-symbol-relationship = { $count ->
    [one] { $count } relationship
   *[other] { $count } relationships
}
    .name = relationship
    .more = { $count ->
        [one] { $count } more relationship
       *[other] { $count } more relationships
    }
cv-symbol-money = { $count } money
    .name = money
    .more = { $count } more money
cv-symbol-good_luck = { $count } good luck
    .name = good luck
    .more = { $count } more good luck
cv-symbol-bad_luck = { $count } bad luck
    .name = bad luck
    .more = { $count } more bad luck
cv-symbol-wild = { $count ->
    [one] { $count } wild symbol
   *[other] { $count } wild symbols
}
    .name = wild symbol
    .more = { $count ->
        [one] { $count } more plain symbol
       *[other] { $count } more plain symbols
    }

# On the postmark of a card: its number in the box.
cv-card-number = { $number } of { $of }

cv-type-health = Health
cv-type-knowledge = Knowledge
cv-type-relationship = Relationship
cv-type-work = Work
cv-type-possession = Possession
cv-type-event = Event
cv-type-life_goal = Life goal

cv-deck-childhood = Childhood
cv-deck-early_adulthood = Early adulthood
cv-deck-middle_age = Middle age
cv-deck-old_age = Old age
cv-deck-life_goal = Life goals

cv-phase-setup = Set-up
cv-phase-childhood = Childhood
cv-phase-roll = Throw the dice
cv-phase-select = Select cards
cv-phase-bad_luck = Bad luck
cv-phase-add = Add to CV
cv-phase-cleanup = Cleanup
cv-phase-end = End of the game

# What a choice does. A verb has the id `cv-verb-NAME`.
cv-verb-pick = Keep “{ $card }”.
cv-verb-roll = Throw the dice.
cv-verb-play = { $does ->
    [cancel_misfortune] Play “{ $card }”: this misfortune costs you no card.
   *[other] Play “{ $card }”.
}
cv-verb-reroll = { $count ->
    [0] Throw only the new dice.
    [one] Throw { $dice } again.
   *[other] Throw { $dice } again.
}
cv-verb-keep = Keep the dice as they lie.
cv-verb-buy = { $cost ->
    [free] Take “{ $card }”; it costs nothing.
   *[other] Buy “{ $card }” for { $goods }.
}
    .ways = Buy “{ $card }” with { $goods } ({ $ways }).
cv-verb-pay = Pay with { $goods }.
    .ways = Pay with { $goods } ({ $ways }).
cv-way-event = playing “{ $card }”
cv-way-borrow = borrowing 1 { $symbol } from a neighbour
cv-way-change = changing a symbol with “{ $card }”
cv-way-luck = good luck instead of the price
cv-verb-change = Change 1 { $from } into 1 { $to }.
cv-verb-done = Buy nothing more.
cv-verb-lose = Lose “{ $card }”.
cv-verb-settle = Pay the running cost of “{ $card }”: { $goods }.
cv-verb-forgo = Give up “{ $card }” instead of paying { $goods }.
cv-verb-place = { $count ->
    [0] Add “{ $card }” on top of { $stack }.
    [one] Add “{ $card }” to { $stack }, under { $count } card.
   *[other] Add “{ $card }” to { $stack }, under { $count } cards.
}
cv-verb-take = Take “{ $card }” without paying.
cv-verb-decline = Take no card.
cv-verb-leave = Leave the game.

# Why something is not possible. A reason has the id `cv-reason-NAME`.
cv-reason-ok = Possible ({ $rule }).
cv-reason-cannot_pay = You need { $missing } for “{ $card }” ({ $rule }).
cv-reason-condition = “{ $card }”: only { $needs } ({ $rule }).
cv-reason-no_more_work = You may take no more work cards for the rest of the game ({ $rule }).
cv-reason-two_cards = You have bought two cards this turn ({ $rule }).
cv-reason-frozen = A die that shows bad luck is frozen ({ $rule }).
cv-reason-seven_dice = Nobody throws more than 7 dice ({ $rule }).
cv-reason-not_old_age = “{ $card }” can be played only while an old age card lies on the track ({ $rule }).
cv-reason-only_at_misfortune = “{ $card }” is played when a misfortune strikes ({ $rule }).
cv-reason-only_when_rolling = “{ $card }” is played for a throw of the dice ({ $rule }).
cv-reason-must_pay = Your unspent symbols pay the running cost of “{ $card }” ({ $rule }).
cv-reason-cannot_pay_running = You need { $missing } for the running cost of “{ $card }” ({ $rule }).
cv-reason-no_throw_left = You have no throw left for “{ $card }” ({ $rule }).
cv-reason-with_a_payment = “{ $card }” is played with a purchase or a running cost that it helps to pay ({ $rule }).
cv-reason-covered = “{ $card }” is covered: only active cards can be lost ({ $rule }).
cv-reason-no_reroll_left = You have no throw left ({ $rule }).
cv-reason-after_the_throw = “{ $card }” is played once the dice have been thrown ({ $rule }).
cv-need-at-least = { $count ->
    [one] with at least { $count } card on your { $stack } stack
   *[other] with at least { $count } cards on your { $stack } stack
}
cv-need-at-most = { $count ->
    [0] without a card on your { $stack } stack
    [one] with at most { $count } card on your { $stack } stack
   *[other] with at most { $count } cards on your { $stack } stack
}
cv-need-cards-at-least = { $count ->
    [one] with at least { $count } card in your CV
   *[other] with at least { $count } cards in your CV
}
cv-need-cards-at-most = { $count ->
    [0] with an empty CV
    [one] with at most { $count } card in your CV
   *[other] with at most { $count } cards in your CV
}
cv-need-has = with one of these in your CV: { $cards }

# Lines of the log. An event has the id `cv-event-NAME`.
cv-event-round = Round { $count } begins.
cv-event-turn = It is { $name }’s turn.
cv-event-turned_up = “{ $card }” is dealt to the track.
cv-event-goal_revealed = Public goal: “{ $card }”.
cv-event-goal_dealt = { $name }’s private goal is “{ $card }”.
cv-event-dealt_childhood = { $name } is dealt “{ $card }”.
cv-event-picked = { $name } keeps “{ $card }”.
cv-event-received = { $name } is passed “{ $card }”.
cv-event-starts = { $name } has the { $card } and starts every round.
cv-event-threw = { $name } throws { $goods }.
cv-event-rerolled = { $name } throws again: { $goods }.
cv-event-played = { $name } plays “{ $card }”.
cv-event-bought = { $way ->
    [luck] { $name } is lucky and takes “{ $card }” for { $goods }.
    [free] { $name } takes “{ $card }” for nothing.
   *[paid] { $name } buys “{ $card }” for { $goods }.
}
cv-event-changed = { $name } changes 1 { $from } into 1 { $to }.
cv-event-misfortune = { $count ->
    [one] A misfortune strikes { $name }.
   *[other] { $count } misfortunes strike { $name }.
}
cv-event-lapsed = { $name } has nothing to lose.
cv-event-insured = “{ $card }” saves { $name } from a misfortune.
cv-event-lost = { $way ->
    [running] { $name } cannot afford to keep “{ $card }” and loses it.
   *[misfortune] { $name } loses “{ $card }”.
}
cv-event-running_paid = { $name } pays { $goods } to keep “{ $card }”.
cv-event-added = { $count ->
    [0] { $name } adds “{ $card }” on top of { $stack }.
    [one] { $name } adds “{ $card }” to { $stack }, under { $count } card.
   *[other] { $name } adds “{ $card }” to { $stack }, under { $count } cards.
}
cv-event-to_hand = “{ $card }” goes into { $name }’s hand.
cv-event-discarded = “{ $card }” leaves the track.
cv-event-deck_empty = The last card has been dealt: { $deck }.
cv-event-assisted = { $name } may receive social assistance.
cv-event-took = { $name } takes “{ $card }” as social assistance.
cv-event-declined = { $name } declines social assistance.
cv-event-tokens = { $way ->
    [none] { $name } now has no tokens.
   *[some] { $name } now has tokens for { $goods }.
}
cv-event-left = { $name } leaves the game.
cv-event-private_goal = { $count ->
    [one] { $name }’s private goal, “{ $card }”: { $count } point.
   *[other] { $name }’s private goal, “{ $card }”: { $count } points.
}
cv-event-public_goal = { $count ->
    [one] “{ $card }”: { $count } point for { $name }.
   *[other] “{ $card }”: { $count } points for { $name }.
}
cv-event-score = { $count ->
    [one] { $name } has { $count } point.
   *[other] { $name } has { $count } points.
}
cv-event-game_over = The game is over.
cv-event-neighbours_symbol = { $name } borrows 1 { $symbol } from a neighbour.
cv-event-effect_used = { $name } changes a symbol with “{ $card }”.

# What a player is asked. A step has the id `cv-question-STEP`.
cv-question-game-over = The game is over.
cv-question-wait = Wait for the others.
cv-question-childhood-pick = Which childhood card do you keep?
cv-question-roll-first = Throw the dice, or play an event first?
cv-question-roll-again = { $count ->
    [0] Keep the dice, or play an event?
    [one] Which dice do you throw again? { $count } more throw is left.
   *[other] Which dice do you throw again? { $count } more throws are left.
}
cv-question-select-buy = { $count ->
    [0] Is that all for this turn?
    [one] Which card do you buy? You may buy { $count } more.
   *[other] Which cards do you buy? You may buy up to { $count }.
}
cv-question-select-pay = How do you pay for “{ $card }”?
cv-question-bad_luck-lose = { $count ->
    [one] A misfortune strikes: which card do you lose?
   *[other] { $count } misfortunes strike: which card do you lose first?
}
cv-question-running-settle = Which running cost do you settle?
cv-question-add-place = { $count ->
    [one] Where do you add “{ $card }”?
   *[other] Where do you add your cards?
}
cv-question-assistance-take = Social assistance: which card do you take?

# Where undo ends.
cv-boundary-start = This is the beginning of the game.
cv-boundary-other = { $name } has played since.
cv-boundary-seen = Something new has been seen.
cv-boundary-threw = The dice have been thrown.
cv-boundary-rerolled = The dice have been thrown.
cv-boundary-turned_up = A card has been turned up.
cv-boundary-dealt_childhood = Childhood cards have been passed on.

# What the table stops for a moment.
cv-great-early_adulthood = { cv-deck-early_adulthood }
    .text = A first key of your own, and the first bills.
cv-great-middle_age = { cv-deck-middle_age }
    .text = The knees begin to have opinions.
cv-great-old_age = { cv-deck-old_age }
    .text = Fewer plans, better stories.
cv-great-love = Love
    .text = { $name }: { $card }
cv-great-retired = { $name } retires
    .text = { $card }
