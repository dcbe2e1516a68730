"""Turns with special tokens, and the order of phases with expansions."""

import pytest

from tests.pursuit.modules.attic import doing, memory, personal_goal, stores
from tests.pursuit.modules.neighbourhood import (
    board_ids,
    engage,
    engaged_in,
    happening,
    happenings,
    lay,
    open_table,
    spend_hours,
)
from tests.pursuit.modules.together import desires, dreams, trip
from wellspent.games.pursuit.cards import Level
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.mutual_friends import MutualFriends, MutualPart
from wellspent.games.pursuit.modules.nostalgia import Nostalgia
from wellspent.games.pursuit.modules.trends import Trends
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, leading_goal, level, of_module, plain

FETES = happenings(*[f"fete_{number}" for number in range(8)])
TRIPS = [trip(f"trip_{number}") for number in range(8)]
THINGS = [*plain("item", "lamp"), *plain("basic_project", "plan")]


def both(*modules: type[Module], seats: int = 2) -> Table:
    """Community and Experiences; one card lies open on each board, nothing else."""
    table = open_table(Experiences, *modules, cards=[*FETES, *TRIPS, *THINGS], seats=seats, board=["fete_0"])
    for pile in ("project", "item_activity", "job", "partner"):
        table.row(pile)
    return table.row("experience", "trip_0")


def tokens(table: Table) -> list[str]:
    return table.options("engage", "plan_by_cloud", "dream_by_cloud")


@rule("XP.turn.01", "EXP.cloud.01")
@pytest.mark.parametrize("line", ["engage fete_0", "plan_by_cloud trip_0", "dream_by_cloud trip_0 2"])
def test_a_special_token_is_the_whole_turn_and_no_hourglass(line: str) -> None:
    table = both().begin().choose(line)

    assert table.decider == 1
    assert table.seat(0).changed("hourglasses", "used").keys() <= {"creativity"}


@rule("XP.turn.02")
def test_with_an_hourglass_nobody_passes_but_a_token_may_be_used() -> None:
    table = both().begin()

    assert table.options("pass") == []
    assert tokens(table) == [
        "engage fete_0",
        "plan_by_cloud trip_0",
        *[f"dream_by_cloud trip_0 {slot}" for slot in (1, 2, 3)],
    ]


@rule("XP.turn.03", "XP.q.05")
def test_without_an_hourglass_a_token_may_be_used_or_the_player_passes_for_good() -> None:
    table = spend_hours(both(), 0).begin()
    assert table.decider == 0
    assert {line.split()[0] for line in table.options()} == {"engage", "plan_by_cloud", "dream_by_cloud", "pass"}

    table.choose("pass")
    for _ in range(3):
        assert table.decider == 1
        table.choose("rest 0")

    assert table.told("passed")[0].seat == 0


@rule("XP.turn.03", "XP.turn.05", "XP.q.05", "XP.combo.03")
def test_the_phase_waits_for_every_token_or_pass() -> None:
    table = spend_hours(both()).begin()
    deciders = []
    for line in ("engage fete_0", "plan_by_cloud trip_0", "pass"):
        deciders.append(table.decider)
        table.choose(line)

    # The second seat has used its Cloud token; its Community token has no open place.
    assert deciders == [0, 1, 0]
    assert table.options() == ["outcome fete_0 2"]


@rule("XP.combo.03")
@pytest.mark.parametrize(
    "lines", [("engage fete_0", "plan_by_cloud trip_0"), ("plan_by_cloud trip_0", "engage fete_0")]
)
def test_two_turns_beyond_the_hourglasses_in_any_order(lines: tuple[str, str]) -> None:
    table = both(seats=1)
    table.seat(0).has(hourglasses=1)
    table.begin().choose(lines[0], "rest 0", lines[1])

    assert table.options() == ["outcome fete_0 2"]


