"""One WebSocket for each viewer: commands come in, news go out."""

import asyncio
import logging
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wellspent.protocol import ClientMessage, Gone, Hello, Say, Speak
from wellspent.texts import LANGUAGES

from .hub import Hub
from .limits import Bucket, Buckets
from .problems import Problem
from .requests import check_site
from .tables import Table
from .viewers import ENCODER, Viewer

AnySocket = WebSocket[Any, Any, State]

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
# Why a connection is closed: come again later, a fault of ours, not allowed, nothing here, nonsense.
TRY_AGAIN: Final = 1013
FAILED: Final = 1011
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
NONSENSE: Final = 4400
# How long a new connection may wait before it says hello, and how long a message may take.
PATIENCE: Final = 20.0
MOST_NONSENSE: Final = 20

logger = logging.getLogger(__name__)


@websocket("/api/live/{table_id:str}")
async def live(socket: AnySocket, hub: NamedDependency[Hub], table_id: FromPath[str]) -> None:
    """A viewer's connection: first a hello, then commands."""
    try:
        check_site(socket.headers, True, hub.settings.names)
    except Problem:
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    address = socket.client.host if socket.client else ""
    connections: dict[str, int] = socket.app.state.connections
    if connections.get(address, 0) >= hub.settings.limits.connections_of_address:
        await socket.close(TRY_AGAIN)
        return
    connections[address] = connections.get(address, 0) + 1
    try:
        await _converse(socket, hub, table_id, address)
    except WebSocketDisconnect:
        pass
    except Exception:
        logger.exception("A connection fails")
        await socket.close(FAILED)
    finally:
        connections[address] -= 1
        if not connections[address]:
            del connections[address]


async def _converse(socket: AnySocket, hub: Hub, table_id: str, address: str) -> None:
    hello = await _hello(socket, hub)
    if hello is None:
        return
    lang = hello.lang if hello.lang in LANGUAGES else LANGUAGES[0]
    try:
        table, viewer = await hub.turns.run(address, _join(hub, table_id, hello, lang, address))
    except Problem as problem:
        await _turn_away(socket, problem, lang)
        return
    tasks = [asyncio.create_task(_send(socket, viewer)), asyncio.create_task(_listen(socket, hub, table, viewer))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _join(hub: Hub, table_id: str, hello: Hello, lang: str, address: str) -> tuple[Table, Viewer]:
    table = await hub.table(table_id)
    viewer = Viewer(table.holder(hello.key), lang, hub.settings.limits.waiting, address)
    await table.join(viewer, hello.seen)
    return table, viewer


async def _hello(socket: AnySocket, hub: Hub) -> Hello | None:
    try:
        async with asyncio.timeout(PATIENCE):
            message = _decoded(await socket.receive_data("text"), hub.settings.limits.message)
    except TimeoutError:
        await socket.close(TRY_AGAIN)
        return None
    except Problem:
        message = None
    if not isinstance(message, Hello):
        await socket.close(NONSENSE)
        return None
    return message


async def _turn_away(socket: AnySocket, problem: Problem, lang: str) -> None:
    """Say why, in words, and close."""
    if problem.code in ("deleted", "no-table"):
        await socket.send_data(ENCODER.encode(Gone(problem.sentence(lang))), "text")
        await socket.close(NOT_FOUND)
        return
    await socket.send_data(ENCODER.encode(problem.refusal("", lang)), "text")
    await socket.close(FORBIDDEN if problem.code == "key" else TRY_AGAIN)


async def _send(socket: AnySocket, viewer: Viewer) -> None:
    """Send whatever waits, until the viewer is let go."""
    while not viewer.is_closed or viewer.is_answering or viewer.waiting:
        await viewer.has_news.wait()
        viewer.has_news.clear()
        while viewer.waiting:
            async with asyncio.timeout(PATIENCE):
                await socket.send_data(viewer.waiting.popleft(), "text")
    await socket.close(TRY_AGAIN)


async def _listen(socket: AnySocket, hub: Hub, table: Table, viewer: Viewer) -> None:
    bucket = Bucket(*hub.settings.limits.commands)
    nonsense = 0
    while nonsense <= MOST_NONSENSE and not viewer.is_closed:
        text = await socket.receive_data("text")
        viewer.is_answering = True
        if not bucket.take():
            viewer.send(Problem("too-fast").refusal(_id_of(text), viewer.lang))
        elif not await _in_turn(text, hub, table, viewer, socket.app.state):
            nonsense += 1
        viewer.is_answering = False
        # A line that is full of messages leaves others their turn.
        await asyncio.sleep(0)
    viewer.close()
    # The rest is sent, and then the connection ends.
    await asyncio.Event().wait()


async def _in_turn(text: str, hub: Hub, table: Table, viewer: Viewer, state: State) -> bool:
    """Answer when the address has time for it."""
    begun = perf_counter()
    try:
        return await hub.turns.run(viewer.origin, _answer(text, hub, table, viewer, state.talk))
    except Problem as problem:
        viewer.send(problem.refusal(_id_of(text), viewer.lang))
        return True
    finally:
        state.meter.note(perf_counter() - begun)


async def _answer(text: str, hub: Hub, table: Table, viewer: Viewer, talk: Buckets) -> bool:
    """Do what a message says and answer it; False if it was not understood."""
    id = ""
    try:
        message = _decoded(text, hub.settings.limits.message)
        if isinstance(message, Hello):
            raise Problem("message", detail="hello")
        if isinstance(message, Speak):
            await _speak(table, viewer, message)
            return True
        id = message.id
        if isinstance(message, Say) and not talk.take(viewer.origin):
            raise Problem("too-fast")
        # What has begun is brought to its end, even if this connection is not there any more.
        viewer.send(await asyncio.shield(table.carry_out(viewer.holder, message, viewer.lang, viewer.origin)))
    except Problem as problem:
        viewer.send(problem.refusal(id, viewer.lang))
        if problem.code == "stale":
            await table.tell_again(viewer)
        return problem.code != "message"
    except Exception:
        logger.exception("A command fails")
        viewer.send(Problem("internal").refusal(id, viewer.lang))
    return True


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
