"""Nobody can freeze the server, lock a table or fill the memory, however many connections they have."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import thread_time

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from wellspent import titles
from wellspent.library import set_up
from wellspent.protocol import Done, Explain, Refusal, Say, Speak, Talk
from wellspent.server import conversation, setups
from wellspent.server import hub as hubs
from wellspent.server.advising import Advice
from wellspent.server.conversation import _speak
from wellspent.server.fairness import MOST_AT_ONCE, Fairness, Metered, Purse
from wellspent.server.keys import is_table_id
from wellspent.server.opened import KEPT, _game, game_of, rules_of, warm
from wellspent.server.problems import Problem, has_control
from wellspent.server.settings import Limits
from wellspent.server.viewers import LOOKS_ON, Viewer

from .running import FREE, HERE, LINK, MANY, in_loop, new_id, running


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
        async with server.join(made.table) as one, server.join(made.table) as two:
            await one.news()
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
        async with server.join(made.table) as one, server.join(made.table) as two:
            await one.news()
            watching = await two.find(Refusal)
        async with server.join(made.table, made.key) as one, server.join(made.table, made.key) as two:
            await one.news()
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


# Memory.


def test_the_order_of_modules_makes_no_other_game() -> None:
    one = set_up(("A", "B"), "x", modules=("pets", "friends"))
    two = set_up(("A", "B"), "y", modules=("friends", "pets"))

    assert game_of(one) is game_of(two)
    assert rules_of(one) == rules_of(two)


def test_games_are_kept_for_the_next_and_not_for_ever() -> None:
    assert _game.cache_info().maxsize == KEPT


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
    warm()
    before = _game.cache_info().misses
    for name in titles.names():
        game_of(set_up(("Ines", "Omar"), "any", game=name))

    assert _game.cache_info().misses == before
