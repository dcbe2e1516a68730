# À quoi sert chaque jeton, en une phrase : sous le pointeur, au focus, après un appui long, et dans la légende.

web-token-knowledge = Une Ressource. Étudier en donne ; bien des Projets et des Métiers en demandent.
web-token-creativity = Une Ressource. Jouer en donne ; les œuvres et les belles idées en demandent.
web-token-influence = Une Ressource. Interagir en donne ; les gens, les causes et les carrières en demandent.
web-token-money = Paie les Objets et les Activités. Les Métiers en rapportent.
web-token-hourglass = Votre temps. Presque tout en coûte un ; ils reviennent à chaque tour, plus nombreux quand vous êtes calme.
web-token-any = Une Ressource de votre choix : Connaissance, Créativité ou Influence.
web-token-sth = Le Bonheur à Court Terme, votre humeur. Il rend les Projets plus ou moins chers, et s’efface à la fin du tour.
web-token-lth = Le Bonheur à Long Terme. Qui en a le plus à la fin a le mieux vécu.
web-token-stress = Vous pousse vers le bout rouge de la piste. Trop de Stress, et la vie s’achève.
web-token-relax = Vous ramène en arrière sur la piste de Stress, sans jamais quitter votre section.
web-token-health = La Bonne Santé. Chacune vous mène à la section suivante, plus calme, de la piste de Stress.
web-token-popularity = À quel point le quartier vous connaît. Elle rapporte du Bonheur à Long Terme.
web-token-points = Compte à la fin.
