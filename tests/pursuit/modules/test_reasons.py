"""Refusals of what modules bring: the rule of that very card, and no more missing than is missing."""

import pytest

from tests.pursuit.modules.neighbourhood import engage, happening, open_table
from tests.pursuit.modules.together import trip
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.modules.events import Events
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.group_items import GroupItems
from wellspent.games.pursuit.modules.health_activities import HealthActivities
from wellspent.games.pursuit.modules.kids import Kids, KidsPart
from wellspent.games.pursuit.modules.nostalgia import Nostalgia
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.games.pursuit.modules.school import School
from wellspent.games.pursuit.modules.stand_alone_jobs import StandAloneJobs
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, of_module, plain

LAMP = card("lamp", "item", level({"money": 1}), level({"money": 4}), level({"money": 6}))
BOAT = card("boat", "group_item", *[level({"money": 1, "hourglass": 1})] * 4, additional=[{}, {}, {}, {}])
FETE = happening("fete", level(needs={"money": 5}), level(), level(needs={"money": 5}), marks=["multiple"])
TIM = card("tim", "kid", level(), level(needs={"money": 5}), level({"money": 1}), level())


def free(kind: str, *ids: str) -> list[Card]:
    """Cards of three levels that cost and give nothing."""
    return [card(id, kind, level(), level(), level()) for id in ids]


def shopping(*more: str, **means: int) -> Table:
    """Black Friday, after a first lamp."""
    cards = [LAMP, card("lamp_two", "item", level({"money": 1}), level({"money": 4}), level({"money": 6})), BOAT]
    table = Table(Community, GroupItems, cards=cards).goals().row("item_activity", "lamp", "lamp_two", *more)
    part_of(table.state, CommunityPart).black_friday = 1
    table.seat(0).has(**means)
    return table.begin().choose("spend lamp 1")


@rule("COM.faq.02")
def test_a_further_item_of_black_friday_lacks_no_hourglass() -> None:
    table = shopping(money=3, hourglasses=1)

    assert table.missing("buy lamp_two 2") == {"money": 2}


@rule("GRI.q.07")
def test_a_group_item_of_black_friday_lacks_the_hourglass_of_its_role() -> None:
    table = shopping("boat", money=3, hourglasses=2)

    assert table.refused("buy boat 1") == "cannot_pay"
    assert table.missing("buy boat 1") == {"hourglass": 1}


@rule("GRI.q.07")
def test_a_group_item_of_black_friday_is_refused_without_an_hourglass() -> None:
    table = shopping("boat", money=3, hourglasses=1)

    assert (table.refused("buy boat 1"), table.refused_by("buy boat 1")) == ("no_hourglass", "GRI.q.07")


@rule("SAJ.action.02", "SAJ.end.01")
@pytest.mark.parametrize(
    ("cost", "stress", "reason", "missing"),
    [({"creativity": 2}, 7, "cannot_pay", {"creativity": 1}), ({"stress": 1}, 15, "too_much_stress", {})],
)
def test_working_twice_as_hard_is_refused_with_a_reason(
    cost: dict[str, int], stress: int, reason: str, missing: dict[str, int]
) -> None:
    lines = [level(reward={"money": 5}), level(cost, {"money": 1}), level()]
    sections = ["work_harder", "work_harder_upkeep"]
    table = Table(StandAloneJobs, cards=[Card("gig", "stand_alone_job", "job", lines, sections=sections)])
    table.goals().row("job", "gig").seat(0).has(creativity=3, stress=stress)
    table.begin().choose("hire gig a")

    assert table.options() == ["work_harder gig 1", "work_harder gig 0"]
    assert (table.refused("work_harder gig 2"), table.missing("work_harder gig 2")) == (reason, missing)


@rule("EXP.plan.02", "XP.turn.09")
@pytest.mark.parametrize("hourglasses", [0, 1])
def test_what_a_plan_by_cloud_needs_is_told_with_and_without_an_hourglass(hourglasses: int) -> None:
    trip = card("trip", "experience", level(needs={"knowledge": 4}), level(), level())
    table = Table(Experiences, cards=[trip]).goals().row("experience", "trip", "", "", "", "")
    table.seat(0).has(knowledge=1, hourglasses=hourglasses)
    table.begin()

    assert table.refused("plan_by_cloud trip") == "requirement"
    assert table.refused_by("plan_by_cloud trip") == "EXP.plan.02"
    assert table.missing("plan_by_cloud trip") == {"knowledge": 3}


