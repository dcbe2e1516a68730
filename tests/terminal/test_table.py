import re
import shlex
import signal
from errno import ENOSPC
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.terminal.games import Sitting, lines_of, random_game, sensible_game, setup_for, stopped_where
from wellspent.engine.session import Session, seat_letter
from wellspent.games.pursuit.board import STRESS_END
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.preview import ends_life
from wellspent.games.pursuit.state import State
from wellspent.terminal.keeping import CannotSave, load, save
from wellspent.testing import rule


def records(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.record"))


def with_questions(played: Session[State]) -> list[str]:
    """What was played, and somebody who asks now and then."""
    lines = ["?", "list", "log", "why overtime", "rule PH.stress.05", "card cello"]
    for place, line in enumerate(lines_of(played)):
        lines += ["list", "?", "why a", line] if place % 40 == 0 else [line]
    return lines


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_can_be_played_by_typing_and_nothing_is_too_wide(seats: int, lang: str, tmp_path: Path) -> None:
    setup = setup_for(seats)
    played = sensible_game(setup) if seats == 1 else random_game(setup)
    sitting = Sitting(setup, with_questions(played), tmp_path, lang)

    assert sitting.play()

    assert lines_of(sitting.table.session) == lines_of(played)
    assert sitting.table.say("total") in sitting.shown
    assert "Ines" in sitting.shown
    assert load(records(tmp_path)[0]).session.state.finished
    # The path of the saved record is the one thing that is never broken.
    printed = [line for line in sitting.shown.splitlines() if str(tmp_path) not in line]
    assert max(cell_len(line) for line in printed) <= 80


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_a_window_that_is_much_too_narrow_everything_can_be_asked(lang: str, tmp_path: Path) -> None:
    asked = ["?", "hint", "list", "log", "why overtime", "card cello", "rule PH.stress.05", "restart", "save"]

    assert not Sitting(setup_for(1), ["1", *asked, "quit"], tmp_path, lang, width=10).play()

    assert len(records(tmp_path)) == 1


def test_a_whole_game_of_the_first_edition_can_be_played_by_typing(tmp_path: Path) -> None:
    setup = setup_for(2, edition="first")
    played = random_game(setup)

    assert Sitting(setup, lines_of(played), tmp_path, width=120).play()


def deadly_lines(session: Session[State]) -> list[str]:
    game, state = session.game, session.state
    assert isinstance(game, Pursuit)
    [seat] = game.deciders(state)
    return [game.notation(each) for each in game.options(state, seat) if ends_life(game, state, seat, each)]


@rule("PH.stress.06")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_ends_a_life_is_said_first_and_wants_a_yes(answer: str, tmp_path: Path) -> None:
    setup = setup_for(1)
    session = stopped_where(setup, lambda each: bool(deadly_lines(each)))
    lines = iter([deadly_lines(session)[0], answer, "quit", "", ""])

    sitting = Sitting(setup, lambda _: next(lines), tmp_path, session=session)
    sitting.play()

    assert "This ends your life." in sitting.shown
    assert session.state.players[0].is_alive == (answer == "no")


@pytest.mark.parametrize(("lang", "answer"), [("fr", "yes"), ("en", "OUI")])
def test_a_yes_is_understood_in_either_language(lang: str, answer: str, tmp_path: Path) -> None:
    setup = setup_for(1)
    session = stopped_where(setup, lambda each: bool(deadly_lines(each)))
    lines = iter([deadly_lines(session)[0], answer, "quit", "", ""])

    Sitting(setup, lambda _: next(lines), tmp_path, lang, session=session).play()

    assert not session.state.players[0].is_alive


@rule("PH1.discard.01", "PH1.stress.01")
def test_what_ends_the_life_of_somebody_else_wants_a_yes_too(tmp_path: Path) -> None:
    setup = setup_for(2, edition="first")
    session = stopped_where(setup, lambda each: bool(discards_out_of_turn(each)))
    other, [discard, *_] = 1 - session.game.deciders(session.state)[0], discards_out_of_turn(session)
    session.state.players[other].stress = STRESS_END
    lines = iter([f"{seat_letter(other)}: {discard}", "no", "quit"])

    sitting = Sitting(setup, lambda _: next(lines), tmp_path, session=session)
    sitting.play()

    assert "This ends your life." in sitting.shown
    assert session.state.players[other].is_alive


@rule("PH.end.09", "PH.end.10", "PH.end.11")
def test_the_end_tells_what_happened_last_every_life_goal_and_how_a_tie_was_broken(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(2), [*lines_of(random_game(setup_for(2), most=6)), "A: leave", "B: leave"], tmp_path)

    assert sitting.play()

    end = sitting.shown.split("B: leave")[1]
    assert "Omar leaves the game." in end
    assert end.count("Life Goal “") == len(sitting.table.session.state.goals) > 0
    assert "Level at 0 LTH, and in the cards of the play areas too" in end


def discards_out_of_turn(session: Session[State]) -> list[str]:
    """What whoever is not asked may discard."""
    other = 1 - session.game.deciders(session.state)[0]
    lines = [session.game.notation(each) for each in session.game.interrupts(session.state, other)]
    return [line for line in lines if line.startswith("discard")]


def test_the_track_says_what_the_coming_ages_add(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["quit"], tmp_path)

    sitting.play()

    assert "Old Age 1 +3↯   Old Age 2 +6↯" in sitting.shown


@rule("PH.prep.06")
@pytest.mark.parametrize(("lang", "words"), [("en", "would end your life"), ("fr", "mettraient fin à votre vie")])
def test_that_the_next_age_would_end_a_life_is_said_once(lang: str, words: str, tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["quit"], tmp_path, lang, width=120)
    state = sitting.table.session.state
    [state.round, me] = [6, state.players[0]]
    said = []
    for me.stress in (STRESS_END - 6, STRESS_END - 5, STRESS_END - 4, STRESS_END - 6, STRESS_END - 5):
        sitting.table.foretell(0)
        said.append(sitting.shown.count(words))

    assert said == [0, 1, 1, 1, 2]

    me.stress = STRESS_END - 6
    sitting.table.foretell(0)
    me.stress = STRESS_END - 5
    sitting.play()

    assert sitting.shown.count(words) == 3


def test_seats_that_change_between_humans_are_announced(tmp_path: Path) -> None:
    setup = setup_for(2)
    lines = lines_of(random_game(setup, most=6))

    sitting = Sitting(setup, lines, tmp_path)
    sitting.play()

    assert sitting.table.say("hand-over", name="Omar") in sitting.shown


def test_a_person_alone_with_computer_players_is_never_handed_the_keyboard(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(2), ["1", "1", "1"], tmp_path, bots={1: "random"})

    sitting.play()

    assert "the keyboard is yours" not in sitting.shown


def test_computer_players_play_a_game_that_is_watched(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(2), [], tmp_path, bots={0: "random", 1: "random"})

    assert sitting.play()
    assert sitting.table.say("total") in sitting.shown


def test_end_of_input_saves_the_game_and_loading_goes_on(tmp_path: Path) -> None:
    setup = setup_for(2)
    lines = lines_of(random_game(setup))
    first = Sitting(setup, lines[:30], tmp_path)

    assert not first.play()
    saved = records(tmp_path)[0]
    loaded = load(saved)
    second = Sitting(loaded.setup, lines[30:], tmp_path, session=loaded.session)

    assert f"--load {saved}" in first.shown
    assert second.play()
    assert lines_of(second.table.session) == lines


def test_quit_saves_what_was_played_and_who_sat_where(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(2), ["1", "1", "quit", "1"], tmp_path, bots={1: "random"})

    assert not sitting.play()

    loaded = load(records(tmp_path)[0])
    assert lines_of(loaded.session) == lines_of(sitting.table.session)
    assert [person.bot for person in loaded.people] == ["", "random"]


def test_the_way_back_is_said_as_a_shell_takes_it(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "save Zoë's life.record", "quit"], tmp_path)

    sitting.play()

    command = sitting.shown.rsplit("wellspent play ", 1)[1]
    assert shlex.split(command) == ["--load", str(tmp_path / "Zoë's life.record")]


