# La Nostalgie.

module-nostalgia = Nostalgie
    .about = Chacun reçoit huit souvenirs ; ce qui les réveille devient une passion, un don, un objectif à soi, ou l’une des deux fins.

kind-nostalgia = Nostalgie
pile-nostalgia = Nostalgie
board-nostalgia = Plateau Nostalgie
zone-reminiscences = Réminiscences
mark-life_goal = Objectif de Vie
mark-ability = Capacité
mark-outcomes = Issues
mark-repeatable = Répétable
mark-passive = Déclencheur passif activé
mark-active = Déclencheur actif activé
mark-used = Déjà utilisée ce tour-ci
mark-fulfilled = Atteint
token-stored = En réserve

verb-remember = Poser « { $card } » sur votre plateau Nostalgie
verb-forget = Laisser s’effacer « { $card } » et perdre { $lost_mood }
verb-awaken = Réveiller « { $card } » (« { $name } »)
verb-stir = Laisser remonter « { $card } »
verb-realize = Concrétiser « { $card } », « { $name } »
verb-progress = Poursuivre « { $card } » au niveau { $level }, « { $name } »
verb-conclude = Décider de l’issue de « { $card } », « { $name } »
verb-dedicate = Consacrer du temps à « { $card } », « { $name } »
verb-use = Placer un Sablier sur « { $card } », « { $name } »
verb-advance_smart = Faire avancer « { $card } » au niveau { $level }, « { $name } », avec des Ressources au lieu de 1 Sablier
verb-draw_on = Prendre 3 sur « { $card } » (ou tout ce qui reste)
verb-leave_stored = Laisser pour plus tard ce qui se trouve sur « { $card } »

question-nostalgia-stir = Plus d’un souvenir remonte. Lequel, ou lequel d’abord ?
question-nostalgia-store = Vous n’avez plus rien. Prenez-vous quelque chose sur « { $card } » ?

reason-nostalgia_board_full = Votre plateau Nostalgie est plein ({ $rule }).
reason-already_checked = Ce Déclencheur de « { $card } » est déjà activé ({ $rule }).
reason-triggers_missing = Les deux Déclencheurs de « { $card } » doivent d’abord être activés ({ $rule }).
reason-once_a_round = « { $card } » ne sert qu’une fois par tour ({ $rule }).

event-dealt_memory = { $name } reçoit le souvenir « { $card } ».
event-remembered = { $name } repense à « { $card } ».
event-forgotten = { $name } laisse s’effacer le souvenir « { $card } ».
event-stirred = Un souvenir remonte chez { $name } : « { $card } ».
event-awakened = { $name } part à la recherche d’un souvenir : « { $card } ».
event-realized = Pour { $name }, un souvenir prend corps : « { $card } », « { $level_name } ».
event-progressed = { $name } poursuit « { $card } » au niveau { $level }, « { $level_name } ».
event-concluded = { $name } connaît l’issue de « { $card } » : « { $level_name } ».
event-dedicated = { $name } consacre du temps à « { $card } » : « { $level_name } ».
event-used = { $name } place un Sablier sur « { $card } ».
event-personal_goal = { $name } atteint un Objectif de Vie personnel : « { $card } ».

cause-NOS-board-05 = un souvenir abandonné
story-source-own_goals = Objectifs personnels
story-source-memories = Souvenirs réalisés

occasion-buy_item = achetez un Objet
occasion-do_activity = vous offrez une Activité
occasion-take_basic = prenez un Projet de Base
occasion-take_single_round = prenez un Projet Temporaire
occasion-take_group = lancez un Projet Collectif

terminal-verb-remember = poser
terminal-verb-forget = oublier
terminal-verb-awaken = réveiller
terminal-verb-use = utiliser
terminal-verb-realize = concrétiser
terminal-verb-progress = poursuivre
terminal-verb-conclude = issue
terminal-verb-dedicate = du temps
terminal-verb-advance_smart = avancer, SMART
web-do-remember = S’en souvenir
web-do-forget = Laisser s’effacer
web-do-awaken = Réveiller
web-do-stir = Laisser remonter
web-do-realize = Concrétiser
web-do-draw_on = En prendre
web-do-leave_stored = Laisser
web-token-stored = Gardé sur la carte pour plus tard : de nouveau à vous quand vous aurez dépensé le dernier des vôtres.

story-title-memories = { $name } vécut { $years } ans et retourna chercher les meilleurs.
story-epitaph-memories =
    .a = A refait le chemin, et c’était encore là.
    .b = A trouvé ce que gardait le grenier.
story-title-own_goals = { $name } vécut { $years } ans avec sa propre règle du jeu.
story-epitaph-own_goals =
    .a = N’a demandé l’avis de personne, et a touché au but.
    .b = A tenu une promesse que personne n’avait entendue.
story-count-memories = { $count ->
    [1] { $words ->
        [one] un souvenir devenu vrai
       *[other] 1 souvenir devenu vrai
    }
   *[other] { $words } souvenirs devenus vrais
}

fact-pursuit-board-reminiscences = « { $card } » est sur votre plateau et attend ses Déclencheurs
fact-pursuit-board-less-reminiscences = « { $card } » quitte votre plateau
fact-pursuit-board-passive = Le Déclencheur passif de « { $card } » est activé
fact-pursuit-board-active = Le Déclencheur actif de « { $card } » est activé
