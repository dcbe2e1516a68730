# Les tables dans le navigateur. Les phrases sur les choix viennent du serveur ; voici les étiquettes et les petits mots.

web-turn-mine = À vous
web-turn-of = { $name }
web-turn-other = Entre-temps
web-turn-over = La fin
web-over = La partie est finie. Des vies bien remplies, toutes.
web-status-connecting = connexion…
web-status-offline = La ligne est coupée ; reconnexion…
web-status-gone = La table n’existe plus.

web-undo = Annuler
web-redo = Rétablir
web-redo-key = Rétablir (Maj Z)
web-restart = Recommencer mon tour de jeu
web-restart-key = Recommencer mon tour de jeu (X)
web-not-yet = Pas encore
web-others-here = Autres choix ici

web-do = Faire
web-do-sure = Oui, pour de bon
web-do-study = Poser le Sablier
web-do-play = Poser le Sablier
web-do-interact = Poser le Sablier
web-do-temp_job = Poser le Sablier
web-do-overtime = Poser le Sablier
web-do-rest = Se reposer
web-do-take = Prendre
web-do-join = Participer
web-do-spend = Acheter
web-do-hire = Prendre le Métier
web-do-date = Inviter
web-do-advance = Avancer
web-do-upgrade = Améliorer
web-do-promote = Promotion
web-do-retire = Prendre la Retraite
web-do-develop = Pas suivant
web-do-refresh = Réinitialiser
web-do-discard = Défausser
web-do-give = Payer ainsi
web-do-gain = Prendre ceci
web-do-keep = Garder
web-do-pay = Payer
web-do-lose = Laisser partir
web-do-collect = Encaisser
web-do-replace = La remplacer
web-do-redraw = Tirer les nouvelles
web-do-receive = La prendre
web-do-pick = Choisir ceci
web-do-trade = Échanger
web-do-first = Ceci d’abord
web-do-exchange = La rendre
web-do-leave = Partir
web-do-engage = Participer
web-do-engage_longer = Participer
web-do-outcome = Finir ainsi
web-do-plan = Prévoir
web-do-plan_by_cloud = Prévoir
web-do-dream = En rêver
web-do-dream_by_cloud = En rêver
web-do-experience = La vivre
web-do-remember = S’en souvenir
web-do-forget = Laisser s’effacer
web-do-awaken = Réveiller
web-do-stir = Laisser remonter
web-do-realize = Concrétiser
web-do-draw_on = En prendre
web-do-leave_stored = Laisser
web-do-befriend = Faire connaissance
web-do-visit = Rendre visite
web-do-spend_time = Y consacrer du temps
web-do-career = Choisir
web-do-graduate = Obtenir le Diplôme
web-do-ensure = S’y préparer
web-do-let_it_come = Laisser venir
web-do-meet = Se voir
web-do-raise = Agrandir la famille
web-do-have_kid = Avoir un Enfant
web-do-no_kid = Pas maintenant
web-do-keep_kid = Rester parent
web-do-give_up_kid = Laisser partir
web-do-exercise = Poursuivre
web-do-sell = Vendre l’affaire
web-do-share = Participer
web-do-work_harder = S’y mettre
web-do-pass = Passer
web-do-stop = Assez

web-next = Ensuite :
web-next-advance = Avancer à
web-next-upgrade = Améliorer :
web-next-promote = Promotion
web-next-retire = Retraite
web-next-develop = Vers
web-next-join = Rôle :
web-card-done = Plus rien à faire ici.

web-other = ainsi
web-other-discard = Défausser
web-other-retire = Retraite
web-other-promote = Promotion
web-other-advance = Avancer
web-other-upgrade = Améliorer
web-other-develop = Pas suivant
# Beside each other in a narrow strip.
web-other-engage = par jeton
web-other-engage_longer = par Sablier
web-other-plan = Prévoir
web-other-plan_by_cloud = Prévoir (Nuage)
web-other-dream = Rêver
web-other-dream_by_cloud = Rêver (Nuage)
web-other-slot = emplacement { $count }
web-other-rest = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

web-zone-spaces = Actions simples
web-zone-rows = Cartes des lignes
web-zone-opponents = Les autres
web-zone-others = Les autres, les objectifs et le journal
web-zone-goals = Objectifs de Vie
web-zone-log = Depuis votre tour
web-log-empty = Il ne s’est encore rien passé.

