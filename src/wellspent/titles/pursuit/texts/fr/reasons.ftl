# Pourquoi une chose n’est pas possible.

reason-ok = Possible ({ $rule }).
reason-covered = « { $space } » est indisponible au tour « { $age } » ({ $rule }).
reason-cannot_pay = Il vous manque { $missing } ({ $rule }).
reason-cannot_pay_surcharge = Votre mauvaise humeur fait monter le prix : il vous manque { $missing } ({ $rule }).
reason-requirement = Seulement { $needs } ({ $rule }).
reason-too_much_stress = Le Stress vous emporterait à plus d’une case au-delà du bout de la piste ({ $rule }).
reason-overtime_stress = Les Heures Supplémentaires ne peuvent pas vous emporter au-delà de la piste de Stress ({ $rule }).
reason-no_hourglass = Vous n’avez plus de Sablier ({ $rule }).
reason-no_card_there = Il n’y a aucune carte à prendre ici ({ $rule }).
reason-empty_row = Cette ligne est vide ({ $rule }).
reason-only_first_level = « { $card } » se prend au niveau 1 ({ $rule }).
reason-next_level_only = « { $card } » ne peut passer qu’au niveau suivant ({ $rule }).
reason-last_level = « { $card } » est déjà au dernier niveau ({ $rule }).
reason-higher_level_only = « { $card } » ne peut passer qu’à un niveau supérieur ({ $rule }).
reason-role_filled = Ce Rôle est déjà rempli ({ $rule }).
reason-two_roles = Vous avez déjà deux Rôles dans « { $card } » ({ $rule }).
reason-no_job = Vous n’avez pas de Métier ({ $rule }).
reason-no_fitting_job = Aucun Métier du même domaine au niveau supérieur n’est disponible ({ $rule }).
reason-has_retired = Vous avez pris votre Retraite ({ $rule }).
reason-not_last_rank = On ne prend sa Retraite que d’un Métier de niveau 3 ({ $rule }).
reason-last_rank = Votre Métier est de niveau 3 : plus de Promotion, seulement la Retraite ({ $rule }).
reason-cannot_discard = « { $card } » ne peut pas être défaussée ({ $rule }).
reason-single_round_fixed = « { $card } » reste au niveau choisi au départ ({ $rule }).
reason-relationship_step = Une Relation grandit d’un niveau à la fois, sans retour ({ $rule }).

boundary-turned_up = Une carte a été retournée.
boundary-goal_revealed = Un Objectif de Vie a été révélé.
boundary-dealt_trait = Les Talents Nés ont été distribués.
boundary-kept_trait = Tout le monde a montré son Talent Né.
boundary-promoted = La pile des Métiers a été fouillée.
