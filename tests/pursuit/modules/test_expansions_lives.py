"""The end of a life in the middle of it all."""

import pytest

from tests.pursuit.modules.attic import checks_on, doing, has_in_hand, memory, personal_goal, remembers, stores
from tests.pursuit.modules.neighbourhood import (
    asking,
    board_ids,
    engage,
    engaged_in,
    gains,
    happening,
    happenings,
    open_table,
    spend_hours,
)
from tests.pursuit.modules.together import desires, dreams, trip
from wellspent.games.pursuit.cards import Level
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.nostalgia import Nostalgia
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, plain

FETES = happenings(*[f"fete_{number}" for number in range(8)])
TRIPS = [trip(f"trip_{number}") for number in range(8)]
HEAVY = card("heavy", "item", *[level({"stress": 1}, {"money": 1})] * 3)
DIVE = happening("dive", level({"stress": 1}, {"money": 1}), level(reward={"lth": 3}))


@rule("XP.life.01", "EXP.q.16")
def test_an_action_that_ends_the_life_is_completed_first() -> None:
    wish = memory("wish", on="spend", stirs={"lth": 2})
    table = open_table(Experiences, Nostalgia, cards=[*FETES, *TRIPS, HEAVY, wish], board=["fete_0"])
    table.seat(0).has(stress=15)
    remembers(dreams(table, 0, "heavy", desire=3), "wish").begin().choose("spend heavy 1")

    assert not table.seat(0).is_alive
    assert table.seat(0).changed() == {"stress": 1, "money": 1, "lth": 5}
    assert checks_on(table, "wish") == "passive"
    assert table.story("lth", "life_ended")[-1] == "life_ended"


@rule("XP.life.01")
def test_the_row_is_refilled_before_the_life_ends() -> None:
    table = open_table(cards=[*FETES, HEAVY, *plain("item", "next")]).row("item_activity", "heavy")
    table.next_cards("item_activity", "next").seat(0).has(stress=15)
    table.begin().choose("spend heavy 1")

    assert table.row_ids("item_activity") == ["next"]
    assert table.story("turned_up", "life_ended") == ["turned_up", "life_ended"]


@rule("XP.life.02")
def test_the_dead_use_no_token_and_no_free_action() -> None:
    table = open_table(Experiences, Nostalgia, cards=[*FETES, *TRIPS, DIVE, memory("wish")], board=["dive", "fete_0"])
    has_in_hand(spend_hours(table, 1), "wish").seat(0).has(stress=15)
    table.begin().choose("engage dive")
    assert not table.seat(0).is_alive

    # The Cloud token, a second Community card and the memory in hand would all be open.
    assert table.decider == 1
    table.choose("pass")
    assert (table.decider, table.options()) == (0, ["outcome dive 2"])


@rule("XP.life.03", "COM.q.10")
def test_tokens_of_the_dead_stay_and_their_outcomes_are_chosen() -> None:
    table = open_table(cards=[DIVE, *FETES], board=["dive", "fete_0"])
    table.seat(0).has(stress=15)
    spend_hours(table, 1).begin().choose("engage dive")
    assert engaged_in(table, "dive") == [0]

    table.choose("pass")

    assert (table.decider, table.options()) == (0, ["outcome dive 2"])
    assert table.choose("outcome dive 2").seat(0).changed()["lth"] == 3


def dying(*outcomes: Level) -> Table:
    """The first seat died in this Action Phase and has engaged in a card with these Outcomes."""
    table = engage(open_table(cards=[happening("wake", level(), *outcomes), *FETES], board=["wake"]), 0, "wake")
    table.seat(0).has_died().has(resolves=True, money=5, popularity=2)
    return table.begin("resolution", "adult_1")


@rule("XP.life.04", "XP.q.07")
def test_the_dead_have_neither_mood_nor_stress() -> None:
    table = dying(level(reward={"sth": 2, "stress": 1, "relax": 2, "health": 1, "lth": 1}), level({"stress": 1}))
    assert table.options() == ["outcome wake 2"]
    assert table.refused("outcome wake 3") == "life_is_over"
    assert table.refused_by("outcome wake 3") == "XP.life.04"

    table.choose("outcome wake 2")

    # And 1 LTH for the Popularity.
    assert table.seat(0).changed() == {"lth": 2}


