"""Recorded games, replayed in full: every game, edition and number of players, and every way a game can end.

After a change that is meant to change them: tools/make_fixtures.py records.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from wellspent.engine.record import read_record
from wellspent.library import GameSetup, differences, setup_of, write_record
from wellspent.testing.endings import replayed
from wellspent.titles.cv.testing.endings import CV_ENDINGS
from wellspent.titles.pursuit.modules import find_module, module_names, modules_for
from wellspent.titles.pursuit.testing.endings import ENDINGS, used_modules

RECORDS = sorted(Path(__file__).parent.glob("*.record"))
# No Group Project of the base game gives Stress for its Roles.
NOT_IN_THE_BASE_GAME = {"resolution"}


def ending_of(path: Path) -> str:
    """A record is named after edition, game or modules, number of players and the ending it shows."""
    return path.stem.split("-", 2)[2].replace("-", "_")


class Replayed(NamedTuple):
    """What is told of a game that was played again."""

    written: str
    endings: set[str]
    modules: set[str]


@cache
def seen_again(path: Path) -> Replayed:
    """Each game is played again once, whatever is asked of it."""
    text = path.read_text(encoding="utf-8")
    session, endings = replayed(text, path.name)
    setup = setup_in(path)
    modules = used_modules(session) if setup.game == "pursuit" else set()
    return Replayed(write_record(setup, session), endings, modules)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_ending_it_is_named_after_and_writes_the_same_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert differences(read_record(text, path.name)) == []
    assert ending_of(path) in seen_again(path).endings
    assert seen_again(path).written == text


@pytest.mark.parametrize(
    ("sort", "endings", "players"),
    [
        ("first", ENDINGS.keys() - NOT_IN_THE_BASE_GAME, {"1", "2", "3", "4"}),
        ("second", ENDINGS.keys() - NOT_IN_THE_BASE_GAME, {"1", "2", "3", "4"}),
        ("cv", CV_ENDINGS.keys(), {"2", "3", "4"}),
    ],
)
def test_every_ending_and_every_number_of_players_has_a_record(sort: str, endings: set[str], players: set[str]) -> None:
    mine = [path for path in RECORDS if path.stem.startswith(f"{sort}-")]
    shown = set().union(*(seen_again(path).endings for path in mine))

    assert shown == endings
    assert {path.stem.split("-")[1] for path in mine} == players


@cache
def setup_in(path: Path) -> GameSetup:
    return setup_of(read_record(path.read_text(encoding="utf-8"), path.name))


def records_with(modules: set[str]) -> dict[int, Path]:
    """The records of games with exactly these modules, by number of players."""
    found = [(setup_in(path), path) for path in RECORDS]
    return {len(setup.names): path for setup, path in found if set(setup.modules) == modules}


@pytest.mark.parametrize("name", module_names())
def test_every_expansion_and_module_has_records_in_which_it_is_used(name: str) -> None:
    alone, module = records_with({name}), find_module(name)

    tables = (1, 2, 3, 5) if module.is_expansion else (1, 2)
    assert set(alone) == {seats for seats in tables if module.fewest_seats <= seats}
    for path in alone.values():
        assert seen_again(path).modules == {name}


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_expansions_and_modules_are_recorded_together_for_few_and_many(seats: int) -> None:
    playable = modules_for(seats)

    assert seats in records_with({module.name for module in playable if module.is_expansion})
    assert seats in records_with({module.name for module in playable if not module.is_expansion})


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everything_in_the_box_is_recorded_for_every_number_of_players(seats: int) -> None:
    path = records_with({module.name for module in modules_for(seats)})[seats]

    assert setup_in(path).sets == ("box",)
    assert len(seen_again(path).modules) > 8
