# The tables in the browser. Sentences about choices come from the server; these are labels and small words.

web-turn-mine = Your turn
web-turn-of = { $name }
web-turn-other = Meanwhile
web-turn-over = The end
web-over = The game is over. Lives well spent, all of them.
web-status-connecting = Connecting…
web-status-offline = Connection lost; reconnecting…
web-status-gone = The table is gone.

web-undo = Undo
web-locked = Too late to undo.
web-redo = Redo
web-redo-key = Redo (Shift Z)
web-restart = Restart my turn
web-restart-key = Restart my turn (X)
web-not-yet = Not yet
web-not-asked = The question is not about this.
web-others-here = Other choices here

web-do = Do it
web-do-sure = Yes, for good

web-other = this way
web-other-slot = slot { $count }

web-zone-others = The others, goals and log
web-zone-goals = Life Goals
web-log-empty = Nothing has happened yet.

web-once-left = { $name }: not used yet
web-once-used = { $name }: used this round

web-level-of = Level { $level }

web-first = 1st

web-best-first = best
web-choice-help = Click once to look, twice to take.
web-earlier = Earlier
web-later = Later

web-hint = Hint
web-hint-key = Hint (H)
web-hint-covered = Until then a hint would tell what lies there.
web-hint-title = The best choices now
web-hint-thinking = Thinking it over…
web-hint-gain = { $points } points:
web-hint-order = Best first. A click shows it on the table, a second one does it.
web-hint-about = Points at the end of the game, compared with the other choices worth considering. A click shows it on the table, a second one does it.

web-pass-to = Pass to { $name }
web-pass-hint = Some cards are for { $name } alone. Hold the button when nobody else is looking.
web-pass-button = I am { $name }

web-end = The end
web-end-alone-won = { $name } lived well
web-end-alone-lost = It was a life, { $name }
web-end-winner = { $name } lived happiest
web-end-shared = Equally happy: { $names }
web-end-stories = Read the life stories
web-large-keys = ← → next card · 1–4 Level · Esc close

web-tabs = Parts of the table
web-tab-life = My life
web-tab-table = Table
web-tab-log = Log
web-log-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
web-more = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}
web-pencilled = You are about to do this.
web-remedy = Try { $space } instead:
web-legend = What the tokens mean
web-about = What is this?
web-legend-lead = Rest the pointer on a token, or press and hold it on a phone, and it tells you the same.
web-legend-more = How to play

web-sign-arrow = Gives
web-sign-arrow-about = You give what comes before it, and get what comes after it.
web-sign-lock = Not now
web-sign-lock-about = It cannot be done, or cannot be taken back; the reason is beside it.
web-sign-loop = Each round
web-sign-loop-about = What keeping the card costs and brings each round, as long as you have it.

# A fault, and whoever can mend it.
web-report = Something is wrong here
web-report-about = This text says where you are and what happened last. Nothing in it gives away a key or a hidden card. Add what you saw, and send it to whoever runs this table.
web-report-text = The report
web-report-what = What happened:
web-report-expected = What should have happened:
web-report-move = Move { $move }. What happened last:
web-report-keep = Save as a file
