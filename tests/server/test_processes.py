"""Several processes on one PostgreSQL: any of them serves any table, and none of them is missed."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from wellspent.cli import main
from wellspent.protocol import Choose, Done, Looks, News, Presence, Refusal, Say, Sit, Talk, Undo
from wellspent.server.elsewhere import BELIEVED, Elsewhere
from wellspent.server.family import ELDERS, LONG_PAUSE, PAUSE, pause_after, without
from wellspent.server.people.claims import claim
from wellspent.server.problems import Problem
from wellspent.server.sqlstore import SqlStore

from .running import HERE, LINK, RANDOM, Guest, Running, in_loop, new_id, running
from .test_restart import started


@asynccontextmanager
async def both(data: Path, shared: str) -> AsyncIterator[tuple[Running, Running]]:
    async with running(data, shared) as one, running(data, shared) as other:
        yield one, other


def is_asked(news: News) -> bool:
    return any(not offer.is_interrupt for ask in news.asks for offer in ask.offers)


async def choose(guest: Guest, news: News) -> Done:
    """Choose the first thing; where others have changed what there is to choose, look again and choose anew."""
    while True:
        ask = next(ask for ask in news.asks if any(not offer.is_interrupt for offer in ask.offers))
        line = next(offer.line for offer in ask.offers if not offer.is_interrupt)
        answer = await guest.answer(Choose(new_id(), news.version, ask.seat, line))
        if isinstance(answer, Done):
            return answer
        assert isinstance(answer, Refusal), answer
        assert answer.code == "stale", answer
        news = await guest.news(is_asked)


@in_loop
async def test_players_at_two_processes_play_one_game(data: Path, shared: str) -> None:
    async with both(data, shared) as (one, other):
        made = await one.create(HERE, LINK)
        async with one.join(made.table, made.key) as host, other.join(made.table, made.links[0].key) as friend:
            for version in range(12):
                news = [await guest.reach(version) for guest in (host, friend)]
                guest = host if is_asked(news[0]) else friend
                await choose(guest, news[0] if guest is host else news[1])
            last = [await guest.reach(12) for guest in (host, friend)]

    assert [each.move for each in last] == [12, 12]
    assert last[0].deciders == last[1].deciders
    seen = [{entry.number: entry.text for entry in each.log} for each in last]
    assert seen[0] == seen[1]


@in_loop
async def test_talk_names_and_what_is_taken_back_reach_the_other_process(data: Path, shared: str) -> None:
    async with both(data, shared) as (one, other):
        made = await one.create(HERE, seed="")
        async with one.join(made.table, made.key) as host, other.join(made.table) as watcher:
            await watcher.news()
            await host.answer(Say(new_id(), "Good evening"))
            talk = await watcher.find(Talk, lambda each: any(line.text == "Good evening" for line in each.lines))
            await host.answer(Sit(new_id(), 0, "Ines", "fern", "she"))
            await watcher.news(lambda news: news.table.seats[0].name == "Ines")
            news = await host.reach(0, lambda news: news.table.seats[0].name == "Ines")
            while not (back := next((each for each in news.back if each.steps), None)):
                await choose(host, news)
                news = await host.reach(news.version + 1)
            before = await watcher.reach(news.version)
            await host.send(Undo(new_id(), news.version, back.seat))
            after = await watcher.reach(news.version + 1)

    assert talk.lines[-1].text == "Good evening"
    assert (before.move, after.move) == (news.move, news.move - 1)


@in_loop
async def test_who_is_there_is_known_at_every_process(data: Path, shared: str) -> None:
    async with both(data, shared) as (one, other):
        made = await one.create(HERE, LINK)
        async with one.join(made.table, made.key) as host:
            async with other.join(made.table, made.links[0].key):
                came = await host.find(Presence, lambda each: each.online == [0, 1])
            left = await host.find(Presence, lambda each: each.online == [0])

    assert (came.online, left.online) == ([0, 1], [0])


@in_loop
async def test_who_is_there_is_said_again_table_by_table(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async with running(data) as server:
        one, two, _ = [await server.create(HERE) for _ in range(3)]
        async with server.join(one.table, one.key) as first, server.join(two.table, two.key) as second:
            await first.news()
            await second.news()
            monkeypatch.setattr(server.store, "present", lambda table, seats, watchers: said.append(table))
            with monkeypatch.context() as patched:
                patched.setattr("wellspent.server.hub.asyncio.sleep", sleep)
                await server.hub.say_present(10.0)

    assert said[:2] == [one.table, two.table] or said[:2] == [two.table, one.table]
    assert pauses[:2] == [5.0, 5.0]


def test_who_has_not_been_heard_of_for_long_is_not_there() -> None:
    time = [0.0]
    elsewhere = Elsewhere(lambda: time[0])
    elsewhere.note("one", "process", [0, 2], 3)
    before = elsewhere.seats("one"), elsewhere.watchers("one")
    time[0] = BELIEVED + 1
    after = elsewhere.seats("one"), elsewhere.watchers("one")

    assert (before, after) == (({0, 2}, 3), (set(), 0))


@in_loop
async def test_computer_players_are_moved_by_one_process_and_taken_over(data: Path, shared: str) -> None:
    async with both(data, shared) as (one, other):
        made = await one.create(HERE, RANDOM, pace=50)
        async with one.join(made.table, made.key) as host, other.join(made.table) as watcher:
            news = await host.news()
            while not is_asked(news):
                news = await host.reach(news.version + 1)
            await choose(host, news)
            tables = [await each.hub.table(made.table) for each in (one, other)]
            # The one who plays them is gone in the middle of it.
            tables[0].computers.stop()
            tables[0].computers.go_on = lambda: None  # type: ignore[method-assign]
            after = await watcher.news(lambda each: each.deciders == [0] and each.version > news.version)

    assert after.version > news.version


@in_loop
async def test_whoever_stops_before_being_answered_holds_nothing(data: Path, shared: str) -> None:
    async with both(data, shared) as (one, other):
        asking = asyncio.create_task(one.store.claim("a table"))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await one.store.ping()

        assert await other.store.claim("a table")


@in_loop
async def test_a_killed_process_is_not_missed(data: Path, shared: str) -> None:
    async with started(data, shared) as first, started(data, shared) as second:
        made = await first.server.create(HERE, RANDOM)
        async with second.server.join(made.table) as watcher:
            async with first.server.join(made.table, made.key) as host:
                news = await host.news()
                while news.version < 6:
                    if is_asked(news):
                        await choose(host, news)
                    news = await host.reach(news.version + 1)
                await first.end(signal.SIGKILL)
                with suppress(ConnectionClosed):
                    await host.find(News, lambda _: False)
            told = max(message.version for message in host.received if isinstance(message, News | Done))
            async with second.server.join(made.table, made.key) as again:
                news = await again.news()
                while not is_asked(news):
                    news = await again.reach(news.version + 1)
                assert news.version >= told
                done = await choose(again, news)
                await watcher.reach(done.version)


@asynccontextmanager
async def deaf(data: Path, shared: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two processes, and the second does not hear of what the first does."""

    async def nothing(id: str) -> None:
        pass

    async with both(data, shared) as (one, other):
        other.hub._catch_up = nothing  # type: ignore[method-assign]
        yield one, other