@rule("XP.turn.04", "XP.q.05")
def test_a_token_without_an_open_place_is_passed_automatically() -> None:
    table = spend_hours(open_table(cards=FETES, board=["fete_0"]), 1)
    table.seat(0).has(hourglasses=2)
    table.begin().choose("engage fete_0")

    # Nobody else may engage in the only card, so the second seat has no turn.
    assert table.decider == 0
    assert table.story("passed") == []


@rule("XP.turn.04")
@pytest.mark.parametrize("fee", [level({"money": 9}), level(needs={"influence": 9})])
def test_costs_and_requirements_do_not_close_a_place(fee: Level) -> None:
    dear = happening("dear", fee, level())
    table = spend_hours(open_table(cards=[dear]), 0).begin()

    assert (table.decider, table.options("engage", "pass")) == (0, ["pass"])
    assert table.refused("engage dear") in ("cannot_pay", "requirement")


@rule("XP.turn.04")
@pytest.mark.parametrize(
    ("covered", "dreamt", "row", "is_open"),
    [
        (False, 0, ["trip_0"], True),
        (False, 3, ["trip_0"], True),
        (True, 3, ["trip_0"], False),
        (True, 0, ["trip_0"], True),
        (True, 0, [], False),
        (False, 0, [], False),
    ],
)
def test_the_cloud_token_has_a_place_by_plan_or_by_dream(
    covered: bool, dreamt: int, row: list[str], is_open: bool
) -> None:
    table = lay(both(), "").row("experience", *row)
    dreams(table, 0, *["lamp", "plan", "fete_1"][:dreamt])
    spend_hours(table, 0).begin()
    module = next(each for each in table.game.rules.modules if each.name == "experiences")
    if covered:
        table.state.covered |= 1 << table.game.rules.spaces.index("plan_experience")

    assert module.may_join_turns(table.state, 0) is is_open


@rule("XP.turn.04")
def test_an_experience_on_the_own_dream_board_is_a_place_for_the_cloud() -> None:
    table = lay(both(), "").row("experience")
    dreams(table, 0, "trip_0", "lamp", "plan")
    spend_hours(table, 0).begin()

    assert (table.decider, table.options()) == (0, ["pass", "plan_by_cloud trip_0"])


@rule("XP.turn.05")
def test_the_action_phase_ends_when_nobody_has_anything_to_use() -> None:
    table = spend_hours(open_table(cards=FETES, board=["fete_0", "fete_1"])).begin()
    table.choose("engage fete_0", "pass")

    assert table.options() == ["outcome fete_0 2"]


@rule("XP.turn.06")
def test_an_unused_token_gives_nothing_and_does_not_add_up() -> None:
    table = spend_hours(both()).begin()
    table.choose("pass", "pass")
    while table.age == "adult_1":
        table.choose(table.options()[-1])
    lay(table, "fete_1", "fete_2", "fete_3")

    table.choose("engage fete_1")

    assert table.seat(0).lth == 0
    table.choose("rest 0")
    assert table.options("engage") == []
    assert table.refused("engage fete_2") == "token_used"


@rule("XP.turn.07")
def test_special_tokens_are_no_hourglasses() -> None:
    table = both()
    table.seat(0).has(stress=12, hourglasses=3, used=6)
    table.begin()

    # Nine are out, so Overtime finds none, whatever tokens are left.
    table.choose("overtime")
    assert table.seat(0).hourglasses == 2
    assert table.choose("rest 0").options("engage") == ["engage fete_0"]


@rule("XP.turn.08", "NOS.faq.17")
@pytest.mark.parametrize(("slots", "decider"), [([], 1), (["fete_0"], 0)])
def test_a_free_action_may_take_the_last_hourglass_and_end_the_turn(slots: list[str], decider: int) -> None:
    care = memory("care", use=level({"hourglass": 1}, {"lth": 1}))
    table = open_table(Nostalgia, cards=[*FETES, care], board=slots)
    table.seat(0).holds("care", level=2).has(hourglasses=1)
    table.begin().choose("use care")

    assert table.seat(0).changed("hourglasses") == {"hourglasses": -1, "lth": 1}
    assert table.decider == decider
    if slots:
        assert table.options("engage", "pass") == ["engage fete_0", "pass"]


