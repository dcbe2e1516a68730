"""Named Community cards, and the worked examples with their numbers."""

from typing import ClassVar

import pytest

from tests.pursuit.modules.neighbourhood import (
    asking,
    board_ids,
    engage,
    engaged_in,
    gains,
    happening,
    lay,
    open_table,
    spend_hours,
)
from wellspent.engine.names import number_of
from wellspent.games.pursuit.cards import DEEDS, PRICE_ITEM, Level
from wellspent.games.pursuit.effects import Does
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.modules.group_items import GroupItems
from wellspent.games.pursuit.modules.health_activities import HealthActivities
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.services import Services
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import value
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, of_module, plain

REAL = of_module("community")
LAMP = level({"money": 2}, {"influence": 1})
PLANS = plain("basic_project", *[f"plan_{number}" for number in range(6)])
ITEMS = plain("item", *[f"lamp_{number}" for number in range(8)], lines=LAMP)


def sale(*modules: type[Module], money: int = 20) -> Table:
    """The first seat has engaged in Black Friday, and Items lie in the row, more to come."""
    extra = [
        card("pup", "pet", level({"money": 1}), level(), level()),
        card("maid", "service", level({"money": 1}), level()),
        card("gym", "health_activity", level({"money": 1}), level(), level()),
        card("van", "group_item", *[level({"money": 2}, {"influence": 1}) for _ in range(4)]),
    ]
    known = {"pup": Pets, "maid": Services, "gym": HealthActivities, "van": GroupItems}
    wanted = [each for each in extra if known[each.id] in modules]
    table = Table(Community, *modules, cards=[*REAL, *ITEMS, *wanted, *plain("activity", "walk", lines=LAMP)])
    spend_hours(table, 1)
    lay(table.goals(), "black_friday").row("item_activity", "lamp_0", "walk", *[each.id for each in wanted])
    table.next_cards("item_activity", *[f"lamp_{number}" for number in range(1, 8)])
    table.seat(0).has(money=money)
    return table.begin().choose("engage black_friday", "pass")


@rule("COM.faq.01", "COM.faq.02")
def test_black_friday_lets_one_item_follow_the_other() -> None:
    table = sale()
    table.mark()

    table.choose("spend lamp_0 1")
    assert table.options() == [*[f"buy lamp_1 {number}" for number in (1, 2, 3)], "stop"]
    table.choose("buy lamp_1 3", "buy lamp_2 2", "stop")

    seat = table.seat(0)
    assert seat.cards() == ["lamp_0", "lamp_1", "lamp_2"]
    assert [seat.level(id) for id in seat.cards()] == [1, 3, 2]
    # Two Resources each, one Hourglass for the Spend, no Stress of repetition.
    assert seat.changed("hourglasses") == {"money": -6, "influence": 3, "hourglasses": -1}
    assert table.row_ids("item_activity") == ["lamp_3", "walk"]


@rule("COM.faq.01")
def test_black_friday_goes_on_for_the_round_and_needs_money() -> None:
    table = sale(money=6).choose("spend lamp_0 1", "stop")

    table.choose("spend lamp_1 1", "buy lamp_2 1")

    assert table.seat(0).money == 0
    assert table.refused("buy lamp_3 1") == "cannot_pay"
    assert table.options() == ["stop"]


@rule("COM.faq.01")
def test_without_black_friday_a_purchase_is_one_item() -> None:
    table = Table(Community, cards=[*REAL, *ITEMS]).goals().row("item_activity", "lamp_0", "lamp_1")
    table.seat(0).has(money=9)
    table.begin().choose("spend lamp_0 1")

    assert table.decider == 1


@rule("COM.faq.01")
def test_black_friday_ends_with_the_round() -> None:
    table = sale()
    table.end_round().choose("outcome black_friday 2")
    assert table.age == "adult_2"
    table.row("item_activity", "lamp_4").seat(0).has(money=9)
    while table.decider:
        table.choose("rest 0")

    table.choose("spend lamp_4 1")

    assert table.options("buy", "stop") == []


@rule("COM.faq.02")
def test_the_chain_is_one_action_and_the_turn_is_over_when_it_stops() -> None:
    table = sale()
    table.seat(1).has(hourglasses=3)
    table.choose("spend lamp_0 1", "buy lamp_1 1", "stop")

    assert table.decider == 1


