"""Connections: coming, going, coming again, and how much of it is borne."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from wellspent.protocol import Explain, Gone, Hello, News, Presence, Refusal, Say, Speak
from wellspent.server.limits import Bucket, Buckets
from wellspent.server.settings import Limits
from wellspent.server.storage import StorageError
from wellspent.server.viewers import LOOKS_ON, Viewer

from .running import HERE, LINK, MANY, RANDOM, in_loop, new_id, running


@in_loop
async def test_whoever_comes_again_gets_what_was_missed(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        async with server.join(made.table, made.key) as host:
            first = await host.news()
            await host.choose(first)
        seen = first.log[-1].number
        async with server.join(made.table, made.key, seen=seen) as host:
            again = await host.news()
        whole = await server.read(News, f"/api/tables/{made.table}", made.key)

    assert again.version == 1
    assert again.log_from == seen + 1
    assert [*first.log, *again.log] == whole.log


@in_loop
async def test_whoever_comes_again_after_something_was_taken_back_gets_the_whole_log(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        table = await server.hub.table(made.table)
        table.has_undone = True
        async with server.join(made.table, made.key, seen=10**9) as host:
            news = await host.news()

    assert news.log_from == 0
    assert news.log


@in_loop
async def test_everybody_sees_who_is_there(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        async with server.join(made.table, made.key) as host:
            await host.find(Presence, lambda seen: seen.online == [0])
            async with server.join(made.table, made.links[0].key), server.join(made.table):
                both = await host.find(Presence, lambda seen: seen.watchers == 1 and len(seen.online) == 2)
            alone = await host.find(Presence, lambda seen: seen.watchers == 0 and len(seen.online) == 1)
            joined = host.latest

    assert (both.online, alone.online) == ([0, 1], [0])
    assert joined.table.seats[1].has_joined


@in_loop
async def test_a_connection_that_is_not_for_this_table_is_told_why(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        async with server.join(made.table, "wrong", "fr") as guest:
            refused = await guest.find(Refusal)
            with pytest.raises(ConnectionClosed):
                await guest.next()
        async with server.join("nowhere") as guest:
            gone = await guest.find(Gone)

    assert (refused.code, guest.line.close_code) == ("key", 4404)
    assert gone.text


@in_loop
async def test_the_first_message_is_a_hello(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with connect(f"ws://localhost:{server.port}/api/live/{made.table}") as line:
            await line.send('{"type":"speak","lang":"fr"}')
            with pytest.raises(ConnectionClosed):
                await line.recv()

    assert line.close_code == 4400


@in_loop
async def test_nonsense_is_answered_and_too_much_of_it_ends_the_connection(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            await host.news()
            await host.send(Hello())
            refused = [await host.find(Refusal)]
            for nonsense in ("{", '{"type":"fly"}', '{"type":"say","id":1}', "x" * 50_000):
                await host.line.send(nonsense)
                refused.append(await host.find(Refusal))
            await host.send(Say(new_id(), "still here"))
            for _ in range(30):
                await host.line.send("nonsense")
            with pytest.raises(ConnectionClosed):
                await host.find(News, lambda _: False)

    assert [refusal.code for refusal in refused] == ["message"] * 4 + ["too-large"]


@in_loop
async def test_whoever_is_too_fast_is_slowed_down(data: Path) -> None:
    limits = Limits(commands=(5, 0.0), requests=MANY, tables=MANY)
    async with running(data, limits=limits) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            answers = [await host.answer(Explain(new_id(), 0, "study")) for _ in range(6)]
        async with server.join(made.table, made.key) as host:
            await host.answer(Explain(new_id(), 0, "study"))

    assert [isinstance(answer, Refusal) for answer in answers] == [False] * 5 + [True]
    assert isinstance(answers[-1], Refusal)
    assert answers[-1].code == "too-fast"


@in_loop
async def test_requests_and_new_tables_of_an_address_are_limited(data: Path) -> None:
    limits = Limits(commands=MANY, requests=(6, 0.0), tables=(2, 0.0))
    async with running(data, limits=limits) as server:
        made = [(await server.http.post("/api/tables", json=NEW)).status_code for _ in range(3)]
        rest = [(await server.get("/api/games")).status_code for _ in range(4)]

    assert made == [201, 201, 429]
    assert rest == [200, 200, 200, 429]


NEW = {"game": "pursuit", "seats": [{"kind": "here"}]}


@in_loop
async def test_large_bodies_are_refused(data: Path) -> None:
    async with running(data, limits=Limits(body=2000, requests=MANY, tables=MANY)) as server:
        answer = await server.http.post("/api/tables", json={**NEW, "seed": "x" * 5000})
        record = await server.http.post("/api/import", json={"record": "x" * 5000})

    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert (record.status_code, record.json()["code"]) == (400, "record")


@in_loop
async def test_connections_of_an_address_and_viewers_of_a_table_are_limited(data: Path) -> None:
    limits = Limits(requests=MANY, tables=MANY, connections_of_address=3, viewers_of_table=2)
    async with running(data, limits=limits) as server:
        made = await server.create(HERE)
        async with server.join(made.table) as one, server.join(made.table) as two:
            await one.news()
            await two.news()
            async with server.join(made.table) as three:
                full = await three.find(Refusal)
            async with server.join((await server.create(HERE)).table) as four:
                await four.news()
                async with connect(f"ws://localhost:{server.port}/api/live/{made.table}") as line:
                    with pytest.raises(ConnectionClosed):
                        await line.recv()

    assert full.code == "full"
    assert line.close_code == 1013


@in_loop
async def test_whoever_is_too_slow_is_let_go() -> None:
    viewer = Viewer(LOOKS_ON, "en", 3)
    for _ in range(3):
        viewer.send(Gone(""))
    assert not viewer.is_closed

    viewer.send(Gone(""))

    assert viewer.is_closed


@in_loop
async def test_what_cannot_be_kept_has_not_happened(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StorageError("the disk is full")

    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host, server.join(made.table) as watcher:
            news = await host.news()
            await watcher.news()
            with monkeypatch.context() as patch:
                patch.setattr(server.hub.store, "add_entry", fail)
                answer = await host.choose(news)
            with pytest.raises(ConnectionClosed):
                await watcher.find(News, lambda _: False)
        async with server.join(made.table, made.key) as host:
            again = await host.news()
            done = await host.choose(again)

    assert isinstance(answer, Refusal)
    assert answer.code == "storage"
    assert all(message.version == 0 for message in watcher.received if isinstance(message, News))
    assert again == news
    assert not isinstance(done, Refusal)


@in_loop
async def test_a_command_that_fails_inside_has_not_happened(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            news = await host.news()
            table = await server.hub.table(made.table)
            with monkeypatch.context() as patch:
                patch.setattr(table.moves, "_enter", None)
                answer = await host.choose(news)
            with pytest.raises(ConnectionClosed):
                await host.find(News, lambda _: False)
        async with server.join(made.table, made.key) as host:
            again = await host.news()

    assert isinstance(answer, Refusal)
    assert answer.code == "internal"
    assert again == news


@in_loop
async def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(data: Path) -> None:
    async with running(data, idle=0.0) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            await host.choose(await host.news())
            server.hub.sweep()
            assert made.table in server.hub.tables
        while server.hub.tables[made.table].audience.viewers:
            await asyncio.sleep(0)
        server.hub.sweep()
        assert made.table not in server.hub.tables
        back = await server.read(News, f"/api/tables/{made.table}", made.key)

    assert back.version == 1


@in_loop
async def test_computer_players_do_not_play_for_nobody(data: Path) -> None:
    async with running(data, alone=0.0) as server:
        made = await server.create(RANDOM, RANDOM)
        table = await server.hub.table(made.table)
        before = await server.read(News, f"/api/tables/{made.table}")
        while table.computers.are_playing:
            await asyncio.sleep(0)
        async with server.join(made.table) as watcher:
            last = await watcher.reach(0, lambda news: news.table.is_finished)

    assert before.version == 0
    assert last.version > 0


@in_loop
async def test_a_language_that_does_not_exist_is_english(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key, "tlh") as host:
            news = await host.news()
            await host.send(Speak("en"))
            again = await host.news()

    assert news == again


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 0.5, lambda: now[0])

    taken = [bucket.take() for _ in range(3)]
    now[0] = 2.0

    assert taken == [True, True, False]
    assert [bucket.take(), bucket.take()] == [True, False]


def test_addresses_do_not_share_a_bucket_and_full_ones_are_forgotten() -> None:
    now = [0.0]
    buckets = Buckets(1, 1.0, lambda: now[0])

    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    now[0] = 5.0
    buckets.take("b")
    buckets.sweep()

    assert list(buckets.buckets) == ["b"]
