"""Nostalgia: what stirs a memory, and how it becomes real."""

import pytest

from tests.pursuit.modules.attic import attic, board_ids, checks_on, has_in_hand, memory, remembers
from wellspent.games.pursuit.cards import PARTNER_PILE
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.modules.group_items import GroupItems
from wellspent.games.pursuit.modules.health_activities import HealthActivities
from wellspent.games.pursuit.modules.nostalgia.part import ACTIVE, BOTH, PASSIVE, NostalgiaPart
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.services import Services
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, plain

TWINS = [memory("one", stirs={"money": 1}), memory("two", stirs={"relax": 1})]
BOTH_ON_BOARD = ["one", "two"]


# Passive Triggers.


def set_for(occasion: str) -> Table:
    """The first seat can do whatever a Passive Trigger may name, and waits for one of them."""
    cards = [
        *plain("basic_project", "basic", "begun"),
        *plain("single_round_project", "short"),
        *plain("group_project", "common", "open"),
        *plain("item", "thing", "owned"),
        *plain("activity", "outing"),
        *plain("partner", "flirt", "love"),
        job("ladder_1", "art", 1, level(), level()),
        job("ladder_2", "art", 2, level(), level()),
    ]
    table = attic(*cards, memory("waiting", on=occasion, stirs={"lth": 1}), board=["waiting"])
    table.row("project", "basic", "short", "common").row("item_activity", "thing", "outing")
    table.row("job", "ladder_2").row("partner", "flirt")
    table.seat(1).holds("open")
    table.seat(0).holds("begun").holds("owned").holds("love").holds("ladder_1")
    return table.begin()


OCCASIONS = {
    "study": ["study"],
    "play": ["play"],
    "interact": ["interact"],
    "temp_job": ["temp_job"],
    "overtime": ["overtime"],
    "rest": ["rest 0"],
    "take_project": ["take basic 1", "take short 1", "take common 1"],
    "take_basic": ["take basic 1"],
    "take_single_round": ["take short 1"],
    "take_group": ["take common 1"],
    # Whoever takes a Group Project fills one of its Roles (PH.project.13).
    "role": ["join open 2", "take common 1"],
    "spend": ["spend thing 1", "spend outing 1"],
    "buy_item": ["spend thing 1"],
    "do_activity": ["spend outing 1"],
    "get_job": ["hire ladder_2 a"],
    "start_relationship": ["date flirt a"],
    "advance": ["advance begun 2"],
    "upgrade": ["upgrade owned 2"],
    "promotion": ["promote ladder_2 a"],
    "develop": ["develop love 2"],
}
LINES = sorted({line for lines in OCCASIONS.values() for line in lines})


@rule("NOS.trigger.02", "NOS.trigger.10")
@pytest.mark.parametrize("occasion", OCCASIONS)
def test_the_action_that_a_passive_trigger_names_activates_it_and_no_other_does(occasion: str) -> None:
    for line in LINES:
        table = set_for(occasion).choose(line)
        is_meant = line in OCCASIONS[occasion]

        assert table.decider == 1
        assert checks_on(table, "waiting") == ("passive" if is_meant else ""), line
        assert table.seat(0).lth == int(is_meant)


THINGS = {
    "spend": ["spend van 1", "spend run 1"],
    "buy_item": ["spend van 1"],
    "do_activity": ["spend run 1"],
    "upgrade": [],
}


