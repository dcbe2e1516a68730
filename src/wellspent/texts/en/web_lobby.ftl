# The lobby, and what leads from room to room.

web-nav = Rooms
web-nav-help = How to play
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-credits = Credits

web-lobby-title = You have one evening and a whole life.
web-lobby-line = Cello or sourdough? A family, a scooter, a nap?
web-lobby-at-once = You and two computer players. No account, starts at once.
web-lobby-guest = Alex

web-lobby-own = Or set your own table
web-lobby-game = Game
web-lobby-players = { $fewest } to { $most } players
web-lobby-edition = Edition
web-lobby-preset = Ready-made mixes
web-lobby-expansions = Expansions
web-lobby-modules = Modules
web-lobby-sets = More cards
web-lobby-of = { $count } of { $of }
web-lobby-seats = Seats
web-lobby-more = Pace, first player, seed
web-lobby-first = Who begins
web-lobby-first-chance = chance decides
web-lobby-seed = Seed
web-lobby-seed-about = The same seed deals the same cards. Leave it empty for a random game.
web-lobby-table-name = Its name
web-lobby-table-name-like = The Sunday table, if you like
web-lobby-summary = { $count ->
    [one] One life.
   *[other] { $count } lives.
}
web-lobby-lay = Set the table

web-lobby-name = Player { $number }
web-lobby-name-of = Name at seat { $number }
web-lobby-bot-name = a name of its own
web-lobby-kind-of = Who sits at seat { $number }
web-lobby-kind-here = at this screen
web-lobby-kind-link = a friend by link
web-lobby-kind-bot = computer
web-lobby-kind-here-about = Sits at this screen; hidden cards stay behind a curtain.
web-lobby-kind-link-about = You get a personal link to send.
web-lobby-level-of = Computer player at seat { $number }
web-lobby-character-of = Character of the computer player at seat { $number }
web-lobby-surprise = Surprise me
web-lobby-seconds-of = How long the computer player at seat { $number } may think
web-lobby-seconds = { $seconds } s a choice
web-decimal = .
web-lobby-pronoun-of = Pronoun at seat { $number }
web-pronoun-they = they
web-pronoun-she = she
web-pronoun-he = he
web-lobby-colour = { $colour }: choose another colour for seat { $number }
web-colour-poppy = Poppy, circle
web-colour-ocean = Ocean, triangle
web-colour-marigold = Marigold, square
web-colour-fern = Fern, diamond
web-colour-fig = Fig, cross
web-lobby-remove = Remove seat { $number }
web-lobby-add-here = A person here
web-lobby-add-link = A friend by link
web-lobby-add-bot = A computer player

web-lobby-ready = The table is set
web-lobby-ready-text = Send each friend their own link: whoever opens it takes the seat. You will find the links again in the menu of the table.
web-lobby-sit = Sit down

web-lobby-fewer = Fewer
web-lobby-round = { $round ->
    [0] just beginning
   *[other] round { $round }
}
web-lobby-thinks = Waiting for { $names }
web-lobby-thinks-since = Waiting for { $names } { $since }
web-lobby-absent = { $count ->
    [one] { $names } has not joined yet
   *[other] { $names } have not joined yet
}
web-lobby-unplayable = Kept, but played under rules that this server no longer has.
web-lobby-manage = More about { $title }
web-lobby-table = To the table
web-lobby-story = Life stories
web-lobby-record = The record
web-lobby-my-link = Your own link, for another device. Keep it to yourself.
web-lobby-forget = Remove from this list
web-lobby-delete = Delete the game
web-lobby-delete-sure = For everybody, and for good?
web-lobby-delete-yes = Yes, delete
web-lobby-delete-no = Keep it
web-lobby-join = Somebody sent you a link?
web-lobby-no-link = That does not look like a link to a table.
web-lobby-import = Open a game from its record
web-lobby-whose = Who are you in this game?
web-lobby-whose-all = All of us, at this screen
