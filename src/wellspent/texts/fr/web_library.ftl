# Les pièces où l’on lit : règles, cartes, comment jouer.

web-rules-search = Chercher dans les règles, par mots ou par numéro
web-rules-kinds = Ce qui est montré
web-rules-rule = Règles
web-rules-example = Exemples
web-rules-ruling = Décisions
web-rules-fact = Contenu de la boîte
web-rules-example-one = exemple
web-rules-ruling-one = décision
web-rules-fact-one = contenu
web-rules-count = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
web-rules-contents = Sommaire
web-rules-english = en anglais seulement
web-rules-more = … et { $count } de plus. Précisez ce que vous cherchez.
web-rules-none = Aucune règle ne contient tous ces mots. Essayez avec un mot de moins.

web-cards-search = Chercher dans les cartes
web-cards-any = { $label } : tout
web-cards-kind = Genre
web-cards-pile = Pioche
web-cards-from = Origine
web-cards-box = le jeu de base
web-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-cards-none = Personne n’a encore vécu de telle carte.
web-cards-back = Ce qu’on en racontera
web-cards-front = Revoir la carte
web-cards-more = { $count ->
    [one] Encore une carte
   *[other] Encore { $count } cartes
}

web-key-throw = CV : lancer les dés
web-key-buy = CV : arrêter, ou assez
web-key-dice = CV : prendre un dé

web-help-pursuit = La Quête du Bonheur
web-help-pursuit-lead = Vous avez une vie, et pas tout à fait assez de temps pour elle. Apprenez, aimez, achetez une machine à café trop chère, et tâchez de trouver le bonheur à la fin.
web-help-pursuit-1-title = Une vie est une journée
web-help-pursuit-1 = La partie dure au plus huit tours : l’adolescence, quatre tours Adulte, trois de Troisième Âge. Le soleil, en haut, montre où vous en êtes. À chaque tour, on paie d’abord ce que l’on garde, puis chacun agit à son tour jusqu’à ce que personne n’ait plus de temps.
web-help-pursuit-2-title = Le temps est ce que vous dépensez
web-help-pursuit-2 = Agir, c’est poser un Sablier, sur un emplacement de la table ou sur une de vos cartes. Plus vous êtes calme, plus vous recevez de Sabliers à chaque tour. Utiliser deux fois le même emplacement dans un tour coûte un peu de Stress ; se reposer, jamais.
web-help-pursuit-3-title = Apprendre, jouer, rencontrer, gagner
web-help-pursuit-3 = Étudier donne de la Connaissance, Jouer de la Créativité, Interagir de l’Influence, un Travail Temporaire de l’Argent. Presque tout se paie avec ces quatre-là. Une carte se lit de gauche à droite : ce qu’elle demande, une flèche, ce qu’elle donne.
web-help-pursuit-4-title = Se lancer
web-help-pursuit-4 = Un Projet de Base commence à son premier niveau ; d’autres Sabliers le font monter. Un Projet Temporaire se prend au niveau de votre choix et s’achève avec le tour. Dans un Projet Collectif, les autres peuvent aussi tenir un Rôle. Objets et Activités s’achètent, au niveau de votre choix, si vous pouvez le payer.
web-help-pursuit-5-title = Le travail et l’amour
web-help-pursuit-5 = Un Métier paie à chaque tour et demande du temps en échange. Un Partenaire ne coûte rien d’abord, et quelque chose ensuite. Projets, Métiers et Partenaires se partagent trois emplacements ; une quatrième carte est permise, et coûte du Stress tant qu’elle reste.
web-help-pursuit-6-title = Deux sortes de bonheur
web-help-pursuit-6 = Le Bonheur à Court Terme est votre humeur, de −3 à +3 : de bonne humeur, les Projets coûtent moins ; de mauvaise, plus. Le Bonheur à Long Terme est ce qui reste, et c’est le score.
web-help-pursuit-7-title = Ménagez vos nerfs
web-help-pursuit-7 = Le Stress décide du temps que vous avez. Se reposer fait reculer, sans jamais quitter la section colorée ; la Relaxation et la Bonne Santé vont plus loin. Les Heures Supplémentaires achètent du temps avec du Stress. Le Troisième Âge en apporte plus à chaque tour, et qui sort de la piste a vécu.
web-help-pursuit-8-title = Et puis
web-help-pursuit-8 = Quand toutes les vies sont finies, chaque lot de cinq choses pareilles qui restent devient un Bonheur à Long Terme, et l’on compte les Objectifs de Vie. La vie la plus heureuse gagne. Lisez son histoire à voix haute.

