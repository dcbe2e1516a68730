# Le module Amis.

module-friends = Amis
    .about = Seize personnes à rencontrer, à revoir et à garder ; le meilleur ami ne demande rien et reste toujours là.
kind-friend = Ami
pile-friend = Amis
space-start_friendship = Nouer une Amitié
measure-friends = { $count ->
    [one] { $count } Ami
   *[other] { $count } Amis
}
    .name = Amis

verb-befriend = Faire la connaissance de { $card }
verb-befriend-none = Nouer une Amitié
verb-visit = { $level ->
    [2] Devenir proche de { $card }, « { $name } »
   *[other] Sceller une amitié pour la vie avec { $card }, « { $name } »
}
verb-spend_time = Consacrer du temps à { $card }, « { $name } »

placed-start_friendship = { $name } cherche de la compagnie.
event-took-friend = { $name } fait la connaissance de { $card } : { $level_name }.
event-developed-friend = { $level ->
    [2] { $name } et { $card } sont désormais proches : { $level_name }.
   *[other] { $name } et { $card }, c’est pour la vie : { $level_name }.
}
event-spent_time = { $name } consacre du temps à { $card }.
story-lost-friend =
    .a = { $card } appela deux fois, et { $name } avait l’intention de rappeler.
    .b = { $name } et { $card } promirent de s’écrire, et des deux côtés on attendit la première lettre.
    .c = Une année, à son anniversaire, il n’y eut pas de carte signée { $card }, et { $name } savait pourquoi.
    .d = { $card } déménagea deux rues plus loin, et ce fut trop loin.
    .e = { $name } vit { $card } depuis le tram et fit signe à la mauvaise fenêtre.
story-source-friends = Amis

terminal-verb-befriend = aborder
terminal-verb-visit = se voir
terminal-verb-spend_time = du temps
web-do-befriend = Faire connaissance
web-do-visit = Rendre visite
web-do-spend_time = Lui consacrer du temps

story-title-friends = { $name } vécut { $years } ans et garda les clés de quatre autres appartements.
story-epitaph-friends =
    .a = N’oubliait aucun anniversaire, ou presque.
    .b = Passait sans prévenir.
story-count-friends = { $count ->
    [1] { $words ->
        [one] une amitié
       *[other] 1 amitié
    }
   *[other] { $words } amitiés
}
