"""Nobody can freeze the server, lock a table or fill the memory, however many connections they have."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import current_thread
from time import thread_time
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from wellspent import library, titles
from wellspent.library import GameSetup, set_up
from wellspent.protocol import Created, Done, Explain, Refusal, Say, Speak, Talk
from wellspent.server import conversation, setups
from wellspent.server import hub as hubs
from wellspent.server.advising import Advice
from wellspent.server.conversation import Line, _send, _speak
from wellspent.server.doors import HttpDoor
from wellspent.server.fairness import MOST_AT_ONCE, Fairness, Metered, Purse
from wellspent.server.hub import Hub
from wellspent.server.keys import is_table_id
from wellspent.server.opened import KEPT, game_of, is_opened, rules_of, showing_of
from wellspent.server.problems import Problem, has_control
from wellspent.server.settings import Limits
from wellspent.server.tables import Table
from wellspent.server.turns import LEISURE, unhurried
from wellspent.server.viewers import LOOKS_ON, MOST_UNSENT, Viewer
from wellspent.server.warming import WARMTH

from .running import FREE, HERE, LINK, MANY, Running, bearer, in_loop, new_id, running


def spin(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def work(seconds: float, parts: int = 1) -> str:
    for _ in range(parts):
        spin(seconds)
        await asyncio.sleep(0)
    return "done"


# Shares.


@in_loop
async def test_computing_is_charged_and_waiting_is_not() -> None:
    spent: list[float] = []

    async def both() -> str:
        await asyncio.sleep(0.05)
        return await work(0.004, 2)

    assert await Metered(both(), spent.append) == "done"
    assert 0.008 <= sum(spent) < 0.05


@in_loop
async def test_whoever_comes_first_does_not_pay_for_everything() -> None:
    spent: list[float] = []
    await Metered(work(MOST_AT_ONCE + 0.05), spent.append)

    assert max(spent) == MOST_AT_ONCE


@in_loop
async def test_what_is_cancelled_or_fails_ends_as_it_would_have() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise Problem("key")

    async def patient() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(True)

    ended: list[bool] = []
    with pytest.raises(Problem):
        await Metered(fail(), lambda _: None)
    task = asyncio.ensure_future(Metered(patient(), lambda _: None))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert ended == [True]


@in_loop
async def test_an_address_that_has_spent_its_share_waits_and_others_do_not() -> None:
    fairness = Fairness(0.01, 1000.0, 4, slow=0.0)
    fairness.purse("greedy").spend(30.0)
    greedy = [asyncio.ensure_future(fairness.run("greedy", work(0))) for _ in range(4)]
    await asyncio.sleep(0)

    assert await fairness.run("modest", work(0)) == "done"
    assert not any(task.done() for task in greedy)
    with pytest.raises(Problem) as refused:
        await fairness.run("greedy", work(0))
    assert refused.value.code == "too-fast"
    assert await asyncio.gather(*greedy) == ["done"] * 4


@in_loop
async def test_whoever_has_too_much_waiting_is_not_refused_at_once() -> None:
    fairness = Fairness(0.01, 0.001, 0, slow=60.0)
    asked = asyncio.ensure_future(fairness.run("greedy", work(0)))
    for _ in range(10):
        await asyncio.sleep(0)
    is_refused = asked.done()
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)

    assert not is_refused


@in_loop
async def test_what_a_command_takes_is_charged_to_whoever_gave_it(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: object) -> None:
        spin(0.05)
        raise Problem("over")

    monkeypatch.setattr(Advice, "explain", slow)
    async with running(data, limits=replace(FREE, cost=(1000.0, 0.0))) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            await host.news()
            [purse] = server.state.fairness.purses.values()
            before = purse.tokens
            await host.answer(Explain(new_id(), 0, "study"))
            spent = before - purse.tokens

    assert spent >= 0.05


@in_loop
async def test_whoever_was_told_to_slow_down_is_not_read_from_at_once(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "SLOW", 60.0)
    async with running(data, limits=replace(FREE, commands=(1, 0.0))) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            for number in range(3):
                await host.send(Explain(str(number), 0, "study"))
            refused = await host.find(Refusal)
            # Whoever comes later is answered all the same.
            await server.get(f"/api/tables/{made.table}")
            answered = [message.id for message in host.received if isinstance(message, Refusal)]

    assert (refused.code, answered) == ("too-fast", ["1"])


@in_loop
async def test_a_purse_lets_one_after_another_through() -> None:
    purse = Purse(0.001, 0.5)
    order: list[int] = []

    async def one(number: int) -> None:
        await purse.ready()
        order.append(number)
        purse.spend(0.01)

    await asyncio.gather(*(one(number) for number in range(4)))

    assert order == [0, 1, 2, 3]
    assert not purse.waiting


def test_full_purses_are_forgotten() -> None:
    fairness = Fairness(1.0, 1.0, 4)
    fairness.purse("calm")
    fairness.purse("busy").spend(5.0)

    fairness.sweep()

    assert list(fairness.purses) == ["busy"]


# One connection.


@in_loop
async def test_a_line_full_of_messages_leaves_others_their_turn(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    async with running(data) as server:
        made = await server.create(HERE)
        table = await server.hub.table(made.table)
        tell = type(table).tell_again

        async def counted(table: object, viewer: object) -> None:
            asked.append(0)
            await tell(table, viewer)  # type: ignore[arg-type]

        monkeypatch.setattr(type(table), "tell_again", counted)
        async with server.join(made.table) as flood:
            await flood.news()
            # What is read for the first time, and a new connection, would take others turns that are not the flood's.
            await server.get("/api/games")
            await asyncio.gather(*(flood.send(Speak(("en", "fr")[number % 2])) for number in range(300)))
            while not asked:
                await asyncio.sleep(0)
            before = len(asked)
            await server.get("/api/games")
            between = len(asked) - before

    assert between < 200


@in_loop
async def test_the_same_language_is_told_once_while_it_waits(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        table = await server.hub.table(made.table)
        viewer = Viewer(LOOKS_ON, "en", 64)
        for _ in range(10):
            await _speak(table, viewer, Speak("en"))

    assert len(viewer.waiting) == 1


# Places at a table.


@in_loop
async def test_a_number_beyond_all_bounds_takes_no_place(data: Path) -> None:
    async with running(data, limits=Limits(requests=MANY, tables=MANY, cost=MANY, viewers_of_table=2)) as server:
        made = await server.create(HERE)
        for _ in range(4):
            async with connect(f"ws://localhost:{server.port}/api/live/{made.table}") as line:
                await line.send('{"type":"hello","seen":' + "9" * 4300 + "}")
                with suppress(ConnectionClosed):
                    await line.recv()
        table = await server.hub.table(made.table)
        async with server.join(made.table, seen=10**30) as watcher, server.join(made.table, made.key) as host:
            news = await watcher.news()
            await host.news()
        whole = await server.get(f"/api/tables/{made.table}", log_from=10**30)

    assert news.log == []
    assert whole.status_code == 200
    assert not table.audience.viewers


@in_loop
async def test_those_who_look_on_take_no_place_from_those_who_play(data: Path) -> None:
    limits = Limits(requests=MANY, tables=MANY, cost=MANY, viewers_of_table=1)
    async with running(data, limits=limits) as server:
        made = await server.create(HERE, LINK)
        async with server.join(made.table) as one:
            await one.news()
            async with server.join(made.table) as two:
                full = await two.find(Refusal)
            async with server.join(made.table, made.key) as host, server.join(made.table, made.links[0].key) as seat:
                await host.news()
                await seat.news()

    assert full.code == "full"


@in_loop
async def test_one_address_does_not_fill_a_table(data: Path) -> None:
    limits = Limits(requests=MANY, tables=MANY, cost=MANY, viewers_of_origin=1, viewers_of_holder=1)
    async with running(data, limits=limits) as server:
        made = await server.create(HERE)
        async with server.join(made.table) as one:
            await one.news()
            async with server.join(made.table) as two:
                watching = await two.find(Refusal)
        async with server.join(made.table, made.key) as one:
            await one.news()
            async with server.join(made.table, made.key) as two:
                playing = await two.find(Refusal)

    assert watching.code == playing.code == "full"


@in_loop
async def test_command_ids_of_one_are_none_of_anothers(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        async with server.join(made.table, made.key) as host, server.join(made.table, made.links[0].key) as other:
            await host.answer(Say("1", "mine"))
            await other.answer(Say("1", "mine too"))
            await other.answer(Say("1", "and once more"))
        table = await server.hub.table(made.table)

    assert [(line.seat, line.line) for line in table.talk.lines] == [(0, "mine"), (1, "mine too")]


# Long work, in slices.

LONG = Path(__file__).parents[1] / "records" / "second-4-action.record"


@asynccontextmanager
async def counted_turns() -> AsyncIterator[list[int]]:
    """How often others had their turn."""
    turns = [0]

    async def count() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    yield turns
    counting.cancel()


@pytest.fixture
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wellspent.server.turns.SLICE", 0.0)


async def long_game(server: Running, is_over: bool = False) -> Table:
    """A game that took hundreds of choices."""
    lines = LONG.read_text(encoding="utf-8").splitlines()
    record = "\n".join([*lines[: -1 if is_over else -40], ""])
    answer = await server.post("/api/import", {"record": LONG.read_text(encoding="utf-8") if is_over else record})
    assert answer.status_code == 201, answer.text
    return await server.hub.table(msgspec.json.decode(answer.content, type=Created).table)


@in_loop
async def test_others_go_on_while_somebody_is_told_a_long_log(data: Path, short_slices: None) -> None:
    async with running(data) as server:
        table = await long_game(server)
        moves = len(table.session.moves)
        async with counted_turns() as joined:
            await table.join(viewer := Viewer(LOOKS_ON, "en", 64), -1)
        viewer.lang = "fr"
        async with counted_turns() as spoken:
            await table.tell_again(viewer)
        table.kept.seats[0].name = "Somebody else"
        async with counted_turns() as renamed:
            await table.places.changed()
        async with counted_turns() as asked:
            await table.news(LOOKS_ON, "en", 0)

    assert moves > 200
    assert min(joined[0], spoken[0], renamed[0], asked[0]) > moves


@in_loop
async def test_others_go_on_while_somebody_is_told_the_end_of_a_long_game(data: Path, short_slices: None) -> None:
    async with running(data) as server:
        table = await long_game(server, is_over=True)
        async with counted_turns() as turns:
            first = await table.looking_back.ending("en")
        async with counted_turns() as later:
            again = await table.looking_back.ending("en")

    assert turns[0] >= len(first.stories)
    # It is told once.
    assert later[0] < len(first.stories)
    assert again.stories is first.stories


@in_loop
async def test_a_game_that_nobody_has_played_yet_is_opened_beside_the_loop(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def open_game(rules: GameSetup) -> Any:
        threads.append(current_thread().name)
        return library.open_game(rules)

    monkeypatch.setattr("wellspent.server.opened.open_game", open_game)
    async with running(data) as server:
        await server.create(HERE, HERE, HERE, modules=["pets", "relatives", "school"])

    assert len(threads) == 1
    assert threads[0].startswith("beside")


@in_loop
async def test_what_is_done_beside_is_charged_to_whoever_asked() -> None:
    fairness = Fairness(10.0, 0.0, 4)

    async def ask() -> str:
        await fairness.beside(lambda: spin(0.02))
        return "done"

    assert await fairness.run("somebody", ask()) == "done"
    assert fairness.purse("somebody").tokens <= 10.0 - 0.02
    fairness.close()


@in_loop
async def test_what_it_costs_to_send_is_charged_to_whoever_gets_it() -> None:
    fairness = Fairness(10.0, 0.0, 4)

    class Slow:
        async def send(self, message: bytes) -> None:
            spin(0.02)

        async def close(self, code: int) -> None: ...

    viewer = Viewer(LOOKS_ON, "en", 64, "somebody")
    viewer.send_encoded(b"a long message")
    viewer.close()
    await _send(cast(Line, Slow()), cast(Hub, SimpleNamespace(turns=fairness)), viewer)
    fairness.close()

    assert fairness.purse("somebody").tokens <= 10.0 - 0.02


@in_loop
async def test_the_more_there_are_the_longer_each_leaves_the_others_their_turn(
    short_slices: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await real(0)

    def steps() -> Iterator[None]:
        for _ in range(3):
            spin(0.0001)
            yield

    real = asyncio.sleep
    monkeypatch.setattr("wellspent.server.turns.SLICE", 1e-9)
    monkeypatch.setattr("wellspent.server.turns.asyncio.sleep", sleep)
    await unhurried(steps())
    alone = max(pauses)
    await asyncio.gather(*(unhurried(steps()) for _ in range(3)))

    together = max(pauses)
    await unhurried(steps(), lambda: False)

    assert alone == 0
    assert together == 2e-9
    # Nobody waits for it.
    assert max(pauses) == LEISURE * 1e-9


# Memory.


@in_loop
async def test_what_waits_for_a_slow_reader_is_bounded_in_bytes_too() -> None:
    viewer = Viewer(LOOKS_ON, "en", 64)
    large = b"x" * (MOST_UNSENT - 1)
    viewer.send_encoded(large + large)
    assert not viewer.is_closed
    assert len(viewer.take()) > MOST_UNSENT

    viewer.send_encoded(large)
    viewer.send_encoded(b"x")
    assert not viewer.is_closed
    viewer.send_encoded(b"x")
    assert viewer.is_closed
    assert len(viewer.waiting) == 2


@in_loop
async def test_a_large_file_does_not_lie_in_memory_for_each_who_asks_for_it(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, doors = tmp_path / "client", list[HttpDoor]()
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("page")
    (client / "assets" / "large.js").write_bytes(b"x" * 16_000_000)
    made = HttpDoor.connection_made

    def note(self: HttpDoor, transport: asyncio.Transport) -> None:
        made(self, transport)
        doors.append(self)

    monkeypatch.setattr(HttpDoor, "connection_made", note)
    async with running(data, client=client) as server:
        _, writer = await asyncio.open_connection("localhost", server.port, limit=1)
        writer.write(b"GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while not doors[-1:] or not doors[-1].transport.get_write_buffer_size():
            await asyncio.sleep(0.01)
        waiting = doors[-1].transport.get_write_buffer_size()
        writer.transport.abort()
        whole = await server.http.get("/assets/large.js")

    assert waiting < 1_000_000
    assert len(whole.content) == 16_000_000


def test_the_order_of_modules_makes_no_other_game() -> None:
    one = set_up(("A", "B"), "x", modules=("pets", "friends"))
    two = set_up(("A", "B"), "y", modules=("friends", "pets"))

    assert game_of(one) is game_of(two)
    assert rules_of(one) == rules_of(two)


def many_games() -> list[GameSetup]:
    """More different ones than are kept."""
    sizes, modules = range(2, 5), ("pets", "friends", "school", "community", "nostalgia", "experiences", "relatives")
    return [set_up(("A", "B", "C", "D")[:size], "x", modules=(each,)) for size in sizes for each in modules]


def test_games_are_kept_for_the_next_and_not_for_ever() -> None:
    setups = many_games()
    for each in setups:
        game_of(each)

    gc.collect()
    assert len(setups) > KEPT
    assert sum(map(is_opened, setups)) == KEPT


@in_loop
async def test_a_table_has_its_game_and_its_words_however_many_others_are_opened(data: Path) -> None:
    async with running(data) as server:
        table = await server.hub.table((await server.create(HERE)).table)
        setup = table.kept.setup
        before = game_of(setup), showing_of(setup, "fr")
        for each in many_games():
            game_of(each)

        assert (game_of(setup), showing_of(setup, "fr")) == before
        assert table.session.game is before[0]


@in_loop
async def test_tables_that_nobody_looks_at_make_room(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "JUST_NOW", -1.0)
    limits = replace(FREE, tables_in_memory=2)
    async with running(data, limits=limits) as server:
        made = [await server.create(HERE) for _ in range(4)]
        async with server.join(made[0].table, made[0].key) as host:
            await host.news()
            for each in made[1:]:
                await server.get(f"/api/tables/{each.table}")
            kept = set(server.hub.tables)

    assert made[0].table in kept
    assert len(kept) == 2


@in_loop
async def test_many_different_games_make_room_too(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "JUST_NOW", -1.0)
    async with running(data, limits=replace(FREE, games_in_memory=2)) as server:
        for modules in (["pets"], ["friends"], ["kids"], ["trends"]):
            made = await server.create(HERE, LINK, modules=modules)
            await server.get(f"/api/tables/{made.table}")
        kept = len(server.hub.tables)

    assert kept == 2


@in_loop
async def test_talk_is_kept_as_far_as_anybody_reads(data: Path) -> None:
    async with running(data, limits=replace(FREE, chat_kept=3)) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            for number in range(8):
                await host.answer(Say(new_id(), f"line {number}"))
        table = await server.hub.table(made.table)
        in_memory = len(table.talk.lines), len(table.commands)
    async with running(data) as server, server.join(made.table) as watcher:
        talk = await watcher.find(Talk)
        again = await server.hub.table(made.table)

    assert in_memory == (3, 3)
    assert [(line.number, line.text) for line in talk.lines] == [(number, f"line {number}") for number in (5, 6, 7)]
    assert again.talk.first == 5


@in_loop
async def test_whoever_talks_all_the_time_is_slowed_down(data: Path) -> None:
    limits = Limits(requests=MANY, tables=MANY, cost=MANY, talk=(2, 0.0))
    async with running(data, limits=limits) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            answers = [await host.answer(Say(new_id(), "again")) for _ in range(3)]
        body = {"type": "say", "id": "x", "text": "again"}
        over_http = (await server.post(f"/api/tables/{made.table}/commands", body, made.key)).json()

    assert [type(answer) for answer in answers] == [Done, Done, Refusal]
    assert over_http["code"] == "too-fast"


@in_loop
async def test_a_game_does_not_go_on_for_ever(data: Path) -> None:
    async with running(data, limits=replace(FREE, entries=1)) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            await host.choose(await host.news())
            refused = await host.choose(await host.reach(1))
            explained = await host.answer(Explain(new_id(), 0, "study"))

    assert isinstance(refused, Refusal)
    assert refused.code == "too-large"
    assert not isinstance(explained, Refusal)


# The disk.

OVER = Path(__file__).parents[1] / "records" / "second-1-lost-by-points.record"
# What leaves something to be kept, each time it is asked for.
FILLS: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "pursuit", "seats": [{"kind": "here"}]},
    "/api/import": {"record": OVER.read_text(encoding="utf-8")},
    "/api/people": {"settings": "x" * 1000},
    "/api/tables/{id}/commands": {"type": "say", "text": "x" * 500},
}


async def fill(server: Running, path: str, body: dict[str, Any], made: Created) -> str:
    """Ask for it again and again until it is refused; the code of the refusal."""
    for _ in range(100):
        wish = {**body, "id": new_id()} if path.endswith("commands") else body
        answer = (await server.post(path.replace("{id}", made.table), wish, made.key)).json()
        if "code" in answer:
            return str(answer["code"])
    return ""


@in_loop
async def test_one_address_does_not_fill_the_disk(data: Path) -> None:
    async with running(data, limits=replace(FREE, kept=(9_000, 1.0))) as server:
        made, kept = await server.create(HERE), server.hub.kept_bytes
        codes, left = {}, []
        for path, body in FILLS.items():
            kept.buckets.clear()
            codes[path] = await fill(server, path, body, made)
            left.append(kept.buckets["127.0.0.1"].tokens)
        async with server.join(made.table, made.key) as host:
            chosen = await host.choose(await host.news())
            explained = await host.answer(Explain(new_id(), 0, "study"))
        french = (await server.post("/api/tables", FILLS["/api/tables"], lang="fr")).json()["text"]
        told = await server.post("/api/mine", [{"table": made.table, "key": made.key}])
        async with httpx.AsyncClient(
            base_url=server.http.base_url, transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        ) as other:
            elsewhere = await other.post("/api/tables", json=FILLS["/api/tables"])
        gone = await server.http.delete(f"/api/tables/{made.table}", headers=bearer(made.key))

    assert codes == dict.fromkeys(FILLS, "too-much")
    # What is under way is brought to its end, and then it is enough.
    assert all(-3_000 < tokens < 0 for tokens in left)
    assert isinstance(chosen, Refusal)
    assert chosen.code == "too-much"
    assert "try again in" in chosen.text
    assert "réessayer dans" in french
    assert not isinstance(explained, Refusal)
    assert (told.status_code, elsewhere.status_code, gone.status_code) == (200, 201, 204)


@in_loop
async def test_all_that_is_kept_of_a_game_is_counted(data: Path) -> None:
    async with running(data) as server:
        spent: list[float] = []
        server.store.charge = lambda party, size: spent.append(size) if party else None
        made = msgspec.json.decode((await server.post("/api/import", FILLS["/api/import"])).content, type=Created)
        await server.get(f"/api/tables/{made.table}")
        await (await server.hub.table(made.table)).put_away()
        pages = await server.store.archive(made.table)

    assert pages
    assert sum(spent) > sum(len(page.data) for page in pages)


# Other rules.


@pytest.mark.parametrize("changed", [{"rules": 99}, {"cards": "0" * 16}, {"modules": ("gone",)}])
@in_loop
async def test_a_game_of_other_rules_or_cards_never_becomes_another_game(
    data: Path, changed: dict[str, object]
) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        kept = await server.hub.store.load(made.table)
        assert kept is not None
        flat = msgspec.json.decode(setups.written(kept.table.setup))
        text = msgspec.json.encode({**flat, **changed}).decode()
        await server.store.do(
            lambda database: database.run("UPDATE tables SET setup = ? WHERE id = ?", [text, made.table])
        )
        answer = await server.get(f"/api/tables/{made.table}", made.key)
        record = await server.get(f"/api/tables/{made.table}/record", made.key)
        async with server.join(made.table, made.key) as host:
            refused = await host.find(Refusal)

    # The record has the seed: not even those who sat there get it of a game that was not over.
    assert (answer.status_code, record.status_code) == (409, 409)
    assert answer.json()["code"] == refused.code == "replay"


# What is checked at the door.


@pytest.mark.parametrize(("text", "is_one"), [("abc234", True), ("a\0", False), ("", False), ("x" * 41, False)])
def test_only_what_could_be_a_table_is_looked_for(text: str, is_one: bool) -> None:
    assert is_table_id(text) == is_one


@pytest.mark.parametrize(("text", "has"), [("hello 👩‍🌾", False), ("a\0b", True), ("bell\x07", True)])
def test_characters_that_nobody_can_read_are_told_apart(text: str, has: bool) -> None:
    assert has_control(text) == has


@in_loop
async def test_a_line_with_a_zero_in_it_is_refused_and_the_table_goes_on(data: Path, database: str) -> None:
    async with running(data, database) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            refused = await host.answer(Say(new_id(), "a\0b"))
            done = await host.answer(Say(new_id(), "ab"))
        nowhere = await server.http.get("/api/tables/%00")
        there = await server.get(f"/api/tables/{made.table}")

    assert isinstance(refused, Refusal)
    assert isinstance(done, Done)
    assert (nowhere.status_code, there.status_code) == (404, 200)


BODIES = [b"\xff\xfe{", b'{"record":"\xff"}', b"[" * 100_00 + b"]" * 10_000, b'{"seats":' + b"9" * 5000 + b"}"]


@pytest.mark.parametrize("body", BODIES, ids=["bytes", "text", "deep", "digits"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/import", "/api/mine", "/api/tables/{id}/commands"])
@in_loop
async def test_bodies_that_are_nothing_are_the_senders_fault(data: Path, path: str, body: bytes) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        answer = await server.http.post(path.replace("{id}", made.table), content=body)

    assert answer.status_code == 400


RECORD = "wellspent record 1\ngame pursuit\nrules {rules}\ncards x\nseats A\nseed {seed}\n\n{line}\n"


@pytest.mark.parametrize(
    "record",
    [
        RECORD.format(rules="9" * 5000, seed="x", line=""),
        RECORD.format(rules="1", seed="x" * 50_000, line=""),
        RECORD.format(rules="1", seed="x", line="9" * 5000 + " A study"),
        RECORD.format(rules="1", seed="x", line="scores A " + "9" * 5000),
    ],
    ids=["rules", "seed", "choice", "scores"],
)
@in_loop
async def test_records_beyond_all_bounds_are_refused(data: Path, record: str) -> None:
    async with running(data) as server:
        answer = await server.post("/api/import", {"record": record})

    assert answer.status_code == 400


def test_every_game_is_opened_before_anybody_comes() -> None:
    WARMTH.warm()

    assert all(is_opened(set_up(("Ines", "Omar"), "any", game=name)) for name in titles.names())
