# The expansion Experiences.

module-experiences = Experiences
    .about = Trips to plan and happenings to live through, and a board for what you dream of until its day comes.
kind-experience = Experience
rule-while-planned = while it is planned, { $rule }
pile-experience = Experiences
space-plan_experience = Plan Experience
space-dream = Dream
board-experiences = Experiences
board-dreams = Dream board
zone-experiences_row = On the Experiences board
zone-clouds = Cloud tokens left
zone-dreams = Dreams
token-desire = Desire
token-clouds = Cloud token
mark-trip = Trip
mark-happening = Happening

verb-plan = Plan “{ $card }”, “{ $name }”
verb-plan-none = Plan an Experience
verb-plan_by_cloud = Plan “{ $card }”, “{ $name }”, with your Cloud token
verb-plan_by_cloud-none = Plan an Experience with your Cloud token
# The slots of the Dream board give a Resource each, from left to right (EXP.dream.03).
verb-dream = { $number ->
    [1] Dream of “{ $card }” in your first slot and gain 1 Knowledge
    [2] Dream of “{ $card }” in your second slot and gain 1 Creativity
   *[other] Dream of “{ $card }” in your third slot and gain 1 Influence
}
verb-dream-none = Dream of a card
verb-dream_by_cloud = { $number ->
    [1] With your Cloud token, dream of “{ $card }” in your first slot and gain 1 Knowledge
    [2] With your Cloud token, dream of “{ $card }” in your second slot and gain 1 Creativity
   *[other] With your Cloud token, dream of “{ $card }” in your third slot and gain 1 Influence
}
verb-dream_by_cloud-none = Dream of a card with your Cloud token
verb-experience = { $level ->
    [2] Experience “{ $card }”, “{ $name }”
   *[other] Experience “{ $card }” and extend it, “{ $name }”
}

reason-cloud_used = You have used your Cloud token this round ({ $rule }).
reason-dream_board_full = All slots of your Dream board are filled ({ $rule }).

event-planned = { $name } plans “{ $card }”: { $level_name }.
event-cloud_placed = { $name } uses the Cloud token.
event-dreamed = { $name } dreams of “{ $card }”.
event-desired = { $count ->
    [one] { $name } begins to long for “{ $card }”: { $count } Desire token.
   *[other] { $name } longs for “{ $card }”: { $count } Desire tokens.
}
event-desire_fulfilled = { $name } gains { $count } LTH: “{ $card }” is no longer a dream.
event-experienced = { $level ->
    [2] { $name } experiences “{ $card }”: { $level_name }.
   *[other] { $name } experiences “{ $card }” to the full: { $level_name }.
}
cause-EXP-desire-03 = a dream come true
cause-EXP-desire-04 = dreams that stayed dreams
story-source-desire = Dreams come true
story-source-experiences = Journeys and great days

occasion-dream = Dream of a card
occasion-plan = Plan an Experience
occasion-experience = experience a Trip or a Happening

terminal-verb-plan = plan
terminal-verb-plan_by_cloud = Cloud: plan
terminal-verb-dream = dream
terminal-verb-dream_by_cloud = by Cloud
terminal-verb-experience = experience
web-do-plan = Plan it
web-do-plan_by_cloud = Plan it
web-do-dream = Dream of it
web-do-dream_by_cloud = Dream of it
web-do-experience = Live it
web-other-plan = Plan
web-other-plan_by_cloud = Plan by Cloud
web-other-dream = Dream
web-other-dream_by_cloud = Dream by Cloud
web-token-desire = Desire for a dream: 1 Long-Term Happiness when it comes true, and 1 less if it never does.
web-token-clouds = The Cloud token: once a round it stands in for an Hourglass on the Experiences board.

story-title-journeys = { $name } lived { $years } years and sent postcards from most of them.
story-epitaph-journeys =
    .a = Had been there.
    .b = Packed light.
    .c = Sent postcards that arrived later.
story-title-desire = { $name } lived { $years } years and dreamed of half of them first.
story-epitaph-desire =
    .a = Wanted it for years, and was right.
    .b = Dreamed with a list.
story-count-journeys = { $count ->
    [1] { $words ->
        [one] one great day
       *[other] 1 great day
    }
   *[other] { $words } great days
}

fact-pursuit-board-dreams = “{ $card }” becomes your dream: 1 Desire every round until it comes true
fact-pursuit-board-less-dreams = “{ $card }” will be a dream no longer
fact-pursuit-board-desire = “{ $card }” has { $count } Desire