@rule("XP.life.04", "XP.q.07")
@pytest.mark.parametrize(
    ("cost", "reason"), [({"sth": 1}, "life_is_over"), ({"money": 6}, "cannot_pay"), ({"money": 5}, "")]
)
def test_the_dead_pay_in_goods_but_not_in_mood(cost: dict[str, int], reason: str) -> None:
    assert dying(level(), level(cost)).refused("outcome wake 3") == reason


@rule("XP.life.05")
def test_popularity_of_the_dead_changes_by_outcomes_and_goes_on() -> None:
    table = dying(level(reward={"popularity": 3})).choose("outcome wake 2")

    # 5 is Score 2; then one space left.
    assert gains(table, "COM.pop.07") == {0: 2}
    assert table.seat(0).popularity == 4
    table.mark()
    table.begin("resolution", "adult_2")
    assert gains(table, "COM.pop.07") == {0: 2}
    assert table.seat(0).popularity == 3


@rule("XP.life.06", "EXP.q.04")
def test_the_dead_want_nothing_more_but_pay_for_what_they_wanted() -> None:
    table = Table(Experiences, cards=[*TRIPS, *plain("item", "lamp", "vase")]).goals()
    table.seat(0).has_died()
    dreams(dreams(table, 0, "lamp", desire=1), 1, "vase").begin("preparation", "adult_2")
    assert (desires(table, 0)[0], desires(table, 1)[0]) == (1, 1)

    table.mark()
    table.begin("resolution", "old_age_3")

    assert table.seat(0).changed() == {"lth": -1}


@rule("XP.life.07")
def test_desire_comes_behind_old_age_and_before_the_stress_of_the_upkeep() -> None:
    old = Table(Experiences, cards=[*TRIPS, *plain("item", "lamp")]).goals()
    old.seat(0).has(stress=15)
    dreams(old, 0, "lamp").begin("preparation", "old_age_1")
    assert not old.seat(0).is_alive
    assert desires(old, 0) == [0, 0, 0]

    crowded = Table(Experiences, cards=[*TRIPS, *plain("item", "lamp"), *plain("partner", "ada", "bea")]).goals()
    crowded.seat(0).holds("ada").holds("bea").has(stress=15)
    dreams(crowded, 0, "lamp").begin("preparation", "adult_2")
    assert not crowded.seat(0).is_alive
    assert desires(crowded, 0) == [1, 0, 0]


@rule("XP.life.08", "XP.q.07")
def test_an_outcome_may_end_the_life_and_the_other_outcomes_follow() -> None:
    cards = [
        happening("fall", level(), level({"stress": 1}, {"lth": 1})),
        happening("wake", level(), level(reward={"lth": 3}), level({"stress": 1}, {"lth": 9})),
    ]
    table = engage(engage(open_table(cards=[*cards, *FETES], board=["fall", "wake"]), 0, "fall"), 0, "wake")
    table.seat(0).has(stress=15, popularity=1)
    table.begin("resolution", "adult_1").choose("outcome fall 2")
    assert not table.seat(0).is_alive
    assert table.options() == ["outcome wake 2"]

    table.choose("outcome wake 2")

    assert table.age == "adult_2"
    assert table.seat(0).changed()["lth"] == 1 + 3 + 1
    assert table.decider == 1


@rule("XP.life.09")
def test_the_dead_are_no_rivals_but_compare_with_the_living() -> None:
    prize = happening("prize", level(), level(), Level(needs=asking("most_popularity")), marks=["multiple", "most"])
    for own, rival, offered in ((4, 3, True), (3, 3, True), (2, 3, False)):
        table = engage(open_table(cards=[prize, *FETES], board=["prize"], seats=3), 0, "prize")
        table.seat(0).has_died().has(resolves=True, popularity=own)
        table.seat(1).has(popularity=rival)
        table.seat(2).has_died().has(resolves=True, popularity=15)
        table.begin("resolution", "adult_1")

        assert ("outcome prize 3" in table.options()) is offered


