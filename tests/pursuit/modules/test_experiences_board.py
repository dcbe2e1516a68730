"""The Experiences board: set-up, its row, planning, and making the trip."""

import pytest

from tests.pursuit.modules.travel import (
    FIVE,
    TRIPS,
    dreaming,
    dreams,
    has_cloud,
    next_round,
    open_table,
    trip,
    use_clouds,
)
from wellspent.games.pursuit.effects import Gain
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.experiences.part import ExperiencesPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level, plain

LEARNED = trip("learned", level({}, {"creativity": 2}, needs={"knowledge": 4}))
DEAR = trip(
    "dear",
    level(),
    level({"money": 3, "knowledge": 1}, {"creativity": 2, "lth": 1}),
    level({"money": 2, "creativity": 2}, {"influence": 1, "lth": 2}),
)


def planned(id: str, **goods: int) -> Table:
    """The first seat has planned an Experience and has these goods."""
    table = open_table(cards=[DEAR, LEARNED])
    table.seat(0).holds(id).has(**goods)
    return table.begin()


@rule("EXP.setup.01", "EXP.setup.02", "EXP.setup.03", "EXP.setup.04", "EXP.q.01", "EXP.q.15", "XP.comp.24")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_game_begins_with_five_open_experiences_and_empty_dream_boards(seats: int) -> None:
    game = Pursuit(catalog().cards("second", ["experiences"]), "second", seats, [Experiences])
    state, other = game.start("one"), game.start("two")
    pile, part = game.rules.piles.index("experience"), part_of(state, ExperiencesPart)

    assert len([number for number in state.row[pile] if number != NO_CARD]) == 5
    assert len(state.draw[pile]) == 59
    assert state.row[pile] != other.row[pile]
    assert part.dreams == [[NO_CARD] * 3 for _ in range(seats)]
    assert part.desires == [[0] * 3 for _ in range(seats)]
    assert part.cloud_used == 0


@rule("EXP.setup.05", "EXP.plan.01", "EXP.cloud.05")
def test_plan_experience_is_covered_in_the_teen_round() -> None:
    table = open_table().begin("action", "teen")

    assert table.options("plan", "plan_by_cloud") == []
    assert table.refused("plan trip_1") == "covered"
    assert table.refused("plan_by_cloud trip_1") == "covered"
    assert "dream_by_cloud trip_1 1" in table.options()


@rule("EXP.plan.01", "EXP.setup.05")
@pytest.mark.parametrize("age", ["adult_1", "adult_2", "adult_4", "old_age_1", "old_age_3"])
def test_plan_experience_is_open_from_the_first_adult_round_to_the_end(age: str) -> None:
    table = open_table()
    table.seat(0).has(stress=1)

    table.begin("preparation", age)

    assert "plan trip_3" in table.options()
    assert "plan_by_cloud trip_3" in table.options()


@rule("EXP.setup.06", "EXP.setup.07", "EXP.dream.12")
def test_in_the_teen_round_open_jobs_and_partners_can_only_be_dreamed_of() -> None:
    game = Pursuit(catalog().cards("second", ["experiences"]), "second", 2, [Experiences])
    state = game.start("teens")
    assert [len(state.row[game.rules.piles.index(pile)]) for pile in ("job", "partner")] == [4, 4]

    table = open_table().row("job", "lab_assistant").row("partner", "martha").begin("action", "teen")
    table.seat(0).has(knowledge=9, creativity=9, influence=9)
    assert table.options("hire", "date") == []
    table.choose("dream lab_assistant 1", "rest 0", "dream_by_cloud martha 2", "rest 0")

    assert table.options("hire", "date") == []
    assert table.refused("hire lab_assistant a") == "covered"
    assert dreams(table) == ["lab_assistant", "martha", ""]


@rule("EXP.setup.06")
def test_the_first_jobs_and_partners_come_from_the_bottom_of_their_piles() -> None:
    with_it, without = Table(Experiences, cards=TRIPS), Table()

    for pile in ("job", "partner"):
        assert with_it.row_ids(pile) == without.pile_ids(pile)[:4]
        assert with_it.pile_ids(pile) == without.pile_ids(pile)[4:]


@rule("EXP.board.01")
def test_trips_and_happenings_differ_in_nothing_but_their_mark() -> None:
    marks = [card.marks for card in catalog().cards("second", ["experiences"]) if card.kind_name == "experience"]

    assert marks.count(["trip"]) == 32
    assert marks.count(["happening"]) == 32


@rule("EXP.board.02")
@pytest.mark.parametrize("age", ["adult_2", "adult_3", "old_age_1", "old_age_3"])
def test_the_row_moves_on_by_one_card_from_the_second_adult_round_on(age: str) -> None:
    table = open_table()
    table.seat(0).has(stress=1)

    table.begin("preparation", age)

    assert table.row_ids("experience") == ["trip_6", "trip_1", "trip_2", "trip_3", "trip_4"]
    assert table.discarded("experience") == ["trip_5"]


