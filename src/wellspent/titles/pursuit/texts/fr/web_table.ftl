# La table de la Quête dans le navigateur.

web-stress-coming = { $age } : { $count } Stress à son début
web-stress-coming-end = { $age } : { $count } Stress à son début, trop pour vous en l’état
web-stress-end = Ici s’arrête la vie.
web-refresh-mark = Marquez les cartes à remplacer : autant que vous voulez, au même prix.
web-refresh-all = Toutes
web-refresh-do = { $count ->
    [0] N’en remplacer aucune
    [one] Remplacer { $count } carte
   *[other] Remplacer { $count } cartes
}
web-bill-refused = ne peut être payé
web-bill-ends = met fin à votre vie
web-bill-free = rien à payer
web-nudge-stress = { $count ->
    [one] Avec ce Stress, vous aurez { $count } Sablier au prochain tour, et non { $before }.
   *[other] Avec ce Stress, vous aurez { $count } Sabliers au prochain tour, et non { $before }.
}
web-nudge-end = { $when ->
    [then] Après cela, les { $count } Stress par lesquels commence l’âge « { $age } » mettraient fin à votre vie.
   *[now] Les { $count } Stress par lesquels commence l’âge « { $age } » mettraient fin à votre vie, en l’état.
}
web-nudge-rest = Cette section n’offre pas plus de calme : se reposer coûterait un Sablier pour rien.
web-nudge-token = Ce tour-ci, ceci resterait inutilisé : { $token }.
web-nudge-bills = Vos cartes enverront leurs factures au prochain tour, et il resterait trop peu :
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
web-do-redraw = Piocher les nouvelles
web-do-receive = La prendre
web-do-pick = Choisir ceci
web-do-trade = Échanger
web-do-first = Ceci d’abord
web-do-exchange = La rendre
web-do-leave = Partir
web-do-pass = Passer
web-next-advance = Avancer à
web-next-upgrade = Améliorer :
web-next-promote = Promotion
web-next-retire = Retraite
web-next-develop = Vers
web-next-join = Rôle :
web-card-done = Plus rien à faire ici.
web-other-discard = Défausser
web-other-retire = Retraite
web-other-promote = Promotion
web-other-advance = Avancer
web-other-upgrade = Améliorer
web-other-develop = Pas suivant
web-other-rest = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
web-zone-spaces = Actions simples
web-zone-rows = Cartes des lignes
web-zone-opponents = Les autres
web-sky = La vie : on en est à l’âge « { $age } »
web-round = tour { $round } sur { $of }
web-round-before = avant le premier des { $of } tours
web-hand = En main
web-boards = Plateaux
web-nobody = personne
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
   *[other] Réinitialiser la ligne « { $pile } », pour { $cost } { $good ->
        [lth] de Bonheur à Long Terme
       *[sth] de Bonheur à Court Terme
    }
}
web-you = vous, place { $seat }
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
web-stress-label = Stress { $place } sur { $of }, { $section }
web-stress-next = { $hourglasses ->
    [one] { $hourglasses } Sablier au prochain tour
   *[other] { $hourglasses } Sabliers au prochain tour
}
web-mood = { $name } { $value }
web-mood-effect = { $mood ->
    [good] De bonne humeur : Projets à −{ $value }
    [bad] De mauvaise humeur : Projets à +{ $value }
   *[even] D’humeur égale
}
web-happiness-of = Bonheur à Long Terme : { $list }
web-slot-free = emplacement libre
web-slot-next = { $number }e
web-slot-each-round = par tour
web-no-things = Vos achats viennent ici.
web-aside = achevé
web-my-cards = Mes cartes ({ $count })
web-thinks = réfléchit
web-life-over = vie achevée
web-out-of-time = plus de temps
web-goal-won = atteint par { $name }
web-goal-closed = fermé
web-bills = Factures
web-bills-all = Tout payer
web-bill-pay = Payer
web-bill-collect = Encaisser
web-bill-lose = Laisser
web-tab-act = Agir
web-tab-cards = Cartes
web-short-project = Projets
web-short-item_activity = Achats
web-short-job = Métiers
web-short-partner = Amours
web-cards-open = { $open } sur { $of } cartes
web-show-next = Suivante
web-choose-card = La choisir
web-why-not = Pourquoi pas ?
web-row-empty = Rien ici à cet âge.
web-row-empty-job = Les Métiers viennent avec Adulte 1. Personne ne vous embauche encore, et cela vous manquera.
web-row-empty-partner = Les Partenaires aussi.
web-cards-lie = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# What a level asks for, in the little space of a condensed card.
web-measure-top_items = { $count ->
    [one] Objet fini
   *[other] Objets finis
}
web-measure-top_activities = { $count ->
    [one] Activité finie
   *[other] Activités finies
}
web-measure-partner_level = niv. de Partenaire
web-measure-job_rank = niv. de Métier
web-measure-overtimes = { $count ->
    [one] Heure Sup.
   *[other] Heures Sup.
}
web-measure-completed_projects = { $count ->
    [one] Projet achevé
   *[other] Projets achevés
}
web-measure-completed_basic = de Base achevés
web-measure-completed_single_round = Temporaires achevés
web-measure-completed_group = Collectifs achevés
web-measure-completed_A = achevés en Arts
web-measure-completed_B = achevés en Business
web-measure-completed_C = achevés en Culture
web-measure-completed_H = achevés en Santé
web-measure-completed_P = Politiques achevés
web-measure-completed_S = Sociaux achevés
web-measure-completed_T = achevés en Science
web-measure-active_projects = { $count ->
    [one] Projet en cours
   *[other] Projets en cours
}
web-measure-rounds_lived = { $count ->
    [one] tour
   *[other] tours
}
web-measure-items_bought = { $count ->
    [one] Objet acheté
   *[other] Objets achetés
}
web-measure-most_popularity = le plus de Popularité
web-measure-most_resources = le plus de Ressources
web-stamps-more = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}

web-story-stress = Stress : de la case { $first } à la case { $last }, au plus { $most }
web-order-bills-pursuit = Payer les factures qui ne coûtent que de l’Argent
