# What the server of the web table says.

fault-bot = There is no computer player “{ $name }” for this game.
fault-budget = A computer player thinks for { $most } seconds at most.
fault-chat = A message has { $most } characters at most, and at least one.
fault-colour = “{ $colour }” is not a colour of this table: { $known }.
fault-day = There is no life of the day for “{ $day }”: write days as 2026-11-17, and look no further than tomorrow.
fault-day-hint = Everybody lives the first life of a day without advice. After that you may ask.
fault-deleted = This game was deleted by its host, or closed by the owner of the server.
fault-edition = There is no edition “{ $name }” of this game.
fault-no-first = In this game nobody chooses who begins.
fault-first = The First Player must be one of the players.
fault-full = Too many people are watching this table just now.
fault-game = There is no game “{ $name }”.
fault-no-advice = Nobody gives advice on this game.
fault-hint = There is no advice to give at this moment.
fault-impossible = That is not possible now.
fault-internal = Something went wrong on the server. Nothing has changed; please try again.
fault-key = This link does not belong to this table. Ask the host for a new one, or just watch.
fault-kind = Unknown kind of seat “{ $name }”: choose here, link or bot.
fault-language = There is no language “{ $name }”.
fault-message = The server does not understand this message: { $detail }
fault-module = There is no module “{ $name }” for this game.
fault-module-edition = Expansions and modules go with the 2022 edition only.
fault-module-seats = The module “{ $name }” needs at least { $fewest } players.
fault-module-twice = The module “{ $name }” is named twice.
fault-moment = { $moves ->
    [one] There is no such moment in this game: it has one move so far.
   *[other] There is no such moment in this game: it has { $moves } moves so far.
}
fault-name = A name has 1 to { $most } characters and no comma.
fault-table-name = A table has a name of at most { $most } characters, or none.
fault-no-table = There is no such table. Perhaps the link was cut off.
fault-not-finished = You can do that once the game is over.
fault-not-alone = Somebody else sits at this table, so the game stays here.
fault-day-stays = The life of the day is the same for everybody, so it stays here until it is over.
fault-not-found = There is nothing at this address.
fault-not-host = Only the host can do that.
fault-over = The game is over.
fault-pace = The pace is from 0 to { $most } milliseconds.
fault-pronoun = A pronoun is she, he or they.
fault-face = That face cannot be drawn.
fault-record = This record cannot be read. The fault is in line { $line }: “{ $quoted }”
fault-record-choice = This record cannot be played to its end: line { $line }, “{ $quoted }”, does not follow from what comes before it.
fault-record-end = This record breaks off before line { $line }.
fault-record-head = This record describes a game that cannot be set up here. The fault is in line { $line }: “{ $quoted }”
fault-redo = There is nothing to redo.
fault-other-rules = Up to move { $move } this game was played under rules that this server no longer has: those moves are in the log, but cannot be replayed.
fault-replay = This game began with rules or cards that this server no longer has. It is kept as it was, but cannot go on here.
fault-sealed = Somebody is living today’s life at this table. You can look in when the day is over: two hours after midnight UTC.
fault-sealed-seed = Others are still living this day. Its seed, and anything that contains it, stays hidden until two hours after midnight UTC.
fault-same-colour = Two players have the same colour.
fault-same-name = Two players are called { $name }.
fault-seat = This seat is somebody else’s.
fault-seats = This game is for { $fewest } to { $most } players.
fault-seats-there = { $count ->
    [one] This game has one seat.
   *[other] This game has { $count } seats.
}
fault-seed = A seed is one line of at most { $most } characters.
fault-set = There is no card set “{ $name }” for this game.
fault-set-edition = The card set “{ $name }” is for the 2022 edition only.
fault-setup = This game cannot be set up like this.
fault-stale = The table has changed in the meantime. Look again, then choose.
fault-storage = This could not be saved just now, so it did not happen. Nothing you have seen is lost. Please try again in a moment.
fault-storage-full = There is no room left for this in the browser, so it did not happen. Nothing you have seen is lost: save your games as a file, or delete some, and carry on.
fault-too-fast = That was too fast. Take a breath.
fault-too-much = A great deal has been saved for your network address, and this server takes no more of it for now. Nothing you have seen is lost. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
fault-too-large = That is too large.
fault-turn = It is not your turn.
fault-undo = There is nothing to take back.

seat-name = Player { $number }

client-missing-title = The table is not built yet
client-missing-text = The server is running, but the pages of the table have not been built. In the source tree, “make web” builds them.
fault-lesson = There is no guided life for this game yet.
fault-host = This server does not know the name { $name }. Whoever runs it should start it with --name { $name }.
fault-origin = Pages from other sites may not act here.

# What the house says at a table.
house-chosen = Somebody chose the seed of this game, and may know what is coming.
house-renewed =
    Wellspent has been updated: { $what ->
        [rules] the rules of this game have changed.
        [cards] cards of this game have changed{ $count ->
            [0] .
           *[other] : { $cards }.
        }
       *[both] rules and cards of this game have changed{ $count ->
            [0] .
           *[other] : { $cards }.
        }
    } { $move ->
        [0] The game goes on from its beginning.
       *[other] The game goes on after move { $move }, and nothing up to it can be taken back.
    }