@pytest.mark.parametrize("first", ["choose", "undo"])
@in_loop
async def test_whoever_chooses_second_looks_again_and_goes_on(data: Path, shared: str, first: str) -> None:
    async with deaf(data, shared) as (one, other):
        made = await one.create(HERE)
        async with one.join(made.table, made.key) as here, one.join(made.table) as watcher:
            begun = await choose(here, await here.news())
            async with other.join(made.table, made.key) as there:
                seen = await there.reach(begun.version)
                if first == "undo":
                    done = await here.answer(Undo(new_id(), begun.version, 0))
                else:
                    done = await choose(here, await here.reach(begun.version))
                line = seen.asks[0].offers[-1].line
                refused = await there.answer(Choose(new_id(), seen.version, 0, line))
                again = await there.news()
                after = await choose(there, again)
                told = await watcher.reach(after.version)
                is_closed = (await other.hub.table(made.table)).is_closed

    assert isinstance(done, Done)
    assert isinstance(refused, Refusal)
    assert (refused.code, again.version, after.version) == ("stale", done.version, done.version + 1)
    assert not is_closed
    assert told.version == after.version


@in_loop
async def test_a_command_that_is_sent_again_to_another_process_is_carried_out_once(data: Path, shared: str) -> None:
    async with deaf(data, shared) as (one, other):
        made = await one.create(HERE)
        async with one.join(made.table, made.key) as here, other.join(made.table, made.key) as there:
            news = await here.news()
            await there.news()
            command = Choose("the same", news.version, 0, news.asks[0].offers[0].line)
            answers = [await here.answer(command), await there.answer(command)]
            lines = [await each.answer(Say("said", "hello")) for each in (here, there)]
        kept = await one.store.load(made.table)

    assert [(type(each), each.version) for each in answers if isinstance(each, Done)] == [(Done, 1), (Done, 1)]
    assert all(isinstance(each, Done) for each in lines)
    assert kept is not None
    assert (len(kept.entries), len(kept.chat)) == (1, 1)


