# The module Events.

module-events = Events
    .about = News of the next round, good or bad: be ready for it, or live with it.
board-events = Events
zone-events_pending = Coming next round
zone-events_in_force = In force
kind-event = Event
pile-event = Events

verb-ensure = Get ready for “{ $card }”
verb-let_it_come = Let it come
question-events-last_call = The round is closing, and “{ $card }” is coming. Do you get ready for it?

event-turned_up-event = News for the next round: “{ $card }”.
event-ensured = { $name } is ready for “{ $card }”.
event-event_effect = “{ $card }” reaches { $name }.
event-event_loss = { $name } loses { $goods } (“{ $card }”).
story-source-fortune = Turns of events

terminal-verb-ensure = get ready
web-do-ensure = Get ready
web-do-let_it_come = Let it come

story-title-fortune = { $name } lived { $years } years and always had an umbrella.
story-epitaph-fortune =
    .a = Had an umbrella.
    .b = Took it as it came.

fact-pursuit-board-events_pending = “{ $card }” will find you ready
