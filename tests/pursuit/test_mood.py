"""Short-Term Happiness: the track, the discount and the surcharge on Projects."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, card, job, level

# What a player can do whose Mood must not matter, all for 2 Knowledge: held card and level, line.
ELSEWHERE = [
    ("", 0, "spend mug 1"),
    ("", 0, "spend trip 1"),
    ("", 0, "hire clerk a"),
    ("clerk", 1, "promote boss a"),
    ("boss_3", 1, "retire"),
    ("mug", 1, "upgrade mug 2"),
    ("trip", 1, "upgrade trip 2"),
]
TWO = {"knowledge": 2}
CARDS = [
    card("mug", "item", level(TWO), level(TWO)),
    card("trip", "activity", level(TWO), level(TWO)),
    job("clerk", "art", 1, level(TWO), level(TWO)),
    job("boss", "art", 2, level(), level()),
    job("boss_3", "art", 3, level(), level(TWO)),
    card("love", "partner", level(), level(needs=TWO)),
    card("pond", "item", level(upkeep=TWO)),
]


def offering(cost: Amounts, reward: Amounts | None = None, **values: int) -> Table:
    """A Project at this cost, and a player with these values."""
    plan = card("plan", "single_round_project", level(cost, reward))
    table = Table(cards=[plan]).goals().row("project", "plan")
    table.seat(0).has(**values)
    return table.begin()


def ways(table: Table) -> set[str]:
    """How the Project just taken can be paid."""
    return set(table.choose("take plan 1").options("give"))


@rule("PH.sth.03", "PH.sth.06", "PH.action.19")
@pytest.mark.parametrize(
    ("mood", "cost", "cited"),
    [
        (1, {"knowledge": 2, "creativity": 2}, "PH.sth.03"),
        (-1, {"knowledge": 2, "creativity": 2}, "PH.sth.06"),
        (0, {"any": 2}, "PH.action.19"),
    ],
)
def test_a_payment_of_choice_is_told_with_what_gave_the_choice(mood: int, cost: Amounts, cited: str) -> None:
    table = offering(cost, knowledge=4, creativity=4, influence=4, sth=mood).choose("take plan 1")
    table.choose(table.options("give")[0])

    assert [event.rule for event in table.told("paid")] == [cited]


@rule("PH.upkeep.03")
def test_a_bill_of_choice_is_told_as_a_bill() -> None:
    table = Table(cards=[card("club", "item", level(upkeep={"any": 1}))]).goals()
    table.seat(0).has(knowledge=1, creativity=1, sth=-2).holds("club")
    table.begin("upkeep").choose("pay club", "give 1 creativity")

    assert [event.rule for event in table.told("paid")] == ["PH.upkeep.03"]


@rule("PH.sth.01")
@pytest.mark.parametrize(("start", "change", "end"), [(0, 1, 1), (0, 3, 3), (-3, 6, 3), (2, -5, -3), (1, -1, 0)])
def test_happiness_gained_and_lost_moves_along_the_track(start: int, change: int, end: int) -> None:
    table = Table(cards=[card("day", "activity", level(reward={"sth": change}))]).goals().row("item_activity", "day")
    table.seat(0).has(sth=start)
    table.begin().choose("spend day 1")

    assert (table.seat(0).sth, table.seat(0).lth) == (end, 0)


@rule("PH.sth.02")
@pytest.mark.parametrize(
    ("start", "change", "end", "lth"), [(2, 3, 3, 2), (3, 1, 3, 1), (3, 2, 3, 2), (-3, -1, -3, -1), (-2, -4, -3, -3)]
)
def test_happiness_beyond_the_track_becomes_long_term(start: int, change: int, end: int, lth: int) -> None:
    table = Table(cards=[card("day", "activity", level(reward={"sth": change}))]).goals().row("item_activity", "day")
    table.seat(0).has(sth=start)
    table.begin().choose("spend day 1")

    assert (table.seat(0).sth, table.seat(0).lth) == (end, lth)


@rule("PH.sth.03", "PH.sth.04")
def test_the_discount_is_of_types_of_choice_optional_and_may_be_used_in_part() -> None:
    table = offering({"knowledge": 1, "creativity": 2}, knowledge=1, creativity=2, influence=5, sth=2)

    assert ways(table) == {
        "give 1 knowledge 2 creativity",
        "give 1 knowledge 1 creativity",
        "give 2 creativity",
        "give 1 knowledge",
        "give 1 creativity",
    }


@rule("PH.sth.03")
@pytest.mark.parametrize("sth", [1, 2, 3])
@pytest.mark.parametrize("kind", ["take", "advance", "join"])
def test_each_step_of_a_good_mood_saves_one_resource(sth: int, kind: str) -> None:
    cost = level({"influence": 4})
    type_name = "basic_project" if kind == "advance" else "group_project"
    table = Table(cards=[card("plan", type_name, cost, cost)]).goals().row("project", "plan")
    if kind != "take":
        table.seat(0 if kind == "advance" else 1).holds("plan")
    table.seat(0).has(influence=4 - sth, sth=sth)
    table.begin()

    table.choose(f"{kind} plan 2")

    assert table.seat(0).changed() == {"influence": sth - 4}


@rule("PH.sth.05")
def test_the_discount_lowers_resources_alone_and_not_below_nothing() -> None:
    cost = {"knowledge": 1, "money": 2, "hourglass": 1, "stress": 1, "sth": 1, "lth": 1}
    table = offering(cost, knowledge=0, money=2, influence=4, sth=3)

    table.choose("take plan 1")

    changes = {"money": -2, "hourglasses": -2, "stress": 1, "sth": -1, "lth": -1}
    assert table.seat(0).changed("hourglasses") == changes


@rule("PH.sth.05")
@pytest.mark.parametrize("cost", [{"knowledge": 1, "money": 3}, {"knowledge": 1, "hourglass": 6}])
def test_the_discount_pays_no_money_and_no_hourglass(cost: Amounts) -> None:
    table = offering(cost, knowledge=1, money=2, sth=3)

    assert table.refused("take plan 1") == "cannot_pay"
    assert sum(table.missing("take plan 1").values()) == 1


@rule("PH.sth.06")
@pytest.mark.parametrize(
    ("sth", "expected"),
    [
        (-1, {"give 2 knowledge", "give 1 knowledge 1 creativity", "give 1 knowledge 1 influence"}),
        (
            -2,
            {
                "give 3 knowledge",
                "give 2 knowledge 1 creativity",
                "give 2 knowledge 1 influence",
                "give 1 knowledge 2 creativity",
                "give 1 knowledge 1 creativity 1 influence",
            },
        ),
    ],
)
def test_the_surcharge_is_due_in_any_mix_of_types(sth: int, expected: set[str]) -> None:
    table = offering({"knowledge": 1}, knowledge=4, creativity=2, influence=1, sth=sth)

    assert ways(table) == expected


@rule("PH.sth.06", "PH.sth.07")
@pytest.mark.parametrize("sth", [-1, -2, -3])
@pytest.mark.parametrize("cost", [{}, {"money": 2}])
def test_the_surcharge_is_due_even_where_no_resource_is_asked(cost: Amounts, sth: int) -> None:
    table = offering(cost, creativity=5, money=2, sth=sth)

    table.choose("take plan 1")

    assert table.seat(0).changed() == {"creativity": sth} | ({"money": -2} if cost else {})


@rule("PH.sth.08", "PH.sth.09")
def test_the_surcharge_cannot_be_paid_with_money() -> None:
    table = offering({"money": 2}, money=9, sth=-1)

    assert table.options("take") == []
    assert table.refused("take plan 1") == "cannot_pay_surcharge"
    assert table.refused_by("take plan 1") == "PH.sth.09"
    assert table.missing("take plan 1") == {"any": 1}


@rule("PH.sth.09")
@pytest.mark.parametrize(("creativity", "legal"), [(1, False), (2, True)])
@pytest.mark.parametrize("verb", ["take", "advance", "join"])
def test_cost_and_surcharge_are_paid_together_or_not_at_all(verb: str, creativity: int, legal: bool) -> None:
    cost = level({"knowledge": 1})
    kind = "basic_project" if verb == "advance" else "group_project"
    table = Table(cards=[card("plan", kind, cost, cost)]).goals().row("project", "plan")
    if verb != "take":
        table.seat(0 if verb == "advance" else 1).holds("plan")
    table.seat(0).has(knowledge=1, creativity=creativity, sth=-2)
    line = f"{verb} plan 2"
    table.begin()

    assert (line in table.options()) is legal
    assert table.refused(line) == ("" if legal else "cannot_pay_surcharge")


@rule("PH.sth.10")
@pytest.mark.parametrize(("sth", "change"), [(1, -1), (-1, -3)])
def test_the_mood_stays_and_applies_to_every_payment_of_the_round(sth: int, change: int) -> None:
    plans = [card(f"plan_{n}", "single_round_project", level({"knowledge": 2})) for n in range(3)]
    table = Table(cards=plans).goals().row("project", *[plan.id for plan in plans])
    table.seat(0).has(knowledge=9, sth=sth, stress=1)
    table.seat(1).has(hourglasses=0)
    table.begin()

    for plan in plans:
        table.seat(0).mark()
        table.choose(f"take {plan.id} 1")
        if sth > 0:
            table.choose("give 1 knowledge")
        assert table.seat(0).changed().get("knowledge") == change
        assert table.seat(0).sth == sth


@rule("PH.sth.11")
@pytest.mark.parametrize(
    ("sth", "cost", "reward", "paid"),
    [
        (0, {"knowledge": 2}, {"sth": 2}, -2),
        (-1, {"knowledge": 2}, {"sth": 3}, -3),
        (0, {"knowledge": 2, "sth": 1}, {}, -2),
    ],
)
def test_the_mood_at_the_moment_of_payment_counts(sth: int, cost: Amounts, reward: Amounts, paid: int) -> None:
    table = offering(cost, reward, knowledge=5, sth=sth)

    table.choose("take plan 1")

    assert table.seat(0).changed()["knowledge"] == paid


@rule("PH.sth.11")
def test_a_mood_that_the_cost_takes_still_gives_its_discount() -> None:
    table = offering({"knowledge": 2, "sth": 1}, knowledge=1, sth=1)

    table.choose("take plan 1")

    assert table.seat(0).changed() == {"knowledge": -1, "sth": -1}


@rule("PH.sth.12")
@pytest.mark.parametrize("sth", [-3, 3])
@pytest.mark.parametrize(("held", "number", "line"), ELSEWHERE)
def test_the_mood_changes_no_other_cost(held: str, number: int, line: str, sth: int) -> None:
    table = Table(cards=CARDS).goals().row("item_activity", "mug", "trip").row("job", "clerk", "boss")
    if held:
        table.seat(0).holds(held, number)
    table.seat(0).has(knowledge=2, sth=sth)
    table.begin()

    table.choose(line)

    assert table.seat(0).changed() == {"knowledge": -2}
    assert table.decider == 1


@rule("PH.sth.12")
@pytest.mark.parametrize("sth", [-3, 3])
def test_the_mood_changes_no_requirement_and_no_upkeep(sth: int) -> None:
    table = Table(cards=CARDS).goals()
    table.seat(0).has(knowledge=2, sth=sth).holds("love").holds("pond")
    table.begin("upkeep")
    table.choose("pay pond")
    assert table.seat(0).changed() == {"knowledge": -2}

    table.seat(0).has(knowledge=1)
    assert table.refused("develop love 2") == "requirement"
    table.seat(0).has(knowledge=2)
    table.choose("develop love 2")
    assert table.seat(0).changed() == {}


@rule("PH.sth.13", "PH.sth.14")
@pytest.mark.parametrize(("moods", "first"), [((1, 3, 2), 1), ((-1, -3, -2), 0), ((0, 1, 2), 2)])
def test_the_best_mood_begins_the_next_round_and_all_go_back_to_nothing(
    moods: tuple[int, int, int], first: int
) -> None:
    table = Table(seats=3).goals()
    for seat, sth in zip(table.seats, moods, strict=True):
        seat.has(sth=sth)
    table.begin()

    table.end_round()

    assert table.decider == table.state.first_player == first
    assert [seat.sth for seat in table.seats] == [0, 0, 0]
    assert [seat.lth for seat in table.seats] == [0, 0, 0]


@rule("PH.sth.15")
def test_long_term_happiness_may_go_below_nothing() -> None:
    table = Table().goals()
    table.seat(0).has(sth=-3, lth=1)
    table.begin()

    for lth in (0, -1, -2):
        table.choose("refresh project", f"replace {table.row_ids('project')[-1]}")
        assert (table.seat(0).sth, table.seat(0).lth) == (-3, lth)
    assert table.game.scores(table.state)[0] == -2


@rule("PH.sth.16", "PH.sth.06")
def test_a_rebate_never_lowers_the_surcharge() -> None:
    invention = card("invention", "basic_project", *[level({"knowledge": 1}, {"lth": 1})] * 4, category="T")
    table = Table(cards=[invention]).row("project", "invention").goals()
    table.seat(0).holds("tinkerer").has(knowledge=0, sth=-1)
    table.begin()
    assert table.refused("take invention 1") == "cannot_pay_surcharge"
    assert table.missing("take invention 1") == {"any": 1}

    table.seat(0).has(creativity=1)
    table.choose("take invention 1")

    assert table.seat(0).changed() == {"creativity": -1, "lth": 1}
