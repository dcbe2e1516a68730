"""What expansions and modules bring the sensible player: its games beside those of one that leaves them alone."""

import argparse
from functools import cache
from statistics import mean, stdev
from typing import Final

from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.position import Judge
from wellspent.bots.pursuit.sensible import SensiblePlayer
from wellspent.engine.options import NO_ARGUMENT, first_of, verb_of
from wellspent.games.pursuit.cards import PILES
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.library import GameSetup, open_pursuit

MODULES: Final = (
    *("community", "experiences", "nostalgia", "friends", "pets", "kids", "school", "mutual_friends", "store_owners"),
    *("stand_alone_jobs", "services", "health_activities", "group_items", "trends", "relatives", "events"),
)
SEATS: Final = ("A", "B")
# Base verbs that bring a card into a play area.
TAKING: Final = ("take", "join", "spend", "hire", "promote", "date")
# Whoever leaves an expansion alone needs it all the same.
NEEDED: Final = ("pass",)


@cache
def opened(*modules: str) -> Pursuit:
    return open_pursuit(GameSetup(SEATS, "-", modules=modules))


class Unmoved(SensiblePlayer):
    """Chooses no verb and takes no card of a module unless it must, and never thinks of what lies on its boards."""

    def __init__(self, game: Pursuit, seat: int, seed: str, module: str) -> None:
        super().__init__(game, seat, seed)
        base = {verb.name for verb in opened().rules.verbs}
        self.module = module
        self.new = [verb.name not in base and verb.name not in NEEDED for verb in game.rules.verbs]
        self.taking = [verb.name in TAKING for verb in game.rules.verbs]

    def choose(self, view: State, options: list[int]) -> int:
        return super().choose(view, [choice for choice in options if not self.belongs(choice)] or options)

    def belongs(self, choice: int) -> bool:
        verb, number = verb_of(choice), first_of(choice)
        if self.new[verb] or not self.taking[verb] or number == NO_ARGUMENT:
            return self.new[verb]
        return self.game.rules.cards[number].module == self.module

    def judge(self, outlook: Outlook) -> Judge:
        for pile in [pile for pile in outlook.spaces if pile >= len(PILES)]:
            del outlook.spaces[pile]
        return Judge(outlook, blind_to=self.module)


def score(module: str, seed: str, unmoved: bool) -> float:
    """The mean score of one game between equal players."""
    game = opened(module)
    state = game.start(seed)
    seats = range(len(SEATS))
    players: list[SensiblePlayer] = [
        Unmoved(game, seat, seed, module) if unmoved else SensiblePlayer(game, seat, seed) for seat in seats
    ]
    while not state.finished:
        seat = game.deciders(state)[0]
        game.apply(state, seat, players[seat].choose(game.view(state, seat), game.options(state, seat)))
    return mean(game.scores(state))


def compare(module: str, games: int) -> str:
    seeds = [f"compare-{number}" for number in range(games)]
    used = [score(module, seed, False) for seed in seeds]
    left = [score(module, seed, True) for seed in seeds]
    ahead = [mine - other for mine, other in zip(used, left, strict=True)]
    half = 1.96 * stdev(ahead) / games**0.5
    return f"| `{module}` | {mean(used):.1f} | {mean(left):.1f} | {mean(ahead):+.1f} ± {half:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", default=MODULES, help="all of them if none is named")
    parser.add_argument("--games", type=int, default=12, help="for each of the two players, at least 2")
    wanted = parser.parse_args()
    for module in wanted.modules:
        print(compare(module, max(2, wanted.games)), flush=True)


if __name__ == "__main__":
    main()
