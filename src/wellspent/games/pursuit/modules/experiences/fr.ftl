# L’extension Expériences.

module-experiences = Expériences
    .about = Des voyages à préparer, des événements à vivre, et un plateau pour ce dont vous rêvez en attendant le grand jour.
kind-experience = Expérience
rule-while-planned = tant que c’est prévu, { $rule }
pile-experience = Expériences
space-plan_experience = Prévoir une Expérience
space-dream = Rêver
board-experiences = Expériences
board-dreams = Plateau de Rêves
zone-experiences_row = Sur le plateau Expériences
zone-clouds = Jetons Nuage restants
zone-dreams = Rêves
token-desire = Désir
token-clouds = Jeton Nuage
mark-trip = Voyage
mark-happening = Événement

verb-plan = Prévoir « { $card } », « { $name } »
verb-plan-none = Prévoir une Expérience
verb-plan_by_cloud = Prévoir « { $card } », « { $name } », avec votre jeton Nuage
verb-plan_by_cloud-none = Prévoir une Expérience avec votre jeton Nuage
# Les cases du plateau de Rêves donnent une Ressource chacune, de gauche à droite (EXP.dream.03).
verb-dream = { $number ->
    [1] Rêver de « { $card } » dans votre première case et gagner 1 Connaissance
    [2] Rêver de « { $card } » dans votre deuxième case et gagner 1 Créativité
   *[other] Rêver de « { $card } » dans votre troisième case et gagner 1 Influence
}
verb-dream-none = Rêver d’une carte
verb-dream_by_cloud = { $number ->
    [1] Avec votre jeton Nuage, rêver de « { $card } » dans votre première case et gagner 1 Connaissance
    [2] Avec votre jeton Nuage, rêver de « { $card } » dans votre deuxième case et gagner 1 Créativité
   *[other] Avec votre jeton Nuage, rêver de « { $card } » dans votre troisième case et gagner 1 Influence
}
verb-dream_by_cloud-none = Rêver d’une carte avec votre jeton Nuage
verb-experience = { $level ->
    [2] Vivre « { $card } », « { $name } »
   *[other] Vivre et prolonger « { $card } », « { $name } »
}

reason-cloud_used = Vous avez déjà utilisé votre jeton Nuage ce tour-ci ({ $rule }).
reason-dream_board_full = Toutes les cases de votre plateau de Rêves sont prises ({ $rule }).

event-planned = { $name } prévoit « { $card } » : { $level_name }.
event-cloud_placed = { $name } utilise son jeton Nuage.
event-dreamed = { $name } rêve de « { $card } ».
event-desired = { $count ->
    [one] { $name } commence à désirer « { $card } » : { $count } jeton Désir.
   *[other] { $name } désire « { $card } » : { $count } jetons Désir.
}
event-desire_fulfilled = { $name } gagne { $count } BLT : « { $card } » n’est plus un rêve.
event-experienced = { $level ->
    [2] { $name } vit « { $card } » : { $level_name }.
   *[other] { $name } vit « { $card } » jusqu’au bout : { $level_name }.
}
cause-EXP-desire-03 = un rêve devenu vrai
cause-EXP-desire-04 = des rêves restés des rêves
story-source-desire = Rêves devenus vrais
story-source-experiences = Voyages et grands jours

occasion-dream = rêvez d’une carte
occasion-plan = prévoyez une Expérience
occasion-experience = vivez un Voyage ou un Événement

terminal-verb-plan = prévoir
terminal-verb-plan_by_cloud = Nuage : prévoir
terminal-verb-dream = rêver
terminal-verb-dream_by_cloud = par Nuage
terminal-verb-experience = vivre
web-do-plan = Prévoir
web-do-plan_by_cloud = Prévoir
web-do-dream = En rêver
web-do-dream_by_cloud = En rêver
web-do-experience = La vivre
web-other-plan = Prévoir
web-other-plan_by_cloud = Prévoir (Nuage)
web-other-dream = Rêver
web-other-dream_by_cloud = Rêver (Nuage)
web-token-desire = L’envie d’un rêve : 1 de Bonheur à Long Terme s’il se réalise, 1 de moins sinon.
web-token-clouds = Le jeton Nuage : une fois par tour, il tient lieu de Sablier sur le plateau Expériences.

story-title-journeys = { $name } vécut { $years } ans et envoya des cartes postales presque chaque année.
story-epitaph-journeys =
    .a = Y était.
    .b = Voyageait léger.
    .c = Ses cartes postales arrivaient après.
story-title-desire = { $name } vécut { $years } ans et en rêva d’abord la moitié.
story-epitaph-desire =
    .a = L’envie dura des années, et elle avait raison.
    .b = Avait une liste de rêves, et un crayon.
story-count-journeys = { $count ->
    [1] { $words ->
        [one] un grand jour
       *[other] 1 grand jour
    }
   *[other] { $words } grands jours
}

fact-pursuit-board-dreams = « { $card } » devient votre rêve : 1 Désir à chaque tour jusqu’à ce qu’il se réalise
fact-pursuit-board-less-dreams = « { $card } » ne sera plus un rêve
fact-pursuit-board-desire = « { $card } » a { $count } Désir
