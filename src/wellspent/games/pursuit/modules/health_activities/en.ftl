# Health Activities.

module-health_activities = Health Activities
    .about = Good for you, one step at a time: begun at Level 1, never skipped, and healthy at the end.

kind-health_activity = Health Activity
verb-exercise = Go on with “{ $card }” to Level { $level }, “{ $name }”
event-took-health_activity = { $name } begins “{ $card }”: { $level_name }.
event-advanced-health_activity = { $name } goes on with “{ $card }”: { $level_name }.
event-set_aside-health_activity = { $name } has seen “{ $card }” through.

terminal-verb-exercise = exercise
web-do-exercise = Go on with it
