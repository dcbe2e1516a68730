# The board and what lies on it.

space-study = Study
space-play = Play
space-interact = Interact
space-take_project = Take Project
space-spend = Spend
space-temp_job = Temp Job
space-get_job = Get Job
space-start_relationship = Start Relationship
space-overtime = Overtime
space-rest = Rest

age-teen = Teen
age-adult_1 = Adult 1
age-adult_2 = Adult 2
age-adult_3 = Adult 3
age-adult_4 = Adult 4
age-old_age_1 = Old Age 1
age-old_age_2 = Old Age 2
age-old_age_3 = Old Age 3

phase-setup = Set-up
phase-preparation = Preparation Phase
phase-upkeep = Upkeep Phase
phase-action = Action Phase
phase-resolution = Resolution Phase
phase-end = End of the Game

section-dark_green = dark green
section-green = green
section-turquoise = turquoise
section-light_blue = light blue
section-yellow = yellow
section-orange = orange
section-red = red

edition-second = 2022 edition
edition-first = first edition

pile-project = Projects
pile-item_activity = Items and Activities
pile-job = Jobs
pile-partner = Partners
pile-child_trait = Child Traits
pile-life_goal = Life Goals

kind-basic_project = Basic Project
    .short = Basic
kind-single_round_project = Single-Round Project
    .short = Single-Round
kind-group_project = Group Project
    .short = Group
kind-item = Item
kind-activity = Activity
kind-job = Job
kind-partner = Partner
kind-child_trait = Child Trait
kind-life_goal = Life Goal

category-A = Arts
category-B = Business
category-C = Culture
category-H = Health
category-P = Politics
category-S = Social
    .many = Social
category-T = Technology and Science
category-V = Vitality

field-science = Science
field-art = Art
field-social = Social
field-security = Safety & Security

# What can be counted about a player, with the number.
measure-knowledge = { $count } Knowledge
    .name = Knowledge
measure-creativity = { $count } Creativity
    .name = Creativity
measure-influence = { $count } Influence
    .name = Influence
measure-money = { $count } Money
    .name = Money
measure-resources = { $count ->
    [one] { $count } Resource
   *[other] { $count } Resources
}
    .name = Resources
measure-sth = { $count } STH
    .name = STH
measure-lth = { $count } LTH
    .name = LTH
measure-stress = space { $count } of the Stress track
    .name = Stress
measure-age = { $count ->
    [1] the age { age-teen }
    [2] the age { age-adult_1 }
    [3] the age { age-adult_2 }
    [4] the age { age-adult_3 }
    [5] the age { age-adult_4 }
    [6] the age { age-old_age_1 }
    [7] the age { age-old_age_2 }
   *[other] the age { age-old_age_3 }
}
    .name = age (round)
measure-rounds_lived = { $count ->
    [one] { $count } round lived
   *[other] { $count } rounds lived
}
    .name = rounds lived
measure-dead = { $count } ended life
    .name = life ended
measure-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .name = cards
measure-items = { $count ->
    [one] { $count } Item
   *[other] { $count } Items
}
    .name = Items
measure-activities = { $count ->
    [one] { $count } Activity
   *[other] { $count } Activities
}
    .name = Activities
measure-top_items = { $count ->
    [one] { $count } Item at its last Level
   *[other] { $count } Items at their last Level
}
    .name = Items at their last Level
measure-top_activities = { $count ->
    [one] { $count } Activity at its last Level
   *[other] { $count } Activities at their last Level
}
    .name = Activities at their last Level
measure-partners = { $count ->
    [one] { $count } Partner
   *[other] { $count } Partners
}
    .name = Partners
measure-partner_level = a Partner at Level { $count }
    .name = Level of a Partner
measure-jobs = { $count } Job
    .name = Job
measure-job_rank = a Level { $count } Job
    .name = Level of the Job
measure-retired = { $count } Retirement
    .name = retired
measure-promotions = { $count ->
    [one] { $count } Promotion
   *[other] { $count } Promotions
}
    .name = Promotions
measure-active_projects = { $count ->
    [one] { $count } active Project
   *[other] { $count } active Projects
}
    .name = active Projects
measure-completed_projects = { $count ->
    [one] { $count } completed Project
   *[other] { $count } completed Projects
}
    .name = completed Projects
measure-completed_basic = { $count ->
    [one] { $count } completed Basic Project
   *[other] { $count } completed Basic Projects
}
    .name = completed Basic Projects
measure-completed_single_round = { $count ->
    [one] { $count } completed Single-Round Project
   *[other] { $count } completed Single-Round Projects
}
    .name = completed Single-Round Projects
measure-completed_group = { $count ->
    [one] { $count } completed Group Project
   *[other] { $count } completed Group Projects
}
    .name = completed Group Projects
measure-completed_A = { $count ->
    [one] { $count } completed Arts Project
   *[other] { $count } completed Arts Projects
}
    .name = completed Arts Projects
measure-completed_B = { $count ->
    [one] { $count } completed Business Project
   *[other] { $count } completed Business Projects
}
    .name = completed Business Projects
measure-completed_C = { $count ->
    [one] { $count } completed Culture Project
   *[other] { $count } completed Culture Projects
}
    .name = completed Culture Projects
measure-completed_H = { $count ->
    [one] { $count } completed Health Project
   *[other] { $count } completed Health Projects
}
    .name = completed Health Projects
measure-completed_P = { $count ->
    [one] { $count } completed Politics Project
   *[other] { $count } completed Politics Projects
}
    .name = completed Politics Projects
measure-completed_S = { $count ->
    [one] { $count } completed Social Project
   *[other] { $count } completed Social Projects
}
    .name = completed Social Projects
measure-completed_T = { $count ->
    [one] { $count } completed Technology and Science Project
   *[other] { $count } completed Technology and Science Projects
}
    .name = completed Technology and Science Projects
measure-roles = { $count ->
    [one] { $count } Role filled
   *[other] { $count } Roles filled
}
    .name = Roles filled
measure-slots = { $count ->
    [one] { $count } filled slot
   *[other] { $count } filled slots
}
    .name = filled slots
measure-rests = { $count ->
    [one] { $count } Rest
   *[other] { $count } Rests
}
    .name = Rests
measure-overtimes = { $count ->
    [one] { $count } Overtime in your life
   *[other] { $count } Overtimes in your life
}
    .name = Overtimes
measure-discards = { $count ->
    [one] { $count } card discarded with a penalty
   *[other] { $count } cards discarded with a penalty
}
    .name = cards discarded with a penalty
measure-refreshes = { $count ->
    [one] { $count } row refreshed
   *[other] { $count } rows refreshed
}
    .name = refreshes
measure-popularity = { $count } Popularity
    .name = Popularity
