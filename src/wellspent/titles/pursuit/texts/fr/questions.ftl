# Ce qui est demandé.

question-action-turn = { $hourglasses ->
    [one] { $age } : il vous reste { $hourglasses } Sablier. Que faites-vous ?
   *[other] { $age } : il vous reste { $hourglasses } Sabliers. Que faites-vous ?
}
question-pay-choose = { $mood ->
    [good] « { $card } » coûte { $goods }, et votre humeur en retire jusqu’à { $off }. Quelles Ressources payez-vous ?
    [bad] « { $card } » coûte { $goods }, et votre humeur y ajoute { $off }. Quelles Ressources payez-vous ?
   *[even] « { $card } » coûte { $goods }. Quelles Ressources payez-vous ?
}
# Ce que cartes et Événements retirent, en Ressources de tout type.
price-less = { $goods } ({ $less } en moins)
question-refresh-cards = { $chosen ->
    [0] { $pile } : quelle carte remplacez-vous en premier, de gauche à droite ?
   *[other] { $pile } : { $chosen } à remplacer. Laquelle encore, ou piochez-vous maintenant ?
}
question-upkeep-bill = { $bills ->
    [one] Entretien : { $bills } carte à régler. La gardez-vous ?
   *[other] Entretien : { $bills } cartes à régler, dans l’ordre de votre choix. Laquelle d’abord, et la gardez-vous ?
}
question-setup-keep = Quel Talent Né gardez-vous ?
question-setup-exchange = Deux de ces Objectifs de Vie s’excluent. Lequel rendez-vous ?
question-reward-pick = « { $card } » : quelle récompense choisissez-vous ?
question-reward-trade = « { $card } » : combien de fois payez-vous { $pay } pour gagner { $gain } ?
question-reward-stake = « { $card } » : quelles Ressources payez-vous ?
question-reward-card = « { $card } » : quelle carte prenez-vous parmi les { $pile } ?
question-reward-resources = { $count ->
    [one] { $count } Ressource de votre choix : laquelle ?
   *[other] { $count } Ressources de votre choix : lesquelles ?
}
question-reward-order = Relaxation et Bonne Santé : laquelle d’abord ?
