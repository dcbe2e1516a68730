# Time at the table: clocks, candles, and who sits in.

web-time-seconds = { $count } s
web-time-minutes = { $count } min
web-time-hours = { $count } h
web-time-days = { $count } d
web-time-left = { $time } left
web-time-full-seconds = { $count } seconds
web-time-full-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-time-full-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-time-full-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-candle-rests = resting
web-candle-rests-until = resting until { $day }

web-clock = Time
web-clock-none = No clock
web-clock-live = Live
web-clock-days = Over days
web-clock-none-about = Everybody takes as long as they like.
web-clock-live-about = You sit down together, and time runs from when everybody is there.
web-clock-days-about = Play when you like; you are told when it is your turn.
web-clock-move = For each move
web-clock-reserve = And in reserve
web-clock-no-reserve = Nothing
web-clock-stand-in = Who sits in
web-clock-out = When it runs out, somebody sits in. Nobody is ever thrown out.

web-stood-in = { $bot } is sitting in
web-stood-in-once = { $bot } is making this move
web-stood-in-until = { $bot } is sitting in until { $day }
web-log-by-stand-in = { $bot } played.

web-away = While I am away
web-away-pace = { $time } a move.
web-away-about = This takes care of whatever you leave undone.
web-away-longer = Away for longer
web-away-between = I will be away
web-away-from = From
web-away-until = To
web-away-to = to
web-away-sit-in = Somebody sits in for me
web-away-sit-in-about = { $bot }. You get your seat back whenever you like.
web-away-stop = All candles stop
web-away-stop-about = Only if the others agree.
web-away-burn = My candle burns on
web-away-keep = Save
web-quiet = Quiet hours
web-quiet-on = My candle does not burn at night
web-quiet-from = Quiet from
web-quiet-until = Quiet until
web-quiet-about = By the clock on your own wall, twelve hours at most.

web-pause-yes = { $name }: yes
web-pause-not-asked = { $name }: not yet
web-pause-asked = { $name } asks to stop all candles, from { $from } to { $to }.
web-pause-agree = Yes, gladly
web-pause-refuse = I would rather play on

web-back-title = Your chair is still warm.
web-back-about = { $count ->
    [0] { $bot } is sitting in for you.
    [one] { $bot } sat in for you and made this choice.
   *[other] { $bot } sat in for you. The latest { $count } choices:
}
web-back-quote = “Your plans are where I found them. I only moved the chair.”
web-back-take = Take my seat
web-back-look = Look at it on the table

web-leave-sit-in = { $bot } can sit in for you. The others play on, and you get your seat back whenever you like.
web-leave-stand-in = Let { $bot } sit in
web-give = Give your seat to somebody else
web-give-seat = A new link for { $name }’s seat
web-give-about = Whoever opens the new link has the seat, with everything on it. Until somebody does, you can take it back here.

web-tell = Tell me
web-tell-push = Browser
web-tell-mail = E-mail
web-tell-hook = Webhook
web-tell-at-turn = It is my turn
web-tell-at-short = My candle is short
web-tell-at-talk = Somebody writes to me
web-tell-at-end = The game is over
web-tell-at-invitation = Somebody invites me
web-tell-mail-address = Your e-mail address
web-tell-hook-address = https://…, Discord or Slack included
web-tell-asked = An e-mail is on its way: say yes there, and the messages will begin.
web-tell-no-mail = This server sends no e-mail.
web-tell-no-push = Nothing can be sent to this browser from here.
web-tell-refused = Your browser refuses such messages.
web-tell-failed = did not arrive ({ $answer }, { $when }). We will try three more times.
web-tell-all = For all my tables

web-notice-confirm = Thank you.
web-notice-confirm-text = From now on you will be told, at most once a turn.
web-notice-peace = Peace.
web-notice-peace-text = This address gets no more messages, and is forgotten.

web-recap-since = Since { $day } { $part ->
    [night] night
    [morning] morning
    [afternoon] afternoon
   *[evening] evening
}
web-recap-since-date = Since { $day }
web-recap-see = See it on the table
web-recap-now = Now
web-recap-turn = To my turn
web-recap-table = To the table
