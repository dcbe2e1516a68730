# Me: who one is, without an account.

web-nav-me = Me
web-me = Me
web-me-name = Your name
web-me-since = Here since { $since }
web-me-no-account = No account. You are you because this device says so.
web-me-pronoun = Pronoun
web-me-colour = Colour and shape
web-me-portrait = Portrait
web-me-face = Face { $number }: { $face }
web-me-face-name = The face that goes with your name
web-me-face-of = Choose a face for seat { $number }
web-me-faces-more = Others

web-me-along = Take yourself along
web-me-along-text = Six words bring you to another device. Keep them where you keep the spare key.
web-me-words = Show the words
web-me-hide = Hide
web-me-code = Show a code
web-me-hide-code = Hide the code
web-me-code-alt = A code with a link that makes another device yours
web-me-code-text = Point the camera of the other device at it. Whoever has it is you, so show it to nobody else.

web-me-return = Have you been here before?
web-me-return-text = Your six words bring everything to this device. What you lived here comes along.
web-me-return-words = Your six words
web-me-return-go = It is me
web-me-return-link = { $count ->
    [0] This link makes this device yours.
   *[other] This link makes this device yours. The lives of this device come along.
}
web-me-return-yes = Yes, it is me
web-me-returned = Welcome back, { $name }.

web-me-mine = What is kept about you
web-me-export = Everything as one file
web-me-forget = Forget me
web-me-forget-text = Your name, your settings and the games you played alone are deleted for good. Games with others stay with them; “Somebody” sits in your place.
web-me-forget-yes = Yes, forget me
web-me-forget-no = Stay
web-taken = This seat is taken
web-taken-watch = Watch

web-me-no-life = No life yet. The first one is two clicks away.
web-me-lives = { $count ->
    [1] One life, { $years } years
   *[other] { $count } lives, { $years } years
}
web-me-sum = { $loves ->
    [1] One love
   *[other] { $loves } loves
}, { $jobs ->
    [1] one job
   *[other] { $jobs } jobs
}.
web-me-bars = Scores, life by life; each bar leads to its story.
web-me-ends = How they ended
web-me-end-age = The years presented their bill
web-me-end-upkeep = It was all a little much
web-me-end-action = It was all a little too quick
web-me-end-full-life = To the last grain
web-me-company = Favourite company
web-me-computer = Computer, { $level }
web-me-with = { $games ->
    [1] one game
   *[other] { $games } games
}, { $won } won by you
