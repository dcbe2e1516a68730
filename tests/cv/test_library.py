"""CV among the games: opened by its name, recorded, replayed."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from wellspent.cli import main
from wellspent.engine.record import read_record
from wellspent.engine.session import Session
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State
from wellspent.library import GameSetup, SetupError, differences, new_session, open_game, set_up, setup_of, write_record

SETUP = set_up(("Ines", "Bruno"), "library", game="cv")


def played() -> Session[State]:
    session: Session[State] = new_session(SETUP)
    while not session.state.finished:
        seat = session.game.deciders(session.state)[0]
        session.play(seat, session.game.options(session.state, seat)[0])
    return session


def test_a_set_up_opens_cv() -> None:
    game = open_game(SETUP)

    assert isinstance(game, CV)
    assert (game.name, game.seats) == ("cv", 2)


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (set_up(("Ines",), "x", game="cv"), "CV is for 2 to 4 players, not 1"),
        (set_up(("Ines", "Bruno"), "x", game="cv", first=1), "owner of the Bicycle begins"),
    ],
)
def test_set_ups_that_cannot_be(setup: GameSetup, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        open_game(setup)


def test_a_record_names_the_game_and_no_edition() -> None:
    session = played()
    record = read_record(write_record(SETUP, session), "cv.record")

    assert record.head["game"] == "cv"
    assert "edition" not in record.head
    assert setup_of(record).game == "cv"
    assert differences(record) == []
    assert record.scores == session.game.scores(session.state)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_records_of_cv_replay_at_the_command_line(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "cv.record"
    path.write_text(write_record(SETUP, played()), encoding="utf-8")
    result = CliRunner().invoke(main, ["replay", str(path), "--events", "--lang", lang])

    assert result.exit_code == 0, result.output
    assert "won by" in result.output
    stopped = CliRunner().invoke(main, ["replay", str(path), "--to", "5"])
    assert "to choose" in stopped.output
