# Ce que font les cartes, d’après leurs données. Les morceaux commencent par une minuscule ; la phrase est montée ailleurs.

rule-only = seulement { $needs }
rule-only-then = seulement { $needs } : { $rule }
rule-gain = gagnez { $goods } de plus
rule-gain-if = gagnez { $goods } de plus { $needs }
rule-gain-each = gagnez { $goods } de plus par { $what }
rule-gain-every = gagnez { $goods } de plus par tranche de { $what }
rule-at-most = { $rule }, { $count } fois au plus
rule-choose = au choix : { $list }
rule-semicolon = { $first } ; { $next }
rule-or = { $first } ; ou { $last }
rule-trade = { $count ->
    [1] une fois, vous pouvez payer { $pay } pour gagner { $gain }
   *[other] jusqu’à { $count } fois, vous pouvez payer { $pay } pour gagner { $gain }
}
rule-take-partner = prenez un Partenaire de la ligne au niveau { $level }, sans Coût ni Récompense
rule-take-project = prenez un Projet de la ligne au niveau { $level }, sans Coût ni Récompense
rule-take-item_activity = prenez un Objet ou une Activité de la ligne au niveau { $level }, sans Coût ni Récompense
rule-take-job = prenez un Métier de la ligne, sans Coût ni Récompense
rule-upkeep = chaque fois que vous payez l’Entretien, { $rule }
rule-when = quand vous { $occasion }
rule-whenever = chaque fois que vous { $occasion }, gagnez aussi { $goods }
rule-first = à chaque tour, la première fois que vous { $occasion }, gagnez aussi { $goods }
rule-round_start = au début de chaque tour, gagnez { $goods }
rule-less-any = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
}
rule-price-project = les Projets vous coûtent { $less } de moins
rule-price-category = les Projets { $category } vous coûtent { $less } de moins
rule-price-item = les Objets vous coûtent { $less } de moins
rule-price-activity = les Activités vous coûtent { $less } de moins
rule-price-hire = le Recrutement vous coûte { $less } de moins
rule-price-promotion = les Promotions et la Retraite vous coûtent { $less } de moins
rule-price-upkeep_item = l’Entretien de chaque Objet vous coûte { $less } de moins
rule-price-upkeep_job = l’Entretien de votre Métier vous coûte { $less } de moins
rule-price-upkeep_partner = l’Entretien de chaque Partenaire vous coûte { $less } de moins
rule-slots = { $count ->
    [one] vous avez un emplacement de plus
   *[other] vous avez { $count } emplacements de plus
}
rule-calm = répéter { $spaces } dans un même tour ne vous donne pas de Stress
rule-free_refresh = { $count ->
    [one] la première ligne que vous réinitialisez à chaque tour est gratuite
   *[other] les { $count } premières lignes que vous réinitialisez à chaque tour sont gratuites
}
rule-while-level = à ce niveau, { $rule }
rule-while-round = ce tour-ci, { $rule }
rule-while-life = à vie, { $rule }

occasion-study = choisissez Étudier
occasion-play = choisissez Jouer
occasion-interact = choisissez Interagir
occasion-take_project = choisissez Mener un Projet (quel qu’il soit)
occasion-spend = achetez un Objet ou une Activité
occasion-temp_job = choisissez Travail Temporaire
occasion-get_job = choisissez Travailler
occasion-start_relationship = entamez une Relation
occasion-overtime = faites des Heures Supplémentaires
occasion-rest = choisissez Se Reposer
occasion-advance = faites avancer un Projet de Base
occasion-complete = achevez un Projet de Base
occasion-role = remplissez un Rôle
occasion-upgrade = améliorez un Objet ou une Activité
occasion-promotion = obtenez une Promotion (vers la Retraite aussi)
occasion-develop = franchissez un pas avec un Partenaire
occasion-refresh = réinitialisez une ligne

# Ce qu’il faut avoir ou être, à la suite de « seulement ».
need-least = avec au moins { $measure }
need-most = avec au plus { $measure }
need-age =
    .least = { $count ->
        [2] à partir d’{ age-adult_1 }
        [3] à partir d’{ age-adult_2 }
        [4] à partir d’{ age-adult_3 }
        [5] à partir d’{ age-adult_4 }
        [6] au Troisième Âge
        [7] à partir du { age-old_age_2 }
       *[other] au { age-old_age_3 }
    }
    .most = { $count ->
        [1] au tour Jeune
        [2] jusqu’à { age-adult_1 }
        [3] jusqu’à { age-adult_2 }
        [4] jusqu’à { age-adult_3 }
        [5] avant le Troisième Âge
       *[other] jusqu’au { age-old_age_2 }
    }
