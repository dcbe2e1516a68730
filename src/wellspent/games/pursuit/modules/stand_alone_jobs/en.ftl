# The module Stand-Alone Jobs.

module-stand_alone_jobs = Stand-Alone Jobs
    .about = Twelve Jobs without a ladder: no promotion, but whoever works harder earns more.
kind-stand_alone_job = Stand-Alone Job

verb-work_harder = { $count ->
    [0] Work no harder than that
    [one] Work harder
   *[other] Work twice as hard
}
question-stand_alone_jobs-work_harder = “{ $card }”: do you work harder? Each time, you pay { $pay } and gain { $gain }.
event-worked_harder = { $count ->
    [one] { $name } works harder ({ $card }).
   *[other] { $name } works twice as hard ({ $card }).
}
reason-no_ladder = A Stand-Alone Job offers neither Promotion nor Retirement ({ $rule }).

web-do-work_harder = Work this hard

story-title-freelance = { $name } lived { $years } years and never once had a boss.
story-epitaph-freelance =
    .a = Invoice to follow.
    .b = Was the boss, and a kind one.
