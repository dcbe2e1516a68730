# Words that every page of the web table shares.

web-home = Wellspent, home
web-close = Close
web-loading = One moment…
web-laying = Setting the table…
web-no-line = Nothing arrived: the line is down, or the server sleeps. Nothing is lost.
web-once-more = Try again
web-trouble = That did not work
web-lost = There is no such page
web-lost-text = Perhaps it has moved out.
web-gone = This table is gone
web-shut = This table is closed to you
web-play-now = Play now

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-sound = Small sounds
web-one-click = One click is enough
web-one-click-hint = The first click on something possible does it, without a preview.
web-hover = Cards open when the pointer rests on them
web-pace = Computer players
web-pace-0 = at once
web-pace-400 = brisk
web-pace-900 = usual
web-pace-2000 = calm
web-pace-4000 = slow

web-menu = Menu
web-my-games = My games
web-rules = Rules
web-rules-all = The whole rulebook
web-rules-beside = The rules beside it
web-rule-unknown = This rule has no text here.
web-cards = Cards
web-replay = Watch the replay
web-leave = Leave the game
web-seats = At this table
web-link-seat = Link for { $name }: whoever opens it takes the seat
web-link-watch = Link to watch
web-watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
web-copy = Copy
web-copied = Copied
web-not-copied = Your browser did not let us copy it.
web-seat-bot = computer
web-seat-holiday = away from { $day }
web-seat-open = has not joined yet
web-seat-away = away

web-keys = Keys
web-key-spaces = plain actions
web-key-rows = the rows
web-key-arrows = move within a zone
web-key-tab = next zone
web-key-enter = choose, then do it
web-key-escape = cancel, close
web-key-space = enlarge a card
web-key-levels = on a card: its Level or Role
web-key-undo = undo, redo
web-key-restart = restart my turn
web-key-hint = a hint
web-key-rules = the rule for what is in focus
web-key-zones = my mat, the others, the log
web-key-skip = skip the moves of others

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-said = { $name } says: { $text }
web-chat-send = Send

web-colon = { $head }: { $text }
web-semicolon = { $first }; { $next }
web-card-level = Level { $number }, { $name }
web-card-needs = have { $goods }
web-card-pays = pay { $goods }
web-card-gains = gain { $goods }
web-card-swap = turn { $from } into { $to }
web-card-upkeep = each round pay { $goods }
web-card-upkeep-gains = each round gain { $goods }
web-card-have = have at least
web-card-gives = gives
web-card-each-round = each round
web-card-start = You begin with
web-card-other-side = On the other side: { $name }
web-card-additional = Filled
web-card-solo = Alone: { $text }
web-card-have-at-most = have at most
