# CV : tout ce que dit sa table. Les identifiants commencent par `cv-`.

cv-nothing = rien
cv-symbol-health = { $count } × santé
    .name = santé
    .more = { $count } × santé de plus
cv-symbol-knowledge = { $count } × savoir
    .name = savoir
    .more = { $count } × savoir de plus
cv-symbol-relationship = { $count } × relation
    .name = relation
    .more = { $count } × relation de plus
cv-symbol-money = { $count } × argent
    .name = argent
    .more = { $count } × argent de plus
cv-symbol-good_luck = { $count } × chance
    .name = chance
    .more = { $count } × chance de plus
cv-symbol-bad_luck = { $count } × malchance
    .name = malchance
    .more = { $count } × malchance de plus
cv-symbol-wild = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
    .name = joker
    .more = { $count ->
        [one] { $count } symbole ordinaire de plus
       *[other] { $count } symboles ordinaires de plus
    }

# Sur le cachet d’une carte : son numéro dans la boîte.
cv-card-number = { $number } sur { $of }

cv-type-health = Santé
cv-type-knowledge = Savoir
cv-type-relationship = Relations
cv-type-work = Travail
cv-type-possession = Possessions
cv-type-event = Événement
cv-type-life_goal = But dans la vie

cv-deck-childhood = Enfance
cv-deck-early_adulthood = Jeunesse
cv-deck-middle_age = Âge mûr
cv-deck-old_age = Vieillesse
cv-deck-life_goal = Buts dans la vie

cv-phase-setup = Mise en place
cv-phase-childhood = Enfance
cv-phase-roll = Lancer les dés
cv-phase-select = Choisir des cartes
cv-phase-bad_luck = Malchance
cv-phase-add = Compléter le CV
cv-phase-cleanup = Rangement
cv-phase-end = Fin de la partie

# Ce que fait un choix.
cv-verb-pick = Garder « { $card } ».
cv-verb-roll = Lancer les dés.
cv-verb-play = { $does ->
    [cancel_misfortune] Jouer « { $card } » : ce malheur ne vous coûte aucune carte.
   *[other] Jouer « { $card } ».
}
cv-verb-reroll = { $count ->
    [0] Ne lancer que les nouveaux dés.
    [one] Relancer { $dice }.
   *[other] Relancer { $dice }.
}
cv-verb-keep = Garder les dés tels quels.
cv-verb-buy = { $cost ->
    [free] Prendre « { $card } », qui ne coûte rien.
   *[other] Acheter « { $card } » pour { $goods }.
}
    .ways = Acheter « { $card } » avec { $goods } ({ $ways }).
cv-verb-pay = Payer avec { $goods }.
    .ways = Payer avec { $goods } ({ $ways }).
cv-way-event = en jouant « { $card } »
cv-way-borrow = en empruntant 1 × { $symbol } à un voisin
cv-way-change = en changeant un symbole avec « { $card } »
cv-way-luck = chance à la place du prix
cv-verb-change = Changer 1 × { $from } en 1 × { $to }.
cv-verb-done = Ne plus rien acheter.
cv-verb-lose = Perdre « { $card } ».
cv-verb-settle = Payer les frais de « { $card } » : { $goods }.
cv-verb-forgo = Renoncer à « { $card } » plutôt que de payer { $goods }.
cv-verb-place = { $count ->
    [0] Poser « { $card } » au sommet de la pile « { $stack } ».
    [one] Poser « { $card } » dans la pile « { $stack } », sous { $count } carte.
   *[other] Poser « { $card } » dans la pile « { $stack } », sous { $count } cartes.
}
cv-verb-take = Prendre « { $card } » sans payer.
cv-verb-decline = Ne prendre aucune carte.
cv-verb-leave = Quitter la partie.