@rule("MOD.q.06", "PET.base.01", "SRV.base.01", "NOS.trigger.02")
@pytest.mark.parametrize("occasion", THINGS)
@pytest.mark.parametrize("line", ["spend van 1", "spend run 1", "spend pup 1", "spend maid 1", "upgrade cook 2"])
def test_a_trigger_hears_items_and_activities_of_every_kind_and_nothing_else(occasion: str, line: str) -> None:
    cards = [
        card("van", "group_item", *[level()] * 4),
        card("run", "health_activity", *[level()] * 3),
        card("pup", "pet", *[level()] * 3),
        *[card(id, "service", level(), level()) for id in ("maid", "cook")],
    ]
    waiting = memory("waiting", on=occasion, stirs={"lth": 1})
    table = attic(*cards, waiting, board=["waiting"], modules=[GroupItems, HealthActivities, Pets, Services])
    table.row("item_activity", "van", "run", "pup", "maid").seat(0).holds("cook")
    table.begin().choose(line)

    assert checks_on(table, "waiting") == ("passive" if line in THINGS[occasion] else "")


@rule("NOS.trigger.02", "MOD.q.07")
@pytest.mark.parametrize("line", ["spend van 1", "share bus 2"])
def test_whoever_takes_or_shares_a_group_item_fills_a_role(line: str) -> None:
    items = [card(id, "group_item", *[level()] * 4, additional=[{}] * 4) for id in ("van", "bus")]
    table = attic(*items, memory("waiting", on="role"), board=["waiting"], modules=[GroupItems])
    table.row("item_activity", "van").seat(1).holds("bus")
    table.begin().choose(line)

    assert checks_on(table, "waiting") == "passive"


@rule("NOS.trigger.02")
def test_retirement_is_a_promotion_too() -> None:
    table = attic(job("peak", "art", 3, level(), level()), memory("waiting", on="promotion"), board=["waiting"])
    table.seat(0).holds("peak")
    table.begin().choose("retire")

    assert checks_on(table, "waiting") == "passive"


@rule("NOS.trigger.02", "NOS.q.19")
def test_what_another_player_does_stirs_nothing() -> None:
    table = attic(*TWINS)
    remembers(table, "one", seat=1).begin().choose("study")

    assert checks_on(table, "one", seat=1) == ""


@rule("NOS.q.19", "NOS.base.06")
def test_what_comes_as_a_reward_is_no_action() -> None:
    gift = level(effects=[Take(PARTNER_PILE, 1)])
    cards = [*plain("partner", "flirt", lines=level(reward={"lth": 9})), memory("gift", gift, mark="life_goal")]
    table = attic(*cards, memory("waiting", on="start_relationship"), board=["waiting"]).row("partner", "flirt")
    remembers(table, "gift", BOTH).begin()
    table.choose("realize gift", "receive flirt a")

    assert table.seat(0).level("flirt") == 2
    assert table.seat(0).changed() == {}
    assert checks_on(table, "waiting") == ""


@rule("NOS.trigger.03")
def test_only_what_is_done_after_placing_counts_and_that_in_the_same_turn() -> None:
    table = has_in_hand(attic(*TWINS), "one").begin().choose("study")
    assert board_ids(table) == []

    table.choose("study", "remember one")
    assert checks_on(table, "one") == ""

    table.choose("study")
    assert checks_on(table, "one") == "passive"


@rule("NOS.trigger.04", "NOS.q.21")
@pytest.mark.parametrize(("chosen", "other"), [("one", "two"), ("two", "one")])
def test_of_two_that_wait_for_the_same_the_owner_chooses_one(chosen: str, other: str) -> None:
    table = attic(*TWINS, board=BOTH_ON_BOARD).begin().choose("study")
    assert table.decider == 0
    assert table.options() == ["stir one", "stir two"]

    table.choose(f"stir {chosen}")

    assert table.decider == 1
    assert (checks_on(table, chosen), checks_on(table, other)) == ("passive", "")


@rule("NOS.trigger.05")
def test_the_next_such_action_activates_the_other() -> None:
    table = attic(*TWINS)
    remembers(remembers(table, "one", PASSIVE), "two").begin().choose("study")

    assert table.decider == 1
    assert checks_on(table, "two") == "passive"
    assert table.seat(0).money == 0


