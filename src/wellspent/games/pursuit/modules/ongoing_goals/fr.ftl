# Les Objectifs de Vie Continus.

module-ongoing_goals = Objectifs de Vie Continus
    .about = Trois Objectifs de Vie qui récompensent tout le monde, à chaque fois ; le mélange décide s’il y en a un sur la table.

kind-ongoing_life_goal = Objectif de Vie Continu
event-goal_reached-ongoing_life_goal = { $name } remplit l’Objectif de Vie Continu « { $card } ».
