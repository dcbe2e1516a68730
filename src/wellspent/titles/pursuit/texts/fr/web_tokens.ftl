# À quoi sert chaque jeton, en une phrase : sous le pointeur, au focus, après un appui long, et dans la légende.

web-token-knowledge = Une Ressource. Étudier en donne ; bien des Projets et des Métiers en demandent.
web-token-creativity = Une Ressource. Jouer en donne ; les œuvres et les belles idées en demandent.
web-token-influence = Une Ressource. Interagir en donne ; les gens, les causes et les carrières en demandent.
web-token-money = Paie les Objets et les Activités. Les Métiers en rapportent.
web-token-hourglass = Votre temps. Presque tout en coûte un ; ils reviennent à chaque tour, plus nombreux quand vous êtes calme.
web-token-any = Une Ressource de votre choix : Connaissance, Créativité ou Influence.
web-token-sth = Votre humeur, BCT en abrégé. Elle rend les Projets plus ou moins chers, et s’efface à la fin du tour.
web-token-lth = BLT en abrégé. Qui en a le plus à la fin a le mieux vécu.
web-token-stress = Vous pousse vers le bout rouge de la piste. Trop de Stress, et la vie s’achève.
web-token-relax = Vous ramène en arrière sur la piste de Stress, mais jamais hors de votre section.
web-token-health = Chacune vous mène à la section suivante, plus calme, de la piste de Stress.
web-token-popularity = À quel point le quartier vous connaît. Elle rapporte du Bonheur à Long Terme.
web-token-points = Compte à la fin.
web-token-used = Les Sabliers déjà posés quelque part. Ils reviennent à la fin du tour.

# Les âges d’une vie.
web-token-teen = Le premier tour d’une vie.
web-token-adult_1 = Tour 2 : on est enfin adulte.
web-token-adult_2 = Tour 3, au milieu de la vie.
web-token-adult_3 = Tour 4, au milieu de la vie.
web-token-adult_4 = Tour 5, le dernier avant le Troisième Âge.
web-token-old_age_1 = Tour 6. À son début, chacun prend 3 Stress.
web-token-old_age_2 = Tour 7. À son début, chacun prend 6 Stress.
web-token-old_age_3 = Tour 8. À son début, chacun prend 9 Stress ; ensuite, toutes les vies s’achèvent.
# In the sky, where the whole name has no room.
web-age-old_age_1 = 3e Âge 1
web-age-old_age_2 = 3e Âge 2
web-age-old_age_3 = 3e Âge 3

# Les signes sur les cartes et à côté.
web-sign-needs = Il vous faut
web-sign-needs-about = Un Prérequis : il faut l’avoir, et vous le gardez.
web-sign-hire = Pour commencer
web-sign-hire-about = Ce que coûte et rapporte l’entrée : un Métier, un poste, un rôle dans quelque chose.
web-sign-rise = Promotion
web-sign-rise-about = Ce que coûte et rapporte le passage au Métier suivant du même domaine.
web-sign-retire = Retraite
web-sign-retire-about = Ce que coûte et rapporte la fin du travail. Dès lors, la Retraite verse son propre revenu à chaque tour, et ne demande rien.
web-sign-person = Un Rôle
web-sign-person-about = Un Rôle d’un Projet Collectif : qui y pose un Sablier reçoit ce qu’il donne.
web-sign-level = Niveaux
web-sign-level-about = Les lignes d’une carte. Vous payez une ligne et recevez ce qu’elle donne ; la marque montre où vous en êtes.
web-sign-progress = Où vous en êtes
web-sign-progress-about = Ce que vous avez de ce qu’un Objectif de Vie demande, et combien il en demande.
web-sign-refresh = Réinitialiser
web-sign-refresh-about = Remplacer des cartes de cette ligne. Cela ne prend pas de Sablier, mais coûte 1 de Bonheur à Court Terme, quel que soit le nombre de cartes.
web-sign-check = Achevé
web-sign-check-about = Achevé et mis de côté. Cela n’occupe plus d’emplacement, et compte toujours.
web-sign-more = Et plus
web-sign-more-about = Cette ligne en dit plus que ses jetons : regardez la carte entière.
web-sign-bell = Déclencheur passif
web-sign-bell-about = Se produit tout seul quand vous faites ce qui est nommé, et donne ce qui est derrière.
web-sign-hint = Déclencheur actif
web-sign-hint-about = Vous pouvez le payer à votre tour, avant votre action, et recevez ce qui est derrière.
web-sign-home = Chez vous
web-sign-home-about = La première ligne de ce qui grandit tout seul.

# Les noms courts du registre des règles, en toutes lettres là où l’on débute.
web-short-sth = BCT
web-long-sth = Bonheur à Court Terme
web-short-lth = BLT
web-long-lth = Bonheur à Long Terme
web-short-hourglass = Sa
web-long-hourglass = { $count ->
    [one] Sablier
   *[other] Sabliers
}
web-short-knowledge = Co
web-long-knowledge = { $count ->
    [one] Connaissance
   *[other] Connaissances
}
web-short-creativity = Cr
web-long-creativity = { $count ->
    [one] Créativité
   *[other] Créativités
}
web-short-influence = In
web-long-influence = { $count ->
    [one] Influence
   *[other] Influences
}
web-short-money = Ar
web-long-money = Argent
web-short-health = BS
web-long-health = Bonne Santé
web-short-level = N
web-long-level = Niveau { $number }
