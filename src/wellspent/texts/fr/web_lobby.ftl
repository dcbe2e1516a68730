# L’accueil, et ce qui mène d’une pièce à l’autre.

web-nav = Pièces
web-nav-help = Comment jouer
web-nav-rules = Règles
web-nav-cards = Cartes
web-nav-credits = Remerciements

web-lobby-title = Vous avez une soirée et toute une vie.
web-lobby-line = Violoncelle ou levain ? Une famille, un scooter, une sieste ?
web-lobby-at-once = Vous et deux joueurs virtuels. Sans compte, tout de suite.
web-lobby-guest = Camille

web-lobby-own = Ou dressez votre propre table
web-lobby-game = Jeu
web-lobby-players = { $fewest } à { $most } joueurs
web-lobby-edition = Édition
web-lobby-preset = Mélanges tout prêts
web-lobby-expansions = Extensions
web-lobby-modules = Modules
web-lobby-sets = Plus de cartes
web-lobby-of = { $count } sur { $of }
web-lobby-seats = Places
web-lobby-more = Rythme, premier joueur, graine
web-lobby-first = Qui commence
web-lobby-first-chance = le hasard décide
web-lobby-seed = Graine
web-lobby-seed-about = La même graine distribue les mêmes cartes. Laissez vide pour une partie au hasard.
web-lobby-table-name = Son nom
web-lobby-table-name-like = La table du dimanche, si vous voulez
web-lobby-summary = { $count ->
    [one] Une vie.
   *[other] { $count } vies.
}
web-lobby-lay = Dresser la table

web-lobby-name = Joueur { $number }
web-lobby-name-of = Nom à la place { $number }
web-lobby-bot-name = un nom à lui
web-lobby-kind-of = Qui joue à la place { $number }
web-lobby-kind-here = à cet écran
web-lobby-kind-link = une personne par lien
web-lobby-kind-bot = joueur virtuel
web-lobby-kind-here-about = Joue à cet écran ; les cartes cachées restent derrière un rideau.
web-lobby-kind-link-about = Vous recevez un lien personnel à envoyer.
web-lobby-level-of = Joueur virtuel à la place { $number }
web-lobby-character-of = Caractère du joueur virtuel à la place { $number }
web-lobby-surprise = Surprenez-moi
web-lobby-seconds-of = Temps de réflexion du joueur virtuel à la place { $number }
web-lobby-seconds = { $seconds } s par choix
web-decimal = ,
web-lobby-pronoun-of = Pronom à la place { $number }
web-pronoun-they = iel
web-pronoun-she = elle
web-pronoun-he = il
web-lobby-colour = { $colour } : choisir une autre couleur pour la place { $number }
web-colour-poppy = Coquelicot, cercle
web-colour-ocean = Océan, triangle
web-colour-marigold = Souci, carré
web-colour-fern = Fougère, losange
web-colour-fig = Figue, croix
web-lobby-remove = Enlever la place { $number }
web-lobby-add-here = Une personne ici
web-lobby-add-link = Une personne par lien
web-lobby-add-bot = Un joueur virtuel

web-lobby-ready = La table est dressée
web-lobby-ready-text = Envoyez à chaque personne son propre lien : qui l’ouvre prend la place. Vous retrouverez les liens dans le menu de la table.
web-lobby-sit = S’asseoir

web-lobby-fewer = Moins
web-lobby-round = { $round ->
    [0] tout au début
   *[other] tour { $round }
}
web-lobby-thinks = À { $names } de décider
web-lobby-thinks-since = À { $names } de décider { $since }
web-lobby-absent = { $count ->
    [one] { $names } n’est pas encore là
   *[other] { $names } ne sont pas encore là
}
web-lobby-unplayable = Gardée, mais jouée avec d’autres règles que celles de ce serveur.
web-lobby-manage = Options : { $title }
web-lobby-table = À la table
web-lobby-story = Histoires de vie
web-lobby-record = L’enregistrement
web-lobby-my-link = Votre propre lien, pour un autre appareil. Gardez-le pour vous.
web-lobby-forget = Retirer de cette liste
web-lobby-delete = Supprimer la partie
web-lobby-delete-sure = Pour tout le monde, et pour toujours ?
web-lobby-delete-yes = Oui, supprimer
web-lobby-delete-no = La garder
web-lobby-join = On vous a envoyé un lien ?
web-lobby-no-link = Cela ne ressemble pas au lien d’une table.
web-lobby-import = Ouvrir une partie depuis son enregistrement
web-lobby-whose = Qui êtes-vous dans cette partie ?
web-lobby-whose-all = Tout le monde, à cet écran
