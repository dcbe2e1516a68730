# Ce que dit le serveur de la table en ligne.

fault-bot = Il n’y a pas de joueur virtuel « { $name } » pour ce jeu.
fault-budget = Un joueur virtuel réfléchit { $most } secondes au plus.
fault-chat = Un message compte de 1 à { $most } caractères.
fault-colour = « { $colour } » n’est pas une couleur de cette table : { $known }.
fault-day = Il n’y a pas de vie du jour pour « { $day } » : une date s’écrit 2026-11-17, et la dernière est celle de demain.
fault-day-hint = La première vie d’un jour se vit sans conseil : il en va ainsi pour tout le monde. Aux suivantes, vous pourrez demander.
fault-deleted = Cette partie a été supprimée par son hôte, ou fermée par qui tient le serveur.
fault-edition = Il n’y a pas d’édition « { $name } » de ce jeu.
fault-no-first = Dans ce jeu, personne ne choisit qui commence.
fault-first = Le Premier Joueur doit être l’un des joueurs.
fault-full = Trop de monde regarde cette table en ce moment.
fault-game = Il n’y a pas de jeu « { $name } ».
fault-no-advice = Personne ne donne de conseils pour ce jeu.
fault-hint = Il n’y a pas de conseil à donner en ce moment.
fault-impossible = Ce n’est pas possible maintenant.
fault-internal = Le serveur a rencontré un problème. Rien n’a changé ; veuillez réessayer.
fault-key = Ce lien n’appartient pas à cette table. Demandez-en un nouveau, ou regardez la partie.
fault-kind = Type de place inconnu, « { $name } » : choisissez here, link ou bot.
fault-language = Il n’y a pas de langue « { $name } ».
fault-message = Le serveur ne comprend pas ce message (détail en anglais : { $detail }).
fault-module = Il n’y a pas de module « { $name } » pour ce jeu.
fault-module-edition = Les extensions et les modules ne se jouent qu’avec l’édition de 2022.
fault-module-seats = Le module « { $name } » demande au moins { $fewest } joueurs.
fault-module-twice = Le module « { $name } » est nommé deux fois.
fault-moment = { $moves ->
    [one] Ce moment n’existe pas dans la partie, qui compte { $moves } coup pour l’instant.
   *[other] Ce moment n’existe pas dans la partie, qui compte { $moves } coups pour l’instant.
}
fault-name = Un nom compte de 1 à { $most } caractères, sans virgule.
fault-table-name = Une table porte un nom de { $most } caractères au plus, ou aucun.
fault-no-table = Cette table n’existe pas. Le lien a peut-être été coupé.
fault-not-finished = Ce sera possible quand la partie sera terminée.
fault-not-alone = Quelqu’un d’autre est assis à cette table : la partie reste donc ici.
fault-day-stays = La vie du jour est la même pour tous : elle reste donc ici jusqu’à la fin.
fault-not-found = Il n’y a rien à cette adresse.
fault-not-host = Seule la personne qui a créé la table peut faire cela.
fault-over = La partie est terminée.
fault-pace = Le rythme va de 0 à { $most } millisecondes.
fault-pronoun = Un pronom est « she », « he » ou « they ».
fault-face = Ce visage ne peut pas être dessiné.
fault-record = Ce n’est pas un enregistrement lisible. En cause, la ligne { $line } : « { $quoted } »
fault-record-choice = Cet enregistrement ne peut pas être rejoué plus loin : la ligne { $line }, « { $quoted } », ne découle pas de ce qui précède.
fault-record-end = Cet enregistrement s’interrompt avant la ligne { $line }.
fault-record-head = Cet enregistrement décrit une partie qui ne peut pas être mise en place ici. En cause, la ligne { $line } : « { $quoted } »
fault-redo = Il n’y a rien à rétablir.
fault-other-rules = Jusqu’au coup { $move }, cette partie a été jouée avec d’autres règles que celles de ce serveur : le journal raconte ces coups, mais ils ne peuvent pas être rejoués.
fault-replay = Cette partie a commencé avec d’autres règles ou d’autres cartes que celles de ce serveur. Elle est gardée telle quelle et ne peut pas continuer ici.
fault-sealed = Quelqu’un vit ici la vie du jour. On pourra la regarder quand le jour sera fini : deux heures après minuit UTC.
fault-sealed-seed = D’autres vivent encore ce jour : sa graine et tout ce qui la contient seront révélés deux heures après minuit UTC.
fault-same-colour = Deux personnes ont la même couleur.
fault-same-name = Deux personnes s’appellent { $name }.
fault-seat = Cette place est à quelqu’un d’autre.
fault-seats = Ce jeu se joue de { $fewest } à { $most }.
fault-seats-there = { $count ->
    [one] Cette partie a une seule place.
   *[other] Cette partie a { $count } places.
}
fault-seed = Une graine tient sur une ligne de { $most } caractères au plus.
fault-set = Il n’y a pas de série de cartes « { $name } » pour ce jeu.
fault-set-edition = La série de cartes « { $name } » est réservée à l’édition de 2022.
fault-setup = Cette partie ne peut pas être mise en place ainsi.
fault-stale = La table a changé entre-temps. Regardez-la de nouveau, puis choisissez.
fault-storage = Ceci n’a pas pu être enregistré pour l’instant et n’a donc pas eu lieu. Rien de ce que vous avez vu n’est perdu. Veuillez réessayer dans un instant.
fault-storage-full = Il n’y a plus de place pour ceci dans le navigateur ; cela n’a donc pas eu lieu. Rien de ce que vous avez vu n’est perdu : enregistrez vos parties dans un fichier ou supprimez-en, puis continuez.
fault-too-fast = C’était trop rapide. Prenez le temps de respirer.
fault-too-much = Beaucoup de choses ont été enregistrées pour votre adresse réseau, et ce serveur n’en prend pas davantage pour le moment. Rien de ce que vous avez vu n’est perdu. Veuillez réessayer dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
fault-too-large = C’est trop volumineux.
fault-turn = Ce n’est pas à vous de jouer.
fault-undo = Il n’y a rien à annuler.

