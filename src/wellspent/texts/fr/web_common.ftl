# Les mots que toutes les pages de la table web partagent.

web-home = Wellspent, vers l’accueil
web-close = Fermer
web-loading = Un instant…
web-laying = On met la table…
web-no-line = Rien n’est arrivé : la ligne est coupée, ou le serveur dort. Rien n’est perdu.
web-once-more = Réessayer
web-trouble = Cela n’a pas marché
web-lost = Cette page n’existe pas
web-lost-text = Elle a peut-être déménagé.
web-gone = Cette table n’existe plus
web-shut = Cette table vous est fermée
web-play-now = Jouer maintenant

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-sound = Petits sons
web-one-click = Un seul clic suffit
web-one-click-hint = Le premier clic sur ce qui est possible le fait, sans aperçu.
web-hover = Les cartes s’ouvrent quand le pointeur s’y arrête
web-pace = Joueurs virtuels
web-pace-0 = aussitôt
web-pace-400 = vifs
web-pace-900 = normaux
web-pace-2000 = calmes
web-pace-4000 = lents

web-menu = Menu
web-my-games = Mes parties
web-rules = Règles
web-rules-all = Tout le livret de règles
web-rules-beside = Les règles voisines
web-rule-unknown = Cette règle n’a pas de texte ici.
web-cards = Cartes
web-replay = Revoir la partie
web-leave = Quitter la partie
web-seats = À cette table
web-link-seat = Lien pour { $name } : qui l’ouvre prend la place
web-link-watch = Lien pour regarder
web-watchers = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-copy = Copier
web-copied = Copié
web-not-copied = Votre navigateur ne nous a pas laissés copier.
web-seat-bot = joueur virtuel
web-seat-holiday = en congé dès le { $day }
web-seat-open = pas encore là
web-seat-away = pas là

web-keys = Touches
web-key-spaces = les actions simples
web-key-rows = les lignes
web-key-arrows = se déplacer dans une zone
web-key-tab = zone suivante
web-key-enter = choisir, puis faire
web-key-escape = annuler, fermer
web-key-space = agrandir une carte
web-key-levels = sur une carte : son niveau ou rôle
web-key-undo = annuler, rétablir
web-key-restart = recommencer mon tour de jeu
web-key-hint = un conseil
web-key-rules = la règle de ce qui est sélectionné
web-key-zones = mon tapis, les autres, le journal
web-key-skip = passer ce que font les autres

web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-said = { $name } dit : { $text }
web-chat-send = Envoyer

web-colon = { $head } : { $text }
web-semicolon = { $first } ; { $next }
web-card-level = Niveau { $number }, { $name }
web-card-needs = avoir { $goods }
web-card-pays = payer { $goods }
web-card-gains = gagner { $goods }
web-card-swap = changer { $from } en { $to }
web-card-upkeep = à chaque tour, payer { $goods }
web-card-upkeep-gains = à chaque tour, gagner { $goods }
web-card-have = avoir au moins
web-card-gives = donne
web-card-each-round = à chaque tour
web-card-start = Vous commencez avec
web-card-other-side = Au verso : { $name }
web-card-additional = Rôles remplis
web-card-solo = En solo : { $text }
web-card-have-at-most = avoir au plus
