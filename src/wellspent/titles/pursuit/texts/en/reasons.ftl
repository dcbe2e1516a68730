# Why something is not possible. A reason has the id `reason-NAME`.

reason-ok = Possible ({ $rule }).
reason-covered = { $space } is not available in the { $age } round ({ $rule }).
reason-cannot_pay = You need { $missing } ({ $rule }).
reason-cannot_pay_surcharge = Your low mood makes it more expensive: you need { $missing } ({ $rule }).
reason-requirement = Only { $needs } ({ $rule }).
reason-too_much_stress = The Stress would carry you more than one space past the end of the track ({ $rule }).
reason-overtime_stress = Overtime may not carry you past the end of the Stress track ({ $rule }).
reason-no_hourglass = You have no Hourglass left ({ $rule }).
reason-no_card_there = There is no card to take there ({ $rule }).
reason-empty_row = This row is empty ({ $rule }).
reason-only_first_level = “{ $card }” must be taken at Level 1 ({ $rule }).
reason-next_level_only = “{ $card }” can only go to its next Level ({ $rule }).
reason-last_level = “{ $card }” is already at the last Level ({ $rule }).
reason-higher_level_only = “{ $card }” can only go to a higher Level ({ $rule }).
reason-role_filled = This Role is filled ({ $rule }).
reason-two_roles = You already have two Roles in “{ $card }” ({ $rule }).
reason-no_job = You have no Job ({ $rule }).
reason-no_fitting_job = No Job in the same field one Level up is available ({ $rule }).
reason-has_retired = You have retired ({ $rule }).
reason-not_last_rank = Only a Level 3 Job can be retired from ({ $rule }).
reason-last_rank = Your Job is at Level 3: there is no Promotion beyond it, only Retirement ({ $rule }).
reason-cannot_discard = “{ $card }” cannot be discarded ({ $rule }).
reason-single_round_fixed = “{ $card }” stays at the Level at which it was taken ({ $rule }).
reason-relationship_step = A Relationship grows one Level at a time, and never goes back ({ $rule }).

boundary-turned_up = A card has been turned up.
boundary-goal_revealed = A Life Goal has been turned up.
boundary-dealt_trait = Child Traits have been dealt.
boundary-kept_trait = All have shown their Child Traits.
boundary-promoted = The pile of Jobs has been searched.
