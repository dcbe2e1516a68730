"""`wellspent replay` and `wellspent scenario` at the command line."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wellspent.cli import main
from wellspent.games.pursuit.game import RULES_VERSION
from wellspent.library import new_session, set_up, write_record

PASSING = 'title = "Study"\n[[then]]\nchoose = "A study"\nchanged.A = { knowledge = 3, hourglasses = -1 }\n'


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    setup = set_up(("Ines", "Bruno"), "abc", first=0)
    session = new_session(setup)
    for seat in (0, 1):
        session.choose(seat, session.choices(seat)[0])
    session.choose(0, "study")
    path = tmp_path / "game.txt"
    path.write_text(write_record(setup, session), encoding="utf-8")
    return path


def test_a_replay_says_where_the_game_stands(record: Path) -> None:
    result = run("replay", record)

    assert result.exit_code == 0
    assert "3 choices, A Ines 0, B Bruno 0; round 1, action: Bruno to choose." in result.output


def test_a_replay_can_stop_early(record: Path) -> None:
    assert "2 choices, A Ines 0, B Bruno 0; round 1, action: Ines to choose." in run("replay", record, "--to", 2).output


@pytest.mark.parametrize(("lang", "said"), [("en", "Ines gains 3 Knowledge."), ("fr", "Ines gagne 3 Connaissance")])
def test_a_replay_can_tell_everything(record: Path, lang: str, said: str) -> None:
    output = run("replay", record, "--events", "--lang", lang).output

    assert "3 A study\n" in output
    assert said in output


def test_a_faulty_record_is_an_error(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("3 A study", "3 A fly"), encoding="utf-8")
    result = run("replay", record)

    assert result.exit_code == 1
    assert "game.txt:13: 'fly' is not something seat A can choose now." in result.output


def test_a_record_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    assert run("replay", tmp_path / "none.txt").exit_code == 2


def test_other_rules_are_mentioned(record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace(f"rules {RULES_VERSION}", "rules 99")
    record.write_text(text, encoding="utf-8")
    result = run("replay", record)

    assert result.exit_code == 0
    assert f"written with rules 99, this is rules {RULES_VERSION}; its choices still replay." in result.output


def test_scenarios_pass_fail_or_are_faulty(tmp_path: Path) -> None:
    good, bad, faulty = (tmp_path / name for name in ("good.toml", "bad.toml", "faulty.toml"))
    good.write_text(PASSING)
    bad.write_text(PASSING.replace("knowledge = 3", "knowledge = 2"))
    faulty.write_text(PASSING.replace("title", "titel"))

    assert run("scenario", good).exit_code == 0
    assert run("scenario", good, bad).exit_code == 1
    result = run("scenario", good, bad, faulty)
    assert result.exit_code == 2
    assert f"passed  {good}: Study" in result.output
    assert "step 1 (A study): A knowledge: expected +2, found +3" in result.output
    assert "titel: unknown key; did you mean title?" in result.output
