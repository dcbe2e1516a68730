"""Safety & Security Jobs: a fourth Category by the rules of the other three."""

import pytest

from wellspent.games.pursuit.cards import FIELDS, Card
from wellspent.games.pursuit.modules.security import Security
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import job, level, of_module

CARDS = of_module("security")
HIRED = level({"knowledge": 2}, {"money": 6}, upkeep={"hourglass": 1}, upkeep_reward={"money": 6})
RISEN = level({"knowledge": 3}, {"lth": 3})
RETIRED = level({"knowledge": 3}, {"lth": 4}, upkeep_reward={"money": 3})
# One Job of every rank, and a rank 2 Job of another Category.
LADDER = [
    job("night_watch", "security", 1, HIRED, RISEN),
    job("sergeant", "security", 2, HIRED, RISEN),
    job("commander", "security", 3, HIRED, RETIRED),
    job("professor", "science", 2, HIRED, RISEN),
]


def security_table(*row: str) -> Table:
    return Table(Security, cards=LADDER, only=True).row("job", *row)


@rule("SEC.comp.01", "SEC.q.01")
def test_there_are_six_cards_two_of_each_level() -> None:
    assert len(CARDS) == 6
    assert sorted(card.rank for card in CARDS) == [1, 1, 2, 2, 3, 3]


@rule("SEC.comp.02", "SEC.q.02")
def test_they_are_one_category_beside_the_three() -> None:
    assert {FIELDS[card.field] for card in CARDS} == {"security"}
    assert FIELDS == ["science", "art", "social", "security"]


@rule("SEC.setup.01")
def test_they_are_in_the_job_pile_with_the_module_only() -> None:
    with_module, without = Table(Security, cards=CARDS), Table()

    assert {card.id for card in CARDS} <= set(with_module.pile_ids("job"))
    assert not {card.id for card in CARDS} & set(without.pile_ids("job"))


@rule("SEC.action.01", "SEC.action.02", "SEC.solo.01")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("id", ["night_watch", "sergeant", "commander"])
def test_a_job_of_any_level_is_taken_from_the_row_for_its_hiring_cost(id: str, seats: int) -> None:
    table = Table(Security, cards=LADDER, only=True, seats=seats).row("job", id)
    table.seat(0).has(knowledge=2)
    table.begin().choose(f"hire {id} b")

    assert table.seat(0).changed() == {"knowledge": -2, "money": 6}
    assert table.seat(0).filled == 1
    assert table.state.side[table.game.rules.card(id).index] == 1


@rule("SEC.action.01")
def test_a_new_job_replaces_the_old_one_without_penalty() -> None:
    table = security_table("night_watch")
    table.seat(0).has(knowledge=2).holds("professor")
    table.begin().choose("hire night_watch a")

    assert table.seat(0).cards() == ["night_watch"]
    assert "stress" not in table.seat(0).changed()


@rule("SEC.action.01")
def test_one_may_be_given_up_with_the_penalty() -> None:
    table = security_table()
    table.seat(0).holds("night_watch")
    table.begin().choose("discard night_watch")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}


@rule("SEC.action.03")
@pytest.mark.parametrize("place", ["row", "pile", "discard"])
def test_a_promotion_finds_the_next_level_in_the_row_the_pile_or_the_discard_pile(place: str) -> None:
    table = security_table(*(["sergeant"] if place == "row" else []))
    if place == "discard":
        table.thrown_away("sergeant")
    table.seat(0).has(knowledge=3).holds("night_watch")
    table.begin().choose("promote sergeant a" if place == "row" else "promote night_watch a")

    assert table.seat(0).cards() == ["sergeant"]
    assert table.seat(0).changed() == {"knowledge": -3, "lth": 3}


@rule("SEC.action.03", "SEC.ex.01", "SEC.q.04")
def test_no_promotion_while_every_job_of_the_next_level_is_taken() -> None:
    table = security_table("professor")
    table.seat(0).has(knowledge=3).holds("night_watch")
    table.seat(1).holds("sergeant")
    table.begin()

    assert table.options("promote") == []
    assert table.refused("promote night_watch a") == "no_fitting_job"


@rule("SEC.action.04")
def test_the_last_level_retires_and_pays_from_then_on() -> None:
    table = security_table()
    table.seat(0).has(knowledge=3).holds("commander")
    table.begin().choose("retire")
    assert table.seat(0).changed() == {"knowledge": -3, "lth": 4}

    table.mark()
    table.begin("upkeep", "adult_2")

    assert table.seat(0).changed() == {"money": 3}


@rule("SEC.upkeep.01")
def test_an_unpaid_upkeep_discards_the_job_with_the_penalty() -> None:
    table = security_table()
    table.seat(0).has(hourglasses=0).holds("night_watch")
    table.begin("upkeep").choose("lose night_watch")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("job") == ["night_watch"]


@rule("SEC.q.03")
def test_a_promotion_of_another_category_never_leads_here() -> None:
    cards: list[Card] = [*LADDER, job("rector", "science", 3, HIRED, RETIRED)]
    table = Table(Security, cards=cards, only=True).row("job", "commander")
    table.seat(0).has(knowledge=3).holds("professor")
    table.begin()

    assert table.options("promote") == ["promote professor a", "promote professor b"]


@rule("SEC.q.03")
def test_what_names_jobs_means_them_too() -> None:
    table = security_table()
    table.seat(0).holds("sergeant")

    assert table.seat(0).measure("jobs") == 1
    assert table.seat(0).measure("job_rank") == 2
