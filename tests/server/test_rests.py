"""Quiet hours and pauses, by the clock on somebody's wall."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from wellspent.server.rests import DAY, HOUR, MINUTE, Quiet, awake_from, burns_until, burnt, is_possible, rests_at

NIGHT = Quiet("Europe/Paris", 22 * 60, 8 * 60)
NEVER = Quiet()


def at(text: str, zone: str = "Europe/Paris") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1000


def test_a_candle_burns_all_the_time_without_quiet_hours() -> None:
    assert burnt(NEVER, [], 0, 5 * HOUR) == 5 * HOUR
    assert burns_until(NEVER, [], 100, 2 * DAY) == 2 * DAY + 100


def test_a_candle_does_not_burn_in_the_night_of_its_owner() -> None:
    evening = at("2026-11-17 21:00")

    assert burnt(NIGHT, [], evening, at("2026-11-18 09:00")) == 2 * HOUR
    assert burns_until(NIGHT, [], evening, 3 * HOUR) == at("2026-11-18 10:00")
    assert burns_until(NIGHT, [], evening, 12 * HOUR) == at("2026-11-18 19:00")
    assert burns_until(NIGHT, [], evening, 28 * HOUR) == at("2026-11-19 21:00")


def test_a_candle_that_is_lit_at_night_waits_for_the_morning() -> None:
    assert burns_until(NIGHT, [], at("2026-11-18 03:00"), HOUR) == at("2026-11-18 09:00")


def test_quiet_hours_follow_the_clock_on_the_wall_when_it_is_changed() -> None:
    before, after = at("2026-10-24 21:00"), at("2026-10-25 09:00")

    assert after - before == 13 * HOUR
    assert burnt(NIGHT, [], before, after) == 2 * HOUR


def test_quiet_hours_are_those_of_ones_own_zone() -> None:
    tokyo = Quiet("Asia/Tokyo", 22 * 60, 8 * 60)
    noon_in_paris = at("2026-11-17 14:00")

    assert rests_at(tokyo, [], noon_in_paris)
    assert not rests_at(NIGHT, [], noon_in_paris)
    assert awake_from(tokyo, noon_in_paris) == at("2026-11-18 08:00", "Asia/Tokyo")
    assert awake_from(NIGHT, noon_in_paris) == noon_in_paris


def test_quiet_hours_may_lie_within_one_day() -> None:
    lunch = Quiet("Europe/Paris", 12 * 60, 14 * 60)

    assert burns_until(lunch, [], at("2026-11-17 11:30"), HOUR) == at("2026-11-17 14:30")


def test_pauses_and_quiet_hours_that_overlap_count_once() -> None:
    pause = (at("2026-11-17 23:00"), at("2026-11-18 10:00"))
    evening = at("2026-11-17 21:00")

    assert burnt(NIGHT, [pause], evening, at("2026-11-18 11:00")) == 2 * HOUR
    assert burns_until(NIGHT, [pause], evening, 2 * HOUR) == at("2026-11-18 11:00")
    assert rests_at(NEVER, [pause], pause[0])
    assert not rests_at(NEVER, [pause], pause[1])


@pytest.mark.parametrize(
    ("quiet", "is_one"),
    [
        (NIGHT, True),
        (NEVER, True),
        (Quiet("Europe/Paris", 0, 12 * 60), True),
        (Quiet("Europe/Paris", 0, 12 * 60 + 1), False),
        (Quiet("Europe/Paris", 10 * 60, 8 * 60), False),
        (Quiet("Europe/Atlantis", 60, 120), False),
        (Quiet("../../etc/passwd", 60, 120), False),
        (Quiet("", 60, 120), False),
        (Quiet("Europe/Paris", -1, 60), False),
        (Quiet("Europe/Paris", 60, 24 * 60), False),
    ],
)
def test_half_of_every_day_is_left_to_play(quiet: Quiet, is_one: bool) -> None:
    assert is_possible(quiet) == is_one


def test_a_minute_is_a_minute() -> None:
    assert (DAY, HOUR) == (24 * 60 * MINUTE, 60 * MINUTE)
