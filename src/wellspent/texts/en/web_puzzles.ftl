# Puzzles: what would you do?

web-nav-puzzles = Puzzles
web-puzzles-title = What would you do?
web-puzzles-about = Ten positions a day from strong games. In each, one choice is clearly best: choose it on the table, as always.
web-puzzles-so-far = { $done ->
    [0] None answered yet today.
   *[other] { $done } of { $count } answered today, { $right } found at once.
}
web-puzzle-seats = { $seats ->
    [one] alone
   *[other] { $seats } at the table
}
web-puzzle-ask = One choice is clearly best.
web-puzzle-yourself = Not here: this one is yours to find.
web-puzzle-right = That is it.
web-puzzle-other = One choice is better.
web-puzzle-yours = Yours:
web-puzzle-behind = It ends about { $points } points lower.
web-puzzle-far = It ends well below the rest.
web-puzzle-best = Best:
web-puzzle-others = Also considered
web-puzzle-by = Points at the end of the game, as “{ $player }” sees it, compared with the choice beside it.
web-puzzle-next = The next one
web-puzzle-all = All of today’s
web-puzzle-again = Look at the table again
web-puzzle-found = found at once
web-puzzle-seen = answered
