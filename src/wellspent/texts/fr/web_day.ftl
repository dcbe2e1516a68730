# La vie du jour.

web-day = La vie du jour
web-day-number = N° { $number } · { $date }
web-day-same = les mêmes cartes pour tout le monde
web-day-before = Une vie, la même pour tout le monde.
web-day-before-text = Les mêmes cartes dans le même ordre, un seul essai, sans hâte et sans conseil.
web-day-live = La vivre
web-day-go-on = Continuer
web-day-begun = Vous avez commencé. Elle compte si elle finit moins de deux heures après minuit UTC.
web-day-people = { $people ->
    [0] Personne ne l’a encore vécue.
    [1] Une personne l’a vécue ; vous verrez comment une fois la vôtre vécue.
   *[other] { $people } personnes l’ont vécue ; vous verrez comment une fois la vôtre vécue.
}
web-day-practice = La revivre
web-day-practice-about = Pour s’exercer : seule la première compte.
web-day-counts = La vie du jour : celle-ci compte, une seule fois.
web-day-practises = La vie du jour : pour l’entraînement. La première compte.
web-day-mark = { $practice ->
    [yes] entraînement
   *[no] vie du jour
}
web-day-others = Comment les autres l’ont vécue
web-day-rank = { $rank ->
    [1] Votre vie est la première du jour.
   *[other] Votre vie est la { $rank }e du jour.
}
web-day-spent = La vie du jour est passée.
web-day-spent-text = Elle a été abandonnée ou a fini trop tard, elle ne compte donc pas. Demain en apporte une autre.
web-day-so-far = { $people ->
    [1] Une vie jusqu’ici
   *[other] { $people } vies jusqu’ici
}
web-day-computers = et { $computers } de joueurs virtuels
web-day-computers-wait = Des joueurs virtuels la vivent encore : { $done } sur { $of }.
web-day-middle = la moitié au-dessous de { $median }, la meilleure { $highest }
web-day-you = vous, { $score }
web-day-par = { $par } : gagné
web-day-bars = Comment les vies du jour ont fini
web-day-from = De
web-day-to = À
web-day-lives-people = Vies de personnes
web-day-lives-computers = Vies de joueurs virtuels
web-day-age-sign = { $number } : { $sign }
web-day-show = La montrer
web-day-copy = Copier
web-day-copied = Copié. Cela ne dévoile rien.
web-day-share-rank = numéro { $rank } du jour
web-day-story = Lire votre histoire
web-day-study = L’étudier
web-day-streak = { $count ->
    [0] Un premier jour
    [1] Un jour
    [2] Deux jours de suite
    [3] Trois jours de suite
    [4] Quatre jours de suite
    [5] Cinq jours de suite
    [6] Six jours de suite
    [7] Sept jours de suite
   *[other] { $count } jours de suite
}
web-day-streak-about = Personne ne compte. Enfin, si. Un jour de repos par semaine est offert.
web-day-was-lived = { $day } : vécu
web-day-was-not = { $day } : pas vécu
web-day-best = La meilleure vie de la veille · N° { $number } · { $name }, { $score }
web-day-best-read = Lire l’histoire
web-day-then = Vous, ce jour-là : { $score }
web-day-next = La prochaine vie commence dans { $hours } h { $minutes } min.
web-day-check = Pour qui ne se fie à personne
web-day-check-text = Les cartes découlent d’une graine. Son empreinte est publiée la veille, la graine elle-même deux heures après la fin du jour. Tout le monde peut comparer : SHA-256 de « wellspent seed », d’un saut de ligne et de la graine.
web-day-hash = Empreinte du { $day }, { $game }
web-day-seed = Graine du { $day }, { $game }
web-day-here = La vie du jour demande un serveur
web-day-here-text = Là-bas, elle est la même pour tout le monde, et l’on apprend comment les autres s’en sont tirés. Tout le reste se vit ici.
web-home-today = N° { $number } · { $people ->
    [0] personne ne l’a encore vécue.
    [1] une personne l’a vécue.
   *[other] { $people } personnes l’ont vécue.
} Elle ne compte qu’une fois.
web-home-today-lived = N° { $number } · vécue : { $score }
web-home-today-see = Voir comment
web-day-aims = De quoi il s’agit :
web-day-beside = { $percentile ->
    [0] Il faut bien quelqu’un pour mettre les autres en valeur.
   *[other] Mieux que { $percentile } % des vies.
}
web-day-lived = Vous arrivez à { $score } : { $won ->
    [yes] gagné.
   *[no] pas tout à fait.
}
web-day-felt = Comment cela s’est passé
web-day-share = Wellspent, { $game } { $number } : { $score }
web-day-share-beside = mieux que { $percentile } sur 100
