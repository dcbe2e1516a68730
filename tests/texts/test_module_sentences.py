"""What modules tell: prices, gains and memories of their own kind."""

import pytest

from tests.pursuit.modules.attic import attic
from tests.texts.playing import NAMES
from wellspent.games.pursuit.board import SPEND
from wellspent.games.pursuit.cards import ABILITY_ON, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.events import Events, EventsPart
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.kids import Kids, KidsPart
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.school import School
from wellspent.games.pursuit.modules.services import Services
from wellspent.games.pursuit.modules.stand_alone_jobs import StandAloneJobs
from wellspent.games.pursuit.modules.store_owners import StoreOwners, StoresPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import of_module, trait
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


@rule("PET.base.01", "SRV.base.01")
def test_what_an_item_brings_by_an_ability_is_promised_for_items_alone() -> None:
    shopper = trait("shopper", Ability(ABILITY_ON, occasion=SPEND, gain=goods(creativity=1)))
    cards = [*of_module("pets"), *of_module("services"), shopper]
    table = Table(Pets, Services, cards=cards, seats=1).row("item_activity", "koi", "newspaper", "car")
    table.seat(0).has(money=9).holds("shopper")
    table.begin()

    assert "gain 1 Creativity from your abilities" in said(table, "spend car 1")
    assert "abilities" not in said(table, "spend koi 1") + said(table, "spend newspaper 1")


@rule("KID.discard.03", "KID.discard.05")
def test_giving_a_kid_up_tells_the_penalty() -> None:
    table = Table(Kids, cards=of_module("kids"), seats=1)
    table.seat(0).holds("lotte").holds("ambrose")
    part_of(table.state, KidsPart).parent[table.game.rules.card("lotte").index] = table.game.rules.card("ambrose").index
    table.begin().choose("discard ambrose")
    assert said(table, "give_up_kid lotte") == "Let Lotte go, too, lose 1 STH and take 1 Stress."

    table.choose("keep_kid lotte")

    assert said(table, "discard lotte") == "Discard “Lotte”: lose 1 STH, take 1 Stress (a card discarded)."


@rule("KID.discard.03", "PH.sth.02")
@pytest.mark.parametrize(
    ("sth", "english", "french"), [(-1, "lose 1 STH", "perdre 1 BCT"), (-2, "lose 1 LTH", "perdre 1 BLT")]
)
def test_giving_a_kid_up_tells_what_it_costs_after_the_partner(sth: int, english: str, french: str) -> None:
    table = Table(Kids, cards=of_module("kids"), seats=1)
    table.seat(0).has(sth=sth, lth=4).holds("lotte").holds("ambrose")
    part_of(table.state, KidsPart).parent[table.game.rules.card("lotte").index] = table.game.rules.card("ambrose").index
    table.begin().choose("discard ambrose")

    assert said(table, "give_up_kid lotte") == f"Let Lotte go, too, {english} and take 1 Stress."
    assert said(table, "give_up_kid lotte", FRENCH) == f"Laisser partir Lotte aussi, {french} et prendre 1 Stress."


@rule("NOS.board.05", "NOS.board.07")
@pytest.mark.parametrize(("sth", "lost"), [(-2, "lose 1 STH"), (-3, "lose 1 LTH")])
def test_giving_a_memory_up_tells_what_it_costs(sth: int, lost: str) -> None:
    table = attic(*of_module("nostalgia"), board=["herbarium"])
    table.seat(0).has(sth=sth)
    table.begin()

    assert said(table, "forget herbarium") == f"Let “A Leaf in the Telephone Book” go and {lost}."


@rule("PET.upkeep.02", "FRI.upkeep.03", "PH.sth.02")
@pytest.mark.parametrize(("sth", "lost"), [(-2, "lose 1 STH"), (-3, "lose 1 LTH")])
@pytest.mark.parametrize(("module", "card"), [(Pets, "koi"), (Friends, "kevin")])
def test_letting_a_pet_or_friend_go_tells_what_it_costs(module: type[Module], card: str, sth: int, lost: str) -> None:
    table = Table(module, cards=of_module(module.name))
    table.seat(0).has(sth=sth).holds(card)
    table.begin("upkeep", "adult_2")

    assert f": {lost}, take 1 Stress" in said(table, f"lose {card}")