@rule("NOS.trigger.06", "NOS.q.06")
@pytest.mark.parametrize("first", ["wide", "narrow"])
def test_two_different_requirements_are_both_met_in_the_owners_order(first: str) -> None:
    wide, narrow = memory("wide", on="spend", stirs={"lth": 1}), memory("narrow", on="buy_item", stirs={"lth": 2})
    table = attic(*plain("item", "thing"), wide, narrow, board=["wide", "narrow"]).row("item_activity", "thing")
    table.begin().choose("spend thing 1")
    assert table.options() == ["stir wide", "stir narrow"]

    table.choose(f"stir {first}")

    assert table.decider == 1
    assert checks_on(table, "wide") == checks_on(table, "narrow") == "passive"
    assert [event.number for event in table.told("lth")] == ([1, 2] if first == "wide" else [2, 1])


@rule("NOS.trigger.07", "NOS.q.05")
def test_a_passive_reward_comes_when_the_action_is_complete() -> None:
    project = plain("basic_project", "dear", lines=level({"knowledge": 1}, {"creativity": 1}))
    table = attic(*project, memory("hint", on="take_project", stirs={"knowledge": 1}), board=["hint"])
    table.row("project", "dear").begin()
    assert table.refused("take dear 1") == "cannot_pay"

    table.seat(0).has(knowledge=1)
    table.choose("take dear 1")

    assert table.seat(0).changed() == {"creativity": 1}
    assert table.story("paid", "took", "gained", "stirred") == ["paid", "took", "gained", "stirred", "gained"]


# Active Triggers.

PRICED = [
    memory("lamp", cost={"knowledge": 2, "money": 1}, awakes={"lth": 1, "sth": 1}),
    memory("boat", cost={"influence": 1}, awakes={"creativity": 4}),
]


@rule("NOS.trigger.08", "NOS.trigger.10")
def test_both_active_triggers_may_be_paid_for_in_one_turn() -> None:
    table = attic(*PRICED, board=["lamp", "boat"])
    table.seat(0).has(knowledge=2, money=1, influence=1)
    table.begin().choose("awaken lamp", "awaken boat")

    changes = {"knowledge": -2, "money": -1, "influence": -1, "creativity": 4, "lth": 1, "sth": 1}
    assert table.seat(0).changed("hourglasses") == changes
    assert table.decider == 0
    assert checks_on(table, "lamp") == checks_on(table, "boat") == "active"
    assert table.options("study") == ["study"]


@rule("NOS.trigger.08")
def test_an_active_trigger_is_a_matter_of_the_own_turn() -> None:
    table = attic(*PRICED)
    remembers(table, "boat", seat=1)
    table.seat(1).has(influence=1)
    table.begin()

    assert table.options("awaken") == []
    assert "awaken boat" not in table.interrupts(1)
    assert table.choose("study").options("awaken") == ["awaken boat"]


@rule("NOS.trigger.09")
@pytest.mark.parametrize("sth", [-3, 0, 3])
def test_an_active_trigger_is_paid_in_full_whatever_the_mood(sth: int) -> None:
    table = attic(*PRICED, board=["lamp"])
    table.seat(0).has(knowledge=1, money=1, creativity=5, sth=sth)
    table.begin()
    assert table.refused("awaken lamp") == "cannot_pay"
    assert table.missing("awaken lamp") == {"knowledge": 1}

    table.seat(0).has(knowledge=2)
    table.choose("awaken lamp")

    assert (table.seat(0).knowledge, table.seat(0).creativity) == (0, 5)


@rule("NOS.trigger.11")
def test_a_trigger_is_activated_once() -> None:
    table = attic(memory("lamp", stirs={"money": 1}))
    remembers(table, "lamp", BOTH).begin()
    assert table.refused("awaken lamp") == "already_checked"

    table.choose("study")

    assert table.seat(0).changed() == {"knowledge": 3}


