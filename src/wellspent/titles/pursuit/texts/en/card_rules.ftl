# What cards do, made from their data. Parts begin with a small letter; a sentence is begun where it is put together.

rule-only = only { $needs }
rule-only-then = only { $needs }: { $rule }
rule-gain = also gain { $goods }
rule-gain-if = { $needs }, also gain { $goods }
rule-gain-each = also gain { $goods } for each { $what }
rule-gain-every = also gain { $goods } for every { $what }
rule-at-most = { $count ->
    [1] { $rule }, once at most
    [2] { $rule }, twice at most
   *[other] { $rule }, { $count } times at most
}
rule-choose = choose one: { $list }
rule-semicolon = { $first }; { $next }
rule-or = { $first }; or { $last }
rule-trade = { $count ->
    [1] once, you may pay { $pay } to gain { $gain }
    [2] up to twice, you may pay { $pay } to gain { $gain }
   *[other] up to { $count } times, you may pay { $pay } to gain { $gain }
}
rule-take-partner = take a Partner from the row at Level { $level }, without Cost or Reward
rule-take-project = take a Project from the row at Level { $level }, without Cost or Reward
rule-take-item_activity = take an Item or Activity from the row at Level { $level }, without Cost or Reward
rule-take-job = take a Job from the row, without Cost or Reward
rule-upkeep = each time you pay the Upkeep, { $rule }
rule-when = when you { $occasion }
rule-whenever = whenever you { $occasion }, also gain { $goods }
rule-first = the first time each round that you { $occasion }, also gain { $goods }
rule-round_start = at the start of each round, gain { $goods }
rule-less-any = { $count ->
    [one] { $count } Resource
   *[other] { $count } Resources
}
rule-price-project = Projects cost you { $less } less
rule-price-category = { $category } Projects cost you { $less } less
rule-price-item = Items cost you { $less } less
rule-price-activity = Activities cost you { $less } less
rule-price-hire = being hired costs you { $less } less
rule-price-promotion = Promotions and Retirement cost you { $less } less
rule-price-upkeep_item = the Upkeep of each Item costs you { $less } less
rule-price-upkeep_job = the Upkeep of your Job costs you { $less } less
rule-price-upkeep_partner = the Upkeep of each Partner costs you { $less } less
rule-slots = { $count ->
    [one] you have one more slot
   *[other] you have { $count } more slots
}
rule-calm = repeating { $spaces } in a round gives you no Stress
rule-free_refresh = { $count ->
    [one] your first refresh of each round is free
   *[other] your first { $count } refreshes of each round are free
}
rule-while-level = at this Level, { $rule }
rule-while-round = this round, { $rule }
rule-while-life = for life, { $rule }

occasion-study = Study
occasion-play = Play
occasion-interact = Interact
occasion-take_project = perform Take Project (of any kind)
occasion-spend = Spend on an Item or an Activity
occasion-temp_job = take a Temp Job
occasion-get_job = perform Get Job
occasion-start_relationship = start a Relationship
occasion-overtime = work Overtime
occasion-rest = Rest
occasion-advance = advance a Basic Project
occasion-complete = complete a Basic Project
occasion-role = fill a Role
occasion-upgrade = upgrade an Item or an Activity
occasion-promotion = Get a Promotion (into Retirement too)
occasion-develop = take the next step with a Partner
occasion-refresh = refresh a row

# What somebody must have or be, as it follows “only”.
need-least = with at least { $measure }
need-most = with at most { $measure }
need-age =
    .least = { $count ->
        [2] from { age-adult_1 } on
        [3] from { age-adult_2 } on
        [4] from { age-adult_3 } on
        [5] from { age-adult_4 } on
        [6] in Old Age
        [7] from { age-old_age_2 } on
       *[other] in { age-old_age_3 }
    }
    .most = { $count ->
        [1] in the Teen round
        [2] up to { age-adult_1 }
        [3] up to { age-adult_2 }
        [4] up to { age-adult_3 }
        [5] before Old Age
       *[other] up to { age-old_age_2 }
    }
