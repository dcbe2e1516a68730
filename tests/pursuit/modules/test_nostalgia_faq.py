"""Nostalgia: the cards that the questions and answers of the rulebook name, as they are printed."""

import pytest

from tests.pursuit.modules.attic import attic, memory, remembers, stored_on, stores
from wellspent.games.pursuit.cards import PARTNER_PILE
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.modules.events import Events, EventsPart
from wellspent.games.pursuit.modules.nostalgia.part import BOTH, NostalgiaPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.scenario import position
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, leading_goal, level, of_module, plain
from wellspent.titles.pursuit.texts import Texts

NAMED = [
    catalog().card(id)
    for id in (
        *("herbarium", "saving_up", "stone_pet", "storytelling", "keeping_a_diary", "time_management", "caregiver"),
        *("family_gatherings", "bookworm", "freestyle_dancing", "stepping_out", "happily_ever_after"),
        "family_heritage",
    )
]
STORES = {"herbarium": "knowledge", "saving_up": "money", "stone_pet": "creativity", "storytelling": "influence"}
MANY = {"bookworm": "knowledge", "freestyle_dancing": "creativity", "stepping_out": "influence"}


# Herbarium, Saving Up, Stone Pet, Storytelling.


def with_store(id: str, **reward: int) -> Table:
    """The first seat holds a full store and can pay one of its type for something."""
    good = STORES[id]
    table = attic(*NAMED, memory("lamp", cost={good: 1}, awakes=reward), board=["lamp"])
    table.seat(0).has(**{good: 1}).holds(id, 2)
    return stores(table, id, 9)


@rule("NOS.q.09")
@pytest.mark.parametrize("id", STORES)
def test_nine_tokens_are_laid_on_the_card_with_its_ability(id: str) -> None:
    table = attic(*NAMED)
    table.seat(0).has(knowledge=9, creativity=9, influence=9, money=9).holds(id)
    table.begin()
    assert stored_on(table, id) == 0

    table.choose(f"progress {id} 2")

    assert stored_on(table, id) == 9


@rule("NOS.faq.01", "NOS.faq.05", "NOS.q.09")
@pytest.mark.parametrize("id", STORES)
def test_whoever_has_run_out_may_take_three(id: str) -> None:
    table = with_store(id).begin().choose("awaken lamp")
    assert table.options() == [f"draw_on {id}", f"leave_stored {id}"]

    table.choose(f"draw_on {id}")

    assert table.seat(0).changed() == {STORES[id]: 2}
    assert stored_on(table, id) == 6
    assert table.decider == 0


@rule("NOS.faq.05")
def test_taking_may_be_left() -> None:
    table = with_store("herbarium").begin().choose("awaken lamp", "leave_stored herbarium")

    assert table.seat(0).changed() == {"knowledge": -1}
    assert stored_on(table, "herbarium") == 9
    assert "study" in table.options()


@rule("NOS.faq.01", "NOS.faq.05")
@pytest.mark.parametrize(("knowledge", "influence"), [(2, 0), (0, 1)])
def test_nothing_is_offered_while_some_is_left_or_where_nothing_of_the_type_was_paid(
    knowledge: int, influence: int
) -> None:
    price = {"knowledge": 1} if knowledge else {"influence": 1}
    table = attic(*NAMED, memory("lamp", cost=price), board=["lamp"])
    table.seat(0).has(knowledge=knowledge, influence=influence).holds("herbarium", 2)
    stores(table, "herbarium", 9).begin().choose("awaken lamp")

    assert "study" in table.options()


@rule("NOS.faq.01", "NOS.q.09")
def test_a_reward_that_brings_the_type_back_leaves_nothing_to_take() -> None:
    table = with_store("herbarium", knowledge=1).begin().choose("awaken lamp")

    assert "study" in table.options()
    assert table.seat(0).changed() == {}


