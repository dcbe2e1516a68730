"""What is said between a viewer and a table: a hello, commands that come in, news that go out."""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Final, Protocol

import msgspec

from wellspent.protocol import ClientMessage, Gone, Hello, Look, Speak
from wellspent.texts import LANGUAGES

from .hub import Hub
from .keys import hashed
from .limits import Bucket
from .problems import Problem
from .tables import Reply, Table
from .viewers import ENCODER, Viewer

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
# Why a line is closed: come again later, a fault of ours, not allowed, nothing here, nonsense.
TRY_AGAIN: Final = 1013
FAILED: Final = 1011
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
NONSENSE: Final = 4400
# How long a new connection may wait before it says hello, and how long a message may take.
PATIENCE: Final = 20.0
# Seconds before more is read of whoever was told to slow down.
SLOW: Final = 0.1
MOST_NONSENSE: Final = 20
# Whoever is told this need not come again in a moment.
CLOSED: Final = ("key", "barred", "sealed", "replay")

logger = logging.getLogger(__name__)


class Line(Protocol):
    """One end of a connection. What is asked of it when the other end is gone raises an error of its shell."""

    async def receive(self) -> str: ...

    async def send(self, message: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


async def converse(
    line: Line, hub: Hub, table_id: str, origin: str = "", note: Callable[[float], object] = lambda _: None
) -> None:
    """First a hello, then commands, until one end has enough. How long each answer took is noted."""
    hello = await _hello(line, hub)
    if hello is None:
        return
    lang = hello.lang if hello.lang in LANGUAGES else LANGUAGES[0]
    try:
        table, viewer = await hub.turns.run(origin, _join(hub, table_id, hello, lang, origin))
    except Problem as problem:
        await _turn_away(line, problem, lang)
        return
    tasks = [
        asyncio.create_task(_send(line, hub, viewer)),
        asyncio.create_task(_listen(line, hub, table, viewer, note)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _join(hub: Hub, table_id: str, hello: Hello, lang: str, origin: str) -> tuple[Table, Viewer]:
    hub.house.check(hashed(hello.key))
    table = await hub.table(table_id)
    viewer = Viewer(table.holder(hello.key), lang, hub.settings.limits.waiting, origin)
    await table.join(viewer, hello.seen)
    if hub.house.bulletin.texts:
        viewer.send(hub.house.bulletin)
    return table, viewer


async def _hello(line: Line, hub: Hub) -> Hello | None:
    try:
        async with asyncio.timeout(PATIENCE):
            message = _decoded(await line.receive(), hub.settings.limits.message)
    except TimeoutError:
        await line.close(TRY_AGAIN)
        return None
    except Problem:
        message = None
    if not isinstance(message, Hello):
        await line.close(NONSENSE)
        return None
    return message


async def _turn_away(line: Line, problem: Problem, lang: str) -> None:
    """Say why, in words, and close."""
    if problem.code in ("deleted", "no-table"):
        await line.send(ENCODER.encode(Gone(problem.sentence(lang))))
        await line.close(NOT_FOUND)
        return
    await line.send(ENCODER.encode(problem.refusal("", lang)))
    await line.close(FORBIDDEN if problem.code in CLOSED else TRY_AGAIN)


async def _send(line: Line, hub: Hub, viewer: Viewer) -> None:
    """Send whatever waits, until the viewer is let go."""
    while not viewer.is_closed or viewer.is_answering or viewer.waiting:
        await viewer.has_news.wait()
        viewer.has_news.clear()
        while viewer.waiting:
            async with asyncio.timeout(PATIENCE):
                # Long messages cost time to send, too.
                await hub.turns.charged(viewer.origin, line.send(viewer.take()))
    await line.close(TRY_AGAIN)


async def _listen(line: Line, hub: Hub, table: Table, viewer: Viewer, note: Callable[[float], object]) -> None:
    bucket = Bucket(*hub.settings.limits.commands)
    nonsense = 0
    while nonsense <= MOST_NONSENSE and not viewer.is_closed:
        text = await line.receive()
        viewer.is_answering = True
        if not bucket.take():
            await hub.turns.charged(viewer.origin, _slow_down(text, viewer))
        elif not await _in_turn(text, hub, table, viewer, note):
            nonsense += 1
        viewer.is_answering = False
        # A line that is full of messages leaves others their turn.
        await asyncio.sleep(0)
    viewer.close()
    # The rest is sent, and then the connection ends.
    await asyncio.Event().wait()


async def _slow_down(text: str, viewer: Viewer) -> None:
    viewer.send(Problem("too-fast").refusal(_id_of(text), viewer.lang))
    await asyncio.sleep(SLOW)


async def _in_turn(text: str, hub: Hub, table: Table, viewer: Viewer, note: Callable[[float], object]) -> bool:
    """Answer when whoever asks has a turn."""
    begun = perf_counter()
    try:
        return await hub.turns.run(viewer.origin, _answer(text, hub, table, viewer))
    except Problem as problem:
        viewer.send(problem.refusal(_id_of(text), viewer.lang))
        return True
    finally:
        note(perf_counter() - begun)


async def _answer(text: str, hub: Hub, table: Table, viewer: Viewer) -> bool:
    """Do what a message says and answer it; False if it was not understood."""
    id = ""
    try:
        message = _decoded(text, hub.settings.limits.message)
        if isinstance(message, Hello):
            raise Problem("message", detail="hello")
        if isinstance(message, Look):
            viewer.is_looking = message.is_looking
            table.herald.changed(table)
            return True
        if isinstance(message, Speak):
            await _speak(table, viewer, message)
            return True
        id = message.id
        hub.check_command(message, viewer.origin)
        # What has begun is brought to its end, even if this connection is not there any more.
        work = table.carry_out(viewer.holder, message, viewer.lang, viewer.origin)
        done = asyncio.ensure_future(hub.turns.charged(viewer.origin, work))
        done.add_done_callback(_note_fault)
        viewer.send(await asyncio.shield(done))
    except Problem as problem:
        viewer.send(problem.refusal(id, viewer.lang))
        if problem.code == "stale":
            await table.tell_again(viewer)
        return problem.code != "message"
    except Exception:
        viewer.send(Problem("internal").refusal(id, viewer.lang))
    return True


def _note_fault(done: "asyncio.Future[Reply]") -> None:
    """A refusal is for whoever asked, who may have gone; a fault of ours is for the journal."""
    fault = None if done.cancelled() else done.exception()
    if fault is not None and not isinstance(fault, Problem):
        logger.error("A command fails", exc_info=fault)


async def _speak(table: Table, viewer: Viewer, message: Speak) -> None:
    if message.lang not in LANGUAGES:
        raise Problem("language", name=message.lang)
    if message.lang == viewer.lang and viewer.waiting:
        # It is on its way.
        return
    viewer.lang = message.lang
    await table.tell_again(viewer)


def _decoded(text: str | bytes, most: int) -> ClientMessage:
    if len(text) > most:
        raise Problem("too-large")
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem("message", detail=str(error)) from error


class _Marked(msgspec.Struct):
    id: str = ""


def _id_of(text: str | bytes) -> str:
    """The id of a command that was not looked at."""
    try:
        return msgspec.json.decode(text, type=_Marked).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
