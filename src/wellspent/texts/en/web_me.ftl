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

web-me-along = Take yourself with you
web-me-along-text = Six words bring you to another device. Keep them where you keep the spare key.
web-me-words = Show the words
web-me-hide = Hide
web-me-code = Show a code
web-me-hide-code = Hide the code
web-me-code-alt = A code with a link that makes another device yours
web-me-code-text = Point the camera of the other device at it. Whoever has it is you, so show it to nobody else.

web-me-silent = Silent hours
web-me-tell-about = For every table without settings of its own (“While I am away”, in its menu), and for invitations. Never while you are looking at the table, never twice.
web-me-tell-kept = Kept.

web-me-return = Have you been here before?
web-me-return-text = Your six words bring everything to this device. What you have lived here comes with you.
web-me-return-words = Your six words
web-me-return-go = It is me
web-me-return-link = { $count ->
    [0] This link makes this device yours.
   *[other] This link makes this device yours. The lives on this device come with you.
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
web-taken-apart = You wanted to keep your distance
web-taken-mine = It was me, on another device
web-taken-watch = Watch

web-me-no-life = No life yet. The first one is two clicks away.
web-me-lives = { $count ->
    [1] One life, { $years } years
   *[other] { $count } lives, { $years } years
}
web-me-sum = { $loves ->
    [0] No love
    [1] One love
   *[other] { $loves } loves
}, { $jobs ->
    [0] no job
    [1] one job
   *[other] { $jobs } jobs
}.
web-me-bars = Scores, life by life; each bar leads to its story.
web-me-stories = All the stories
web-me-story-of = { $score } · { $day }
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
}, { $won ->
    [0] none won by you
    [1] one won by you
   *[other] { $won } won by you
}

web-me-page-lives = Lives
web-me-album = Album
web-me-album-text = { $met ->
    [one] One of { $all } cards has crossed your path. A gold rim: seen through to the end.
   *[other] { $met } of { $all } cards have crossed your path. A gold rim: seen through to the end.
}
web-me-album-game = Which game
web-me-album-kinds = Which cards
web-me-album-all = All { $count } cards
web-me-album-of = { $met } of { $all }
web-me-unmet = A card you have not met
web-me-stamp = { $name }, { $kind }, { $whole ->
    [yes] to the end
   *[no] Level { $level }
}, in { $lives ->
    [1] one life
   *[other] { $lives } lives
}, first on { $date }
web-me-postmarks = Postmarks
web-me-postmarks-text = { $earned } of { $all }. They come with a story, never during play.
web-me-postmarks-all = All { $count } that are still to come
web-me-postmarks-new = New postmarks
web-me-postmark-of = { $count } of { $need }
web-me-ratings = How strong, as far as anybody can tell
web-me-ratings-text = Glicko-2, after every game: everybody begins at 1500, and in 95 of 100 cases the truth lies between the two numbers.
web-me-rating-against = Against
web-me-rating = Rating
web-me-rating-between = Between
web-me-rating-games = Games
web-me-rating-course = Course
web-me-rating-seats = { $seats } at the table
web-me-against-people = People
web-me-against-computers = Computer players
web-me-like = { $game }: about as strong as { $level }.
web-lobby-like-me = About as strong as me
web-lobby-like-me-about = A level that follows your results against computer players; the table says which one it is.
