"""Events in force: what they do, to whom, and when."""

import pytest

from tests.pursuit.modules.news import (
    EVENTS,
    SCHEME,
    SKETCH,
    announced,
    event,
    in_force,
    met,
    next_round,
    on_table,
    table_with,
)
from wellspent.games.pursuit.cards import MEASURES, Card
from wellspent.games.pursuit.effects import Gain
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.events import Events, EventsPart
from wellspent.games.pursuit.modules.school import School
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.scenario import position
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level

ORDER = {
    "preparation": ("turned_up", "event_effect", "turned_up", "hourglasses"),
    "upkeep": ("hourglasses", "event_effect", "stress"),
    "resolution": ("first_player", "event_effect", "round"),
}


WEARS = Gain(goods(stress=1), per=MEASURES.index("items"))


@rule("EVT.effect.01", "EVT.q.09")
@pytest.mark.parametrize("phase", ORDER)
def test_an_effect_comes_at_its_place_in_the_phase(phase: str) -> None:
    news = event("news", phase=phase, knowledge=1)
    table = announced("news", "flu_winter", cards=[news])
    table.seat(0).has(creativity=1).holds("martha").holds("odile")
    table.choose("ensure news")
    table.mark()
    next_round(table)
    if phase == "resolution":
        assert table.told("event_effect") == []
        table.mark()
        next_round(table)
    effect = [told for told in table.told("event_effect") if told.card == table.game.rules.card("news").index]

    assert [told.seat for told in effect] == [0]
    place = table.events.index(effect[0])
    wanted = ORDER[phase]
    middle = wanted.index("event_effect")
    assert all(name in table.story()[:place] for name in wanted[:middle] if phase != "preparation")
    assert all(name in table.story()[place:] for name in wanted[middle + 1 :])
    assert all(name not in table.story()[:place] for name in wanted[middle + 1 :])


@rule("EVT.effect.02", "EVT.effect.04", "EVT.effect.05", "EVT.ex.03", "EVT.base.01", "EVT.base.02")
def test_technological_breakthrough_lowers_and_swaps_in_every_project_action() -> None:
    table = in_force("technological_breakthrough", ready=True)
    table.row("project", "scheme", "sketch").seat(0).has(knowledge=4, creativity=4, influence=4, sth=1)
    table.begin("action", "adult_2", turn=0).choose("take scheme 1")

    ways = table.options("give")
    assert "give 1 knowledge 1 influence" in ways
    assert "give 2 knowledge" in ways
    assert not any(line.startswith("give 1 influence") for line in ways)
    table.choose("give 1 knowledge 1 influence")
    assert table.seat(0).changed() == {"knowledge": -1, "influence": -1, "lth": 1}
    table.choose("rest 0", "advance scheme 2")
    assert "give 1 knowledge 1 influence" in table.options("give")


@rule("EVT.base.01", "EVT.q.08")
def test_the_resource_part_never_falls_below_nothing_and_the_benefit_may_be_left() -> None:
    table = in_force("technological_breakthrough", ready=True)
    table.row("project", "sketch").seat(0).has(creativity=5, sth=2)
    table.begin("action", "adult_2", turn=0).choose("take sketch 1")

    assert {"give", "give 1 creativity", "give 2 creativity"} <= set(table.options())
    table.choose("give")
    assert table.seat(0).changed() == {"lth": 1}


@rule("EVT.base.01")
def test_the_discount_lightens_a_low_mood() -> None:
    table = in_force("technological_breakthrough", ready=True)
    table.row("project", "sketch").seat(0).has(creativity=2, sth=-1)
    table.begin("action", "adult_2", turn=0)

    assert "take sketch 1" in table.options("take")


@rule("EVT.ex.01", "EVT.effect.03", "EVT.effect.06", "EVT.q.01", "EVT.action.01")
def test_mary_ensures_the_breakthrough_and_anna_does_not() -> None:
    table = announced("technological_breakthrough", "rents_go_up", cards=[SCHEME, SKETCH])
    mary = table.seat(0)
    mary.has(creativity=2)
    table.choose("ensure technological_breakthrough")
    assert mary.changed("hourglasses") == {"creativity": -2}
    assert table.decider == 0
    next_round(table).row("project", "sketch", "scheme")
    for seat in table.seats:
        seat.has(creativity=1)
    table.begin("action", "adult_2", turn=0)
    assert "take sketch 1" in table.options("take")
    table.choose("rest 0")
    assert table.decider == 1
    assert table.refused("take sketch 1") == "cannot_pay"
    next_round(table)
    assert on_table(table)[1] == "rents_go_up"
    assert table.game.rules.card("technological_breakthrough").index in table.state.box
    assert part_of(table.state, EventsPart).in_force_met == 0


