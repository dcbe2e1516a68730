# Les Enfants et les Parents Solos.

module-kids = Enfants et Parents Solos
    .about = Une Famille peut avoir des Enfants : ils viennent comme ils sont, grandissent quoi qu’il arrive, et demandent quelque chose à chaque tour.

kind-kid = Enfant
kind-single_parent = Parent Solo
pile-kid = Enfants
measure-kids = { $count ->
    [one] { $count } Enfant
   *[other] { $count } Enfants
}
    .name = Enfants

verb-raise = Agrandir la famille avec { $card } et avoir un Enfant
verb-have_kid = Avoir un Enfant avec { $card }
verb-no_kid = Pas d’Enfant avec { $card } pour l’instant
verb-keep_kid = Rester parent de { $card }
verb-give_up_kid = Laisser partir { $card } aussi, perdre { $lost_mood } et prendre 1 Stress
verb-pay-kid = Être là pour { $card }
verb-lose-kid = Négliger { $card } ce tour-ci et perdre 1 BLT

question-kids-ask = Vous avez une Famille avec { $card }. Voulez-vous un Enfant ?
question-kids-keep = Votre Partenaire n’est plus là. Que devient { $card } ?
reason-no_family_yet = { $card } n’est pas encore au niveau 3 : pas de famille à agrandir ({ $rule }).
reason-no_kids_left = La pile d’Enfants est vide ({ $rule }).

event-took-kid = { $name } a un Enfant : { $card }.
event-advanced-kid = { $card }, en grandissant : { $level_name }.
event-upkeep_paid-kid = { $name } est là pour { $card }.
event-upkeep_refused-kid = { $card } doit se passer de { $name }.
cause-KID-upkeep-03 = un Enfant s’en est passé
cause-KID-discard-03 = un Enfant parti
story-lost-kid =
    .a = { $card } partit avec les valises, et { $name } garda une petite chaussure.
    .b = Dès lors, { $name } vit { $card } un week-end sur deux, puis en photo.
    .c = { $card } partit aussi, et fit signe jusqu’au coin de la rue.
    .d = { $card } appelait le dimanche, et { $name } attendait près du téléphone dès midi.
    .e = La taille de { $card } resta sur le chambranle, à quatre ans.

terminal-verb-raise = un Enfant
web-do-raise = Agrandir la famille
web-do-have_kid = Avoir un Enfant
web-do-no_kid = Pas maintenant
web-do-keep_kid = Rester parent
web-do-give_up_kid = Laisser partir

story-title-kids = { $name } vécut { $years } ans et noua beaucoup de petites chaussures.
story-epitaph-kids =
    .a = Laisse des dessins sur le frigo.
    .b = Regardait sous le lit, chaque soir.
story-count-kids = { $count ->
    [1] { $words ->
        [one] un enfant
       *[other] 1 enfant
    }
   *[other] { $words } enfants
}