need-stress =
    .least = avec le Stress sur la case { $count } ou plus
    .most = avec le Stress sur la case { $count } ou moins
need-sth =
    .least = avec { $count } BCT ou plus
    .most = avec { $count } BCT ou moins
need-resources =
    .least = avec { $count } Ressources ou plus en tout
need-items =
    .least = { $count ->
        [1] avec un Objet
       *[other] avec au moins { $count } Objets
    }
need-activities =
    .least = { $count ->
        [1] avec une Activité
       *[other] avec au moins { $count } Activités
    }
need-top_activities =
    .least = { $count ->
        [1] avec une Activité à son dernier niveau
       *[other] avec au moins { $count } Activités à leur dernier niveau
    }
need-partners =
    .least = { $count ->
        [1] avec un Partenaire
       *[other] avec au moins { $count } Partenaires
    }
    .most = { $count ->
        [0] sans Partenaire
        [one] avec au plus { $count } Partenaire
       *[other] avec au plus { $count } Partenaires
    }
need-partner_level =
    .least = { $count ->
        [1] avec un Partenaire
        [3] avec un Partenaire de niveau 3
       *[other] avec un Partenaire de niveau { $count } ou plus
    }
need-jobs =
    .least = avec un Métier
    .most = sans Métier
need-job_rank =
    .least = { $count ->
        [3] avec un Métier de niveau 3, même à la Retraite
       *[other] avec un Métier de niveau { $count } ou plus, même à la Retraite
    }
need-retired =
    .least = à la Retraite
    .most = avant la Retraite
need-promotions =
    .least = { $count ->
        [1] après une Promotion
       *[other] après { $count } Promotions
    }
need-active_projects =
    .least = { $count ->
        [1] avec un Projet en cours
       *[other] avec au moins { $count } Projets en cours
    }
need-completed_projects =
    .least = { $count ->
        [1] avec un Projet achevé
       *[other] avec { $count } Projets achevés
    }
need-completed_basic =
    .least = { $count ->
        [1] avec un Projet de Base achevé
       *[other] avec { $count } Projets de Base achevés
    }
need-completed_group =
    .least = { $count ->
        [1] avec un Projet Collectif achevé
       *[other] avec { $count } Projets Collectifs achevés
    }
need-completed_A =
    .least = { $count ->
        [1] avec un Projet Arts achevé
       *[other] avec { $count } Projets Arts achevés
    }
need-completed_B =
    .least = { $count ->
        [1] avec un Projet Business achevé
       *[other] avec { $count } Projets Business achevés
    }
need-completed_C =
    .least = { $count ->
        [1] avec un Projet Culture achevé
       *[other] avec { $count } Projets Culture achevés
    }
need-completed_H =
    .least = { $count ->
        [1] avec un Projet Santé achevé
       *[other] avec { $count } Projets Santé achevés
    }
need-completed_P =
    .least = { $count ->
        [1] avec un Projet Politique achevé
       *[other] avec { $count } Projets Politiques achevés
    }
need-completed_S =
    .least = { $count ->
        [1] avec un Projet Social achevé
       *[other] avec { $count } Projets Sociaux achevés
    }
need-completed_T =
    .least = { $count ->
        [1] avec un Projet Technologie et Science achevé
       *[other] avec { $count } Projets Technologie et Science achevés
    }
need-roles =
    .least = { $count ->
        [1] après avoir rempli un Rôle
       *[other] après avoir rempli { $count } Rôles
    }
need-rests =
    .least = { $count ->
        [1] après avoir choisi Se Reposer au moins une fois dans votre vie
       *[other] après avoir choisi Se Reposer au moins { $count } fois dans votre vie
    }
need-overtimes =
    .least = { $count ->
        [1] après des Heures Supplémentaires
       *[other] après avoir choisi { $count } fois les Heures Supplémentaires
    }
    .most = { $count ->
        [0] sans avoir jamais choisi les Heures Supplémentaires
       *[other] sans avoir choisi les Heures Supplémentaires plus de { $count } fois
    }
need-discards =
    .most = { $count ->
        [0] si vous n’avez jamais défaussé de carte avec pénalité
        [one] avec au plus { $count } carte défaussée avec pénalité
       *[other] avec au plus { $count } cartes défaussées avec pénalité
    }
need-refreshes =
    .least = { $count ->
        [1] après avoir réinitialisé une ligne
       *[other] après avoir réinitialisé { $count } lignes
    }
need-cards =
    .least = avec au moins { $count } cartes dans votre zone de jeu
each-partner_level = niveau de votre Partenaire
each-completed_group = Projet Collectif achevé
each-roles = Rôle que vous avez rempli
each-rounds_lived = tour vécu