def test_an_interrupt_from_the_keyboard_saves_the_game(tmp_path: Path) -> None:
    def interrupted(prompt: Text) -> str:
        raise KeyboardInterrupt

    assert not Sitting(setup_for(1), interrupted, tmp_path).play()

    assert len(records(tmp_path)) == 1


def test_a_signal_while_the_game_is_saved_does_not_break_that_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hurried(path: Path, text: str) -> None:
        signal.raise_signal(signal.SIGINT)
        save(path, text)

    monkeypatch.setattr("wellspent.terminal.table.save", hurried)
    before = signal.getsignal(signal.SIGINT)
    sitting = Sitting(setup_for(1), ["1"], tmp_path)

    assert not sitting.play()

    assert len(records(tmp_path)) == 1
    assert signal.getsignal(signal.SIGINT) is before


def test_whatever_goes_wrong_the_game_is_saved(tmp_path: Path) -> None:
    lines = iter(["1"])

    def broken(prompt: Text) -> str:
        for line in lines:
            return line
        raise IndexError("no such name")

    sitting = Sitting(setup_for(1), broken, tmp_path)
    with pytest.raises(IndexError):
        sitting.play()

    [saved] = records(tmp_path)
    assert len(load(saved).session.moves) == 1
    assert f"--load {saved}" in sitting.shown


def test_a_record_stays_as_it_was_where_there_is_no_room_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "life.record"
    save(saved, "wellspent record 1\nbefore\n")

    def full(self: Path, text: str, encoding: str) -> None:
        self.write_bytes(text[:5].encode(encoding))
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(CannotSave, match="No space left on device"):
        save(saved, "wellspent record 1\nafter\n")

    assert saved.read_bytes() == b"wellspent record 1\nbefore\n"
    assert list(tmp_path.iterdir()) == [saved]


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Mei", encoding="utf-8")

    Sitting(setup_for(1), ["1", "save letter.txt", "save life.record"], tmp_path).play()

    assert letter.read_text(encoding="utf-8") == "Dear Mei"
    assert len(load(tmp_path / "life.record").session.moves) == 1


