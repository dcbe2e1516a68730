"""Trends: what a generation will be remembered for."""

import pytest

from wellspent.games.pursuit.cards import CATEGORIES
from wellspent.games.pursuit.modules.trends import Trends, TrendsPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, of_module

CARDS = of_module("trends")
TABLES = {
    "C": (1, 2, 4, 7),
    "P": (1, 3, 6, 9),
    "S": (1, 2, 3, 4),
    "A": (1, 2, 4, 7),
    "B": (1, 2, 4, 7),
    "H": (1, 2, 4, 7),
    "T": (1, 2, 4, 7),
}
NO_MORE: list[dict[str, int]] = [{}, {}, {}, {}]
KINDS = {"basic": "basic_project", "single": "single_round_project", "group": "group_project"}
PROJECTS = [
    card(
        f"{name}_{letter}_{number}",
        kind,
        *[level()] * 4,
        category=letter,
        additional=NO_MORE if name == "group" else None,
    )
    for name, kind in KINDS.items()
    for letter in CATEGORIES
    for number in range(5)
]
UNKNOWN = card("odd", "basic_project", *[level()] * 4)


def trend_table(*letters: str, seats: int = 2) -> Table:
    """A table with the Trends of these Categories."""
    table = Table(Trends, cards=[*CARDS, *PROJECTS, UNKNOWN], only=True, seats=seats)
    wanted = [card.id for letter in letters for card in CARDS if CATEGORIES[card.category] == letter]
    numbers = [table.game.rules.card(id).index for id in wanted]
    everything = [*table.state.box, *part_of(table.state, TrendsPart).trends]
    part_of(table.state, TrendsPart).trends = numbers
    table.state.box = [number for number in everything if number not in numbers]
    return table


def end(table: Table) -> Table:
    table.begin("resolution", "old_age_3")
    assert table.state.finished
    return table


@rule("TRD.comp.01", "TRD.comp.02")
def test_there_are_7_one_for_each_category_with_four_rows() -> None:
    assert sorted(CATEGORIES[card.category] for card in CARDS) == sorted(CATEGORIES)
    assert all(sorted(card.numbers) == ["four", "one", "three", "two"] for card in CARDS)


@rule("TRD.end.06", "TRD.end.07", "TRD.end.08", "TRD.end.09", "TRD.q.01", "TRD.q.03")
@pytest.mark.parametrize(("letter", "points"), TABLES.items())
def test_the_tables(letter: str, points: tuple[int, ...]) -> None:
    [card] = [card for card in CARDS if CATEGORIES[card.category] == letter]

    assert tuple(card.numbers[row] for row in ("one", "two", "three", "four")) == points


@rule("TRD.setup.01", "TRD.solo.01")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_three_lie_open_and_four_are_in_the_box(seats: int) -> None:
    table = Table(Trends, cards=CARDS, seats=seats)

    assert len(part_of(table.state, TrendsPart).trends) == 3
    assert sum(table.game.rules.cards[number].kind_name == "trend" for number in table.state.box) == 4
    assert table.pile_ids("trend") == []


@rule("TRD.end.01", "TRD.end.02")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 9), (5, 9)])
def test_one_row_is_scored_and_the_last_for_four_or_more(count: int, points: int) -> None:
    table = trend_table("P")
    for number in range(count):
        table.seat(0).has_aside(f"basic_P_{number}")

    assert end(table).seat(0).lth == points


@rule("TRD.end.03", "TRD.end.04", "TRD.end.05", "TRD.ex.01")
def test_four_culture_projects_of_three_types_and_two_of_politics_are_ten_points() -> None:
    table = trend_table("C", "P", "S")
    for id in ("basic_C_0", "basic_C_1", "single_C_0", "basic_P_0", "basic_P_1"):
        table.seat(0).has_aside(id)
    table.seat(0).holds("group_C_0", level=1)
    table.seat(1).fills("group_C_0", 2)

    end(table)

    assert table.seat(0).lth == 10
    # TRD.q.02: a participant holds nothing.
    assert table.seat(1).lth == 0


@rule("TRD.q.02", "TRD.end.05")
def test_a_group_project_counts_for_whoever_took_it_only() -> None:
    table = trend_table("C")
    table.seat(0).has_aside("group_C_0", level=1)
    table.seat(1).fills("group_C_0", 2)

    assert [end(table).seat(0).lth, table.seat(1).lth] == [1, 0]


@rule("TRD.ex.02", "TRD.end.04")
def test_five_social_are_four_points_and_an_unfinished_project_is_none() -> None:
    table = trend_table("S", "P")
    for number in range(5):
        table.seat(0).has_aside(f"basic_S_{number}")
    for number in range(3):
        table.seat(1).has_aside(f"basic_P_{number}")
    table.seat(1).holds("basic_P_3", level=3)

    end(table)

    assert (table.seat(0).lth, table.seat(1).lth) == (4, 6)


@rule("TRD.end.04")
@pytest.mark.parametrize("number", [1, 4])
def test_a_single_round_project_counts_at_whatever_level(number: int) -> None:
    table = trend_table("T")
    table.seat(0).has_aside("single_T_0", level=number)

    assert end(table).seat(0).lth == 1


@rule("TRD.end.10")
def test_it_is_no_contest() -> None:
    table = trend_table("A", "B")
    for seat in (0, 1):
        table.seat(seat).has_aside(f"basic_A_{seat}").has_aside(f"basic_B_{seat}")

    end(table)

    assert [table.seat(0).lth, table.seat(1).lth] == [2, 2]


@rule("TRD.end.11", "MOD.life.05")
def test_a_life_that_ended_earlier_scores_too() -> None:
    table = trend_table("A")
    table.seat(0).has_aside("basic_A_0").has_died()

    assert end(table).seat(0).lth == 1


@rule("TRD.base.01", "TRD.q.04", "TRD.q.05")
def test_what_lies_completed_with_the_category_counts_and_nothing_else() -> None:
    table = trend_table("A", "B", "C")
    table.seat(0).has_aside("odd").has_aside("basic_H_0")
    table.thrown_away("basic_A_0")

    assert end(table).seat(0).lth == 0


@rule("TRD.base.02")
def test_trends_do_nothing_before_the_end_and_cannot_be_refreshed() -> None:
    table = trend_table("A")
    table.seat(0).has_aside("basic_A_0")
    table.begin()

    assert [line for line in table.options("refresh") if "trend" in line] == []
    table.choose("rest 0")
    assert table.seat(0).lth == 0


@rule("TRD.solo.01", "MOD.solo.02", "MOD.solo.03")
def test_alone_their_points_count_toward_the_threshold() -> None:
    table = trend_table("P", seats=1)
    table.seat(0).has(lth=45)
    for number in range(4):
        table.seat(0).has_aside(f"basic_P_{number}")

    end(table)

    assert table.seat(0).lth == 54
    assert table.game.solo_threshold() == 50
    assert table.winners() == [0]


@rule("MOD.end.01")
def test_trends_come_after_the_life_goals_of_the_end() -> None:
    table = trend_table("A")
    table.seat(0).has_aside("basic_A_0").has(money=5)

    end(table)

    assert table.story("inherited", "trend_scored")[-1] == "trend_scored"
    assert [event.number for event in table.told("trend_scored")] == [1]