@rule("COM.faq.02", "XP.life.01")
def test_a_chain_that_ends_the_life_is_completed_first() -> None:
    weights = plain("item", "weight", "anvil", lines=level({"stress": 1}, {"lth": 1}))
    table = Table(Community, cards=[*REAL, *ITEMS, *weights]).goals()
    table.row("item_activity", "lamp_0", "weight", "anvil").next_cards("item_activity", "lamp_1", "lamp_2", "lamp_3")
    part_of(table.state, CommunityPart).black_friday = 1
    table.seat(0).has(stress=15, money=9)
    table.begin().choose("spend lamp_0 1", "buy weight 1")

    assert table.seat(0).is_alive
    assert table.refused("buy anvil 1") == "too_much_stress"
    table.choose("buy lamp_1 1", "stop")
    assert table.seat(0).changed() == {"money": -4, "influence": 2, "stress": 1, "lth": 1}
    assert not table.seat(0).is_alive
    assert table.decider == 1


@rule("COM.faq.03")
@pytest.mark.parametrize(
    ("module", "line"), [(None, "spend walk 1"), (Pets, "spend pup 1"), (Services, "spend maid 1")]
)
def test_what_is_no_item_starts_no_chain(module: type[Module] | None, line: str) -> None:
    table = sale(*([module] if module else [])).choose(line)

    assert table.options("buy", "stop") == []


class Gadgets(Module):
    """Items of a kind that nobody else knows."""

    name: ClassVar[str] = "gadgets"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_kind("gadget", thing_price=PRICE_ITEM)


@rule("COM.faq.03", "MOD.q.06")
def test_whatever_a_module_calls_an_item_starts_a_chain_and_continues_it() -> None:
    gadgets = [card(id, "gadget", level()) for id in ("juicer", "toaster")]
    table = Table(Community, Gadgets, cards=[*REAL, *ITEMS, *gadgets]).goals()
    table.row("item_activity", "juicer", "toaster", "lamp_0", "lamp_1")
    part_of(table.state, CommunityPart).black_friday = 1
    table.begin().choose("spend juicer 1", "buy toaster 1", "stop")

    assert {"juicer", "toaster"} <= set(table.seat(0).cards())
    assert part_of(table.state, CommunityPart).bought[0] == 2


@rule("COM.faq.03")
def test_a_health_activity_is_an_activity_and_starts_no_chain() -> None:
    table = sale(HealthActivities)
    table.choose(table.options("spend")[-1])

    assert "gym" in table.seat(0).cards()
    assert table.options("buy", "stop") == []


@rule("COM.faq.03")
def test_only_items_continue_the_chain() -> None:
    table = sale(Pets, Services, HealthActivities).choose("spend lamp_0 1")

    assert {line.split()[1] for line in table.options("buy")} == {"lamp_1"}


@rule("COM.faq.03", "COM.q.13", "GRI.q.07")
def test_a_group_item_starts_and_continues_the_chain_with_an_hourglass() -> None:
    table = sale(GroupItems).choose("spend lamp_0 1")
    table.mark()
    assert [line for line in table.options("buy") if "van" in line] == [f"buy van {number}" for number in (1, 2, 3, 4)]

    table.choose("buy van 2", "stop")
    assert table.seat(0).changed("hourglasses") == {"money": -2, "influence": 1, "hourglasses": -1}
    assert table.seat(0).measure("items_bought") == 2

    started = sale(GroupItems).choose("spend van 1")
    assert "stop" in started.options()


@rule("COM.faq.04", "COM.q.13")
def test_the_outcomes_count_every_item_bought_this_round() -> None:
    table = Table(Community, cards=[*REAL, *ITEMS]).goals().row("item_activity", "lamp_0")
    lay(table.next_cards("item_activity", "lamp_1", "lamp_2", "lamp_3"), "black_friday")
    table.seat(0).holds("lamp_7").has(money=20)
    spend_hours(table, 1)
    table.begin().choose("spend lamp_0 1", "pass", "upgrade lamp_7 2", "discard lamp_0")
    assert table.seat(0).measure("items_bought") == 1

    table.choose("engage black_friday", "spend lamp_1 1", "stop", "rest 0")
    table.end_round()

    assert table.options() == [f"outcome black_friday {number}" for number in (2, 3, 4)]
    assert table.refused("outcome black_friday 5") == "requirement"


