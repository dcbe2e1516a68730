# Le module Métiers indépendants.

module-stand_alone_jobs = Métiers indépendants
    .about = Douze Métiers sans échelons : pas de Promotion, mais qui travaille davantage gagne davantage.
kind-stand_alone_job = Métier indépendant

verb-work_harder = { $count ->
    [0] S’en tenir là
    [one] Travailler davantage
   *[other] Travailler deux fois plus
}
question-stand_alone_jobs-work_harder = « { $card } » : travaillez-vous davantage ? Chaque fois, payez { $pay } et gagnez { $gain }.
event-worked_harder = { $count ->
    [one] { $name } travaille davantage (« { $card } »).
   *[other] { $name } travaille deux fois plus (« { $card } »).
}
reason-no_ladder = Un Métier indépendant n’offre ni Promotion ni Retraite ({ $rule }).

web-do-work_harder = S’y mettre

story-title-freelance = { $name } vécut { $years } ans sans jamais avoir de chef.
story-epitaph-freelance =
    .a = La facture suivra.
    .b = Ne prenait d’ordres de personne.
