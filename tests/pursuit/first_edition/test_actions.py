"""First edition: turns and Board Actions."""

import pytest

from wellspent.games.pursuit.cards import PARTNER_PILE
from wellspent.games.pursuit.effects import Take
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, plain

CHOIR = card("choir", "group_project", *[level({"knowledge": 1}, {"lth": 1})] * 4)
BAND = card("band", "group_project", *[level()] * 4)
PLANS = plain("basic_project", "plan_1", "plan_2", "plan_3")
JOBS = plain("job", "clerk", "baker", "singer")
FRIENDS = plain("partner", "robin", "sascha")
THING = plain("item", "thing")
FLING = card("fling", "activity", level(effects=[Take(PARTNER_PILE, 1)]))
DECK = [CHOIR, BAND, FLING, *PLANS, *JOBS, *FRIENDS, *THING]


def first(seats: int = 2) -> Table:
    return Table(edition="first", cards=DECK, seats=seats)


@rule("PH1.action.01")
def test_a_player_with_an_hourglass_must_act() -> None:
    table = first(seats=1).row("project", "plan_1")
    table.begin("action")

    assert {line.split()[0] for line in table.options()} == {
        "study",
        "play",
        "interact",
        "take",
        "temp_job",
        "overtime",
        "rest",
        "refresh",
    } | {line.split()[0] for line in table.options("spend")}
    table.choose("refresh project")
    assert table.decider == 0
    assert table.seat(0).hourglasses == 6


@rule("PH1.action.02")
def test_refreshing_belongs_to_the_own_turn_and_discarding_does_not() -> None:
    table = first().row("project", "plan_1")
    table.seat(0).holds("thing")
    table.seat(1).holds("robin")
    table.begin("action")

    assert {"refresh project", "discard thing"} <= set(table.options())
    assert table.interrupts(1) == ["discard robin", "leave"]

    table.choose("rest 0")
    assert table.interrupts(0) == ["discard thing", "leave"]


@rule("PH1.action.03")
def test_the_three_covers_are_gone_when_the_second_round_asks_its_first_question() -> None:
    table = first()
    table.seat(0).holds("car", 2)

    table.begin("action", "teen")
    assert table.covered == ["get_job", "start_relationship", "overtime"]

    table.begin("resolution", "teen")
    assert table.options() == ["lose car"]
    assert table.covered == []


@rule("PH1.action.04")
def test_overtime_is_covered_when_the_first_old_age_round_asks_its_first_question() -> None:
    table = first()
    table.seat(0).holds("car", 2)

    table.begin("action", "adult_4")
    assert table.covered == []

    table.begin("resolution", "adult_4")
    assert table.options() == ["lose car"]
    assert table.covered == ["overtime"]


@rule("PH1.action.05")
def test_the_parts_of_an_action_come_in_the_order_of_the_second_edition() -> None:
    new = job("new", "art", 1, level({"knowledge": 1}, {"money": 4}), level())
    table = Table(edition="first", cards=[*DECK, new]).row("job", "new")
    for id in ("plan_1", "plan_2", "plan_3", "clerk"):
        table.seat(0).holds(id)
    table.seat(0).has(knowledge=1, stress=14).stands_on(get_job=1)
    table.begin("action")

    table.choose("hire new a")

    parts = ["stress", "discarded", "paid", "stress", "gained", "life_ended"]
    assert table.story(*parts) == parts
    assert [event.rule for event in table.told("stress")] == ["PH.action.06", "PH.slots.11"]


@rule("PH1.board.01")
@pytest.mark.parametrize(
    ("line", "good"),
    [("study", "knowledge"), ("play", "creativity"), ("interact", "influence"), ("temp_job", "money")],
)
def test_the_four_earning_actions_give_three(line: str, good: str) -> None:
    table = first().begin("action", "teen")

    table.choose(line)

    assert table.seat(0).changed() == {good: 3}


@rule("PH1.project.01", "PH1.project.04")
@pytest.mark.parametrize("owner", [0, 1])
def test_joining_anybodys_group_project_is_a_take_project_that_takes_no_card(owner: int) -> None:
    table = first().row("project", "plan_1", "plan_2", "plan_3")
    table.seat(owner).holds("choir", 1)
    table.seat(0).has(knowledge=1)
    table.begin("action")

    table.choose("join choir 2")

    assert [event.number for event in table.told("placed")] == [3]
    assert table.seat(0).changed("hourglasses") == {"knowledge": -1, "lth": 1, "hourglasses": -1}
    assert table.row_ids("project") == ["plan_1", "plan_2", "plan_3"]
    assert table.told("turned_up") == []


@rule("PH1.project.02")
@pytest.mark.parametrize(("standing", "stress"), [(0, 0), (1, 1), (2, 1)])
def test_joining_costs_stress_if_an_own_hourglass_stands_on_take_project(standing: int, stress: int) -> None:
    table = first()
    table.seat(1).holds("band", 1)
    table.seat(0).stands_on(take_project=standing)
    table.begin("action")

    table.choose("join band 2")

    assert table.seat(0).changed().get("stress", 0) == stress
    assert table.seat(0).placed("take_project") == standing


