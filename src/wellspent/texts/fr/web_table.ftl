# Les tables dans le navigateur. Les phrases sur les choix viennent du serveur ; voici les étiquettes et les petits mots.

web-turn-mine = À vous
web-turn-of = { $name }
web-turn-other = Entre-temps
web-turn-over = La fin
web-over = La partie est finie. Des vies bien remplies, toutes.
web-status-connecting = Connexion…
web-status-offline = La ligne est coupée ; reconnexion…
web-status-gone = La table n’existe plus.

web-undo = Annuler
web-locked = Trop tard pour annuler.
web-redo = Rétablir
web-redo-key = Rétablir (Maj Z)
web-restart = Recommencer mon tour de jeu
web-restart-key = Recommencer mon tour de jeu (X)
web-not-yet = Pas encore
web-not-asked = La question ne porte pas là-dessus.
web-others-here = Autres choix ici

web-do = Faire
web-do-sure = Oui, pour de bon

web-other = ainsi
web-other-slot = emplacement { $count }

web-zone-others = Les autres, les objectifs et le journal
web-zone-goals = Objectifs de Vie
web-log-empty = Il ne s’est encore rien passé.

web-once-left = { $name } : encore disponible
web-once-used = { $name } : a servi ce tour-ci

web-level-of = niveau { $level }

web-first = n° 1

web-best-first = le mieux
web-choice-help = Un clic pour regarder, deux pour prendre.
web-earlier = Plus tôt
web-later = Plus tard

web-hint = Conseil
web-hint-key = Conseil (H)
web-hint-covered = D’ici là, un conseil dirait ce qui s’y trouve.
web-hint-title = Les meilleurs choix
web-hint-thinking = Un instant de réflexion…
web-hint-gain = { $points } points :
web-hint-order = Le meilleur en premier. Un clic le montre sur la table, un deuxième le fait.
web-hint-about = En points à la fin de la partie, par rapport aux autres choix qui valent la peine. Un clic le montre sur la table, un deuxième le fait.

web-pass-to = Au tour de { $name }
web-pass-hint = Certaines cartes ne regardent que { $name }. Maintenez le bouton quand personne d’autre ne regarde.
web-pass-button = C’est moi, { $name }

web-end = La fin
web-end-alone-won = { $name }, voilà une vie bien vécue
web-end-alone-lost = C’était une vie, { $name }
web-end-winner = La vie la plus heureuse : { $name }
web-end-shared = À égalité de bonheur : { $names }
web-end-stories = Lire les récits de vie
web-large-keys = ← → carte suivante · 1–4 niveau · Échap fermer

web-tabs = Parties de la table
web-tab-life = Ma vie
web-tab-table = Table
web-tab-log = Journal
web-log-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
web-more = { $count ->
    [one] { $count } autre choix
   *[other] { $count } autres choix
}
web-pencilled = Vous allez faire ceci.
web-remedy = Plutôt { $space } :
web-legend = Ce que disent les jetons
web-about = Qu’est-ce que c’est ?
web-legend-lead = Laissez le pointeur sur un jeton, ou le doigt sur un téléphone : il vous dira la même chose.
web-legend-more = Comment jouer

web-sign-arrow = Donne
web-sign-arrow-about = Devant la flèche, ce qui est demandé ; derrière, ce que vous recevez.
web-sign-lock = Pas maintenant
web-sign-lock-about = Impossible à faire, ou à reprendre ; la raison est à côté.
web-sign-loop = À chaque tour
web-sign-loop-about = Ce que la carte coûte et rapporte à chaque tour, tant que vous l’avez.

# Une erreur, et qui peut la réparer.
web-report = Quelque chose cloche ici
web-report-about = Ce texte dit où vous en êtes et ce qui vient de se passer. Il ne révèle ni clé ni carte cachée. Ajoutez ce que vous avez vu, et envoyez-le à qui tient cette table.
web-report-text = Le signalement
web-report-what = Ce qui s’est passé :
web-report-expected = Ce qui aurait dû se passer :
web-report-move = Coup { $move }. Ce qui vient de se passer :
web-report-keep = Enregistrer dans un fichier