@rule("COM.q.14")
def test_rows_are_not_refreshed_inside_the_chain() -> None:
    table = sale()
    assert table.options("refresh")

    assert table.choose("spend lamp_0 1").options("refresh") == []


def blind_date(*held: str) -> Table:
    dear = level(needs={"money": 9}, reward={"lth": 7}, upkeep={"money": 1})
    mates = [card(id, "partner", level(reward={"lth": 7}), dear, level()) for id in ("ada", "bea")]
    table = engage(open_table(cards=[*REAL, *mates, *PLANS], board=["blind_date"]), 0, "blind_date")
    for id in held:
        table.seat(0).holds(id)
    table.seat(0).has(money=1, influence=1)
    return table.row("partner", "ada").begin("resolution", "adult_1")


@rule("COM.faq.05")
def test_blind_date_brings_a_partner_at_the_relationship_level_for_nothing_else() -> None:
    table = blind_date().choose("outcome blind_date 4", "receive ada a")

    assert table.seat(0).cards() == ["ada"]
    assert table.seat(0).level("ada") == 2
    assert table.seat(0).changed() == {"money": -1, "influence": -1}


@rule("COM.faq.06")
def test_the_partner_of_a_blind_date_is_a_full_one() -> None:
    table = blind_date("bea", *[each.id for each in PLANS])
    table.choose("outcome blind_date 4", "receive ada a")

    causes = [event.rule for event in table.told("stress") if event.seat == 0]
    assert set(causes[:2]) == {"PH.slots.11", "PH.partner.06"}
    assert {"pay ada", "lose ada"} & set(table.options())


def comparing(id: str, levels: list[Level], **values: int) -> Table:
    table = open_table(cards=[happening(id, *levels, marks=["multiple", "most"])], seats=3)
    table.seat(0).has(**values)
    return engage(table, 0, id)


@rule("COM.faq.07", "COM.faq.08", "COM.q.08")
@pytest.mark.parametrize(
    ("measure", "own", "others", "has_most"),
    [
        ("most_popularity", {"popularity": 5}, {"popularity": 4}, True),
        ("most_popularity", {"popularity": 5}, {"popularity": 5}, True),
        # The same Score, but one space behind.
        ("most_popularity", {"popularity": 5}, {"popularity": 6}, False),
        ("most_resources", {"knowledge": 1, "creativity": 2, "influence": 3}, {"knowledge": 6}, True),
        ("most_resources", {"knowledge": 5, "money": 9}, {"influence": 6}, False),
        ("most_resources", {"knowledge": 5}, {"knowledge": 4, "money": 9}, True),
    ],
)
def test_the_most_is_compared_with_all_living_players_and_a_tie_is_enough(
    measure: str, own: dict[str, int], others: dict[str, int], has_most: bool
) -> None:
    table = comparing("prize", [level(), level(), Level(needs=asking(measure))], **own)
    # A player who has not engaged counts too, a dead one does not.
    table.seat(1).has(**others)
    table.seat(2).has_died().has(popularity=15, knowledge=99)
    table.begin("resolution", "adult_1")

    assert ("outcome prize 3" in table.options()) is has_most


@rule("COM.faq.07", "COM.faq.08")
@pytest.mark.parametrize(
    ("id", "measure"), [("new_family_next_door", "most_popularity"), ("pumpkin_contest", "most_resources")]
)
def test_the_printed_cards_ask_for_the_most(id: str, measure: str) -> None:
    table = Table(Community, cards=REAL)
    [test] = table.game.rules.card(id).levels[-1].needs

    assert (test.measure, test.bound) == (asking(measure)[0].measure, 1)


# Worked examples.


@rule("COM.ex.01", "COM.ex.03")
def test_maria_organizes_a_party_and_has_an_hourglass_for_the_seminar() -> None:
    table = open_table(cards=REAL, seats=1, board=["organize_a_party", "safety_seminar", "dog_walker"])
    table.seat(0).has(money=1, creativity=2, knowledge=1, influence=5)
    table.begin()

    table.choose("engage organize_a_party")
    assert table.seat(0).changed("hourglasses") == {"money": -1, "creativity": -2, "sth": 1}
    assert table.seat(0).popularity == 1
    assert engaged_in(table, "organize_a_party") == [0]

    table.seat(0).mark()
    table.seat(0).has(popularity=1)
    table.choose("engage_longer safety_seminar")
    table.seat(0).has(popularity=1)
    assert table.seat(0).used == 1
    assert engaged_in(table, "safety_seminar") == [0]
    assert table.refused("engage_longer dog_walker") == "too_few_fans"


