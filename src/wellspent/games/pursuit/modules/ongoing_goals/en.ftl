# Ongoing Life Goals.

module-ongoing_goals = Ongoing Life Goals
    .about = Three Life Goals that reward everybody, every time; whether one is on the table is up to the shuffle.

kind-ongoing_life_goal = Ongoing Life Goal
event-goal_reached-ongoing_life_goal = { $name } fulfils the Ongoing Life Goal { $card }.
