"""What modules tell: prices, gains and memories of their own kind."""

import pytest

from tests.texts.playing import NAMES
from wellspent.games.pursuit.modules.events import Events
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.stand_alone_jobs import StandAloneJobs
from wellspent.games.pursuit.modules.store_owners import StoreOwners, StoresPart
from wellspent.games.pursuit.state import part_of
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import of_module
from wellspent.titles.pursuit.texts import Texts
from wellspent.titles.pursuit.texts.memories import Memories, tellers_of
from wellspent.titles.pursuit.texts.messages import Messages

ENGLISH = Texts("en", catalog())
FRENCH = Texts("fr", catalog())
DESIGNER = "graphic_designer_alone"


def said(table: Table, line: str, texts: Texts = ENGLISH) -> str:
    game, state, seat = table.game, table.state, table.decider
    [choice] = [choice for choice in game.options(state, seat) if game.notation(choice) == line]
    return texts.choice(game, state, seat, choice)


def at_work() -> Table:
    table = Table(StandAloneJobs, cards=of_module("stand_alone_jobs"))
    table.seat(0).has(knowledge=1, creativity=2).holds(DESIGNER)
    return table.begin("upkeep", "adult_2").choose(f"pay {DESIGNER}")


@pytest.mark.parametrize(
    ("times", "sentence"),
    [
        (0, "Work no harder than that."),
        (1, "Work harder: pay 1 STH, gain 3 Money."),
        (2, "Work twice as hard: pay 2 STH, gain 6 Money."),
    ],
)
def test_harder_work_tells_its_price_as_often_as_it_is_paid(times: int, sentence: str) -> None:
    assert said(at_work(), f"work_harder {DESIGNER} {times}") == sentence


def test_the_question_of_harder_work_tells_the_price_of_once() -> None:
    table = at_work()

    asked = "“Graphic Designer”: do you work harder? Each time, you pay 1 STH and gain 3 Money."
    assert ENGLISH.question(table.game, table.state, 0) == asked


def store(count: int) -> Table:
    table = Table(StoreOwners, cards=of_module("store_owners"), seats=1)
    table.seat(0).has(influence=3).holds("corner_bakery")
    part_of(table.state, StoresPart).indicators[table.game.rules.card("corner_bakery").index] = count
    return table.begin()


def test_a_sale_tells_what_all_indicators_bring_together() -> None:
    table = store(3)
    assert said(table, "sell corner_bakery") == "Sell your business, Baker: pay 3 Influence, gain 6 Money and 3 LTH."
    table.choose("sell corner_bakery")

    lines = [ENGLISH.event(table.game, event, NAMES) for event in table.events]
    assert "Ines sells the business (Baker): 3 Level indicators." in lines
    assert not any(line is not None and "loses" in line for line in lines)


def test_feeding_a_pet_tells_what_its_next_level_asks_and_gives() -> None:
    table = Table(Pets, cards=of_module("pets"))
    table.seat(0).has(money=2).holds("koi", level=3)
    table.begin("upkeep", "adult_2")

    assert said(table, "pay koi") == "Feed “Koi”: pay 2 Money and 1 STH, gain 3 LTH."
    assert (
        said(table, "pay koi", FRENCH)
        == "Nourrir «\u00a0Carpe koï\u00a0»\u00a0: payez 2 Argent et 1 BCT, gagnez 3 BLT."
    )


def test_getting_ready_tells_the_price_and_what_it_is_good_for() -> None:
    table = Table(Events, cards=of_module("events")).next_cards("event", "natural_disaster")
    table.seat(0).has(knowledge=2)
    table.begin("preparation")

    promise = "Get ready for “Natural Disaster”: pay 2 Knowledge. Your Money is safe at the end of the next round."
    assert said(table, "ensure natural_disaster") == promise


def memories(table: Table) -> list[str]:
    texts = Messages("en", catalog())
    tellers = tellers_of(texts, table.game, ["Ines", "Omar", "Kim", "Mei", "Ada"], "seed", table.events)
    teller = Memories(texts, table.game, "seed", 0, tellers)
    return [line.words for event in table.events for line in teller.of(event)]


def test_a_best_friendship_is_remembered_once() -> None:
    table = Table(Friends, cards=of_module("friends"), seats=1)
    table.seat(0).has(knowledge=12).holds("kevin", level=2)
    table.begin().choose("visit kevin 3", "spend_time kevin 3", "spend_time kevin 3")

    assert memories(table) == ["On Thursdays {they} told Kevin everything, and Kevin told nobody."]


def test_a_sale_is_the_top_of_a_business() -> None:
    table = store(1).choose("sell corner_bakery")

    assert memories(table) == ["{name} sold the bakery, oven, queue and all, and slept until noon."]


def test_a_pet_that_is_let_go_is_remembered_as_one() -> None:
    table = Table(Pets, cards=of_module("pets"))
    table.seat(0).holds("koi")
    table.begin("upkeep", "adult_2").choose("lose koi")

    [line] = memories(table)
    assert "Koi" in line


def test_whoever_an_event_touches_remembers_it() -> None:
    table = Table(Events, cards=of_module("events"), seats=1).next_cards("event", "rents_go_up", "new_form")
    table.begin("preparation").end_round()

    assert memories(table) == ["{name} paid for the same stairs as if they led somewhere else."]


def test_harder_work_is_remembered_once() -> None:
    table = at_work().choose(f"work_harder {DESIGNER} 1")
    table.seat(0).has(knowledge=1, creativity=2, hourglasses=5)
    table.begin("upkeep", "adult_3").choose(f"pay {DESIGNER}", f"work_harder {DESIGNER} 2")

    top = catalog().text(DESIGNER).top
    assert top is not None
    assert memories(table) == [top.en]
