# Ce qu’un choix amènera dans la Quête ; `.more` et `.less` là où aucun fait ne peut être nommé.

advice-pursuit-points =
    .more = Plus de Bonheur à Long Terme tout de suite qu’avec d’autres choix
    .less = D’autres choix donnent plus de Bonheur à Long Terme tout de suite
advice-pursuit-time =
    .more = Cela ménage le temps et la santé
    .less = D’autres choix ménagent le temps et la santé
advice-pursuit-goods =
    .more = Cela ménage ce que vous avez
    .less = D’autres choix vous laissent davantage
advice-pursuit-mood =
    .more = Les Projets restent moins chers
    .less = D’autres choix laissent les Projets moins chers
advice-pursuit-cards =
    .more = Vos cartes avancent plus qu’avec d’autres choix
    .less = D’autres choix font avancer davantage vos cartes
advice-pursuit-plans =
    .more = Vos projets d’avenir se rapprochent
    .less = Vos projets d’avenir devront attendre
advice-pursuit-goals =
    .more = Un Objectif de Vie se rapproche
    .less = Un Objectif de Vie s’éloigne
advice-pursuit-boards =
    .more = Plateaux et jetons rapporteront davantage
    .less = Plateaux et jetons rapporteront moins

advice-pursuit-outcome = En jouant la suite raisonnablement, vous devriez finir avec { $points } ± { $error } de Bonheur à Long Terme

fact-pursuit-points = { $count } de Bonheur à Long Terme tout de suite
fact-pursuit-points-lost = Il en coûte { $count } de Bonheur à Long Terme
fact-pursuit-end = Votre vie s’arrête là
fact-pursuit-no-tomorrow = Vous ne verrez pas l’âge « { $age } »
fact-pursuit-tomorrow = Vous verrez encore l’âge « { $age } »
fact-pursuit-hours = { $count ->
    [one] L’âge « { $age } » commence avec { $count } Sablier pour vous, et non { $before }
   *[other] L’âge « { $age } » commence avec { $count } Sabliers pour vous, et non { $before }
}
fact-pursuit-hours-now = { $count ->
    [one] Un Sablier de plus pendant ce tour
   *[other] { $count } Sabliers de plus pendant ce tour
}
fact-pursuit-stress = { $count } de Stress, sans perdre encore de Sablier
fact-pursuit-calm = { $count ->
    [one] Une case de moins sur la piste de Stress
   *[other] { $count } cases de moins sur la piste de Stress
}
fact-pursuit-mood-good = Les Projets coûtent { $count } de moins jusqu’à la fin du tour
fact-pursuit-mood-bad = Les Projets coûtent { $count } de plus jusqu’à la fin du tour
fact-pursuit-mood-good-still = Les Projets ne coûtent plus que { $count } de moins jusqu’à la fin du tour
fact-pursuit-mood-bad-still = Les Projets ne coûtent plus que { $count } de plus jusqu’à la fin du tour
fact-pursuit-mood-even = Les Projets coûtent de nouveau leur prix imprimé
fact-pursuit-paid = « { $card } » pourra être payée quand l’âge « { $age } » commencera
fact-pursuit-unpaid = Il reste trop peu pour payer « { $card } » quand l’âge « { $age } » commencera
fact-pursuit-towards = { $goods } pour « { $card } »
fact-pursuit-gained = { $goods } de plus
fact-pursuit-spent-of = Cela prend { $goods }, dont « { $card } » aurait eu besoin
fact-pursuit-spent = Cela prend { $goods }
fact-pursuit-kept = Vous gardez « { $card } »
fact-pursuit-role = « { $card } » paie encore ses Rôles à la fin du tour
fact-pursuit-no-hour = Cela ne prend pas de Sablier : votre tour de jeu continue
fact-pursuit-hour-spared = Cela ne prend pas de Sablier
fact-pursuit-hours-spent = { $count ->
    [one] Cela prend { $count } Sablier
   *[other] Cela prend { $count } Sabliers
}
fact-pursuit-finished = « { $card } » n’a plus rien à donner
fact-pursuit-lost = Vous perdez « { $card } »
fact-pursuit-completed = « { $card } » est achevée
fact-pursuit-excess = Une carte de trop : { $count } de Stress à chaque tour où elle reste
fact-pursuit-each-round = « { $card } » donne { $goods } à chaque tour dès l’âge « { $age } »
fact-pursuit-next-line = La ligne suivante de « { $card } » donne { $goods }
fact-pursuit-ready = « { $card } » peut venir ensuite
fact-pursuit-near = { $count ->
    [one] « { $card } » est à { $count } Sablier
   *[other] « { $card } » est à { $count } Sabliers
}
fact-pursuit-waits = « { $card } » devra attendre
fact-pursuit-goal-won = L’Objectif de Vie « { $goal } » est à vous
fact-pursuit-goal-lost = L’Objectif de Vie « { $goal } » devient hors d’atteinte
fact-pursuit-goal = Objectif de Vie « { $goal } » : { $count } sur { $of }
fact-pursuit-goal-race = Objectif de Vie « { $goal } » : vous avez { $count }, les autres au mieux { $of }
fact-pursuit-board = { $module } : cela vous y fait avancer
fact-pursuit-board-less = { $module } : cela vous y fait reculer
fact-pursuit-board-scored = { $module } : { $more } de Bonheur à Long Terme de plus à la fin, en l’état
fact-pursuit-board-less-scored = { $module } : { $more } de Bonheur à Long Terme de moins à la fin, en l’état
fact-pursuit-board-asks = Ce que demande « { $card } » : { $count } sur { $of }
fact-pursuit-board-less-asks = Ce que demande « { $card } » : seulement { $count } sur { $of }
fact-pursuit-aim-goal = Une raison de vivre : l’Objectif de Vie « { $goal } », { $count } sur { $of } à ce jour
