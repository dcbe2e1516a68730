# Les Activités Santé.

module-health_activities = Activités Santé
    .about = Cela fait du bien, pas à pas : on commence au niveau 1, on ne saute rien, et la santé est au bout.

kind-health_activity = Activité Santé
verb-exercise = Poursuivre « { $card } » au niveau { $level }, « { $name } »
event-took-health_activity = { $name } commence « { $card } » : { $level_name }.
event-advanced-health_activity = { $name } poursuit « { $card } » : { $level_name }.
event-set_aside-health_activity = { $name } va au bout de « { $card } ».

terminal-verb-exercise = s’entraîner
web-do-exercise = Poursuivre