web-sky = La vie : on en est à { $age }
web-round = tour { $round } sur { $of }
web-hand = En main
web-boards = Plateaux
web-nobody = personne
# A token that a player has for each round.
web-token-left = { $name } : encore disponible
web-token-used = { $name } : utilisé ce tour-ci
web-stands = { $count ->
    [one] { $count } Sablier de { $name }
   *[other] { $count } Sabliers de { $name }
}
web-again = encore
web-possible = Vous pouvez la prendre.
web-not-possible = Pas possible maintenant.
web-empty-place = vide
web-row-slot = sans emplacement
web-row-partner = 2e amour
web-row-again = encore
web-refresh = { $cost ->
    [0] Réinitialiser la ligne « { $pile } »
   *[other] Réinitialiser la ligne « { $pile } », pour { $cost } de Bonheur à Court Terme
}

web-you = vous, place { $seat }
web-watched = vous regardez
web-hourglasses = { $count ->
    [one] { $count } Sablier restant
   *[other] { $count } Sabliers restants
}
web-hourglass-word = { $count ->
    [one] Sablier
   *[other] Sabliers
}
web-calm = calme
web-too-much = c’est trop
web-stress-label = Stress { $place } sur { $of }, { $section }, { $hourglasses } Sabliers au prochain tour
web-mood = { $name } { $value }
web-mood-effect = { $mood ->
    [good] De bonne humeur : Projets à −{ $value }
    [bad] De mauvaise humeur : Projets à +{ $value }
   *[even] D’humeur égale
}
web-happiness-of = Bonheur à Long Terme : { $list }
web-level-of = niveau { $level }
web-slot-free = emplacement libre
web-slot-next = { $number }e
web-slot-each-round = par tour
web-no-things = Vos achats viennent ici.
web-aside = achevé
web-my-cards = Mes cartes ({ $count })

web-first = n° 1
web-thinks = réfléchit
web-life-over = vie achevée
web-out-of-time = plus de temps
web-goal-won = atteint par { $name }
web-goal-closed = fermé
web-goal-progress = atteint / requis

web-best-first = le mieux
web-choice-help = Un clic pour regarder, deux pour prendre.
web-bills = Factures
web-bills-all = Tout payer
web-bill-pay = Payer
web-bill-collect = Encaisser
web-bill-lose = Laisser
web-earlier = Plus tôt
web-later = Plus tard

web-hint = Conseil
web-hint-key = Conseil (H)
web-hint-title = Les meilleurs choix
web-hint-thinking = Un instant de réflexion…
web-hint-gain = { $points } points :
web-hint-order = Le meilleur en premier. Un clic le montre sur la table, un deuxième le fait.
web-hint-about = En points à la fin de la partie, par rapport aux autres choix qui valent la peine. Un clic le montre sur la table, un deuxième le fait.

web-pass-to = Au tour de { $name }
web-pass-hint = Certaines cartes ne regardent que { $name }. Maintenez le bouton quand personne d’autre ne regarde.
web-pass-button = C’est moi, { $name }

web-end = La fin
web-end-winner = La vie la plus heureuse : { $name }
web-end-shared = À égalité de bonheur : { $names }
web-end-stories = Lire les récits de vie
web-large-keys = ← → carte suivante · 1–4 niveau · Échap fermer

web-tabs = Parties de la table
web-tab-act = Agir
web-tab-cards = Cartes
web-tab-life = Ma vie
web-tab-table = Table
web-tab-log = Journal
web-short-project = Projets
web-short-item_activity = Achats
web-short-job = Métiers
web-short-partner = Amours
web-cards-open = { $open } sur { $of } cartes
web-show-next = Suivante
web-choose-card = La choisir
web-why-not = Pourquoi pas ?
web-log-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
web-more = { $count ->
    [one] { $count } autre choix
   *[other] { $count } autres choix
}
web-row-empty = Rien ici à cet âge.
web-pencilled = Vous allez faire ceci.
web-cards-lie = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-remedy = Plutôt { $space } :

# What a level asks for, in the little space of a condensed card.
web-measure-top_items = Objets finis
web-measure-top_activities = Activités finies
web-measure-partner_level = niveau d’amour
web-measure-job_rank = niveau de métier
web-measure-completed_projects = Projets achevés
web-measure-completed_basic = de Base achevés
web-measure-completed_single_round = Temporaires achevés
web-measure-completed_group = Collectifs achevés
web-measure-completed_A = Arts achevés
web-measure-completed_B = Business achevés
web-measure-completed_C = Culture achevés
web-measure-completed_H = Santé achevés
web-measure-completed_P = Politique achevés
web-measure-completed_S = Sociaux achevés
web-measure-completed_T = Sciences achevés
web-measure-active_projects = Projets en cours
web-measure-rounds_lived = manches
web-measure-items_bought = Objets achetés
web-measure-most_popularity = plus populaire
web-measure-most_resources = plus riche
web-stamps-more = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