seat-name = Joueur { $number }

client-missing-title = La table n’est pas encore construite
client-missing-text = Le serveur fonctionne, mais les pages de la table n’ont pas été construites. Dans les sources, « make web » les construit.
fault-lesson = Il n’y a pas encore de vie guidée pour ce jeu.
fault-host = Ce serveur ne connaît pas le nom { $name }. La personne qui le tient doit le lancer avec --name { $name }.
fault-origin = Les pages d’autres sites ne peuvent rien faire ici.

# What the house says at a table.
house-chosen = La graine de cette partie a été choisie : qui l’a choisie peut connaître la suite.
house-renewed =
    Wellspent a fait peau neuve : { $what ->
        [rules] les règles de cette partie ont changé.
        [cards] des cartes de cette partie ont changé{ $count ->
            [0] .
           *[other] {""} : { $cards }.
        }
       *[both] les règles et des cartes de cette partie ont changé{ $count ->
            [0] .
           *[other] {""} : { $cards }.
        }
    } { $move ->
        [0] La partie reprend à son début.
       *[other] La partie reprend après le coup { $move } ; rien de ce qui précède ne peut être repris.
    }
house-more-cards = { $count ->
    [one] une autre
   *[other] { $count } autres
}
house-record = Cette partie reprend un enregistrement : qui le possède peut connaître la suite.
house-taken = Quelqu’un a emporté une copie de cette partie : qui l’a peut connaître la suite.
house-below-level = { $name } joue ici au-dessous de son niveau : le moteur n’est pas compilé, et le temps manque pour imaginer autant de vies.
house-like-me = { $name } joue à peu près comme la personne qui a ouvert cette table : { $bot }, en ce moment.
house-stand-in = { $name } a réfléchi trop longtemps ; quelqu’un de plus rapide a choisi à sa place.

# Les gens.
fault-apart = Vous avez bloqué la personne qui a dressé cette table. Pardonnez-lui, et le lien fonctionnera.
fault-claimed = Quelqu’un s’est déjà assis avec ce lien, qui ne vaut que pour une personne. Demandez-en un autre à l’hôte, ou regardez simplement.
fault-has-played = On a déjà joué à cette place : c’est désormais la vie de quelqu’un.
fault-no-profile = Ce serveur ne vous connaît pas. Vos six mots vous ramènent, ou vous repartez de zéro.
fault-not-invited = Personne ne vous a gardé de place à cette table.
fault-no-open = Sur ce serveur, aucune table n’est ouverte à tout le monde.
fault-owned = Cette table appartient déjà à un autre profil ; cette clé l’ouvre toujours.
fault-word = Le mot { $number }, « { $word } », n’est pas des nôtres.
fault-word-near = Le mot { $number }, « { $word } », n’est pas des nôtres. Vouliez-vous dire « { $near } » ?
fault-words = Il faut six mots ; { $count ->
    [0] il n’y en a aucun
    [one] en voici un
   *[other] en voici { $count }
}.
fault-words-nobody = Les six mots sont bien des nôtres, mais ensemble ils ne sont personne. Deux d’entre eux ont peut-être échangé leur place ?
somebody = { $number ->
    [0] Quelqu’un
   *[other] Quelqu’un { $number }
}
house-time-out = La bougie de { $name } s’est éteinte ; { $bot } a joué ce coup.
house-away = { $name } n’est plus là. { $bot } joue à sa place jusqu’à son retour.
house-sits-in = { $name } quitte la table. { $bot } joue à sa place jusqu’à son retour.
house-holiday = { $name } va s’absenter, et { $bot } jouera à sa place.
house-back = Voici { $name } de retour.
house-handed = La place de { $name } est désormais à quelqu’un d’autre.
house-pause = { $name } demande à tout le monde de laisser reposer les bougies un moment.
house-paused = Les bougies s’arrêtent pendant l’absence de { $name } : tout le monde est d’accord.
house-no-pause = { $name } préfère continuer : les bougies brûlent.

