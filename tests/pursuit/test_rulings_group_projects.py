"""Rulings on Group Projects."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level

STEPS = [{"money": 1}, {"knowledge": 1}, {"lth": 1}, {"influence": 1}]
CHOIR = card("choir", "group_project", *[level({}, {"creativity": 1})] * 4, additional=STEPS)
SLOW = card("slow", "group_project", *[level({"hourglass": 1})] * 4, additional=STEPS)
PARTY = card("party", "group_project", *[level()] * 4, additional=[{"sth": 1}])
CAMP = card("camp", "activity", level({"hourglass": 2}))
DECK = [CHOIR, SLOW, PARTY, CAMP]


@rule("PH.q.37")
def test_extra_hourglasses_of_a_role_do_not_count_as_filled_roles() -> None:
    table = Table(cards=DECK, seats=1).row("project", "slow")
    table.seat(0).has(hourglasses=2)
    table.begin("action")

    table.choose("take slow 1")

    assert table.seat(0).changed() == {"money": 1}
    assert table.seat(0).roles == 1


@rule("PH.q.37")
def test_extra_hourglasses_of_a_board_action_go_to_spent_time() -> None:
    table = Table(cards=DECK).row("item_activity", "camp")
    table.begin("action")

    table.choose("spend camp 1")

    assert table.seat(0).placed("spend") == 1
    assert table.seat(0).changed("hourglasses", "used") == {"hourglasses": -3, "used": 3}


@rule("PH.q.38")
@pytest.mark.parametrize(
    ("own", "others", "gained"),
    [
        ([1], [], {"money": 1}),
        ([1], [2, 3, 4], {"money": 1, "knowledge": 1, "lth": 1, "influence": 1}),
        ([1, 2], [3], {"money": 2, "knowledge": 2, "lth": 2}),
    ],
)
def test_every_step_up_to_the_filled_roles_is_received_once_per_own_role(
    own: list[int], others: list[int], gained: dict[str, int]
) -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("choir", own[0])
    for role in own[1:]:
        table.seat(0).fills("choir", role)
    for role in others:
        table.seat(1).fills("choir", role)

    table.begin("resolution", "adult_1")

    assert table.seat(0).changed() == gained


@rule("PH.q.39")
@pytest.mark.parametrize(("edition", "sth"), [("second", 1), ("first", 0)])
def test_sth_as_additional_reward_is_kept_in_the_second_edition_only(edition: str, sth: int) -> None:
    table = Table(cards=DECK, edition=edition)
    table.seat(0).holds("party", 1)

    table.begin("resolution", "adult_1")

    assert table.age == "adult_2"
    assert table.seat(0).sth == sth


@rule("PH.q.40")
def test_others_may_join_the_group_project_of_a_player_who_died_in_this_round() -> None:
    table = Table(cards=DECK).row("project", "choir")
    table.seat(0).has(stress=15, hourglasses=3).stands_on(study=1)
    table.seat(1).has(hourglasses=3)
    table.begin("action")

    table.choose("take choir 1", "rest 0", "study", "join choir 3", "rest 0")

    assert not table.seat(0).is_alive
    assert table.seat(0).changed() == {"stress": 1, "knowledge": 3 + 1, "creativity": 1, "money": 1}
    assert table.seat(1).changed() == {"creativity": 1, "money": 1, "knowledge": 1}


@rule("PH.q.41")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_editor_of_magazine_costs_3_k_and_2_i_for_2_lth(edition: str) -> None:
    table = Table(edition=edition).row("project", "magazine")
    table.seat(0).has(knowledge=3, influence=2)
    table.begin("action")

    table.choose("take magazine 3")

    assert table.seat(0).changed() == {"knowledge": -3, "influence": -2, "lth": 2}


@rule("PH.q.42")
def test_only_the_initiator_gets_the_card() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("choir", 1)
    table.seat(1).fills("choir", 2)

    table.begin("resolution", "adult_1")

    assert [seat.aside() for seat in table.seats] == [["choir"], []]
    assert [seat.cards() for seat in table.seats] == [[], []]