@rule("NOS.q.09")
@pytest.mark.parametrize(("back", "asked"), [(True, False), (False, True)])
def test_a_payment_by_choice_is_complete_with_its_reward(back: bool, asked: bool) -> None:
    lines = level({"knowledge": 1, "creativity": 1}, {"knowledge": 1, "creativity": 1} if back else {"lth": 1})
    table = attic(*NAMED, *plain("basic_project", "pair", lines=lines)).row("project", "pair")
    table.seat(0).has(knowledge=1, creativity=2, influence=1, sth=-1).holds("herbarium", 2).holds("stone_pet", 2)
    stores(stores(table, "herbarium", 9), "stone_pet", 9).begin()
    table.choose("take pair 1", "give 1 knowledge 2 creativity")

    # Both types have run out by one payment, and each waits for the reward.
    assert table.decider == (0 if asked else 1)
    assert {line.split()[0] for line in table.options()} >= ({"draw_on"} if asked else {"study"})


@rule("NOS.faq.02")
def test_what_lies_on_a_card_cannot_cover_a_shortfall() -> None:
    table = attic(*NAMED, *plain("basic_project", "dear", lines=level({"knowledge": 3}))).row("project", "dear")
    table.seat(0).has(knowledge=2).holds("herbarium", 2)
    stores(table, "herbarium", 9).begin()

    assert table.refused("take dear 1") == "cannot_pay"
    assert table.missing("take dear 1") == {"knowledge": 1}
    assert table.seat(0).measure("knowledge") == 2


@rule("NOS.faq.04", "NOS.q.09")
def test_the_last_tokens_are_taken_as_they_are() -> None:
    table = stores(with_store("herbarium"), "herbarium", 2).begin().choose("awaken lamp", "draw_on herbarium")

    assert table.seat(0).knowledge == 2
    assert stored_on(table, "herbarium") == 0


@rule("NOS.faq.04")
def test_an_empty_store_is_not_offered() -> None:
    table = stores(with_store("herbarium"), "herbarium", 0).begin().choose("awaken lamp")

    assert "study" in table.options()


@rule("NOS.faq.05")
@pytest.mark.parametrize(("income", "asked"), [(0, True), (1, False)])
def test_an_upkeep_is_a_transaction_too(income: int, asked: bool) -> None:
    lines = level(upkeep={"money": 2}, upkeep_reward={"money": income})
    table = attic(*NAMED, *plain("item", "thing", lines=lines))
    table.seat(0).has(money=2).holds("thing").holds("saving_up", 2)
    stores(table, "saving_up", 9).begin("upkeep").choose("pay thing")

    assert ("draw_on saving_up" in table.options()) is asked


@rule("NOS.faq.03", "NOS.q.22")
def test_what_is_left_joins_the_supply_before_everything_else_is_scored() -> None:
    cards = [*NAMED, leading_goal("most_knowledge", "knowledge", lth=4)]
    table = attic(*cards).goals("most_knowledge")
    table.seat(0).has(knowledge=1).holds("herbarium", 2)
    table.seat(1).has(knowledge=9)
    stores(table, "herbarium", 9).begin(round="old_age_3").play_on("end")

    # Ten Knowledge are two LTH and the most of all.
    assert [seat.lth for seat in table.seats] == [2 + 4, 1]


# Bookworm, Freestyle Dancing, Stepping Out.


@rule("NOS.faq.06", "NOS.q.11")
@pytest.mark.parametrize("paid", [4, 5, 6])
@pytest.mark.parametrize("id", MANY)
def test_five_of_the_type_paid_at_once_are_one_lth(id: str, paid: int) -> None:
    good = MANY[id]
    table = attic(*NAMED, memory("lamp", cost={good: paid}), memory("boat", cost={good: paid}), board=["lamp", "boat"])
    table.seat(0).has(**{good: 2 * paid}).holds(id)
    table.begin().choose("awaken lamp", "awaken boat")

    lth = {"lth": 2} if paid >= 5 else {}
    assert table.seat(0).changed() == {good: -2 * paid} | lth


@rule("NOS.faq.06")
def test_other_types_do_not_count() -> None:
    table = attic(*NAMED, memory("lamp", cost={"creativity": 5, "influence": 4, "money": 5}), board=["lamp"])
    table.seat(0).has(creativity=5, influence=4, money=5).holds("bookworm").holds("stepping_out")
    table.begin().choose("awaken lamp")

    assert table.seat(0).lth == 0


