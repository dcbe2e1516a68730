"""Outcomes: what becomes of the cards in the Resolution Phase."""

import pytest

from tests.pursuit.modules.neighbourhood import (
    board_ids,
    engage,
    happening,
    happenings,
    lay,
    open_table,
    spend_hours,
)
from wellspent.games.pursuit.cards import PILES, Card, Level
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, plain, reach_goal

SWAP = happening("swap", level(), level({"knowledge": 2}, {"influence": 3}), level({"influence": 3}, {"lth": 2}))
PLAIN = happenings("fete", "fair", "feast", "fest")
# What the board is renewed from.
MORE = happenings(*[f"more_{number}" for number in range(6)])
TOWN = happening(
    "town", level(needs={"money": 5}), level(reward={"lth": 1}), level(needs={"money": 5}), marks=["multiple"]
)


def resolving(*ids: str, cards: list[Card] | None = None, seats: int = 2) -> Table:
    """The Resolution Phase, before anything has happened; the first seat has engaged in these cards."""
    table = open_table(cards=[SWAP, TOWN, *PLAIN, *MORE] if cards is None else cards, board=ids, seats=seats)
    for id in ids:
        engage(table, 0, id)
    return table


@rule("COM.outcome.01", "XP.order.03")
def test_outcomes_come_behind_group_projects_and_before_the_hourglasses_return() -> None:
    band = card("band", "group_project", *[level()] * 4, additional=[{"knowledge": 2}])
    table = resolving("swap", cards=[SWAP, band])
    table.seat(0).holds("band", level=1).has(sth=2, hourglasses=0, used=6)
    table.begin("resolution", "adult_1")

    # The Group Project has paid and is set aside, the mood is gone, the Hourglasses are not back.
    assert table.options() == ["outcome swap 2"]
    assert table.seat(0).aside() == ["band"]
    assert table.seat(0).sth == 0
    assert table.seat(0).used == 6
    assert table.state.first_player == 0
    table.choose("outcome swap 2")
    assert table.seat(0).changed()["influence"] == 3


@rule("COM.outcome.02", "COM.outcome.14")
def test_engaged_cards_are_resolved_from_left_to_right_and_the_others_stay() -> None:
    table = open_table(cards=[*PLAIN, *MORE], board=["fete", "fair", "feast", "fest"])
    engage(table, 1, "fest")
    engage(table, 0, "fair").begin("resolution", "adult_1")

    assert (table.decider, table.options()) == (0, ["outcome fair 2"])
    table.choose("outcome fair 2")
    assert board_ids(table) == ["fete", "", "feast", "fest", ""]
    assert (table.decider, table.options()) == (1, ["outcome fest 2"])
    table.choose("outcome fest 2")
    assert table.discarded("community") == ["fair", "fest"]
    assert board_ids(table)[3:] == ["fete", "feast"]


@rule("COM.outcome.03")
def test_one_outcome_is_chosen_paid_and_gained() -> None:
    table = resolving("swap")
    table.seat(0).has(knowledge=2, influence=3)
    table.begin("resolution", "adult_1")
    assert table.options() == ["outcome swap 2", "outcome swap 3"]

    table.choose("outcome swap 3")

    assert table.seat(0).changed() == {"influence": -3, "lth": 2}
    assert table.story("paid", "outcome", "gained") == ["paid", "outcome", "gained"]
    assert table.told("outcome")[0].level == 2


@rule("COM.outcome.04", "COM.outcome.10", "COM.q.03")
def test_several_players_may_choose_the_same_clockwise_from_the_new_first_player() -> None:
    table = resolving("town", seats=3)
    engage(table, 1, "town")
    engage(table, 2, "town")
    table.seat(1).has(sth=1)
    table.begin("resolution", "adult_1")
    assert table.state.first_player == 1

    deciders = []
    for _ in range(3):
        deciders.append(table.decider)
        table.choose("outcome town 2")

    assert deciders == [1, 2, 0]
    assert [seat.changed()["lth"] for seat in table.seats] == [1, 1, 1]


@rule("COM.outcome.05")
def test_the_engage_requirement_need_not_hold_any_more() -> None:
    table = resolving("town").begin("resolution", "adult_1")

    assert table.seat(0).money == 0
    assert table.options() == ["outcome town 2"]
    assert table.refused("outcome town 3") == "requirement"


@rule("COM.outcome.06", "XP.combo.15")
def test_the_mood_never_changes_the_cost_of_an_outcome() -> None:
    joy = happening("joy", level(), level(reward={"sth": 3}))
    table = resolving("joy", "swap", cards=[joy, SWAP])
    table.seat(0).has(knowledge=2)
    table.begin("resolution", "adult_1").choose("outcome joy 2")
    assert table.seat(0).sth == 3

    table.choose("outcome swap 2")

    assert table.seat(0).changed() == {"knowledge": -2, "influence": 3, "sth": 3}


@rule("COM.outcome.07", "COM.q.21")
@pytest.mark.parametrize(
    ("outcome", "stress", "reason"),
    [
        (level({"money": 1}), 9, "cannot_pay"),
        (level(needs={"money": 1}), 9, "requirement"),
        (level({"stress": 2}), 15, "too_much_stress"),
        (level({"stress": 2}), 14, ""),
        (level(reward={"stress": 2}), 15, "too_much_stress"),
        (level(reward={"stress": 1}), 15, ""),
        (level({"popularity": 1}), 9, "cannot_pay"),
    ],
)
def test_an_outcome_is_available_if_it_can_be_paid_and_borne(outcome: Level, stress: int, reason: str) -> None:
    odd = happening("odd", level(), level(), outcome)
    table = resolving("odd", cards=[odd])
    table.seat(0).has(stress=stress)
    table.begin("resolution", "adult_1")

    assert table.refused("outcome odd 3") == reason
    assert table.options() == ["outcome odd 2", *(["outcome odd 3"] if not reason else [])]