@rule("EVT.effect.07", "EVT.ex.04", "EVT.base.03", "EVT.base.04", "EVT.q.02")
@pytest.mark.parametrize(("money", "reason"), [(2, ""), (1, "cannot_pay")])
def test_financial_crisis_asks_for_two_money_that_no_mood_lowers(money: int, reason: str) -> None:
    table = in_force("financial_crisis", ready=False)
    table.row("project", "sketch").seat(0).has(creativity=2, money=money, sth=3)
    table.begin("action", "adult_2", turn=0)

    assert table.refused("take sketch 1") == reason
    if reason:
        assert table.missing("take sketch 1") == {"money": 1}
        return
    table.choose("take sketch 1", "give")
    assert table.seat(0).changed() == {"money": -2, "lth": 1}


@rule("EVT.base.02", "PH.sth.03")
@pytest.mark.parametrize(("sth", "least"), [(-1, 4), (0, 3), (1, 2), (2, 1), (3, 1)])
def test_no_mood_lowers_the_resource_that_an_event_asks_for_in_addition(sth: int, least: int) -> None:
    table = in_force("new_form", ready=False)
    table.row("project", "sketch").seat(0).has(creativity=least, sth=sth)
    table.begin("action", "adult_2", turn=0)
    assert "take sketch 1" in table.options("take")

    table.seat(0).has(creativity=least - 1)

    assert table.refused("take sketch 1").startswith("cannot_pay")


@rule("EVT.base.05")
@pytest.mark.parametrize(("line", "dearer"), [("take sketch 1", 2), ("advance scheme 2", 2), ("join band 2", 2)])
def test_project_events_touch_taking_advancing_and_participating(line: str, dearer: int) -> None:
    table = in_force("financial_crisis", ready=False)
    table.row("project", "sketch").seat(0).has(knowledge=9, creativity=9, influence=9, money=9).holds("scheme")
    table.seat(1).holds("band", level=1)
    table.begin("action", "adult_2", turn=0).choose(line)

    assert table.seat(0).changed()["money"] == -dearer


@rule("EVT.base.05")
@pytest.mark.parametrize(("id", "changes"), [("financial_crisis", {"money": -2, "lth": 1}), ("flu_winter", {"lth": 1})])
def test_project_events_touch_educational_projects(id: str, changes: dict[str, int]) -> None:
    thesis = Card("thesis", "educational_project", "education", [level({}, {}), level({}, {"lth": 1})])
    table = Table(Events, School, cards=[*EVENTS, thesis])
    part_of(table.state, EventsPart).in_force = table.game.rules.card(id).index
    table.seat(0).has(money=2).holds("thesis")
    table.begin("action", "adult_2").choose("graduate thesis")

    assert table.seat(0).changed() == changes


@rule("EVT.base.05")
@pytest.mark.parametrize("line", ["spend concert 1", "hire event_coordinator a"])
def test_project_events_leave_everything_else_alone(line: str) -> None:
    def gained(id: str) -> dict[str, int]:
        table = in_force(id, ready=False)
        table.row("item_activity", "concert").row("job", "event_coordinator")
        table.seat(0).has(knowledge=9, creativity=9, influence=9, money=9)
        return table.begin("action", "adult_2", turn=0).choose(line).seat(0).changed()

    assert gained("financial_crisis") == gained("rents_go_up")


@rule("EVT.effect.08", "EVT.effect.09", "EVT.ex.02", "EVT.q.02", "EVT.q.07")
@pytest.mark.parametrize(("money", "is_ready", "left"), [(5, True, 2), (4, False, 2), (9, True, 4)])
def test_financial_crisis_is_checked_before_natural_disaster_takes_its_half(
    money: int, is_ready: bool, left: int
) -> None:
    table = announced("natural_disaster", "financial_crisis", "flu_winter")
    next_round(table).seat(0).has(money=9)
    table.choose("rest 0", "rest 0")
    assert met(table) == []
    table.seat(0).has(money=money)
    next_round(table)

    assert on_table(table)[1] == "financial_crisis"
    assert bool(part_of(table.state, EventsPart).in_force_met & 1) == is_ready
    assert table.seat(0).money == left