@rule("PH.sth.02", "PH.q.21")
@pytest.mark.parametrize(("sth", "price"), [(-2, "1 STH"), (-3, "1 LTH")])
def test_a_price_in_sth_is_told_as_the_mood_pays_it(sth: int, price: str) -> None:
    table = Table(Pets, cards=of_module("pets"))
    table.seat(0).has(money=2, sth=sth).holds("koi", level=3)
    table.begin("upkeep", "adult_2")

    assert said(table, "pay koi") == f"Feed “Koi”: pay 2 Money and {price}, gain 3 LTH."


@rule("PH.sth.02")
def test_a_price_of_several_sth_is_told_in_the_parts_in_which_it_is_paid() -> None:
    table = at_work()
    table.state.players[0].sth = -2

    assert said(table, f"work_harder {DESIGNER} 1") == "Work harder: pay 1 STH, gain 3 Money."
    assert said(table, f"work_harder {DESIGNER} 2") == "Work twice as hard: pay 1 STH and 1 LTH, gain 6 Money."

    table.state.players[0].sth = -3

    assert "you pay 1 LTH and gain 3 Money" in ENGLISH.question(table.game, table.state, 0)


@rule("KID.comp.02", "KID.action.10")
def test_a_single_parent_says_that_a_kid_comes_along() -> None:
    table = Table(Kids, cards=of_module("kids"), seats=1).row("partner", "ambrose", "renata", "beatriz", "martha")
    table.begin()

    for id in ("ambrose", "renata", "beatriz"):
        assert "A Kid comes along." in said(table, f"date {id} a")
    assert "Kid" not in said(table, "date martha a")


@rule("SCH.action.06")
def test_another_career_tells_which_job_is_left() -> None:
    table = Table(School, cards=of_module("school"), seats=1)
    table.seat(0).has(knowledge=9, creativity=9, influence=9).holds("rugby_player")
    table.begin(round="teen")

    assert "leave your present Job, Rugby Player" in said(table, "career trapeze_artist")
    assert "leave your present Job" not in said(table, "career medicine")


@rule("NOS.trigger.02", "MOD.q.07", "SCH.base.05")
def test_what_a_memory_waits_for_is_told_by_the_name_of_the_action() -> None:
    words = Messages("en", catalog())

    # A Career Choice brings a Job or a Project, and a Career ends in Retirement, without any of these actions.
    assert words.say("occasion-get_job") == "perform Get Job"
    assert words.say("occasion-take_project") == "perform Take Project (of any kind)"
    assert words.say("occasion-promotion") == "Get a Promotion (into Retirement too)"


def asked(table: Table) -> str:
    return ENGLISH.question(table.game, table.state, table.decider)


@rule("FRI.base.03", "PH.sth.12")
def test_the_question_how_to_pay_speaks_of_the_mood_for_projects_alone() -> None:
    table = Table(Friends, cards=of_module("friends"), seats=1)
    table.seat(0).has(knowledge=4, creativity=4, sth=2).holds("the_twins")
    table.begin().choose("visit the_twins 2")

    assert asked(table) == "“Ida and Otto” costs 2 Resources of your choice. Which Resources do you pay?"


@rule("EVT.effect.01", "EVT.base.02")
@pytest.mark.parametrize(
    ("id", "price"),
    [
        ("new_form", "1 Influence and 1 Resource of your choice"),
        ("technological_breakthrough", "1 Influence (1 Resource of your choice less)"),
    ],
)
def test_the_question_how_to_pay_tells_what_an_event_adds_or_takes_off(id: str, price: str) -> None:
    table = Table(Events, cards=of_module("events"), seats=1).row("project", "act_in_play")
    part = part_of(table.state, EventsPart)
    part.in_force, part.in_force_met = table.game.rules.card(id).index, int(id != "new_form")
    table.seat(0).has(knowledge=5, creativity=5, influence=5)
    table.begin(round="adult_2").choose("take act_in_play 1")

    assert asked(table) == f"“Act in Play” costs {price}. Which Resources do you pay?"


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
