"""Get a Promotion, and Retirement."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_ON, ON_PROMOTION, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, reach_goal, trait

RISE = level({"influence": 2}, {"lth": 3})
ONE = job("one", "social", 1, level(), RISE)
TWOS = [job(f"two_{n}", "social", 2, level({"money": 5}, {"money": 9}), level()) for n in (1, 2, 3)]
THREE = job("three", "social", 3, level(), level({"influence": 2}, {"lth": 4}, upkeep_reward={"money": 2}))
OTHERS = [job(f"art_{n}", "art", 2, level(), level()) for n in range(5)]
SPA = job("spa", "social", 1, level(), level(reward={"relax": 1, "health": 1}))
PLANS = [card(f"plan_{n}", "basic_project", level(), level()) for n in range(3)]
PROUD = trait("proud", Ability(ABILITY_ON, occasion=ON_PROMOTION, gain=goods(creativity=1)))
CARDS = [ONE, *TWOS, THREE, *OTHERS, SPA, *PLANS, PROUD, reach_goal("climber", "promotions", 1, lth=7)]


def firm(*row: str, held: str = "one") -> Table:
    """Only these cards, so that nothing fits by chance; the Job pile is what the row leaves."""
    table = Table(cards=CARDS, only=True).goals().row("job", *row)
    table.seat(0).has(influence=9).holds(held)
    return table.begin()


@rule("PH.cardaction.18", "PH.cardaction.21")
def test_a_civil_servant_is_promoted() -> None:
    table = Table().goals().row("job", "ceo", "hr_executive", "event_coordinator")
    table.seat(0).has(knowledge=2, influence=4).holds("civil_servant")
    table.begin()
    assert table.options("promote") == ["promote hr_executive a", "promote hr_executive b"]

    table.choose("promote hr_executive b")

    assert table.seat(0).changed() == {"knowledge": -2, "influence": -4, "money": 3, "lth": 3}
    assert table.seat(0).cards() == ["hr_executive"]
    assert table.discarded("job") == ["civil_servant"]


@rule("PH.cardaction.18")
def test_a_new_job_has_the_same_category_and_exactly_the_next_level() -> None:
    table = firm("three", "art_0", "two_1", "spa")

    assert table.options("promote") == ["promote two_1 a", "promote two_1 b"]


@rule("PH.cardaction.18")
def test_a_promotion_must_be_paid() -> None:
    table = firm("two_1")
    table.seat(0).has(influence=1)

    assert table.options("promote") == []
    assert table.refused("promote two_1 a") == "cannot_pay"
    assert table.missing("promote two_1 a") == {"influence": 1}


@rule("PH.cardaction.20")
def test_where_no_job_fits_nothing_is_said_to_be_missing() -> None:
    table = Table(cards=[ONE, *OTHERS], only=True).goals().row("job", "art_0")
    table.seat(0).holds("one")
    table.begin()

    assert table.refused("promote one a") == "no_fitting_job"
    assert table.missing("promote one a") == {}


@rule("PH.cardaction.19", "PH.cardaction.33")
def test_fitting_jobs_of_the_row_come_before_the_pile_and_the_player_chooses() -> None:
    table = firm("two_2", "art_0", "two_3").next_cards("job", "art_1", "two_1")
    pile = table.pile_ids("job")
    assert [line[:-2] for line in table.options("promote")] == ["promote two_2"] * 2 + ["promote two_3"] * 2

    table.choose("promote two_3 a")

    assert table.seat(0).cards() == ["two_3"]
    assert table.pile_ids("job") == pile[1:]


@rule("PH.cardaction.19", "PH.cardaction.33")
def test_else_the_pile_is_searched_from_the_bottom_and_shuffled() -> None:
    table = firm("art_0", "three").next_cards("job", "art_1", "two_2", "two_1", "art_2", "two_3", "art_3", "art_4")
    pile = table.pile_ids("job")
    assert table.options("promote") == ["promote one a", "promote one b"]

    table.choose("promote one a")

    left = [id for id in pile if id != "two_2"]
    assert table.seat(0).cards() == ["two_2"]
    assert sorted(table.pile_ids("job")) == sorted(left)
    assert table.pile_ids("job") != left
    assert table.row_ids("job") == ["art_0", "three"]


@rule("PH.cardaction.19", "PH.cardaction.33")
def test_else_the_discard_pile_is_searched_from_the_top_and_the_pile_is_shuffled_all_the_same() -> None:
    table = firm("art_0").thrown_away("two_2", "two_1", "art_1", "two_3", "art_2")
    table.next_cards("job", "art_3", "art_4", "spa", "three")
    pile = table.pile_ids("job")

    table.choose("promote one b")

    assert table.seat(0).cards() == ["two_3"]
    assert table.discarded("job") == ["two_2", "two_1", "art_1", "art_2", "one"]
    assert sorted(table.pile_ids("job")) == sorted(pile)
    assert table.pile_ids("job") != pile


@rule("PH.cardaction.20")
def test_without_a_fitting_job_anywhere_promotion_is_not_legal() -> None:
    table = firm("art_0")
    for id in ("two_1", "two_2", "two_3"):
        table.seat(1).holds(id)

    assert table.options("promote") == []
    assert table.refused("promote one a") == "no_fitting_job"
    assert table.refused_by("promote one a") == "PH.cardaction.20"
    assert "study" in table.options()


@rule("PH.cardaction.21", "PH.discard.04")
def test_the_old_job_leaves_without_penalty_just_before_the_new_one_comes() -> None:
    table = firm("two_1")

    table.choose("promote two_1 a")

    assert table.seat(0).changed() == {"influence": -2, "lth": 3}
    assert (table.discarded("job"), table.seat(0).filled) == (["one"], 1)
    assert table.events.index(table.told("discarded")[0]) + 1 == table.events.index(table.told("promoted")[0])


@rule("PH.cardaction.22")
def test_a_promotion_neither_pays_nor_earns_the_hiring_of_the_new_job() -> None:
    table = firm("two_1")
    assert table.seat(0).money == 0

    table.choose("promote two_1 a")

    assert table.seat(0).money == 0


@rule("PH.cardaction.23", "PH.cardaction.02")
@pytest.mark.parametrize(("held", "line"), [("one", "promote two_1 a"), ("three", "retire")])
def test_the_hourglass_of_a_promotion_or_retirement_is_spent(held: str, line: str) -> None:
    table = firm("two_1", held=held)

    table.choose(line)

    changed = table.seat(0).changed("hourglasses", "used")
    assert (changed["hourglasses"], changed["used"]) == (-1, 1)
    assert sum(table.state.players[0].placed) == 0


@rule("PH.cardaction.24")
def test_a_ceo_retires() -> None:
    table = Table().goals()
    me = table.seat(0).has(knowledge=3, creativity=3, influence=9, stress=12).holds("ceo")
    table.begin()

    table.choose("retire")

    changes = {"knowledge": -3, "creativity": -3, "influence": -9, "money": 6, "stress": -1, "lth": 4}
    assert me.changed() == changes
    assert (me.cards(), me.aside(), me.level("ceo")) == ([], ["ceo"], 2)


@rule("PH.cardaction.25")
@pytest.mark.parametrize(("held", "line"), [("one", "promote two_1 a"), ("three", "retire")])
def test_retirement_counts_as_a_promotion(held: str, line: str) -> None:
    table = firm("two_1", held=held).goals("climber")
    table.seat(0).holds("proud")

    table.choose(line)

    assert table.seat(0).measure("promotions") == 1
    assert table.seat(0).changed() == {"influence": -2, "creativity": 1, "lth": 7 + (3 if held == "one" else 4)}


@rule("PH.cardaction.26")
def test_a_retired_job_offers_no_card_action() -> None:
    table = firm("two_1", held="plan_0")
    table.seat(0).has_aside("three")

    assert [line for line in table.options() if "three" in line] == ["discard three"]
    assert table.options("promote", "retire") == []
    for line in ("retire", "promote"):
        assert (table.refused(line), table.refused_by(line)) == ("has_retired", "PH.cardaction.26")


@rule("PH.cardaction.32")
def test_the_place_of_a_promoted_job_in_the_row_is_filled_from_the_bottom_of_the_pile() -> None:
    table = firm("art_0", "two_1", "spa").next_cards("job", "art_3")

    table.choose("promote two_1 a")

    assert table.row_ids("job") == ["art_0", "art_3", "spa"]


@rule("PH.cardaction.34", "PH.cardaction.04")
def test_a_promotion_is_paid_rewarded_and_then_changes_the_jobs() -> None:
    table = firm("two_1")
    for plan in PLANS:
        table.seat(0).holds(plan.id)
    table.mark()

    table.choose("promote two_1 a")

    names = [
        name
        for event in table.events
        for name in ("paid", "gained", "discarded", "stress", "promoted", "turned_up")
        if event in table.told(name)
    ]
    assert names == ["paid", "gained", "discarded", "stress", "promoted", "turned_up"]
    assert table.seat(0).changed() == {"influence": -2, "lth": 3, "stress": 1}
    assert table.told("stress")[0].rule == "PH.slots.11"


@rule("PH.cardaction.34")
@pytest.mark.parametrize(("first", "stress"), [("relax", 11), ("health", 12)])
def test_the_stress_of_an_excess_slot_comes_after_the_reward_of_a_promotion(first: str, stress: int) -> None:
    table = firm("two_1", held="spa")
    for plan in PLANS:
        table.seat(0).holds(plan.id)
    table.seat(0).has(stress=14)

    table.choose("promote two_1 a", f"first {first}")

    assert table.seat(0).stress == stress
