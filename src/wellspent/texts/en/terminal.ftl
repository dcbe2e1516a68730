# The table at a terminal.

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
terminal-slots = Slots
terminal-excess = each round { $count }
terminal-each-round = each round
terminal-rank = level { $rank }
terminal-aside = Done ({ $count })
terminal-first = 1st
terminal-goals = Life Goals
terminal-others = The others
terminal-log = Since your last choice
terminal-hand = In hand
terminal-further = Also
terminal-group-board = Board
terminal-group-cards = My cards
terminal-group-free = Free
terminal-group-answers = Answers
terminal-turn-hint = A number, ? for help, ? 12 for what 12 does, why overtime, card NAME, hint, undo
terminal-answer-hint = A number, or ? for help, show for the table, hint, undo, quit
terminal-only-hint = There is one choice: Enter takes it.

terminal-hand-over = { $name }, the keyboard is yours
terminal-curtain = Pass the keyboard to { $name }
terminal-curtain-prompt = Nobody else is looking? Enter
terminal-say-which = Type one of the numbers, or ? for help.
terminal-which-one = Which of these?
terminal-no-number = There is no choice { $number } now.
terminal-not-understood = “{ $typed }” is no choice and no command here. ? lists what can be typed.
terminal-not-now = { $name } cannot do “{ $typed }” now.
terminal-no-such-seat = No human sits there.
terminal-nothing-to-redo = There is nothing to redo.
terminal-turn-is-fresh = Your turn has only begun. To take back what came before it, type undo.
terminal-why-what = Why what? For example: why { $word }, or why a card’s name.
terminal-why-unknown = Nothing on the table goes by “{ $typed }”.
terminal-is-possible = “{ $notation }” is possible: type { $number }.
terminal-and-more = And { $count } more of this kind.
terminal-cards-found = Several cards: { $names }
terminal-no-board = There is no board “{ $typed }” on this table.
terminal-no-card = No card goes by “{ $typed }”.
terminal-no-rule = There is no rule “{ $typed }”. An id looks like { $rule }; type words to search all rules.
terminal-which-language = The languages are: { $languages }.
terminal-saved = Saved: { $file }
terminal-saved-end = The record of this game: { $file }; where points were lost: wellspent review { $file }
terminal-kept = Nothing is lost. Go on with: wellspent play --load { $file }
terminal-cannot-save = Could not save: { $reason }

terminal-help-title = What you can type
terminal-help-choose = A choice is its number, its notation ({ $choice }) or any beginning of it that fits only one choice. Where there is one choice, Enter takes it.
terminal-help-help = this help; with a number: what that choice does
    .word = ?  or  ? 12
terminal-help-list = every choice in words
    .word = list
terminal-help-show = the whole table again
    .word = show
terminal-help-hint = the best choices now, what they gain and why
    .word = hint
terminal-help-why = why something is not possible, and by which rule
    .word = why { $word }
terminal-help-card = a card with all its words
    .word = card NAME
terminal-help-board = the boards in the middle with all their cards, or one of them
    .word = board NAME
terminal-help-rule = a rule by its id, or the rules with these words
    .word = rule { $rule }
terminal-help-log = what has happened
    .word = log
terminal-help-undo = take back your last choice, as long as nothing new was seen
    .word = undo
terminal-help-redo = do again what you took back
    .word = redo
terminal-help-restart = take back your whole turn
    .word = restart
terminal-help-save = save the game; it is also saved when you quit
    .word = save FILE
terminal-help-quit = leave the table; the game is saved
    .word = quit
terminal-help-lang = change the language
    .word = lang fr

terminal-welcome = A life is soon spent. Enter takes what stands in brackets.
terminal-ask-game = Which game: pursuit (The Pursuit of Happiness) or cv (CV, with dice)?
    .again = pursuit or cv, please.
terminal-ask-language = Language, langue (en, fr)?
    .again = en or fr, please.
terminal-ask-edition = Which rules: 2022, or 1 for the first edition?
    .again = 2022 or 1, please.
terminal-ask-preset = How would you like to play (number or name)?
    .again = One of these by its number or name, please.
terminal-ask-players = How many players ({ $fewest } to { $most })?
    .again = A number from { $fewest } to { $most }, please.
terminal-ask-humans = How many of them are human?
    .again = Not more than there are players, please.
terminal-ask-name = The name of player { $number }?
    .again = A name without a comma that nobody else has, please.
terminal-ask-pronoun = How does the story speak of { $name }: she, he or they?
    .again = she, he or they, please.
terminal-pronoun-they = they
terminal-ask-bot = How do the computer players play? A character may follow: planner:scholar
    .again = A number or a name from the list, please.
terminal-somebody = Player { $number }

terminal-won = { $count ->
    [one] { $names } lived best.
   *[other] { $names } lived best, together.
}
terminal-next-life = Enter to read the next life: { $name }
terminal-goal = { $how ->
    [won] Life Goal “{ $card }”: { $name }.
    [closed] Life Goal “{ $card }”: nobody, several came to the same.
   *[nobody] Life Goal “{ $card }”: nobody reached it.
}
terminal-tie = { $how ->
    [broken] Level at { $count } LTH; the cards in the play areas decide: { $cards }.
   *[shared] Level at { $count } LTH, and in the cards of the play areas too: { $cards }.
}
terminal-solo-won = { $name } lived well: every goal was met.
terminal-solo-lost = It was a life, { $name }. Not the one that was planned.
terminal-total = Long-Term Happiness

# The table of CV.
terminal-cv-round = round { $count }
terminal-cv-goals = Public goals
terminal-cv-market = Track
terminal-cv-empty-market = No card is left.
terminal-cv-leaves-turn = leaves when this turn ends
terminal-cv-leaves-round = leaves when the round ends
terminal-cv-ends = ends below { $count } cards
terminal-cv-payable = can be paid
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
    [one] { $count } die more with the next throw
   *[other] { $count } dice more with the next throw
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
terminal-cv-secret = secret goal
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

# Words beside numbers, for what modules let one do with a card.
terminal-verb-engage = take part
terminal-verb-engage_longer = by Hourglass
terminal-verb-plan = plan
terminal-verb-plan_by_cloud = Cloud: plan
terminal-verb-dream = dream
terminal-verb-dream_by_cloud = by Cloud
terminal-verb-experience = experience
terminal-verb-remember = put on board
terminal-verb-forget = let go
terminal-verb-awaken = awaken
terminal-verb-use = use
terminal-verb-realize = make real
terminal-verb-progress = progress
terminal-verb-conclude = turn out
terminal-verb-dedicate = dedicate
terminal-verb-advance_smart = advance, SMART
terminal-verb-ensure = see to it
terminal-verb-befriend = befriend
terminal-verb-visit = visit
terminal-verb-spend_time = time together
terminal-verb-meet = meet
terminal-verb-sell = sell
terminal-verb-share = take part
terminal-verb-exercise = exercise
terminal-verb-career = choose
terminal-verb-graduate = graduate
terminal-verb-raise = have a Kid
terminal-verb-take = take
terminal-verb-spend = buy
terminal-verb-hire = apply
terminal-verb-date = date
