"""Tables with a clock: what happens at them while nobody looks. The clock is the test's own; nobody waits for it."""

from pathlib import Path
from typing import Any

import pytest

from wellspent.protocol import (
    Agree,
    Done,
    Hand,
    Handed,
    Leave,
    NewSeat,
    Pace,
    Pause,
    Quiet,
    Refusal,
    Return,
    TimeRules,
)
from wellspent.server.rests import DAY, HOUR, MINUTE
from wellspent.server.timekeeping import Timekeeper

from .people.meeting import meet
from .running import HERE, LINK, RANDOM, in_loop, new_id
from .timing import TWO_DAYS, Time, opened

QUICK = TimeRules("live", MINUTE, 0, "random")


@in_loop
async def test_a_table_without_a_clock_has_no_candles(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK)
        news = await house.news(made)
        await house.pass_time(1000 * DAY)
        later = await house.news(made)

    assert news.table.clock is None
    assert [seat.candle for seat in news.table.seats] == [None, None]
    assert later.move == news.move


@in_loop
async def test_everybody_sees_how_much_time_is_left(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK, clock=TWO_DAYS)
        await house.news(made)
        await house.pass_time(12 * HOUR)
        seats = (await house.news(made)).table.seats
        await house.pass_time(34 * HOUR)
        short = (await house.news(made)).table.seats

    first = next(seat for seat in seats if seat.candle)
    assert first.candle is not None
    assert (first.candle.left, first.candle.whole, first.candle.is_short) == (36 * HOUR, 2 * DAY, False)
    candle = short[first.seat].candle
    assert candle is not None
    assert candle.is_short


@in_loop
async def test_a_seat_that_nobody_has_come_for_loses_no_time_and_is_not_asked(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK, LINK, clock=TWO_DAYS)
        await house.choose(made, made.key, 0)
        await house.pass_time(9 * DAY)
        free = (await house.news(made)).table.seats[1:]
        waiting = (await house.news(made)).waiting
        come = (await house.news(made, made.links[0].key)).table.seats[1]
        thinking = (await house.news(made)).waiting
        now = house.time.at
        await house.do(made, made.key, Pause(new_id(), 0, now, now + DAY))
        await house.do(made, made.links[0].key, Agree(new_id(), 1, True))
        pause, said = (await house.news(made)).table.pause, await house.said(made)

    assert [(seat.candle, seat.is_stood_in) for seat in free] == [(None, False)] * 2
    assert (waiting, thinking) == ("Player 2 and Player 3 have not joined yet.", "Player 2 is thinking.")
    assert come.candle is not None
    assert come.candle.left == 2 * DAY
    assert pause is not None
    assert pause.is_agreed
    assert not any("candle went out" in line for line in said)


@in_loop
async def test_time_that_runs_out_ends_no_life_and_somebody_makes_that_move(data: Path) -> None:
    async with opened(data) as house:
        made = await house.begin(HERE, LINK)
        before = await house.news(made)
        await house.pass_time(2 * DAY)
        after = await house.news(made)
        said = await house.said(made)
        en_francais = await house.said(made, "fr")

    assert before.deciders == [0]
    made_since = {(entry.seat, entry.by) for entry in after.log if entry.move > before.move and entry.seat >= 0}
    assert made_since == {(0, "stand-in")}
    assert not any(entry.by for entry in after.log if entry.move <= before.move)
    # That deed is done to its end, and no more: whoever is asked now has all their time, the same seat too if chance
    # chose what asks it once more, as refreshing does.
    asked = after.table.seats[after.deciders[0]]
    assert (asked.is_stood_in, asked.candle and asked.candle.left) == (False, 2 * DAY)
    assert said == ["Player 1’s candle went out; Chance made this move."]
    assert en_francais == ["La bougie de Joueur 1 s’est éteinte\u00a0; Hasard a joué ce coup."]


