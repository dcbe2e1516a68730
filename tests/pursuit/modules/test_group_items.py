"""Group Items: the Roles of a Group Project, with Spend in place of Take Project."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_PRICE, ITEM_ACTIVITY_PILE, PRICE_ITEM, Ability
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.modules.events import Events, EventsPart
from wellspent.games.pursuit.modules.group_items import GroupItems
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, of_module, plain, trait

CARDS = of_module("group_items")
ADDITIONAL = [{"money": 1}, {"lth": 1}, {"influence": 2}, {"lth": 5}]
BOAT = card(
    "boat",
    "group_item",
    level({"money": 2}, {"sth": 1}),
    level({"knowledge": 1}, {"lth": 1}),
    level({"money": 1, "hourglass": 1}, {"lth": 2}),
    level({}, {"relax": 1}),
    additional=ADDITIONAL,
)
RAFT = card("raft", "group_item", level(), level(), level(), level(), additional=[{"sth": 2}, {}, {}, {}])
DECK = [BOAT, RAFT, *plain("item", "kettle", "spare")]


def item_table(*row: str, seats: int = 2) -> Table:
    table = Table(GroupItems, cards=DECK, only=True, seats=seats).row("item_activity", *row)
    return table.next_cards("item_activity", "spare")


@rule("GRI.comp.01", "GRI.comp.02")
def test_there_are_four_with_roles_and_additional_rewards() -> None:
    assert len(CARDS) == 4
    assert all(len(card.levels) == len(card.additional) == 4 for card in CARDS)


@rule("GRI.setup.01")
def test_they_are_shuffled_into_the_item_activity_pile() -> None:
    table = Table(GroupItems, cards=CARDS)

    assert {card.id for card in CARDS} <= {*table.pile_ids("item_activity"), *table.row_ids("item_activity")}


@rule("GRI.action.01", "GRI.q.01")
def test_whoever_buys_one_fills_a_role() -> None:
    table = item_table("boat", "kettle")
    table.seat(0).has(money=2, hourglasses=3)
    table.begin()
    assert table.options("spend")[:3] == ["spend boat 1", "spend boat 3", "spend boat 4"]

    table.choose("spend boat 1")

    assert table.seat(0).changed("hourglasses", "used") == {"money": -2, "sth": 1, "hourglasses": -1, "used": 1}
    assert table.seat(0).cards() == ["boat"]
    assert [(role.role, role.player) for role in table.state.roles] == [(0, 0)]
    assert table.row_ids("item_activity") == ["spare", "kettle"]


@rule("GRI.action.02", "GRI.base.04")
def test_its_hourglass_leaves_the_space_so_that_a_later_spend_costs_no_stress() -> None:
    table = item_table("boat", "kettle", seats=1)
    table.begin().choose("spend boat 4")
    assert table.seat(0).placed("spend") == 0

    table.choose("spend kettle 1")

    assert "stress" not in table.seat(0).changed()


@rule("GRI.action.02", "GRI.base.04")
def test_an_earlier_spend_still_costs_the_stress_of_repetition() -> None:
    table = item_table("boat")
    table.seat(0).stands_on(spend=1).has(knowledge=1)
    table.begin().choose("spend boat 2")

    assert table.seat(0).changed()["stress"] == 1


@rule("GRI.action.03", "GRI.action.06", "GRI.base.04", "GRI.q.02")
def test_anybody_fills_a_free_role_by_a_card_action() -> None:
    table = item_table("boat")
    table.seat(0).has(knowledge=1)
    table.seat(1).has(money=2).stands_on(spend=1)
    table.begin().choose("spend boat 4", "share boat 1", "share boat 2")

    assert table.seat(1).changed("hourglasses") == {"money": -2, "sth": 1, "hourglasses": -1}
    assert table.seat(1).cards() == []
    assert table.seat(0).changed()["lth"] == 1
    assert [role.player for role in table.state.roles] == [0, 1, 0]


@rule("GRI.action.03", "GRI.action.05", "GRI.q.01", "COM.q.13")
def test_one_that_comes_as_a_reward_lies_there_with_every_role_free() -> None:
    gift = card("gift", "activity", *[level(effects=[Take(ITEM_ACTIVITY_PILE)])] * 3)
    table = Table(GroupItems, cards=[*DECK, gift], only=True).row("item_activity", "gift", "boat")
    table.seat(0).has(hourglasses=1)
    table.seat(1).has(knowledge=1)
    table.begin().choose("spend gift 1", "receive boat")
    assert table.options("share") == ["share boat 2", "share boat 4"]
    assert table.refused("share boat 1") == "cannot_pay"

    table.choose("share boat 2")

    assert table.seat(1).changed() == {"knowledge": -1, "lth": 1}
    assert [(role.role, role.player) for role in table.state.roles] == [(1, 1)]


@rule("GRI.action.04")
def test_a_role_is_filled_once_and_nobody_has_three() -> None:
    table = item_table(seats=3)
    table.seat(0).has(knowledge=1).holds("boat", level=1).fills("boat", 4)
    table.begin(turn=1)
    assert table.refused("share boat 1") == "role_filled"

    table.choose("rest 0", "rest 0")

    assert table.decider == 0
    assert table.refused("share boat 2") == "two_roles"


@rule("GRI.action.05", "GRI.resolve.02")
def test_after_the_round_it_lies_aside_and_can_no_longer_be_joined() -> None:
    table = item_table()
    table.seat(0).holds("boat", level=4)
    table.begin().end_round()

    assert table.seat(0).aside() == ["boat"]
    table.play_on("action")
    assert table.options("share") == []
    assert table.refused("share boat 1") == ""


@rule("GRI.action.07", "MOD.gen.14")
def test_its_hourglasses_stay_until_the_resolution_phase() -> None:
    table = item_table("boat")
    table.begin().choose("spend boat 4")
    assert table.seat(0).used == 1
    assert len(table.state.roles) == 1

    table.end_round()

    assert table.state.roles == []


@rule("GRI.resolve.01", "GRI.ex.01", "GRI.q.08")
def test_every_own_role_gets_every_additional_reward_up_to_the_count() -> None:
    table = item_table()
    table.seat(0).holds("boat", level=1).fills("boat", 2)
    table.seat(1).fills("boat", 3)
    table.mark()
    table.begin("resolution")

    assert table.seat(0).changed() == {"money": 2, "lth": 2, "influence": 4}
    assert table.seat(1).changed() == {"money": 1, "lth": 1, "influence": 2}


@rule("GRI.resolve.01", "MOD.combo.07")
def test_group_projects_and_group_items_are_rewarded_in_the_same_step() -> None:
    project = card("fair", "group_project", *[level()] * 4, category="S", additional=[{"money": 3}, {}, {}, {}])
    table = Table(GroupItems, cards=[*DECK, project], only=True)
    table.seat(0).holds("boat", level=1).holds("fair", level=1)
    table.mark()
    table.begin("resolution")

    assert table.seat(0).changed() == {"money": 4}
    assert sorted(table.seat(0).aside()) == ["boat", "fair"]


@rule("GRI.base.01", "GRI.q.04")
def test_it_is_an_item_in_force_and_set_aside_and_uses_no_slot() -> None:
    table = item_table()
    table.seat(0).holds("boat", level=1).has_aside("raft", level=1).holds("kettle")

    assert table.seat(0).measure("items") == 3
    assert table.seat(0).filled == 0


@rule("GRI.base.01")
def test_a_lower_price_of_items_is_for_whoever_buys_it() -> None:
    thrift = trait("haggler", Ability(ABILITY_PRICE, price=PRICE_ITEM, less=goods(money=1)))
    table = Table(GroupItems, cards=[*DECK, thrift], only=True).row("item_activity", "boat")
    table.seat(0).has(money=1).holds("haggler")
    table.begin().choose("spend boat 1")

    assert table.seat(0).changed()["money"] == -1


@rule("GRI.base.02")
@pytest.mark.parametrize("sth", [-3, 3])
def test_the_mood_changes_no_price_of_buyer_or_participant(sth: int) -> None:
    table = item_table("boat")
    table.seat(0).has(money=2, sth=sth)
    table.seat(1).has(knowledge=1, sth=sth)
    table.begin().choose("spend boat 1", "share boat 2")

    assert table.seat(0).money == 0
    assert table.seat(1).knowledge == 0


@rule("GRI.base.02", "MOD.combo.07")
def test_an_event_about_projects_does_not_touch_it() -> None:
    crisis = next(found for found in of_module("events") if found.numbers.get("project_money"))
    table = Table(Events, GroupItems, cards=[*DECK, *of_module("events")], only=True).row("item_activity", "boat")
    part_of(table.state, EventsPart).in_force = table.game.rules.card(crisis.id).index
    table.seat(0).has(money=2)
    table.begin(round="adult_2").choose("spend boat 1")

    assert table.seat(0).money == 0


@rule("GRI.base.03")
def test_it_has_no_upkeep_and_no_upgrade() -> None:
    table = item_table()
    table.seat(0).has(money=9).holds("boat", level=1)
    table.begin()
    assert table.options("upgrade") == []
    table.begin("upkeep", "adult_2")
    assert table.options("pay", "lose") == []


@rule("GRI.base.05", "MOD.resolve.02")
def test_sth_of_additional_rewards_is_kept_into_the_next_round() -> None:
    table = item_table()
    table.seat(0).has(sth=1).holds("raft", level=1)
    table.begin("resolution")

    assert table.seat(0).sth == 2


@rule("GRI.end.01", "GRI.end.02", "MOD.life.03", "MOD.life.08")
def test_owner_and_participant_who_die_in_the_action_phase_still_count_and_are_rewarded() -> None:
    table = item_table(seats=2)
    table.seat(0).has(stress=15, hourglasses=3).stands_on(study=1).holds("boat", level=1)
    table.seat(1).has(money=1, knowledge=1)
    table.begin().choose("study")
    assert not table.state.players[0].is_alive

    table.choose("share boat 2")
    table.mark()
    table.end_round()

    assert table.seat(0).changed() == {"money": 1, "lth": 1}
    assert table.seat(1).changed() == {"money": 1, "lth": 1}


@rule("MOD.q.08")
def test_a_player_who_leaves_gets_no_additional_reward_but_still_counts_for_the_others() -> None:
    table = item_table()
    table.seat(0).holds("boat", level=1)
    table.seat(1).fills("boat", 2)
    table.begin(turn=1)
    table.interrupt(0, "leave")
    table.mark()
    table.end_round()

    assert table.seat(0).changed() == {}
    assert table.seat(1).changed() == {"money": 1, "lth": 1}


@rule("GRI.solo.01")
def test_alone_one_may_fill_two_roles() -> None:
    table = item_table("boat", seats=1)
    table.seat(0).has(knowledge=1)
    table.begin().choose("spend boat 4", "share boat 2")

    assert table.seat(0).measure("roles") == 2
    assert table.options("share") == []


@rule("GRI.q.03")
def test_further_hourglasses_of_a_role_are_spent_and_fill_no_role() -> None:
    table = item_table("boat")
    table.seat(0).has(money=1, hourglasses=4)
    table.begin().choose("spend boat 3")

    assert table.seat(0).changed("hourglasses")["hourglasses"] == -2
    assert len(table.state.roles) == 1


@rule("GRI.q.05", "MOD.action.06")
def test_it_can_never_be_given_up() -> None:
    table = item_table()
    table.seat(0).holds("boat", level=1).has_aside("raft", level=1)
    table.begin()

    assert table.options("discard") == []
    assert table.refused("discard boat") == "cannot_discard"
    assert table.refused("discard raft") == "cannot_discard"


@rule("GRI.q.06")
def test_with_all_roles_filled_nobody_joins() -> None:
    table = item_table(seats=3)
    table.seat(0).holds("boat", level=1).fills("boat", 2)
    table.seat(1).fills("boat", 3).fills("boat", 4)
    table.begin(turn=2)

    assert table.options("share") == []


@rule("GRI.q.06")
def test_if_nobody_joins_the_owner_alone_gets_the_first_additional_reward() -> None:
    table = item_table()
    table.seat(0).holds("boat", level=4)
    table.mark()
    table.begin("resolution")

    assert table.seat(0).changed() == {"money": 1}


@rule("GRI.q.07", "MOD.q.06")
@pytest.mark.parametrize(("hourglasses", "offered"), [(2, True), (1, False)])
def test_in_a_black_friday_the_role_takes_one_more_hourglass(hourglasses: int, offered: bool) -> None:
    table = Table(Community, GroupItems, cards=DECK, only=True).row("item_activity", "kettle", "boat")
    table.seat(0).has(hourglasses=hourglasses)
    table.begin()
    part_of(table.state, CommunityPart).black_friday = 1
    table.choose("spend kettle 1")
    assert ("buy boat 4" in table.options()) == offered
    if not offered:
        assert table.refused("buy boat 4") == "no_hourglass"
        return

    table.choose("buy boat 4")

    assert table.seat(0).hourglasses == 0
    assert table.seat(0).placed("spend") == 1
    assert table.seat(0).measure("items_bought") == 2