@rule("COM.engage.03", "COM.outcome.07")
def test_what_a_community_card_needs_is_told_by_its_own_rules() -> None:
    table = open_table(cards=[FETE])
    table.seat(0).has(money=2)
    table.begin()
    assert (table.refused_by("engage fete"), table.missing("engage fete")) == ("COM.engage.03", {"money": 3})

    engage(table, 0, "fete").begin("resolution", "adult_1")
    assert (table.refused_by("outcome fete 3"), table.missing("outcome fete 3")) == ("COM.outcome.07", {"money": 3})


@rule("KID.upkeep.03")
def test_what_a_kid_needs_is_told() -> None:
    table = Table(Kids, cards=[TIM]).goals()
    table.seat(0).holds("tim").has(money=2)
    table.begin("upkeep", "adult_2")

    assert (table.refused_by("pay tim"), table.missing("pay tim")) == ("KID.upkeep.03", {"money": 3})


@rule("PET.action.02", "HAC.action.01", "HAC.action.02", "MOD.action.06", "HAC.base.02")
def test_pets_and_health_activities_are_refused_by_their_own_rules() -> None:
    cards = [
        *free("pet", "newt", "worm"),
        *free("health_activity", "cure", "bath"),
        *plain("basic_project", "plan"),
    ]
    table = (
        Table(Pets, HealthActivities, cards=cards).goals().row("item_activity", "newt", "cure").row("project", "plan")
    )
    table.seat(0).holds("worm").holds("bath")
    table.begin()

    assert table.refused_by("spend newt 2") == "PET.action.02"
    assert table.refused_by("discard worm") == "MOD.action.06"
    assert table.refused_by("spend cure 2") == "HAC.action.01"
    assert table.refused_by("exercise bath 3") == "HAC.action.02"
    assert table.refused_by("discard bath") == "HAC.base.02"
    assert table.refused_by("take plan 2") == "PH.project.06"


@rule("FRI.action.04", "FRI.base.06", "GRI.action.04", "GRI.q.05", "KID.discard.01")
def test_friends_group_items_and_kids_are_refused_by_their_own_rules() -> None:
    choosy = card("choosy", "friend", level(needs={"money": 5}), level(), level())
    table = Table(
        Friends, GroupItems, Kids, cards=[choosy, *free("friend", "pal"), BOAT, TIM, *plain("partner", "love")]
    )
    table.goals().row("friend", "choosy")
    table.seat(0).holds("pal").holds("love", level=3).holds("tim").holds("boat")
    part_of(table.state, KidsPart).parent[table.game.rules.card("tim").index] = table.game.rules.card("love").index
    table.begin()

    assert table.refused_by("befriend choosy") == "FRI.action.04"
    assert table.refused_by("discard pal") == "FRI.base.06"
    assert table.refused_by("share boat 1") == "GRI.action.04"
    assert table.refused_by("discard boat") == "GRI.q.05"
    assert table.refused_by("discard tim") == "KID.discard.01"


@rule("EXP.do.08", "NOS.base.02", "SCH.action.07", "PH.cardaction.29")
def test_trips_memories_and_the_school_are_refused_by_their_own_rules() -> None:
    trip = card("trip", "experience", level(), level(), level())
    shy = card("shy", "partner", level(), level(needs={"money": 5}), level())
    table = Table(Experiences, Nostalgia, School, cards=[trip, shy, *of_module("nostalgia", "school")]).goals()
    table.seat(0).holds("trip").holds("bookworm").holds("shy")
    table.begin()

    assert table.refused_by("discard trip") == "EXP.do.08"
    assert table.refused_by("discard bookworm") == "NOS.base.02"
    assert table.refused_by("develop shy 2") == "PH.cardaction.29"
    assert table.refused_by("career rugby_player") == "SCH.action.07"


@rule("EVT.q.09", "EVT.q.06")
def test_the_upkeep_and_the_action_phase_begin_with_their_events() -> None:
    round = Table(Events, cards=of_module("events")).game.rules.round

    assert next(step for step in round if step.startswith("upkeep.")) == "upkeep.events"
    assert next(step for step in round if step.startswith("action.")) == "action.first_look"


@rule("COM.engage.03", "EXP.plan.02", "MOD.gen.10")
@pytest.mark.parametrize(
    ("needs", "missing"), [({"resources": 6}, {"any": 3}), ({"popularity": 4}, {"popularity": 3}), ({"items": 2}, {})]
)
def test_a_requirement_of_resources_or_popularity_says_how_much_is_missing(
    needs: dict[str, int], missing: dict[str, int]
) -> None:
    fete, tour = happening("fair", level(needs=needs), level()), trip("tour", level(needs=needs))
    table = open_table(Experiences, cards=[fete, tour], board=["fair"]).row("experience", "tour")
    table.seat(0).has(knowledge=1, influence=2, money=9, popularity=1)

    for line in ("engage fair", "plan tour"):
        assert (table.begin().refused(line), table.missing(line)) == ("requirement", missing)