@rule("PH1.project.03")
@pytest.mark.parametrize("first_line", ["join band 2", "take choir 1"])
def test_an_hourglass_moved_to_a_role_costs_no_stress_later(first_line: str) -> None:
    table = first(seats=1).row("project", "choir", "plan_1")
    table.seat(0).holds("band", 1).has(knowledge=1)
    table.begin("action")

    table.choose(first_line, "take plan_1 1")

    assert "stress" not in table.seat(0).changed()
    assert table.seat(0).placed("take_project") == 1


@rule("PH1.project.05")
def test_projects_have_four_levels_and_group_projects_four_roles() -> None:
    projects = [card for card in catalog().cards("first", []) if card.pile_name == "project"]
    assert {len(card.levels) for card in projects} == {4}

    table = first().row("project", "singing_festival", "choir")
    table.seat(0).has(knowledge=20, creativity=20, influence=20, money=20)
    table.begin("action")
    assert table.options("take") == [
        f"take {id} {number}" for id in ("singing_festival", "choir") for number in (1, 2, 3, 4)
    ]


@rule("PH1.project.06")
@pytest.mark.parametrize(("sth", "paid"), [(-2, 3), (0, 1), (1, 0)])
def test_sth_changes_the_cost_of_joining(sth: int, paid: int) -> None:
    table = first()
    table.seat(1).holds("choir", 1)
    table.seat(0).has(knowledge=3, sth=sth)
    table.begin("action")

    table.choose("join choir 2")
    if table.options("give"):
        table.choose(table.options("give")[0])

    assert table.seat(0).knowledge == 3 - paid


@rule("PH1.project.07")
def test_a_second_role_takes_another_hourglass_and_a_third_is_not_allowed() -> None:
    table = first(seats=1).row("project", "band")
    table.begin("action")

    table.choose("take band 1", "join band 4")

    assert table.seat(0).changed("hourglasses") == {"hourglasses": -2}
    assert table.refused("join band 2") == "two_roles"
    assert table.options("join") == []


@rule("PH1.job.01", "PH1.partner.01")
@pytest.mark.parametrize(
    ("row", "cards", "line", "left"),
    [
        ("job", ["clerk", "baker"], "hire clerk a", "baker"),
        ("partner", ["robin", "sascha"], "date robin a", "sascha"),
    ],
)
def test_a_row_of_people_shrinks_until_the_next_upkeep(row: str, cards: list[str], line: str, left: str) -> None:
    table = first().row(row, *cards)
    table.begin("action")

    table.choose(line)
    assert table.row_ids(row) == [left]
    assert table.told("turned_up") == []

    table.begin("preparation", "adult_2")
    assert len(table.row_ids(row)) == 2


PARTNERS = [card.id for card in catalog().cards("first", []) if card.kind_name == "partner"]


@rule("PH1.partner.02")
@pytest.mark.parametrize("id", PARTNERS)
def test_every_partner_starts_at_its_first_level(id: str) -> None:
    table = first().row("partner", id)
    table.begin("action")

    table.choose(f"date {id} a")

    assert table.seat(0).level(id) == 1


@rule("PH1.partner.02")
@pytest.mark.parametrize("id", PARTNERS)
def test_the_first_level_of_every_partner_is_called_date(id: str) -> None:
    name = catalog().text(id).levels[0].name

    assert (name.en, name.fr) == ("Date", "Rendez-vous")


@rule("PH1.partner.02")
def test_a_card_may_start_a_relationship_elsewhere() -> None:
    table = first().row("item_activity", "fling").row("partner", "robin")
    table.begin("action")
    table.choose("spend fling 1", "receive robin a")
    assert table.seat(0).level("robin") == 2


@rule("PH1.partner.03")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_side_of_a_partner_has_no_effect_on_play(side: str) -> None:
    table = first().row("partner", "martha")
    table.begin("action")

    table.choose(f"date martha {side}")

    assert table.seat(0).changed() == {"knowledge": 1, "creativity": 2}
    assert len(set(catalog().text("martha").sides)) == 2


@rule("PH1.overtime.01")
@pytest.mark.parametrize(("stress", "gained"), [(7, 2), (4, 2), (2, 1), (1, 0)])
def test_overtime_gains_what_is_left_aside_up_to_two(stress: int, gained: int) -> None:
    table = first()
    table.seat(0).has(stress=stress)
    table.begin("action")

    table.choose("overtime")

    assert table.seat(0).changed("hourglasses") == {"stress": 2, **({"hourglasses": gained - 1} if gained != 1 else {})}


@rule("PH1.overtime.01")
def test_the_hourglasses_of_overtime_go_back_at_the_end_of_the_round() -> None:
    table = first(seats=1)
    table.seat(0).has(hourglasses=1)
    table.begin("action")

    table.choose("overtime", "rest 2", "rest 0")

    assert table.age == "adult_2"
    assert (table.seat(0).hourglasses, table.seat(0).used) == (6, 0)
