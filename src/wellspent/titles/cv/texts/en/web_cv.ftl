# The table of CV.

web-do-cv-pick = Keep it
web-do-cv-roll = Throw
web-do-cv-play = Play it
web-do-cv-reroll = Throw again
web-do-cv-keep = Keep the dice
web-do-cv-buy = Buy it
web-do-cv-pay = Pay this
web-do-cv-change = Change it
web-do-cv-done = Go on
web-do-cv-lose = Lose it
web-do-cv-settle = Pay
web-do-cv-forgo = Give it up
web-do-cv-place = Add it here
web-do-cv-take = Take it
web-do-cv-decline = Take none
web-other-settle = Pay
web-other-forgo = Give up

web-cv-decks = The ages and their cards
web-cv-deck-lived = lived
web-cv-deck-draft = being dealt
web-cv-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
web-cv-deck-end = ends below { $count }
web-cv-track = The track
web-cv-exit = leaves next
web-cv-leaves = Leaves next, unless it is bought.
web-cv-asks = asks
web-cv-gives = gives
web-cv-free = nothing
web-cv-running = each turn costs
web-cv-pay-now = you can pay this
web-cv-take-free = yours for nothing
web-cv-pay-help = with an event, a change or luck
web-cv-short-before = { "" }
web-cv-short = short
web-cv-no-condition = its condition is not met
web-cv-no-no_more_work = no more work for you
web-cv-no-two_cards = two cards are enough
web-cv-no-cannot_pay = too expensive

web-cv-dice = Dice
web-cv-die-kept = kept
web-cv-die-throw = throw
web-cv-die-frozen = frozen
web-cv-no-dice = The dice are with { $name }.
web-cv-draft-dice = First childhood, then dice.
web-cv-rerolls = { $count ->
    [0] No throw left
    [one] One more throw
   *[other] { $count } more throws
}
web-cv-from-life = From your life
web-cv-at-hand = At hand
web-cv-bad-luck = { $count } of { $of } towards a misfortune
web-cv-misfortune = { $count ->
    [one] that is a misfortune
   *[other] that is { $count } misfortunes
}
web-cv-throw = Throw the dice
web-cv-throw-again = { $count ->
    [0] Throw the new dice
    [one] Throw one die again
   *[other] Throw { $count } dice again
}
web-cv-pick-dice = Pick dice to throw again
web-cv-stop = Stop
web-cv-done = Enough
web-cv-buy-nothing = Buy nothing
web-cv-decline = Take none

web-cv-hand = In hand
web-cv-hand-empty = No events in hand.
web-cv-hidden = { $count ->
    [one] One hidden card
   *[other] { $count } hidden cards
}
web-cv-bought = Bought this turn
web-cv-if-stop = If you stop here
web-cv-if-throw = { $count ->
    [one] If you throw this die
   *[other] If you throw these { $count } dice
}
web-cv-stop-nothing = Nothing on the track can be paid for yet.
web-cv-odds = Odds
web-cv-odds-pay = at least { $percent }% for { $name }
web-cv-odds-aim = Click a card of the track to see its odds.
web-cv-odds-misfortune = { $percent }% risk of a misfortune

web-cv-so-far = { $name }, so far
web-cv-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-cv-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
web-cv-tokens = Tokens
web-cv-more = { $count } more below
web-cv-empty = still empty
web-cv-place = { $above ->
    [0] on top
   *[other] under { $above }
}
web-cv-other = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Look closer.
web-cv-left = has left
web-cv-you-have = you { $count }
web-cv-nobody-yet = nobody yet
web-cv-secret = Your private goal: { $name }
web-cv-secret-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-cv-tab-act = Play
web-cv-covered = Your dice are under the cup. Throw them.
web-cv-throw-yourself = Throw the dice
web-token-cv-health = A symbol on dice and cards. Pays for what keeps you well.
web-token-cv-knowledge = A symbol on dice and cards. Pays for what is learned.
web-token-cv-relationship = A symbol on dice and cards. Pays for those you love.
web-token-cv-money = A symbol on dice and cards. Pays for possessions, and for much else.
web-token-cv-good_luck = A ladybird: good luck. Three of them buy any card.
web-token-cv-bad_luck = A cat: bad luck. It cannot be thrown again, and three of them cost you a card.
web-token-cv-wild = Any one symbol except luck.
web-token-cv-die = One more die for every throw.
web-token-cv-dice = How many dice you throw.
web-token-cv-rerolls = How often you may throw again.

web-key-throw = CV: throw the dice
web-key-buy = CV: stop, or enough
web-key-dice = CV: pick up a die
web-token-cv-score = Points so far, as everybody can see them.
web-token-cv-points = Counts at the end.
web-sign-frozen = Frozen
web-sign-frozen-about = A cat stays where it fell: this die cannot be thrown again this turn.
web-nudge-cv-buy = You can still buy “{ $card }”.
web-nudge-cv-cats = { $count } cats are there already: a third costs you a card.
web-nudge-cv-running = This leaves too little for what your cards ask each turn:
web-nudge-cv-cover = It covers “{ $card }”, which will then no longer give:
web-order-bills-cv = Pay running costs that take none of my events
web-nth-round-cv = Round { $round }
web-lobby-round-cv = { $round ->
    [0] just beginning
   *[other] round { $round }
}
web-story-chart-cv = Scores at the end of each round