fault-clock = Une table n’a pas d’horloge, ou l’une de celles qui sont proposées : un temps par coup, et une réserve.
fault-no-clock = Cette table n’a pas d’horloge : il n’y a rien à arrêter.
fault-no-pause = Personne n’a demandé de pause.
fault-quiet = Les heures calmes font au plus { $most } heures par jour, dans un fuseau horaire qui existe.
fault-span = Il faut un début à venir et une fin plus tardive, d’ici { $most } jours.
fault-order-card = Aucune consigne ne peut poursuivre cette carte : choisissez l’une des vôtres, à laquelle il reste un niveau.
fault-order = Une consigne vous laisse de 0 à { $most } Argent.

# Ce que l’on dit à qui n’est pas à la table.
notice-turn = C’est à vous de jouer : { $game }{ $others }.
notice-short = Votre bougie est courte : { $game }{ $others }.
notice-talk = On vous a écrit : { $game }{ $others }.
notice-end = La partie est finie : { $game }{ $others }.
notice-invitation = Une place vous attend : { $game }{ $others }.
notice-named = « { $name } », { $game }
notice-with-0 = {""}
notice-with-1 = { " " }avec { $last }
notice-with-2 = { " " }avec { $first } et { $last }
notice-days = Encore { $count } jours.
notice-hours = { $count ->
    [one] Encore une heure.
   *[other] Encore { $count } heures.
}
notice-soon = Il reste moins d’une heure.
notice-several = { $count ->
    [one] Une vie vous attend
   *[other] { $count } vies vous attendent
}
notice-mixed = { $count } choses se sont passées à vos tables
notice-peace = Assez ? Un clic, et cette adresse ne reçoit plus rien :
notice-peace-button = Me laisser en paix
notice-confirm-title = Wellspent peut-il vous écrire ?
notice-confirm = Quelqu’un, à une table de Wellspent, souhaite que des messages arrivent à cette adresse. Si c’était vous, dites oui ici ; sinon, ne faites rien, et rien ne viendra.

fault-notice = Il n’y a pas de messages au sujet de « { $name } » : choisissez parmi turn, short, talk et end, et pour toutes les tables aussi invitation.
fault-no-mail = Ce serveur n’envoie pas de courriel. Qui s’en occupe peut y remédier avec --mail.
fault-no-push = Ce serveur n’envoie rien aux navigateurs : les bibliothèques nécessaires ne sont pas installées.
fault-no-hook = Ce serveur n’appelle aucun webhook.
fault-no-such-way = Ce serveur ne connaît aucun moyen nommé « { $name } » pour vous prévenir.
fault-way-address = « { $name } » ne comprend pas cette adresse.
fault-mail-address = Ce n’est pas une adresse de courriel.
fault-push-address = Votre navigateur a donné quelque chose qui n’est pas une adresse.
fault-hook-address = Un webhook est une adresse qui commence par https://.
fault-no-way = Ce lien ne sert plus. L’adresse a peut-être été retirée.

# La bienveillance, et le propriétaire d’un serveur.
fault-note = Une note a { $most } caractères au plus.
fault-note-changed = Cette note a été changée ailleurs entre-temps. Rien n’est perdu : les deux sont ci-dessous.
fault-nobody = Personne d’autre n’est assis là.
fault-person = Vous n’avez pas joué avec cette personne, ou l’un de vous deux ne le souhaite pas.
fault-report = Dites de quoi il s’agit (talk, name ou other), en { $most } caractères au plus.
fault-silence = Personne ne peut parler sur ce serveur en ce moment : la maison l’a voulu ainsi.
fault-not-owner = Ceci est réservé à la personne qui tient le serveur. Le lien a été affiché au premier démarrage ; --owner-key en fait un autre.
fault-limit = Une limite va de 0 à { $most } par heure.
fault-bulletin = Ce que vous dites aux autres tient en une ligne de { $most } caractères au plus.
fault-barred = { $said ->
        [yes] La maison ne vous laisse plus jouer ici : « { $words } »
       *[no] La maison ne vous laisse plus jouer ici.
    } Vos vies restent les vôtres : sous « Moi », vous pouvez les lire, tout emporter ou tout effacer.
