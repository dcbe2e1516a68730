"""The Action Phase: turns, repetition, Free Actions."""

import pytest

from wellspent.games.pursuit.board import AGES, SPACES
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, plain

FREE = ("refresh", "discard")
CARDS = [
    *plain("basic_project", "cello", "chess", "choir", "crochet"),
    *plain("single_round_project", "festival"),
    *plain("group_project", "band"),
    *plain("item", "vase", "sofa"),
    *plain("job", "clerk", "cook"),
    *plain("partner", "ada", "bea"),
]
# The choices of one space, twice in a row on different cards where a card is taken.
TWICE = {
    "study": ("study", "study"),
    "play": ("play", "play"),
    "interact": ("interact", "interact"),
    "temp_job": ("temp_job", "temp_job"),
    "take_project": ("take chess 1", "take festival 1"),
    "spend": ("spend vase 1", "spend sofa 2"),
    "get_job": ("hire clerk a", "hire cook a"),
}


def table_of(*held: str, seats: int = 2) -> Table:
    """The first seat with these cards, and some of every kind in the rows."""
    table = Table(cards=CARDS, seats=seats)
    for id in held:
        table.seat(0).holds(id)
    rows = {"project": ("chess", "festival", "band"), "item_activity": ("vase", "sofa")}
    for pile, ids in {**rows, "job": ("clerk", "cook"), "partner": ("ada", "bea")}.items():
        table.row(pile, *[id for id in ids if id not in held])
    return table


def alone(table: Table) -> Table:
    """Only the first seat has Hourglasses."""
    for seat in table.seats[1:]:
        seat.has(hourglasses=0)
    return table.begin()


@rule("PH.action.01", "PH.action.03")
@pytest.mark.parametrize("first", [0, 2])
def test_the_first_player_begins_and_turns_pass_clockwise(first: int) -> None:
    table = Table(seats=4).begin(turn=first)

    order = []
    for line in ("study", "play", "rest 0", "temp_job", "overtime"):
        order.append(table.decider)
        table.choose(line)

    assert order == [(first + turn) % 4 for turn in range(5)]


@rule("PH.action.02", "PH.action.03", "PH.action.12")
def test_every_choice_of_a_turn_but_free_actions_uses_one_hourglass_and_ends_the_turn() -> None:
    table = table_of("cello", "vase", "ada", "clerk").begin()
    game, state = table.game, table.state
    assert len(table.options()) > 20

    for choice in game.options(state, 0):
        after = game.copy(state)
        game.apply(after, 0, choice)
        is_free = game.notation(choice).split()[0] in FREE
        assert after.players[0].used == (0 if is_free else 1)
        assert game.deciders(after) == [0 if is_free else 1]


@rule("PH.action.02")
def test_a_board_action_puts_its_hourglass_on_the_space_a_card_action_does_not() -> None:
    table = alone(table_of("cello"))

    table.choose("study", "advance cello 2")

    assert table.seat(0).changed("hourglasses", "used") == {"knowledge": 3, "hourglasses": -2, "used": 2}
    assert {space: table.seat(0).placed(space) for space in SPACES if table.seat(0).placed(space)} == {"study": 1}


@rule("PH.action.04")
@pytest.mark.parametrize(
    ("line", "reason", "why", "missing"),
    [
        ("take dear 1", "cannot_pay", "PH.action.04", {"knowledge": 1, "money": 2}),
        ("develop shy 2", "requirement", "PH.cardaction.29", {"influence": 5}),
        ("spend lock 1", "requirement", "PH.action.04", {"money": 3}),
        ("retire", "no_job", "PH.cardaction.18", {}),
        ("refresh job", "empty_row", "PH.refresh.06", {}),
    ],
)
def test_an_action_that_lacks_payment_requirement_or_card_is_refused(
    line: str, reason: str, why: str, missing: dict[str, int]
) -> None:
    dear = card("dear", "basic_project", level(cost={"knowledge": 2, "money": 2}), level())
    shy = card("shy", "partner", level(), level(needs={"influence": 5}))
    lock = card("lock", "item", level(needs={"money": 3}))
    table = Table(cards=[dear, shy, lock]).row("project", "dear").row("item_activity", "lock").row("job")
    table.seat(0).holds("shy").has(knowledge=1)
    table.begin()

    assert (table.refused(line), table.refused_by(line), table.missing(line)) == (reason, why, missing)
    assert line not in table.options()


@rule("PH.action.04")
def test_with_payment_requirement_and_card_the_same_actions_are_legal() -> None:
    dear = card("dear", "basic_project", level(cost={"knowledge": 2, "money": 2}), level())
    shy = card("shy", "partner", level(), level(needs={"influence": 5}))
    table = Table(cards=[dear, shy]).row("project", "dear").row("job", "ceo")
    table.seat(0).holds("shy").has(knowledge=2, money=2, influence=5)
    table.begin()

    assert {"take dear 1", "develop shy 2", "refresh job"} <= set(table.options())


@rule("PH.action.05")
@pytest.mark.parametrize("age", AGES)
def test_a_covered_space_cannot_be_used(age: str) -> None:
    table = table_of().begin("action", age)
    lines = {"get_job": "hire clerk a", "start_relationship": "date ada a", "overtime": "overtime"}

    for space, line in lines.items():
        is_covered = space in table.covered
        assert (line in table.options()) == (not is_covered)
        assert table.refused(line) == ("covered" if is_covered else "")


