# The Fair: zones, cards, choices, events.

game-fair = The Fair
    .about = Six prizes, six evenings: lay a ticket in secret, and the highest takes the prize.

fair-zone-stall = At the stall
fair-zone-hand = Tickets
fair-zone-laid = Laid
fair-zone-won = Won
fair-counter-evenings = evenings left
fair-counter-points = points

fair-kind-ticket = Ticket
fair-kind-prize = Prize
fair-card-ticket = Ticket { $number }
fair-card-prize = Prize of { $number }

fair-verb-lay = Lay { $card }
fair-question-bid = Which ticket do you lay for this prize?

fair-event-round = Evening { $number }.
fair-event-shown = { $card } stands at the stall.
fair-event-laid = { $name } lays { $card }.
fair-event-revealed = { $name } shows { $card }.
fair-event-won = { $name } takes home the { $card }.
fair-event-over = The stalls close.
