# The life of the day.

web-day-aims-cv = You meet { $level }, who plays the same way against everybody. The public goals:
web-day-lived-cv = You lived { $years } years: { $won ->
    [yes] won.
   *[no] the other one was ahead.
}
web-day-share-cv = Wellspent, CV { $number }: { $score }
