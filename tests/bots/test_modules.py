"""A sensible life with expansions and modules: it uses what they bring, and never runs in circles."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import pytest

from wellspent.bots.pursuit.deeds import deeds_of
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.routes import routes
from wellspent.bots.pursuit.weights import WEIGHTS
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.ongoing_goals import OngoingGoals
from wellspent.games.pursuit.modules.ongoing_goals.judging import OngoingGoals as Judging
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.school import School
from wellspent.library import set_up
from wellspent.players import bot
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, nature, of_module

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
    game = open_pursuit(set_up(("A", "B"), seed, modules=modules))
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
        for line, after in pairwise(lines):
            words = line.split()
            assert words[0] != "remember" or after != f"forget {words[1]}"


def test_memories_wake_and_become_real_more_often_than_they_are_forgotten() -> None:
    # Some characters have other things in mind: so a few more games.
    seeds = ("n0", "n1", "n2", "n3")
    verbs = sum((played(("nostalgia",), seed).verbs for seed in seeds), Counter[str]())

    assert verbs["awaken"] >= len(seeds)
    assert verbs["realize"] >= len(seeds)
    assert verbs["forget"] < verbs["realize"]
    # Eight cards for each of two players in each game; nothing is picked up and put down without end.
    assert verbs["remember"] <= 16 * len(seeds) / 2


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


def test_it_buys_a_pet_that_will_thrive() -> None:
    tortoise = card("tortoise", "pet", level({"money": 1}), *[level({"money": 1}, {"lth": 3}) for _ in range(3)])
    table = Table(Pets, cards=[in_pile(tortoise, "item_activity")], only=True).row("item_activity", "tortoise")
    table.seat(0).has(money=3)
    table.begin(round="adult_1", turn=0)

    assert answer(table) == "spend tortoise 1"


def test_it_spends_time_with_an_old_friend() -> None:
    kevin = card("kevin", "friend", *[level(reward={"lth": 3}) for _ in range(3)])
    table = Table(Friends, cards=[in_pile(kevin, "friend")], only=True)
    table.seat(0).holds("kevin", level=3)
    table.begin(round="adult_3", turn=0)

    assert answer(table) == "spend_time kevin 3"


# Ways ahead.


def test_ways_ahead_of_cards() -> None:
    steps = [level() for _ in range(4)]
    plain = card("plain", "basic_project", *steps)
    friend = card("friend", "friend", *steps[:3])
    trip = card("trip", "experience", *steps[:3])

    assert routes(plain, 1) == [[2, 3]]
    assert routes(friend, 2) == [[2, 2, 2]]
    assert routes(trip, 0) == [[1], [2]]
    assert routes(trip, 1) == []


def test_a_memory_with_two_outcomes_reaches_one_of_them() -> None:
    steps = [level() for _ in range(4)]
    memory = Card("memory", "nostalgia", "nostalgia", steps, marks=["outcomes"], nature=nature("nostalgia", "outcomes"))

    assert routes(memory, -1) == [[0, 1, 2], [0, 1, 3]]
    assert routes(memory, 1) == [[2], [3]]
    assert routes(memory, 3) == []


def test_a_career_is_worth_the_years_that_are_left_to_it() -> None:
    levels = [level({"money": 1}), level({"money": 1}, {"lth": 4}), level({"money": 1}, {"lth": 4})]
    dancer = Card("dancer", "career_job", "career", levels, nature=nature("career_job"))
    table = Table(School, cards=[dancer], only=True)

    def promise(round: str) -> float:
        table.begin(round=round, turn=0)
        view = table.game.view(table.state, 0)
        return Outlook(table.game, view, 0, WEIGHTS).promise(table.game.rules.card("dancer"), 0)

    assert promise("adult_1") > promise("old_age_2") >= 0


def in_pile(given: Card, pile: str) -> Card:
    return Card(given.id, given.kind_name, pile, given.levels, nature=given.nature)


@pytest.mark.parametrize(("goal", "state"), [("and_done", {}), ("breathing_space", {"stress": 5})])
def test_a_goal_that_pays_every_time_is_kept_in_mind(goal: str, state: dict[str, int]) -> None:
    work = card("work", "basic_project", *[level(reward={"lth": 3})] * 4, category="A")
    worths = []
    for goals in ([], [goal]):
        table = Table(OngoingGoals, cards=[work, *of_module("ongoing_goals")]).goals(*goals)
        table.seat(0).has(**state).holds("work", level=3)
        table.begin()
        outlook = Outlook(table.game, table.state, 0, WEIGHTS)
        reader = Judging(outlook, table.game.rules.modules[0])
        worths.append(outlook.promise(table.game.rules.card("work"), 2) + reader.value(table.state))

    assert worths[0] < worths[1]


def test_each_module_says_what_its_deeds_are_worth() -> None:
    brought = {deed for source in catalog().sources for deed in source.file.deeds}
    everything = deeds_of(open_pursuit(set_up(("A", "B"), "s", modules=EVERYTHING)).rules)
    nothing = deeds_of(open_pursuit(set_up(("A", "B"), "s")).rules)

    assert {*everything.effects, *everything.abilities} == brought
    assert (nothing.effects, nothing.abilities) == ({}, {})
