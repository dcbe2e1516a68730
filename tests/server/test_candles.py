"""Time at a table: candles, what happens when one goes out, and what stops them."""

from datetime import UTC, datetime

import msgspec
import pytest

from wellspent.protocol import TimeRules
from wellspent.server.candles import DAYS, LIVE, NONE, Clock, ClockState, Place, is_possible
from wellspent.server.rests import DAY, HOUR, MINUTE, Quiet

TURN = Place(3, 4, 10)
PAYING = Place(3, 6, 11)
NOON = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()) * 1000


def timed(kind: str = NONE, move: int = 0, reserve: int = 0) -> TimeRules:
    return TimeRules(kind, move, reserve, "sensible")


TWO_DAYS = timed(DAYS, 2 * DAY, 3 * DAY)
QUICK = timed(LIVE, MINUTE, 10 * MINUTE)


def clock(rules: TimeRules = TWO_DAYS, seats: int = 2) -> Clock:
    """A clock that began at noon, with the first seat to decide."""
    made = Clock(rules, range(seats), seats)
    made.follow([0], 0, TURN, NOON)
    return made


def test_only_who_decides_has_a_candle_that_burns() -> None:
    made = clock()

    assert made.until(0) == NOON + 5 * DAY
    assert made.until(1) == 0


def test_without_a_clock_nothing_burns() -> None:
    made = clock(timed())

    assert made.until(0) == 0
    assert made.next_due(NOON) == 0
    assert made.overdue(NOON + 1000 * DAY) == []


def test_what_goes_beyond_the_move_is_taken_from_the_reserve() -> None:
    made = clock()
    made.follow([1], 1, TURN, NOON + 3 * DAY)
    made.follow([0], 2, TURN, NOON + 4 * DAY)

    assert made.candle(0).reserve == 2 * DAY
    assert [made.reserve(0, NOON + days * DAY) for days in (4, 6, 7, 9)] == [2 * DAY, 2 * DAY, DAY, 0]
    assert made.until(0) == NOON + 4 * DAY + 4 * DAY
    assert made.candle(1).reserve == 3 * DAY


def test_every_choice_of_ones_own_lights_a_new_candle() -> None:
    made = clock()
    made.note_choice(0)
    made.follow([0], 1, PAYING, NOON + DAY)

    assert made.until(0) == NOON + 6 * DAY


def test_taking_back_a_move_gives_no_time() -> None:
    made = clock()
    made.note_choice(0)
    made.follow([1], 1, TURN, NOON + DAY)
    made.follow([0], 0, TURN, NOON + DAY)

    assert made.until(0) == NOON + 5 * DAY
    for _ in range(5):
        made.follow([1], 1, TURN, NOON + 2 * DAY)
        made.follow([0], 0, TURN, NOON + 2 * DAY)
    assert made.until(0) == NOON + 5 * DAY


def test_what_others_decide_meanwhile_lights_no_candle_anew() -> None:
    made = Clock(TWO_DAYS, range(2), 2)
    made.follow([0, 1], 0, TURN, NOON)
    made.follow([0], 0, TURN, NOON + DAY)

    assert made.until(0) == NOON + 5 * DAY


def test_at_its_end_somebody_makes_this_one_move() -> None:
    made = clock(QUICK)
    late = NOON + 11 * MINUTE
    assert made.overdue(late - 1) == []
    assert made.overdue(late) == [0]

    is_away = made.go_out(0, TURN, late)

    assert not is_away
    assert made.is_stood_in(0, late)
    assert made.candle(0).reserve == 0
    made.follow([0], 1, PAYING, late)
    assert made.is_stood_in(0, late), "what follows from the move belongs to it"
    made.follow([1], 2, TURN, late)
    assert not made.is_stood_in(0, late)
    made.follow([0], 3, TURN, late)
    assert made.until(0) == late + MINUTE


def test_another_turn_is_another_move_though_nobody_else_came_between() -> None:
    made = clock(QUICK)
    late = NOON + 11 * MINUTE
    made.go_out(0, TURN, late)
    made.follow([0], 1, TURN, late)

    assert not made.is_stood_in(0, late)
    assert made.until(0) == late + MINUTE


@pytest.mark.parametrize(
    ("place", "belongs"),
    [
        (PAYING, True),
        (Place(3, 4, 11), True),
        (Place(3, 3, 10), False),
        (TURN, False),
        (Place(4, 2, 12), True),
        (Place(1, 2, 12), False),
    ],
)
def test_a_move_ends_where_the_same_is_asked_again_or_the_round_begins_anew(place: Place, belongs: bool) -> None:
    assert TURN.goes_on_at(place) == belongs


