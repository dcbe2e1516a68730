# Moi : qui l’on est, sans compte.

web-nav-me = Moi
web-me = Moi
web-me-name = Votre nom
web-me-since = Ici depuis { $since }
web-me-no-account = Pas de compte. Vous êtes vous parce que cet appareil le dit.
web-me-pronoun = Pronom
web-me-colour = Couleur et forme
web-me-portrait = Portrait
web-me-face = Visage { $number } : { $face }
web-me-face-name = Le visage qui va avec votre nom
web-me-face-of = Choisir un visage pour la place { $number }
web-me-faces-more = D’autres

web-me-along = Emmenez-vous
web-me-along-text = Six mots vous ramènent sur un autre appareil. Rangez-les avec le double des clés.
web-me-words = Montrer les mots
web-me-hide = Cacher
web-me-code = Montrer un code
web-me-hide-code = Cacher le code
web-me-code-alt = Un code dont le lien fait d’un autre appareil le vôtre
web-me-code-text = Visez-le avec la caméra de l’autre appareil. Qui le détient, c’est vous : ne le montrez à personne d’autre.

web-me-silent = Heures de silence
web-me-tell-about = Pour toute table sans réglages à elle (« En mon absence », dans son menu), et pour les invitations. Jamais quand vous regardez la table, jamais deux fois.
web-me-tell-kept = C’est noté.

web-me-return = On se connaît ?
web-me-return-text = Vos six mots ramènent tout sur cet appareil. Ce que vous y avez vécu vient avec vous.
web-me-return-words = Vos six mots
web-me-return-go = C’est moi
web-me-return-link = { $count ->
    [0] Ce lien fait de cet appareil le vôtre.
   *[other] Ce lien fait de cet appareil le vôtre. Les vies de cet appareil viennent avec vous.
}
web-me-return-yes = Oui, c’est moi
web-me-returned = Bon retour, { $name }.

web-me-mine = Ce qu’on garde de vous
web-me-export = Tout, dans un seul fichier
web-me-forget = Oubliez-moi
web-me-forget-text = Votre nom, vos réglages et les parties que vous avez jouées sans personne sont effacés pour de bon. Les parties à plusieurs restent aux autres ; « Quelqu’un » y prend votre place.
web-me-forget-yes = Oui, oubliez-moi
web-me-forget-no = Rester
web-taken = Cette place est prise
web-taken-apart = Vous vouliez garder vos distances
web-taken-mine = C’était moi, sur un autre appareil
web-taken-watch = Regarder

web-me-no-life = Pas encore de vie. La première est à deux clics.
web-me-lives = { $count ->
    [1] Une vie, { $years } ans
   *[other] { $count } vies, { $years } ans
}
web-me-sum = { $loves ->
    [0] Aucun amour
    [1] Un amour
   *[other] { $loves } amours
}, { $jobs ->
    [0] aucun métier
    [1] un métier
   *[other] { $jobs } métiers
}.
web-me-bars = Les scores, vie après vie ; chaque barre mène à son récit.
web-me-stories = Tous les récits
web-me-story-of = { $score } · { $day }
web-me-ends = Comment elles ont fini
web-me-end-age = Les années ont présenté la note
web-me-end-upkeep = C’était un peu beaucoup
web-me-end-action = C’était un peu vite
web-me-end-full-life = Jusqu’au dernier grain
web-me-company = En bonne compagnie
web-me-computer = Joueur virtuel, { $level }
web-me-with = { $games ->
    [1] une partie
   *[other] { $games } parties
}, { $won ->
    [0] aucune gagnée par vous
    [1] dont une gagnée par vous
   *[other] dont { $won } gagnées par vous
}

web-me-page-lives = Vies
web-me-album = Album
web-me-album-text = { $met ->
    [one] { $met } carte sur { $all } a croisé votre chemin. Un liseré d’or : menée jusqu’au bout.
   *[other] { $met } cartes sur { $all } ont croisé votre chemin. Un liseré d’or : menée jusqu’au bout.
}
web-me-album-game = Quel jeu
web-me-album-kinds = Quelles cartes
web-me-album-all = Les { $count } cartes
web-me-album-of = { $met } sur { $all }
web-me-unmet = Une carte pas encore rencontrée
web-me-stamp = { $name }, { $kind }, { $whole ->
    [yes] jusqu’au bout
   *[no] niveau { $level }
}, dans { $lives ->
    [1] une vie
   *[other] { $lives } vies
}, pour la première fois le { $date }
web-me-postmarks = Oblitérations
web-me-postmarks-text = { $earned } sur { $all }. Elles viennent avec une histoire, jamais pendant le jeu.
web-me-postmarks-all = Les { $count } encore à venir
web-me-postmarks-new = Nouvelles oblitérations
web-me-postmark-of = { $count } sur { $need }
web-me-ratings = Quelle force, pour autant qu’on sache
web-me-ratings-text = Glicko-2, après chaque partie : tout le monde commence à 1500, et dans 95 cas sur 100 la vérité est entre les deux nombres.
web-me-rating-against = Contre
web-me-rating = Classement
web-me-rating-between = Entre
web-me-rating-games = Parties
web-me-rating-course = Évolution
web-me-rating-seats = { $seats } à table
web-me-against-people = Des personnes
web-me-against-computers = Des joueurs virtuels
web-me-like = { $game } : à peu près la force de « { $level } ».
web-lobby-like-me = À peu près comme moi
web-lobby-like-me-about = Un niveau qui suit vos résultats contre les joueurs virtuels ; la table dit lequel.