@rule("XP.turn.09", "COM.q.15")
def test_free_actions_come_before_the_token_though_no_hourglass_is_left() -> None:
    dear = happening("dear", level({"money": 1}), level())
    care = memory("care", awakes={"money": 1}, use=level({"hourglass": 1}))
    table = spend_hours(open_table(Nostalgia, cards=[dear, care, *THINGS]), 0)
    table.seat(0).holds("lamp").holds("care", level=2).has(hourglasses=0)
    table.row("project", "sourdough").begin()

    assert table.refused("engage dear") == "cannot_pay"
    assert {"refresh project", "discard lamp", "pass"} <= set(table.options())
    # One that takes an Hourglass is out of reach.
    assert table.options("use") == []
    table.choose("discard lamp")
    assert table.decider == 0
    table.seat(0).has(money=1)
    assert engaged_in(table.choose("engage dear"), "dear") == [0]


# The order of phases.


@rule("XP.order.01")
def test_preparation_renews_board_after_board_and_gives_hourglasses_last() -> None:
    table = open_table(Experiences, cards=[*FETES, *TRIPS], board=["fete_0", "", "", "", "fete_1"])
    table.mark()
    table.begin("preparation", "adult_2")
    events = [event for event in table.events if event.card >= 0 or event.seat >= 0]
    piles = [table.game.rules.piles[event.number] for event in table.told("turned_up")]

    assert [pile for place, pile in enumerate(piles) if pile not in piles[:place]][-2:] == ["community", "experience"]
    assert events[-1].kind == table.told("hourglasses")[-1].kind
    assert table.story()[0] == "round"


@rule("XP.order.01")
def test_the_end_is_checked_before_boards_are_renewed() -> None:
    table = open_table(Experiences, cards=[*FETES, *TRIPS], board=["fete_0"])
    for seat in table.seats:
        seat.has(stress=15, popularity=9)
    table.mark()
    table.begin("preparation", "old_age_2")

    assert table.state.finished
    assert board_ids(table)[0] == "fete_0"
    assert table.told("turned_up") == []


@rule("XP.order.01", "EXP.plan.01", "XP.comp.48")
def test_the_token_leaves_plan_experience_in_the_first_adult_round() -> None:
    table = both()
    table.begin("preparation", "adult_1")

    assert not table.state.covered >> table.game.rules.spaces.index("plan_experience") & 1


@rule("XP.order.02")
def test_desire_comes_before_the_stress_of_slots_and_the_upkeep() -> None:
    mates = plain("partner", "ada", "bea")
    table = Table(Community, Experiences, cards=[*TRIPS, *THINGS, *mates]).goals()
    table.seat(0).holds("ada").holds("bea").has(stress=15)
    dreams(table, 0, "lamp").begin("preparation", "adult_2")

    # The extra Partner ends the life, but the token was added.
    assert not table.seat(0).is_alive
    assert desires(table, 0) == [1, 0, 0]


@rule("XP.order.03", "MOD.resolve.01")
def test_the_resolution_phase_goes_step_by_step() -> None:
    band = card("band", "group_project", *[level()] * 4, additional=[{"money": 1}])
    table = open_table(cards=[happening("fair", level(), level(reward={"lth": 1})), *FETES, band], board=["fair"])
    table.seat(0).holds("band").has(popularity=1, sth=1)
    engage(table, 0, "fair").begin("resolution", "adult_1").choose("outcome fair 2")

    wanted = ("first_player", "gained", "set_aside", "outcome", "lth", "popularity", "round")
    story = [(name, event.rule) for name, event in zip(table.story(), table.events, strict=True) if name in wanted]
    rules = [rule for _, rule in story]
    assert [name for name, _ in story] == [
        "first_player",
        "gained",
        "set_aside",
        "outcome",
        "gained",
        "lth",
        "lth",
        "popularity",
        "round",
    ]
    assert rules[-3:-1] == ["COM.pop.07", "COM.pop.09"]