# Going back.


def test_undo_takes_back_the_last_choice_and_redo_does_it_again(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "study", "play", "undo", "redo", "undo", "undo"], tmp_path)

    sitting.play()

    assert [move.line for move in sitting.table.session.moves[1:]] == []


def test_undo_at_the_boundary_says_what_lies_behind_it(tmp_path: Path) -> None:
    setup = setup_for(2)
    session = random_game(setup, most=2)
    seat = session.game.deciders(session.state)[0]
    other = 1 - seat
    sitting = Sitting(setup, ["study", "undo"], tmp_path, session=session)

    sitting.play()

    boundary = session.boundary(other)
    assert boundary.other_seat == seat
    assert sitting.table.stage.boundary(boundary) in sitting.shown
    assert session.moves[-1].line == "study"


def test_restart_takes_back_the_free_actions_of_this_turn_only(tmp_path: Path) -> None:
    setup = setup_for(1)
    session = random_game(setup, most=1)
    sitting = Sitting(setup, ["study", "refresh project", "restart"], tmp_path, session=session)

    sitting.play()

    assert [move.line for move in session.moves[1:]] == ["study"]


def test_restart_of_a_fresh_turn_changes_nothing(tmp_path: Path) -> None:
    setup = setup_for(1)
    session = random_game(setup, most=1)
    sitting = Sitting(setup, ["study", "restart"], tmp_path, session=session)

    sitting.play()

    assert [move.line for move in session.moves[1:]] == ["study"]
    assert sitting.table.say("turn-is-fresh").split(".")[0] in sitting.shown


# Talking.


def test_why_gives_the_reason_and_the_rule(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "why overtime"], tmp_path)

    sitting.play()

    assert "PH.action.05" in sitting.shown.split("> why overtime")[1]


def test_why_names_the_cards_it_speaks_of(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "why take"], tmp_path)

    sitting.play()

    game, state = sitting.table.game, sitting.table.session.state
    refused = [game.notation(each.choice) for each in game.refusals(state, 0)]
    told = " ".join(sitting.shown.split("> why take")[1].split())
    assert [line for line in refused if line.startswith("take") and line not in told] == []


def test_choices_are_listed_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "list"], tmp_path)

    sitting.play()

    numbers = re.findall(r"^ {0,2}(\d+) ", sitting.shown.split("> list")[1], re.MULTILINE)
    assert len(numbers) > 10
    assert numbers == sorted(numbers, key=int)


def test_typing_what_is_not_possible_gives_the_reason(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "overtime"], tmp_path)

    sitting.play()

    assert "PH.action.05" in sitting.shown.split("> overtime")[1]


def test_a_line_that_means_nothing_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "dance", "99", ""], tmp_path)

    sitting.play()

    assert len(sitting.table.session.moves) == 1
    assert "dance" in sitting.shown.split("> dance")[1]
    assert sitting.table.say("no-number", number="99") in sitting.shown
    assert sitting.table.say("say-which") in sitting.shown


def test_a_beginning_that_fits_several_choices_is_asked_about(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "refresh"], tmp_path)

    sitting.play()

    assert len(sitting.table.session.moves) == 1
    assert sitting.table.say("which-one") in sitting.shown


def test_the_language_can_be_changed_at_any_time(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["1", "lang fr"], tmp_path)

    sitting.play()

    assert "Étudier" in sitting.shown.split("lang fr")[1]


def test_a_card_and_a_rule_can_be_looked_up(tmp_path: Path) -> None:
    sitting = Sitting(
        setup_for(1), ["card learn_the_cello", "rule ph.stress.5", "rule nonsense", "card nobody"], tmp_path
    )

    sitting.play()

    assert "The cats come back" in sitting.shown
    assert "PH.stress.05" in sitting.shown
    assert sitting.table.say("no-card", typed="nobody") in sitting.shown


def test_a_rule_is_said_in_the_language_of_the_table(tmp_path: Path) -> None:
    sitting = Sitting(setup_for(1), ["lang fr", "règle ph.stress.5", "règle franchissent librement"], tmp_path)

    sitting.play()

    assert sitting.shown.count("Chaque point de Stress déplace") == 2
    assert "Each Stress" not in sitting.shown


def test_an_empty_line_takes_the_only_choice(tmp_path: Path) -> None:
    setup = setup_for(2, "b")
    session = stopped_where(setup, has_one_choice)
    before = len(session.moves)

    Sitting(setup, [""], tmp_path, session=session).play()

    assert len(session.moves) == before + 1


def has_one_choice(session: Session[State]) -> bool:
    seat = session.game.deciders(session.state)[0]
    return len(session.game.options(session.state, seat)) == 1
