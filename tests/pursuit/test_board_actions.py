"""Board Actions: what the ten spaces give, and when they are open."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level

FREE = [
    card("errand", "single_round_project", level()),
    card("mug", "item", level()),
    job("clerk", "social", 1, level(), level()),
    card("rose", "partner", level()),
]
# The verb of each space, in the order of the board.
VERBS = ("study", "play", "interact", "take", "spend", "temp_job", "hire", "date", "overtime", "rest")
ROWS = {"take": ("project", "errand"), "spend": ("item_activity", "mug")}
ROWS |= {"hire": ("job", "clerk"), "date": ("partner", "rose")}
SPACE_OF = {"take": "take_project", "spend": "spend", "hire": "get_job", "date": "start_relationship"}


def open_spaces(table: Table) -> list[str]:
    found = {line.split()[0] for line in table.options()}
    return [verb for verb in VERBS if verb in found]


@rule("PH.board.01", "PH.board.02", "PH.board.03", "PH.board.04")
@pytest.mark.parametrize(
    ("space", "good"),
    [("study", "knowledge"), ("play", "creativity"), ("interact", "influence"), ("temp_job", "money")],
)
def test_four_spaces_give_three_of_something(space: str, good: str) -> None:
    table = Table().goals().begin()

    table.choose(space)

    assert table.seat(0).changed("hourglasses") == {good: 3, "hourglasses": -1}
    assert table.seat(0).placed(space) == 1


@rule("PH.board.05", "PH.board.06", "PH.board.07", "PH.board.08")
@pytest.mark.parametrize("verb", ["take", "spend", "hire", "date"])
def test_four_spaces_take_one_card_of_their_own_row(verb: str) -> None:
    pile, id = ROWS[verb]
    table = Table(cards=FREE).goals()
    table.row("project").row("item_activity").row("job").row("partner").row(pile, id).begin()

    assert {line.split()[0] for line in table.options()} & set(ROWS) == {verb}
    table.choose(next(line for line in table.options(verb) if line.split()[1] == id))

    assert table.seat(0).cards() == [id]
    assert table.seat(0).placed(SPACE_OF[verb]) == 1


@rule("PH.board.09", "PH.board.10", "PH.board.11", "PH.overtime.04", "PH.oldage.01", "PH.oldage.02")
def test_the_spaces_of_each_age() -> None:
    table = Table(cards=FREE).goals()
    ages: list[str] = []
    closed: list[list[str]] = []
    while not table.state.finished:
        for pile, id in ROWS.values():
            table.row(pile, id)
        is_open = open_spaces(table)
        ages.append(table.age)
        closed.append([verb for verb in VERBS if verb not in is_open])
        for seat in table.seats:
            seat.has(stress=1)
        table.end_round()

    assert ages == ["teen", "adult_1", "adult_2", "adult_3", "adult_4", "old_age_1", "old_age_2", "old_age_3"]
    assert closed == [["hire", "date", "overtime"], [], [], [], [], ["overtime"], ["overtime"], ["overtime"]]


@rule("PH.board.09", "PH.board.11")
@pytest.mark.parametrize(
    ("age", "line"),
    [("teen", "hire clerk a"), ("teen", "date rose b"), ("teen", "overtime"), ("old_age_2", "overtime")],
)
def test_a_covered_space_is_refused_as_covered(age: str, line: str) -> None:
    table = Table(cards=FREE).goals().row("job", "clerk").row("partner", "rose").begin("action", age)

    assert table.refused(line) == "covered"
    assert table.refused_by(line) == "PH.action.05"


@rule("PH.board.12")
@pytest.mark.parametrize("line", ["study", "play", "interact", "temp_job", "overtime", "rest 0"])
@pytest.mark.parametrize("owned", [0, 5])
def test_six_spaces_cost_no_money_and_no_resources(line: str, owned: int) -> None:
    table = Table().goals()
    table.seat(0).has(knowledge=owned, creativity=owned, influence=owned, money=owned)
    table.begin()

    table.choose(line)

    assert not table.told("paid")
    assert all(table.seat(0).changed().get(good, 0) >= 0 for good in ("knowledge", "creativity", "influence", "money"))


@rule("PH.board.13")
@pytest.mark.parametrize("retired", [False, True])
def test_a_temp_job_is_no_job(retired: bool) -> None:
    table = Table(cards=FREE).goals()
    me = table.seat(0)
    me.has_aside("clerk") if retired else me.holds("clerk")
    table.begin()

    table.choose("temp_job")

    assert me.changed() == {"money": 3}
    assert me.cards() + me.aside() == ["clerk"]
    assert me.filled == (0 if retired else 1)


@rule("PH.board.14")
def test_the_hourglass_of_a_board_action_stays_until_the_end_of_the_round() -> None:
    table = Table().goals()
    table.seat(0).has(hourglasses=3)
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("study", "rest 0")
    assert (table.seat(0).placed("study"), table.seat(0).placed("rest")) == (1, 1)

    table.choose("play")
    assert table.age == "adult_2"
    assert [table.seat(0).placed(space) for space in ("study", "rest", "play")] == [0, 0, 0]


# Overtime.


@rule("PH.overtime.01")
def test_overtime_gives_two_hourglasses_for_two_stress() -> None:
    table = Table().goals()
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("overtime")

    assert table.seat(0).changed("hourglasses", "used") == {"stress": 2, "hourglasses": 1, "used": 1}
    assert table.seat(0).hourglasses == 7
    assert table.decider == 0


@rule("PH.overtime.02")
@pytest.mark.parametrize(("stress", "legal"), [(12, True), (13, True), (14, False), (15, False)])
def test_overtime_never_moves_off_the_end_of_the_track(stress: int, legal: bool) -> None:
    table = Table().goals()
    table.seat(0).has(stress=stress)
    table.begin()

    assert ("overtime" in table.options()) is legal
    assert table.refused("overtime") == ("" if legal else "overtime_stress")
    assert table.refused_by("overtime") == ("" if legal else "PH.overtime.02")


@rule("PH.overtime.03")
@pytest.mark.parametrize(("stress", "legal"), [(12, True), (13, False)])
def test_a_second_overtime_costs_three_stress_and_all_three_count(stress: int, legal: bool) -> None:
    table = Table().goals()
    table.seat(0).has(stress=stress).stands_on(overtime=1)
    table.begin()

    assert ("overtime" in table.options()) is legal
    if legal:
        table.choose("overtime")
        assert table.seat(0).changed() == {"stress": 3}
    else:
        assert table.refused_by("overtime") == "PH.overtime.02"


@rule("PH.overtime.05")
def test_the_hourglasses_of_overtime_are_gone_with_the_round() -> None:
    table = Table().goals()
    table.seat(0).has(hourglasses=1)
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("overtime", "rest 2", "rest 0")

    assert table.age == "adult_2"
    assert (table.seat(0).hourglasses, table.seat(0).used) == (6, 0)


@rule("PH.overtime.06", "PH.notes.06")
@pytest.mark.parametrize(
    ("hourglasses", "gains", "stress"), [(6, [2, 1, 0], [2, 3, 3]), (8, [1, 0], [2, 3]), (9, [0], [2])]
)
def test_overtime_beyond_nine_pieces_gains_less_and_costs_the_same(
    hourglasses: int, gains: list[int], stress: list[int]
) -> None:
    table = Table().goals()
    table.seat(0).has(hourglasses=hourglasses)
    table.seat(1).has(hourglasses=0)
    table.begin()

    for gain, points in zip(gains, stress, strict=True):
        table.mark()
        table.choose("overtime")
        assert table.seat(0).changed("hourglasses") == {"stress": points} | (
            {"hourglasses": gain - 1} if gain != 1 else {}
        )

    assert table.seat(0).hourglasses + table.seat(0).used == min(9, hourglasses + 2 * len(gains))


@rule("PH.overtime.07")
def test_overtime_with_the_last_hourglass_goes_on_with_the_gained_ones() -> None:
    table = Table().goals()
    table.seat(0).has(hourglasses=1)
    table.seat(1).has(hourglasses=1)
    table.begin()

    table.choose("overtime", "study")

    assert table.decider == 0
    table.choose("play", "interact")
    assert table.seat(0).changed() == {"stress": 2, "creativity": 3, "influence": 3}


# Rest.


@rule("PH.rest.01", "PH.rest.02", "PH.rest.04", "PH.rest.05")
@pytest.mark.parametrize(
    ("stress", "most"),
    [
        (1, 0),
        (2, 0),
        (3, 1),
        (4, 0),
        (5, 1),
        (6, 2),
        (7, 0),
        (8, 1),
        (9, 2),
        (10, 0),
        (12, 2),
        (13, 0),
        (14, 1),
        (15, 0),
    ],
)
def test_rest_moves_up_to_two_spaces_and_stays_in_the_section(stress: int, most: int) -> None:
    lines = [f"rest {spaces}" for spaces in range(most, -1, -1)]
    for line in lines:
        table = Table().goals()
        table.seat(0).has(stress=stress)
        table.begin()
        assert table.options("rest") == lines

        table.choose(line)

        assert table.seat(0).stress == stress - int(line[-1])
        assert table.seat(0).changed("hourglasses", "used").keys() - {"stress"} == {"hourglasses", "used"}


@rule("PH.rest.03")
def test_resting_again_costs_no_stress() -> None:
    table = Table().goals()
    table.seat(0).has(stress=9).stands_on(rest=2)
    table.begin()

    table.choose("rest 1")

    assert table.seat(0).changed() == {"stress": -1}
    assert table.seat(0).placed("rest") == 3
