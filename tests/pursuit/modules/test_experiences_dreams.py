"""Dream boards, Desire and the Cloud token."""

import pytest

from tests.pursuit.modules.travel import (
    FIVE,
    desires,
    dreaming,
    dreams,
    has_cloud,
    next_round,
    open_table,
    trip,
    use_clouds,
)
from wellspent.games.pursuit.cards import ABILITY_ON, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.experiences.part import ExperiencesPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, plain

PLANS = [f"plan_{number}" for number in range(3)]
EVERY_KIND = [
    *plain("basic_project", "hobby", lines=level({"knowledge": 2}, {"lth": 1})),
    *plain("item", "lamp", lines=level({"money": 2}, {"lth": 1})),
    *plain("partner", "kim", "lou", lines=level({}, {"sth": 1})),
    job("clerk", "art", 1, level({"creativity": 2}, {"money": 4}, upkeep={}, upkeep_reward={}), level()),
    *plain("job", "old_job"),
    *plain("basic_project", *PLANS),
]
# Card, pile, slot of the Dream board, line that moves it, what that changes.
MOVES = [
    ("hobby", "project", "take hobby 1", {"knowledge": -2, "lth": 1}),
    ("lamp", "item_activity", "spend lamp 3", {"money": -2, "lth": 1}),
    ("clerk", "job", "hire clerk a", {"creativity": -2, "money": 4}),
    ("kim", "partner", "date kim b", {"sth": 1}),
    ("trip_6", "experience", "plan trip_6", {}),
]
SLOTS = [(1, "knowledge"), (2, "creativity"), (3, "influence")]


def dream_table() -> Table:
    """A row of each kind, with one card of the test's own at its head."""
    table = open_table(cards=EVERY_KIND)
    return table.row("project", "hobby").row("item_activity", "lamp").row("job", "clerk").row("partner", "kim")


def rich(table: Table) -> Table:
    table.seat(0).has(knowledge=5, creativity=5, influence=5, money=5)
    return table


@rule("EXP.dream.01")
@pytest.mark.parametrize("age", ["teen", "adult_1", "adult_4", "old_age_1", "old_age_3"])
def test_dream_is_open_in_every_round(age: str) -> None:
    table = dream_table().begin("action", age)

    assert {line.split()[1] for line in table.options("dream")} == {"hobby", "lamp", "clerk", "kim", *FIVE}
    assert len(table.options("dream")) == len(table.options("dream_by_cloud")) == 27


@rule("EXP.dream.02", "EXP.dream.03", "EXP.dream.04", "EXP.q.01")
@pytest.mark.parametrize("id", ["hobby", "lamp", "clerk", "kim", "trip_4"])
@pytest.mark.parametrize(("slot", "resource"), SLOTS)
def test_any_face_up_card_goes_on_any_empty_slot_for_the_resource_of_the_slot(
    id: str, slot: int, resource: str
) -> None:
    table = dream_table().begin()

    table.choose(f"dream {id} {slot}")

    assert table.seat(0).changed() == {resource: 1}
    assert dreams(table)[slot - 1] == id
    assert table.seat(0).cards() == []


@rule("EXP.dream.02", "EXP.q.12")
def test_dreaming_asks_for_no_requirement() -> None:
    far = trip("far", level(needs={"knowledge": 9}))
    table = open_table(cards=[far], row=["far"]).begin()

    table.choose("dream far 1")

    assert dreams(table) == ["far", "", ""]


@rule("EXP.dream.04", "EXP.q.13")
def test_with_no_empty_slot_there_is_no_dream() -> None:
    table = dream_table()
    for slot in (1, 2, 3):
        dreaming(table, 0, f"trip_{slot + 5}", slot)
    table.begin()

    assert table.options("dream", "dream_by_cloud") == []
    assert table.refused("dream hobby 1") == "dream_board_full"
    assert table.refused_by("dream_by_cloud hobby 1") == "EXP.dream.04"


@rule("EXP.dream.04")
def test_only_the_empty_slots_can_be_chosen() -> None:
    table = dreaming(dream_table(), 0, "trip_6", 2).begin()

    assert [line for line in table.options("dream") if "hobby" in line] == ["dream hobby 1", "dream hobby 3"]