@rule("EXP.board.03")
def test_in_the_first_adult_round_the_row_stays_and_the_token_goes() -> None:
    table = open_table().begin("action", "teen")
    assert table.refused("plan trip_1") == "covered"

    next_round(table)

    assert table.age == "adult_1"
    assert table.row_ids("experience") == list(FIVE)
    assert "plan trip_1" in table.options()


@rule("EXP.board.04", "EXP.plan.04")
@pytest.mark.parametrize(
    ("line", "row"),
    [
        ("plan trip_1", ["trip_6", "trip_2", "trip_3", "trip_4", "trip_5"]),
        ("plan_by_cloud trip_3", ["trip_6", "trip_1", "trip_2", "trip_4", "trip_5"]),
        ("dream trip_5 2", ["trip_6", "trip_1", "trip_2", "trip_3", "trip_4"]),
        ("dream_by_cloud trip_2 1", ["trip_6", "trip_1", "trip_3", "trip_4", "trip_5"]),
    ],
)
def test_when_a_card_leaves_the_row_the_cards_to_its_left_close_up(line: str, row: list[str]) -> None:
    table = open_table().begin()

    table.choose(line)

    assert table.row_ids("experience") == row


@rule("EXP.board.05")
def test_the_experiences_row_cannot_be_refreshed() -> None:
    table = open_table().begin()

    assert "refresh project" in table.options()
    assert "refresh experience" not in table.options()


@rule("EXP.board.06")
def test_discarded_experiences_are_shuffled_when_the_pile_runs_out() -> None:
    table = Table(Experiences, cards=TRIPS[:6]).goals().row("experience", *FIVE)
    table.begin("preparation", "adult_2")
    assert table.row_ids("experience") == ["trip_6", *FIVE[:4]]
    # The pile is built anew as soon as its last card is drawn.
    assert table.pile_ids("experience") == ["trip_5"]
    assert table.discarded("experience") == []

    table.choose("plan trip_1")

    assert table.row_ids("experience") == ["trip_5", "trip_6", *FIVE[1:4]]


@rule("EXP.board.07", "EXP.cloud.01")
@pytest.mark.parametrize(
    ("line", "hourglasses", "cloud"),
    [
        ("plan trip_1", -1, True),
        ("plan_by_cloud trip_1", 0, False),
        ("dream trip_1 1", -1, True),
        ("dream_by_cloud trip_1 1", 0, False),
    ],
)
def test_both_board_actions_take_an_hourglass_or_the_cloud_token(line: str, hourglasses: int, cloud: bool) -> None:
    table = open_table().begin()

    table.choose(line)

    assert table.seat(0).changed("hourglasses").get("hourglasses", 0) == hourglasses
    assert has_cloud(table) is cloud
    assert table.decider == 1


@rule("EXP.plan.02", "EXP.plan.03", "EXP.plan.05")
def test_the_planning_requirement_must_be_met_and_is_not_paid() -> None:
    table = open_table(cards=[LEARNED], row=["learned"]).begin()
    table.seat(0).has(knowledge=3)
    assert table.options("plan", "plan_by_cloud") == []
    assert table.refused("plan learned") == "requirement"
    assert table.refused("plan_by_cloud learned") == "requirement"
    assert table.missing("plan learned") == {"knowledge": 1}

    table.seat(0).has(knowledge=4)
    table.choose("plan learned")

    assert table.seat(0).changed("hourglasses") == {"creativity": 2, "hourglasses": -1}


@rule("EXP.plan.05")
def test_without_any_card_there_is_nothing_to_plan() -> None:
    table = open_table(row=[]).begin()

    assert table.options("plan", "plan_by_cloud") == []
    assert table.refused("plan") == "no_card_there"
    assert {table.refused_by(line) for line in ("plan", "plan_by_cloud")} == {"EXP.plan.05"}


@rule("EXP.plan.04")
def test_planning_places_the_card_then_gives_the_reward_then_fills_the_row() -> None:
    table = open_table(cards=[LEARNED], row=["trip_1", "learned"])
    table.seat(0).has(knowledge=4)
    table.begin()

    table.choose("plan learned")

    assert table.seat(0).cards() == ["learned"]
    assert table.seat(0).level("learned") == 1
    assert table.story("placed", "planned", "gained", "turned_up") == ["placed", "planned", "gained", "turned_up"]


@rule("EXP.plan.06")
def test_any_number_of_experiences_fills_no_slot() -> None:
    hobbies = [f"hobby_{number}" for number in range(3)]
    table = open_table(cards=plain("basic_project", *hobbies))
    for hobby in hobbies:
        table.seat(0).holds(hobby)
    table.seat(0).holds("trip_6").holds("trip_7").has_aside("trip_8")
    table.begin()

    table.choose("plan trip_1", "rest 0", "plan_by_cloud trip_2")

    # All three slots are filled, and not one more.
    assert table.seat(0).measure("slots") == 3
    assert table.told("stress") == []
    use_clouds(table).begin("upkeep", "adult_2")
    assert table.told("stress") == []


@rule("EXP.plan.07")
def test_the_planning_reward_does_not_help_to_meet_the_requirement() -> None:
    circle = trip("circle", level({}, {"knowledge": 2}, needs={"knowledge": 2}))
    table = open_table(cards=[circle], row=["circle"]).begin()
    table.seat(0).has(knowledge=1)

    assert table.refused("plan circle") == "requirement"


