"""Stand-Alone Jobs: no ladder, but whoever works harder earns more."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_PRICE, JOB_PILE, PRICE_UPKEEP_JOB, Ability, Card
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.stand_alone_jobs import StandAloneJobs
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import amounts_of, card, job, level, of_module, trait

JOBS = of_module("stand_alone_jobs")
ANNA = "graphic_designer_alone"
WORK = ["work_harder", "work_harder_upkeep"]
STRAIN = Card(
    "strain",
    "stand_alone_job",
    "job",
    [
        level({}, {"money": 1}, upkeep={"hourglass": 1}, upkeep_reward={"money": 1}),
        level({"stress": 1}, {"money": 5}),
        level({"stress": 2}, {"money": 9}),
    ],
    sections=WORK,
)
TOIL = Card(
    "toil",
    "stand_alone_job",
    "job",
    [
        level({}, {"money": 9}, upkeep={"money": 1}, upkeep_reward={"money": 9}),
        level({"money": 3}, {"knowledge": 1}),
        level({"money": 3}, {"knowledge": 1}),
    ],
    sections=WORK,
)
LADDER = [job(f"step_{rank}", "art", rank, level({}, {}, upkeep={}), level({}, {"lth": 1})) for rank in (1, 2)]
SPONSOR = trait("sponsor", Ability(ABILITY_PRICE, price=PRICE_UPKEEP_JOB, less=goods(money=9, hourglass=9)))


def table_with(*extra: Card, seats: int = 2, **means: int) -> Table:
    table = Table(StandAloneJobs, cards=[*JOBS, STRAIN, TOIL, *LADDER, SPONSOR, *extra], seats=seats)
    table.row("job", ANNA, "strain", "toil", "step_1").seat(0).has(**means)
    return table


def hired(**means: int) -> Table:
    """Anna applies, and is asked how hard she means to work."""
    return table_with(knowledge=2, creativity=4, **means).begin().choose(f"hire {ANNA} a")


def kept(id: str = ANNA, **means: int) -> Table:
    table = table_with(**means)
    table.seat(0).holds(id)
    return table.begin("upkeep", "adult_2")


@rule("SAJ.comp.01", "SAJ.comp.02", "SAJ.comp.03", "SAJ.q.03")
def test_twelve_jobs_have_hiring_upkeep_and_two_lines_of_harder_work() -> None:
    assert len(JOBS) == 12
    for each in JOBS:
        assert (each.top, each.sections) == (0, WORK)
        assert (each.rank, each.field) == (0, -1)
        assert each.levels[0].has_upkeep
        assert not each.levels[0].upkeep_reward.is_empty
        assert all(not lines.cost.is_empty and not lines.reward.is_empty for lines in each.levels[1:])


@rule("SAJ.setup.01")
def test_they_lie_in_the_job_pile() -> None:
    table = Table(StandAloneJobs, cards=JOBS)

    assert {each.id for each in JOBS} <= set(table.pile_ids("job"))
    assert len(table.pile_ids("job")) == 18 + 12


@rule("SAJ.ex.01", "SAJ.action.01", "SAJ.action.02", "SAJ.action.03")
def test_anna_is_hired_and_works_harder_once() -> None:
    table = table_with(knowledge=2, creativity=4).next_cards("job", "step_2").begin()
    table.choose(f"hire {ANNA} a")
    assert table.options() == [f"work_harder {ANNA} 2", f"work_harder {ANNA} 1", f"work_harder {ANNA} 0"]
    table.choose(f"work_harder {ANNA} 1")

    changed = {"knowledge": -2, "creativity": -4, "sth": -1, "money": 10, "hourglasses": -1}
    assert table.seat(0).changed("hourglasses") == changed
    assert table.row_ids("job")[0] == "step_2"
    assert table.decider == 1
    table.choose("rest 0")
    assert table.options("work_harder") == []


@rule("SAJ.ex.03", "SAJ.action.02", "SAJ.q.02")
@pytest.mark.parametrize(("times", "money"), [(0, 8), (1, 10), (2, 12)])
def test_hiring_without_or_with_harder_work(times: int, money: int) -> None:
    table = hired().choose(f"work_harder {ANNA} {times}")

    assert table.seat(0).money == money
    assert table.seat(0).sth == -times


@rule("SAJ.action.04")
@pytest.mark.parametrize(("money", "times"), [(2, []), (5, [1, 0]), (6, [2, 1, 0])])
def test_the_hiring_reward_does_not_pay_for_harder_work(money: int, times: list[int]) -> None:
    table = table_with(money=money).begin().choose("hire toil a")

    assert table.options("work_harder") == [f"work_harder toil {count}" for count in times]
    if not times:
        assert table.seat(0).changed() == {"money": 9}


@rule("SAJ.action.05", "SAJ.base.02")
def test_it_offers_neither_promotion_nor_retirement_and_is_never_found_by_one() -> None:
    table = table_with()
    table.seat(0).holds(ANNA)
    table.seat(1).holds("step_1")
    table.row("job", "strain", "toil").next_cards("job", "locksmith", "step_2").begin()
    assert table.options("promote", "retire") == []
    assert table.refused("promote") == table.refused("retire") == "no_ladder"
    table.choose("rest 0", "promote step_1 a")

    assert table.seat(1).cards() == ["step_2"]
    assert table.row_ids("job") == ["strain", "toil"]


@rule("SAJ.ex.02", "SAJ.upkeep.01", "SAJ.upkeep.02", "SAJ.q.01")
def test_anna_works_much_harder_in_the_next_upkeep() -> None:
    table = kept(knowledge=1, creativity=2).choose(f"pay {ANNA}", f"work_harder {ANNA} 2")

    changed = {"knowledge": -1, "creativity": -2, "sth": -2, "money": 13, "hourglasses": -1, "used": 1}
    assert table.seat(0).changed("hourglasses", "used") == changed


@rule("SAJ.ex.04", "SAJ.upkeep.02", "SAJ.upkeep.04")
@pytest.mark.parametrize(("times", "money"), [(0, 7), (1, 10), (2, 13)])
def test_every_upkeep_asks_anew(times: int, money: int) -> None:
    table = kept(knowledge=1, creativity=2).choose(f"pay {ANNA}")
    assert f"work_harder {ANNA} 3" not in table.options()
    table.choose(f"work_harder {ANNA} {times}")
    assert (table.seat(0).money, table.seat(0).sth) == (money, -times)

    table.seat(0).has(knowledge=1, creativity=2, hourglasses=5)
    table.begin("upkeep", "adult_3").choose(f"pay {ANNA}")
    assert len(table.options("work_harder")) == 3


@rule("SAJ.upkeep.03", "SAJ.upkeep.05")
def test_whoever_does_not_keep_the_job_cannot_work_harder() -> None:
    table = kept(knowledge=1, creativity=2).choose(f"lose {ANNA}")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("job") == [ANNA]
    assert table.options("work_harder") == []


@rule("SAJ.base.01")
def test_it_is_a_job_with_a_slot_and_only_one_is_held() -> None:
    table = table_with()
    table.seat(0).holds("step_1")
    table.begin().choose("hire strain a", "work_harder strain 0")

    assert table.seat(0).cards() == ["strain"]
    assert (table.seat(0).measure("slots"), table.seat(0).measure("jobs")) == (1, 1)
    assert table.seat(0).changed() == {"money": 1}
    assert table.discarded("job") == ["step_1"]
    table.begin("action", "adult_2").row("job", "step_2").choose("hire step_2 a")
    assert table.seat(0).cards() == ["step_2"]
    assert table.discarded("job") == ["step_1", "strain"]
    assert [told.rule for told in table.told("stress")] == ["PH.action.06"]


@rule("SAJ.base.03")
@pytest.mark.parametrize("sth", [-2, 2])
def test_no_mood_changes_its_costs_but_harder_work_lowers_the_mood_at_once(sth: int) -> None:
    table = hired(sth=sth).choose(f"work_harder {ANNA} 1")
    assert table.seat(0).changed() == {"knowledge": -2, "creativity": -4, "sth": -1, "money": 10}
    table.seat(1).has(sth=sth)
    table.end_round()

    assert table.state.first_player == 1


@rule("SAJ.base.04")
def test_at_the_bottom_of_the_mood_harder_work_costs_lasting_happiness() -> None:
    table = hired(sth=-3).choose(f"work_harder {ANNA} 2")

    assert table.seat(0).changed() == {"knowledge": -2, "creativity": -4, "lth": -2, "money": 12}


@rule("SAJ.base.05")
def test_it_may_be_given_up() -> None:
    table = table_with()
    table.seat(0).holds(ANNA)
    table.begin().choose(f"discard {ANNA}")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}


@rule("SAJ.base.06")
def test_it_is_a_job_without_a_level() -> None:
    table = Table(StandAloneJobs, Friends, cards=[*JOBS, *of_module("friends")]).row("friend", "kevin")
    table.seat(0).holds(ANNA)

    assert table.begin().options("befriend") == ["befriend kevin"]
    assert table.seat(0).measure("job_rank") == 0


@rule("SAJ.end.01")
@pytest.mark.parametrize(("stress", "times"), [(13, [2, 1, 0]), (14, [2, 1, 0]), (15, [1, 0])])
def test_harder_work_never_leads_more_than_one_space_off_the_end(stress: int, times: list[int]) -> None:
    table = table_with(stress=stress).begin().choose("hire strain a")

    assert table.options() == [f"work_harder strain {count}" for count in times]


@rule("SAJ.end.01")
@pytest.mark.parametrize(("stress", "times"), [(12, [2, 1, 0]), (13, [1, 0]), (14, [1, 0])])
def test_nor_in_upkeep(stress: int, times: list[int]) -> None:
    table = kept("strain", stress=stress).choose("pay strain")

    assert table.options() == [f"work_harder strain {count}" for count in times]


@rule("SAJ.solo.01")
def test_a_stand_alone_job_works_alone() -> None:
    table = table_with(seats=1, knowledge=2, creativity=4).begin()
    table.choose(f"hire {ANNA} b", f"work_harder {ANNA} 2")

    assert table.seat(0).money == 12


@rule("SAJ.q.04")
def test_a_job_that_is_a_reward_pays_nothing_at_first() -> None:
    offer = card("offer", "activity", *[level(effects=[Take(JOB_PILE, 0)])] * 3)
    table = table_with(offer, knowledge=1, creativity=2).row("item_activity", "offer", "", "", "")
    table.begin().choose("spend offer 1", f"receive {ANNA} a")
    assert table.seat(0).changed() == {}
    assert table.options("work_harder") == []

    table.begin("upkeep", "adult_2").choose(f"pay {ANNA}", f"work_harder {ANNA} 1")
    assert table.seat(0).changed() == {"knowledge": -1, "creativity": -2, "sth": -1, "money": 10}


@rule("SAJ.q.05")
def test_an_upkeep_that_is_waived_counts_as_paid() -> None:
    table = table_with(money=3)
    table.seat(0).holds("sponsor").holds("toil")
    table.begin("upkeep", "adult_2").choose("pay toil", "work_harder toil 1")

    assert table.seat(0).changed() == {"money": 6, "knowledge": 1}


def test_the_graphic_designer_has_the_values_of_the_ledger() -> None:
    designer = next(each for each in JOBS if each.id == ANNA)

    assert amounts_of(designer, 1, "cost") == {"knowledge": 2, "creativity": 4}
    assert amounts_of(designer, 1, "reward") == {"money": 8}
    assert amounts_of(designer, 1, "upkeep") == {"hourglass": 1, "knowledge": 1, "creativity": 2}
    assert amounts_of(designer, 1, "upkeep_reward") == {"money": 7}