@rule("NOS.trigger.12")
def test_four_check_marks_are_enough() -> None:
    table = attic(memory("one"), memory("two", on="play"), board=BOTH_ON_BOARD).begin()
    table.choose("awaken one", "awaken two", "study", "study", "play")

    assert checks_on(table, "one") == checks_on(table, "two") == "both"
    assert table.choose("play").options("remember", "awaken") == []


@rule("NOS.q.13")
def test_a_trigger_that_takes_the_last_hourglass_ends_the_turn() -> None:
    table = attic(memory("vigil", cost={"hourglass": 1}, awakes={"lth": 2}), board=["vigil"])
    table.seat(0).has(hourglasses=1)
    table.begin().choose("awaken vigil")

    assert table.seat(0).changed("hourglasses") == {"hourglasses": -1, "lth": 2}
    assert table.decider == 1


# Making it real.

DREAM = memory("dream", level({"knowledge": 2}, {"lth": 2}, needs={"influence": 3}), level())


def ready_table(**means: int) -> Table:
    table = attic(DREAM, *TWINS)
    remembers(table, "dream", BOTH)
    table.seat(0).has(**means)
    return table.begin()


@rule("NOS.realize.01", "NOS.realize.02", "NOS.realize.03", "NOS.realize.04", "NOS.realize.07")
def test_a_memory_with_both_triggers_is_realized_by_one_hourglass() -> None:
    table = ready_table(knowledge=2, influence=3).choose("realize dream")

    assert table.seat(0).changed("hourglasses", "used") == {"knowledge": -2, "lth": 2, "hourglasses": -1, "used": 1}
    assert sum(table.state.players[0].placed) == 0
    assert table.decider == 1
    assert board_ids(table) == []
    assert part_of(table.state, NostalgiaPart).checks[0] == [0, 0]
    assert table.seat(0).cards() == ["dream"]
    assert table.seat(0).level("dream") == 1


@rule("NOS.realize.03")
def test_the_card_is_flipped() -> None:
    table = ready_table(knowledge=2, influence=3)
    number = table.game.rules.card("dream").index
    assert table.state.side[number] == 0

    table.choose("realize dream")

    assert table.state.side[number] == 1


@rule("NOS.trigger.01")
@pytest.mark.parametrize("checks", [0, PASSIVE, ACTIVE])
def test_one_trigger_is_not_enough(checks: int) -> None:
    table = remembers(attic(*TWINS), "one", checks).begin()

    assert table.refused("realize one") == "triggers_missing"
    assert table.refused_by("realize one") == "NOS.trigger.01"


@rule("NOS.trigger.01", "NOS.q.16")
def test_the_triggers_come_in_any_order() -> None:
    active_first = attic(*TWINS, board=["one"]).begin().choose("awaken one", "study", "study")
    passive_first = attic(*TWINS, board=["one"]).begin().choose("study", "study", "awaken one")

    # A Passive Trigger has used its turn up; an Active one may be followed at once.
    assert active_first.options("realize") == passive_first.options("realize") == ["realize one"]


@rule("NOS.realize.02", "NOS.realize.05")
def test_without_the_requirement_or_the_price_nothing_is_realized() -> None:
    assert ready_table(knowledge=2, influence=2).refused("realize dream") == "requirement"
    assert ready_table(knowledge=1, influence=3).refused("realize dream") == "cannot_pay"


@rule("NOS.realize.01", "NOS.realize.07")
def test_without_an_hourglass_there_is_no_turn_to_realize_in() -> None:
    table = attic(DREAM)
    remembers(table, "dream", BOTH)
    table.seat(0).has(knowledge=2, influence=3, hourglasses=0)

    assert table.begin().decider == 1


@rule("NOS.realize.08")
def test_the_freed_slot_is_filled_on_the_next_turn() -> None:
    table = has_in_hand(ready_table(knowledge=2, influence=3), "one")
    remembers(table, "two").choose("realize dream")
    assert board_ids(table) == ["two"]

    table.choose("play")

    assert table.options("remember") == ["remember one"]
