# La Foire : zones, cartes, choix, événements.

game-fair = La Foire
    .about = Six lots, six soirs : posez un billet en secret, et le plus haut emporte le lot.

fair-zone-stall = Au stand
fair-zone-hand = Billets
fair-zone-laid = Posé
fair-zone-won = Gagnés
fair-counter-evenings = soirs restants
fair-counter-points = points

fair-kind-ticket = Billet
fair-kind-prize = Lot
fair-card-ticket = Billet { $number }
fair-card-prize = Lot de { $number }

fair-verb-lay = Poser { $card }
fair-question-bid = Quel billet posez-vous pour ce lot ?

fair-event-round = Soir { $number }.
fair-event-shown = { $card } est au stand.
fair-event-laid = { $name } pose { $card }.
fair-event-revealed = { $name } montre { $card }.
fair-event-won = { $name } remporte { $card }.
fair-event-over = Les stands ferment.