@rule("EXP.q.13")
def test_with_no_face_up_card_there_is_no_dream() -> None:
    table = open_table(row=[])
    for pile in ("project", "item_activity", "job", "partner"):
        table.row(pile)
    table.begin()

    assert table.options("dream", "dream_by_cloud") == []
    assert table.refused("dream") == "no_card_there"
    assert {table.refused_by(line) for line in ("dream", "dream_by_cloud")} == {"EXP.q.13"}


@rule("EXP.dream.05", "EXP.q.02")
@pytest.mark.parametrize(("id", "pile"), [move[:2] for move in MOVES[:4]])
def test_the_row_of_the_game_board_is_filled_in_the_same_place_after_the_resource(id: str, pile: str) -> None:
    fill = {"project": "yoga", "item_activity": "teapot", "job": "lab_assistant", "partner": "martha"}[pile]
    other = {"project": "sourdough", "item_activity": "piano", "job": "ceo", "partner": "ingrid"}[pile]
    table = dream_table().row(pile, other, id).next_cards(pile, fill).begin()

    table.choose(f"dream {id} 3")

    assert table.row_ids(pile) == [other, fill]
    assert table.story("dreamed", "gained", "turned_up") == ["dreamed", "gained", "turned_up"]


@rule("EXP.dream.06", "EXP.q.17")
@pytest.mark.parametrize(("id", "pile", "line", "change"), MOVES)
def test_nobody_else_can_take_a_card_dreamed_of(id: str, pile: str, line: str, change: dict[str, int]) -> None:
    table = dreaming(rich(dream_table()), 1, id).row(pile)

    table.begin()

    assert [found for found in table.options() if id in found.split()] == []


@rule("EXP.dream.07", "EXP.dream.10", "EXP.dream.11", "EXP.dream.08")
@pytest.mark.parametrize(("id", "pile", "line", "change"), MOVES)
def test_a_card_dreamed_of_is_taken_by_the_action_of_its_type(
    id: str, pile: str, line: str, change: dict[str, int]
) -> None:
    table = dreaming(rich(dream_table()), 0, id)
    row = table.row_ids(pile)
    table.begin()
    verbs = {found.split()[0] for found in table.options() if id in found.split()}
    assert verbs == {line.split()[0]} | ({"plan_by_cloud"} if pile == "experience" else set())

    table.choose(line)

    assert table.seat(0).changed() == change
    assert table.seat(0).cards() == [id]
    assert dreams(table) == ["", "", ""]
    assert table.row_ids(pile) == row
    assert table.told("turned_up") == []


@rule("EXP.dream.07", "EXP.q.06", "EXP.desire.05")
def test_a_card_can_be_moved_on_the_next_turn_of_the_same_round_without_desire() -> None:
    table = rich(dream_table()).begin()
    table.choose("dream lamp 1")
    assert table.decider == 1

    table.choose("rest 0", "spend lamp 1")

    assert table.seat(0).cards() == ["lamp"]
    assert table.seat(0).changed() == {"knowledge": 1, "money": -2, "lth": 1}


@rule("EXP.dream.09")
def test_moving_a_card_costs_what_the_action_costs_otherwise() -> None:
    table = dreaming(rich(dream_table()), 0, "hobby")
    table.seat(0).has(sth=1).stands_on(take_project=1)
    for plan in PLANS:
        table.seat(0).holds(plan)
    table.begin()

    table.choose("take hobby 1", "give 1 knowledge")

    assert table.seat(0).changed() == {"knowledge": -1, "stress": 2, "lth": 1}
    assert [event.rule for event in table.told("stress")] == ["PH.action.06", "PH.slots.11"]


@rule("EXP.dream.09")
def test_moving_a_partner_beside_another_and_a_job_in_place_of_another() -> None:
    table = dreaming(dreaming(rich(dream_table()), 0, "kim", 1), 0, "clerk", 2)
    table.seat(0).holds("lou").holds("old_job")
    table.begin()

    table.choose("date kim a", "rest 0", "hire clerk b")

    assert table.seat(0).changed() == {"stress": 1, "sth": 1, "creativity": -2, "money": 4}
    assert table.seat(0).cards() == ["lou", "kim", "clerk"]
    assert table.discarded("job") == ["old_job"]