@in_loop
async def test_who_talks_and_sits_down_at_once_at_two_processes_is_heard_and_seen(data: Path, shared: str) -> None:
    async with deaf(data, shared) as (one, other):
        made = await one.create(HERE, LINK)
        async with one.join(made.table, made.key) as host, other.join(made.table, made.links[0].key) as friend:
            await host.news()
            await friend.news()
            answers = [
                await host.answer(Say(new_id(), "Good evening")),
                await friend.answer(Say(new_id(), "And to you")),
                await host.answer(Sit(new_id(), 0, "Ines", "fern", "she")),
                await friend.answer(Sit(new_id(), 1, "Omar", "fig", "he")),
            ]
        kept = await one.store.load(made.table)

    assert [type(answer) for answer in answers] == [Done] * 4
    assert kept is not None
    assert [line.line for line in kept.chat] == ["Good evening", "And to you"]
    assert [(seat.name, seat.has_joined) for seat in kept.table.seats] == [("Ines", True), ("Omar", True)]


@in_loop
async def test_a_seat_is_claimed_once_at_however_many_processes(data: Path, shared: str) -> None:
    async with deaf(data, shared) as (one, other):
        made = await one.create(HERE, LINK)
        tables = [await each.hub.table(made.table) for each in (one, other)]
        place = await claim(tables[0], "Omar's", Looks("Omar"), made.links[0].key)
        with pytest.raises(Problem) as refused:
            await claim(tables[1], "Kim's", Looks("Kim"), made.links[0].key)
        kept = await one.store.load(made.table)

    assert kept is not None
    assert (place, kept.table.seats[1].profile, kept.table.seats[1].name) == (1, "Omar's", "Omar")
    assert refused.value.code == "claimed"
    assert tables[1].kept.seats[1].profile == "Omar's"


@in_loop
async def test_computer_players_that_two_processes_move_at_once_play_one_game(
    data: Path, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def yes(*_: object) -> bool:
        return True

    monkeypatch.setattr(SqlStore, "claim", yes)
    async with both(data, shared) as (one, other):
        made = await one.create(RANDOM, RANDOM, game="cv")
        async with one.join(made.table) as here, other.join(made.table) as there:
            last = [await guest.reach(30) for guest in (here, there)]
            tables = [await each.hub.table(made.table) for each in (one, other)]
            are_closed = [table.is_closed for table in tables]
        kept = await one.store.load(made.table)

    assert are_closed == [False, False]
    assert kept is not None
    assert len(kept.entries) >= max(news.version for news in last)
    logs = [{entry.number: entry.text for news in each.received if isinstance(news, News) for entry in news.log}
            for each in (here, there)]  # fmt: skip
    assert all(logs[0][number] == logs[1][number] for number in logs[0].keys() & logs[1].keys())


def children_of(process: int) -> list[int]:
    text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(each) for each in text.split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs to find the processes of a process")
@in_loop
async def test_one_command_starts_several_processes_and_replaces_those_that_die(data: Path, shared: str) -> None:
    async with started(data, shared, "--processes=2") as server:
        made = await server.server.create(HERE, HERE)
        family = children_of(server.process.pid)
        os.kill(family[0], signal.SIGKILL)
        async with server.server.join(made.table, made.key) as host:
            news = await host.news()
            await choose(host, news)
            news = await host.reach(1)
        while len(children_of(server.process.pid)) < 2 or family[0] in children_of(server.process.pid):
            await asyncio.sleep(0.1)
        replaced = children_of(server.process.pid)
        server.process.send_signal(signal.SIGHUP)
        while set(replaced) & set(children_of(server.process.pid)):
            await asyncio.sleep(0.1)
        renewed = children_of(server.process.pid)
        async with server.server.join(made.table, made.key) as host:
            await choose(host, await host.news())
            after = await host.reach(2)
        code = await server.end(signal.SIGTERM)

    assert len(family) == len(renewed) == 2
    assert (news.version, after.version) == (1, 2)
    assert code == 0


@pytest.mark.parametrize(
    ("age", "code", "pause"),
    [(60.0, 1, 0.0), (60.0, -9, 0.0), (5.0, -9, 0.0), (0.1, -11, PAUSE), (0.1, 1, LONG_PAUSE), (5.0, 1, LONG_PAUSE)],
)
def test_whoever_dies_is_replaced_at_once_unless_it_could_not_live(age: float, code: int, pause: float) -> None:
    assert pause_after(age, code) == pause


def test_a_family_that_is_renewed_is_told_the_same_but_where_to_listen() -> None:
    told = ["serve", "--port", "1", "--processes=2", "--no-open", "--name", "x", "--listener=3", "--elders=4,5"]

    assert without(told, "--port", "--open", "--no-open", "--listener", ELDERS) == [
        *("serve", "--processes=2", "--name", "x")
    ]


def test_several_processes_need_a_place_to_meet(data: Path) -> None:
    result = CliRunner().invoke(main, ["serve", "--processes=2", f"--data={data}"])

    assert result.exit_code == 2
    assert "--database" in result.output
