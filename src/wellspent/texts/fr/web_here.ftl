# Les parties qui restent dans ce navigateur.

web-here-title = Parties dans ce navigateur
web-here-text = Tout se passe sur cet appareil, sans serveur et sans réseau. Vos parties restent dans ce navigateur, et personne d’autre ne les voit.
web-here-used = { $size } conservés
web-here-lasting = Le navigateur a promis de les garder.
web-here-passing = Le navigateur peut les effacer si la place vient à manquer ; un fichier à vous est plus sûr.
web-here-keep = Demander au navigateur de les garder
web-here-refused = Le navigateur ne l’a pas promis. Un fichier à vous est sûr ; les navigateurs le promettent plus volontiers quand le jeu est installé.
web-here-export = Tout enregistrer dans un fichier
web-here-import = Charger un tel fichier
web-here-imported =
    { $count ->
        [0] Tout ce que contient ce fichier est déjà ici.
        [one] Une partie est revenue.
       *[other] { $count } parties sont revenues.
    }
web-here-not-ours = Ce fichier ne contient pas de parties d’ici.
web-here-full = Il n’y a plus assez de place dans ce navigateur. Rien n’a changé.
web-here-slow = Les joueurs virtuels qui réfléchissent à l’avance imaginent moins de vies ici que sur un serveur, et mettent quelques secondes à se réveiller. Les invitations par lien et les vies des autres demandent un serveur.
web-here-weaker = Joue un peu en dessous de son niveau ici : sans serveur, il imagine moins de vies.
web-here-needs-server = Cette page demande un serveur. Vos parties sont ici, mais pas un nom qui vous suivrait sur d’autres appareils.
web-here-loading = Le jeu arrive : { $done } Mo sur { $all }
web-here-starting = Réveil des joueurs virtuels…
web-here-failed = Le jeu n’a pas pu démarrer dans ce navigateur. Rechargez la page ; si cela ne suffit pas, essayez un autre navigateur.
web-here-again = Le jeu a dû redémarrer, et ceci n’a peut-être pas été fait. Regardez, puis réessayez.
web-here-update = Une nouvelle version est prête.
web-here-update-now = L’utiliser maintenant

# Le jeu sans serveur, à côté d’un serveur, et les parties qui passent de l’un à l’autre.

web-offline-title = Sans réseau
web-offline-text = Le jeu entier peut être gardé sur cet appareil : il démarre alors aussi dans un train. { $size } Mo à télécharger, une seule fois.
web-offline-fetch = Le télécharger
web-offline-kept = Le jeu est sur cet appareil et démarre aussi sans réseau.
web-offline-failed = Tout n’est pas arrivé : la connexion s’est interrompue, ou la place manque sur cet appareil. Ce qui est là reste ; le prochain essai repartira de là.
web-offline-open = Parties sur cet appareil
web-here-server = Tables du serveur
web-here-elsewhere = Cette partie est sur le serveur. Elle y continuera dès que vous pourrez le joindre.
web-here-elsewhere-go = Aller au serveur
web-move-up = Continuer sur le serveur
web-move-down = L’emporter, pour jouer sans réseau
web-move-file = Enregistrer cette partie en cours dans un fichier
web-move-no-server = Le serveur ne répond pas. La partie reste ici.
web-move-full = Il n’y a pas de place dans ce navigateur pour l’emporter. La partie reste où elle est.
