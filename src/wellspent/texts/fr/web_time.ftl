# Le temps à la table : horloges, bougies, et qui joue à votre place.

web-time-seconds = { $count } s
web-time-minutes = { $count } min
web-time-hours = { $count } h
web-time-days = { $count } j
web-time-left = encore { $time }
web-time-full-seconds = { $count } secondes
web-time-full-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-time-full-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
web-time-full-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
web-candle-rests = au repos
web-candle-rests-until = au repos jusqu’au { $day }

web-clock = Temps
web-clock-none = Sans horloge
web-clock-live = En direct
web-clock-days = Sur plusieurs jours
web-clock-none-about = Chacun prend le temps qu’il lui faut.
web-clock-live-about = Vous jouez ensemble, et le temps court dès que tout le monde est là.
web-clock-days-about = Jouez quand vous voulez ; on vous prévient quand c’est à vous.
web-clock-move = Pour chaque coup
web-clock-reserve = Et en réserve
web-clock-no-reserve = Rien
web-clock-stand-in = Qui remplace
web-clock-out = Au bout, quelqu’un joue à votre place. On ne met jamais personne à la porte.

web-stood-in = { $bot } joue à sa place
web-stood-in-once = { $bot } joue ce coup
web-stood-in-until = { $bot } joue à sa place jusqu’au { $day }
web-log-by-stand-in = Joué par { $bot }.

web-away = En mon absence
web-away-pace = { $time } par coup.
web-away-about = Ceci fait pour vous ce que vous laissez en plan.
web-away-longer = Une plus longue absence
web-away-between = Je m’absente
web-away-from = Du
web-away-until = Au
web-away-to = à
web-away-sit-in = Quelqu’un joue à ma place
web-away-sit-in-about = { $bot }. Vous reprenez votre place quand vous voulez.
web-away-stop = Toutes les bougies s’arrêtent
web-away-stop-about = Seulement si les autres sont d’accord.
web-away-burn = Ma bougie brûle toujours
web-away-keep = C’est entendu
web-quiet = Heures calmes
web-quiet-on = Ma bougie ne brûle pas la nuit
web-quiet-from = Au calme à partir de
web-quiet-until = Au calme jusqu’à
web-quiet-about = À l’heure de votre propre pendule, douze heures au plus.

web-pause-yes = { $name } : oui
web-pause-not-asked = { $name } : pas encore
web-pause-asked = { $name } demande que toutes les bougies s’arrêtent, du { $from } au { $to }.
web-pause-agree = Oui, volontiers
web-pause-refuse = Je préfère continuer

web-back-title = Votre chaise est encore tiède.
web-back-about = { $count ->
    [0] { $bot } joue à votre place.
    [one] { $bot } a joué à votre place et a fait ce choix.
   *[other] { $bot } a joué à votre place. Ses { $count } derniers choix :
}
web-back-quote = « Vos projets sont où je les ai trouvés. Je n’ai déplacé que la chaise. »
web-back-take = Reprendre ma place
web-back-look = Regarder sur la table

web-leave-sit-in = { $bot } peut jouer à votre place. Les autres continuent, et vous reprenez votre place quand vous voulez.
web-leave-stand-in = Laisser jouer { $bot }
web-give = Donner votre place à quelqu’un d’autre
web-give-seat = Un nouveau lien pour la place de { $name }
web-give-about = Qui ouvre le nouveau lien a la place, avec tout ce qui s’y trouve. Tant que personne ne l’a fait, vous pouvez la reprendre ici.

web-tell = Me prévenir
web-tell-push = Navigateur
web-tell-mail = Courriel
web-tell-hook = Webhook
web-tell-at-turn = C’est à moi de jouer
web-tell-at-short = Ma bougie est courte
web-tell-at-talk = On m’écrit
web-tell-at-end = La partie est finie
web-tell-at-invitation = On m’invite
web-tell-mail-address = Votre adresse de courriel
web-tell-hook-address = https://…, de Discord ou de Slack aussi
web-tell-asked = Un courriel est en route : dites-y oui, et tout commence.
web-tell-no-mail = Ce serveur n’envoie pas de courriel.
web-tell-no-push = D’ici, rien ne peut être envoyé à ce navigateur.
web-tell-refused = Votre navigateur refuse ces messages.
web-tell-failed = rien n’est arrivé ({ $answer }, { $when }). On réessaie trois fois.
web-tell-all = Pour toutes mes tables

web-notice-confirm = Merci.
web-notice-confirm-text = On vous prévient désormais, une fois par tour de jeu au plus.
web-notice-peace = La paix.
web-notice-peace-text = Cette adresse ne reçoit plus rien, et elle est oubliée.

web-recap-since = Depuis { $day } { $part ->
    [night] dans la nuit
    [morning] matin
    [afternoon] après-midi
   *[evening] soir
}
web-recap-since-date = Depuis le { $day }
web-recap-see = Voir sur la table
web-recap-now = Maintenant
web-recap-turn = À mon tour
web-recap-table = À la table
