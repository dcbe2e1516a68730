"""Days, streaks, and lives beside each other."""

import pytest

from wellspent.server.days import calendar
from wellspent.server.days.beside import Beside

NOON = calendar.begins("2026-11-17") + 12 * calendar.HOUR


def test_a_day_is_from_midnight_to_midnight_utc() -> None:
    assert calendar.day_at(calendar.begins("2026-11-17")) == "2026-11-17"
    assert calendar.day_at(calendar.ends("2026-11-17") - 1) == "2026-11-17"
    assert calendar.day_at(calendar.ends("2026-11-17")) == "2026-11-18"
    assert calendar.number_of("2026-01-01") == 1
    assert calendar.number_of("2026-11-17") == 321


def test_a_day_is_open_two_hours_after_it_ended() -> None:
    later = calendar.ends("2026-11-17") + calendar.GRACE

    assert not calendar.is_open("2026-11-17", later - 1)
    assert calendar.is_open("2026-11-17", later)
    assert calendar.latest_open(later - 1) == "2026-11-16"
    assert calendar.latest_open(later) == "2026-11-17"


@pytest.mark.parametrize("text", ["2026-11-17", "2026-02-30", "17.11.2026", "", "2026-1-7"])
def test_a_day_is_written_in_one_way(text: str) -> None:
    assert calendar.is_day(text) == (text == "2026-11-17")


@pytest.mark.parametrize(
    ("days", "found"),
    [
        ([], 0),
        ([17], 1),
        # Today is not over yet.
        ([16, 15], 2),
        ([15, 14], 2),
        # A day off, but not two in a row, nor two in seven.
        ([17, 16, 14, 13], 4),
        ([17, 14, 13], 1),
        ([17, 16, 14, 13, 11, 10], 4),
        ([17, 15, 14, 13, 12, 11, 10, 8, 7], 9),
    ],
)
def test_a_streak_bears_one_day_off_in_seven(days: list[int], found: int) -> None:
    lived = {f"2026-11-{day:02}" for day in days}

    assert calendar.streak(lived, "2026-11-17") == found


def test_percentiles_count_ties_half_and_need_twenty_lives() -> None:
    few = Beside({40: 18, 50: 1}, [])
    many = Beside({30: 10, 40: 5, 50: 6}, [99])

    assert few.percentile(50) == -1
    assert many.percentile(30) == (100 * 9 // 2) // 20
    assert many.percentile(50) == (200 * 15 + 100 * 5) // 40
    # Twenty people need no computer players.
    assert (many.count_of_computers, many.highest, many.median) == (0, 50, 40)


def test_computer_players_sit_in_where_people_are_few() -> None:
    alone = Beside({61: 1}, [40 + number % 20 for number in range(24)])

    assert alone.percentile(61) == 100
    assert alone.count_of_computers == 24
    assert [(bar.least, bar.people, bar.computers) for bar in alone.bars()] == [
        (40, 0, 9),
        (45, 0, 5),
        (50, 0, 5),
        (55, 0, 5),
        (60, 1, 0),
    ]


def test_bars_are_wider_where_lives_are_far_apart() -> None:
    bars = Beside({-7: 1, 300: 1}, []).bars()

    assert len(bars) <= 16
    assert bars[0].least <= -7 <= bars[0].most
    assert bars[-1].least <= 300 <= bars[-1].most
    assert sum(bar.people for bar in bars) == 2