house-more-cards = { $count ->
    [one] one more
   *[other] { $count } more
}
house-record = This game goes on from a record: whoever has the record may know what is coming.
house-taken = Somebody has a copy of this game, and may know what is coming.
house-below-level = { $name } plays below its level here: the engine is not compiled, and there is no time to imagine as many lives.
house-like-me = { $name } is about as strong as whoever set this table: { $bot }, at the moment.
house-stand-in = { $name } thought too long; a quicker player chose instead.

# People.
fault-apart = You have blocked whoever set this table. Forgive them, and the link will work.
fault-claimed = Somebody has already sat down with this link, and it is good for one person only. Ask the host for another, or just watch.
fault-has-played = This seat has already been played: it is somebody’s life now.
fault-no-profile = This server does not know you. Your six words bring you back, or you can start afresh.
fault-not-invited = Nobody has kept you a seat at this table.
fault-no-open = This server has no tables that are open to everybody.
fault-owned = This table already belongs to another profile; this key still opens it.
fault-word = Word { $number }, “{ $word }”, is not one of ours.
fault-word-near = Word { $number }, “{ $word }”, is not one of ours. Do you mean “{ $near }”?
fault-words = { $count ->
    [0] It takes six words; there are none here.
    [one] It takes six words; there is one here.
   *[other] It takes six words; there are { $count } here.
}
fault-words-nobody = All six are words of ours, but together they belong to nobody. Perhaps two have swapped places?
somebody = { $number ->
    [0] Somebody
   *[other] Somebody { $number }
}
house-time-out = { $name }’s candle went out; { $bot } made this move.
house-away = { $name } is away. { $bot } will sit in until { $name } is back.
house-sits-in = { $name } has left. { $bot } will sit in until { $name } is back.
house-holiday = { $name } will be away for a while, and { $bot } will sit in.
house-back = { $name } is back.
house-handed = { $name }’s seat is for somebody else from now on.
house-pause = { $name } asks everybody to stop the candles for a while.
house-paused = All candles stop while { $name } is away: everybody agreed.
house-no-pause = { $name } would rather play on: the candles burn on.

fault-clock = Choose no clock, or one of those on offer: time for each move, and a reserve.
fault-no-clock = This table has no clock: there is nothing to stop.
fault-no-pause = Nobody has asked for a pause.
fault-quiet = Quiet hours last at most { $most } hours a day, in a time zone that exists.
fault-span = Choose a start in the future and a later end, within { $most } days.
fault-order-card = An order cannot go on with this card: choose one of yours that has another Level.
fault-order = An order leaves you 0 to { $most } Money.

# What is told to those who are not at the table.
notice-turn = It is your turn: { $game }{ $others }.
notice-short = Your candle is short: { $game }{ $others }.
notice-talk = Somebody wrote to you: { $game }{ $others }.
notice-end = The game is over: { $game }{ $others }.
notice-invitation = A seat is kept for you: { $game }{ $others }.
notice-named = “{ $name }”, { $game }
notice-with-0 = {""}
notice-with-1 = { " " }with { $last }
notice-with-2 = { " " }with { $first } and { $last }
notice-days = { $count } days left.
notice-hours = { $count ->
    [one] One hour left.
   *[other] { $count } hours left.
}
notice-soon = Less than an hour left.
notice-several = { $count ->
    [one] A life is waiting for you
   *[other] { $count } lives are waiting for you
}
notice-mixed = { $count } things happened at your tables
notice-peace = Enough? One click, and this address gets no more messages:
notice-peace-button = Leave me in peace
notice-confirm-title = May Wellspent write to you?
notice-confirm = Somebody at a Wellspent table wants messages sent to this address. If it was you, say yes here; if not, do nothing, and nothing will come.

fault-notice = There are no messages about “{ $name }”: choose among turn, short, talk and end, and for all tables also invitation.
fault-no-mail = This server sends no e-mail. Whoever runs it can change that with --mail.
fault-no-push = This server sends nothing to browsers: the libraries for it are not installed.
fault-no-hook = This server calls no webhooks.
fault-no-such-way = This server has no way of reaching you called “{ $name }”.
fault-way-address = “{ $name }” does not understand this address.
fault-mail-address = That is not an e-mail address.
fault-push-address = Your browser gave something that is not an address.
fault-hook-address = A webhook address begins with https://.
fault-no-way = This link no longer works. Perhaps the address was withdrawn.

# Being kind, and the owner of a server.
fault-note = A note has { $most } characters at most.
fault-note-changed = This note was changed elsewhere in the meantime. Nothing is lost: both are below.
fault-nobody = Nobody else sits there.
fault-person = You have not played with this person, or one of you would rather not.
fault-report = Say what it is about (talk, name or other), in { $most } characters at most.
fault-silence = Nobody can talk on this server just now: its owner wants it that way.
fault-not-owner = This is for the owner of the server. The link was shown when the server was first started; --owner-key makes another.
fault-limit = A limit is a number from 0 to { $most } an hour.
fault-bulletin = A notice is one line of at most { $most } characters.
fault-barred = { $said ->
        [yes] The owner of this server does not let you play here any more: “{ $words }”
       *[no] The owner of this server does not let you play here any more.
    } Your lives are still yours: under “Me” you can read them, take everything with you, or delete it.
