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
terminal-discard = give up
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
terminal-group-board = Board
terminal-group-cards = My cards
terminal-group-free = Free
terminal-group-answers = Answers
terminal-turn-hint = A number, or ? for help, ? 12 for what 12 does, why WORDS, card NAME, undo
terminal-answer-hint = A number, or ? for help, show for the table, undo, quit
terminal-only-hint = There is one choice: Enter takes it.

terminal-hand-over = { $name }, the keyboard is yours
terminal-say-which = Type one of the numbers, or ? for help.
terminal-which-one = Which of these?
terminal-no-number = There is no choice { $number } now.
terminal-not-understood = “{ $typed }” is no choice and no command here. ? lists what can be typed.
terminal-not-now = { $name } cannot do “{ $typed }” now.
terminal-no-such-seat = No human sits there.
terminal-nothing-to-redo = There is nothing to do again.
terminal-turn-is-fresh = Your turn has only begun. To take back what came before it, type undo.
terminal-why-what = Why what? For example: why overtime, or why a card's name.
terminal-why-unknown = Nothing on the table goes by “{ $typed }”.
terminal-is-possible = “{ $notation }” is possible: type { $number }.
terminal-and-more = And { $count } more of this kind.
terminal-cards-found = Several cards: { $names }
terminal-no-card = No card goes by “{ $typed }”.
terminal-no-rule = There is no rule “{ $typed }”. An id looks like PH.stress.05; words search all rules.
terminal-which-language = The languages are: { $languages }.
terminal-saved = Saved: { $file }
terminal-saved-end = The record of this game: { $file }
terminal-kept = Nothing is lost. Go on with: wellspent play --load { $file }
terminal-cannot-save = Could not save: { $reason }

terminal-help-title = What you can type
terminal-help-choose = A choice is its number, its notation (take sourdough 1) or any beginning of it that fits only one choice. Where there is one choice, Enter takes it.
terminal-help-help = this help; with a number: what that choice does
    .word = ?  or  ? 12
terminal-help-list = every choice in words
    .word = list
terminal-help-show = the whole table again
    .word = show
terminal-help-why = why something is not possible, and by which rule
    .word = why overtime
terminal-help-card = a card with all its words
    .word = card NAME
terminal-help-rule = a rule by its id, or the rules with these words
    .word = rule PH.stress.05
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

terminal-welcome = A life in eight rounds. Enter takes what stands in brackets.
terminal-ask-language = Language, langue (en, fr)?
    .again = en or fr, please.
terminal-ask-edition = Which rules: 2022, or 1 for the first edition?
    .again = 2022 or 1, please.
terminal-ask-players = How many players (1 to 4)?
    .again = A number from 1 to 4, please.
terminal-ask-humans = How many of them are human?
    .again = Not more than there are players, please.
terminal-ask-name = The name of player { $number }?
    .again = A name without a comma that nobody else has, please.
terminal-ask-pronoun = How does the story speak of { $name }: she, he or they?
    .again = she, he or they, please.
terminal-pronoun-they = they
terminal-ask-bot = How do the computer players play: sensible or random?
    .again = sensible or random, please.
terminal-somebody = Player { $number }

terminal-won = { $count ->
    [one] { $names } lived best.
   *[other] { $names } lived best, together.
}
terminal-solo-won = { $name } lived well: every goal was met.
terminal-solo-lost = It was a life, { $name }. Not the one that was planned.
terminal-threshold = At least { $count } Long-Term Happiness
terminal-total = Long-Term Happiness
