# Une partie terminée, à l’étude : où des points se sont perdus, et si…

web-study-link = Où des points se sont perdus
web-study-title = Où { $name } a perdu des points
web-study-from = Voir depuis la place de { $name }
web-study-story = L’histoire
web-study-chart = { $line ->
    [count] Les points obtenus jusque-là, choix par choix.
   *[other] Ce que la partie devrait donner, choix par choix.
} À la fin : { $ends }. { $count ->
    [0] Aucun repère
    [one] Un repère
   *[other] { $count } repères
} sur la ligne de { $name }.
web-study-slider = Le moment regardé
web-study-next-pin = Au repère suivant
web-study-by = La ligne montre ce que la partie devrait donner à partir de là, vue par « { $player } ».
web-study-heading = La ligne montre ce que la partie devrait donner à partir de là, vue par « { $player } » : ici un score de { $points } ± { $error }.
web-study-so-far = En solitaire, les objectifs comptent plus que les points : la ligne montre les points obtenus jusque-là.
web-study-going = Décision { $done } sur { $total }
web-study-moments = { $count ->
    [1] Un moment
    [2] Deux moments
    [3] Trois moments
    [4] Quatre moments
    [5] Cinq moments
   *[other] { $count } moments
}
web-study-nothing = Aucune décision n’a coûté cher à { $name } : une vie bien menée.
web-study-soon = Chaque choix fait par { $name } est comparé à tous ceux qui étaient possibles, d’après ce que l’on pouvait savoir alors.
web-study-soon-marks = Là où des points ont été perdus, une marque apparaît sur la ligne, et vous lisez ici ce qui aurait été mieux, et pourquoi.
web-study-soon-time = La première fois, cela prend un moment.
web-study-choice = Choix { $choice } sur { $of }
web-study-when = { $round }, choix { $move }
web-study-you = choisi
web-study-better = mieux
web-study-chose = { $name } a choisi :
web-study-better-was = Mieux :
web-study-instead = À la place
web-study-only = Il n’y avait pas d’autre choix.
web-study-try = Essayer à partir d’ici
web-study-table = Sur la table
web-study-share = Un lien vers ce moment
web-study-share-short = Partager
web-study-fair = Jugé avec ce qu’on pouvait savoir. Environ { $points } points ; ce qui vaut moins d’un demi-point est affaire de goût et ne figure pas ici.
web-study-keys = ← et → un choix, avec Maj un repère ; Espace fait défiler, 1 à 5 vont à un repère, F essaie
web-study-head-when = Quand
web-study-head-chosen = Choisi
web-study-head-better = Mieux
web-study-head-points = Points
web-study-head-reasons = Raisons

web-whatif-title = Dans l’autre vie : { $text }
web-whatif-about = À partir du choix { $move }, « { $player } » a suivi les deux chemins { $count } fois, avec les mêmes cartes à venir. Un point, une vie.
web-whatif-going = « { $player } » en est à { $done } sur { $total } vies. Un point, une vie.
web-whatif-chart = Des vies vécues à partir de chaque choix. { $chosen } : { $chosenMean } en moyenne. { $other } : { $otherMean } en moyenne. Ce qui s’est vraiment passé : { $real }.
web-whatif-real = ce qui s’est vraiment passé : { $score }
web-whatif-lives = Deux vies
web-whatif-mine = La vie de { $name }
web-whatif-mine-short = La vraie, { $score }
web-whatif-mine-note = telle qu’elle fut
web-whatif-other = L’autre vie
web-whatif-other-short = L’autre vie, { $score }
web-whatif-other-note = la { $number ->
    [1] 1re
   *[other] { $number }e
} sur { $count }
web-whatif-go-on = Continuer d’ici, en personne
web-whatif-another = Une autre vie
web-whatif-choice = Un autre choix
