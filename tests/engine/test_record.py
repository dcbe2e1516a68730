"""The text of a game: written, read, replayed, and every fault named with its line."""

import re
from pathlib import Path

import pytest

from wellspent.engine.record import RecordError, read_record
from wellspent.games.pursuit.game import RULES_VERSION
from wellspent.library import GameSetup, differences, new_session, replay, set_up, setup_of, write_record

SETUP = set_up(names=("Ines", "Bruno"), seed="abc", first=0)
MOVES = 12


def played(moves: int = MOVES, setup: GameSetup = SETUP) -> str:
    """The record of a game in which everybody takes the first choice offered."""
    session = new_session(setup)
    while len(session.moves) < moves and not session.state.finished:
        seat = session.game.deciders(session.state)[0]
        session.play(seat, session.game.options(session.state, seat)[0])
    return write_record(setup, session)


def to_the_end() -> str:
    return played(10_000)


def replace_line(text: str, beginning: str, line: str) -> str:
    lines = text.splitlines()
    place = next(place for place, each in enumerate(lines) if each.startswith(beginning))
    return "\n".join([*lines[:place], *filter(None, [line]), *lines[place + 1 :]]) + "\n"


def fault(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        replay(read_record(text, "game.txt"))
    return str(caught.value)


def test_a_record_says_how_the_game_was_set_up() -> None:
    lines = played().splitlines()

    assert lines[:2] == ["wellspent record 1", "game pursuit"]
    assert lines[4:10] == ["edition second", "modules none", "seats Ines, Bruno", "seed abc", "first A", ""]
    assert lines[10].startswith("1 A keep ")


def test_a_replayed_record_is_the_same_record() -> None:
    text = to_the_end()
    record = read_record(text, "game.txt")

    assert write_record(setup_of(record), replay(record)) == text
    assert text.splitlines()[-2].startswith("scores A ")
    assert text.splitlines()[-1].startswith("won ")


def test_the_set_up_is_read_back() -> None:
    record = read_record(played(), "game.txt")
    setup = setup_of(record)

    assert (setup.names, setup.seed, setup.first) == (("Ines", "Bruno"), "abc", 0)
    assert setup.cards == record.head["cards"]
    assert differences(record) == []


def test_an_unfinished_game_has_no_result() -> None:
    record = read_record(played(), "game.txt")

    assert (len(record.choices), record.scores, record.winners) == (MOVES, None, None)
    assert not replay(record).state.finished


def test_a_replay_may_stop_early() -> None:
    assert len(replay(read_record(to_the_end(), "game.txt"), 5).moves) == 5


def test_remarks_and_blanks_do_not_matter() -> None:
    text = played()
    padded = text.replace("seed abc\n\n", "seed  abc\n# a game of nothing\n\n# the choices\n").replace(
        "A keep", "A  keep"
    )

    assert write_record(SETUP, replay(read_record(padded, "game.txt"))) == text


def test_an_interrupt_is_recorded_like_a_choice() -> None:
    session = new_session(SETUP)
    for seat in (0, 1):
        session.choose(seat, session.choices(seat)[0])
    session.choose(1, "leave")

    record = read_record(write_record(SETUP, session), "game.txt")

    assert (record.choices[-1].seat, record.choices[-1].text) == (1, "leave")
    assert not replay(record).state.players[1].is_alive


@pytest.mark.parametrize(
    ("beginning", "line", "said"),
    [
        ("wellspent", "wellspent scenario", "game.txt:1: expected 'wellspent record 1'"),
        ("wellspent", "wellspent record 2", "game.txt:1: expected 'wellspent record 1', found 'wellspent record 2'"),
        ("seats", "seat Ines, Bruno", "game.txt:7: 'seat' is not a word of the head; did you mean 'seats'"),
        ("seed", "seats Ines, Bruno", "game.txt:8: 'seats' is already on line 7"),
        ("seed", "", "game.txt:9: expected a line 'seed …' in the head, found none"),
        ("seed", "seed", "game.txt:8: expected something after 'seed'"),
        ("seats", "seats Ines,,Bruno", "game.txt:7: expected names separated by commas"),
        ("seats", "seats A, B, C, D, E, F", "game.txt:7: The Pursuit of Happiness is for 1 to 5 players, not 6."),
        ("game", "game monopoly", "game.txt:2: There is no game 'monopoly' (pursuit, cv)"),
        ("edition", "edition third", "game.txt:5: There is no edition 'third'"),
        ("modules", "modules dragons", "game.txt:6: There is no module 'dragons'"),
        ("rules", "rules one", "game.txt:3: expected a number after 'rules', found 'one'"),
        ("first", "first C", "game.txt:9: expected a seat of this game after 'first', found 'C'"),
        ("1 A", "one A keep", "game.txt:11: expected choice 1 like '1 A study', found 'one A keep'"),
        ("1 A", "2 A keep nerd", "game.txt:11: expected choice 1, found choice 2"),
        ("1 A", "1 C keep nerd", "game.txt:11: expected a seat (A, B), found 'C'"),
        ("1 A", "1 A keep nothing", "game.txt:11: 'keep nothing' is not something seat A can choose now."),
        ("3 ", "3 B study", "game.txt:13: Seat B has nothing to decide now. Expected a choice of seat A."),
        ("3 ", "3 A overtime", "game.txt:13: 'overtime' is not possible now: covered (PH.action.05)."),
    ],
)
def test_a_faulty_line_is_named_with_what_was_expected(beginning: str, line: str, said: str) -> None:
    assert fault(replace_line(played(), beginning, line)).startswith(said)


def test_the_head_ends_with_an_empty_line() -> None:
    assert fault(played().replace("\n\n", "\n")) == (
        "game.txt:10: expected an empty line between the head and the choices"
    )


def test_an_empty_file_is_no_record() -> None:
    assert "game.txt:1: expected 'wellspent record 1'" in fault("")


@pytest.mark.parametrize(
    ("beginning", "line", "said"),
    [
        ("scores", "scores A 99 B 0", "the game ends with 'scores A "),
        ("scores", "scores A 99", "expected a score for every seat"),
        ("scores", "scores A 1 B 2 C 3", "expected the scores of 2 seats"),
        ("scores", "scores A 1 B few", "expected a score for every seat"),
        ("scores", "", "expected 'scores …' before 'won'"),
        ("won", "won", "expected seats after 'won', or 'nobody'"),
        ("won", "2000 A study", "expected 'won …' after the scores"),
        ("won", "won nobody", "the game ends with 'won "),
        ("won", "", "expected a line that begins with 'won'"),
    ],
)
def test_a_result_must_be_the_result_of_the_choices(beginning: str, line: str, said: str) -> None:
    assert said in fault(replace_line(to_the_end(), beginning, line))


def test_a_wrong_result_is_named_with_its_line() -> None:
    text = replace_line(to_the_end(), "scores", "scores A 99 B 0") + "\n# a remark\n"

    assert fault(text).startswith(f"game.txt:{len(text.splitlines()) - 3}: the game ends with 'scores ")


def test_nothing_stands_behind_the_result() -> None:
    assert "expected nothing after the line 'won …', found '9 A study'" in fault(to_the_end() + "9 A study\n")


def test_a_finished_game_needs_its_result() -> None:
    text = to_the_end()
    without = replace_line(replace_line(text, "scores", ""), "won", "")

    assert "the game is over: expected 'scores A " in fault(without)


def test_a_result_needs_a_finished_game() -> None:
    assert "the game is not over with its choices" in fault(played() + "scores A 0 B 0\nwon A B\n")


def test_other_cards_that_make_no_difference_are_mentioned_only() -> None:
    text = replace_line(played(), "cards", "cards 0000000000000000")
    record = read_record(text, "game.txt")

    assert differences(record)[0].startswith("written with other cards (0000000000000000, these are ")
    assert len(replay(record).moves) == MOVES


def test_a_record_of_other_rules_that_fails_says_so() -> None:
    text = replace_line(replace_line(played(), "rules", "rules 99"), "3 ", "3 A fly")

    told = f"The record was written with rules 99, this is rules {RULES_VERSION}; its choices no longer replay."
    assert fault(text).endswith(told)


def test_a_game_keeps_the_version_it_was_started_with() -> None:
    text = replace_line(played(), "rules", "rules 99")
    record = read_record(text, "game.txt")

    assert write_record(setup_of(record), replay(record)) == text


def test_the_example_of_the_manual_runs() -> None:
    manual = Path(__file__).resolve().parents[2] / "docs" / "records.md"
    code = re.findall(r"```python\n(.*?)```", manual.read_text(encoding="utf-8"), re.DOTALL)

    names: dict[str, object] = {}
    exec(code[0], names)

    assert str(names["text"]).startswith("wellspent record 1\n")