def test_after_two_in_a_row_the_seat_is_away_until_its_owner_is_back() -> None:
    made = clock()
    first = NOON + 5 * DAY
    assert not made.go_out(0, TURN, first)
    made.follow([1], 1, TURN, first)
    made.follow([0], 2, TURN, first)
    second = made.until(0)
    assert second == first + 2 * DAY

    assert made.go_out(0, TURN, second)

    made.follow([1], 3, TURN, second)
    made.follow([0], 4, TURN, second + HOUR)
    assert made.is_stood_in(0, second + 9 * DAY)
    assert made.overdue(second + 90 * DAY) == []
    made.come_back(0, 4, second + DAY)
    assert not made.is_stood_in(0, second + DAY)
    assert made.until(0) == second + DAY + 2 * DAY


def test_whoever_chooses_in_time_begins_to_count_anew() -> None:
    made = clock()
    made.go_out(0, TURN, NOON + 5 * DAY)
    made.follow([0], 1, TURN, NOON + 5 * DAY)
    made.note_choice(0)
    made.follow([0], 2, TURN, NOON + 6 * DAY)

    assert not made.go_out(0, TURN, NOON + 8 * DAY)


def test_somebody_sits_in_for_whoever_leaves_and_in_holidays() -> None:
    made = clock()
    made.leave(0, NOON + DAY, NOON + 3 * DAY, NOON)
    made.leave(1, NOON, 0, NOON)

    assert [made.is_stood_in(0, NOON + day * DAY) for day in (0, 1, 2, 3)] == [False, True, True, False]
    assert made.is_stood_in(1, NOON + 99 * DAY)
    assert made.next_due(NOON) == NOON + DAY
    made.come_back(0, 0, NOON + 2 * DAY)
    assert not made.is_stood_in(0, NOON + 2 * DAY)


def test_a_pause_needs_everybody_and_stops_all_candles() -> None:
    made = clock(seats=3)
    made.candle(2).is_away = True
    made.ask_pause(0, NOON + DAY, NOON + 11 * DAY, NOON)
    assert made.until(0) == NOON + 5 * DAY

    assert made.agree(1, NOON + HOUR)

    assert made.until(0) == NOON + 15 * DAY
    assert [made.rests(0, NOON + day * DAY) for day in (0, 2, 11)] == [False, True, False]
    made.end_pause(NOON + 4 * DAY)
    assert made.until(0) == NOON + 8 * DAY


def test_a_pause_that_is_agreed_on_late_begins_late() -> None:
    made = clock()
    made.ask_pause(0, NOON, NOON + 4 * DAY, NOON)
    made.agree(1, NOON + 3 * DAY)

    assert made.until(0) == NOON + 6 * DAY


def test_quiet_hours_stop_the_candle_from_when_they_are_set() -> None:
    made = clock()
    made.set_quiet(0, Quiet("UTC", 0, 12 * 60), NOON + DAY)

    assert made.until(0) == NOON + DAY + 7 * DAY + 12 * HOUR


def test_quiet_hours_are_for_games_over_days() -> None:
    made = clock(QUICK)
    made.set_quiet(0, Quiet("UTC", 0, 12 * 60), NOON)

    assert made.until(0) == NOON + 11 * MINUTE


def test_a_candle_is_short_when_a_tenth_is_left() -> None:
    made = clock()

    assert made.short_from(0) == NOON + 5 * DAY - 12 * HOUR
    assert made.next_due(NOON) == made.short_from(0)
    assert made.next_due(made.short_from(0)) == NOON + 5 * DAY


@pytest.mark.parametrize(("rules", "grace"), [(TWO_DAYS, HOUR), (QUICK, MINUTE)])
def test_no_candle_goes_out_while_the_house_is_closed(rules: TimeRules, grace: int) -> None:
    before = clock(rules)
    opened = NOON + 30 * DAY
    after = Clock(rules, range(2), 2, before.state, opened)

    assert after.until(0) == opened + grace
    after.note_choice(0)
    after.follow([1], 1, TURN, opened)
    assert after.until(1) == opened + rules.move + rules.reserve


def test_a_clock_is_kept_and_goes_on() -> None:
    made = clock()
    made.set_quiet(0, Quiet("UTC", 0, 12 * 60), NOON)
    made.ask_pause(1, NOON, NOON + DAY, NOON)
    made.go_out(0, TURN, NOON)
    kept = msgspec.json.encode(made.state)

    again = Clock(TWO_DAYS, range(2), 2, msgspec.json.decode(kept, type=ClockState))

    assert again.state == made.state


@pytest.mark.parametrize(
    ("rules", "is_one"),
    [
        (timed(), True),
        (timed(NONE, MINUTE), False),
        (TWO_DAYS, True),
        (QUICK, True),
        (timed(DAYS, MINUTE), False),
        (timed(LIVE, MINUTE, DAY), False),
        (timed("weeks", MINUTE), False),
    ],
)
def test_times_are_those_that_are_offered(rules: TimeRules, is_one: bool) -> None:
    assert is_possible(rules) == is_one
