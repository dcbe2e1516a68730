# La vie du jour.

web-day-aims-pursuit = Vous gagnez avec { $par } de Bonheur à Long Terme et tout ceci :
web-day-beside-pursuit = { $percentile ->
    [0] Il faut bien quelqu’un pour que les autres aient l’air heureux.
   *[other] Plus de bonheur que { $percentile } % des vies.
}
web-day-lived-pursuit = Vous avez vécu { $years } ans { $goals ->
    [0] sans remplir aucun Objectif de Vie sur { $of }
    [1] et rempli un Objectif de Vie sur { $of }
   *[other] et rempli { $goals } Objectifs de Vie sur { $of }
} : { $won ->
    [yes] gagné.
   *[no] pas tout à fait.
}
web-day-par-pursuit = { $par } et tous les Objectifs de Vie : gagné
web-day-felt-pursuit = Comment c’était
web-day-share-pursuit = Wellspent, vie { $number } : { $score } · { $goals } sur { $of }
web-day-share-beside-pursuit = plus de bonheur que { $percentile } sur 100
