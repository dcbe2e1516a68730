# Les lignes du journal.

event-round = Un nouveau tour commence : { $age }.
event-hourglasses = { $count ->
    [one] { $name } prend { $count } Sablier.
   *[other] { $name } prend { $count } Sabliers.
}
event-turned_up = { $pile } : « { $card } » est retournée.
event-shuffled = { $pile } : la défausse est mélangée et forme une nouvelle pile.
event-dealt_trait = { $name } reçoit « { $card } ».
event-kept_trait = { $name } garde le Talent Né « { $card } ».
event-goal_revealed = Objectif de Vie : « { $card } ».
event-first_player = { $why ->
    [mood] { $name } joue en premier : la meilleure humeur ({ $mood } BCT).
    [tie] { $name } joue en premier : à humeur égale, la place la plus éloignée du jeton.
   *[other] { $name } joue en premier.
}
event-mood_reset = Le tour est fini : le BCT de chacun revient à 0.
event-placed = { $name } pose un Sablier sur « { $space } ».
event-paid = { $has_card ->
    [yes] { $name } paie { $goods } pour « { $card } ».
   *[no] { $name } paie { $goods }.
}
event-gained = { $has_card ->
    [yes] { $name } gagne { $goods } (« { $card } »).
   *[no] { $name } gagne { $goods }.
}
event-sth = { $sign ->
    [less] { $name } perd { $count } BCT : { $cause }.
   *[more] { $name } gagne { $count } BCT : { $cause }.
}
event-lth = { $sign ->
    [less] { $name } perd { $count } BLT : { $cause }.
   *[more] { $name } gagne { $count } BLT : { $cause }.
}
event-stress = { $name } prend { $count } Stress : { $cause }.
event-relaxed = { $count ->
    [0] { $name } ne peut pas se détendre davantage : la section de la piste de Stress s’arrête là.
    [one] { $name } se détend : { $count } case.
   *[other] { $name } se détend : { $count } cases.
}
event-healthier = { $count ->
    [one] { $name } jouit d’une Bonne Santé : { $count } case vers la gauche.
   *[other] { $name } jouit d’une Bonne Santé : { $count } cases vers la gauche.
}
event-took = { $kind ->
    [partner] { $name } a rendez-vous avec { $card }.
    [group_project] { $name } lance « { $card } ».
    [item] { $name } achète « { $card } » : { $level_name }.
    [activity] { $name } s’offre « { $card } » : { $level_name }.
   *[other] { $name } prend « { $card } » au niveau { $level }, « { $level_name } ».
}
event-advanced = { $name } fait avancer « { $card } » au niveau { $level }, « { $level_name } ».
event-completed = { $name } achève « { $card } ».
event-joined = { $name } tient un Rôle dans « { $card } » : { $level_name }.
event-upgraded = { $name } améliore « { $card } » au niveau { $level }, « { $level_name } ».
event-hired = { $name } prend un Métier : « { $card } ».
event-promoted = { $name } obtient une Promotion : « { $card } ».
event-retired = { $name } prend sa Retraite (« { $card } »).
event-developed = { $name } et { $card } : { $level_name }.
event-upkeep_paid = { $name } garde « { $card } ».
event-upkeep_refused = { $name } ne garde pas « { $card } ».
event-upkeep_paid-partner = { $name } est là pour { $card }.
event-upkeep_refused-partner = Il ne reste rien à { $name } pour { $card }.
event-upkeep_paid-job = { $name } va travailler (« { $card } »).
event-upkeep_refused-job = { $name } donne sa démission (« { $card } »).
event-discarded = { $name } perd « { $card } » : { $cause }.
event-discarded-partner = { $name } et { $card } se séparent.
event-discarded-job = { $name } quitte un Métier (« { $card } ») : { $cause }.
event-row_discarded = { $pile } : « { $card } » quitte la ligne.
event-set_aside = { $name } achève « { $card } ».
event-refreshed = { $name } réinitialise la ligne « { $pile } ».
event-goal_reached = { $name } atteint l’Objectif de Vie « { $card } ».
event-goal_closed = Personne n’obtient l’Objectif de Vie « { $card } » : plusieurs l’ont atteint en même temps.
event-life_ended = La vie de { $name } s’achève.
event-left = { $name } quitte la partie.
event-inherited = { $name } laisse un Héritage de { $count } BLT.
event-game_over = La partie est finie.
event-goal_exchanged = { $name } rend l’Objectif de Vie « { $card } ».
event-card_gained = { $kind ->
    [partner] { $name } et { $card } : { $level_name }.
   *[other] { $name } reçoit « { $card } ».
}

placed-study = { $name } étudie.
placed-play = { $name } joue.
placed-interact = { $name } voit du monde.
placed-temp_job = { $name } fait un Travail Temporaire.
placed-overtime = { $name } fait des Heures Supplémentaires.
placed-rest = { $name } se repose.

cause-card = « { $card } »
cause-rule = { $rule }
cause-PH-action-06 = la même action encore une fois
cause-PH-slots-11 = pas d’emplacement libre
cause-PH-partner-06 = un Partenaire de plus
cause-PH-upkeep-01 = plus de cartes que d’emplacements
cause-PH-upkeep-02 = plus d’un Partenaire
cause-PH-upkeep-09 = carte non entretenue
cause-PH-overtime-01 = Heures Supplémentaires
cause-PH-prep-05 = les années
cause-PH-prep-06 = les années
cause-PH-prep-07 = les années
cause-PH-discard-01 = carte défaussée
cause-PH1-discard-01 = carte défaussée
cause-PH-discard-03 = une carte défaussée
cause-PH-discard-04 = un nouveau Métier
cause-PH-job-07 = un nouveau Métier
cause-PH-refresh-01 = ligne réinitialisée
cause-PH1-refresh-01 = ligne réinitialisée
cause-PH-q-21 = par la carte
cause-PH-sth-02 = au-delà du bout de la piste de BCT
cause-MOD-end-01 = en fin de partie
event-popularity = { $sign ->
    [less] { $name } perd { $count } Popularité : { $cause }.
   *[more] { $name } gagne { $count } Popularité : { $cause }.
}
event-passed = { $name } passe jusqu’à la fin du tour.

# Ce pour quoi la table s’arrête un instant.
great-round = { $age }
    .text = Les Sabliers sont de retour, les factures aussi.
    .first = Toute une vie devant soi, et les premiers Sabliers à dépenser.
    .grown = On est majeur : voici des Métiers et des Partenaires. Les Sabliers sont de retour.
    .old = Les années apportent { $stress } Stress à chacun. Les Sabliers sont de retour, les factures aussi.
    .last = Les années apportent { $stress } Stress à chacun. Ce qui reste à vivre, c’est maintenant.
great-goal = { $name } atteint un Objectif de Vie
    .text = { $card }
great-love = L’amour
    .text = { $name } ♥ { $card }
great-retired = { $name } prend sa retraite
    .text = { $card }
great-death = Adieu, { $name }
    .text = Une vie s’achève, avec { $points } de Bonheur à Long Terme.
    .still = Une vie s’achève, avec { $points } de Bonheur à Long Terme pour l’instant. L’Héritage sera compté à la fin de la partie.
