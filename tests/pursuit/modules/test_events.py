"""Events: how they are announced, and who is ready for them."""

import pytest

from tests.pursuit.modules.news import EVENTS, announced, event, met, next_round, on_table, table_with
from wellspent.games.pursuit.boards import Display
from wellspent.games.pursuit.modules.events import PHASES, Events, EventsPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, reach_goal


@rule("EVT.comp.01", "EVT.comp.02")
def test_twelve_events_have_a_kind_a_phase_an_effect_and_a_condition() -> None:
    assert len(EVENTS) == 12
    for each in EVENTS:
        assert len({"positive", "negative"} & set(each.marks)) == 1
        assert len(set(PHASES) & set(each.marks)) == 1
        condition = each.levels[each.section("condition")]
        assert condition.cost.is_empty == bool(condition.needs)
        works = each.levels[0]
        assert each.numbers or works.effects or works.abilities or not (works.cost.is_empty and works.reward.is_empty)
    assert sum("positive" in each.marks for each in EVENTS) == 6


@rule("EVT.setup.01")
def test_the_events_are_shuffled_face_down_and_none_is_revealed() -> None:
    table = Table(Events, cards=EVENTS)

    assert sorted(table.pile_ids("event")) == sorted(each.id for each in EVENTS)
    assert table.pile_ids("event") != Table(Events, cards=EVENTS, seed="other").pile_ids("event")
    assert on_table(table) == ("", "")


@rule("EVT.prep.01", "EVT.prep.02", "EVT.prep.04", "EVT.prep.05", "EVT.comp.03", "EVT.ex.05")
def test_four_events_are_announced_in_adult_rounds_and_in_force_a_round_later() -> None:
    table = table_with("flu_winter", "rents_go_up", "new_form", "great_outage").begin("action", "teen")
    seen = [(table.age, *on_table(table))]
    while table.age != "old_age_2":
        for seat in table.seats:
            seat.has(stress=1)
        next_round(table)
        seen.append((table.age, *on_table(table)))

    assert seen == [
        ("teen", "", ""),
        ("adult_1", "flu_winter", ""),
        ("adult_2", "rents_go_up", "flu_winter"),
        ("adult_3", "new_form", "rents_go_up"),
        ("adult_4", "great_outage", "new_form"),
        ("old_age_1", "", "great_outage"),
        ("old_age_2", "", ""),
    ]
    assert len(table.pile_ids("event")) == 8


@rule("EVT.prep.03", "EVT.action.02", "EVT.effect.01")
def test_an_announced_event_does_nothing_until_the_next_round_and_then_once() -> None:
    table = announced("rents_go_up")
    for seat in table.seats:
        seat.has(money=9)
    next_round(table)
    assert table.seat(0).changed()["money"] == -4
    next_round(table)

    assert table.seat(0).changed()["money"] == -4


@rule("EVT.prep.06", "EVT.q.05")
def test_an_event_is_revealed_after_the_rows_and_before_the_hourglasses() -> None:
    table = announced("flu_winter")
    kinds = [(told.kind, told.rule) for told in table.events]
    reveal = next(place for place, told in enumerate(table.events) if told.rule == "EVT.prep.01")

    names = table.story()
    assert "hourglasses" in names[reveal:]
    assert "hourglasses" not in names[:reveal]
    assert names[:reveal].count("turned_up") >= 8
    assert kinds.count((kinds[reveal][0], "EVT.prep.01")) == 1


@rule("EVT.action.01", "EVT.action.02", "EVT.action.03")
@pytest.mark.parametrize(("kind", "changes"), [("positive", [{"money": 3}, {}]), ("negative", [{}, {"money": -3}])])
def test_everybody_answers_for_themselves(kind: str, changes: list[dict[str, int]]) -> None:
    news = event("news", kind, money=3)
    table = announced("news", "new_form", cards=[news])
    for seat in table.seats:
        seat.has(creativity=1, money=5)
    table.choose("ensure news")
    assert met(table) == [0]
    table.seat(0).mark()
    next_round(table)

    assert [seat.changed() for seat in table.seats] == changes


@rule("EVT.action.04", "EVT.action.05", "EVT.action.06", "EVT.action.08", "EVT.q.10")
def test_getting_ready_is_paid_once_and_takes_neither_time_nor_the_turn() -> None:
    table = announced("technological_breakthrough")
    table.seat(0).has(creativity=5, used=4, hourglasses=5)
    table.choose("ensure technological_breakthrough")

    assert table.decider == 0
    assert table.seat(0).changed("hourglasses", "used") == {"creativity": -2}
    assert table.options("ensure") == []
    assert table.refused("ensure technological_breakthrough") == ""
    assert met(table) == [0]


@rule("EVT.action.04")
def test_a_later_turn_will_do_as_well() -> None:
    table = announced("technological_breakthrough", seats=1)
    assert table.refused("ensure technological_breakthrough") == "cannot_pay"
    assert table.missing("ensure technological_breakthrough") == {"creativity": 2}

    table.choose("play", "ensure technological_breakthrough")

    assert table.seat(0).changed() == {"creativity": 1}