LADDER = card("ladder", "basic_project", level({"knowledge": 4}), *[level({"knowledge": 6})] * 3)


@rule("NOS.faq.07", "NOS.faq.08", "NOS.ex.01", "NOS.ex.02")
@pytest.mark.parametrize(("paid", "lth"), [(4, 0), (5, 1), (6, 1)])
def test_what_is_really_paid_counts_and_a_discount_may_be_left(paid: int, lth: int) -> None:
    table = attic(*NAMED, LADDER)
    table.seat(0).has(knowledge=6, sth=2).holds("bookworm").holds("ladder")
    table.begin().choose("advance ladder 2", f"give {paid} knowledge")

    assert table.seat(0).changed() == {"knowledge": -paid} | ({"lth": lth} if lth else {})


@rule("NOS.faq.07", "NOS.faq.09", "NOS.ex.03")
@pytest.mark.parametrize(("line", "lth"), [("give 5 knowledge", 1), ("give 4 knowledge 1 creativity", 0)])
def test_a_surcharge_may_be_paid_in_the_type_of_the_goal(line: str, lth: int) -> None:
    table = attic(*NAMED, LADDER).row("project", "ladder")
    table.seat(0).has(knowledge=5, creativity=1, sth=-1).holds("bookworm")
    table.begin().choose("take ladder 1", line)

    assert table.seat(0).lth == lth


# Keeping A Diary, Family Heritage.


@rule("NOS.faq.10", "NOS.faq.11", "NOS.q.10", "NOS.ex.04")
@pytest.mark.parametrize(
    ("means", "at", "lth"),
    [
        ({"knowledge": 6, "creativity": 2, "influence": 1}, 2, 3),
        ({"knowledge": 6, "creativity": 2, "influence": 1}, 1, 1),
        ({"knowledge": 5, "money": 9}, 2, 1 + 1),
        ({"creativity": 2, "money": 4}, 2, 0),
    ],
)
def test_never_miss_a_day_counts_resources_together(means: dict[str, int], at: int, lth: int) -> None:
    table = attic(*NAMED)
    table.seat(0).has(**means).holds("keeping_a_diary", at)
    table.begin(round="old_age_3")
    assert table.game.inheritance(table.state, 0) == lth
    table.play_on("end")

    assert table.seat(0).lth == lth


@rule("NOS.q.10")
def test_stored_resources_are_written_down_too() -> None:
    table = attic(*NAMED)
    table.seat(0).has(creativity=3).holds("keeping_a_diary", 2).holds("herbarium", 2)
    stores(table, "herbarium", 9).begin(round="old_age_3").play_on("end")

    assert table.seat(0).lth == 4


@rule("NOS.faq.19", "NOS.q.15")
def test_family_heritage_is_three_lth_on_top_of_the_inheritance() -> None:
    table = attic(*NAMED)
    table.seat(0).has(money=5).holds("family_heritage")
    table.seat(1).has(money=5)
    table.begin(round="old_age_3").play_on("end")

    assert [seat.lth for seat in table.seats] == [4, 1]
    assert [event.number for event in table.told("inherited")] == [4, 1]


# Time Management.


def with_smart_goals(at: int = 2, **means: int) -> Table:
    """Jogging stands before its last level, which costs 1 Creativity and 2 Hourglasses."""
    table = attic(*NAMED, *plain("basic_project", "plain"))
    table.seat(0).has(**means).holds("time_management", at).holds("jogging", 3).holds("plain", 3)
    return table.begin()


