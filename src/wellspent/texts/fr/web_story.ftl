# La fin d’une partie, et la reprise.

web-story-title = Une vie
web-story-not-yet = Cette histoire n’est pas encore racontée
web-story-of = { $count ->
    [0] Une vie sur Wellspent · { $game }
   *[other] Une vie sur Wellspent · { $game } · avec { $names }
}
web-story-share = Partager
web-story-picture = En image
web-story-square = Image carrée
web-story-page = En page à garder
web-story-points = points
web-story-first = { $count ->
    [1] bien remplie
    [2] la plus heureuse des deux
   *[other] la plus heureuse des { $count }
}
web-story-rank = { $rank ->
    [1] bien remplie
   *[other] { $rank }e sur { $count }
}
web-story-so-far = { $count } jusqu’ici
web-story-lost = perdu depuis
web-story-private = en secret
web-story-public = au grand jour
web-story-sources = D’où cela venait
web-story-beside = { $count ->
    [one] Comment cela a grandi
   *[other] { $count } vies, côte à côte
}
web-story-chart = Scores à la fin de chaque tour
web-story-life = Vie
web-story-standings = Toutes les vies
web-story-foot = Wellspent · table { $table } · graine { $seed }
web-story-made = Raconté par Wellspent

web-replay-title = Revoir la partie
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Laisser défiler
web-replay-pause = Arrêter
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-times = { $times }×
web-replay-move = Coup { $move } sur { $of }
web-replay-jump = Aller à…
web-replay-from = Vu par
web-replay-nobody = le public
web-replay-link = Copier un lien vers ce moment
web-replay-go-on = Continuer d’ici
web-replay-go-on-title = Continuer d’ici, dans une nouvelle partie
web-replay-go-on-text = Coup { $move } sur { $of }. L’ancienne partie reste comme elle est. Qui joue ?
web-replay-go-on-do = Commencer
web-replay-keys = ← et → coup par coup, P pour défiler
