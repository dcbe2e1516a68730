"""First edition: refreshing, discarding, notes."""

import pytest

from wellspent.engine.game import NOBODY
from wellspent.games.pursuit.cards import PARTNER_PILE
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.state import NO_CARD
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, plain

RETIREE = job("retiree", "art", 3, level(), level())
FLING = card("fling", "activity", level(effects=[Take(PARTNER_PILE)]))
HOARD = card("hoard", "activity", level({}, {"money": 500, "knowledge": 500}))
DECK = [
    *plain("basic_project", "plan", "done"),
    *plain("single_round_project", "show"),
    *plain("group_project", "choir"),
    *plain("item", "thing"),
    *plain("activity", "trip"),
    *plain("partner", "robin", "sascha", "kim", lines=level({}, {"lth": 5})),
    *plain("job", "clerk", "baker"),
    RETIREE,
    FLING,
    HOARD,
]


def first(seats: int = 2) -> Table:
    return Table(edition="first", cards=DECK, seats=seats)


@rule("PH1.refresh.01")
def test_a_refresh_replaces_the_whole_row_for_one_sth_without_asking_which() -> None:
    table = first().row("project", "yoga", "plan", "magazine")
    table.begin("action")

    table.choose("refresh project")

    assert table.seat(0).changed() == {"sth": -1}
    assert table.discarded("project") == ["yoga", "plan", "magazine"]
    assert len(table.row_ids("project")) == 3
    assert table.options("replace") == []
    assert table.decider == 0


@rule("PH1.refresh.01")
def test_a_refresh_comes_before_the_action_of_the_own_turn_only() -> None:
    table = first().row("project", "yoga").begin("action")

    table.choose("rest 0")

    assert table.decider == 1
    assert not [line for line in table.interrupts(0) if line.startswith("refresh")]


@rule("PH1.refresh.02")
@pytest.mark.parametrize(("pile", "ids"), [("job", ["clerk", ""]), ("partner", ["", "robin"])])
def test_places_emptied_before_stay_empty_in_a_row_of_people(pile: str, ids: list[str]) -> None:
    table = first().row(pile, *ids)
    table.begin("action")

    table.choose(f"refresh {pile}")

    row = table.state.row[table.game.rules.piles.index(pile)]
    assert [number == NO_CARD for number in row] == [id == "" for id in ids]


@rule("PH1.refresh.03")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 3), (4, 4)])
@pytest.mark.parametrize("pile", ["project", "item_activity"])
def test_a_refresh_of_projects_or_items_draws_the_full_row(seats: int, size: int, pile: str) -> None:
    table = first(seats).begin("preparation", "adult_1")
    lying = table.row_ids(pile)

    table.choose(f"refresh {pile}")

    assert len(table.row_ids(pile)) == size
    assert table.discarded(pile)[-size:] == lying


@rule("PH1.refresh.03", "PH.q.51")
def test_a_refresh_of_items_fills_the_places_that_had_stayed_empty() -> None:
    things = plain("item", "one", "two", "three", "four")
    table = Table(edition="first", cards=things, only=True).row("item_activity", "one", "two", "three")
    table.begin("action").choose("spend one 1", "spend two 1", "discard one")
    assert table.row_ids("item_activity") == ["four", "three"]

    table.choose("refresh item_activity")

    assert sorted(table.row_ids("item_activity")) == ["four", "one", "three"]


@rule("PH1.discard.01")
@pytest.mark.parametrize("id", ["plan", "show", "choir", "thing", "robin", "clerk"])
def test_a_card_may_be_discarded_in_anothers_turn_without_an_hourglass(id: str) -> None:
    table = first()
    table.seat(1).holds(id).has(hourglasses=0)
    table.begin("action")
    assert table.decider == 0

    table.interrupt(1, f"discard {id}")

    assert table.seat(1).changed() == {"stress": 1, "sth": -1}
    assert table.seat(1).cards() == []
    assert table.decider == 0


@rule("PH1.discard.02")
def test_projects_of_the_round_may_go_and_completed_ones_activities_and_traits_may_not() -> None:
    table = first()
    for id in ("plan", "show", "choir", "trip"):
        table.seat(0).holds(id)
    table.seat(0).has_aside("done")
    table.begin("action")

    assert table.options("discard") == ["discard plan", "discard show", "discard choir"]
    for id in ("trip", "done"):
        assert table.refused(f"discard {id}") == "cannot_discard"
        assert table.refused_by(f"discard {id}") == "PH1.discard.02"


@rule("PH1.discard.03")
def test_a_retired_job_and_an_item_without_upkeep_may_be_discarded() -> None:
    table = first()
    table.seat(0).has_aside("retiree").holds("thing")
    table.begin("action")

    table.choose("discard retiree", "discard thing")

    assert table.seat(0).changed() == {"stress": 2, "sth": -2}
    assert table.seat(0).cards() == table.seat(0).aside() == []


@rule("PH1.discard.04")
def test_a_discard_that_ends_the_life_on_the_own_turn_is_the_end_of_the_turn() -> None:
    table = first()
    table.seat(0).holds("thing").has(stress=15, sth=1)
    table.begin("action")

    table.choose("discard thing")

    assert not table.seat(0).is_alive
    assert [event.number for event in table.told("sth")] == [-1]
    assert table.told("placed") == []
    assert table.decider == 1


@rule("PH1.discard.04")
def test_a_discard_that_ends_a_life_in_anothers_turn_leaves_that_turn_alone() -> None:
    table = first()
    table.seat(1).holds("thing").has(stress=15)
    table.begin("action")

    table.interrupt(1, "discard thing")

    assert not table.seat(1).is_alive
    assert table.decider == 0


@rule("PH1.notes.01")
def test_everything_is_open_but_the_order_of_the_piles() -> None:
    table = first().begin("preparation", "adult_1")
    table.seat(1).holds("thing").has(money=3)

    view = table.game.view(table.state, 0)

    assert view.players[1].money == 3
    assert view.players[1].cards == table.state.players[1].cards
    assert view.row == table.state.row
    assert table.game.view(table.state, NOBODY).draw == [sorted(pile) for pile in table.state.draw]


@rule("PH1.notes.01")
def test_a_card_from_a_reward_gives_no_reward_but_its_stress() -> None:
    table = first().row("item_activity", "fling").row("partner", "robin")
    table.seat(0).holds("sascha")
    table.begin("action")

    table.choose("spend fling 1", "receive robin a")

    assert table.seat(0).changed() == {"stress": 1}


@rule("PH1.notes.01")
def test_nine_hourglasses_are_the_limit_and_the_supply_of_tokens_has_none() -> None:
    table = first(seats=1).row("item_activity", "hoard")
    table.seat(0).has(stress=1)
    table.begin("action")

    table.choose("overtime", "spend hoard 1")

    assert table.seat(0).hourglasses + table.seat(0).used == 9
    assert table.seat(0).changed() == {"stress": 2, "money": 500, "knowledge": 500}


@rule("PH1.discard.01", "PH1.refresh.01")
def test_what_is_given_up_rests_on_the_rules_of_the_first_edition() -> None:
    table = first().row("project", "yoga", "plan", "magazine")
    table.seat(0).holds("thing")
    table.begin().choose("discard thing", "refresh project")

    assert {event.rule for event in table.told("discarded") + table.told("stress")} == {"PH1.discard.01"}
    assert {event.rule for event in table.told("refreshed")} == {"PH1.refresh.01"}