@rule("EVT.q.03")
def test_two_knowledge_save_the_money_from_natural_disaster() -> None:
    table = announced("natural_disaster", "flu_winter", "new_form")
    table.seat(0).has(knowledge=2, money=7)
    table.seat(1).has(money=7)
    table.choose("ensure natural_disaster")
    next_round(next_round(table))

    assert [(seat.money, seat.knowledge) for seat in table.seats] == [(7, 0), (3, 0)]
    assert [told.goods[3] for told in table.told("event_loss")] == [4]


@rule("EVT.base.07")
@pytest.mark.parametrize(("sth", "first"), [(0, 1), (2, 0)])
def test_only_the_mood_that_an_event_gives_moves_the_first_player(sth: int, first: int) -> None:
    news = event("news", knowledge=1, sth=sth)
    table = announced("news", "new_form", cards=[news])
    table.seat(0).has(creativity=1)
    table.choose("ensure news")
    next_round(table)
    table.seat(1).has(sth=1)
    next_round(table)

    assert table.state.first_player == first


@rule("EVT.end.02")
def test_a_life_that_ends_in_the_action_phase_still_has_the_events_of_the_resolution() -> None:
    table = announced("natural_disaster", "financial_crisis", "flu_winter")
    next_round(table).seat(0).has(money=8, stress=15).stands_on(study=1)
    table.begin("action", "adult_2", turn=0).choose("study")
    assert not table.seat(0).is_alive
    next_round(table)

    assert table.seat(0).money == 4
    assert part_of(table.state, EventsPart).in_force_met & 1


@rule("EVT.q.11")
def test_a_drawback_takes_what_there_is() -> None:
    loss = event("loss", "negative", knowledge=3, influence=3, money=3, stress=1, sth=1, lth=1)
    table = announced("loss", "new_form", cards=[loss])
    table.seat(0).has(influence=1, money=5)
    next_round(table)

    assert table.seat(0).changed() == {"influence": -1, "money": -3, "stress": 1, "sth": -1, "lth": -1}


@rule("EVT.q.09")
def test_a_last_life_that_an_event_ends_in_preparation_ends_the_game_in_upkeep() -> None:
    end = event("end", "negative", "preparation", stress=9)
    table = announced("end", "new_form", seats=1, cards=[end])
    table.seat(0).has(stress=14)
    table.end_round()

    assert table.state.finished
    assert table.seat(0).rounds_lived == 2


def test_an_ability_of_an_event_is_in_force_for_its_round() -> None:
    table = announced("clearance_sales", "new_form", "flu_winter")
    table.seat(0).has(knowledge=1, influence=1)
    table.choose("ensure clearance_sales")
    next_round(table).row("item_activity", "concert").seat(0).has(money=4)

    table.begin("action", "adult_2", turn=0).choose("spend concert 3")
    assert table.seat(0).money == 0
    next_round(table).row("item_activity", "car").seat(0).has(money=1)
    table.begin("action", "adult_3", turn=0)
    assert table.refused("spend car 1") == "cannot_pay"


@rule("EVT.effect.04", "EVT.effect.05", "EVT.base.02")
def test_what_is_missing_under_a_breakthrough_counts_the_discount_and_the_swap() -> None:
    table = in_force("technological_breakthrough", ready=True)
    table.row("project", "plan").seat(0).has(creativity=5)
    table.begin("action", "adult_2", turn=0)

    assert table.missing("take plan 1") == {"knowledge": 1}


@rule("MOD.life.06", "MOD.life.07", "PH.resolve.11")
@pytest.mark.parametrize("phase", ["preparation", "upkeep", "resolution"])
def test_an_effect_that_ends_the_last_life_ends_it_in_its_own_phase(phase: str) -> None:
    worn = Card("worn", "event", "event", [level(effects=[WEARS])], marks=["negative", phase])
    table = table_with("flu_winter", seats=1, cards=[worn])
    table.seat(0).has(stress=15).holds("car")
    number = table.game.rules.card("worn").index
    position.lift(table.game, table.state, number)
    if phase == "preparation":
        part_of(table.state, EventsPart).pending = number
    else:
        part_of(table.state, EventsPart).in_force = number
    table.begin(phase, "adult_3" if phase == "preparation" else "adult_2")

    assert table.state.finished
    assert table.story("event_effect", "life_ended", "hourglasses", "round")[-2:] == ["event_effect", "life_ended"]
