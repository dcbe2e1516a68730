"""The life of the day: the same cards for everybody, once, and nobody sees them before."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from wellspent.engine.chance import commitment
from wellspent.protocol import Created, Day, DayGame, DaySeed, Ending, Exported, Hint, Home, News, Refusal
from wellspent.server.conversation import FORBIDDEN
from wellspent.server.days import calendar
from wellspent.server.days.service import Days, computer

from ..people.meeting import Person, meet
from ..people.test_home import play_on
from ..people.test_profiles import fault
from ..running import Running, in_loop, running

NOON = calendar.begins("2026-11-17") + 12 * calendar.HOUR
MORNING = calendar.ends("2026-11-17") + calendar.GRACE


class Clock:
    """A clock that the test sets."""

    def __init__(self, at: int = NOON) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


async def day_of(person: Person, **params: Any) -> Day:
    return await person.server.read(Day, "/api/day", person.key, **params)


async def pursuit_of(person: Person, **params: Any) -> DayGame:
    day = await day_of(person, **params)
    return next(each for each in day.games if each.game == "pursuit")


async def begin(person: Person, game: str = "pursuit") -> Created:
    answer = await person.post(f"/api/day/{game}", pace=0)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Created)


async def live(server: Running, person: Person, game: str = "pursuit") -> str:
    made = await begin(person, game)
    await play_on(server, made.table, person)
    return made.table


def is_asked(news: News) -> bool:
    """Leaving is always possible, and no answer."""
    return any(not offer.is_interrupt for ask in news.asks for offer in ask.offers)


async def choose_some(server: Running, table: str, person: Person, count: int) -> None:
    """Choose what comes first, so many times."""
    async with server.join(table, person.key) as guest:
        news = await guest.news(is_asked)
        for _ in range(count):
            done = await guest.choose(news)
            news = await guest.reach(getattr(done, "version", news.version + 1), is_asked)


@in_loop
async def test_everybody_gets_the_same_cards_whose_hash_was_told_the_day_before(data: Path) -> None:
    clock = Clock(NOON - calendar.DAY)
    async with running(data, now=clock) as server:
        ines, omar = await meet(server, "Ines"), await meet(server, "Omar")
        told = {each.game: each.commitment for each in (await day_of(ines)).seeds if each.day == "2026-11-17"}
        clock.at = NOON
        scenes = []
        for person in (ines, omar):
            made = await begin(person)
            news = await server.read(News, f"/api/tables/{made.table}", person.key)
            assert news.table.commitment == told["pursuit"]
            scenes.append(msgspec.to_builtins(news.asks))
        today = await day_of(ines)
        early = await server.read(list[DaySeed], "/api/day/2026-11-17/seeds")
        clock.at = MORNING
        late = await server.read(list[DaySeed], "/api/day/2026-11-17/seeds")

    assert scenes[0] == scenes[1]
    assert {each.game: each.commitment for each in today.games} == told
    assert [(each.game, each.commitment) for each in early] == list(told.items())
    assert [each.seed for each in early] == ["", ""]
    assert [commitment(each.seed) for each in late] == list(told.values())


@in_loop
async def test_the_first_life_counts_and_later_ones_are_practice(data: Path, database: str) -> None:
    async with running(data, database, now=Clock()) as server:
        ines = await meet(server, "Ines")
        first = await begin(ines)
        again = await begin(ines)
        midway = await pursuit_of(ines)
        await play_on(server, first.table, ines)
        lived = await pursuit_of(ines)
        practice = await live(server, ines)
        after = await pursuit_of(ines)
        home = await server.read(Home, "/api/home", ines.key)
        news = await server.read(News, f"/api/tables/{practice}", ines.key)

    assert first.table == again.table
    assert (midway.state, midway.table, midway.bars, midway.mine) == ("begun", first.table, [], None)
    assert lived.state == "lived"
    assert lived.mine is not None
    assert lived.mine.table == first.table
    assert len(lived.mine.row) == 8
    assert (lived.mine.rank, lived.mine.percentile, lived.people) == (1, -1, 1)
    assert sum(bar.people for bar in lived.bars) == 1
    assert after == lived
    assert (news.table.day, news.table.is_practice) == ("2026-11-17", True)
    assert home.day is not None
    mine = next(each for each in home.day.games if each.game == "pursuit")
    assert (mine.state, mine.score, mine.people) == ("lived", lived.mine.score, 1)


@in_loop
async def test_nobody_looks_at_a_life_of_today_but_its_owner_and_nobody_is_told_its_seed(data: Path) -> None:
    clock = Clock()
    async with running(data, now=clock) as server:
        ines, omar = await meet(server, "Ines"), await meet(server, "Omar")
        table = await live(server, ines)
        path = f"/api/tables/{table}"
        asked = ["", "/ending", "/record", "/review/0", "/choices/0", "/moments", "/moments/0", "/what-if/0"]
        closed = [fault(await omar.get(path + each, line="x"), 403).code for each in asked]
        nameless = fault(await server.get(f"{path}/ending"), 403).code
        picture = (await server.get(f"/preview/{table}/0")).status_code
        async with server.join(table, omar.key) as guest:
            turned_away = await guest.find(Refusal)
            await guest.line.wait_closed()
            code = guest.line.close_code
        ending = await server.read(Ending, f"{path}/ending", ines.key)
        own = await ines.get(f"{path}/record")
        branch = await ines.post(f"{path}/branch", {"move": 0, "seats": [{"kind": "here", "name": "Ines"}]})
        clock.at = MORNING
        opened = await server.read(Ending, f"{path}/ending", omar.key)
        record = await omar.get(f"{path}/record")

    assert closed == ["sealed"] * len(asked)
    assert nameless == "sealed"
    # A browser that is told so does not knock again and again.
    assert (turned_away.code, code) == ("sealed", FORBIDDEN)
    assert picture == 404
    assert ending.table.seed == ""
    assert fault(own, 409).code == fault(branch, 409).code == "sealed-seed"
    assert commitment(opened.table.seed) == opened.table.commitment
    assert opened.table.seed in record.text


@in_loop
async def test_whoever_deletes_a_life_to_begin_anew_only_practises(data: Path) -> None:
    async with running(data, now=Clock()) as server:
        ines = await meet(server, "Ines")
        made = await begin(ines)
        await server.http.delete(f"/api/tables/{made.table}", headers={"Authorization": f"Bearer {ines.key}"})
        spent = await pursuit_of(ines)
        await live(server, ines)
        after = await pursuit_of(ines)

    assert spent.state == after.state == "spent"
    assert after.mine is None
    assert after.people == 0


@in_loop
async def test_a_life_that_ends_after_the_seed_is_told_does_not_count(data: Path) -> None:
    clock = Clock(calendar.ends("2026-11-17") - 1)
    async with running(data, now=clock) as server:
        ines, omar = await meet(server, "Ines"), await meet(server, "Omar")
        tables = [(await begin(person)).table for person in (ines, omar)]
        clock.at = MORNING - 1
        await play_on(server, tables[0], ines)
        clock.at = MORNING
        await play_on(server, tables[1], omar)
        day = await day_of(ines)
        best = next(each.best for each in day.games if each.game == "pursuit")
        other = await day_of(omar)

    assert best is not None
    assert (best.name, best.table, best.is_mine, best.mine) == ("Ines", tables[0], True, best.score)
    assert best.title
    assert best.quote
    assert best.stamps
    assert len(best.sides) == len(best.stamps)
    assert (day.streak, day.week) == (1, [False, False, False, False, False, True, False])
    assert other.streak == 0


@in_loop
async def test_the_first_life_is_lived_without_advice(data: Path) -> None:
    async with running(data, now=Clock()) as server:
        ines = await meet(server, "Ines")
        made = await begin(ines)
        async with server.join(made.table, ines.key) as guest:
            await guest.news()
            refused = await guest.answer(Hint("hint", 0))

    assert getattr(refused, "code", "") == "day-hint"


@in_loop
async def test_cv_is_lived_against_the_same_computer_player(data: Path) -> None:
    async with running(data, now=Clock()) as server:
        people = [await meet(server, name) for name in ("Ines", "Omar")]
        tables = [(await begin(person, "cv")).table for person in people]
        await play_on(server, tables[0], people[0])
        await choose_some(server, tables[1], people[1], 12)
        lines = [[(move.seat, move.line) for move in (await server.hub.table(table)).session.moves] for table in tables]
        day = await day_of(people[0], lang="fr")

    cv = next(each for each in day.games if each.game == "cv")
    # Whoever chooses the same meets the same.
    for seat in (0, 1):
        first, second = ([line for who, line in each if who == seat] for each in lines)
        # Both draft at once: who is quicker makes no difference.
        assert first[: len(second)] == second != []
    assert cv.against == ["sensible:family"]
    assert cv.mine is not None
    assert {sign.sign for sign in cv.mine.row} <= set("🟩🟦🟨⬜🟥")
    assert cv.people == 1


@in_loop
async def test_two_profiles_that_become_one_keep_the_life_that_was_begun_first(data: Path, database: str) -> None:
    clock = Clock()
    async with running(data, database, now=clock) as server:
        ines, phone = await meet(server, "Ines"), await meet(server, "Ines")
        first = await live(server, phone)
        clock.at += 1000
        second = await live(server, ines)
        await ines.post("/api/me/merge", {"key": phone.key})
        mine = (await pursuit_of(ines)).mine
        export = await server.read(Exported, "/api/me/export", ines.key)
        people = (await pursuit_of(ines)).people
        await server.http.delete("/api/me", headers={"Authorization": f"Bearer {ines.key}"})
        left = await pursuit_of(await meet(server, "Omar"))

    assert first != second
    assert mine is not None
    assert mine.table == first
    assert people == 1
    assert export.days == ["2026-11-17 pursuit"]
    assert left.people == 0


@pytest.mark.parametrize("path", ["/api/day/2026-11-19/seeds", "/api/day/yesterday/seeds"])
@in_loop
async def test_there_is_no_life_of_the_day_after_tomorrow(data: Path, path: str) -> None:
    async with running(data, now=Clock()) as server:
        assert fault(await server.get(path), 400).code == "day"
        assert fault(await (await meet(server, "Ines")).post("/api/day/chess"), 400).code == "game"
        assert fault(await server.post("/api/day/pursuit", {}), 401).code == "no-profile"


@in_loop
async def test_computer_players_live_it_too_and_come_to_the_same_everywhere(data: Path, postgres: str) -> None:
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    clock = Clock()
    async with (
        running(data, postgres, now=clock, day_computers=2) as one,
        running(data, postgres, now=clock, day_computers=2) as other,
    ):
        found = [Days(each.hub, each.state.profiles) for each in (one, other)]
        seeds = [each.seed("2026-11-17", "pursuit") for each in found]
        scores = []
        for each in found:
            setup = each._setup("2026-11-17", "pursuit")
            player = computer("pursuit", 0)
            scores.append(await each.hub.thinker.play_out(setup, [player], "2026-11-17 pursuit computer 0"))
        ines = await meet(one, "Ines")
        await live(one, ines)
        while (await pursuit_of(Person(other, ines.key))).computers < 2:
            await asyncio.sleep(0.05)
        rows = await one.store.do(
            lambda database: database.run(
                "SELECT number, player, score FROM day_computers WHERE game = 'pursuit' ORDER BY number"
            )
        )

    assert seeds[0] == seeds[1]
    assert scores[0] == scores[1]
    assert rows[0] == (0, "casual:artist", scores[0][0])
    assert [row[0] for row in rows] == [0, 1]
