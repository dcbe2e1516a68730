# Computer players: a name, and what to expect of them.

bot-random = Chance
    .about = Does whatever comes to mind.
bot-casual = Casual
    .about = Takes what looks nice today. A child can beat it.
bot-sensible = Sensible
    .about = Plans a little ahead and looks after its health.
bot-planner = Planner
    .about = Thinks its own life through to the end before it moves.
bot-strong = Strong
    .about = Weighs many possible futures. Hard to beat.