@rule("EXP.do.01", "EXP.do.04")
@pytest.mark.parametrize(
    ("line", "change"),
    [
        ("experience dear 2", {"money": -3, "knowledge": -1, "creativity": 2, "lth": 1}),
        ("experience dear 3", {"money": -5, "knowledge": -1, "influence": 1, "lth": 3}),
    ],
)
def test_a_planned_experience_is_made_or_made_longer(line: str, change: dict[str, int]) -> None:
    table = planned("dear", money=9, knowledge=9, creativity=9)

    table.choose(line)

    assert table.seat(0).changed() == change
    assert table.seat(0).cards() == []
    assert table.seat(0).aside() == ["dear"]


@rule("EXP.do.02", "EXP.q.11", "EXP.do.03")
def test_the_reward_of_the_experience_cannot_pay_for_extending_it() -> None:
    table = planned("dear", money=5, knowledge=1)
    assert table.options("experience") == ["experience dear 2"]
    assert table.missing("experience dear 3") == {"creativity": 2}

    table.seat(0).has(creativity=2)
    table.choose("experience dear 3")

    assert table.story("paid", "gained") == ["paid", "gained"]


@rule("EXP.do.03")
def test_an_experience_that_cannot_be_paid_for_is_not_allowed() -> None:
    table = planned("dear", money=2, knowledge=1, creativity=9)

    assert table.options("experience") == []
    assert table.refused("experience dear 2") == "cannot_pay"
    assert table.missing("experience dear 2") == {"money": 1}
    assert table.refused("experience dear 3") == "cannot_pay"


@rule("EXP.do.04")
def test_a_completed_experience_cannot_be_made_again() -> None:
    table = open_table()
    table.seat(0).has_aside("trip_6")
    table.begin()

    assert table.options("experience") == []


@rule("EXP.do.04")
def test_an_effect_of_the_experience_counts_when_it_is_extended_too() -> None:
    twice = trip(
        "twice",
        short=level(effects=[Gain(goods(money=1))]),
        longer=level(effects=[Gain(goods(knowledge=1))]),
    )
    table = open_table(cards=[twice])
    table.seat(0).holds("twice")
    table.begin()

    table.choose("experience twice 3")

    assert table.seat(0).changed() == {"money": 1, "knowledge": 1}


@rule("EXP.do.05")
def test_the_hourglass_is_spent_and_further_ones_are_needed_for_those_in_the_cost() -> None:
    slow = trip("slow", short=level({"hourglass": 1}), longer=level({"hourglass": 1}))
    table = open_table(cards=[slow])
    table.seat(0).holds("slow").has(hourglasses=2)
    table.begin()
    assert table.options("experience") == ["experience slow 2"]

    table.choose("experience slow 2")

    assert table.seat(0).changed("hourglasses", "used") == {"hourglasses": -2, "used": 2}
    assert sum(table.state.players[0].placed) == 0


@rule("EXP.do.06")
@pytest.mark.parametrize("sth", [-3, 3])
def test_the_mood_changes_neither_requirement_nor_cost(sth: int) -> None:
    table = planned("dear", money=9, knowledge=9, creativity=9, sth=sth)

    table.choose("experience dear 2")

    assert table.seat(0).changed() == {"money": -3, "knowledge": -1, "creativity": 2, "lth": 1}


@rule("EXP.do.07")
def test_it_may_be_made_on_a_later_turn_of_the_round_in_which_it_was_planned() -> None:
    table = open_table().begin()
    table.choose("plan trip_1")

    table.choose("rest 0", "experience trip_1 2")

    assert table.seat(0).aside() == ["trip_1"]


@rule("EXP.do.08")
def test_a_planned_experience_has_no_upkeep_and_cannot_be_discarded() -> None:
    table = open_table(cards=plain("item", "lamp"))
    table.seat(0).holds("trip_6").holds("lamp")

    table.begin("upkeep")

    assert table.options("discard") == ["discard lamp"]
    assert table.seat(0).cards() == ["trip_6", "lamp"]


@rule("EXP.do.08")
def test_an_experience_that_was_only_planned_costs_nothing_at_the_end() -> None:
    table = open_table()
    table.seat(0).holds("trip_6").has(lth=20)
    table.seat(0).has_died()
    table.seat(1).has_died()

    table.begin("resolution", "old_age_1")

    assert table.state.finished
    assert table.seat(0).lth == 20


@rule("EXP.plan.02", "EXP.dream.08", "EXP.dream.10")
def test_an_experience_dreamed_of_is_planned_like_one_of_the_row_which_stays() -> None:
    table = dreaming(open_table(cards=[LEARNED]), 0, "learned").begin()
    assert table.refused("plan learned") == "requirement"
    table.seat(0).has(knowledge=4)

    table.choose("plan_by_cloud learned")

    assert table.seat(0).changed() == {"creativity": 2}
    assert table.seat(0).cards() == ["learned"]
    assert dreams(table) == ["", "", ""]
    assert table.row_ids("experience") == list(FIVE)
