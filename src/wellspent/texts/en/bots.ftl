# Computer players: a name, and what to expect of them.

bot-random = Chance
    .about = Does whatever comes to mind.
bot-sensible = Sensible
    .about = Plans a little ahead and looks after its health.
