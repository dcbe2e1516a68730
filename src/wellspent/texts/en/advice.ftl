# Hints and reviews: what a choice gains, and by what.

advice-number = { $whole }.{ $tenth }
advice-plan = It leads on to “{ $card }”
advice-otherwise = Otherwise: { $fact }
advice-another = Another choice: { $fact }
advice-rest = Everything else, and what comes of it later
advice-hope = { $percent }% for “{ $card }”

advice-title = The best choices now
advice-about = What a choice gains is measured in points at the end of the game, compared with the other choices worth considering.
advice-one = There is only one choice.
advice-nobody = Nobody gives advice on this game.

review-title = Where { $name } lost points
review-of = { $level } looks back
review-start = At the start
review-round = Round { $round }
review-when = Round { $round }, choice { $number }
review-chosen = Chosen: { $choice }
review-better = Better: { $choice }
review-lost = about { $points }
review-nothing = No decision cost { $name } much: well lived.
review-curve = Where the game was heading for { $name }, round by round
review-score = In the end: { $score }
review-seat = There is no seat { $seat } in this game; the seats are { $seats }.
review-running = This game is not over yet; these are its decisions so far.