@rule("COM.ex.02", "COM.engage.12")
def test_nick_joins_john_at_the_renaissance_fair() -> None:
    table = open_table(cards=REAL, board=["renaissance_fair"])
    table.seat(1).has(money=1)
    engage(table, 0, "renaissance_fair").begin(turn=1).choose("engage renaissance_fair")

    assert table.seat(1).changed() == {"money": -1}
    assert engaged_in(table, "renaissance_fair") == [0, 1]


@rule("COM.ex.04")
def test_the_fair_is_resolved_before_the_party_and_the_seminar() -> None:
    john, nick, maria = range(3)
    board = ["renaissance_fair", "organize_a_party", "safety_seminar"]
    table = open_table(cards=REAL, seats=3, board=board)
    engage(engage(table, john, "renaissance_fair"), nick, "renaissance_fair")
    engage(engage(table, maria, "organize_a_party"), maria, "safety_seminar")
    table.seat(john).has(knowledge=2, creativity=1, sth=1)
    table.seat(nick).has(knowledge=2, influence=3)
    table.begin("resolution", "adult_1", turn=john)

    table.choose("outcome renaissance_fair 3")
    assert table.seat(john).changed() == {"knowledge": -2, "creativity": -1, "influence": 3, "lth": 1, "sth": -1}
    assert table.seat(john).popularity == 1
    table.choose("outcome renaissance_fair 4")
    assert table.seat(nick).changed() == {"knowledge": -2, "influence": -3, "creativity": 4, "lth": 1}
    assert table.seat(nick).popularity == 2
    assert table.discarded("community") == ["renaissance_fair"]
    assert (table.decider, table.options()[0]) == (maria, "outcome organize_a_party 2")
    table.choose("outcome organize_a_party 2")
    assert (table.decider, table.options()[0]) == (maria, "outcome safety_seminar 2")


@rule("COM.ex.05")
@pytest.mark.parametrize("slot", range(4))
def test_the_getaway_leaves_and_the_big_project_takes_its_place(slot: int) -> None:
    slots = ["", "", "", "", "romantic_getaway"]
    slots[slot] = "big_project_at_work"
    table = open_table(cards=REAL, board=slots).begin("preparation", "adult_2")

    assert table.discarded("community") == ["romantic_getaway"]
    assert board_ids(table)[4] == "big_project_at_work"
    assert all(board_ids(table))


@rule("COM.ex.06")
@pytest.mark.parametrize(("maria", "nick"), [(7, 4), (9, 6)])
def test_maria_nick_and_john_after_the_third_adult_round(maria: int, nick: int) -> None:
    table = open_table(cards=REAL, seats=3, board=[])
    for seat, popularity in enumerate((maria, nick, 0)):
        table.seat(seat).has(popularity=popularity)
    table.begin("resolution", "adult_3")

    assert gains(table, "COM.pop.07") == {0: 3, 1: 2}
    assert [seat.popularity for seat in table.seats] == [maria - 1, nick - 1, 0]


@rule("COM.faq.01", "XP.turn.06")
def test_black_friday_is_a_deed_of_the_card() -> None:
    bargain = happening("bargain", Level(effects=[Does(number_of(DEEDS, "black_friday"))]), level())
    table = open_table(cards=[bargain]).begin().choose("engage bargain")

    assert part_of(table.state, CommunityPart).black_friday == 1


def test_all_but_two_levels_are_near_their_worth() -> None:
    far = {(each.card, each.level + 1) for each in value.outliers(REAL)}

    # Better than fair for a life that fits: three Items in a round, and a name that everybody knows.
    assert far == {("black_friday", 5), ("gala", 5)}


def test_a_quarter_of_the_cards_does_something_beyond_plain() -> None:
    beyond = [card for card in REAL if any(level.effects or level.needs for level in card.levels)]

    assert len(beyond) >= len(REAL) // 4
