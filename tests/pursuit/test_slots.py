"""The play area and its three slots."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, plain, reach_goal, trait

BASICS = ("cello", "chess", "choir", "crochet", "cycling")
CARDS = [
    *plain("basic_project", *BASICS),
    *plain("single_round_project", "festival"),
    *plain("group_project", "band"),
    *plain("item", *[f"item_{number}" for number in range(10)]),
    *plain("activity", *[f"activity_{number}" for number in range(10)]),
    *plain("job", "clerk", "cook"),
    *plain("partner", "ada", "bea"),
    job("boss", "art", 3, level(), level()),
    trait("quiet"),
]
# How a card that fills a slot is placed, by kind.
PLACING = {
    "basic_project": "take cycling 1",
    "single_round_project": "take festival 1",
    "group_project": "take band 1",
    "job": "hire cook a",
    "partner": "date bea a",
}
EACH_KIND = pytest.mark.parametrize("line", PLACING.values(), ids=PLACING)


def table_of(*held: str, seats: int = 2) -> Table:
    """The first seat with these cards, and with every other card at hand in the rows."""
    table = Table(cards=CARDS, seats=seats)
    for id in held:
        table.seat(0).holds(id)
    rows = {"project": ("cycling", "festival", "band"), "item_activity": ("item_9", "activity_9")}
    for pile, ids in {**rows, "job": ("cook", "boss"), "partner": ("bea",)}.items():
        table.row(pile, *[id for id in ids if id not in held])
    return table


@rule("PH.slots.01")
@pytest.mark.parametrize("line", [*PLACING.values(), "spend item_9 1", "spend activity_9 1"])
def test_a_card_taken_lies_in_the_play_area(line: str) -> None:
    table = table_of().begin()

    table.choose(line)

    assert table.seat(0).cards() == [line.split()[1]]


@rule("PH.slots.01", "PH.slots.05", "PH.project.08")
def test_a_basic_project_fills_a_slot_until_its_final_level_and_stays_when_finished() -> None:
    table = table_of()
    table.seat(1).has(hourglasses=0)
    table.begin()

    filled = []
    for line in ("take cycling 1", "advance cycling 2", "advance cycling 3", "advance cycling 4"):
        table.choose(line)
        filled.append(table.seat(0).filled)

    assert filled == [1, 1, 1, 0]
    assert (table.seat(0).cards(), table.seat(0).aside()) == ([], ["cycling"])


@rule("PH.slots.02")
def test_a_play_area_has_room_for_any_number_of_cards() -> None:
    held = [card.id for card in CARDS if card.id not in ("quiet", "item_9", "boss", "cook")]
    table = table_of(*held).begin()

    table.choose("spend item_9 1")

    assert len(table.seat(0).cards()) == len(held) + 1 == 30
    assert table.seat(0).changed() == {}


@rule("PH.slots.03", "PH.slots.10", "PH.slots.11")
@pytest.mark.parametrize(
    "held",
    [
        ("cello", "chess", "choir"),
        ("cello", "festival", "band"),
        ("cello", "chess", "clerk"),
        ("cello", "clerk", "ada"),
        ("ada", "festival", "clerk"),
    ],
)
def test_three_active_cards_of_whatever_mix_fill_the_slots(held: tuple[str, ...]) -> None:
    two, three = table_of(*held[:2]).begin(), table_of(*held).begin()

    two.choose("take cycling 1")
    three.choose("take cycling 1")

    assert (two.seat(0).filled, two.seat(0).changed()) == (3, {})
    assert (three.seat(0).filled, three.seat(0).changed()) == (4, {"stress": 1})


@rule("PH.slots.04")
def test_items_activities_and_the_child_trait_fill_no_slot() -> None:
    others = [f"{kind}_{number}" for kind in ("item", "activity") for number in range(5)]
    table = table_of("quiet", *others, "cello", "chess").begin()
    assert table.seat(0).filled == 2

    table.choose("take cycling 1")

    assert table.seat(0).changed() == {}


@rule("PH.slots.06", "PH.resolve.07")
def test_a_single_round_project_fills_a_slot_until_the_end_of_its_round() -> None:
    table = table_of().begin()
    table.choose("take festival 2")
    assert table.seat(0).filled == 1

    table.begin("resolution")

    assert (table.seat(0).filled, table.seat(0).aside()) == (0, ["festival"])


@rule("PH.slots.07")
def test_a_group_project_fills_a_slot_of_the_player_who_took_it_alone() -> None:
    table = table_of().begin()

    table.choose("take band 1", "join band 2")

    assert (table.seat(0).filled, table.seat(1).filled) == (1, 0)
    assert (table.seat(0).cards(), table.seat(1).cards()) == (["band"], [])
    table.begin("resolution")
    assert (table.seat(0).filled, table.seat(0).aside()) == (0, ["band"])


@rule("PH.slots.08", "PH.slots.16")
@pytest.mark.parametrize("line", ["discard boss", "retire"])
def test_a_job_fills_a_slot_until_discarded_or_retired(line: str) -> None:
    table = table_of("boss")
    table.seat(0).has(sth=1)
    table.begin("resolution")
    assert table.seat(0).filled == 1

    table.choose(line)

    assert table.seat(0).filled == 0


@rule("PH.slots.09", "PH.slots.16")
@pytest.mark.parametrize("reached", [1, 2, 3])
def test_a_partner_fills_a_slot_at_every_level_until_discarded(reached: int) -> None:
    table = table_of()
    table.seat(0).holds("ada", reached).has(sth=1)
    table.begin("resolution")
    assert table.seat(0).filled == 1

    table.choose("discard ada")

    assert table.seat(0).filled == 0


@rule("PH.slots.10", "PH.slots.11")
@EACH_KIND
def test_a_fourth_active_card_may_be_placed_for_one_stress(line: str) -> None:
    table = table_of("cello", "chess", "choir").begin()

    table.choose(line)

    assert table.seat(0).filled == 4
    assert table.seat(0).changed() == {"stress": 1}
    assert [(event.number, event.rule) for event in table.told("stress")] == [(1, "PH.slots.11")]


@rule("PH.slots.11")
@EACH_KIND
def test_a_third_active_card_costs_no_stress(line: str) -> None:
    table = table_of("cello", "chess").begin()

    table.choose(line)

    assert table.seat(0).changed() == {}


@rule("PH.slots.11")
def test_the_stress_comes_when_the_card_is_placed_before_its_reward() -> None:
    spa = card("spa", "basic_project", level(reward={"relax": 1}), level())
    table = Table(cards=[*CARDS, spa]).row("project", "spa")
    for id in BASICS[:3]:
        table.seat(0).holds(id)
    table.seat(0).has(stress=7)
    table.begin()

    table.choose("take spa 1")

    assert table.seat(0).stress == 7


@rule("PH.slots.12")
def test_the_stress_is_one_for_each_card_placed_whatever_the_excess() -> None:
    table = table_of("cello", "chess", "choir", "crochet", "ada")
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("take cycling 1")
    assert table.seat(0).changed() == {"stress": 1}
    table.choose("hire cook a")
    assert table.seat(0).changed() == {"stress": 2}


@rule("PH.slots.13")
def test_an_excess_costs_stress_again_at_the_start_of_every_later_round() -> None:
    table = table_of("cello", "chess", "choir", "crochet")
    table.seat(0).has(stress=1)

    table.begin("resolution", "adult_1")
    assert table.seat(0).changed() == {"stress": 1}
    table.begin("resolution", "adult_2")
    assert table.seat(0).changed() == {"stress": 2}
    table.choose("discard cello")
    table.begin("resolution", "adult_3")

    assert table.seat(0).changed() == {"stress": 3}, "2 for the excess, 1 for discarding, none for three cards"


@rule("PH.slots.14")
@pytest.mark.parametrize("id", ["festival", "band"])
def test_a_project_of_one_round_costs_no_stress_in_the_next_upkeep(id: str) -> None:
    table = table_of("cello", "chess", "choir").begin()

    table.choose(f"take {id} 1")
    assert table.seat(0).changed() == {"stress": 1}
    table.begin("resolution")

    assert table.seat(0).changed() == {"stress": 1}


@rule("PH.slots.15")
@pytest.mark.parametrize(
    ("others", "change"),
    [(("cello", "chess"), {}), (("cello", "chess", "choir"), {"stress": 1}), (BASICS[:4], {"stress": 1})],
)
def test_a_new_job_counts_only_the_other_active_cards(others: tuple[str, ...], change: dict[str, int]) -> None:
    table = table_of("clerk", *others).begin()

    table.choose("hire cook a")

    assert table.seat(0).changed() == change
    assert table.seat(0).cards() == [*others, "cook"]


@rule("PH.slots.15")
@pytest.mark.parametrize(
    ("others", "reason"), [(("cello", "chess"), ""), (("cello", "chess", "choir"), "too_much_stress")]
)
def test_the_job_that_leaves_counts_no_more_when_stress_is_near_the_end(others: tuple[str, ...], reason: str) -> None:
    table = table_of("clerk", *others)
    table.seat(0).has(stress=15, hourglasses=3).stands_on(get_job=1)
    table.begin()

    assert table.refused("hire cook a") == reason


@rule("PH.slots.16")
@pytest.mark.parametrize("line", ["advance chess 4", "retire", "discard ada"])
def test_a_card_that_is_completed_retired_or_discarded_frees_its_slot_at_once(line: str) -> None:
    table = table_of("boss", "ada")
    table.seat(0).holds("chess", 3).has(sth=1)
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose(line)
    table.mark()
    table.choose("take cycling 1")

    assert table.seat(0).filled == 3
    assert table.seat(0).changed() == {}


@rule("PH.slots.17")
def test_a_card_set_aside_counts_for_life_goals() -> None:
    goals = [reach_goal("maker", "completed_projects", 2, lth=4), reach_goal("owner", "cards", 3, lth=5)]
    table = Table(cards=[*CARDS, *goals]).goals("maker", "owner")
    table.seat(0).has_aside("festival").holds("cello", 3).holds("item_1")
    table.begin()

    table.choose("advance cello 4")

    assert table.seat(0).aside() == ["festival", "cello"]
    assert table.seat(0).changed() == {"lth": 9}


@rule("PH.slots.17")
def test_a_card_set_aside_counts_for_the_tie_break() -> None:
    table = Table(cards=CARDS, seats=3)
    table.seat(0).holds("cello").has(lth=7)
    table.seat(1).has_aside("festival").has_aside("boss").has(lth=7)

    assert table.game.winners(table.state) == [1]
