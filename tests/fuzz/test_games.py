"""A few hundred random games, looked at from all sides. `wellspent fuzz` plays as many as you like."""

import pytest

from wellspent.testing.fuzzing import Plan, game_of, plan, play_batch

BOTH = ("second", "first")
# Cards and chance decide whether a few games get there; many games do.
RARE = {"collect", "first", "exchange", "retire", "retired", "has_retired", "reward.order", "setup.exchange"}
RARE |= {"goal_closed", "goal_exchanged", "receive", "card_gained", "reward.card", "leave", "left"}
# A turn without an Hourglass comes with modules alone.
NOT_IN_THE_BASE_GAME = {"no_hourglass", "passed", "popularity"}


def plans(seed: str, games: int) -> list[Plan]:
    return [plan(seed, number, BOTH, (1, 2, 3, 4)) for number in range(games)]


@pytest.mark.parametrize("part", range(4))
def test_nothing_breaks_in_games_that_are_looked_at_from_all_sides(part: int) -> None:
    batch = play_batch(plans(f"thorough-{part}", 24), light=False)

    assert [(fault.plan, fault.what) for fault in batch.faults] == []


@pytest.mark.parametrize("part", range(4))
def test_nothing_breaks_in_many_games(part: int) -> None:
    batch = play_batch(plans(f"light-{part}", 100), light=True)

    assert [(fault.plan, fault.what) for fault in batch.faults] == []
    assert batch.decisions > 5000


def test_random_games_reach_nearly_everything() -> None:
    batch = play_batch(plans("reach", 40), light=False)

    games = [game_of(edition, seats) for edition in BOTH for seats in (1, 2)]
    never = {name for names in batch.reached.never(games).values() for name in names}

    assert batch.faults == []
    assert never <= RARE | NOT_IN_THE_BASE_GAME


def test_a_game_depends_on_its_plan_alone() -> None:
    forwards = play_batch(plans("same", 12), light=True)
    backwards = play_batch(plans("same", 12)[::-1], light=True)

    assert forwards.digests == backwards.digests[::-1]
    assert len(set(forwards.digests)) == 12


def test_a_thorough_game_is_the_same_game_as_a_light_one() -> None:
    light = play_batch(plans("same", 8), light=True)
    thorough = play_batch(plans("same", 8), light=False)

    assert light.checksum() == thorough.checksum()
