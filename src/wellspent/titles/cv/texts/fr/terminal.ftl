# CV au terminal.

terminal-cv-round = manche { $count }
terminal-cv-goals = Buts publics
terminal-cv-market = Piste
terminal-cv-empty-market = Il ne reste aucune carte.
terminal-cv-leaves-turn = part à la fin de ce tour
terminal-cv-leaves-round = part à la fin de la manche
terminal-cv-ends = fin sous { $count } cartes
terminal-cv-payable = peut être payée
terminal-cv-with = { $goods }, { $ways }
terminal-cv-ways = ({ $count } façons)
terminal-cv-free = pour rien
terminal-cv-condition = seulement { $needs } ({ $rule })
terminal-cv-dice = Dés
terminal-cv-throws = { $left ->
    [0] lancer { $count }, le dernier
    [one] lancer { $count }, encore { $left }
   *[other] lancer { $count }, encore { $left }
}
terminal-cv-new-dice = { $count ->
    [one] { $count } dé de plus au prochain lancer
   *[other] { $count } dés de plus au prochain lancer
}
terminal-cv-misfortune-at = sur { $count } avant le malheur
terminal-cv-kept = gardé
terminal-cv-free-die = libre
terminal-cv-frozen = gelé
terminal-cv-my-cv = mon CV
terminal-cv-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-cv-covered = et { $count } de plus
terminal-cv-tokens = par tour
terminal-cv-to-spend = à dépenser
terminal-cv-bought = achat
terminal-cv-hand = Main
terminal-cv-in-hand = { $count } en main
terminal-cv-secret = but secret
terminal-cv-left = n’est plus là
terminal-cv-throw-these = les dés à relancer, par exemple { $dice }
terminal-cv-on-the-track = une carte de la piste
terminal-cv-dice-hint = Tapez les dés à relancer, 0 pour tout garder, ? pour l’aide, conseil, quitter
terminal-cv-how-to = Les dés se relancent par leurs numéros : 1 3 ou 13. 0 veut toujours dire assez : garder les dés, ne plus rien acheter, ne prendre aucune carte.
terminal-cv-asks = Coûte { $goods }.
terminal-cv-needs = Seulement { $needs }.
terminal-cv-each-turn = Donne { $goods } à chaque tour tant qu’elle est active.
terminal-cv-once = Donne { $goods }, une seule fois.
terminal-cv-keep = Coûte { $goods } à chaque tour pour la garder.
terminal-cv-more-dice = { $count ->
    [one] { $count } dé de plus.
   *[other] { $count } dés de plus.
}
terminal-cv-more-throws = { $count ->
    [one] { $count } lancer de plus.
   *[other] { $count } lancers de plus.
}
terminal-cv-worth = { $count ->
    [one] Vaut { $count } point.
   *[other] Vaut { $count } points.
}
terminal-cv-exchange = Le symbole { $source } peut remplacer le symbole { $target }.
terminal-cv-exchange-both = Les symboles { $source } et { $target } peuvent servir l’un pour l’autre.
terminal-cv-sign-die = dés de plus
terminal-cv-sign-reroll = lancers de plus
terminal-cv-sign-point = points
terminal-cv-sign-minus = à payer à chaque tour
terminal-cv-total = Points
terminal-group-dice = Dés
terminal-group-market = Piste
