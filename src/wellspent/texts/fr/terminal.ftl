# La table au terminal.

terminal-others = Les autres
terminal-log = Depuis votre dernier choix
terminal-group-answers = Réponses
terminal-turn-hint = Un numéro, ? pour l’aide, ? 12, pourquoi heures, carte NOM, conseil, annuler
terminal-answer-hint = Un numéro, ou ? pour l’aide, voir pour la table, conseil, annuler, quitter
terminal-only-hint = Il n’y a qu’un choix : Entrée le prend.

terminal-below-level = { $name } joue ici au-dessous de son niveau : le moteur n’est pas compilé. make play le compile, s’il y a un compilateur C.
terminal-hand-over = { $name }, le clavier est à vous
terminal-curtain = Passez le clavier à { $name }
terminal-curtain-prompt = Personne d’autre ne regarde ? Entrée
terminal-say-which = Tapez l’un des numéros, ou ? pour l’aide.
terminal-which-one = Lequel de ces choix ?
terminal-no-number = Il n’y a pas de choix { $number } en ce moment.
terminal-not-understood = « { $typed } » n’est ici ni un choix ni une commande. ? dit ce qui peut être tapé.
terminal-not-now = { $name } ne peut pas faire « { $typed } » en ce moment.
terminal-no-such-seat = Aucun être humain n’occupe cette place.
terminal-nothing-to-redo = Il n’y a rien à refaire.
terminal-turn-is-fresh = Votre tour vient de commencer. Pour revenir avant, tapez annuler.
terminal-why-what = Pourquoi quoi ? Par exemple : pourquoi { $word }, ou pourquoi et le nom d’une carte.
terminal-why-unknown = Rien sur la table ne répond à « { $typed } ».
terminal-is-possible = « { $notation } » est possible : tapez { $number }.
terminal-and-more = { $count ->
    [one] Et { $count } autre du même genre.
   *[other] Et { $count } autres du même genre.
}
terminal-cards-found = Plusieurs cartes : { $names }
terminal-no-board = Il n’y a pas de plateau « { $typed } » sur cette table.
terminal-no-card = Aucune carte ne répond à « { $typed } ».
terminal-no-rule = Il n’y a pas de règle « { $typed } ». Un numéro ressemble à { $rule } ; tapez des mots pour chercher dans toutes les règles.
terminal-which-language = Les langues sont : { $languages }.
terminal-saved = Partie enregistrée : { $file }
terminal-saved-end = L’enregistrement de cette partie : { $file } ; où vous avez perdu des points : wellspent review { $file }
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
terminal-help-rule = une règle par son numéro, ou les règles avec ces mots
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

terminal-welcome = Une vie est vite passée. Entrée prend ce qui est entre crochets.
terminal-ask-game = Quel jeu : { $games } ?
    .again = { $games }, s’il vous plaît.
terminal-ask-language = Language, langue ({ $languages }) ?
    .again = { $languages }, s’il vous plaît.
terminal-ask-edition = Quelles règles voulez-vous (numéro ou nom) ?
    .again = L’une de celles-ci, par son numéro ou son nom, s’il vous plaît.
terminal-ask-preset = Quelle partie voulez-vous (numéro ou nom) ?
    .again = L’une de celles-ci, par son numéro ou son nom, s’il vous plaît.
terminal-ask-players = Combien de places à la table ({ $fewest } à { $most }) ?
    .again = Un nombre de { $fewest } à { $most }, s’il vous plaît.
terminal-ask-humans = Combien d’entre elles pour des êtres humains ?
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
terminal-sure = Tapez oui si c’est ce que vous voulez
terminal-yes = oui
terminal-next-life = Entrée pour lire la vie suivante : { $name }
terminal-solo-won = { $name }, voilà une vie bien vécue : chaque objectif est atteint.
terminal-solo-lost = C’était une vie, { $name }. Pas celle qui était prévue.
