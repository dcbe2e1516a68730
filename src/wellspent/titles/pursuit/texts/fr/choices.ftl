# Ce que fait un choix.

choice-plain = { $act }.
choice-with = { $act } : { $clauses }.

clause-pay = payez { $goods }
clause-pay-less = payez { $goods } ({ $less } en moins)
clause-gain = gagnez { $goods }
clause-lose = perdez { $goods }
clause-ability = gagnez { $goods } grâce à vos capacités
clause-stress = prenez { $count } Stress ({ $cause })
clause-upkeep = puis { $goods } à chaque tour pour garder la carte
clause-upkeep-partner = puis { $goods } à chaque tour pour rester ensemble
clause-upkeep-friend = puis { $goods } à chaque tour pour garder cette amitié
clause-upkeep-job = puis { $goods } à chaque tour pour garder le Métier
clause-upkeep-pet = puis { $goods } à chaque tour pour sa nourriture
bill-less = { $goods } ({ $less } en moins)
clause-leave-job = quittez votre Métier actuel, { $job }

verb-give = Payer { $goods }
verb-give-nothing = Ne rien payer
clause-stress-plain = prenez { $count } Stress
verb-gain = Prendre { $goods }
verb-first = D’abord { $good }
verb-pick = Choisir la récompense { $number }
verb-trade = { $count ->
    [0] Ne rien échanger
    [one] Échanger une fois
   *[other] Échanger { $count } fois
}
verb-receive = { $kind ->
    [partner] Commencer avec { $card }
   *[other] Prendre « { $card } »
}
verb-keep = Garder « { $card } »
verb-exchange = Rendre « { $card } » et piocher un autre Objectif de Vie
verb-replace = Remplacer « { $card } »
verb-redraw = Piocher maintenant les nouvelles cartes
verb-pay = Garder « { $card } »
verb-lose = Ne pas garder « { $card } »
verb-pay-partner = Rester avec { $card }
verb-lose-partner = Vous séparer de { $card }
verb-discard-partner = Rompre avec { $card }
verb-pay-job = Garder le Métier « { $card } »
verb-lose-job = Donner votre démission (« { $card } »)
verb-discard-job = Quitter le Métier « { $card } »
verb-collect = Toucher le revenu de « { $card } »
verb-leave = Quitter la partie

verb-pass = Passer jusqu’à la fin du tour
verb-study = Étudier
verb-play = Jouer
verb-interact = Interagir
verb-temp_job = Travail Temporaire
verb-overtime = Heures Supplémentaires
verb-rest = { $count ->
    [0] Se Reposer sans bouger
    [one] Se Reposer, { $count } case vers la gauche
   *[other] Se Reposer, { $count } cases vers la gauche
}
verb-take = { $kind ->
    [group_project] Lancer « { $card } » dans le Rôle « { $name } »
   *[other] Prendre « { $card } » au niveau { $level }, « { $name } »
}
verb-join = Rejoindre « { $card } » dans le Rôle « { $name } »
verb-spend = Acheter « { $card } » au niveau { $level }, « { $name } »
verb-hire = Prendre le Métier « { $card } »
verb-date = Entamer une Relation avec { $card }
verb-advance = Faire avancer « { $card } » au niveau { $level }, « { $name } »
verb-upgrade = Améliorer « { $card } » au niveau { $level }, « { $name } »
verb-promote = Obtenir une Promotion (« { $card } »)
verb-promote-search = { $side ->
    [1] Obtenir une Promotion vers le prochain Métier trouvé, sur sa première face
   *[other] Obtenir une Promotion vers le prochain Métier trouvé, sur sa seconde face
}
verb-take-none = Mener un Projet
verb-spend-none = Acheter un Objet ou une Activité
verb-hire-none = Travailler
verb-date-none = Entamer une Relation
verb-promote-none = Obtenir une Promotion
verb-retire = Prendre votre Retraite
verb-develop = Franchir un pas avec { $card }, jusqu’au niveau { $level }, « { $name } »
verb-refresh = Réinitialiser la ligne « { $pile } »
verb-discard = Défausser « { $card } »
