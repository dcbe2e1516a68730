# The life of the day.

web-day = The life of the day
web-day-number = No. { $number } · { $date }
web-day-same = the same cards for everybody
web-day-before = One life, the same for everybody.
web-day-before-text = The same cards in the same order, one try, no hurry, no advice.
web-day-live = Live it
web-day-go-on = Go on
web-day-begun = You have begun. It counts if you finish no later than two hours after midnight UTC.
web-day-people = { $people ->
    [0] Nobody has lived it yet.
    [1] One person has lived it; you will see how once you have.
   *[other] { $people } people have lived it; you will see how once you have.
}
web-day-practice = Live it again
web-day-practice-about = For practice: only the first one counts.
web-day-counts = Life of the day: this one counts, once.
web-day-practises = Life of the day: practice. The first one counts.
web-day-mark = { $practice ->
    [yes] practice
   *[no] life of the day
}
web-day-others = How the others lived it
web-day-rank = { $rank ->
    [1] You are first today.
    [2] You are second today.
    [3] You are third today.
   *[other] You are number { $rank } today.
}
web-day-spent = Today’s life is spent.
web-day-spent-text = It was left behind or ended too late, so it does not count. Tomorrow brings another one.
web-day-so-far = { $people ->
    [1] One life so far
   *[other] { $people } lives so far
}
web-day-computers = and { $computers } lived by computer players
web-day-computers-wait = Computer players are still living it: { $done } of { $of }.
web-day-middle = half of them below { $median }, the best { $highest }
web-day-you = you, { $score }
web-day-par = { $par }: won
web-day-bars = How the lives of today ended
web-day-from = From
web-day-to = To
web-day-lives-people = Lives of people
web-day-lives-computers = Lives of computer players
web-day-age-sign = { $number }: { $sign }
web-day-show = Share it
web-day-copy = Copy
web-day-copied = Copied. It gives nothing away.
web-day-share-rank = number { $rank } of the day
web-day-story = Read your story
web-day-study = Study this one
web-day-streak = { $count ->
    [0] A first day
    [1] One day
    [2] Two days in a row
    [3] Three days in a row
    [4] Four days in a row
    [5] Five days in a row
    [6] Six days in a row
    [7] Seven days in a row
   *[other] { $count } days in a row
}
web-day-streak-about = Nobody counts. Well, somebody does. One day off a week is free.
web-day-was-lived = { $day }: lived
web-day-was-not = { $day }: not lived
web-day-best = The best life of the day before · No. { $number } · { $name }, { $score }
web-day-best-read = Read the story
web-day-then = You, that day: { $score }
web-day-next = The next life begins in { $hours } h { $minutes } min.
web-day-check = For those who trust nobody
web-day-check-text = The cards follow from a seed. Its hash is published the day before, the seed itself two hours after the day is over. Anybody can compare: SHA-256 of “wellspent seed”, a line feed and the seed.
web-day-hash = Hash of { $day }, { $game }
web-day-seed = Seed of { $day }, { $game }
web-day-here = The life of the day needs a server
web-day-here-text = It is one life for everybody there, and you find out how the others did. Everything else can be lived here.
web-home-today = No. { $number } · { $people ->
    [0] nobody has lived it yet.
    [1] one person has lived it.
   *[other] { $people } people have lived it.
} It counts once.
web-home-today-lived = No. { $number } · lived: { $score }
web-home-today-see = See how
web-day-aims = What it is about:
web-day-beside = { $percentile ->
    [0] Somebody has to make the others look good.
   *[other] Better than { $percentile } in 100.
}
web-day-lived = You reached { $score }: { $won ->
    [yes] won.
   *[no] not quite.
}
web-day-felt = How it went
web-day-share = Wellspent, { $game } { $number }: { $score }
web-day-share-beside = better than { $percentile } in 100
