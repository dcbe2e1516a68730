# A finished game studied: where points were lost, and what if.

web-study-link = Where points were lost
web-study-title = Where { $name } lost points
web-study-from = See it from { $name }’s seat
web-study-story = The story
web-study-chart = { $line ->
    [count] The points so far, choice by choice.
   *[other] Where the game was heading, choice by choice.
} In the end: { $ends }. { $count ->
    [0] No marks
    [one] One mark
   *[other] { $count } marks
} on { $name }’s line.
web-study-slider = The moment shown
web-study-next-pin = To the next mark
web-study-by = The line shows where the game was heading, as “{ $player }” sees it.
web-study-heading = The line shows where the game was heading, as “{ $player }” sees it: here for a score of { $points } ± { $error }.
web-study-so-far = Alone, goals count for more than points: the line shows the points so far.
web-study-going = Going through { $done } of { $total } decisions
web-study-moments = { $count ->
    [1] One moment
    [2] Two moments
    [3] Three moments
    [4] Four moments
    [5] Five moments
   *[other] { $count } moments
}
web-study-nothing = No decision cost { $name } much: well lived.
web-study-soon = Every choice that { $name } made is weighed against all others that could have been made, by what could be known then.
web-study-soon-marks = Where points were lost, a mark appears on the line, and you read here what would have been better, and why.
web-study-soon-time = The first time this takes a moment.
web-study-choice = Choice { $choice } of { $of }
web-study-when = { $round }, choice { $move }
web-study-you = chosen
web-study-better = better
web-study-chose = { $name } chose:
web-study-better-was = Better:
web-study-instead = Instead
web-study-only = There was nothing else to choose.
web-study-try = Try it from here
web-study-table = On the table
web-study-share = A link to this moment
web-study-share-short = Share
web-study-fair = Judged by what could be known then. About { $points } points; anything under half a point is a matter of taste, and not listed.
web-study-keys = ← and → one choice, with Shift one mark; Space plays, 1 to 5 jump to a mark, F tries it
web-study-head-when = When
web-study-head-chosen = Chosen
web-study-head-better = Better
web-study-head-points = Points
web-study-head-reasons = Reasons

web-whatif-title = In the other life: { $text }
web-whatif-about = From choice { $move }, “{ $player }” played both roads { $count } times, with the same cards to come. One dot is one life.
web-whatif-going = “{ $player }” is living { $done } of { $total } lives. One dot is one life.
web-whatif-chart = Lives played on from each choice. { $chosen }: { $chosenMean } on average. { $other }: { $otherMean } on average. What really happened: { $real }.
web-whatif-real = what really happened: { $score }
web-whatif-lives = Two lives
web-whatif-mine = { $name }’s life
web-whatif-mine-short = As it was, { $score }
web-whatif-mine-note = as it happened
web-whatif-other = The other life
web-whatif-other-short = The other life, { $score }
web-whatif-other-note = number { $number } of { $count }
web-whatif-go-on = Go on myself from here
web-whatif-another = Another life
web-whatif-choice = Another choice