@rule("NOS.faq.12", "NOS.faq.14", "NOS.q.12")
def test_three_resources_replace_one_hourglass_of_a_last_level() -> None:
    table = with_smart_goals(creativity=1, knowledge=2, influence=1, hourglasses=2)
    assert table.refused("advance jogging 4") == "cannot_pay"
    assert table.options("advance_smart") == ["advance_smart jogging 4"]

    table.choose("advance_smart jogging 4")

    changes = table.seat(0).changed("hourglasses")
    paid = {name: changes.get(name, 0) for name in ("knowledge", "creativity", "influence", "hourglasses")}
    # One Hourglass for the action, one of the two shown.
    assert paid == {"knowledge": -2, "creativity": -1, "influence": -1, "hourglasses": -2}
    assert table.seat(0).aside() == ["jogging"]
    assert part_of(table.state, NostalgiaPart).smart == NO_CARD


@rule("NOS.faq.12", "NOS.faq.14")
def test_no_more_than_one_hourglass_is_replaced() -> None:
    table = with_smart_goals(creativity=9, hourglasses=1)

    assert table.refused("advance_smart jogging 4") == "cannot_pay"
    assert table.missing("advance_smart jogging 4") == {"hourglass": 1}


@rule("NOS.faq.12")
def test_any_mix_of_resources_will_do() -> None:
    table = with_smart_goals(creativity=2, knowledge=2, influence=2).choose("advance_smart jogging 4")

    assert set(table.options("give")) == {
        "give 2 knowledge 2 creativity",
        "give 2 knowledge 1 creativity 1 influence",
        "give 1 knowledge 2 creativity 1 influence",
        "give 1 knowledge 1 creativity 2 influence",
        "give 2 creativity 2 influence",
    }
    table.choose("give 2 creativity 2 influence")
    assert (table.seat(0).knowledge, table.seat(0).creativity, table.seat(0).influence) == (2, 0, 0)


@rule("NOS.faq.13")
@pytest.mark.parametrize(("sth", "total"), [(3, 3), (1, 3), (0, 4), (-2, 6)])
def test_the_mood_changes_the_rest_of_the_price_only(sth: int, total: int) -> None:
    table = with_smart_goals(creativity=1, knowledge=9, sth=sth).choose("advance_smart jogging 4")
    if table.options("give"):
        table.choose(table.options("give")[0])

    assert table.seat(0).measure("resources") == 10 - total


@rule("NOS.faq.13", "EVT.base.02", "EVT.effect.04")
@pytest.mark.parametrize(("creativity", "missing"), [(2, {"any": 1}), (3, {})])
def test_an_event_never_lowers_what_smart_goals_ask_for(creativity: int, missing: dict[str, int]) -> None:
    hours = card("hours", "basic_project", *[level({"hourglass": 2}, {"lth": 1})] * 4)
    table = attic(*NAMED, hours, *of_module("events"), modules=[Events])
    number = table.game.rules.card("technological_breakthrough").index
    position.lift(table.game, table.state, number)
    part = part_of(table.state, EventsPart)
    part.in_force, part.in_force_met = number, 1
    table.seat(0).has(creativity=creativity).holds("time_management", 2).holds("hours", 3)
    table.begin()

    assert table.missing("advance_smart hours 4") == missing
    if not missing:
        table.choose("advance_smart hours 4")
        assert table.seat(0).creativity == 0


@rule("NOS.faq.12")
def test_smart_goals_need_a_shown_hourglass_the_last_level_and_the_ability() -> None:
    assert with_smart_goals(creativity=9, at=1).options("advance_smart") == []
    table = with_smart_goals(creativity=9)
    assert table.options("advance_smart") == ["advance_smart jogging 4"]
    table.state.level[table.game.rules.card("jogging").index] = 1

    assert table.refused("advance_smart jogging 4") == "next_level_only"


@rule("NOS.faq.12")
def test_the_sentence_of_smart_goals_tells_the_changed_price() -> None:
    table = with_smart_goals(creativity=4)
    texts = Texts("en", catalog())
    [choice] = [
        choice
        for choice in table.game.options(table.state, 0)
        if table.game.notation(choice) == "advance_smart jogging 4"
    ]

    told = texts.choice(table.game, table.state, 0, choice)

    assert "pay 1 Creativity, 1 Hourglass and 3 Resources of your choice" in told


# Happily Ever After.


def with_tale() -> Table:
    table = attic(*NAMED, *plain("partner", "flirt")).row("partner", "flirt")
    table.seat(0).holds("happily_ever_after")
    return table