# Pourquoi une chose n’est pas possible.
cv-reason-ok = Possible ({ $rule }).
cv-reason-cannot_pay = Il vous faut { $missing } pour « { $card } » ({ $rule }).
cv-reason-condition = « { $card } » : seulement { $needs } ({ $rule }).
cv-reason-no_more_work = Vous ne prenez plus aucune carte de travail jusqu’à la fin de la partie ({ $rule }).
cv-reason-two_cards = Vous avez déjà acheté deux cartes ce tour-ci ({ $rule }).
cv-reason-frozen = Un dé qui montre la malchance est gelé ({ $rule }).
cv-reason-seven_dice = Personne ne lance plus de 7 dés ({ $rule }).
cv-reason-not_old_age = « { $card } » ne se joue que si une carte de vieillesse est sur la piste ({ $rule }).
cv-reason-only_at_misfortune = « { $card } » se joue quand un malheur frappe ({ $rule }).
cv-reason-only_when_rolling = « { $card } » se joue pour un lancer de dés ({ $rule }).
cv-reason-must_pay = Vos symboles non dépensés paient les frais de « { $card } » ({ $rule }).
cv-reason-cannot_pay_running = Il vous faut { $missing } pour les frais de « { $card } » ({ $rule }).
cv-reason-no_throw_left = « { $card } » demande un lancer encore à faire ({ $rule }).
cv-reason-with_a_payment = « { $card } » se joue avec un achat ou des frais que la carte aide à payer ({ $rule }).
cv-reason-covered = « { $card } » est recouverte : seules les cartes actives peuvent être perdues ({ $rule }).
cv-reason-no_reroll_left = Il ne vous reste aucune relance ({ $rule }).
cv-reason-after_the_throw = « { $card } » se joue une fois les dés lancés ({ $rule }).
cv-need-at-least = { $count ->
    [one] avec au moins { $count } carte de la pile « { $stack } »
   *[other] avec au moins { $count } cartes de la pile « { $stack } »
}
cv-need-at-most = { $count ->
    [0] sans carte de la pile « { $stack } »
    [one] avec au plus { $count } carte de la pile « { $stack } »
   *[other] avec au plus { $count } cartes de la pile « { $stack } »
}
cv-need-cards-at-least = { $count ->
    [one] avec au moins { $count } carte dans votre CV
   *[other] avec au moins { $count } cartes dans votre CV
}
cv-need-cards-at-most = { $count ->
    [0] avec un CV vide
    [one] avec au plus { $count } carte dans votre CV
   *[other] avec au plus { $count } cartes dans votre CV
}
cv-need-has = avec l’une de ces cartes dans votre CV : { $cards }

# Les lignes du journal.
cv-event-round = La manche { $count } commence.
cv-event-turn = C’est à { $name } de jouer.
cv-event-turned_up = « { $card } » arrive sur la piste.
cv-event-goal_revealed = But public : « { $card } ».
cv-event-goal_dealt = Le but secret de { $name } est « { $card } ».
cv-event-dealt_childhood = { $name } reçoit « { $card } ».
cv-event-picked = { $name } garde « { $card } ».
cv-event-received = On passe « { $card } » à { $name }.
cv-event-starts = { $name } a le { $card } et commence chaque manche.
cv-event-threw = { $name } lance les dés : { $goods }.
cv-event-rerolled = { $name } relance : { $goods }.
cv-event-played = { $name } joue « { $card } ».
cv-event-bought = { $way ->
    [luck] La chance sourit à { $name }, qui prend « { $card } » pour { $goods }.
    [free] { $name } prend « { $card } » pour rien.
   *[paid] { $name } achète « { $card } » pour { $goods }.
}
cv-event-changed = { $name } change 1 × { $from } en 1 × { $to }.
cv-event-misfortune = { $count ->
    [one] Un malheur frappe { $name }.
   *[other] { $count } malheurs frappent { $name }.
}
cv-event-lapsed = { $name } n’a rien à perdre.
cv-event-insured = « { $card } » épargne un malheur à { $name }.
cv-event-lost = { $way ->
    [running] { $name } ne peut plus entretenir « { $card } » et perd cette carte.
   *[misfortune] { $name } perd « { $card } ».
}
cv-event-running_paid = { $name } paie { $goods } pour garder « { $card } ».
cv-event-added = { $count ->
    [0] { $name } pose « { $card } » au sommet de la pile « { $stack } ».
    [one] { $name } pose « { $card } » dans la pile « { $stack } », sous { $count } carte.
   *[other] { $name } pose « { $card } » dans la pile « { $stack } », sous { $count } cartes.
}
cv-event-to_hand = { $name } prend « { $card } » en main.
cv-event-discarded = « { $card } » quitte la piste.
cv-event-deck_empty = La dernière carte est sortie : { $deck }.
cv-event-assisted = { $name } a droit à l’aide sociale.
cv-event-took = { $name } prend « { $card } » au titre de l’aide sociale.
cv-event-declined = { $name } refuse l’aide sociale.
cv-event-tokens = { $way ->
    [none] { $name } n’a plus aucun jeton.
   *[some] { $name } a désormais en jetons { $goods }.
}
cv-event-left = { $name } quitte la partie.
cv-event-private_goal = { $count ->
    [one] But secret de { $name }, « { $card } » : { $count } point.
   *[other] But secret de { $name }, « { $card } » : { $count } points.
}
cv-event-public_goal = { $count ->
    [one] « { $card } » : { $count } point pour { $name }.
   *[other] « { $card } » : { $count } points pour { $name }.
}
cv-event-score = { $count ->
    [one] { $name } a { $count } point.
   *[other] { $name } a { $count } points.
}
cv-event-game_over = La partie est finie.
cv-event-neighbours_symbol = { $name } emprunte à un voisin : 1 × { $symbol }.
cv-event-effect_used = { $name } change un symbole avec « { $card } ».

