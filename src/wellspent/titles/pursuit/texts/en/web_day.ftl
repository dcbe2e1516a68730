# The life of the day.

web-day-aims-pursuit = You win with { $par } Long-Term Happiness and all of these:
web-day-beside-pursuit = { $percentile ->
    [0] Somebody has to make the others look happy.
   *[other] Happier than { $percentile } in 100.
}
web-day-lived-pursuit = You lived { $years } years and met { $goals } of { $of } Life Goals: { $won ->
    [yes] won.
   *[no] not quite.
}
web-day-par-pursuit = { $par } and all Life Goals: won
web-day-felt-pursuit = How it felt
web-day-share-pursuit = Wellspent, life { $number }: { $score } · { $goals } of { $of }
web-day-share-beside-pursuit = happier than { $percentile } in 100