@rule("XP.order.04", "XP.q.10", "XP.life.10")
def test_the_end_of_the_game_is_scored_in_order() -> None:
    herbs = memory("herbs", level(), level(abilities=doing("store", 0)))
    legacy = memory("legacy", mark="life_goal", goal=personal_goal("game_end", "lth", 4, lth=2))
    cards = [*FETES, *TRIPS, *THINGS, herbs, legacy, leading_goal("proud", "lth", lth=1)]
    table = Table(Community, Experiences, Nostalgia, cards=cards).goals("proud")
    table.seat(0).holds("herbs", level=2).holds("legacy").has(knowledge=1)
    table.seat(1).has(lth=2)
    stores(dreams(table, 0, "lamp", "plan", desire=2), "herbs", 9)
    table.mark()
    table.begin("resolution", "old_age_3")

    wanted = ("gained", "inherited", "goal_reached", "personal_goal", "lth")
    story = [(name, event.rule, event.number) for name, event in zip(table.story(), table.events, strict=True)]
    own = [line for line, event in zip(story, table.events, strict=True) if event.seat == 0 and line[0] in wanted]
    # 1 and 9 stored Knowledge are 2 LTH: no more than the other has, so the goal of the table goes to nobody.
    assert [name for name, _, _ in own if name != "lth"][:2] == ["gained", "inherited"]
    assert own[0][1] == "NOS.faq.03"
    assert ("inherited", 2) in [(name, number) for name, _, number in own]
    assert table.told("goal_reached") == []
    # The personal goal asks for 4 and sees 2; then the Desire tokens take 4.
    assert table.told("personal_goal") == []
    assert own[-1][2] == -4
    assert table.seat(0).lth == -2


@rule("XP.order.04", "XP.q.10")
def test_the_loss_for_desire_is_told_behind_trends_and_mutual_friends() -> None:
    table = Table(Experiences, MutualFriends, Trends, cards=[*TRIPS, *THINGS, *of_module("mutual_friends", "trends")])
    dreams(table, 0, "lamp", desire=2)
    dreams(table, 1, "plan", desire=1)
    part_of(table.state, MutualPart).lean = [-3]
    table.mark()
    table.begin("resolution", "old_age_3")

    rules = ("MUT.end.01", "TRD.end.01", "EXP.desire.04")
    told = [(event.rule, event.seat, event.number) for event in table.events if event.rule in rules and event.number]
    assert told == [("MUT.end.01", 0, 3), ("EXP.desire.04", 0, -2), ("EXP.desire.04", 1, -1)]


@rule("XP.order.04", "XP.q.10")
def test_a_goal_that_looks_at_lth_sees_it_at_its_own_step() -> None:
    legacy = memory("legacy", mark="life_goal", goal=personal_goal("game_end", "lth", 3, lth=2))
    cards = [*TRIPS, *THINGS, legacy, leading_goal("proud", "lth", lth=1)]
    table = Table(Experiences, Nostalgia, cards=cards).goals("proud")
    table.seat(0).holds("legacy").has(knowledge=10)
    table.seat(1).has(lth=1)
    dreams(table, 0, "lamp", desire=3).begin("resolution", "old_age_3")

    # 2 by Inheritance lead, 1 by the goal of the table makes 3, 2 by the personal one; the Desire comes last.
    assert table.story("inherited", "goal_reached", "personal_goal").count("goal_reached") == 1
    assert len(table.told("personal_goal")) == 1
    assert table.seat(0).lth == 2 + 1 + 2 - 3