@rule("COM.q.21", "COM.q.12")
def test_the_stress_of_a_partner_counts_for_the_limit() -> None:
    love = happening("love", level(), level(), level(effects=[Take(PILES.index("partner"), 1)]))
    mates, things = plain("partner", "ada", "bea"), plain("basic_project", *[f"thing_{number}" for number in range(6)])
    for stress, offered in ((15, False), (14, True)):
        table = resolving("love", cards=[love, *mates, *things]).row("partner", "bea")
        for thing in things:
            table.seat(0).holds(thing.id)
        table.seat(0).holds("ada").has(stress=stress)
        table.begin("resolution", "adult_1")

        assert ("outcome love 3" in table.options()) is offered


@rule("COM.outcome.08", "COM.q.02")
def test_an_available_outcome_must_be_chosen() -> None:
    harm = happening("harm", level(), level(reward={"lth": -2}), level({"money": 1}, {"lth": 5}))
    table = resolving("harm", cards=[harm]).begin("resolution", "adult_1")

    assert table.options() == ["outcome harm 2"]


@rule("COM.outcome.09", "COM.q.02", "COM.outcome.13")
def test_without_an_available_outcome_the_token_comes_back_for_nothing() -> None:
    table = resolving("swap").begin("resolution", "adult_1")

    assert table.age == "adult_2"
    assert table.seat(0).changed() == {}
    assert table.discarded("community") == ["swap"]
    assert part_of(table.state, CommunityPart).token_used == 0


@rule("COM.outcome.11")
def test_what_a_card_gave_pays_for_the_next() -> None:
    table = resolving("fee", "swap", cards=[happening("fee", level(), level(reward={"influence": 3})), SWAP])
    table.begin("resolution", "adult_1").choose("outcome fee 2")

    assert table.options() == ["outcome swap 3"]


@rule("COM.outcome.13")
def test_a_card_is_discarded_when_everybody_has_resolved_it() -> None:
    table = engage(resolving("town", "fete"), 1, "town").begin("resolution", "adult_1", turn=0)
    table.choose("outcome town 2")
    assert board_ids(table)[0] == "town"

    table.choose("outcome town 2")

    assert board_ids(table) == ["", "fete", "", "", ""]
    assert table.discarded("community") == ["town"]


@rule("COM.outcome.16", "COM.q.04")
def test_sth_of_an_outcome_lasts_into_the_next_round() -> None:
    joy = happening("joy", level(), level(reward={"sth": 2}))
    table = resolving("joy", cards=[joy])
    table.seat(1).has(sth=1)
    table.begin("resolution", "adult_1", turn=0).choose("outcome joy 2")

    assert table.age == "adult_2"
    assert [seat.sth for seat in table.seats] == [2, 0]
    assert table.state.first_player == 1


@rule("COM.outcome.17")
def test_projects_of_the_round_count_as_completed() -> None:
    review = happening("review", level(), level(needs={"completed_single_round": 1, "completed_group": 1}))
    band = card("band", "group_project", *[level()] * 4)
    table = resolving("review", cards=[review, band, *plain("single_round_project", "sprint")])
    table.seat(0).holds("band").holds("sprint")
    table.begin("resolution", "adult_1")

    assert table.options() == ["outcome review 2"]
    assert table.seat(0).measure("slots") == 0


@rule("COM.q.17")
@pytest.mark.parametrize(
    ("hourglasses", "options"), [(0, ["outcome late 2"]), (1, ["outcome late 2", "outcome late 3"])]
)
def test_an_hourglass_of_an_outcome_is_paid_only_with_an_available_one(hourglasses: int, options: list[str]) -> None:
    late = happening("late", level(), level(), level({"hourglass": 1}, {"lth": 1}))
    table = resolving("late", cards=[late])
    table.seat(0).has(hourglasses=hourglasses)

    assert table.begin("resolution", "adult_1").options() == options


@rule("COM.q.12")
def test_a_partner_row_is_refilled_at_once_and_must_not_be_empty() -> None:
    love = happening(
        "love",
        level(),
        level(),
        level(effects=[Take(PILES.index("partner"), 1)]),
        marks=["multiple"],
    )
    table = engage(resolving("love", cards=[love, *plain("partner", "ada", "bea")]), 1, "love")
    table.row("partner", "ada").next_cards("partner", "bea").begin("resolution", "adult_1", turn=0)
    table.choose("outcome love 3", "receive ada a")

    assert table.row_ids("partner") == ["bea"]
    assert table.options() == ["outcome love 2", "outcome love 3"]

    empty = resolving("love", cards=[love]).row("partner").begin("resolution", "adult_1")
    assert empty.options() == ["outcome love 2"]
    assert empty.refused("outcome love 3") == "no_card_there"
    assert empty.refused_by("outcome love 3") == "COM.q.12"


@rule("PH.notes.11", "COM.outcome.11")
def test_a_mid_game_goal_can_be_reached_by_an_outcome() -> None:
    win = happening("win", level(), level(reward={"money": 5}))
    table = resolving("win", cards=[win, reach_goal("thrifty", "money", 5, lth=3)]).goals("thrifty")
    table.begin("resolution", "adult_1").choose("outcome win 2")

    assert table.seat(0).changed() == {"money": 5, "lth": 3}


@rule("COM.outcome.12", "COM.engage.05")
def test_the_token_can_be_used_again_next_round() -> None:
    table = lay(open_table(cards=PLAIN), "fete", "fair")
    table.begin().choose("engage fete")
    spend_hours(table).choose("pass", "outcome fete 2")

    assert table.age == "adult_2"
    assert "engage fair" in table.options("engage")
