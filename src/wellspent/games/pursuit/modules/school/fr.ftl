# L’École.

module-school = École
    .about = Au tour Jeune, choisissez une carrière qui avance toute seule, ou des études dont le Diplôme donne une capacité à vie.

kind-career_job = Métier de Carrière
kind-educational_project = Projet d’Études
pile-career = Carrières
pile-education = Études
space-career_choice = Choisir sa Voie
measure-degrees = { $count ->
    [one] { $count } Diplôme
   *[other] { $count } Diplômes
}
    .name = Diplômes

verb-career = { $kind ->
    [job] Choisir la carrière « { $card } »
   *[other] S’inscrire (« { $card } »)
}
verb-career-none = Choisir sa Voie
verb-graduate = Obtenir le Diplôme (« { $card } »)
placed-career_choice = { $name } choisit sa voie.
event-took-educational_project = { $name } s’inscrit : « { $card } ».
event-advanced-educational_project = { $name } mène « { $card } » à son terme : { $level_name }.
event-set_aside-educational_project = { $name } obtient un Diplôme : « { $card } ».
cause-SCH-action-06 = une autre carrière
board-school = École
zone-school = Carrières et études
reason-by_itself = Une Carrière avance d’elle-même pendant la Phase d’Entretien ({ $rule }).

terminal-verb-career = choisir
terminal-verb-graduate = diplôme
web-do-career = Choisir
web-do-graduate = Obtenir le Diplôme

story-title-degrees = { $name } vécut { $years } ans et encadra le diplôme.
story-epitaph-degrees =
    .a = Mention bien.
    .b = Toujours au premier rang.
story-count-degrees = { $count ->
    [1] { $words ->
        [one] un diplôme
       *[other] 1 diplôme
    }
   *[other] { $words } diplômes
}
