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
bot-unlearned = Strong, unlearned
    .about = The strong player as it was before it learned from many games, to measure against.
bot-former = Strong, former
    .about = The strong player as it was before it learned from its own games, to measure against.

# What a life may be about.

character-artist = Artist
    .about = Loves Projects and everything that is made by hand.
character-athlete = Athlete
    .about = Runs, swims, and lives to be a hundred.
character-careerist = Careerist
    .about = Climbs one ladder after another.
character-family = Family person
    .about = Is happiest among loved ones.
character-hedonist = Hedonist
    .about = Wants nice things, and wants them now.
character-scholar = Scholar
    .about = Would rather learn than earn.
