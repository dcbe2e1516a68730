# La table au terminal.

terminal-age-teen = Jeune
terminal-age-adult_1 = Adulte 1
terminal-age-adult_2 = Adulte 2
terminal-age-adult_3 = Adulte 3
terminal-age-adult_4 = Adulte 4
terminal-age-old_age_1 = 3e Âge 1
terminal-age-old_age_2 = 3e Âge 2
terminal-age-old_age_3 = 3e Âge 3

# Assez court pour un sixième de 80 colonnes.
terminal-space-study = Étudier
terminal-space-play = Jouer
terminal-space-interact = Interagir
terminal-space-temp_job = Trav. temp
terminal-space-overtime = Heures Sup
terminal-space-rest = Se Reposer

terminal-round = tour { $round } sur 8
terminal-covered = fermé
terminal-again = encore :
terminal-full-slots = aucun emplacement libre :
terminal-second-love = un autre amour :
terminal-refresh = réinitialiser
terminal-discard = défausser
terminal-additional = Pour 1, 2, 3, 4 Rôles remplis :
terminal-start = Vous commencez avec
terminal-my-life = ma vie
terminal-lth = bonheur
terminal-hourglasses = { $count ->
    [one] { $count } Sablier
   *[other] { $count } Sabliers
}
terminal-mood-less = projets −{ $count }
terminal-mood-more = projets +{ $count }
terminal-stress = Stress
terminal-life-over = en paix
terminal-slots = Emplacements
terminal-excess = chaque tour { $count }
terminal-each-round = chaque tour
terminal-rank = niveau { $rank }
terminal-aside = Achevé ({ $count })
terminal-first = n° 1
terminal-goals = Objectifs de Vie
terminal-others = Les autres
terminal-log = Depuis votre dernier choix
terminal-hand = En main
terminal-further = Et aussi
terminal-group-board = Plateau
terminal-group-cards = Mes cartes
terminal-group-free = Gratuit
terminal-group-answers = Réponses
terminal-turn-hint = Un numéro, ? pour l’aide, ? 12, pourquoi heures, carte NOM, conseil, annuler
terminal-answer-hint = Un numéro, ou ? pour l’aide, voir pour la table, conseil, annuler, quitter
terminal-only-hint = Il n’y a qu’un choix : Entrée le prend.

terminal-hand-over = { $name }, le clavier est à vous
terminal-curtain = Passez le clavier à { $name }
terminal-curtain-prompt = Personne d’autre ne regarde ? Entrée
terminal-say-which = Tapez l’un des numéros, ou ? pour l’aide.
terminal-which-one = Lequel de ces choix ?
terminal-no-number = Il n’y a pas de choix { $number } en ce moment.
terminal-not-understood = « { $typed } » n’est ici ni un choix ni une commande. ? dit ce qui peut être tapé.
terminal-not-now = { $name } ne peut pas faire « { $typed } » en ce moment.
terminal-no-such-seat = Personne d’humain n’occupe cette place.
terminal-nothing-to-redo = Il n’y a rien à refaire.
terminal-turn-is-fresh = Votre tour vient de commencer. Pour revenir avant, tapez annuler.
terminal-why-what = Pourquoi quoi ? Par exemple : pourquoi { $word }, ou pourquoi et le nom d’une carte.
terminal-why-unknown = Rien sur la table ne répond à « { $typed } ».
terminal-is-possible = « { $notation } » est possible : tapez { $number }.
terminal-and-more = Et { $count } autres du même genre.
terminal-cards-found = Plusieurs cartes : { $names }
terminal-no-board = Il n’y a pas de plateau « { $typed } » sur cette table.
terminal-no-card = Aucune carte ne répond à « { $typed } ».
terminal-no-rule = Il n’y a pas de règle « { $typed } ». Un numéro ressemble à { $rule } ; tapez des mots pour chercher dans toutes les règles.
terminal-which-language = Les langues sont : { $languages }.
terminal-saved = Partie enregistrée : { $file }
terminal-saved-end = Le relevé de cette partie : { $file } ; où vous avez perdu des points : wellspent review { $file }
terminal-kept = Rien n’est perdu. Pour continuer : wellspent play --load { $file }
terminal-cannot-save = Enregistrement impossible : { $reason }

terminal-help-title = Ce que vous pouvez taper
terminal-help-choose = Un choix se tape par son numéro, par sa notation ({ $choice }) ou par tout début qui ne convient qu’à un choix. S’il n’y a qu’un choix, Entrée le prend.
terminal-help-help = cette aide ; avec un numéro : l’effet de ce choix
    .word = ?  ou  ? 12
terminal-help-list = tous les choix en toutes lettres
    .word = liste
terminal-help-show = la table entière, encore une fois
    .word = voir
terminal-help-hint = les meilleurs choix, ce qu’ils rapportent et pourquoi
    .word = conseil
terminal-help-why = pourquoi quelque chose est impossible, et selon quelle règle
    .word = pourquoi { $word }
terminal-help-card = une carte avec tous ses mots
    .word = carte NOM
terminal-help-board = les plateaux du milieu avec toutes leurs cartes, ou l’un d’eux
    .word = plateau NOM
