# Le module Amis communs.

module-mutual_friends = Amis communs
    .about = Entre deux voisins se tient un ami des deux, un peu plus proche de qui l’a vu en dernier.
board-mutual_friends = Amis communs
zone-mutual_friend = Entre deux voisins
note-friend_is_busy = Déjà vu ce tour-ci
kind-mutual_friend = Ami commun
pile-mutual_friend = Amis communs

verb-meet = Voir « { $card } »
reason-friend_is_busy = « { $card } » a déjà vu quelqu’un ce tour-ci ({ $rule }).

event-met_up = { $name } voit « { $card } ».
event-grew_close = « { $card } » se rapproche de { $name }.
event-grew_closest = « { $card } » ne pourrait être plus proche de { $name }.
cause-MUT-end-01 = Amis communs
story-source-mutual_friends = Amis en commun

terminal-verb-meet = voir
web-do-meet = Se voir

story-title-mutual_friends = { $name } vécut { $years } ans et appela toujours en premier.
story-epitaph-mutual_friends =
    .a = Avait la préférence, et n’en disait rien.
    .b = Connaissait quelqu’un qui connaissait tout le monde.

fact-pursuit-board-mutual_friend = « { $card } » vaudra { $count } de Bonheur à Long Terme à la fin, en l’état
