"""Home: my lives, invitations, playing again, open tables; and as few queries whatever the size of the database."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.home import fill
from wellspent.protocol import Created, Home, HomeLife, Lives, LivesWith, Looks, NewSeat
from wellspent.server.databases import Sqlite
from wellspent.server.days.today import home_day
from wellspent.server.keys import hashed
from wellspent.server.people.chronicle import Chronicle
from wellspent.server.people.home import ended_of, recap
from wellspent.server.people.lives import LifeRow, Lived, add_rows
from wellspent.server.people.sittings import Sitting, running_of
from wellspent.server.rests import DAY
from wellspent.server.schema import migrate
from wellspent.server.tables import Table

from ..running import LINK, RANDOM, Running, in_loop, new_id, running
from ..timing import TWO_DAYS, opened
from .meeting import Person, meet
from .test_profiles import fault


async def home_of(person: Person, lang: str = "en") -> Home:
    return await person.server.read(Home, "/api/home", person.key, lang=lang)


async def played(server: Running, person: Person, *others: NewSeat, **wishes: Any) -> Created:
    """A game to its end: the person chooses what comes first."""
    made = await person.lay(NewSeat("here", "Ines"), *others, **wishes)
    await play_on(server, made.table, person)
    return made


async def play_on(server: Running, table: str, *people: Person) -> None:
    """Everybody here chooses what comes first until the game is over."""
    for _ in range(1000):
        for person in people:
            async with server.join(table, person.key) as guest:
                news = await guest.news(lambda news: news.table.is_finished or bool(news.asks))
                while not news.table.is_finished and set(news.seats) & set(news.deciders):
                    done = await guest.choose(news)
                    news = await guest.reach(getattr(done, "version", news.version + 1))
                if news.table.is_finished:
                    # Written down while the table is locked, after everybody was told.
                    async with (await server.hub.table(table)).lock:
                        return


@in_loop
async def test_home_has_my_lives_and_what_happened_meanwhile(data: Path) -> None:
    async with running(data) as server:
        ines, omar = await meet(server, "Ines"), await meet(server, "Omar")
        made = await ines.lay(NewSeat("here", "Ines"), RANDOM)
        english, french = await home_of(ines), await home_of(ines, "fr")
        other = await home_of(omar)
        stranger = await server.read(Home, "/api/home")

    (life,) = english.lives
    assert life.summary.table.id == made.table
    assert life.summary.seats == [0]
    assert life.recap
    assert life.recap != french.lives[0].recap
    assert other == stranger == Home([], day=other.day)


@pytest.mark.parametrize("game", ["pursuit", "cv"])
@in_loop
async def test_a_finished_life_is_told_until_its_story_is_read(data: Path, database: str, game: str) -> None:
    async with running(data, database) as server:
        ines = await meet(server, "Ines")
        made = await played(server, ines, RANDOM, game=game)
        before = await home_of(ines)
        french = await home_of(ines, "fr")
        await ines.post(f"/api/me/read/{made.table}")
        after = await home_of(ines)

    (line,) = before.ended
    assert (line.table, line.seat, line.game, line.is_read) == (made.table, 0, game, False)
    assert line.company[0].bot.startswith("random")
    assert line.years > 0
    assert line.title
    assert line.title != french.ended[0].title
    assert before.lives == after.lives == []
    assert after.ended == []
    assert before.count == after.count == 1


@in_loop
async def test_a_life_is_never_missing_while_its_end_is_written_down(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, asked = asyncio.get_running_loop(), asyncio.Event()
    note = Chronicle.note

    async def note_once_asked(chronicle: Chronicle, table: Table) -> None:
        await asked.wait()
        await note(chronicle, table)

    def running_seats(*args: Any) -> list[Sitting]:
        loop.call_soon_threadsafe(asked.set)
        return running_of(*args)

    monkeypatch.setattr(Chronicle, "note", note_once_asked)
    monkeypatch.setattr("wellspent.server.people.home.running_of", running_seats)
    async with running(data) as server:
        ines = await meet(server, "Ines")
        made = await ines.lay(NewSeat("here", "Ines"), RANDOM)
        playing = asyncio.create_task(play_on(server, made.table, ines))
        table = await server.hub.table(made.table)
        while not table.session.state.finished:
            await asyncio.sleep(0)
        seen = await home_of(ines)
        await playing

    assert (len(seen.lives), len(seen.ended), seen.count) == (0, 1, 1)


@in_loop
async def test_playing_again_invites_the_same_people_and_the_second_joins_the_first(data: Path) -> None:
    async with running(data) as server:
        ines, bruno = await meet(server, "Ines"), await meet(server, "Bruno")
        made = await ines.lay(NewSeat("here", "Ines"), LINK, name=" Sunday  table ", clock=TWO_DAYS)
        await bruno.claim(made.table, made.links[0].key)
        early = await ines.post(f"/api/tables/{made.table}/again")
        await play_on(server, made.table, ines, bruno)
        first = msgspec.json.decode((await ines.post(f"/api/tables/{made.table}/again")).content, type=Created)
        invited = (await home_of(bruno)).invitations
        second = msgspec.json.decode((await bruno.post(f"/api/tables/{made.table}/again")).content, type=Created)
        home = await home_of(bruno)
        seats = [seat.name for seat in home.lives[0].summary.table.seats]
        stranger = await (await meet(server, "Omar")).post(f"/api/tables/{made.table}/again")

    assert fault(early, 409).code == "not-finished"
    assert [(each.table.id, each.host) for each in invited] == [(first.table, 0)]
    # They go on as they were: what they call their table, and how they keep time.
    assert [(each.table.name, each.table.clock) for each in invited] == [("Sunday table", TWO_DAYS)]
    assert second.table == first.table != made.table
    assert home.invitations == []
    assert home.lives[0].summary.seats == [1]
    assert seats == ["Ines", "Bruno"]
    assert fault(stranger, 400).code == "seat"


@pytest.mark.parametrize("name", ["a" * 41, "turned \u202e round"])
@in_loop
async def test_a_table_is_not_called_anything(data: Path, name: str) -> None:
    async with running(data) as server:
        wishes = {"game": "pursuit", "seats": [{"kind": "here"}], "name": name}
        refused = await server.post("/api/tables", wishes)

    assert fault(refused, 400).code == "table-name"


@in_loop
async def test_home_tells_what_was_done_and_since_when(data: Path) -> None:
    """Of all that came of a move, the deed with its card is the loudest: not the Hourglasses of a new age."""
    async with opened(data) as house:
        made = await house.begin(NewSeat("here", "Ines"), NewSeat("link", "Bruno"))
        await house.choose(made, made.key, 0)
        chosen = house.time.at
        await house.pass_time(DAY)
        table, key = await house.server.hub.table(made.table), made.links[0].key
        news = await house.news(made, key)
        line = next(offer.line for offer in news.asks[0].offers if offer.verb == "take")
        await house.do(made, key, {"type": "choose", "id": new_id(), "version": news.version, "seat": 1, "line": line})
        while await house.choose(made, key, 1):
            pass
        log = (await house.news(made, key)).log
        deed = next(entry.text for entry in reversed(log) if entry.seat == 1 and entry.kind in ("took", "joined"))
        life = HomeLife(await table.summary(table.holder(made.key), "en"))
        await recap(life, table, table.holder(made.key), "en")

    assert life.recap.startswith(deed)
    assert life.since == chosen


@in_loop
async def test_no_thank_you_leaves_a_free_seat_and_says_nothing(data: Path) -> None:
    async with running(data) as server:
        ines, bruno = await meet(server, "Ines"), await meet(server, "Bruno")
        made = await ines.lay(NewSeat("here", "Ines"), LINK)
        await bruno.claim(made.table, made.links[0].key)
        await play_on(server, made.table, ines, bruno)
        again = msgspec.json.decode((await ines.post(f"/api/tables/{made.table}/again")).content, type=Created)
        await bruno.post(f"/api/tables/{again.table}/decline")
        home = await home_of(bruno)
        late = await bruno.post(f"/api/tables/{again.table}/claim", {})
        friend = await meet(server, "Friend")
        seat = await friend.claim(again.table, again.links[0].key)

    assert home.invitations == []
    assert fault(late, 403).code == "not-invited"
    assert seat == 1


@in_loop
async def test_open_tables_are_for_everybody_where_the_server_has_them(data: Path) -> None:
    async with running(data) as server:
        ines = await meet(server, "Ines")
        refused = await ines.post("/api/tables", {"game": "pursuit", "seats": [{"kind": "link"}], "is_open": True})
        assert fault(refused, 400).code == "no-open"
    async with running(data, open_tables=True) as server:
        made = await Person(server, ines.key).lay(NewSeat("here", "Ines"), LINK, is_open=True)
        omar = await meet(server, "Omar")
        offered = (await home_of(omar)).open
        own = (await home_of(Person(server, ines.key))).open
        seat = await omar.claim(made.table)
        full = (await home_of(await meet(server, "Mei"))).open

    assert [(each.table.id, each.host, each.free) for each in offered] == [(made.table, 0, 1)]
    assert own == []
    assert seat == 1
    assert full == []


class Counting(Sqlite):
    """A database that keeps what it is asked."""

    def __init__(self, path: Path) -> None:
        self.asked: list[tuple[str, list[Any]]] = []
        super().__init__(path)

    def run(self, statement: str, values: Any = ()) -> list[Any]:
        if statement.startswith("SELECT"):
            self.asked.append((statement, list(values)))
        return super().run(statement, values)

    def plans(self) -> list[str]:
        plans = [self.run(f"EXPLAIN QUERY PLAN {statement}", values) for statement, values in list(self.asked)]
        return [str(row[-1]) for plan in plans for row in plan]


def test_home_asks_as_little_of_a_full_database_as_of_an_empty_one(data: Path) -> None:
    counted = []
    for profiles, games in ((10, 20), (10_000, 50_000)):
        database = Counting(data / f"{profiles}.db")
        migrate(database)
        fill(database, profiles, games)
        database.asked.clear()
        who = "person 3"
        running_of(database, who, 40)
        running_of(database, who, 12, True)
        home_day(database, who, 1_800_000_000_000)
        rows, company, count = ended_of(database, who, 12)
        assert len(rows) == min(12, games // profiles)
        assert len(company) == len(rows)
        assert count == games // profiles
        counted.append(len(database.asked))
        plans = database.plans()
        assert plans
        # Nothing is looked through from one end to the other.
        assert not [plan for plan in plans if plan.startswith("SCAN")], plans
        database.close()

    assert counted[0] == counted[1] == 7


@in_loop
async def test_who_i_have_been_adds_up(data: Path) -> None:
    async with running(data) as server:
        ines = await meet(server, "Ines")
        empty = await server.read(Lives, "/api/me/lives", ines.key)
        made = [await played(server, ines, RANDOM, seed=seed) for seed in ("one", "two")]
        lives = await server.read(Lives, "/api/me/lives", ines.key)
        stranger = await (await meet(server, "Omar")).get("/api/me/lives")

    assert empty == Lives([], 0, {}, {}, [])
    assert [life.table for life in lives.lives] == [table.table for table in reversed(made)]
    assert lives.years == sum(life.years for life in lives.lives) > 0
    assert sum(lives.ends.values()) == 2
    assert lives.company == [LivesWith("", 2, sum(life.place == 0 for life in lives.lives), "random")]
    assert msgspec.json.decode(stranger.content, type=Lives) == empty


def lived(table: str, seat: int, profile: str, name: str) -> LifeRow:
    return LifeRow(table, seat, profile, name, "", "cv", 2, 2, 10, seat, 1, 1, "", Lived())


@in_loop
async def test_companions_are_people_and_look_as_they_do_now(data: Path) -> None:
    async with running(data) as server:
        ines = await meet(server, "Ines")
        bruno, other = [await meet(server, "Bruno", pronoun="he") for _ in range(2)]
        for table, person in enumerate((bruno, other, bruno)):
            sat = enumerate(((ines.key, "Ines"), (person.key, "Bruno")))
            rows = [lived(f"t{table}", seat, hashed(key), name) for seat, (key, name) in sat]
            await server.store.do(partial(add_rows, table=rows[0].table, rows=rows))
        await bruno.post("/api/me", Looks("Bruno of Lyon", "fern", "he"))
        lives = await server.read(Lives, "/api/me/lives", ines.key)

    first, second = lives.company
    assert (first.name, first.colour, first.pronoun, first.games) == ("Bruno of Lyon", "fern", "he", 2)
    assert (second.name, second.games) == ("Bruno", 1)
