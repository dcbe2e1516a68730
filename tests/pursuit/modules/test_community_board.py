"""The Community board: set-up, cards, renewal, and what it leaves as it was."""

import pytest

from tests.pursuit.modules.neighbourhood import (
    board_ids,
    engage,
    engaged_in,
    happening,
    happenings,
    open_table,
    spend_hours,
)
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level, of_module

DOZEN = happenings(*[f"fete_{number}" for number in range(12)])
FIVE = [f"fete_{number}" for number in range(5)]
NEXT = [f"fete_{number}" for number in range(5, 12)]


def table_in(round: str, *slots: str) -> Table:
    """The Preparation Phase of a round, with these cards left on the board and the next ones known."""
    table = open_table(cards=DOZEN, board=slots).next_cards("community", *NEXT)
    return table.begin("preparation", round)


@rule("COM.setup.01", "COM.setup.02", "COM.setup.03", "COM.setup.04", "XP.comp.32", "XP.comp.43")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_game_begins_with_an_empty_board_a_shuffled_pile_and_a_token_for_everybody(seats: int) -> None:
    game = Pursuit(catalog().cards("second", ["community"]), "second", seats, [Community])
    state, other = game.start("one"), game.start("two")
    board, pile = part_of(state, CommunityPart), game.rules.piles.index("community")

    assert board.cards() == []
    assert len(board.slots) == 5
    assert board.token_used == 0
    assert [me.popularity for me in state.players] == [0] * seats
    assert len(state.draw[pile]) == 56
    assert sorted(state.draw[pile]) == sorted(other.draw[pile])
    assert state.draw[pile] != other.draw[pile]


@rule("COM.board.01", "COM.q.05")
def test_nobody_can_engage_in_the_teen_round() -> None:
    table = Table(Community, cards=DOZEN).begin("upkeep", "teen")

    assert table.age == "teen"
    assert board_ids(table) == [""] * 5
    assert table.options("engage", "engage_longer") == []


@rule("COM.board.02", "COM.board.06", "COM.q.11")
def test_the_slots_are_filled_from_the_right_in_the_first_adult_round() -> None:
    table = table_in("adult_1")

    assert board_ids(table) == NEXT[4::-1]


@rule("COM.board.03", "COM.board.05", "COM.board.06", "COM.q.19")
@pytest.mark.parametrize("round", ["adult_2", "adult_4", "old_age_1", "old_age_2"])
@pytest.mark.parametrize(
    ("slots", "discarded", "kept"),
    [
        (["fete_0", "fete_1", "fete_2", "fete_3", "fete_4"], ["fete_4"], ["fete_0", "fete_1", "fete_2", "fete_3"]),
        (["fete_0", "", "", "fete_1", "fete_2"], ["fete_2"], ["fete_0", "fete_1"]),
        (["", "fete_0", "", "", "fete_1"], ["fete_1"], ["fete_0"]),
        (["", "", "", "", "fete_0"], ["fete_0"], []),
    ],
)
def test_the_last_card_leaves_and_the_others_move_right_without_gaps(
    round: str, slots: list[str], discarded: list[str], kept: list[str]
) -> None:
    table = table_in(round, *slots)

    drawn = NEXT[: 5 - len(kept)]
    assert board_ids(table) == [*reversed(drawn), *kept]
    assert table.discarded("community") == discarded


@rule("COM.board.04", "COM.q.18")
def test_nothing_is_discarded_if_the_last_slot_is_empty() -> None:
    table = table_in("adult_2", "fete_0", "fete_1", "", "fete_2", "")

    assert board_ids(table) == [NEXT[1], NEXT[0], "fete_0", "fete_1", "fete_2"]
    assert table.discarded("community") == []


@rule("COM.q.18", "COM.board.04", "COM.outcome.13")
def test_a_card_of_the_last_slot_that_was_resolved_saves_the_others() -> None:
    table = open_table(cards=DOZEN, board=FIVE).next_cards("community", *NEXT)
    engage(table, 0, "fete_4").begin("resolution", "adult_1").choose("outcome fete_4 2")

    assert table.age == "adult_2"
    assert board_ids(table) == [NEXT[0], *FIVE[:4]]
    assert table.discarded("community") == ["fete_4"]


@rule("COM.board.07", "COM.engage.18", "COM.base.01")
def test_an_engaged_card_stays_in_its_slot_and_belongs_to_nobody() -> None:
    table = open_table(cards=DOZEN, board=FIVE).begin()

    table.choose("engage fete_2", "engage fete_3")

    assert board_ids(table) == FIVE
    assert table.seat(0).cards() == table.seat(0).aside() == []
    assert table.seat(0).measure("slots") == table.seat(0).measure("cards") == 0


@rule("COM.board.08")
def test_the_board_cannot_be_refreshed() -> None:
    table = open_table(cards=DOZEN, board=FIVE).begin()

    assert table.options("refresh") == [
        f"refresh {pile}" for pile in ("project", "item_activity", "job", "partner") if table.row_ids(pile)
    ]
    assert table.refused("refresh community") == ""


@rule("COM.board.09")
def test_a_card_has_an_engage_part_and_numbered_outcomes() -> None:
    cards = of_module("community")

    assert {len(card.levels) - 1 for card in cards} >= {3}
    assert min(len(card.levels) for card in cards) >= 4
    assert 20 <= sum("multiple" in card.marks for card in cards) <= 36


