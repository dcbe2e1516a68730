"""A few hundred random games, looked at from all sides. `wellspent fuzz` plays as many as you like."""

from functools import cache

import pytest

from wellspent.library import ruleset
from wellspent.testing.coverage import Reached
from wellspent.testing.fuzzing import RANDOM, Batch, Plan, Sort, kit_of, plan, play_batch

PURSUIT = Sort("pursuit", (1, 2, 3, 4), ("second", "first"))
CV = Sort("cv", (2, 3, 4))
WITH_MODULES = Sort("pursuit", (1, 2, 3, 4, 5), ("second",), RANDOM, RANDOM)
# Cards and chance decide whether a few games get there; many games do.
RARE = {"collect", "first", "exchange", "retire", "retired", "has_retired", "reward.order", "setup.exchange"}
RARE |= {"goal_closed", "goal_exchanged", "receive", "card_gained", "reward.card", "leave", "left"}
RARE |= {"after_the_throw", "no_reroll_left", "no_throw_left", "seven_dice", "cannot_pay_running", "no_more_work"}
RARE |= {"change", "changed", "neighbours_symbol", "not_old_age", "only_at_misfortune"}
# A turn without an Hourglass, a Job outside the fields and what is heard after an action come with modules alone.
NOT_IN_THE_BASE_GAME = {"no_hourglass", "passed", "popularity", "action.after", "reward.stake"}


def plans(seed: str, games: int, *sorts: Sort) -> list[Plan]:
    return [plan(seed, number, sorts or [PURSUIT, CV]) for number in range(games)]


@cache
def thorough(part: int) -> Batch:
    return play_batch(plans(f"thorough-{part}", 30), light=False)


@pytest.mark.parametrize("part", range(4))
def test_nothing_breaks_in_games_that_are_looked_at_from_all_sides(part: int) -> None:
    assert [(fault.plan, fault.what) for fault in thorough(part).faults] == []


def test_random_games_reach_nearly_everything() -> None:
    # The last of them, which have just been played.
    reached = Reached()
    for part in (2, 3):
        reached.add(thorough(part).reached)

    setups = [ruleset("pursuit", seats, edition) for edition in PURSUIT.editions for seats in (1, 2)]
    kits = [kit_of(setup) for setup in (*setups, ruleset("cv", 2))]
    never = {name for names in reached.never(kits).values() for name in names}

    assert never <= RARE | NOT_IN_THE_BASE_GAME


@pytest.mark.parametrize("part", range(4))
def test_nothing_breaks_with_any_modules_looked_at_from_all_sides(part: int) -> None:
    batch = play_batch(plans(f"modules-{part}", 10, WITH_MODULES), light=False)

    assert [(fault.plan, fault.what) for fault in batch.faults] == []


@pytest.mark.parametrize("part", range(4))
def test_nothing_breaks_in_many_games(part: int) -> None:
    batch = play_batch(plans(f"light-{part}", 100), light=True)

    assert [(fault.plan, fault.what) for fault in batch.faults] == []
    assert batch.decisions > 5000


def test_a_game_depends_on_its_plan_alone() -> None:
    forwards = play_batch(plans("same", 12), light=True)
    backwards = play_batch(plans("same", 12)[::-1], light=True)

    assert forwards.digests == backwards.digests[::-1]
    assert len(set(forwards.digests)) == 12


def test_a_thorough_game_is_the_same_game_as_a_light_one() -> None:
    light = play_batch(plans("same", 8), light=True)
    thorough = play_batch(plans("same", 8), light=False)

    assert light.checksum() == thorough.checksum()
