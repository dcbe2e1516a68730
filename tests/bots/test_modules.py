"""A sensible life with expansions and modules: it uses what they bring, and never runs in circles."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

import pytest

from wellspent.bots import bot
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.routes import routes
from wellspent.bots.pursuit.weights import WEIGHTS
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.school import School
from wellspent.games.pursuit.modules.store_owners import StoreOwners
from wellspent.library import GameSetup, module_names, open_pursuit
from wellspent.testing import Table
from wellspent.testing.making import card, level

SEEDS = ("a", "b")
EVERYTHING = module_names()


@dataclass
class Played:
    """What was chosen in a game, by seat, and how it ended."""

    lines: tuple[list[str], list[str]]
    scores: list[int]

    @property
    def verbs(self) -> Counter[str]:
        return Counter(line.split()[0] for lines in self.lines for line in lines)


@cache
def played(modules: tuple[str, ...], seed: str) -> Played:
    game = open_pursuit(GameSetup(("A", "B"), seed, modules=modules))
    players = [bot("sensible", game, seat, seed) for seat in range(2)]
    found = Played(([], []), [])
    state = game.start(seed)
    while not state.finished:
        seat = game.deciders(state)[0]
        choice = players[seat].choose(game.view(state, seat), game.options(state, seat))
        found.lines[seat].append(game.notation(choice))
        game.apply(state, seat, choice)
    found.scores = game.scores(state)
    return found


def verbs_of(*modules: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for seed in SEEDS:
        total += played(modules, seed).verbs
    return total


def answer(table: Table) -> str:
    seat = table.decider
    view = table.game.view(table.state, seat)
    return table.game.notation(
        bot("sensible", table.game, seat, "test").choose(view, table.game.options(table.state, seat))
    )


@pytest.mark.parametrize("modules", [("nostalgia",), EVERYTHING], ids=["nostalgia", "everything"])
def test_what_is_remembered_is_not_forgotten_at_once(modules: tuple[str, ...]) -> None:
    for lines in played(modules, SEEDS[0]).lines:
        for line, after in zip(lines, lines[1:], strict=False):
            words = line.split()
            assert words[0] != "remember" or after != f"forget {words[1]}"


def test_memories_wake_and_become_real_more_often_than_they_are_forgotten() -> None:
    verbs = verbs_of("nostalgia")

    assert verbs["awaken"] >= 2
    assert verbs["realize"] >= 2
    assert verbs["forget"] < verbs["realize"]
    # Eight cards for each of two players in each game; nothing is picked up and put down without end.
    assert verbs["remember"] <= 16 * len(SEEDS) / 2


def test_it_engages_in_most_rounds() -> None:
    # Six rounds, two players; one token each.
    assert verbs_of("community")["engage"] >= 8 * len(SEEDS)


def test_it_plans_and_makes_its_journeys() -> None:
    verbs = verbs_of("experiences")

    assert verbs["plan"] + verbs["plan_by_cloud"] >= 6 * len(SEEDS)
    assert verbs["experience"] >= 4 * len(SEEDS)


@pytest.mark.parametrize(
    ("module", "verb"),
    [("friends", "befriend"), ("kids", "have_kid"), ("mutual_friends", "meet"), ("events", "ensure")],
)
def test_it_uses_what_a_module_brings(module: str, verb: str) -> None:
    assert verbs_of(module)[verb] >= 2


def test_it_plays_a_game_with_everything_to_a_good_end() -> None:
    # A base game ends around 65 and must not become worse with more to choose from.
    assert min(played(EVERYTHING, SEEDS[0]).scores) >= 60


# Small positions.


def test_it_engages_where_something_can_be_had_for_a_token() -> None:
    fair = card("fair", "community", level(reward={"lth": 2}), level(reward={"lth": 2}), pile="community")
    table = Table(Community, cards=[fair])
    table.begin(round="adult_1", turn=0)
    if "engage fair" not in table.options():
        pytest.fail(f"the card is not on the board: {table.options()}")

    assert answer(table) == "engage fair"