@rule("NOS.faq.15", "NOS.q.18")
def test_a_love_from_first_look_to_family_in_one_round_is_told_happily() -> None:
    table = with_tale().begin().choose("date flirt a", "rest 0", "develop flirt 2", "rest 0")
    assert table.seat(0).lth == 0

    table.choose("develop flirt 3")

    assert table.seat(0).lth == 5


@rule("NOS.faq.15", "NOS.q.18")
def test_a_love_that_takes_two_rounds_is_not() -> None:
    table = with_tale().begin().choose("date flirt a", "rest 0", "develop flirt 2", "rest 0")
    table.end_round().choose("rest 0", "develop flirt 3")

    assert table.seat(0).level("flirt") == 3
    assert table.seat(0).lth == 0


@rule("NOS.faq.16")
def test_a_partner_who_came_as_a_reward_does_not_count() -> None:
    gift = level(effects=[Take(PARTNER_PILE, 0)])
    table = attic(*NAMED, *plain("partner", "flirt"), memory("fling", gift, mark="life_goal")).row("partner", "flirt")
    table.seat(0).holds("happily_ever_after")
    remembers(table, "fling", BOTH).begin().choose("realize fling", "receive flirt a", "rest 0")
    table.choose("develop flirt 2", "rest 0", "develop flirt 3")

    assert table.seat(0).level("flirt") == 3
    assert table.seat(0).lth == 0


@rule("NOS.cat.04")
def test_a_love_that_began_before_the_tale_does_not_count() -> None:
    table = attic(*NAMED, *plain("partner", "flirt")).row("partner", "flirt")
    table.seat(0).has(influence=1)
    remembers(table, "happily_ever_after", BOTH).begin()
    table.choose("date flirt a", "rest 0", "realize happily_ever_after", "rest 0")
    table.choose("develop flirt 2", "rest 0", "develop flirt 3")

    assert table.seat(0).lth == 0


# Caregiver, Family Gatherings.


@rule("NOS.faq.17", "NOS.faq.18")
@pytest.mark.parametrize(
    ("id", "partner", "gained"),
    [
        ("caregiver", False, {"influence": 1, "lth": 1, "stress": -1}),
        ("family_gatherings", False, {"creativity": 1, "sth": 1}),
        ("family_gatherings", True, {"creativity": 1, "sth": 1, "lth": 1}),
    ],
)
def test_an_hourglass_on_the_card_is_a_free_action_once_per_round(
    id: str, partner: bool, gained: dict[str, int]
) -> None:
    table = attic(*NAMED, *plain("partner", "flirt"))
    table.seat(0).has(stress=9).holds(id, 2)
    if partner:
        table.seat(0).holds("flirt")
    table.begin().choose(f"use {id}")

    assert table.seat(0).changed("hourglasses", "used") == gained | {"hourglasses": -1, "used": 1}
    assert table.decider == 0
    assert table.refused(f"use {id}") == "once_a_round"
    assert "study" in table.options()


@rule("NOS.faq.18")
def test_in_the_next_round_the_hourglass_is_back_and_the_ability_too() -> None:
    table = attic(*NAMED)
    table.seat(0).holds("caregiver", 2)
    table.begin().choose("use caregiver").end_round().choose("rest 0")

    assert table.seat(0).hourglasses == 6
    assert table.options("use") == ["use caregiver"]


@rule("NOS.faq.17", "NOS.cat.05")
def test_at_its_first_level_the_card_cannot_be_used() -> None:
    table = attic(*NAMED)
    table.seat(0).holds("caregiver").holds("family_gatherings", 1)

    assert table.begin().options("use") == []


@rule("NOS.faq.17", "NOS.q.13")
def test_the_last_hourglass_may_be_placed_there_and_the_turn_is_over() -> None:
    table = attic(*NAMED)
    table.seat(0).has(hourglasses=1).holds("caregiver", 2)
    table.begin().choose("use caregiver")

    assert table.decider == 1
    assert table.seat(0).hourglasses == 0
