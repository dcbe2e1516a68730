"""Recorded games, replayed in full: every game, edition and number of players, and every way a game can end.

After a change that is meant to change them: tools/make_fixtures.py records.
"""

from pathlib import Path

import pytest

from wellspent.engine.record import read_record
from wellspent.library import differences, replay, setup_of, write_record
from wellspent.testing.cv_endings import CV_ENDINGS
from wellspent.testing.endings import ENDINGS, shown_endings

RECORDS = sorted(Path(__file__).parent.glob("*.record"))
# No Group Project of the base game gives Stress for its Roles.
NOT_IN_THE_BASE_GAME = {"resolution"}


def ending_of(path: Path) -> str:
    """A record is named after edition or game, number of players and the ending it shows."""
    return path.stem.split("-", 2)[2].replace("-", "_")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_ending_it_is_named_after(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert ending_of(path) in shown_endings(text, path.name)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_replayed_game_writes_the_same_record_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, path.name)

    assert differences(record) == []
    assert write_record(setup_of(record), replay(record)) == text


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
    shown = set().union(*(shown_endings(path.read_text(encoding="utf-8"), path.name) for path in mine))

    assert shown == endings
    assert {path.stem.split("-")[1] for path in mine} == players
