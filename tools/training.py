"""Some games for the compiler to learn from: see compile.py."""

from wellspent.cardfiles.catalog import catalog
from wellspent.engine.chance import Chance
from wellspent.engine.playout import play_at_random
from wellspent.games.pursuit.game import Pursuit

GAMES = 60

for edition in ("second", "first"):
    for seats in (1, 2, 4):
        game = Pursuit(catalog().cards(edition, []), edition, seats)
        for number in range(GAMES):
            state = game.start(str(number))
            game.view(game.copy(state), 0)
            play_at_random(game, state, Chance([number + 1, number + 2]))