# Ce qu’on demande.
cv-question-game-over = La partie est finie.
cv-question-wait = Attendez les autres.
cv-question-childhood-pick = Quelle carte d’enfance gardez-vous ?
cv-question-roll-first = Lancer les dés, ou jouer d’abord un événement ?
cv-question-roll-again = { $count ->
    [0] Garder les dés, ou jouer un événement ?
    [one] Quels dés relancez-vous ? Il reste { $count } relance.
   *[other] Quels dés relancez-vous ? Il reste { $count } relances.
}
cv-question-select-buy = { $count ->
    [0] Est-ce tout pour ce tour ?
    [one] Quelle carte achetez-vous ? Vous pouvez encore en acheter { $count }.
   *[other] Quelles cartes achetez-vous ? Vous pouvez en acheter jusqu’à { $count }.
}
cv-question-select-pay = Comment payez-vous « { $card } » ?
cv-question-bad_luck-lose = { $count ->
    [one] Un malheur vous frappe : quelle carte perdez-vous ?
   *[other] { $count } malheurs vous frappent : quelle carte perdez-vous d’abord ?
}
cv-question-running-settle = Quels frais réglez-vous ?
cv-question-add-place = { $count ->
    [one] Où posez-vous « { $card } » ?
   *[other] Où posez-vous vos cartes ?
}
cv-question-assistance-take = Aide sociale : quelle carte prenez-vous ?

# Où s’arrête l’annulation.
cv-boundary-start = C’est le début de la partie.
cv-boundary-other = { $name } a joué depuis.
cv-boundary-seen = Quelque chose de nouveau a été vu.
cv-boundary-threw = Les dés ont été lancés.
cv-boundary-rerolled = Les dés ont été lancés.
cv-boundary-turned_up = Une carte a été retournée.
cv-boundary-dealt_childhood = Les cartes d’enfance ont circulé.

# Ce pour quoi la table s’arrête un instant.
cv-great-early_adulthood = { cv-deck-early_adulthood }
    .text = La première clé à soi, et les premières factures.
cv-great-middle_age = { cv-deck-middle_age }
    .text = Les genoux commencent à donner leur avis.
cv-great-old_age = { cv-deck-old_age }
    .text = Moins de projets, de meilleures histoires.
cv-great-love = L’amour
    .text = { $name } : { $card }
cv-great-retired = { $name } prend sa retraite
    .text = { $card }
