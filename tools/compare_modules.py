"""What expansions and modules bring the sensible player: its games beside those of one that leaves them alone."""

import argparse
from dataclasses import dataclass
from functools import cache
from statistics import mean, stdev
from typing import Final

from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.position import Judge
from wellspent.bots.pursuit.sensible import SensiblePlayer
from wellspent.engine.events import Event
from wellspent.engine.options import NO_ARGUMENT, first_of, verb_of
from wellspent.engine.session import Session
from wellspent.games.pursuit.cards import PILES
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.library import set_up
from wellspent.titles.pursuit.opening import open_pursuit

MODULES: Final = (
    *("community", "experiences", "nostalgia", "friends", "pets", "kids", "school", "mutual_friends", "store_owners"),
    *("stand_alone_jobs", "services", "health_activities", "group_items", "trends", "relatives", "events"),
    *("security", "ongoing_goals"),
)
SEATS: Final = ("A", "B")
# Base verbs that bring a card into a play area.
TAKING: Final = ("take", "join", "spend", "hire", "promote", "date")
# Whoever leaves an expansion alone needs it all the same.
NEEDED: Final = ("pass",)
PAYING: Final = ("gained", "lth", "goal_reached", "trend_scored")


@cache
def opened(*modules: str) -> Pursuit:
    return open_pursuit(set_up(SEATS, "-", modules=modules))


@dataclass(frozen=True)
class Played:
    """The mean score of one game between equal players, and how many of them made use of the module."""

    score: float
    users: int


class Belonging:
    """Which choices, and what else that happens to a player, come from one module."""

    def __init__(self, game: Pursuit, module: str) -> None:
        base = {verb.name for verb in opened().rules.verbs}
        self.cards = game.rules.cards
        self.module = module
        self.new = [verb.name not in base and verb.name not in NEEDED for verb in game.rules.verbs]
        self.taking = [verb.name in TAKING for verb in game.rules.verbs]

    def chosen(self, choice: int) -> bool:
        verb, number = verb_of(choice), first_of(choice)
        if self.new[verb] or not self.taking[verb] or number == NO_ARGUMENT:
            return self.new[verb]
        return self.cards[number].module == self.module

    def told(self, event: Event) -> bool:
        """Something gained or scored by a card that nobody takes."""
        if event.seat < 0 or event.card < 0 or EVENTS[event.kind] not in PAYING:
            return False
        return self.cards[event.card].module == self.module


class Unmoved(SensiblePlayer):
    """Chooses no verb and takes no card of a module unless it must, and never thinks of what lies on its boards."""

    def __init__(self, game: Pursuit, seat: int, seed: str, module: str) -> None:
        super().__init__(game, seat, seed)
        self.belonging = Belonging(game, module)

    def choose(self, view: State, options: list[int]) -> int:
        return super().choose(view, [choice for choice in options if not self.belonging.chosen(choice)] or options)

    def judge(self, outlook: Outlook) -> Judge:
        for pile in [pile for pile in outlook.spaces if pile >= len(PILES)]:
            del outlook.spaces[pile]
        return Judge(outlook, blind_to=self.belonging.module)


def play(module: str, seed: str, unmoved: bool) -> Played:
    game = opened(module)
    session = Session(game, seed)
    belonging = Belonging(game, module)
    users: set[int] = set()
    players: list[SensiblePlayer] = [
        Unmoved(game, seat, seed, module) if unmoved else SensiblePlayer(game, seat, seed) for seat in range(len(SEATS))
    ]
    while not session.state.finished:
        state, seat = session.state, game.deciders(session.state)[0]
        choice = players[seat].choose(game.view(state, seat), game.options(state, seat))
        move = session.play(seat, choice)
        users.update([seat] if belonging.chosen(choice) else [])
        users.update(event.seat for event in move.events if belonging.told(event))
    return Played(mean(game.scores(session.state)), len(users))


def compare(module: str, games: int, prefix: str) -> str:
    seeds = [f"{prefix}-{number}" for number in range(games)]
    using = [play(module, seed, False) for seed in seeds]
    used = [each.score for each in using]
    left = [play(module, seed, True).score for seed in seeds]
    ahead = [mine - other for mine, other in zip(used, left, strict=True)]
    half = 1.96 * stdev(ahead) / games**0.5
    lives = 100 * sum(each.users for each in using) / (games * len(SEATS))
    return f"| `{module}` | {mean(used):.1f} | {mean(left):.1f} | {mean(ahead):+.1f} ± {half:.1f} | {lives:.0f} % |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", default=MODULES, help="all of them if none is named")
    parser.add_argument("--seeds", default="compare", help="how the seeds begin")
    parser.add_argument("--games", type=int, default=12, help="for each of the two players, at least 2")
    wanted = parser.parse_args()
    for module in wanted.modules:
        print(compare(module, max(2, wanted.games), wanted.seeds), flush=True)


if __name__ == "__main__":
    main()
