# Comment on joue à la Quête, dans le navigateur.

web-help-pursuit = La Quête du Bonheur
web-help-pursuit-lead = Vous avez une vie, et pas tout à fait assez de temps pour elle. Apprenez, aimez, achetez une machine à café trop chère, et tâchez de trouver le bonheur à la fin.
web-help-pursuit-1-title = Une vie est une journée
web-help-pursuit-1 = La partie dure au plus huit tours : l’adolescence, quatre tours Adulte, trois de Troisième Âge. Le soleil, en haut, montre où vous en êtes. À chaque tour, on paie d’abord ce que l’on garde, puis chacun agit à son tour jusqu’à ce que personne n’ait plus de temps.
web-help-pursuit-2-title = Le temps est ce que vous dépensez
web-help-pursuit-2 = Agir, c’est poser un Sablier, sur une case de la table ou sur une de vos cartes. Plus vous êtes calme, plus vous recevez de Sabliers à chaque tour. Utiliser deux fois la même case dans un tour coûte un peu de Stress ; se reposer, jamais.
web-help-pursuit-3-title = Apprendre, jouer, rencontrer, gagner
web-help-pursuit-3 = Étudier donne de la Connaissance, Jouer de la Créativité, Interagir de l’Influence, un Travail Temporaire de l’Argent. Presque tout se paie avec ces quatre-là. Une carte se lit de gauche à droite : ce qu’elle demande, une flèche, ce qu’elle donne.
web-help-pursuit-4-title = Se lancer
web-help-pursuit-4 = Un Projet de Base commence à son premier niveau ; d’autres Sabliers le font monter. Un Projet Temporaire se prend au niveau de votre choix et s’achève avec le tour. Dans un Projet Collectif, les autres peuvent aussi tenir un Rôle. Objets et Activités s’achètent, au niveau de votre choix, si vous pouvez le payer.
web-help-pursuit-5-title = Le travail et l’amour
web-help-pursuit-5 = Un Métier paie à chaque tour et demande du temps en échange. Un Partenaire ne coûte rien d’abord, et quelque chose ensuite. Projets, Métiers et Partenaires se partagent trois emplacements ; une quatrième carte est permise, et coûte du Stress tant qu’elle reste.
web-help-pursuit-6-title = Deux sortes de bonheur
web-help-pursuit-6 = Le Bonheur à Court Terme est votre humeur, de −3 à +3 : bonne, elle rend les Projets moins chers ; mauvaise, plus chers. Le Bonheur à Long Terme est ce qui reste, et c’est le score.
web-help-pursuit-7-title = Ménagez vos nerfs
web-help-pursuit-7 = Le Stress décide du temps que vous avez. Se reposer et la Relaxation vous font reculer, mais jamais sortir de la section colorée ; seule la Bonne Santé y parvient. Les Heures Supplémentaires achètent du temps avec du Stress. Le Troisième Âge en apporte plus à chaque tour, et qui sort de la piste a vécu.
web-help-pursuit-8-title = Et puis
web-help-pursuit-8 = Quand toutes les vies sont finies, chaque lot de cinq choses pareilles qui restent rapporte 1 de Bonheur à Long Terme, et l’on compte les Objectifs de Vie. La vie la plus heureuse gagne. Lisez son histoire à voix haute.

web-try-place = Essayez : poser des Sabliers
web-try-place-done = Vous recevez { $goods }, et c’est à la personne suivante de jouer.
web-try-place-again = Vous recevez encore { $goods }, et 1 Stress : deux fois la même chose dans un tour.
web-try-place-out = Plus de Sablier : le tour est fini pour vous.
