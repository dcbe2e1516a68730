"""First edition: components, set-up and the shape of a round."""

from itertools import groupby

import pytest

from wellspent.engine.session import Session
from wellspent.games.pursuit.cards import ABILITY_ON, CATEGORIES, GAME_END, Ability
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.state import State
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.cards.words import category_letter
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, leading_goal, level, reach_goal, trait

ROWS = ("project", "item_activity", "job", "partner")


def new_game(seats: int = 2, first: int = -1, seed: str = "first edition") -> Session[State]:
    return Session(Pursuit(catalog().cards("first", []), "first", seats, None, first), seed)


def keep_traits(session: Session[State]) -> list[str]:
    """Everybody keeps a Child Trait; what happened at the last choice."""
    moves = [session.choose(seat, session.choices(seat)[0]) for seat in range(session.game.seats)]
    return [EVENTS[event.kind] for event in moves[-1].events]


@rule("PH1.comp.01")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [3, 3, 2, 2]), (3, [3, 3, 3, 3]), (4, [4, 4, 4, 4])])
def test_the_rows_depend_on_the_number_of_players(seats: int, sizes: list[int]) -> None:
    table = Table(edition="first", seats=seats).begin("preparation", "adult_1")

    assert [len(table.row_ids(pile)) for pile in ROWS] == sizes


@rule("PH1.comp.02")
def test_v_vitality_stands_where_the_second_edition_has_h_health() -> None:
    assert sorted(category_letter(letter, "first") for letter in CATEGORIES) == [*"ABCPSTV"]
    assert sorted(category_letter(letter, "second") for letter in CATEGORIES) == [*"ABCHPST"]


@rule("PH1.comp.03")
@pytest.mark.parametrize("category", ["", *CATEGORIES])
def test_the_category_of_a_project_changes_nothing(category: str) -> None:
    hobby = card("hobby", "basic_project", level({"knowledge": 1}, {"lth": 1}), level(), category=category)
    table = Table(edition="first", cards=[hobby]).row("project", "hobby")
    table.seat(0).has(knowledge=1)
    table.begin("action")

    table.choose("take hobby 1")

    assert table.seat(0).changed() == {"knowledge": -1, "lth": 1}


@rule("PH1.setup.01")
def test_goals_and_traits_are_dealt_in_this_order_and_no_row() -> None:
    session = new_game()

    assert [EVENTS[event.kind] for event in session.opening] == ["goal_revealed"] * 2 + ["dealt_trait"] * 4
    assert session.state.row == [[]] * len(session.state.row)
    assert session.state.covered == 1 << 6 | 1 << 7 | 1 << 8


@rule("PH1.setup.01", "PH1.setup.02")
def test_the_first_player_is_the_last_step_and_then_the_first_upkeep_deals_the_rows() -> None:
    session = new_game()

    happened = [name for name in keep_traits(session) if name in ("kept_trait", "first_player", "round", "turned_up")]

    assert happened == ["kept_trait"] * 2 + ["first_player", "round"] + ["turned_up"] * 6
    assert [len(row) for row in session.state.row[:4]] == [3, 3, 0, 0]


@rule("PH1.setup.03")
def test_every_life_goal_is_checked_at_the_end_only() -> None:
    goals = [reach_goal("thrifty", "money", 3, lth=4), leading_goal("wisest", "knowledge", lth=2)]
    table = Table(edition="first", cards=goals).goals("thrifty", "wisest").begin("action")

    table.choose("temp_job")
    assert table.seat(0).changed() == {"money": 3}

    table.begin("resolution", "old_age_3")
    assert table.seat(0).lth == 4


@rule("PH1.setup.03")
def test_no_life_goal_of_the_first_edition_is_a_race() -> None:
    goals = [card for card in catalog().cards("first", []) if card.goal is not None]

    assert {card.goal.timing for card in goals if card.goal is not None} == {GAME_END}
    conditions = [catalog().text(card.id).condition for card in goals]
    assert not [words for words in conditions if words is None or "first" in words.en]


@rule("PH1.setup.04")
def test_the_host_names_the_oldest_player_or_chance_decides() -> None:
    chosen, drawn = set(), set()
    for number in range(12):
        named, open_ = new_game(3, 2, f"seed {number}"), new_game(3, -1, f"seed {number}")
        keep_traits(named)
        keep_traits(open_)
        chosen.add(named.state.first_player)
        drawn.add(open_.state.first_player)

    assert chosen == {2}
    assert drawn == {0, 1, 2}


@rule("PH1.setup.05")
def test_the_ability_of_a_child_trait_works_as_often_as_wanted() -> None:
    bookworm = trait("bookworm", Ability(ABILITY_ON, 0, goods(money=1)))
    table = Table(edition="first", cards=[bookworm], seats=1)
    table.seat(0).holds("bookworm")
    table.begin("action")

    table.choose("study", "study", "study")

    assert table.seat(0).money == 3


@rule("PH1.setup.06")
def test_life_goals_that_were_not_drawn_are_out_of_the_game() -> None:
    goals = [leading_goal("richest", "money", lth=4), leading_goal("wisest", "knowledge", lth=2)]
    table = Table(edition="first", cards=goals).goals("richest")
    table.seat(0).has(money=1, knowledge=1)

    table.begin("upkeep", "teen").play_on("end")

    assert table.state.finished
    assert table.ids(table.state.goals) == ["richest"]
    assert table.ids([event.card for event in table.told("goal_reached")]) == ["richest"]


@rule("PH1.round.01")
def test_a_round_is_upkeep_action_and_end_of_round_with_the_deal_as_part_of_upkeep() -> None:
    table = Table(edition="first", seats=1)
    table.seat(0).holds("car", 2).has(hourglasses=1, money=3)
    table.begin("action")

    table.choose("study", "pay car", "study")

    parts = ("placed", "first_player", "round", "turned_up", "hourglasses", "upkeep_paid")
    story = [name for name, _ in groupby(table.story(*parts))]
    assert story == ["placed", "first_player", "round", "turned_up", "hourglasses", "upkeep_paid", "placed"]


@rule("PH1.round.02")
def test_the_first_round_deals_cards_but_the_marker_stays_on_teen() -> None:
    session = new_game(4)
    keep_traits(session)

    assert session.state.round == 1
    assert [len(row) for row in session.state.row[:4]] == [4, 4, 0, 0]
    assert [player.hourglasses for player in session.state.players] == [6, 6, 6, 6]
