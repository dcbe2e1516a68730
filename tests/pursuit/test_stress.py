"""The Stress track: moving along it, Relax, Good Health."""

import pytest

from wellspent.games.pursuit.board import SECTION_OF, SECTIONS
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, card, level

# PH.stress.01 and PH.stress.24 as printed: Hourglasses and Good Health by space, 1 to 15.
HOURGLASSES = [9, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4, 3]
GOOD_HEALTH = [1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]
LEFT_ENDS = [1, 2, 2, 4, 4, 4, 7, 7, 7, 10, 10, 10, 13, 13, 15]
SPACES = range(1, 16)


def taking(stress: int, reward: Amounts, cost: Amounts | None = None) -> Table:
    """A player on a space who has just taken an Activity with this reward."""
    table = Table(cards=[card("outing", "activity", level(cost, reward))]).goals().row("item_activity", "outing")
    table.seat(0).has(stress=stress)
    return table.begin().choose("spend outing 1")


@rule("PH.stress.01", "PH.stress.02")
def test_the_track_has_seven_sections_and_fifteen_spaces() -> None:
    colours = [SECTIONS[SECTION_OF[space]][0] for space in SPACES]

    assert colours == (
        ["dark_green"]
        + ["green"] * 2
        + ["turquoise"] * 3
        + ["light_blue"] * 3
        + ["yellow"] * 3
        + ["orange"] * 2
        + ["red"]
    )


@rule("PH.stress.01", "PH.stress.02", "PH.stress.04")
@pytest.mark.parametrize("space", SPACES)
def test_the_section_alone_sets_the_hourglasses_of_a_round(space: int) -> None:
    table = Table().goals()
    table.seat(0).has(stress=space, hourglasses=0)

    table.begin("preparation", "adult_2")

    assert table.seat(0).hourglasses == HOURGLASSES[space - 1]


@rule("PH.stress.03")
def test_a_life_starts_on_the_leftmost_space_of_the_central_section() -> None:
    for seat in Table(seats=4).goals().seats:
        assert seat.stress == 7
        assert SECTION_OF[seat.stress] == len(SECTIONS) // 2
        assert SECTION_OF[seat.stress - 1] < SECTION_OF[seat.stress]


@rule("PH.stress.05")
@pytest.mark.parametrize(("start", "points", "end"), [(7, 1, 8), (9, 1, 10), (8, 5, 13), (1, 14, 15)])
def test_each_stress_moves_one_space_and_crosses_sections(start: int, points: int, end: int) -> None:
    assert taking(start, {"stress": points}).seat(0).stress == end


# Relax and Good Health.


@rule("PH.stress.17", "PH.stress.18", "PH.stress.19")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("relax", [1, 2, 5])
def test_relax_moves_left_and_never_out_of_the_section(space: int, relax: int) -> None:
    assert taking(space, {"relax": relax}).seat(0).stress == max(space - relax, LEFT_ENDS[space - 1])


@rule("PH.stress.19")
@pytest.mark.parametrize("space", [2, 4, 7, 10, 13, 15])
def test_only_good_health_leaves_a_section_to_the_left(space: int) -> None:
    table = Table().goals()
    table.seat(0).has(stress=space)

    assert table.begin().options("rest") == ["rest 0"]
    assert SECTION_OF[taking(space, {"relax": 9}).seat(0).stress] == SECTION_OF[space]
    assert SECTION_OF[taking(space, {"health": 1}).seat(0).stress] == SECTION_OF[space] - 1


@rule("PH.stress.20", "PH.stress.21", "PH.stress.22", "PH.stress.23", "PH.stress.24")
@pytest.mark.parametrize("space", SPACES)
def test_good_health_moves_to_the_next_section_on_the_left(space: int) -> None:
    assert taking(space, {"health": 1}).seat(0).stress == GOOD_HEALTH[space - 1]


@rule("PH.stress.22", "PH.stress.24")
def test_a_balanced_diet_moves_rightmost_to_rightmost() -> None:
    table = Table().goals()
    table.seat(0).has(stress=9, knowledge=9, creativity=9, influence=9, money=9).holds("healthy_eating", 3)
    table.begin()

    table.choose("advance healthy_eating 4")

    assert table.seat(0).stress == 6


@rule("PH.stress.26")
@pytest.mark.parametrize(
    ("start", "times", "end"), [(15, 2, 10), (14, 3, 6), (11, 2, 5), (11, 3, 2), (9, 2, 3), (7, 9, 1)]
)
def test_several_good_health_come_one_after_the_other(start: int, times: int, end: int) -> None:
    assert taking(start, {"health": times}).seat(0).stress == end


@rule("PH.stress.25")
@pytest.mark.parametrize(("reward", "hourglasses"), [({"health": 2}, 8), ({"stress": 3}, 5), ({"stress": 8}, 3)])
def test_stress_and_good_health_change_the_hourglasses_of_the_next_round_only(
    reward: Amounts, hourglasses: int
) -> None:
    table = taking(7, reward)
    assert table.seat(0).hourglasses == 5

    table.end_round()

    assert table.seat(0).hourglasses == hourglasses


@rule("PH.stress.27")
def test_stress_is_public_and_indicators_share_a_space() -> None:
    table = Table(seats=3).goals()
    for seat, stress in zip(table.seats, (9, 9, 12), strict=True):
        seat.has(stress=stress)
    table.begin()

    for viewer in (-1, 0, 1, 2):
        view = table.game.view(table.state, viewer)
        assert [player.stress for player in view.players] == [9, 9, 12]
