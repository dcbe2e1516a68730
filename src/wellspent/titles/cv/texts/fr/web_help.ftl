# Comment on joue à CV, dans le navigateur.

web-help-cv = CV
web-help-cv-lead = Sept dés, un curriculum vitæ. Les dés vous donnent santé, savoir, relations et argent, et vous en écrivez la vie qui fait le meilleur effet sur le papier.
web-help-cv-1-title = L’enfance
web-help-cv-1 = Chacun choisit des cartes d’enfance et passe le reste. La plupart sont des événements : cachés, bons pour un moment, puis partis. Qui reçoit le Vélo commence chaque manche.
web-help-cv-2-title = Lancer
web-help-cv-2 = Vous lancez quatre dés, davantage avec les bonnes cartes, et pouvez relancer deux fois ceux que vous voulez. Un chat, c’est la malchance, et il gèle son dé.
web-help-cv-3-title = Acheter
web-help-cv-3 = Prenez jusqu’à deux cartes de la piste. Ce qu’une carte demande peut venir des dés, des jetons que donnent vos cartes et des événements. Trois coccinelles paient n’importe quelle carte, quel que soit son prix.
web-help-cv-4-title = La malchance
web-help-cv-4 = Pour chaque trio de chats, vous perdez une des cartes au sommet de vos piles. La malchance compte même si vous l’avez dépensée.
web-help-cv-5-title = L’écrire
web-help-cv-5 = Les cartes vont sur cinq piles : santé, savoir, relations, travail, possessions. Seule la carte du dessus travaille pour vous, mais toutes comptent à la fin. Santé, savoir et relations peuvent aussi se glisser dessous ; travail et possessions vont toujours dessus. Certaines cartes coûtent quelque chose à chaque tour ; si vous ne payez pas, vous les perdez.
web-help-cv-6-title = Ce qui compte
web-help-cv-6 = Plus vous avez de cartes de santé, de savoir ou de relations, plus vite leurs points augmentent. Les possessions portent leurs points. Les buts publics récompensent qui y réussit le mieux ; votre but secret ne récompense que vous.
web-help-cv-7-title = La fin
web-help-cv-7 = Les paquets sont les âges d’une vie. Quand celui de la vieillesse a moins de cartes qu’il n’y a de joueurs, on finit la manche, et l’on compte les points.