terminal-help-rule = une règle par son numéro, ou les règles avec ces mots (en anglais)
    .word = règle { $rule }
terminal-help-log = ce qui s’est passé
    .word = journal
terminal-help-undo = annuler votre dernier choix, tant que rien de nouveau n’a été vu
    .word = annuler
terminal-help-redo = refaire ce que vous avez annulé
    .word = refaire
terminal-help-restart = recommencer votre tour de jeu
    .word = recommencer
terminal-help-save = enregistrer la partie ; elle l’est aussi quand vous quittez
    .word = sauver FICHIER
terminal-help-quit = quitter la table ; la partie est enregistrée
    .word = quitter
terminal-help-lang = changer de langue
    .word = langue en

terminal-welcome = Une vie est vite dépensée. Entrée prend ce qui est entre crochets.
terminal-ask-game = Quel jeu : pursuit (La Quête du Bonheur) ou cv (CV, avec des dés) ?
    .again = pursuit ou cv, s’il vous plaît.
terminal-ask-language = Language, langue (en, fr) ?
    .again = en ou fr, s’il vous plaît.
terminal-ask-edition = Quelles règles : 2022, ou 1 pour la première édition ?
    .again = 2022 ou 1, s’il vous plaît.
terminal-ask-preset = Quelle partie voulez-vous (numéro ou nom) ?
    .again = L’une de celles-ci, par son numéro ou son nom, s’il vous plaît.
terminal-ask-players = Combien de personnes à la table ({ $fewest } à { $most }) ?
    .again = Un nombre de { $fewest } à { $most }, s’il vous plaît.
terminal-ask-humans = Combien d’entre elles sont humaines ?
    .again = Pas plus qu’il n’y a de places, s’il vous plaît.
terminal-ask-name = Quel nom à la place { $number } ?
    .again = Un nom sans virgule et que personne d’autre ne porte, s’il vous plaît.
terminal-ask-pronoun = Comment l’histoire parle-t-elle de { $name } : elle, il ou iel ?
    .again = elle, il ou iel, s’il vous plaît.
terminal-pronoun-they = iel
terminal-ask-bot = Comment jouent les joueurs virtuels ? Un caractère peut suivre : planner:scholar
    .again = Un numéro ou un nom de la liste, s’il vous plaît.
terminal-somebody = Place { $number }

terminal-won = { $count ->
    [one] { $names } a le mieux vécu.
   *[other] { $names } ont le mieux vécu, à égalité.
}
terminal-next-life = Entrée pour lire la vie suivante : { $name }
terminal-goal = { $how ->
    [won] Objectif de Vie « { $card } » : { $name }.
    [closed] Objectif de Vie « { $card } » : personne, à égalité.
   *[nobody] Objectif de Vie « { $card } » : personne ne l’a atteint.
}
terminal-tie = { $how ->
    [broken] Égalité à { $count } BLT ; les cartes des aires de jeu départagent : { $cards }.
   *[shared] Égalité à { $count } BLT, et aussi pour les cartes des aires de jeu : { $cards }.
}
terminal-solo-won = { $name }, voilà une vie bien vécue : chaque objectif est atteint.
terminal-solo-lost = C’était une vie, { $name }. Pas celle qui était prévue.
terminal-total = Bonheur à Long Terme

# La table de CV.
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
terminal-cv-exchange = Le symbole { $source } peut servir de { $target }.
terminal-cv-exchange-both = Les symboles { $source } et { $target } peuvent servir l’un pour l’autre.
terminal-cv-sign-die = dés de plus
terminal-cv-sign-reroll = lancers de plus
terminal-cv-sign-point = points
terminal-cv-sign-minus = à payer à chaque tour
terminal-cv-total = Points
terminal-group-dice = Dés
terminal-group-market = Piste

# Mots à côté des numéros, pour ce que les modules permettent de faire d’une carte.
terminal-verb-engage = participer
terminal-verb-engage_longer = par Sablier
terminal-verb-plan = prévoir
terminal-verb-plan_by_cloud = Nuage : prévoir
terminal-verb-dream = rêver
terminal-verb-dream_by_cloud = par Nuage
terminal-verb-experience = vivre
terminal-verb-remember = poser
terminal-verb-forget = oublier
terminal-verb-awaken = réveiller
terminal-verb-use = utiliser
terminal-verb-realize = concrétiser
terminal-verb-progress = poursuivre
terminal-verb-conclude = issue
terminal-verb-dedicate = du temps
terminal-verb-advance_smart = avancer, SMART
terminal-verb-ensure = s’en occuper
terminal-verb-befriend = aborder
terminal-verb-visit = se voir
terminal-verb-spend_time = du temps
terminal-verb-meet = voir
terminal-verb-sell = vendre
terminal-verb-share = participer
terminal-verb-exercise = s’entraîner
terminal-verb-career = choisir
terminal-verb-graduate = diplôme
terminal-verb-raise = un Enfant
terminal-verb-take = prendre
terminal-verb-spend = acheter
terminal-verb-hire = postuler
terminal-verb-date = se rapprocher
