"""Get Job, and what a Job is worth while it lasts."""

import pytest

from wellspent.games.pursuit.cards import FIELDS
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import job, level

WAGE = {"money": 5}
CLERK = job(
    "clerk",
    "social",
    1,
    level({"influence": 2}, {"money": 3}, upkeep={"hourglass": 1, "influence": 1}, upkeep_reward=WAGE),
    level({"influence": 4}, {"lth": 2}),
)
BARD = job("bard", "art", 1, level({"creativity": 1}, {"money": 1}, upkeep={"hourglass": 1}), level())
MAYOR = job(
    "mayor",
    "social",
    3,
    level({"influence": 3}, {"money": 7}, upkeep={"hourglass": 2, "influence": 2}, upkeep_reward={"money": 9}),
    level({"influence": 5}, {"lth": 6}, upkeep_reward={"money": 4}),
)
CARDS = [CLERK, BARD, MAYOR]


def office(*row: str, sth: int = 0) -> Table:
    table = Table(cards=CARDS).goals().row("job", *row)
    table.seat(0).has(knowledge=9, creativity=9, influence=9, sth=sth)
    return table.begin()


@rule("PH.job.01")
@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("hire event_coordinator a", {"influence": -4, "money": 6}),
        ("hire hr_executive b", {"knowledge": -3, "influence": -6, "money": 11}),
    ],
)
def test_the_hiring_cost_is_paid_and_the_hiring_reward_comes_at_once(line: str, changes: dict[str, int]) -> None:
    table = office("event_coordinator", "hr_executive")

    table.choose(line)

    assert table.seat(0).changed() == changes
    assert (table.seat(0).cards(), table.seat(0).filled) == ([line.split()[1]], 1)


@rule("PH.job.02")
def test_the_place_of_a_taken_job_is_filled_from_the_bottom_of_the_pile() -> None:
    table = office("bard", "clerk", "mayor")
    bottom = table.pile_ids("job")[0]

    table.choose("hire clerk a")

    assert table.row_ids("job") == ["bard", bottom, "mayor"]
    assert bottom not in table.pile_ids("job")
    assert table.events[-1] is table.told("turned_up")[0]


@rule("PH.job.03")
def test_any_category_and_level_may_be_chosen_if_the_hiring_cost_is_paid() -> None:
    jobs = [
        job(f"{field}_{rank}", field, rank, level({"money": rank}), level()) for field in FIELDS for rank in (1, 2, 3)
    ]
    table = Table(cards=jobs).goals().row("job", *[each.id for each in jobs])
    table.seat(0).has(money=2)
    table.begin()

    assert table.options("hire") == [
        f"hire {field}_{rank} {side}" for field in FIELDS for rank in (1, 2) for side in "ab"
    ]
    for field in FIELDS:
        assert table.refused(f"hire {field}_3 a") == "cannot_pay"
        assert table.missing(f"hire {field}_3 a") == {"money": 1}


@rule("PH.job.04")
def test_the_side_of_a_job_has_no_effect_on_play() -> None:
    outcomes = []
    for side in "ab":
        table = office("clerk")
        table.choose(f"hire clerk {side}")
        assert table.state.side[table.game.rules.card("clerk").index] == "ab".index(side)
        table.begin("upkeep", "adult_2")
        table.choose("pay clerk")
        table.begin("action", "adult_2")
        table.row("job", "hr_executive")
        outcomes.append((table.seat(0).money, table.seat(0).influence, table.options()))

    assert outcomes[0] == outcomes[1]


@rule("PH.job.05")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_every_job_of_the_deck_has_an_upkeep_cost_and_reward(edition: str) -> None:
    for card in [card for card in catalog().cards(edition, []) if card.kind_name == "job"]:
        hired = card.levels[0]
        assert hired.has_upkeep
        assert hired.upkeep.hourglass > 0
        assert hired.upkeep.resources > 0
        assert not hired.upkeep_reward.is_empty


@rule("PH.job.05", "PH.job.10")
def test_the_upkeep_of_an_active_job_is_due_in_every_later_round() -> None:
    table = office("clerk")
    me = table.seat(0).has(influence=4, hourglasses=1)
    table.seat(1).has(hourglasses=0)

    table.choose("hire clerk a")
    for _ in range(2):
        table.mark()
        table.choose("pay clerk")
        assert me.changed("hourglasses") == {"influence": -1, "money": 5, "hourglasses": -1}
        assert (me.cards(), me.filled) == (["clerk"], 1)
        table.end_round()


@rule("PH.job.06", "PH.job.07", "PH.discard.04")
@pytest.mark.parametrize("retired", [False, True])
def test_another_job_sends_the_present_one_away_without_penalty(retired: bool) -> None:
    table = Table(cards=CARDS).goals().row("job", "bard")
    me = table.seat(0).has(creativity=1)
    me.has_aside("mayor") if retired else me.holds("mayor")
    table.begin()

    table.choose("hire bard a")

    assert me.changed() == {"creativity": -1, "money": 1}
    assert (me.cards(), me.aside(), me.filled) == (["bard"], [], 1)
    assert table.discarded("job") == ["mayor"]