@rule("EVT.action.07", "EVT.q.04")
def test_whoever_can_pay_and_has_not_is_asked_at_the_end_of_the_phase() -> None:
    table = announced("technological_breakthrough", seats=4)
    table.seat(0).has(creativity=2)
    table.seat(1).has(creativity=2)
    table.seat(3).has(creativity=2)
    table.choose("ensure technological_breakthrough")
    table.seat(3).has(is_alive=False)
    table.end_round()

    assert table.decider == 1
    assert table.options() == ["ensure technological_breakthrough", "let_it_come"]
    table.choose("ensure technological_breakthrough")
    assert table.seat(1).creativity == 0
    assert part_of(table.state, EventsPart).in_force_met == 0b11


STRAIN = event("strain", kind="negative", pays="stress", money=1)


@rule("EVT.action.05", "EVT.action.07", "MOD.gen.12", "PH.resolve.02")
def test_a_life_that_the_last_call_ends_is_over_before_the_first_player_is_found() -> None:
    table = announced("strain", cards=[STRAIN])
    table.seat(0).has(stress=15, sth=3)
    table.end_round()
    table.mark()
    table.choose("ensure strain", "let_it_come")

    assert table.story("life_ended", "first_player") == ["life_ended", "first_player"]
    assert (table.state.first_player, table.state.players[0].rounds_lived) == (1, 2)


@rule("EVT.action.05", "PH.q.58")
def test_a_life_goal_that_the_last_call_reaches_is_awarded_at_once() -> None:
    crowd = card("crowd", "group_project", *[level()] * 4, additional=[{"stress": 1}] * 4)
    table = announced("strain", cards=[STRAIN, crowd, reach_goal("worn", "stress", 9)]).goals("worn")
    table.seat(0).has(stress=8)
    table.seat(1).has(stress=8).holds("crowd")
    table.end_round()
    table.choose("ensure strain", "let_it_come")

    assert [(event.seat, event.rule) for event in table.told("goal_reached")] == [(0, "PH.notes.11")]


@rule("EVT.action.06", "EVT.action.07")
def test_nobody_has_to_pay() -> None:
    table = announced("technological_breakthrough")
    table.seat(0).has(creativity=2)
    table.end_round().choose("let_it_come")

    assert table.age == "adult_2"
    assert (table.seat(0).creativity, part_of(table.state, EventsPart).in_force_met) == (2, 0)


@rule("EVT.q.12")
def test_the_last_call_comes_even_if_nobody_had_an_hourglass() -> None:
    table = announced("technological_breakthrough", "flu_winter")
    table.seat(1).has(creativity=2)
    for me in table.state.players:
        me.hourglasses = 0
    table.state.agenda.pop()
    table.game.settle(table.state)

    assert (table.decider, table.options()) == (1, ["ensure technological_breakthrough", "let_it_come"])


@rule("EVT.action.09")
def test_an_event_in_force_cannot_be_met_any_more() -> None:
    table = announced("technological_breakthrough", "flu_winter")
    next_round(table).seat(0).has(creativity=9)

    assert on_table(table)[1] == "technological_breakthrough"
    assert table.options("ensure") == []


@rule("EVT.base.06")
def test_events_cannot_be_refreshed() -> None:
    table = announced("flu_winter")

    assert "refresh project" in table.options("refresh")
    assert "refresh event" not in table.options("refresh")


@rule("EVT.end.01")
def test_the_dead_are_neither_touched_nor_ready() -> None:
    table = announced("rents_go_up", "flu_winter")
    table.seat(1).has(money=9, influence=2).has_died()
    assert table.decider == 0
    table.end_round()

    assert table.age == "adult_2"
    assert table.seat(1).money == 9


@rule("EVT.end.03")
def test_the_end_of_the_game_ends_all_events() -> None:
    table = announced("long_summer", "flu_winter")
    table.seat(0).has(knowledge=2)
    table.choose("ensure long_summer")
    table.interrupt(0, "leave").interrupt(1, "leave").play_on("end")

    assert table.state.finished
    assert [seat.lth for seat in table.seats] == [0, 0]


@rule("EVT.solo.01")
def test_events_work_alone() -> None:
    table = announced("rents_go_up", "flu_winter", seats=1)
    table.seat(0).has(money=3)
    next_round(table)

    assert table.seat(0).money == 0


@rule("EVT.q.06")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_state_is_met_at_the_first_moment_and_for_good(at_once: bool) -> None:
    table = table_with("economic_boom", "flu_winter").row("job", "event_coordinator")
    if at_once:
        table.seat(0).has(hourglasses=9).holds("event_coordinator")
    table.seat(0).has(influence=9)
    table.begin("preparation")
    if at_once:
        table.choose("pay event_coordinator")
    else:
        assert met(table) == []
        table.row("job", "event_coordinator").choose("hire event_coordinator a", "rest 0")
    assert met(table) == [0]
    assert table.options("ensure") == []
    table.choose("discard event_coordinator")
    assert met(table) == [0]


def test_the_board_shows_both_events_and_who_is_ready() -> None:
    table = announced("technological_breakthrough", "flu_winter")
    table.seat(0).has(creativity=2)
    table.choose("ensure technological_breakthrough")
    display = Display(2)
    table.game.rules.modules[0].show(table.state, 1, display)

    [board] = display.boards
    assert [(zone.name, zone.by_seat) for zone in board.zones] == [
        ("events_pending", [1, 0]),
        ("events_in_force", [0, 0]),
    ]
    assert table.ids(board.zones[0].cards) == ["technological_breakthrough"]
