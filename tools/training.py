"""Some games for the compiler to learn from: see compile.py. What is not played here is made small, not fast."""

from typing import Any

from wellspent.engine.chance import QuickChance
from wellspent.engine.fleet import Fleet
from wellspent.engine.game import Game
from wellspent.engine.page import Looker, Page
from wellspent.engine.playout import play_at_random
from wellspent.games.cv.looking import CvLooker
from wellspent.games.pursuit.looking import PursuitLooker
from wellspent.library import GameSetup, open_game, set_up
from wellspent.players import bot
from wellspent.titles.pursuit.modules import module_names, set_names

GAMES = 60
STEPS = 200
MOVES = 60
MODULES = ("community", "experiences", "nostalgia", "friends", "pets")


def play_randomly(setup: GameSetup, games: int = GAMES) -> None:
    game: Game[Any] = open_game(setup)
    for number in range(games):
        # Half of them as they are measured, half as they are played.
        game.draws_quickly = number % 2 == 0
        state = game.start(str(number))
        game.view(game.copy(state), 0)
        play_at_random(game, state, QuickChance([number + 1, number + 2]))


def play_by_names(setup: GameSetup) -> None:
    """Every seat is a computer player of that name. They think long, and show all they do in part of a game."""
    game: Game[Any] = open_game(setup)
    players = [bot(name, game, seat, setup.seed) for seat, name in enumerate(setup.names)]
    state = game.start(setup.seed)
    for _ in range(MOVES):
        if state.finished:
            break
        seat = game.deciders(state)[0]
        game.apply(state, seat, players[seat].choose(game.view(state, seat), game.options(state, seat)))


def look_on(setup: GameSetup, looker: type[Looker[Any]]) -> None:
    """Games side by side, as in a vector of environments."""
    game: Game[Any] = open_game(setup)
    fleet, page, chance = Fleet(game, looker(game), GAMES, 128, STEPS), Page(), QuickChance([1, 2])  # type: ignore[call-arg]
    for number in range(GAMES):
        fleet.begin(number, game.start(str(number)))
    for step in range(STEPS):
        fleet.take_all([chance.below(0, max(1, count)) for count in fleet.counts])
        for number in fleet.over():
            fleet.begin(number, game.start(f"{step} {number}"))
        page.clear()
        fleet.show(page, 1, True)


for edition in ("second", "first"):
    for seats in (1, 2, 4):
        play_randomly(set_up(("random",) * seats, "train", edition=edition))
# There is more to be seen in those with everything.
play_randomly(set_up(("random",) * 4, "train", modules=module_names(), sets=set_names()), 4 * GAMES)
for seats in (2, 4):
    play_randomly(set_up(("random",) * seats, "train", game="cv"))
play_by_names(set_up(("planner", "strong@8"), "train"))
play_by_names(set_up(("casual", "sensible", "planner"), "train", modules=MODULES))
play_by_names(set_up(("planner", "strong@8"), "train", game="cv"))
play_by_names(set_up(("casual", "sensible", "planner", "strong@4"), "train", game="cv"))
look_on(set_up(("random",) * 4, "train"), PursuitLooker)
look_on(set_up(("random",) * 4, "train", game="cv"), CvLooker)