@rule("PH.job.07")
def test_the_present_job_leaves_before_the_new_one_is_paid_for() -> None:
    table = Table(cards=CARDS).goals().row("job", "bard")
    table.seat(0).has(creativity=1).holds("mayor")
    table.begin()

    table.choose("hire bard a")

    order = [event for event in table.events if event in table.told("discarded") + table.told("paid")]
    assert order == table.told("discarded") + table.told("paid")


@rule("PH.job.08", "PH.upkeep.09", "PH.discard.03")
@pytest.mark.parametrize("influence", [0, 1])
def test_a_job_whose_upkeep_is_not_paid_is_lost_with_a_penalty(influence: int) -> None:
    table = Table(cards=CARDS).goals()
    table.seat(0).has(influence=influence).holds("clerk")
    table.begin("upkeep")

    assert table.options() == (["pay clerk"] if influence else []) + ["lose clerk"]
    table.choose("lose clerk")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert (table.seat(0).cards(), table.discarded("job")) == ([], ["clerk"])


@rule("PH.job.09")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_lower_jobs_offer_promotion_and_the_highest_retirement(rank: int) -> None:
    jobs = [job(f"rung_{number}", "art", number, level(), level()) for number in (1, 2, 3)]
    table = Table(cards=jobs).goals().row("job", "rung_2", "rung_3").row("job", *(["rung_2", "rung_3"][rank - 1 :]))
    table.seat(0).holds(f"rung_{rank}")
    table.begin()

    if rank < 3:
        assert table.options("promote", "retire") == [f"promote rung_{rank + 1} a", f"promote rung_{rank + 1} b"]
        assert (table.refused("retire"), table.refused_by("retire")) == ("not_last_rank", "PH.job.09")
    else:
        assert table.options("promote", "retire") == ["retire"]
        assert table.refused("promote") == "last_rank"
        assert table.refused_by("promote") == "PH.job.09"


@rule("PH.job.11")
@pytest.mark.parametrize("sth", [-3, 3])
@pytest.mark.parametrize(
    ("held", "line", "changes"),
    [
        ("", "hire clerk a", {"influence": -2, "money": 3}),
        ("clerk", "promote hr_executive a", {"influence": -4, "lth": 2}),
        ("mayor", "retire", {"influence": -5, "lth": 6}),
    ],
)
def test_the_mood_changes_no_cost_of_a_job(held: str, line: str, changes: dict[str, int], sth: int) -> None:
    table = office("clerk", "hr_executive", sth=sth)
    if held:
        table.row("job", "hr_executive").seat(0).holds(held)

    table.choose(line)

    assert table.seat(0).changed() == changes
    assert table.decider == 1


@rule("PH.job.10", "PH.job.12")
def test_a_retired_job_is_set_aside_and_fills_no_slot() -> None:
    table = office()
    me = table.seat(0).holds("mayor")
    assert (me.cards(), me.filled) == (["mayor"], 1)

    table.choose("retire")

    assert (me.cards(), me.aside(), me.filled, me.level("mayor")) == ([], ["mayor"], 0, 2)


@rule("PH.job.13")
def test_a_retired_job_pays_in_every_later_round_for_nothing() -> None:
    table = Table().goals()
    me = table.seat(0).has(knowledge=3, creativity=3, influence=9, stress=8, hourglasses=1).holds("ceo")
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("retire")
    assert me.changed() == {"knowledge": -3, "creativity": -3, "influence": -9, "money": 12, "lth": 4, "stress": -1}
    assert (table.age, me.hourglasses) == ("adult_2", 6)
    for _ in range(2):
        table.mark()
        table.end_round()
        assert me.changed() == {"money": 6}
        assert (me.aside(), me.hourglasses) == (["ceo"], 6)


@rule("PH.job.14")
def test_another_job_after_retirement_ends_the_income() -> None:
    table = Table(cards=CARDS).goals().row("job", "bard")
    me = table.seat(0).has(creativity=1, hourglasses=1).has_aside("mayor")
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("hire bard a", "pay bard")

    assert me.changed() == {"creativity": -1, "money": 1}


@rule("PH.job.15")
@pytest.mark.parametrize("id", ["bard", "clerk"])
def test_an_employee_may_take_a_lower_job_or_one_of_the_same_category_at_full_price(id: str) -> None:
    table = office("bard", "clerk")
    table.seat(0).holds("mayor")

    table.choose(f"hire {id} a")

    hiring = {"bard": {"creativity": -1, "money": 1}, "clerk": {"influence": -2, "money": 3}}
    assert table.seat(0).changed() == hiring[id]
    assert table.seat(0).cards() == [id]
