"""A game that is being played: checked choices, undo by information, redo."""

import pytest

from tests.engine.toy import DIE, LAY, Table, Toy, toy_text
from wellspent.engine.chance import commitment
from wellspent.engine.options import option
from wellspent.engine.session import OTHER_RULES, NotPossible, Past, Session, seat_letter, seat_number


def session(*lines: str) -> Session[Table]:
    """A toy game with some choices made, each given as `A lay 3`; `lay first` is the first card of the hand."""
    playing = Session(Toy(), "toy")
    for line in lines:
        make(playing, line)
    return playing


def make(playing: Session[Table], line: str) -> None:
    seat, words = seat_number(line[0]), line[2:]
    playing.choose(seat, playing.choices(seat)[0] if words == "lay first" else words)


LAID = ("A lay first", "B lay first")


def test_a_line_is_a_choice_however_it_is_spaced() -> None:
    playing = session(*LAID)

    move = playing.choose(0, "  keep ")

    assert (move.seat, move.line, move.is_interrupt) == (0, "keep", False)


@pytest.mark.parametrize(
    ("seat", "line", "message"),
    [
        (0, "lay 9", "'lay 9' is not something seat A can choose now."),
        (1, "again", "Seat B has nothing to decide now."),
    ],
)
def test_a_choice_that_cannot_be_made_changes_nothing(seat: int, line: str, message: str) -> None:
    playing = session(*LAID)
    before = toy_text(playing.state)

    with pytest.raises(NotPossible) as refused:
        playing.choose(seat, line)

    assert str(refused.value) == message
    assert toy_text(playing.state) == before
    assert len(playing.moves) == 2


def test_a_refused_choice_names_reason_and_rule() -> None:
    playing = session(*LAID, "B pass", "A keep")

    with pytest.raises(NotPossible, match=r"'again' is not possible now: no_coin \(TOY\.coin\.01\)") as refused:
        playing.choose(1, "again")

    assert refused.value.refusal is not None


def test_a_number_that_is_no_option_is_refused() -> None:
    playing = session(*LAID)

    with pytest.raises(NotPossible, match="'lay 9' is not something seat A can choose now"):
        playing.play(0, option(LAY, 9))


def test_nothing_can_be_chosen_after_the_end() -> None:
    playing = session()
    while not playing.state.finished:
        seat = playing.game.deciders(playing.state)[0]
        playing.play(seat, playing.game.options(playing.state, seat)[0])

    with pytest.raises(NotPossible, match=r"The game is over\."):
        playing.choose(0, "keep")


def test_choices_list_interrupts_behind_the_options() -> None:
    playing = session(*LAID)

    assert playing.choices(0) == ["keep", "again"]
    assert playing.choices(1) == ["pass"]


def test_each_move_tells_what_happened_in_it() -> None:
    playing = session(*LAID)

    assert playing.moves[0].events == []
    assert [event.kind for event in playing.moves[1].events] == [DIE]
    assert playing.state.log is None


def test_the_own_last_move_can_be_taken_back_and_made_again() -> None:
    playing = session(*LAID, "A keep", "B keep", "A lay first")
    before = toy_text(playing.state)

    taken_back = playing.undo(0)
    between = toy_text(playing.state)
    playing.redo(0)

    assert taken_back.line.startswith("lay")
    assert between != before
    assert toy_text(playing.state) == before


def test_undo_ends_at_another_players_decision() -> None:
    playing = session(*LAID, "A keep")

    boundary = playing.boundary(1)

    assert (boundary.index, boundary.other_seat) == (3, 0)
    with pytest.raises(NotPossible, match="nothing to take back"):
        playing.undo(1)


def test_undo_ends_where_something_new_was_seen_and_says_what() -> None:
    playing = session(*LAID, "A again")

    boundary = playing.boundary(0)

    assert (boundary.index, boundary.other_seat, boundary.seen_kind) == (3, -1, DIE)
    with pytest.raises(NotPossible, match="nothing to take back"):
        playing.undo(0)


def test_an_interrupt_can_be_taken_back_too() -> None:
    playing = session(*LAID, "B pass")

    playing.undo(1)

    assert playing.state.coins == [1, 1]
    playing.redo(1)
    assert playing.state.coins == [2, 0]


def test_a_new_choice_ends_what_could_be_made_again() -> None:
    playing = session(*LAID, "A keep", "B keep", "A lay first")
    playing.undo(0)
    playing.choose(0, playing.choices(0)[1])

    with pytest.raises(NotPossible, match="nothing to do again"):
        playing.redo(0)


def test_only_the_own_move_can_be_made_again() -> None:
    playing = session(*LAID, "B pass")
    playing.undo(1)

    with pytest.raises(NotPossible, match="nothing to do again"):
        playing.redo(0)


def test_the_seed_is_committed_before_the_first_choice() -> None:
    assert session().commitment == commitment("toy")


def test_seats_are_letters() -> None:
    assert [seat_letter(seat) for seat in range(3)] == ["A", "B", "C"]
    assert [seat_number(letter) for letter in "aBc"] == [0, 1, 2]


def test_a_game_goes_on_from_a_past_and_undo_stops_there() -> None:
    before = session(*LAID)
    after = Session(before.game, "toy", Past(before.state, before.opening, before.moves))
    make(after, "A keep")

    after.undo(0)

    assert toy_text(after.state) == toy_text(before.state)
    assert [move.line for move in after.moves] == [move.line for move in before.moves]
    assert (after.boundary(0).index, after.boundary(0).other_seat) == (2, OTHER_RULES)
    with pytest.raises(NotPossible):
        after.undo(1)
