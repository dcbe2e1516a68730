"""Nobody waits for long where the engine is slow, and players say that they could do better."""

import time

import pytest

from wellspent.bots.clock import nobody_waiting
from wellspent.bots.cv.strong import Budget, StrongPlayer
from wellspent.bots.persona import PATIENCE, Persona
from wellspent.bots.pursuit.habit import TRIES
from wellspent.bots.pursuit.planner import PlannerPlayer
from wellspent.bots.pursuit.players import ALL, player
from wellspent.games.cv.game import CV
from wellspent.players import is_below_level
from wellspent.titles.cv.cards import catalog
from wellspent.titles.pursuit.testing import Table


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The times at which somebody has looked at the clock, which is a third of the patience later each time."""
    seen: list[float] = []

    def look() -> float:
        seen.append(len(seen) * PATIENCE / 3)
        return seen[-1]

    monkeypatch.setattr(time, "monotonic", look)
    return seen


def turn() -> Table:
    table = Table(seats=2).row("project", "act_in_play", "yoga")
    table.seat(0).has(influence=2, knowledge=2, lth=5, sth=1)
    return table.begin(turn=0)


def think(who: Persona) -> None:
    table = turn()
    options = table.game.options(table.state, 0)
    assert player(table.game, 0, "x", who).choose(table.game.view(table.state, 0), options) in options


@pytest.mark.parametrize("level", ["planner", "strong"])
def test_thinking_ends_when_patience_does(level: str, looks: list[float]) -> None:
    think(Persona(level))

    assert 3 <= len(looks) < 12


def test_whoever_was_given_a_number_of_lives_imagines_them_all(looks: list[float]) -> None:
    think(Persona("planner", playouts=6))

    assert len(looks) == 1


@pytest.mark.parametrize("level", ["planner", "strong"])
def test_where_nobody_waits_only_work_counts(level: str, looks: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    works: list[float] = []

    def work() -> float:
        works.append(len(works) * PATIENCE / 3)
        return works[-1]

    monkeypatch.setattr(time, "thread_time", work)
    with nobody_waiting():
        think(Persona(level))
    assert len(works) >= 3
    assert not looks

    think(Persona(level))
    assert looks


def lasting(budget: Budget) -> int:
    """How many more tries it allows."""
    tries = 0
    while budget.lasts(1):
        tries += 1
    return tries


def test_in_cv_too_work_counts_only_where_nobody_waits(looks: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first try is always allowed; two more fit in before the time is over."""
    doubting = StrongPlayer(CV(catalog().cards(), 2), 0, "x", seconds=PATIENCE)
    assert lasting(Budget(doubting)) == 3
    assert len(looks) == 4

    monkeypatch.setattr(time, "thread_time", time.monotonic)
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    with nobody_waiting():
        assert lasting(Budget(doubting)) == 3
    assert len(looks) == 8


def thoughtful(who: Persona, table: Table) -> PlannerPlayer:
    thinking = player(table.game, 0, "x", who)
    assert isinstance(thinking, PlannerPlayer)
    return thinking


@pytest.mark.parametrize(("lives", "effort"), [(64, 0.5), (32, 1.0), (16, 2.0)])
def test_long_lives_take_four_for_every_choice(lives: int, effort: float) -> None:
    assert thoughtful(Persona("strong", playouts=lives), turn()).effort(0.0, 20, 8) == effort


@pytest.mark.usefixtures("looks")
def test_long_lives_are_expected_to_take_longer_the_longer_the_first_look_took() -> None:
    """It took a third of the patience for 20 options; in a life at a table of two 240 are tried."""
    effort = thoughtful(Persona("strong", seconds=1000.0), turn()).effort(time.monotonic(), 20, 8)

    assert effort == pytest.approx(4 * 8 * 12 * PATIENCE / 3 / 950.0)


@pytest.mark.parametrize(("lives", "rounds", "tries"), [(200, 2, ALL), (5, 1, ALL), (1, 1, TRIES)])
def test_the_strong_player_looks_less_far_and_tries_less_where_time_is_short(
    lives: int, rounds: int, tries: int
) -> None:
    table = turn()
    thinking = thoughtful(Persona("strong", playouts=lives), table)

    thinking.choose(table.game.view(table.state, 0), table.game.options(table.state, 0))

    assert thinking.until == table.state.round + rounds
    assert thinking.habit.tries == tries


@pytest.mark.parametrize(
    ("name", "game", "is_below"),
    [
        ("planner:artist", "pursuit", True),
        ("strong@2s", "cv", True),
        ("strong@60", "pursuit", False),
        ("planner", "cv", False),
        ("casual", "pursuit", False),
    ],
)
def test_only_those_who_search_are_below_their_level(name: str, game: str, is_below: bool) -> None:
    assert is_below_level(name, game, is_compiled=False) == is_below
    assert not is_below_level(name, game, is_compiled=True)
