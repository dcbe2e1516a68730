# What a choice will bring about in CV; `.more` and `.less` where no fact can be named.

advice-cv-sets =
    .more = Your sets grow, and count the more the longer they are
    .less = Others make your sets longer
advice-cv-possessions =
    .more = Possessions will count more
    .less = Others bring possessions that count more
advice-cv-goal =
    .more = Your private goal comes closer
    .less = Others bring your private goal closer
advice-cv-public_goals =
    .more = A public goal comes closer
    .less = Others bring a public goal closer
advice-cv-effects =
    .more = Your active cards go on giving
    .less = Others leave you more active cards
advice-cv-events =
    .more = Your hand stays good for more
    .less = Others leave you a better hand

fact-cv-set = { $count ->
    [one] One card of { $type }: { $points } points, not { $before }
   *[other] { $count } cards of { $type }: { $points } points, not { $before }
}
fact-cv-possession = “{ $card }” counts { $points } points in the end
fact-cv-possession-lost = You lose “{ $card }” and its { $points } points
fact-cv-goal = Your goal “{ $goal }”: { $points } points, not { $before }
fact-cv-leads = You lead at “{ $goal }”: { $points } points against { $before }
fact-cv-shares = You draw level at “{ $goal }”: { $points } points each
fact-cv-behind = “{ $goal }”: { $points } points, the best has { $before }
fact-cv-gives = “{ $card }” gives { $goods } every turn while it lies on top
fact-cv-stays = “{ $card }” stays on top and goes on giving { $goods }
fact-cv-covered = “{ $card }” is covered and gives nothing more ({ $goods })
fact-cv-lost = You lose “{ $card }”
fact-cv-event = “{ $card }” comes into your hand
fact-cv-event-used = “{ $card }” is used up
fact-cv-aim-goal = Worth living for: your goal “{ $goal }”, { $points } points so far
fact-cv-aim-set = { $count ->
    [one] Your longest set is { $type }, one card: the next counts { $points } points
   *[other] Your longest set is { $type }, { $count } cards: the next counts { $points } points
}
