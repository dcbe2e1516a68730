"""Group Projects: Roles, joining, Additional Rewards."""

import pytest

from wellspent.games.pursuit.cards import PROJECT_PILE
from wellspent.games.pursuit.effects import Take
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level

BAND = card(
    "band",
    "group_project",
    level({"influence": 1}, {"lth": 1}),
    level({"influence": 2}, {"lth": 2}),
    level({"influence": 3}, {"lth": 3}),
    level({"influence": 4}, {"lth": 4}),
    additional=[{"money": 1}, {"lth": 1}, {"influence": 2}, {"knowledge": 5}],
)
CHOIR = card("choir", "group_project", *[level() for _ in range(4)], additional=[{"creativity": 1}] * 4)
SPRINT = card("sprint", "single_round_project", level())
CARDS = [BAND, CHOIR, SPRINT]


def band_table(*row: str, seats: int = 2) -> Table:
    table = Table(cards=CARDS, seats=seats).goals().row("project", *row)
    for seat in table.seats:
        seat.has(influence=9)
    return table


def roles(table: Table) -> list[tuple[str, int, int]]:
    """Card, Role counted from 1, seat."""
    return [(table.ids([role.card])[0], role.role + 1, role.player) for role in table.state.roles]


@rule("PH.project.13")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_group_project_is_taken_in_one_role_of_choice(number: int) -> None:
    table = band_table("band").begin()

    table.choose(f"take band {number}")

    assert table.seat(0).changed() == {"influence": -number, "lth": number}
    assert table.seat(0).cards() == ["band"]
    assert roles(table) == [("band", number, 0)]


@rule("PH.project.14")
def test_the_hourglass_moves_from_take_project_to_the_role() -> None:
    table = band_table("band", "sprint").begin()
    me = table.seat(0)

    table.choose("take band 1")
    assert me.placed("take_project") == 0
    assert me.changed("hourglasses", "used") == {"influence": -1, "lth": 1, "hourglasses": -1, "used": 1}

    table.choose("rest 0", "take sprint 1")
    assert "stress" not in me.changed()


@rule("PH.project.15")
def test_taking_a_group_project_as_a_repetition_still_costs_stress() -> None:
    table = band_table("band")
    table.seat(0).stands_on(take_project=1)
    table.begin()

    table.choose("take band 1")

    assert table.seat(0).changed() == {"stress": 1, "influence": -1, "lth": 1}
    assert [event.rule for event in table.told("stress")] == ["PH.action.06"]
    assert table.seat(0).placed("take_project") == 1


@rule("PH.project.16")
def test_joining_is_a_card_action() -> None:
    table = band_table()
    table.seat(1).holds("band", 1)
    table.seat(0).stands_on(take_project=1)
    table.begin()

    table.choose("join band 2")

    assert table.seat(0).changed("used") == {"influence": -2, "lth": 2, "used": 1}
    assert table.seat(0).placed("take_project") == 1


@rule("PH.project.17")
def test_each_role_is_filled_only_once() -> None:
    table = band_table()
    table.seat(1).holds("band", 2)
    table.begin()

    assert table.options("join") == ["join band 1", "join band 3", "join band 4"]
    assert table.refused("join band 2") == "role_filled"
    assert table.refused_by("join band 2") == "PH.project.17"


@rule("PH.project.18")
@pytest.mark.parametrize("taker", [0, 1])
def test_a_player_fills_at_most_two_roles_of_a_group_project(taker: int) -> None:
    table = band_table()
    table.seat(taker).holds("band", 1)
    table.seat(0).fills("band", 2)
    if taker == 1:
        assert table.begin().options("join") == ["join band 3", "join band 4"]
        table.choose("join band 3", "rest 0")
    else:
        table.begin()

    assert table.options("join") == []
    assert table.refused("join band 4") == "two_roles"
    assert table.refused_by("join band 4") == "PH.project.18"


@rule("PH.project.19", "PH.project.20")
@pytest.mark.parametrize(
    ("others", "reward"),
    [
        (0, {"money": 1}),
        (1, {"money": 1, "lth": 1}),
        (2, {"money": 1, "lth": 1, "influence": 2}),
        (3, {"money": 1, "lth": 1, "influence": 2, "knowledge": 5}),
    ],
)
def test_a_role_earns_every_additional_reward_up_to_the_roles_filled_by_all(
    others: int, reward: dict[str, int]
) -> None:
    table = Table(cards=CARDS, seats=4).goals()
    table.seat(0).holds("band", 1)
    for number in range(others):
        table.seat(number + 1).fills("band", number + 2)

    table.begin("resolution")

    for seat in table.seats[: others + 1]:
        assert seat.changed() == reward
    for seat in table.seats[others + 1 :]:
        assert seat.changed() == {}


@rule("PH.project.19", "PH.project.20")
def test_magazine_with_three_roles_pays_its_owner_twice_for_two_roles() -> None:
    table = Table().goals()
    table.seat(0).holds("magazine", 1).fills("magazine", 3)
    table.seat(1).fills("magazine", 2)

    table.begin("resolution")

    assert table.seat(0).changed() == {"money": 2, "lth": 2, "influence": 4}
    assert table.seat(1).changed() == {"money": 1, "lth": 1, "influence": 2}


@rule("PH.project.21")
def test_no_role_can_be_filled_after_the_round() -> None:
    table = band_table("band")
    table.seat(0).has(hourglasses=1)
    table.seat(1).has(hourglasses=1)
    table.begin()

    table.choose("take band 1", "join band 2")

    assert table.age == "adult_2"
    assert roles(table) == []
    for line in ("rest 0", "rest 0"):
        assert table.options("join") == []
        table.choose(line)


@rule("PH.project.22")
def test_several_group_projects_may_be_taken_and_joined_with_two_roles_each() -> None:
    table = band_table("band", "choir")
    table.seat(0).has(hourglasses=4)
    table.seat(1).has(hourglasses=2)
    table.begin()

    table.choose("take band 1", "join band 2", "take choir 1", "join choir 2", "join band 3", "join choir 3")

    assert table.seat(0).aside() == ["band", "choir"]
    # Three Roles of each: band pays 1 M, 1 LTH and 2 I for a Role, choir 1 C for each of 3.
    assert table.seat(0).changed() == {"lth": 1 + 3 + 2, "money": 2, "creativity": 6}
    assert table.seat(1).changed() == {"lth": 2 + 1, "money": 1, "creativity": 3}


@rule("PH.cardaction.09", "PH.notes.04")
def test_a_group_project_that_came_as_part_of_a_reward_has_all_its_roles_open() -> None:
    present = card("present", "activity", level(effects=[Take(PROJECT_PILE)]))
    table = Table(cards=[*CARDS, present]).goals().row("project", "choir").row("item_activity", "present")
    table.begin().choose("spend present 1", "receive choir")

    assert roles(table) == []
    assert table.options("join") == [f"join choir {role}" for role in (1, 2, 3, 4)]
    table.choose("join choir 2")
    assert roles(table) == [("choir", 2, 1)]