@in_loop
async def test_after_two_moves_the_seat_is_away_until_its_owner_is_back(data: Path) -> None:
    async with opened(data) as house:
        made = await house.begin(HERE, LINK)
        link = made.links[0].key
        for _ in range(2):
            await house.play(made, made.key, 0)
            await house.pass_time(2 * DAY)
        away = await house.seat(made, 1)
        news = await house.news(made)
        await house.play(made, made.key, 0)
        waited = await house.news(made)
        back = await house.do(made, link, Return(new_id(), 1))
        again = await house.seat(made, 1)
        await house.play(made, made.key, 0)
        mine = await house.news(made)
        said = await house.said(made)

    assert (away.is_away, away.is_stood_in, away.candle) == (True, True, None)
    assert news.deciders == [0]
    assert waited.deciders == [0], "whoever is away keeps nobody waiting"
    assert isinstance(back, Done)
    assert (again.is_away, again.is_stood_in) == (False, False)
    assert mine.deciders == [1]
    assert [line for line in said if "is back" in line or "is away" in line] == [
        "Player 2 is away. Chance will sit in until Player 2 is back.",
        "Player 2 is back.",
    ]


@in_loop
async def test_whoever_chooses_is_back(data: Path) -> None:
    async with opened(data) as house:
        made = await house.begin(HERE)
        for _ in range(2):
            await house.pass_time(2 * DAY)
        away = await house.seat(made, 0)
        await house.choose(made, made.key, 0)
        back = await house.seat(made, 0)

    assert away.is_away
    assert not back.is_away


@in_loop
async def test_computer_players_move_over_days_though_nobody_looks_on(data: Path) -> None:
    async with opened(data) as house:
        made = await house.begin(HERE, RANDOM, RANDOM)
        await house.do(made, made.key, Pace(new_id(), 10_000))
        while (await house.news(made)).deciders == [0]:
            await house.choose(made, made.key, 0)
        await house.do(made, made.key, Pace(new_id(), 0))
        # The server goes down while they still think.
        house.server.hub.tables.pop(made.table).close()
        kept = await house.server.hub.store.load(made.table)
        await house.pass_time(MINUTE)
        table = await house.server.hub.table(made.table)

    assert kept is not None
    assert kept.clock is not None
    assert 0 < kept.clock.due <= house.time.at
    assert table.version > len(kept.entries)
    assert table.session.game.deciders(table.session.state) == [0]


@in_loop
async def test_nobody_is_told_anything_while_a_computer_player_thinks(data: Path) -> None:
    async with opened(data) as house:
        made = await house.begin(HERE, RANDOM)
        await house.do(made, made.key, Pace(new_id(), 10_000))
        while (await house.news(made)).deciders == [0]:
            await house.choose(made, made.key, 0)
        async with house.server.join(made.table, made.key) as host:
            await host.news()
            await house.server.hub.tick()
            told = len((await house.server.hub.table(made.table)).audience.viewers)
            changes: list[object] = []
            table = await house.server.hub.table(made.table)

            async def publish() -> None:
                changes.append("told")

            table.audience.publish = publish  # type: ignore[method-assign]
            for _ in range(5):
                house.time.at += 1000
                await house.server.hub.tick()

    assert told == 1
    assert changes == []