@rule("EXP.dream.11")
def test_the_slot_gives_its_resource_again_to_the_next_card() -> None:
    table = dreaming(rich(dream_table()), 0, "lamp", 1).begin()
    table.choose("spend lamp 1", "rest 0")
    table.mark()

    table.choose("dream hobby 1")

    assert table.seat(0).changed() == {"knowledge": 1}


@rule("EXP.dream.13")
def test_a_card_dreamed_of_is_not_in_the_play_area() -> None:
    ring = card(
        "ring", "item", *[level(abilities=[Ability(ABILITY_ON, 0, goods(knowledge=5))], upkeep={"money": 1})] * 3
    )
    table = open_table(cards=[*EVERY_KIND, ring])
    for slot, id in enumerate(("ring", "kim", "clerk"), 1):
        dreaming(table, 0, id, slot)
    table.begin("upkeep")
    counts = {name: table.seat(0).measure(name) for name in ("items", "partners", "jobs", "slots", "cards")}
    table.mark()

    table.choose("study")

    assert table.seat(0).changed() == {"knowledge": 3}
    assert counts == {"items": 0, "partners": 0, "jobs": 0, "slots": 0, "cards": 0}


@rule("EXP.dream.14")
def test_a_card_dreamed_of_is_never_discarded() -> None:
    table = dreaming(dreaming(dream_table(), 0, "lamp", 1), 0, "trip_6", 3).begin()
    assert table.options("discard") == []

    next_round(table)

    assert dreams(table) == ["lamp", "", "trip_6"]
    assert "lamp" not in table.discarded("item_activity")


@rule("EXP.desire.01", "EXP.desire.02", "EXP.q.03")
def test_desire_grows_by_one_in_every_upkeep_phase_up_to_three() -> None:
    table = dreaming(dreaming(open_table(seats=5), 0, "trip_6", 1), 1, "trip_7", 2, desire=1)
    found = []

    for age in ("teen", "adult_1", "adult_2", "adult_3"):
        table.begin("upkeep", age)
        found.append((desires(table, 0)[:], desires(table, 1)[:]))

    assert [mine for mine, _ in found] == [[1, 0, 0], [2, 0, 0], [3, 0, 0], [3, 0, 0]]
    assert [theirs for _, theirs in found] == [[0, 2, 0], [0, 3, 0], [0, 3, 0], [0, 3, 0]]


