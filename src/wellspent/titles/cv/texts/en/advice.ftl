# What a choice will bring about in CV; `.more` and `.less` where no fact can be named.

advice-cv-sets =
    .more = Your sets grow, and longer sets count for more
    .less = Other choices make your sets longer
advice-cv-possessions =
    .more = Possessions will count for more
    .less = Other choices bring possessions that count for more
advice-cv-goal =
    .more = Your private goal comes closer
    .less = Other choices bring your private goal closer
advice-cv-public_goals =
    .more = A public goal comes closer
    .less = Other choices bring a public goal closer
advice-cv-effects =
    .more = Your active cards go on giving
    .less = Other choices leave you more active cards
advice-cv-events =
    .more = You keep a better hand
    .less = Other choices leave you a better hand

advice-cv-outcome = Played on sensibly, expect a score of { $points } ± { $error }

fact-cv-set = { $count ->
    [one] { $type }, one card: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, not { $before }
   *[other] { $type }, { $count } cards: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, not { $before }
}
fact-cv-possession = { $points ->
    [one] “{ $card }” is worth { $points } point in the end
   *[other] “{ $card }” is worth { $points } points in the end
}
fact-cv-possession-lost = { $points ->
    [one] You lose “{ $card }” and its one point
   *[other] You lose “{ $card }” and its { $points } points
}
fact-cv-goal = { $points ->
    [one] Your goal “{ $goal }”: { $points } point, not { $before }
   *[other] Your goal “{ $goal }”: { $points } points, not { $before }
}
fact-cv-leads = { $points ->
    [one] You lead at “{ $goal }”: { $points } point against { $before }
   *[other] You lead at “{ $goal }”: { $points } points against { $before }
}
fact-cv-shares = { $points ->
    [one] You draw level at “{ $goal }”: { $points } point each
   *[other] You draw level at “{ $goal }”: { $points } points each
}
fact-cv-behind = { $points ->
    [one] “{ $goal }”: { $points } point; the best player has { $before }
   *[other] “{ $goal }”: { $points } points; the best player has { $before }
}
fact-cv-gives = “{ $card }” gives { $goods } every turn while it is on top
fact-cv-stays = “{ $card }” stays on top and goes on giving { $goods }
fact-cv-covered = “{ $card }” is covered and gives nothing more ({ $goods })
fact-cv-lost = You lose “{ $card }”
fact-cv-event = “{ $card }” comes into your hand
fact-cv-event-used = “{ $card }” is used up
fact-cv-aim-goal = { $points ->
    [one] Worth living for: your goal “{ $goal }”, { $points } point so far
   *[other] Worth living for: your goal “{ $goal }”, { $points } points so far
}
fact-cv-aim-set = { $count ->
    [one] Your longest set is { $type }, one card: the next is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Your longest set is { $type }, { $count } cards: the next is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
review-round-cv = Round { $round }
review-when-cv = Round { $round }, choice { $number }