@in_loop
async def test_a_clock_that_cannot_be_looked_at_holds_up_no_other(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    tick, is_broken = Timekeeper.tick, [True]

    async def ticking(time: Timekeeper) -> None:
        looked.append(time.table.kept.id)
        if is_broken and time.table.kept.id == made[0].table:
            raise RuntimeError
        await tick(time)

    monkeypatch.setattr(Timekeeper, "tick", ticking)
    async with opened(data) as house:
        made = [await house.server.create(HERE, LINK, clock=TWO_DAYS) for _ in range(2)]
        for each in made:
            await house.news(each, each.links[0].key)
            await house.play(each, each.key, 0)
        await house.pass_time(3 * DAY)
        first = looked[:]
        await house.settle()
        soon = looked[len(first) :]
        is_broken.clear()
        await house.pass_time(MINUTE)

    assert first == [each.table for each in made]
    assert soon == []
    assert looked[len(first) :] == [made[0].table]


@in_loop
async def test_time_goes_on_after_a_restart_and_nobody_pays_for_a_closed_house(data: Path) -> None:
    time = Time()
    async with opened(data, time) as house:
        made = await house.server.create(HERE, LINK, clock=TWO_DAYS)
        await house.news(made, made.links[0].key)
        await house.play(made, made.key, 0)
        await house.pass_time(DAY)
    time.at += 5 * DAY
    async with opened(data, time) as house:
        await house.server.hub.recall_alarms()
        await house.settle()
        spared = await house.news(made)
        await house.pass_time(59 * MINUTE)
        waiting = await house.news(made)
        await house.pass_time(MINUTE)
        after = await house.news(made)

    assert spared.move == waiting.move
    assert after.move > waiting.move
    assert any(entry.by == "stand-in" for entry in after.log)


@in_loop
async def test_what_a_stand_in_chose_is_known_after_a_restart(data: Path) -> None:
    time = Time()
    async with opened(data, time) as house:
        made = await house.begin(HERE, LINK)
        await house.pass_time(2 * DAY)
        before = await house.news(made)
    async with opened(data, time) as house:
        after = await house.news(made)

    assert any(entry.by for entry in before.log)
    assert [entry.by for entry in after.log] == [entry.by for entry in before.log]


@in_loop
async def test_a_live_clock_begins_when_everybody_has_come(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK, clock=QUICK)
        alone = await house.news(made, made.key)
        await house.news(made, made.links[0].key)
        both = await house.news(made, made.key)

    assert not any(seat.candle for seat in alone.table.seats)
    assert any(seat.candle for seat in both.table.seats)


@in_loop
async def test_whoever_leaves_is_sat_in_for_at_a_table_without_clock_too(data: Path) -> None:
    async with opened(data) as house:
        made = await house.begin(HERE, LINK, clock=None)
        done = await house.do(made, made.links[0].key, Leave(new_id(), 1))
        async with house.server.join(made.table, made.key) as host:
            await host.news()
            await house.play(made, made.key, 0)
            await (await house.server.hub.table(made.table)).computers.finish()
            news = await house.news(made)
        said = await house.said(made)

    assert isinstance(done, Done)
    assert news.deciders == [0]
    assert said == ["Player 2 has left. Sensible will sit in until Player 2 is back."]


@in_loop
async def test_in_holidays_somebody_sits_in(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK, clock=TWO_DAYS)
        link, now = made.links[0].key, house.time.at
        await house.news(made, link)
        await house.do(made, link, Leave(new_id(), 1, now + DAY, now + 4 * DAY))
        before = await house.seat(made, 1)
        await house.pass_time(DAY)
        during = await house.seat(made, 1)
        await house.pass_time(3 * DAY)
        after = await house.seat(made, 1)

    assert [seat.is_stood_in for seat in (before, during, after)] == [False, True, False]
    assert during.away_until == now + 4 * DAY
    assert [seat.holiday for seat in (before, during, after)] == [[now + DAY, now + 4 * DAY]] * 2 + [[]]


@in_loop
async def test_a_pause_is_agreed_on_by_everybody(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK, clock=TWO_DAYS)
        link, now = made.links[0].key, house.time.at
        before = await house.news(made, link)
        asked = await house.do(made, link, Pause(new_id(), 1, now, now + 10 * DAY))
        waiting = (await house.news(made)).table.pause
        await house.do(made, made.key, Agree(new_id(), 0))
        agreed = (await house.news(made)).table.pause
        await house.pass_time(9 * DAY)
        paused = await house.news(made)
        await house.do(made, link, Return(new_id(), 1))
        on = await house.news(made)
        none_left = await house.do(made, made.key, Agree(new_id(), 0))

    assert isinstance(asked, Done)
    assert waiting is not None
    assert not waiting.is_agreed
    assert agreed is not None
    assert agreed.is_agreed
    assert paused.move == before.move
    candle = next(seat.candle for seat in paused.table.seats if seat.candle)
    assert candle.rests
    assert on.table.pause is None
    assert next(seat.candle for seat in on.table.seats if seat.candle).left == 2 * DAY
    assert isinstance(none_left, Refusal)
    assert none_left.code == "no-pause"


@in_loop
async def test_whoever_says_no_to_a_pause_ends_it(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK, clock=TWO_DAYS)
        await house.do(made, made.links[0].key, Pause(new_id(), 1, house.time.at, house.time.at + DAY))
        await house.do(made, made.key, Agree(new_id(), 0, False))
        news = await house.news(made)

    assert news.table.pause is None


@in_loop
async def test_quiet_hours_are_ones_own_and_lengthen_the_candle(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, clock=TWO_DAYS)
        await house.news(made)
        await house.do(made, made.key, Quiet(new_id(), 0, "UTC", 0, 12 * 60))
        candle = (await house.seat(made, 0)).candle
        refused = await house.do(made, made.key, Quiet(new_id(), 0, "UTC", 0, 13 * 60))

    assert candle is not None
    assert candle.left >= 4 * DAY - 12 * HOUR
    assert isinstance(refused, Refusal)
    assert refused.code == "quiet"


@in_loop
async def test_a_seat_is_handed_over_and_its_old_key_fits_no_more(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK, clock=TWO_DAYS)
        old = made.links[0].key
        async with house.server.join(made.table, old) as guest:
            await guest.news()
            handed = await guest.answer(Hand(new_id(), 1))
        assert isinstance(handed, Handed)
        refused = await house.server.get(f"/api/tables/{made.table}", old)
        new = await house.news(made, handed.key)
        stolen = await house.do(made, handed.key, Hand(new_id(), 0))

    assert refused.status_code == 403
    assert new.seats == [1]
    assert isinstance(stolen, Refusal)
    assert stolen.code == "seat"


@in_loop
async def test_a_seat_of_a_profile_is_handed_over_too(data: Path) -> None:
    async with opened(data) as house:
        ines, bruno = await meet(house.server, "Ines"), await meet(house.server, "Bruno")
        made = await ines.lay(HERE, LINK)
        await bruno.claim(made.table, made.links[0].key)
        handed = await house.do(made, bruno.key, Hand(new_id(), 1))
        assert isinstance(handed, Handed)
        old, new = await house.news(made, bruno.key), await house.news(made, handed.key)

    assert (old.seats, new.seats) == ([], [1])


@in_loop
async def test_the_host_hands_over_a_seat_at_the_screen(data: Path) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, HERE)
        handed = await house.do(made, made.key, Hand(new_id(), 1))
        assert isinstance(handed, Handed)
        host, friend = await house.news(made, made.key), await house.news(made, handed.key)

    assert (host.seats, friend.seats) == ([0], [1])


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Leave(new_id(), 0), "seat"),
        (Return(new_id(), 0), "seat"),
        (Quiet(new_id(), 0), "seat"),
        (Leave(new_id(), 1, 5, 4), "span"),
        (Pause(new_id(), 1, 0, 1), "span"),
        (Agree(new_id(), 1), "no-pause"),
    ],
)
@in_loop
async def test_nobody_decides_about_the_time_of_others(data: Path, command: Any, code: str) -> None:
    async with opened(data) as house:
        made = await house.server.create(HERE, LINK, clock=TWO_DAYS)
        answer = await house.do(made, made.links[0].key, command)

    assert isinstance(answer, Refusal)
    assert answer.code == code


@pytest.mark.parametrize(
    "clock", [TimeRules("days", 5, 0, ""), TimeRules("moon", DAY, 0, ""), TimeRules("days", DAY, 0, "nobody")]
)
@in_loop
async def test_a_clock_that_is_not_offered_is_refused(data: Path, clock: TimeRules) -> None:
    async with opened(data) as house:
        wishes = {"game": "pursuit", "seats": [NewSeat("here")], "clock": clock}
        answer = await house.server.post("/api/tables", wishes)

    assert answer.status_code == 400