need-stress =
    .least = with Stress on space { $count } or higher
    .most = with Stress on space { $count } or lower
need-sth =
    .least = with { $count } STH or more
    .most = with { $count } STH or less
need-resources =
    .least = with { $count } Resources or more in all
need-items =
    .least = { $count ->
        [1] with an Item
       *[other] with at least { $count } Items
    }
need-activities =
    .least = { $count ->
        [1] with an Activity
       *[other] with at least { $count } Activities
    }
need-top_activities =
    .least = { $count ->
        [1] with an Activity at its last Level
       *[other] with at least { $count } Activities at their last Level
    }
need-partners =
    .least = { $count ->
        [1] with a Partner
       *[other] with at least { $count } Partners
    }
    .most = { $count ->
        [0] without a Partner
        [one] with at most { $count } Partner
       *[other] with at most { $count } Partners
    }
need-partner_level =
    .least = { $count ->
        [1] with a Partner
        [3] with a Partner at Level 3
       *[other] with a Partner at Level { $count } or higher
    }
need-jobs =
    .least = with a Job
    .most = without a Job
need-job_rank =
    .least = { $count ->
        [3] with a Level 3 Job, even one you have retired from
       *[other] with a Job at Level { $count } or higher, even one you have retired from
    }
need-retired =
    .least = in Retirement
    .most = before Retirement
need-promotions =
    .least = { $count ->
        [1] after a Promotion
       *[other] after { $count } Promotions
    }
need-active_projects =
    .least = { $count ->
        [1] with an active Project
       *[other] with at least { $count } active Projects
    }
need-completed_projects =
    .least = { $count ->
        [1] with a completed Project
       *[other] with { $count } completed Projects
    }
need-completed_basic =
    .least = { $count ->
        [1] with a completed Basic Project
       *[other] with { $count } completed Basic Projects
    }
need-completed_group =
    .least = { $count ->
        [1] with a completed Group Project
       *[other] with { $count } completed Group Projects
    }
need-completed_A =
    .least = { $count ->
        [1] with a completed Arts Project
       *[other] with { $count } completed Arts Projects
    }
need-completed_B =
    .least = { $count ->
        [1] with a completed Business Project
       *[other] with { $count } completed Business Projects
    }
need-completed_C =
    .least = { $count ->
        [1] with a completed Culture Project
       *[other] with { $count } completed Culture Projects
    }
need-completed_H =
    .least = { $count ->
        [1] with a completed Health Project
       *[other] with { $count } completed Health Projects
    }
need-completed_P =
    .least = { $count ->
        [1] with a completed Politics Project
       *[other] with { $count } completed Politics Projects
    }
need-completed_S =
    .least = { $count ->
        [1] with a completed Social Project
       *[other] with { $count } completed Social Projects
    }
need-completed_T =
    .least = { $count ->
        [1] with a completed Technology and Science Project
       *[other] with { $count } completed Technology and Science Projects
    }
need-roles =
    .least = { $count ->
        [1] after filling a Role
       *[other] after filling { $count } Roles
    }
need-rests =
    .least = { $count ->
        [1] after at least one Rest in your life
        [2] after at least two Rests in your life
       *[other] after at least { $count } Rests in your life
    }
need-overtimes =
    .least = { $count ->
        [1] after Overtime
       *[other] after { $count } Overtimes
    }
    .most = { $count ->
        [0] without any Overtime in your life
        [1] with at most one Overtime in your life
        [2] with at most two Overtimes in your life
       *[other] with at most { $count } Overtimes in your life
    }
need-discards =
    .most = { $count ->
        [0] if you have never discarded a card with a penalty
        [one] with at most { $count } card discarded with a penalty
       *[other] with at most { $count } cards discarded with a penalty
    }
need-refreshes =
    .least = { $count ->
        [1] after refreshing a row
        [2] after refreshing two rows
       *[other] after refreshing { $count } rows
    }
need-cards =
    .least = with at least { $count } cards in your play area
each-partner_level = Level of your Partner
each-completed_group = completed Group Project
each-roles = Role you have filled
each-rounds_lived = round you have lived
