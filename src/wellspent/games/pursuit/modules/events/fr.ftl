# Le module Événements.

module-events = Événements
    .about = Des nouvelles du tour suivant, bonnes ou mauvaises : préparez-vous, ou faites avec.
board-events = Événements
zone-events_pending = Au tour suivant
zone-events_in_force = En vigueur
kind-event = Événement
pile-event = Événements

verb-ensure = Se préparer à « { $card } »
verb-let_it_come = Laisser venir
question-events-last_call = Le tour s’achève, et « { $card } » arrive. Vous y préparez-vous ?

event-turned_up-event = Nouvelles du tour suivant : « { $card } ».
event-ensured = { $name } attend « { $card } » de pied ferme.
event-event_effect = « { $card } » touche { $name }.
event-event_loss = { $name } perd { $goods } (« { $card } »).
story-source-fortune = Coups du sort

terminal-verb-ensure = s’en occuper
web-do-ensure = S’y préparer
web-do-let_it_come = Laisser venir

story-title-fortune = { $name } vécut { $years } ans et eut toujours un parapluie.
story-epitaph-fortune =
    .a = Avait un parapluie.
    .b = Prenait les choses comme elles venaient.

fact-pursuit-board-events_pending = « { $card } » vous trouvera sur vos gardes
