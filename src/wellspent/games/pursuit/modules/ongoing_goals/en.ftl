# Ongoing Life Goals.

module-ongoing_goals = Ongoing Life Goals
    .about = Three Life Goals that reward everybody, every time; the shuffle decides whether one is in play.

kind-ongoing_life_goal = Ongoing Life Goal
event-goal_reached-ongoing_life_goal = { $name } fulfils the Ongoing Life Goal “{ $card }”.
