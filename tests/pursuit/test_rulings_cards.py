"""Rulings on piles, Free Actions and Child Traits."""

import pytest

from wellspent.engine.session import NotPossible, Session
from wellspent.games.pursuit.cards import ABILITY_ON, Ability
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.state import NO_CARD, PHASES, State
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import job, level, plain, trait

ITEMS = plain("item", "item_1", "item_2", "item_3", "item_4", "item_5")
ONE_OF_EACH = [
    *plain("basic_project", "plan", "done"),
    *plain("single_round_project", "show"),
    *plain("group_project", "choir"),
    *plain("item", "thing"),
    *plain("activity", "trip"),
    *plain("partner", "robin"),
    job("boss", "art", 3, level(), level()),
    trait("curly"),
]


def few_items(count: int) -> Table:
    """A game that consists of a few Items, all in the row."""
    cards = ITEMS[:count]
    return Table(cards=cards, only=True).row("item_activity", *[card.id for card in cards])


@rule("PH.q.51")
def test_a_place_stays_empty_when_draw_and_discard_pile_are_empty() -> None:
    table = few_items(3).begin("action")

    table.choose("spend item_2 1")

    assert table.row_ids("item_activity") == ["item_1", "item_3"]
    assert table.state.row[1][1] == NO_CARD


@rule("PH.q.51")
def test_later_discards_are_drawn_at_the_next_refill_and_at_the_next_preparation() -> None:
    table = few_items(4)
    table.begin("action")
    table.choose("spend item_1 1", "spend item_2 1", "discard item_1")
    assert table.row_ids("item_activity") == ["item_3", "item_4"]

    table.choose("spend item_3 1")
    assert table.row_ids("item_activity") == ["item_1", "item_4"]

    table.begin("preparation", "adult_2")
    assert sorted(table.row_ids("item_activity")) == ["item_1", "item_4"]


@rule("PH.q.52")
def test_at_least_one_card_must_be_discarded_so_an_empty_row_cannot_be_refreshed() -> None:
    table = few_items(2).row("item_activity", "", "").begin("action")
    assert table.refused("refresh item_activity") == "empty_row"

    table.row("item_activity", "", "item_1")
    table.choose("refresh item_activity", "replace item_1")

    assert table.seat(0).changed() == {"sth": -1}


@rule("PH.q.52")
def test_a_refresh_asks_for_at_least_one_card() -> None:
    table = few_items(3).begin("action")

    table.choose("refresh item_activity")

    assert table.options() == ["replace item_1", "replace item_2", "replace item_3"]


@rule("PH.q.52")
def test_discards_of_a_refresh_may_come_back_and_empty_slots_stay_empty() -> None:
    table = few_items(3).row("item_activity", "item_1", "", "item_2").next_cards("item_activity", "item_3")
    table.begin("action")

    table.choose("refresh item_activity", "replace item_1", "replace item_2")

    first, second, third = table.state.row[1]
    assert second == NO_CARD
    assert table.ids([first]) == ["item_3"]
    assert table.ids([third])[0] in ("item_1", "item_2")


@rule("PH.q.52")
def test_a_refresh_at_minus_three_sth_costs_one_lth() -> None:
    table = few_items(3)
    table.seat(0).has(sth=-3)
    table.begin("action")

    table.choose("refresh item_activity", "replace item_3")

    assert table.seat(0).changed() == {"lth": -1}


@rule("PH.q.53")
def test_basic_projects_items_partners_and_the_job_can_be_discarded_and_nothing_else() -> None:
    table = Table(cards=ONE_OF_EACH)
    for id in ("plan", "show", "choir", "thing", "trip", "robin", "boss", "curly"):
        table.seat(0).holds(id)
    table.seat(0).has_aside("done")
    table.begin("action")

    assert table.options("discard") == ["discard plan", "discard thing", "discard robin", "discard boss"]
    for id in ("show", "choir", "trip", "curly", "done"):
        assert table.refused(f"discard {id}") == "cannot_discard"


@rule("PH.q.53")
def test_a_retired_job_can_be_discarded() -> None:
    table = Table(cards=ONE_OF_EACH)
    table.seat(0).has_aside("boss")
    table.begin("action")

    table.choose("discard boss")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("job") == ["boss"]


def new_game(first: int = -1, seed: str = "traits") -> Session[State]:
    return Session(Pursuit(catalog().cards("second", []), "second", 3, None, first), seed)


@rule("PH.q.54")
def test_the_dealt_child_traits_are_open_and_chosen_at_the_same_time() -> None:
    session = new_game()
    game, state = session.game, session.state

    assert game.deciders(state) == [0, 1, 2]
    assert game.view(state, 2).dealt == state.dealt
    assert [len(dealt) for dealt in state.dealt] == [2, 2, 2]


@rule("PH.q.54")
def test_the_choices_of_child_traits_are_shown_together() -> None:
    session = new_game()
    game = session.game
    views = []
    for line in session.choices(0)[:2]:
        session.choose(0, line)
        assert session.state.players[0].trait == NO_CARD
        views.append(game.view(session.state, 1).kept)
        session.undo(0)

    assert views[0] == views[1]
    for seat in (2, 0, 1):
        session.choose(seat, session.choices(seat)[0])
    assert all(player.trait != NO_CARD for player in session.state.players)
    assert PHASES[session.state.phase] == "action"


@rule("PH.q.54")
@pytest.mark.parametrize("host_chooses", [-1, 0])
def test_nobody_chooses_a_child_trait_again_after_seeing_those_of_the_others(host_chooses: int) -> None:
    session = new_game(host_chooses)
    for seat in (2, 0, 1):
        session.choose(seat, session.choices(seat)[0])

    assert session.boundary(1).index == 3
    with pytest.raises(NotPossible):
        session.undo(1)


def first_player(host_chooses: int, seed: str) -> int:
    session = new_game(host_chooses, seed)
    for seat in range(3):
        session.choose(seat, session.choices(seat)[0])
    return session.state.first_player


@rule("PH.q.55")
def test_the_first_player_is_drawn_at_random_unless_the_host_sets_it() -> None:
    seeds = [f"seed {number}" for number in range(12)]

    assert {first_player(-1, seed) for seed in seeds} == {0, 1, 2}
    assert {first_player(1, seed) for seed in seeds} == {1}


@rule("PH.q.56")
def test_an_ability_adds_to_the_general_rules_and_takes_nothing_away() -> None:
    table = Table(cards=[trait("curly", Ability(ABILITY_ON, 0, goods(knowledge=1, sth=2, relax=1)))])
    table.seat(0).holds("curly").has(sth=2, stress=9).stands_on(study=1)
    table.begin("action")

    table.choose("study")

    assert table.seat(0).changed() == {"knowledge": 4, "sth": 1, "lth": 1, "stress": 1}
    assert table.decider == 1


@rule("PH.q.57")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_job_and_partner_rows_cannot_be_refreshed_in_the_teen_round(edition: str) -> None:
    table = Table(edition=edition).begin("action", "teen")

    assert table.options("refresh") == ["refresh project", "refresh item_activity"]
    for row in ("job", "partner"):
        assert table.refused(f"refresh {row}") == "empty_row"
