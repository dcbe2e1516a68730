# School.

module-school = School
    .about = In the Teen round, choose a career that runs by itself, or study for a Degree whose ability lasts a lifetime.

kind-career_job = Career Job
kind-educational_project = Educational Project
pile-career = Careers
pile-education = Education
space-career_choice = Career Choice
measure-degrees = { $count ->
    [one] { $count } Degree
   *[other] { $count } Degrees
}
    .name = Degrees

verb-career = { $kind ->
    [job] Choose the career of { $card }
   *[other] Enrol (“{ $card }”)
}
verb-career-none = Make a Career Choice
verb-graduate = Graduate (“{ $card }”)
placed-career_choice = { $name } makes a Career Choice.
event-took-educational_project = { $name } enrols: “{ $card }”.
event-advanced-educational_project = { $name } graduates: “{ $card }”, { $level_name }.
event-set_aside-educational_project = { $name } has a Degree: “{ $card }”.
cause-SCH-action-06 = another career
board-school = School
zone-school = Careers and studies
reason-by_itself = A Career goes on by itself in the Upkeep Phase ({ $rule }).

terminal-verb-career = choose
terminal-verb-graduate = graduate
web-do-career = Choose this
web-do-graduate = Graduate

story-title-degrees = { $name } lived { $years } years and framed the certificate.
story-epitaph-degrees =
    .a = Passed.
    .b = Sat in the front row.
story-count-degrees = { $count ->
    [1] { $words ->
        [one] one degree
       *[other] 1 degree
    }
   *[other] { $words } degrees
}
