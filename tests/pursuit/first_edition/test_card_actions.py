"""First edition: Card Actions."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_ON, ON_PROMOTION, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, card, job, level, plain, trait

CLERK = job("clerk", "social", 1, level(), level({"knowledge": 2}, {"money": 3, "lth": 3}))
CHIEFS = [job(f"chief_{number}", "social", 2, level(), level()) for number in (1, 2)]
BOSS = job("boss", "social", 3, level(), level({}, {"lth": 4}))
PROUD = trait("proud", Ability(ABILITY_ON, ON_PROMOTION, goods(money=1)))
TRIP = card("trip", "activity", level({"money": 1}), level({"money": 3}, {"lth": 1}), level({"money": 5}, {"lth": 2}))
DECK = [CLERK, *CHIEFS, BOSS, PROUD, TRIP, *plain("basic_project", "plan")]


def first(seats: int = 1, edition: str = "first") -> Table:
    return Table(edition=edition, cards=DECK, seats=seats)


def clerk(*row: str) -> Table:
    table = first().row("job", *row)
    table.seat(0).holds("clerk").has(knowledge=2)
    return table.begin("action")


@rule("PH1.cardaction.01")
def test_the_hourglass_of_a_card_action_comes_back_only_at_the_end_of_the_round() -> None:
    table = first()
    table.seat(0).holds("plan").has(hourglasses=3)
    table.begin("action")

    table.choose("advance plan 2", "advance plan 3")
    assert table.seat(0).changed("hourglasses", "used") == {"hourglasses": -2, "used": 2}

    table.choose("rest 0")
    assert (table.seat(0).hourglasses, table.seat(0).used) == (6, 0)


@rule("PH1.cardaction.02")
@pytest.mark.parametrize("place", ["pile", "discard"])
def test_a_promotion_needs_a_fitting_job_in_the_row(place: str) -> None:
    table = first().row("job", "ceo")
    table.seat(0).holds("clerk").has(knowledge=2)
    if place == "pile":
        table.next_cards("job", "chief_1")
    else:
        table.thrown_away("chief_1")
    table.begin("action")

    assert table.options("promote") == []
    assert table.refused("promote clerk a") == "no_fitting_job"
    assert table.refused_by("promote clerk a") == "PH1.cardaction.02"


@rule("PH1.cardaction.02")
def test_a_promotion_to_a_job_of_the_row_is_possible() -> None:
    table = clerk("chief_1")

    table.choose("promote chief_1 a")

    assert table.seat(0).changed() == {"knowledge": -2, "money": 3, "lth": 3}
    assert table.seat(0).cards() == ["chief_1"]


@rule("PH1.cardaction.03")
def test_the_player_chooses_among_several_fitting_jobs() -> None:
    table = clerk("chief_1", "ceo", "chief_2")

    assert table.options("promote") == [f"promote {id} {side}" for id in ("chief_1", "chief_2") for side in ("a", "b")]
    table.choose("promote chief_2 b")
    assert table.seat(0).cards() == ["chief_2"]


@rule("PH1.cardaction.04")
def test_the_place_of_a_promoted_job_stays_empty() -> None:
    table = clerk("chief_1", "ceo")

    table.choose("promote chief_1 a")

    assert table.row_ids("job") == ["ceo"]
    assert table.told("turned_up") == []


@rule("PH1.cardaction.05")
@pytest.mark.parametrize(("id", "line"), [("clerk", "promote chief_1 a"), ("boss", "retire")])
def test_the_hourglass_of_promotion_or_retirement_is_spent_and_on_no_space(id: str, line: str) -> None:
    table = first().row("job", "chief_1")
    table.seat(0).holds(id).has(knowledge=2)
    table.begin("action")

    table.choose(line)

    assert table.seat(0).used == 1
    assert sum(table.state.players[0].placed) == 0


@rule("PH1.cardaction.06")
@pytest.mark.parametrize(("edition", "counted"), [("first", 0), ("second", 1)])
def test_retirement_is_no_promotion(edition: str, counted: int) -> None:
    table = first(edition=edition)
    table.seat(0).holds("boss").holds("proud")
    table.begin("action")

    table.choose("retire")

    assert table.seat(0).promotions == counted
    assert table.seat(0).money == counted
    assert table.seat(0).lth == 4


@rule("PH1.cardaction.07")
@pytest.mark.parametrize(
    ("line", "changed"),
    [("upgrade trip 2", {"money": -3, "lth": 1}), ("upgrade trip 3", {"money": -5, "lth": 2})],
)
def test_an_activity_is_done_again_at_any_higher_level_for_its_full_cost(line: str, changed: Amounts) -> None:
    table = first()
    table.seat(0).holds("trip").has(money=5)
    table.begin("action")

    table.choose(line)

    assert table.seat(0).changed() == changed


@rule("PH1.cardaction.07")
def test_an_activity_is_not_done_again_at_the_same_or_a_lower_level() -> None:
    table = first()
    table.seat(0).holds("trip", 2).has(money=9)
    table.begin("action")

    assert table.options("upgrade") == ["upgrade trip 3"]
    assert table.refused("upgrade trip 1") == table.refused("upgrade trip 2") == "higher_level_only"
