# The table at a terminal.

terminal-others = The others
terminal-log = Since your last choice
terminal-group-answers = Answers
terminal-turn-hint = A number, ? for help, ? 12 for what 12 does, why overtime, card NAME, hint, undo
terminal-answer-hint = A number, or ? for help, show for the table, hint, undo, quit
terminal-only-hint = There is only one choice: Enter takes it.

terminal-below-level = { $name } plays below its level here: the engine is not compiled. make play compiles it, where there is a C compiler.
terminal-hand-over = { $name }, the keyboard is yours
terminal-curtain = Pass the keyboard to { $name }
terminal-curtain-prompt = Nobody else is looking? Enter
terminal-say-which = Type one of the numbers, or ? for help.
terminal-which-one = Which of these?
terminal-no-number = There is no choice { $number } now.
terminal-not-understood = “{ $typed }” is neither a choice nor a command here. ? lists what can be typed.
terminal-not-now = { $name } cannot do “{ $typed }” now.
terminal-no-such-seat = No person sits there.
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
terminal-help-choose = A choice is its number, its notation ({ $choice }) or the beginning of one, if it fits only one choice. Where there is only one choice, Enter takes it.
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
terminal-help-undo = take back your last choice, as long as nothing new has been seen
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

terminal-welcome = A life is soon spent. Enter takes whatever is in brackets.
terminal-ask-game = Which game: { $games }?
    .again = { $games }, please.
terminal-ask-language = Language, langue ({ $languages })?
    .again = { $languages }, please.
terminal-ask-edition = Which rules (number or name)?
    .again = One of these by its number or name, please.
terminal-ask-preset = How would you like to play (number or name)?
    .again = One of these by its number or name, please.
terminal-ask-players = How many players ({ $fewest } to { $most })?
    .again = A number from { $fewest } to { $most }, please.
terminal-ask-humans = How many of them are people?
    .again = Not more than there are players, please.
terminal-ask-name = The name of player { $number }?
    .again = A name without a comma that nobody else has, please.
terminal-ask-pronoun = How should the story speak of { $name }: she, he or they?
    .again = she, he or they, please.
terminal-pronoun-they = they
terminal-ask-bot = How well do the computer players play? A character may follow: planner:scholar
    .again = A number or a name from the list, please.
terminal-somebody = Player { $number }

terminal-won = { $count ->
    [one] { $names } lived best.
   *[other] { $names } lived best, together.
}
terminal-next-life = Enter to read the next life: { $name }
terminal-solo-won = { $name } lived well: every goal was met.
terminal-solo-lost = It was a life, { $name }. Not the one that was planned.