@rule("EXP.q.03")
def test_the_supply_of_desire_is_not_limited() -> None:
    table = open_table(cards=[trip(f"far_{number}") for number in range(15)], seats=5)
    for number in range(15):
        dreaming(table, number // 3, f"far_{number}", number % 3 + 1, desire=2)

    table.begin("upkeep")

    assert sum(sum(desires(table, seat)) for seat in range(5)) == 45


@rule("EXP.desire.01")
def test_desire_grows_before_anything_else_in_the_upkeep_phase() -> None:
    table = dreaming(open_table(cards=EVERY_KIND), 0, "trip_6")
    table.seat(0).holds("kim").holds("lou")

    table.begin("upkeep")

    assert part_of(table.state, ExperiencesPart).desires[0][0] == 1
    rules = table.game.rules
    assert rules.round.index("upkeep.desire") == rules.round.index("upkeep.stress") - 1


@rule("EXP.q.04", "EXP.desire.01")
def test_the_dream_board_of_the_dead_is_frozen() -> None:
    table = dreaming(open_table(), 1, "trip_6", desire=1)
    table.seat(1).has_died()

    table.begin("upkeep")

    assert desires(table, 1) == [1, 0, 0]


@rule("EXP.desire.03")
@pytest.mark.parametrize("desire", [1, 2, 3])
@pytest.mark.parametrize(("id", "pile", "line", "change"), MOVES)
def test_a_dream_come_true_gives_lth_for_its_desire(
    id: str, pile: str, line: str, change: dict[str, int], desire: int
) -> None:
    table = dreaming(rich(dream_table()), 0, id, 2, desire).begin()

    table.choose(line)

    assert table.seat(0).changed() == change | {"lth": change.get("lth", 0) + desire}
    assert desires(table) == [0, 0, 0]
    assert [event.number for event in table.told("desire_fulfilled")] == [desire]


@rule("EXP.desire.04", "EXP.q.09", "EXP.q.14", "EXP.q.04")
def test_at_the_end_each_desire_token_left_costs_one_lth_even_below_zero() -> None:
    table = dreaming(dreaming(open_table(), 0, "trip_6", 1, desire=3), 0, "trip_7", 3, desire=2)
    dreaming(table, 1, "trip_8", 1, desire=1)
    table.seat(0).has(lth=1).has_died()
    table.seat(1).has(lth=1).has_died()

    table.begin("resolution", "old_age_1")

    assert [seat.lth for seat in table.seats] == [-4, 0]


@rule("EXP.q.16")
def test_a_move_that_ends_the_life_still_gives_the_lth_for_desire() -> None:
    table = dreaming(dream_table(), 0, "kim", desire=2)
    table.seat(0).holds("lou").has(stress=15)
    table.begin()

    table.choose("date kim a")

    assert not table.state.players[0].is_alive
    assert table.seat(0).changed()["lth"] == 2


@rule("EXP.q.16")
def test_a_move_with_too_much_stress_is_not_allowed() -> None:
    table = dreaming(dream_table(), 0, "kim", desire=2)
    table.seat(0).holds("lou").has(stress=15).stands_on(start_relationship=1)
    table.begin()

    assert table.refused("date kim a") == "too_much_stress"


@rule("EXP.cloud.01")
def test_the_cloud_token_is_used_once_a_round() -> None:
    table = open_table().begin()
    table.choose("plan_by_cloud trip_1", "rest 0")

    assert table.options("plan_by_cloud", "dream_by_cloud") == []
    assert table.refused("plan_by_cloud trip_2") == "cloud_used"
    assert table.refused("dream_by_cloud trip_2 1") == "cloud_used"
    assert table.refused_by("dream_by_cloud trip_2 1") == "EXP.cloud.01"
    assert "plan trip_2" in table.options()


@rule("EXP.cloud.02")
@pytest.mark.parametrize(("line", "space"), [("plan_by_cloud trip_1", "plan"), ("dream_by_cloud trip_1 1", "dream")])
def test_the_cloud_token_gives_no_stress(line: str, space: str) -> None:
    table = open_table().begin()
    first = {"plan": "plan trip_5", "dream": "dream trip_5 2"}[space]
    table.choose(first, "rest 0")
    table.seat(0).has(stress=15, hourglasses=3)

    table.choose(line)

    assert "stress" not in table.seat(0).changed()


@rule("EXP.cloud.03", "EXP.cloud.04")
@pytest.mark.parametrize("names", [("plan_by_cloud {0}", "plan {0}"), ("dream_by_cloud {0} 1", "dream {0} {1}")])
def test_only_an_own_hourglass_on_the_space_brings_stress_to_another(names: tuple[str, str]) -> None:
    table = open_table().begin()
    table.choose(names[0].format("trip_1"), "rest 0")

    table.choose(names[1].format("trip_2", 2), "rest 0")
    assert table.seat(0).stress == table.seat(0).before["stress"]

    table.choose(names[1].format("trip_3", 3))
    assert table.seat(0).changed()["stress"] == 1


@rule("EXP.cloud.06", "EXP.q.05")
def test_the_cloud_token_comes_back_with_the_hourglasses() -> None:
    table = open_table().begin()
    table.choose("plan_by_cloud trip_1")
    assert not has_cloud(table)

    next_round(table)

    assert has_cloud(table, 0)
    assert has_cloud(table, 1)
    rules = table.game.rules
    assert rules.round.index("experiences.cloud") == rules.round.index("resolve.hourglasses") + 1


@rule("EXP.cloud.07")
def test_the_cloud_token_neither_makes_a_trip_nor_moves_other_cards() -> None:
    table = rich(dream_table())
    for slot, id in enumerate(("hobby", "trip_7", "lamp"), 1):
        dreaming(table, 0, id, slot)
    table.seat(0).holds("trip_6").has(hourglasses=0)
    table.seat(1).has(hourglasses=0)
    use_clouds(table)
    part_of(table.state, ExperiencesPart).cloud_used = 0b10
    table.begin()

    assert table.options("experience", "take", "spend") == []
    assert table.refused("experience trip_6 2") == "no_hourglass"
    assert table.refused("spend lamp 1") == "no_hourglass"
    assert "plan_by_cloud trip_7" in table.options()