@rule("COM.board.10")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    table = open_table(cards=DOZEN[:6], board=["fete_0", "fete_1", "fete_2", "fete_3", "fete_4"])
    table.thrown_away("fete_5").begin("preparation", "adult_2")

    drawn, *kept = board_ids(table)
    assert drawn in ("fete_4", "fete_5")
    assert kept == ["fete_0", "fete_1", "fete_2", "fete_3"]
    assert len(table.told("shuffled")) == 1
    assert len(table.discarded("community")) + len(table.pile_ids("community")) == 1


# Base rules.


@rule("COM.base.01", "COM.outcome.15")
def test_community_cards_have_no_upkeep_and_leave_without_a_penalty() -> None:
    table = open_table(cards=DOZEN, board=FIVE)
    engage(table, 0, "fete_1").begin("resolution", "adult_1").choose("outcome fete_1 2")

    assert table.age == "adult_2"
    assert table.seat(0).changed() == {}
    assert table.seat(0).measure("discards") == 0


@rule("COM.base.02")
def test_the_first_player_is_fixed_before_the_outcomes_and_without_popularity() -> None:
    glory = happening("glory", level(), level(reward={"sth": 3}))
    table = open_table(cards=[glory])
    table.seat(0).has(popularity=15)
    table.seat(1).has(sth=1)
    engage(table, 0, "glory").begin("resolution", "adult_1", turn=0).choose("outcome glory 2")

    assert table.state.first_player == 1
    assert table.seat(0).sth == 3


@rule("COM.base.03", "XP.combo.16")
def test_community_cards_break_no_tie_at_the_end() -> None:
    table = open_table(cards=DOZEN, board=FIVE)
    engage(table, 0, "fete_1")
    engage(table, 0, "fete_2").begin("resolution", "old_age_3")
    table.choose("outcome fete_1 2", "outcome fete_2 2")

    assert table.state.finished
    assert table.winners() == [0, 1]


@rule("COM.base.04")
def test_an_hourglass_on_a_card_is_spent_and_counts_among_the_nine() -> None:
    table = open_table(cards=DOZEN, board=FIVE)
    table.seat(0).has(popularity=4, stress=8, hourglasses=8)
    table.begin()

    table.choose("engage_longer fete_0", "rest 0", "overtime")

    assert table.seat(0).hourglasses == 7
    assert table.seat(0).hourglasses + table.seat(0).used == 9


@rule("COM.base.04")
def test_overtime_and_stress_sections_are_as_in_the_base_game() -> None:
    for modules in ((), (Community,)):
        table = Table(*modules, cards=DOZEN if modules else ()).goals().begin("action", "adult_1")
        table.choose("overtime")

        assert table.seat(0).changed("hourglasses") == {"hourglasses": 1, "stress": 2}


@rule("COM.base.05", "COM.q.10", "XP.life.03")
def test_stress_as_a_cost_may_end_the_life_but_goes_no_further() -> None:
    cards = [
        happening("swim", level({"stress": 1}), level(reward={"lth": 4})),
        happening("dive", level({"stress": 2}), level()),
    ]
    table = open_table(cards=cards)
    table.seat(0).has(stress=15, hourglasses=1)
    spend_hours(table, 1)
    table.begin()

    assert table.refused("engage dive") == "too_much_stress"
    assert engaged_in(table.choose("engage swim"), "swim") == [0]
    assert not table.seat(0).is_alive
    table.choose("pass", "outcome swim 2")
    assert table.seat(0).changed()["lth"] == 4


# Alone.


@rule("COM.solo.01")
@pytest.mark.parametrize(("lth", "wins"), [(59, False), (60, True)])
def test_alone_the_threshold_is_ten_higher(lth: int, wins: bool) -> None:
    table = open_table(cards=DOZEN, seats=1)
    table.seat(0).has(lth=lth)
    table.begin("resolution", "old_age_3")

    assert table.winners() == ([0] if wins else [])


@rule("COM.solo.02")
def test_alone_a_card_that_asks_for_the_most_is_replaced_at_once() -> None:
    rivals = happenings("rival_1", "rival_2", "rival_3", marks=["most"])
    table = open_table(cards=[*DOZEN, *rivals], seats=1, board=[])
    table.next_cards("community", "rival_1", "fete_1", "rival_2", "rival_3", "fete_2", "fete_3", "fete_4", "fete_5")
    table.begin("preparation", "adult_1")

    assert board_ids(table) == ["fete_5", "fete_4", "fete_3", "fete_2", "fete_1"]
    assert table.discarded("community") == ["rival_1", "rival_2", "rival_3"]


@rule("COM.solo.02")
def test_with_others_cards_that_ask_for_the_most_stay() -> None:
    table = open_table(cards=[*DOZEN, happening("rival", marks=["most"])], board=[])
    table.next_cards("community", "rival").begin("preparation", "adult_1")

    assert board_ids(table)[4] == "rival"


@rule("COM.solo.02")
def test_the_printed_cards_that_compare_are_marked() -> None:
    marked = {card.id for card in of_module("community") if "most" in card.marks}

    assert marked == {"new_family_next_door", "pumpkin_contest"}


@rule("COM.solo.03")
@pytest.mark.parametrize("marks", [[], ["multiple"]])
def test_alone_the_multiple_players_indicator_has_no_effect(marks: list[str]) -> None:
    table = open_table(cards=[happening("fair", level(), level(reward={"lth": 2}), marks=marks)], seats=1).begin()

    table.choose("engage fair")
    assert table.refused("engage_longer fair") == "too_few_fans"
    table.seat(0).has(popularity=4)
    assert table.refused("engage_longer fair") == "engaged_already"