@rule("XP.life.10")
def test_memories_of_the_dead_are_scored_at_the_end() -> None:
    cards = [
        memory("herbs", level(), level(abilities=doing("store", 0))),
        memory("diary", level(), level(abilities=doing("diary"))),
        memory("legacy", mark="life_goal", goal=personal_goal("game_end", "knowledge", 9, lth=4)),
        memory("heritage", level(abilities=doing("heritage", 3)), mark="life_goal"),
    ]
    table = Table(Nostalgia, cards=cards).goals()
    table.seat(0).has_died().holds("herbs", level=2).holds("diary", level=2).holds("legacy").holds("heritage")
    stores(table, "herbs", 9)
    table.seat(0).mark()
    table.begin("resolution", "old_age_3")

    # 9 stored Knowledge: 3 by the diary; 3 of the heritage; 4 of the goal.
    assert table.seat(0).changed()["lth"] == 3 + 3 + 4


@rule("XP.life.11")
def test_unused_tokens_do_not_delay_the_end() -> None:
    table = open_table(Experiences, cards=[DIVE, *FETES, *TRIPS], board=["dive", "fete_0", "fete_1"])
    table.seat(0).has(stress=15)
    table.seat(1).has_died()
    table.begin().choose("engage dive")
    assert (table.decider, table.options()) == (0, ["outcome dive 2"])

    table.choose("outcome dive 2")

    assert table.state.finished


@rule("XP.life.12")
def test_the_last_death_is_followed_by_a_whole_resolution_phase() -> None:
    rise = happening("rise", level(), level(reward={"popularity": 4}))
    table = engage(open_table(cards=[DIVE, rise, *FETES], board=["dive", "rise"]), 1, "rise")
    table.seat(0).has(stress=15)
    table.seat(1).has_died().has(resolves=True)
    table.begin().choose("engage dive", "outcome dive 2")
    assert (table.decider, table.options()) == (1, ["outcome rise 2"])

    table.choose("outcome rise 2")

    assert table.state.finished
    assert gains(table, "COM.pop.07") == {1: 2}


@rule("XP.life.13")
@pytest.mark.parametrize(("phase", "round"), [("preparation", "old_age_2"), ("preparation", "adult_2")])
def test_a_game_that_ends_before_the_resolution_phase_gives_no_more_for_popularity(phase: str, round: str) -> None:
    table = open_table(cards=[*FETES, *plain("partner", "ada", "bea", "cleo", "dora")])
    for seat, mates in enumerate((("ada", "bea"), ("cleo", "dora"))):
        table.seat(seat).holds(mates[0]).holds(mates[1]).has(stress=15, popularity=9)
    table.mark()
    table.begin(phase, round)

    assert table.state.finished
    assert gains(table, "COM.pop.07") == {}


@rule("XP.life.14")
@pytest.mark.parametrize(("resolves", "goals"), [(True, 1), (False, 0)])
def test_a_personal_mid_game_goal_ends_with_the_round_of_death(resolves: bool, goals: int) -> None:
    rich = memory("rich", mark="life_goal", goal=personal_goal("mid_game", "money", 5, lth=4))
    win = happening("win", level(), level(reward={"money": 5}))
    table = engage(open_table(Nostalgia, cards=[rich, win, *FETES], board=["win"]), 0, "win")
    table.seat(0).holds("rich").has_died().has(resolves=resolves)
    table.begin("resolution", "adult_1")
    if resolves:
        table.choose("outcome win 2")
    else:
        table.seat(0).has(money=9)
        table.begin("resolution", "adult_2")

    assert len(table.told("personal_goal")) == goals


@rule("XP.q.08", "MOD.q.08")
def test_whoever_leaves_the_game_gets_no_outcome_and_the_card_goes() -> None:
    table = open_table(cards=FETES, board=["fete_0", "fete_1"]).begin().choose("engage fete_0")
    table.seat(0).has(popularity=6)
    table.interrupt(0, "leave")
    assert engaged_in(table, "fete_0") == [0]
    assert table.refused("engage fete_0") == "engaged_by_another"

    table.mark()
    spend_hours(table).choose("pass")

    assert table.age == "adult_2"
    assert "fete_0" in table.discarded("community")
    assert table.told("outcome") == []
    assert gains(table, "COM.pop.07") == {0: 2}
    assert part_of(table.state, CommunityPart).token_used == 0
    assert "fete_1" in board_ids(table)
