"""Three modules written outside the package, alone and together: the test of the extension points."""

import random

from tests.sketches.cards import EVENTS, FRIENDS, PETS
from tests.sketches.events import Events, events_of
from tests.sketches.friends import Friends
from tests.sketches.pets import Pets
from wellspent.cardfiles.catalog import catalog
from wellspent.games.pursuit.game import Pursuit
from wellspent.testing import Table


def test_a_pet_is_bought_young_and_grows_when_it_is_fed() -> None:
    table = Table(Pets, cards=PETS).row("item_activity", "koi")
    table.seat(0).has(money=8, stress=8)
    table.begin("action")
    assert table.options("spend") == ["spend koi 1"]
    table.choose("spend koi 1")
    assert table.seat(0).changed() == {"money": -5, "stress": -1, "lth": 1}

    table.seat(0).mark()
    table.begin("upkeep", "adult_2")
    table.choose("pay koi")

    assert table.seat(0).changed() == {"money": -1}
    assert table.seat(0).level("koi") == 2


def test_a_pet_that_cannot_be_fed_leaves_with_a_penalty() -> None:
    table = Table(Pets, cards=PETS)
    table.seat(0).holds("koi", level=3).has(money=1)
    table.begin("upkeep")
    assert table.options() == ["lose koi"]

    table.choose("lose koi")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("item_activity") == ["koi"]


def test_the_last_step_of_a_pet_pays_both_levels_at_once() -> None:
    table = Table(Pets, cards=PETS)
    table.seat(0).holds("koi", level=3).has(money=2)
    table.begin("upkeep").choose("pay koi")

    assert table.seat(0).changed() == {"money": -2, "sth": -1, "lth": 3}


def test_a_friend_asks_for_a_job_and_brings_a_row_and_a_space_of_its_own() -> None:
    table = Table(Friends, cards=FRIENDS).row("friend", "kevin", "friend_1")
    table.begin("action")
    assert table.refused("befriend kevin") == "requirement"

    table.choose("befriend friend_1")

    assert table.seat(0).changed() == {"creativity": 1, "influence": 2}
    assert len(table.row_ids("friend")) == 2
    assert "refresh friend" in table.choose("rest 0").options("refresh")


def test_an_event_is_ensured_without_using_the_turn() -> None:
    table = Table(Events, cards=EVENTS)
    table.seat(0).has(creativity=2)
    table.next_cards("event", "breakthrough_0").begin("preparation", "adult_1")

    table.choose("ensure")

    assert table.seat(0).changed() == {"creativity": -2}
    assert table.decider == 0
    assert table.options("ensure") == []


def test_an_ensured_event_makes_projects_cheaper_and_lets_one_resource_be_swapped() -> None:
    table = Table(Events, cards=EVENTS)
    table.seat(0).has(knowledge=1, influence=1).holds("learn_cooking", 2)
    part = events_of(table.state)
    part.in_force, part.in_force_met = table.game.rules.card("breakthrough_0").index, 1
    table.begin("action", "adult_2")

    table.choose("advance learn_cooking 3")

    # 3 Knowledge less 1, one of them paid in another type: the only way, so it is not asked.
    assert table.seat(0).changed() == {"knowledge": -1, "influence": -1, "creativity": 2, "lth": 2}


def test_three_modules_together_play_to_the_end() -> None:
    cards = [*catalog().cards("second", []), *PETS, *FRIENDS, *EVENTS]
    verbs: set[str] = set()
    for seed in range(12):
        game = Pursuit(cards, "second", 1 + seed % 4, [Events, Friends, Pets])
        state, chance = game.start(str(seed)), random.Random(seed)
        while not state.finished:
            seat = game.deciders(state)[0]
            choice = chance.choice(game.options(state, seat))
            verbs.add(game.notation(choice).split()[0])
            game.apply(state, seat, choice)
    assert {"befriend", "visit", "ensure"} <= verbs
