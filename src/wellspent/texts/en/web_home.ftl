# Home, for somebody who returns.

web-home-morning = Good morning, { $name }.
web-home-day = Good afternoon, { $name }.
web-home-evening = Good evening, { $name }.
web-home-night = Still up, { $name }?
web-home-waiting = { $count ->
    [0] Nobody is waiting for you. Suspicious.
    [1] One life is waiting for you.
    [2] Two lives are waiting for you.
    [3] Three lives are waiting for you.
    [4] Four lives are waiting for you.
    [5] Five lives are waiting for you.
    [6] Six lives are waiting for you.
   *[other] { $count } lives are waiting for you.
}
web-home-short = { $count ->
    [1] Its candle is short.
   *[other] One of the candles is short.
}
web-home-for-you = Waiting for you
web-home-thinking = Others are thinking
web-home-ended = To be read
web-home-invitations = Invitations
web-home-open = Open tables on this server
web-home-all = All { $count } lives
web-home-you = you { $score }
web-table-with = With { $names }
web-since-day = since { $day }
web-since-date = since { $day }
web-home-since = { $since }: { $text }
web-home-of = of { $time }
web-home-sits-in = { $whom ->
    [you] { $bot } is sitting in for you
   *[other] { $bot } is sitting in for { $name }
}
web-home-sits-in-until = { $whom ->
    [you] { $bot } is sitting in for you until { $day }
   *[other] { $bot } is sitting in for { $name } until { $day }
}
web-home-won = won, { $score }
web-home-score = { $score }
web-home-lays = { $name } is setting a table
web-home-seats = { $free ->
    [1] one of { $count } seats free
   *[other] { $free } of { $count } seats free
}
web-home-pace-days = { $time } a move
web-home-pace-live = live, { $time } a move
web-home-again = Play again: { $names }
web-home-no = No, thank you
web-home-join = Join
web-home-own = Or set your own table
web-home-odette = With Odette
web-home-lesson = { $number } of { $of }: { $title }
web-home-go-on = Go on
web-home-as-of = The server is silent. This is how things stood at { $time }.
web-lobby-open = An open table
web-lobby-open-about = Anybody on this server may take the free seats.
web-end-again = Play again
web-somebody = Somebody
