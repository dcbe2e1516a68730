# The end of a game, and the replay.

web-story-title = A life
web-story-not-yet = This story is not yet told
web-story-of = { $count ->
    [0] A life on Wellspent · { $game }
   *[other] A life on Wellspent · { $game } · with { $names }
}
web-story-share = Share
web-story-picture = As a picture
web-story-square = Square picture
web-story-page = As a page to keep
web-story-points = points
web-story-first = { $count ->
    [1] well spent
    [2] the happier of two
   *[other] the happiest of { $count }
}
web-story-rank = { $rank ->
    [1] well spent
    [2] second of { $count }
    [3] third of { $count }
    [4] fourth of { $count }
   *[other] fifth of { $count }
}
web-story-so-far = { $count } so far
web-story-lost = since lost
web-story-private = in secret
web-story-public = for all to see
web-story-sources = Where it came from
web-story-beside = { $count ->
    [one] How it grew
   *[other] { $count } lives, side by side
}
web-story-chart = Scores at the end of each round
web-story-life = Life
web-story-standings = All lives
web-story-foot = Wellspent · table { $table } · seed { $seed }
web-story-made = Told by Wellspent

web-replay-title = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Stop
web-replay-next = One move on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = { $times }×
web-replay-move = Move { $move } of { $of }
web-replay-jump = Jump to…
web-replay-from = Seen by
web-replay-nobody = a spectator
web-replay-link = Copy a link to this moment
web-replay-go-on = Go on from here
web-replay-go-on-title = Go on from here, as a new game
web-replay-go-on-text = Move { $move } of { $of }. The old game stays as it is. Who plays?
web-replay-go-on-do = Begin
web-replay-keys = ← and → step, P plays