@rule("PH.action.06", "PH.action.09")
@pytest.mark.parametrize("space", TWICE)
def test_a_second_hourglass_on_a_space_costs_one_stress(space: str) -> None:
    table = alone(table_of())
    before = table.seat(0).stress

    for line, stress in zip(TWICE[space], (0, 1), strict=True):
        table.choose(line)
        assert table.seat(0).stress == before + stress

    assert table.seat(0).placed(space) == 2
    assert [event.rule for event in table.told("stress")] == ["PH.action.06"]


@rule("PH.action.06")
def test_resting_again_and_other_spaces_cost_no_stress() -> None:
    table = table_of()
    table.seat(0).has(stress=9).stands_on(rest=2, play=1)
    alone(table)

    table.choose("rest 0", "study", "interact")

    assert table.told("stress") == []


@rule("PH.action.06")
def test_a_second_partner_costs_stress_for_repetition_too() -> None:
    table = alone(table_of())

    table.choose("date ada a", "date bea a")

    assert [event.rule for event in table.told("stress")] == ["PH.action.06", "PH.partner.06"]


@rule("PH.action.07", "PH.action.09")
def test_a_space_may_be_used_all_round_for_one_stress_each_time() -> None:
    table = table_of()
    table.seat(0).has(stress=1)
    alone(table)

    for uses in range(1, 9):
        table.choose("study")
        assert table.seat(0).changed()["knowledge"] == 3 * uses
        assert table.seat(0).stress == uses


@rule("PH.action.08")
def test_hourglasses_of_others_on_a_space_cost_and_block_nothing() -> None:
    table = Table(seats=3)
    for seat in table.seats[1:]:
        seat.stands_on(study=4)
    table.begin()

    table.choose("study")

    assert table.seat(0).changed() == {"knowledge": 3}


@rule("PH.action.10")
def test_card_actions_cost_no_stress_for_repetition() -> None:
    table = table_of("cello", "crochet", "vase", "ada")
    table.seat(0).has(stress=1)
    alone(table)

    table.choose("advance cello 2", "advance cello 3", "advance crochet 2")
    table.choose("upgrade vase 2", "upgrade vase 3", "develop ada 2", "develop ada 3")

    assert table.seat(0).changed() == {}
    assert table.seat(0).used == 7


@rule("PH.action.12")
def test_a_player_with_an_hourglass_cannot_pass() -> None:
    table = table_of().begin()

    verbs = {line.split()[0] for line in table.options()}

    board = {"study", "play", "interact", "take", "spend", "temp_job", "hire", "date", "overtime", "rest"}
    assert verbs == {*board, "refresh"}
    assert table.interrupts(0) == ["leave"], "leaving ends the life (PH.q.50)"


@rule("PH.action.13")
def test_a_player_without_hourglasses_is_skipped() -> None:
    table = Table(seats=3)
    table.seat(0).has(hourglasses=2)
    table.seat(1).has(hourglasses=1)
    table.seat(2).has(hourglasses=3)
    table.begin()

    order = []
    while table.age == "adult_1":
        order.append(table.decider)
        table.choose("rest 0")

    assert order == [0, 1, 2, 0, 2, 2]


@rule("PH.action.14")
def test_the_action_phase_ends_when_nobody_has_an_hourglass() -> None:
    table = Table()
    table.seat(0).has(hourglasses=1)
    table.seat(1).has(hourglasses=1)
    table.begin()

    table.choose("study")
    assert table.story("first_player") == []
    table.choose("study")

    assert table.story("first_player") == ["first_player"]
    assert table.age == "adult_2"


@rule("PH.action.15")
def test_any_number_of_free_actions_in_any_order_come_before_the_action() -> None:
    table = table_of("cello", "chess", "vase").row("partner", "ada", "bea")
    table.seat(0).has(stress=1, sth=3)
    table.begin()

    table.choose("discard cello", "refresh partner", "replace bea", "discard vase")
    table.choose("refresh project", "replace festival", "redraw")
    assert table.decider == 0
    assert table.seat(0).changed("used") == {"stress": 2, "sth": -4}
    table.choose("study")

    assert table.decider == 1
    assert table.seat(0).changed("used") == {"stress": 2, "sth": -4, "knowledge": 3, "used": 1}


@rule("PH.action.16")
def test_no_free_action_is_possible_in_the_turn_of_another() -> None:
    table = table_of("cello").begin()
    assert set(FREE) <= {line.split()[0] for line in table.options()}

    table.choose("study")

    assert table.game.deciders(table.state) == [1]
    assert table.interrupts(0) == ["leave"]


@rule("PH.action.16")
def test_no_free_action_is_possible_within_or_after_the_action() -> None:
    project = card("poem", "basic_project", level(cost={"knowledge": 1, "creativity": 1}), level())
    table = Table(cards=[*CARDS, project]).row("project", "poem")
    table.seat(0).holds("cello").has(sth=1, knowledge=1, creativity=1)
    table.begin()

    table.choose("take poem 1")

    assert table.decider == 0
    assert {line.split()[0] for line in table.options()} == {"give"}
    table.choose("give 1 knowledge")
    assert table.decider == 1


@rule("PH.action.16", "PH.q.36")
def test_a_player_without_an_hourglass_has_no_free_action() -> None:
    table = table_of("cello")
    table.seat(0).has(hourglasses=0)
    table.begin()

    assert table.decider == 1
    assert table.interrupts(0) == ["leave"]
    table.choose("rest 0", "rest 0")
    assert table.decider == 1


@rule("PH.action.17")
@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize("stress", [1, 8, 15])
def test_rest_is_always_possible_and_costs_nothing(age: str, stress: int) -> None:
    table = Table()
    table.seat(0).has(stress=stress).stands_on(rest=2)
    table.begin("action", age)

    table.choose("rest 0")

    assert table.seat(0).changed("used") == {"used": 1}
    assert table.told("stress") == []
