"""Projects: Basic, Single-Round and Group."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_PRICE, CATEGORIES, PRICE_PROJECT, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, trait

LADDER = card(
    "ladder",
    "basic_project",
    level({"knowledge": 1}, {"lth": 1}),
    level({"knowledge": 2}, {"lth": 2}),
    level({"knowledge": 3}, {"lth": 3}),
    level({"knowledge": 4}, {"lth": 4}),
)
SPRINT = card(
    "sprint",
    "single_round_project",
    level({"creativity": 1}, {"money": 1}),
    level({"creativity": 2}, {"money": 2}),
    level({"creativity": 3}, {"money": 4}),
    level({"creativity": 4}, {"money": 8}),
)
BAND = card("band", "group_project", *[level({"influence": 1}, {"lth": 1}) for _ in range(4)])
STEPS = [card(f"step_{number}", "basic_project", level(), level()) for number in range(7)]
CARDS = [LADDER, SPRINT, BAND]


def rich_table(*row: str) -> Table:
    """Two players with nine of everything and a row of Projects."""
    table = Table(cards=CARDS).goals().row("project", *row)
    for seat in table.seats:
        seat.has(knowledge=9, creativity=9, influence=9)
    return table.begin()


@rule("PH.project.01")
def test_any_face_up_project_may_be_taken_as_its_type_says() -> None:
    table = rich_table("ladder", "sprint", "band")

    assert table.options("take") == [
        "take ladder 1",
        *[f"take sprint {number}" for number in range(1, 5)],
        *[f"take band {number}" for number in range(1, 5)],
    ]


@rule("PH.project.02")
@pytest.mark.parametrize("line", ["take ladder 1", "take sprint 3", "take band 2"])
def test_a_new_project_fills_the_place_when_everything_else_is_done(line: str) -> None:
    table = rich_table("sourdough", "sprint", "ladder", "band").next_cards("project", "yoga")
    place = table.row_ids("project").index(line.split()[1])

    table.choose(line)

    assert table.row_ids("project")[place] == "yoga"
    assert table.events[-1] is table.told("turned_up")[0]


@rule("PH.project.03")
def test_there_is_no_limit_on_active_projects() -> None:
    table = Table(cards=STEPS).goals().row("project", "step_6")
    for number in range(6):
        table.seat(0).holds(f"step_{number}")
    table.begin()

    table.choose("take step_6 1")

    assert len(table.seat(0).cards()) == 7
    assert table.seat(0).changed() == {"stress": 1}


@rule("PH.project.04")
@pytest.mark.parametrize("category", ["", "H", "T"])
@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("basic_project", "take plan 1"),
        ("basic_project", "advance plan 2"),
        ("single_round_project", "take plan 2"),
        ("group_project", "take plan 2"),
        ("group_project", "join plan 2"),
    ],
)
def test_the_mood_changes_the_cost_of_every_project(kind: str, line: str, category: str) -> None:
    cost = level({"knowledge": 1})
    for sth, ways in ((1, ["give", "give 1 knowledge"]), (-1, [])):
        table = Table(cards=[card("plan", kind, cost, cost, category=category)]).goals().row("project", "plan")
        if not line.startswith("take"):
            table.seat(0 if line.startswith("advance") else 1).holds("plan")
        table.seat(0).has(knowledge=2, sth=sth)
        table.begin()

        table.choose(line)

        assert table.options("give") == ways
        table.choose(*ways[:1])
        assert table.seat(0).changed() == ({} if sth > 0 else {"knowledge": -2})


@rule("PH.project.05")
@pytest.mark.parametrize("category", ["", *CATEGORIES])
def test_a_category_has_no_effect_unless_a_card_refers_to_it(category: str) -> None:
    cheaper = Ability(ABILITY_PRICE, price=PRICE_PROJECT, less=goods(money=2), category=CATEGORIES.index("H"))
    plan = card("plan", "single_round_project", level({"money": 3}, {"lth": 1}), category=category)
    table = Table(cards=[plan, trait("nurse", cheaper)]).goals().row("project", "plan")
    table.seat(0).has(money=3)
    table.seat(1).has(money=3).holds("nurse")
    table.begin()

    table.choose("take plan 1")
    assert table.seat(0).changed() == {"money": -3, "lth": 1}

    table.row("project", "plan").choose("take plan 1")
    assert table.seat(1).changed() == {"money": -1 if category == "H" else -3, "lth": 1}


# Basic Projects.


@rule("PH.project.06")
def test_a_basic_project_is_taken_at_its_first_level() -> None:
    table = Table().goals().row("project", "act_in_play", "sourdough", "yoga", "magazine")
    table.seat(0).has(influence=1)
    table.begin("action", "teen")

    table.choose("take act_in_play 1")

    assert table.seat(0).changed() == {"influence": -1, "creativity": 2}
    assert table.seat(0).cards() == ["act_in_play"]
    assert table.seat(0).level("act_in_play") == 1


@rule("PH.project.06")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_no_other_level_of_a_basic_project_can_be_taken(number: int) -> None:
    table = rich_table("ladder")

    assert table.options("take") == ["take ladder 1"]
    assert table.refused(f"take ladder {number}") == "only_first_level"
    assert table.refused_by(f"take ladder {number}") == "PH.project.06"


@rule("PH.project.07")
def test_a_basic_project_advances_by_the_card_action_alone() -> None:
    table = Table(cards=CARDS).goals().row("project", "sprint")
    table.seat(0).has(knowledge=9, creativity=9).holds("ladder")
    table.begin()

    assert [line for line in table.options() if "ladder" in line] == ["advance ladder 2", "discard ladder"]
    table.choose("take sprint 1")
    assert table.seat(0).level("ladder") == 1


@rule("PH.project.08")
def test_a_basic_project_is_complete_at_its_final_level() -> None:
    table = Table(cards=CARDS).goals()
    me = table.seat(0).has(knowledge=9, hourglasses=2).holds("ladder", 2)
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("advance ladder 3")
    assert (me.cards(), me.aside(), me.filled) == (["ladder"], [], 1)

    table.choose("advance ladder 4")
    assert (me.cards(), me.aside(), me.filled) == ([], ["ladder"], 0)
    assert me.changed() == {"knowledge": -7, "lth": 7}


@rule("PH.project.09")
def test_an_unfinished_basic_project_stays_between_rounds_without_upkeep() -> None:
    table = Table(cards=CARDS).goals()
    me = table.seat(0).has(hourglasses=1).holds("ladder", 3)
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("rest 0")

    assert (table.age, table.options("pay", "lose")) == ("adult_2", [])
    assert (me.cards(), me.level("ladder"), me.filled, me.changed()) == (["ladder"], 3, 1, {})


# Single-Round Projects.


@rule("PH.project.10")
@pytest.mark.parametrize(("number", "cost", "reward"), [(1, 1, 1), (2, 2, 2), (3, 3, 4), (4, 4, 8)])
def test_a_single_round_project_is_taken_at_one_level_of_choice(number: int, cost: int, reward: int) -> None:
    table = rich_table("sprint")

    table.choose(f"take sprint {number}")

    assert table.seat(0).changed() == {"creativity": -cost, "money": reward}
    assert (table.seat(0).cards(), table.seat(0).level("sprint")) == (["sprint"], number)


@rule("PH.project.10")
def test_the_singing_festival_at_national_level() -> None:
    table = rich_table("singing_festival")

    table.choose("take singing_festival 3")

    assert table.seat(0).changed() == {"knowledge": -2, "creativity": -5, "money": 1, "lth": 4}


@rule("PH.project.11")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_single_round_project_is_never_advanced(number: int) -> None:
    table = Table(cards=CARDS).goals()
    table.seat(0).has(creativity=9).holds("sprint", 2)
    table.begin()

    assert table.options("advance") == []
    assert table.refused(f"advance sprint {number}") == "single_round_fixed"
    assert table.refused_by(f"advance sprint {number}") == "PH.project.11"


@rule("PH.project.12")
@pytest.mark.parametrize("number", [1, 4])
def test_a_single_round_project_counts_as_completed_once_it_is_set_aside(number: int) -> None:
    table = rich_table("sprint")
    me = table.seat(0).has(hourglasses=2)
    table.seat(1).has(hourglasses=0)

    table.choose(f"take sprint {number}")
    assert (me.aside(), me.measure("completed_projects")) == ([], 0)

    table.choose("rest 0")
    assert (me.aside(), me.measure("completed_projects"), me.measure("completed_single_round")) == (["sprint"], 1, 1)
