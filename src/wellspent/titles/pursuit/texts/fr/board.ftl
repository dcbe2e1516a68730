# Le plateau et ce qu’on y trouve.

space-study = Étudier
space-play = Jouer
space-interact = Interagir
space-take_project = Mener un Projet
space-spend = Acheter
space-temp_job = Travail Temporaire
space-get_job = Travailler
space-start_relationship = Entamer une Relation
space-overtime = Heures Supplémentaires
space-rest = Se Reposer

age-teen = Jeune
age-adult_1 = Adulte 1
age-adult_2 = Adulte 2
age-adult_3 = Adulte 3
age-adult_4 = Adulte 4
age-old_age_1 = Troisième Âge 1
age-old_age_2 = Troisième Âge 2
age-old_age_3 = Troisième Âge 3

phase-setup = Mise en place
phase-preparation = Phase de Préparation
phase-upkeep = Phase d’Entretien
phase-action = Phase d’Action
phase-resolution = Phase de Fin de Tour
phase-end = Fin de la partie

section-dark_green = vert foncé
section-green = vert
section-turquoise = turquoise
section-light_blue = bleu clair
section-yellow = jaune
section-orange = orange
section-red = rouge

edition-second = édition 2022
edition-first = première édition

pile-project = Projets
pile-item_activity = Objets et Activités
pile-job = Métiers
pile-partner = Partenaires
pile-child_trait = Talents Nés
pile-life_goal = Objectifs de Vie

kind-basic_project = Projet de Base
    .short = de Base
kind-single_round_project = Projet Temporaire
    .short = Temporaire
kind-group_project = Projet Collectif
    .short = Collectif
kind-item = Objet
kind-activity = Activité
kind-job = Métier
kind-partner = Partenaire
kind-child_trait = Talent Né
kind-life_goal = Objectif de Vie

category-A = Arts
category-B = Business
category-C = Culture
category-H = Santé
category-P = Politique
category-S = Social
    .many = Sociaux
category-T = Technologie et Science
category-V = Vitalité

field-science = Scientifique
field-art = Artistique
field-social = Social
field-security = Sûreté et Sécurité

# Ce qui se compte chez un joueur, avec le nombre.
measure-knowledge = { $count ->
    [one] { $count } Connaissance
   *[other] { $count } Connaissances
}
    .name = Connaissances
measure-creativity = { $count ->
    [one] { $count } Créativité
   *[other] { $count } Créativités
}
    .name = Créativités
measure-influence = { $count ->
    [one] { $count } Influence
   *[other] { $count } Influences
}
    .name = Influences
measure-money = { $count } Argent
    .name = Argent
measure-resources = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
}
    .name = Ressources
measure-sth = { $count } BCT
    .name = BCT
measure-lth = { $count } BLT
    .name = BLT
measure-stress = la case { $count } de la piste de Stress
    .name = Stress
measure-age = { $count ->
    [1] l’âge « { age-teen } »
    [2] l’âge « { age-adult_1 } »
    [3] l’âge « { age-adult_2 } »
    [4] l’âge « { age-adult_3 } »
    [5] l’âge « { age-adult_4 } »
    [6] l’âge « { age-old_age_1 } »
    [7] l’âge « { age-old_age_2 } »
   *[other] l’âge « { age-old_age_3 } »
}
    .name = âge (tour)
measure-rounds_lived = { $count ->
    [one] { $count } tour vécu
   *[other] { $count } tours vécus
}
    .name = tours vécus
measure-dead = { $count } vie achevée
    .name = vie achevée
measure-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .name = cartes
measure-items = { $count ->
    [one] { $count } Objet
   *[other] { $count } Objets
}
    .name = Objets
measure-activities = { $count ->
    [one] { $count } Activité
   *[other] { $count } Activités
}
    .name = Activités
measure-top_items = { $count ->
    [one] { $count } Objet à son dernier niveau
   *[other] { $count } Objets à leur dernier niveau
}
    .name = Objets à leur dernier niveau
measure-top_activities = { $count ->
    [one] { $count } Activité à son dernier niveau
   *[other] { $count } Activités à leur dernier niveau
}
    .name = Activités à leur dernier niveau
measure-partners = { $count ->
    [one] { $count } Partenaire
   *[other] { $count } Partenaires
}
    .name = Partenaires
measure-partner_level = un Partenaire au niveau { $count }
    .name = niveau d’un Partenaire
measure-jobs = { $count } Métier
    .name = Métier
measure-job_rank = un Métier de niveau { $count }
    .name = niveau du Métier
measure-retired = { $count } Retraite
    .name = à la retraite
measure-promotions = { $count ->
    [one] { $count } Promotion
   *[other] { $count } Promotions
}
    .name = Promotions
measure-active_projects = { $count ->
    [one] { $count } Projet en cours
   *[other] { $count } Projets en cours
}
    .name = Projets en cours
measure-completed_projects = { $count ->
    [one] { $count } Projet achevé
   *[other] { $count } Projets achevés
}
    .name = Projets achevés
measure-completed_basic = { $count ->
    [one] { $count } Projet de Base achevé
   *[other] { $count } Projets de Base achevés
}
    .name = Projets de Base achevés
measure-completed_single_round = { $count ->
    [one] { $count } Projet Temporaire achevé
   *[other] { $count } Projets Temporaires achevés
}
    .name = Projets Temporaires achevés
measure-completed_group = { $count ->
    [one] { $count } Projet Collectif achevé
   *[other] { $count } Projets Collectifs achevés
}
    .name = Projets Collectifs achevés
measure-completed_A = { $count ->
    [one] { $count } Projet Arts achevé
   *[other] { $count } Projets Arts achevés
}
    .name = Projets Arts achevés
measure-completed_B = { $count ->
    [one] { $count } Projet Business achevé
   *[other] { $count } Projets Business achevés
}
    .name = Projets Business achevés
measure-completed_C = { $count ->
    [one] { $count } Projet Culture achevé
   *[other] { $count } Projets Culture achevés
}
    .name = Projets Culture achevés
measure-completed_H = { $count ->
    [one] { $count } Projet Santé achevé
   *[other] { $count } Projets Santé achevés
}
    .name = Projets Santé achevés
measure-completed_P = { $count ->
    [one] { $count } Projet Politique achevé
   *[other] { $count } Projets Politiques achevés
}
    .name = Projets Politiques achevés
measure-completed_S = { $count ->
    [one] { $count } Projet Social achevé
   *[other] { $count } Projets Sociaux achevés
}
    .name = Projets Sociaux achevés
measure-completed_T = { $count ->
    [one] { $count } Projet Technologie et Science achevé
   *[other] { $count } Projets Technologie et Science achevés
}
    .name = Projets Technologie et Science achevés
measure-roles = { $count ->
    [one] { $count } Rôle rempli
   *[other] { $count } Rôles remplis
}
    .name = Rôles remplis
measure-slots = { $count ->
    [one] { $count } emplacement occupé
   *[other] { $count } emplacements occupés
}
    .name = emplacements occupés
measure-rests = { $count } fois Se Reposer
    .name = fois Se Reposer
measure-overtimes = { $count } fois les Heures Supplémentaires dans votre vie
    .name = Heures Supplémentaires
measure-discards = { $count ->
    [one] { $count } carte défaussée avec pénalité
   *[other] { $count } cartes défaussées avec pénalité
}
    .name = cartes défaussées avec pénalité
measure-refreshes = { $count ->
    [one] { $count } ligne réinitialisée
   *[other] { $count } lignes réinitialisées
}
    .name = lignes réinitialisées
measure-popularity = { $count } Popularité
    .name = Popularité
