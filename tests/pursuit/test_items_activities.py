"""Spend: Items and Activities."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level

SHELF = card(
    "shelf",
    "item",
    level({"money": 1}, {"lth": 1}),
    level({"money": 3}, {"lth": 2}, upkeep={"money": 1}, upkeep_reward={"knowledge": 1}),
    level({"money": 5}, {"lth": 4}, upkeep={"influence": 2}, upkeep_reward={"creativity": 3}),
)
HIKE = card(
    "hike",
    "activity",
    level({"money": 1}, {"creativity": 1}),
    level({"money": 2}, {"creativity": 3}),
    level({"money": 4}, {"creativity": 6}),
)
GIFTS = [card(f"gift_{number}", "item" if number % 2 else "activity", level()) for number in range(7)]
CARDS = [SHELF, HIKE, *GIFTS]


def shop(*row: str) -> Table:
    table = Table(cards=CARDS).goals().row("item_activity", *row)
    table.seat(0).has(money=9)
    return table.begin()


@rule("PH.item.01", "PH.item.07")
@pytest.mark.parametrize(("number", "cost", "lth"), [(1, 1, 1), (2, 3, 2), (3, 5, 4)])
def test_an_item_is_bought_at_any_one_level(number: int, cost: int, lth: int) -> None:
    table = shop("hike", "shelf")
    assert table.options("spend") == [f"spend {id} {level}" for id in ("hike", "shelf") for level in (1, 2, 3)]

    table.choose(f"spend shelf {number}")

    assert table.seat(0).changed() == {"money": -cost, "lth": lth}
    assert (table.seat(0).cards(), table.seat(0).level("shelf")) == (["shelf"], number)


@rule("PH.item.01")
@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("spend car 2", {"money": -4, "influence": 1, "sth": 1, "lth": 2}),
        ("spend board_game_collection 3", {"money": -6, "knowledge": 4, "creativity": 5, "lth": 1}),
    ],
)
def test_a_family_car_and_a_room_full_of_board_games(line: str, changes: dict[str, int]) -> None:
    table = shop("car", "board_game_collection")

    table.choose(line)

    assert table.seat(0).changed() == changes


@rule("PH.item.02", "PH.activity.01")
@pytest.mark.parametrize("line", ["spend shelf 2", "spend hike 3"])
def test_a_new_card_is_drawn_into_the_empty_place_at_the_end(line: str) -> None:
    table = shop("car", "shelf", "hike", "concert").next_cards("item_activity", "gift_1")
    place = table.row_ids("item_activity").index(line.split()[1])

    table.choose(line)

    assert table.row_ids("item_activity")[place] == "gift_1"
    assert table.events[-1] is table.told("turned_up")[0]


@rule("PH.item.03")
def test_there_is_no_limit_on_items_and_activities_and_none_fills_a_slot() -> None:
    table = shop("gift_6")
    for number in range(6):
        table.seat(0).holds(f"gift_{number}")

    table.choose("spend gift_6 1")

    assert len(table.seat(0).cards()) == 7
    assert (table.seat(0).filled, table.seat(0).changed()) == (0, {})


@rule("PH.item.04")
def test_the_upkeep_of_an_item_is_due_in_every_later_round() -> None:
    table = shop("car")
    me = table.seat(0).has(money=10, hourglasses=1)
    table.seat(1).has(hourglasses=0)

    table.choose("spend car 2")
    assert me.money == 6
    for money in (3, 0):
        table.mark()
        table.choose("pay car")
        assert me.changed() == {"money": -3, "lth": 1}
        assert me.money == money
        table.end_round()

    assert table.options() == ["lose car"]
    table.choose("lose car")
    assert me.cards() == []


@rule("PH.item.05")
@pytest.mark.parametrize(
    ("number", "changes"),
    [(1, None), (2, {"money": -1, "knowledge": 1}), (3, {"influence": -2, "creativity": 3})],
)
def test_only_the_upkeep_of_the_current_level_counts(number: int, changes: dict[str, int] | None) -> None:
    table = Table(cards=CARDS).goals()
    table.seat(0).has(money=9, influence=9).holds("shelf", number)

    table.begin("upkeep")

    if changes is None:
        assert table.options("pay", "lose") == []
        assert table.seat(0).changed() == {}
        return
    table.choose("pay shelf")
    assert table.seat(0).changed() == changes


@rule("PH.item.06", "PH.activity.04")
def test_items_and_activities_stay_until_the_end_of_the_game() -> None:
    table = Table(cards=CARDS).goals()
    table.seat(0).holds("shelf", 1).holds("hike", 2)
    table.begin()

    table.play_on("end")

    assert table.state.finished
    assert table.seat(0).cards() == ["shelf", "hike"]


@rule("PH.item.06", "PH.activity.04")
def test_an_item_can_be_discarded_and_an_activity_cannot() -> None:
    table = Table(cards=CARDS).goals()
    table.seat(0).holds("shelf", 2).holds("hike", 2)
    table.begin()

    assert table.options("discard") == ["discard shelf"]
    assert table.refused("discard hike") == "cannot_discard"
    table.choose("discard shelf")
    assert table.seat(0).cards() == ["hike"]


@rule("PH.item.08")
@pytest.mark.parametrize("sth", [-3, 3])
@pytest.mark.parametrize("kind", ["item", "activity"])
def test_the_mood_changes_no_price_of_items_and_activities(kind: str, sth: int) -> None:
    thing = card("thing", kind, level({"knowledge": 2, "money": 1}))
    table = Table(cards=[thing]).goals().row("item_activity", "thing")
    table.seat(0).has(knowledge=2, money=1, sth=sth)
    table.begin()

    table.choose("spend thing 1")

    assert table.seat(0).changed() == {"knowledge": -2, "money": -1}
    assert table.decider == 1


@rule("PH.item.09", "PH.activity.03")
@pytest.mark.parametrize(
    ("id", "changes"),
    [("shelf", {2: {"money": -3, "lth": 2}, 3: {"money": -5, "lth": 4}}),
     ("hike", {2: {"money": -2, "creativity": 3}, 3: {"money": -4, "creativity": 6}})],
)  # fmt: skip
def test_items_and_activities_can_be_raised_to_any_higher_level(id: str, changes: dict[int, dict[str, int]]) -> None:
    for number, change in changes.items():
        table = Table(cards=CARDS).goals()
        table.seat(0).has(money=9).holds(id, 1)
        table.begin()
        assert table.options("upgrade") == [f"upgrade {id} 2", f"upgrade {id} 3"]

        table.choose(f"upgrade {id} {number}")

        assert (table.seat(0).level(id), table.seat(0).changed()) == (number, change)


@rule("PH.activity.01")
@pytest.mark.parametrize(("number", "cost", "reward"), [(1, 1, 1), (2, 2, 3), (3, 4, 6)])
def test_an_activity_is_taken_like_an_item(number: int, cost: int, reward: int) -> None:
    table = shop("hike")

    table.choose(f"spend hike {number}")

    assert table.seat(0).changed() == {"money": -cost, "creativity": reward}
    assert (table.seat(0).cards(), table.seat(0).level("hike")) == (["hike"], number)


@rule("PH.activity.01")
def test_a_concert_of_a_local_band() -> None:
    table = shop("concert")
    table.seat(0).has(stress=8)

    table.choose("spend concert 1")

    assert table.seat(0).changed() == {"money": -1, "sth": 1, "stress": -1}


@rule("PH.activity.02")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_no_activity_of_the_deck_has_an_upkeep(edition: str) -> None:
    activities = [card for card in catalog().cards(edition, []) if card.kind_name == "activity"]

    assert activities
    for activity in activities:
        for lines in activity.levels:
            assert not lines.has_upkeep
            assert lines.upkeep_reward.is_empty
            assert not lines.upkeep_effects


@rule("PH.activity.02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_activity_is_not_settled_in_upkeep(number: int) -> None:
    table = Table(cards=CARDS).goals()
    table.seat(0).has(money=9).holds("hike", number)

    table.begin("upkeep")

    assert table.options("pay", "lose", "collect") == []
    assert (table.seat(0).cards(), table.seat(0).changed()) == (["hike"], {})