web-help-cv = CV
web-help-cv-lead = Sept dés, un curriculum vitæ. Vous lancez pour la santé, le savoir, les relations et l’argent, et vous en écrivez la vie qui fait le meilleur effet sur le papier.
web-help-cv-1-title = L’enfance
web-help-cv-1 = Chacun choisit des cartes d’enfance et passe le reste. La plupart sont des événements : cachés, bons pour un moment, puis partis. Qui reçoit le Vélo commence chaque manche.
web-help-cv-2-title = Lancer
web-help-cv-2 = Vous lancez quatre dés, davantage avec les bonnes cartes, et pouvez relancer deux fois ceux que vous voulez. Un chat, c’est la malchance, et il gèle son dé.
web-help-cv-3-title = Acheter
web-help-cv-3 = Prenez jusqu’à deux cartes de la piste. Ce qu’une carte demande peut venir des dés, des jetons de votre vie et des événements. Trois coccinelles paient n’importe quelle carte, quel que soit son prix.
web-help-cv-4-title = La malchance
web-help-cv-4 = Pour chaque trio de chats, vous perdez une des cartes au sommet de vos piles. La malchance compte même si vous l’avez dépensée.
web-help-cv-5-title = L’écrire
web-help-cv-5 = Les cartes vont sur cinq piles : santé, savoir, relations, travail, possessions. Seule la carte du dessus travaille pour vous, mais toutes comptent à la fin. Santé, savoir et relations peuvent aussi se glisser dessous ; travail et possessions vont toujours dessus. Certaines cartes coûtent quelque chose à chaque tour, ou s’en vont.
web-help-cv-6-title = Ce qui compte
web-help-cv-6 = Plus il y a de cartes de santé, de savoir et de relations, plus vite leurs points grandissent. Les possessions portent leurs points. Les buts publics récompensent qui y réussit le mieux, votre but secret vous seul.
web-help-cv-7-title = La fin
web-help-cv-7 = Les paquets sont les âges d’une vie. Quand celui de la vieillesse a moins de cartes qu’il n’y a de joueurs, on finit la manche, et l’on compte les points.

web-help-keys = Touches
web-help-keys-lead = Tout, à la table, peut se faire sans souris. Tab va de zone en zone, les flèches se déplacent dans une zone, Entrée choisit puis agit.
web-help-settings = Réglages
web-help-credits = Remerciements
web-credits-games = The Pursuit of Happiness a été créé par Adrian Abela et David Chircop et publié par Artipia Games ; CV a été créé par Filip Miłuński et publié par Granna. Wellspent est un programme à part, fait par admiration et sans lien avec eux ; les mots, les cartes et les dessins sont originaux là où les règles le permettent.
web-credits-pictures = Images : Fluent Emoji de Microsoft, licence MIT. Signes des boutons : Lucide, licence ISC. Jetons, formes, sabliers et ciels sont les nôtres.
web-credits-fonts = Caractères : Sansita d’Omnibus-Type et Atkinson Hyperlegible Next du Braille Institute, tous deux sous SIL Open Font License.
web-credits-software = Construit avec Python, Litestar, msgspec et uvicorn, et avec Svelte, Vite et Fluent.
web-credits-licence = Wellspent lui-même est un logiciel libre sous licence MIT. Rien ici ne demande qui vous êtes : vos parties et vos réglages sont gardés dans ce navigateur et sur le serveur où vous jouez.
