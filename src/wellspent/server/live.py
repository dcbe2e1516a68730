"""One WebSocket for each viewer."""

import logging
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from .conversation import FAILED, FORBIDDEN, TRY_AGAIN, converse
from .hub import Hub
from .problems import Problem
from .requests import check_site

AnySocket = WebSocket[Any, Any, State]

logger = logging.getLogger(__name__)


class SocketLine:
    """A WebSocket as a conversation knows it."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket: Final = socket

    async def receive(self) -> str:
        return await self.socket.receive_data("text")

    async def send(self, message: bytes) -> None:
        try:
            await self.socket.send_data(message, "text")
        except (RuntimeError, OSError) as error:
            # The door has closed it meanwhile, or the other end has gone.
            raise WebSocketDisconnect(detail="closed") from error

    async def close(self, code: int) -> None:
        # What is closed already needs no more.
        with suppress(RuntimeError, OSError):
            await self.socket.close(code)


@websocket("/api/live/{table_id:str}")
async def live(socket: AnySocket, hub: NamedDependency[Hub], table_id: FromPath[str]) -> None:
    """A viewer's connection: first a hello, then commands."""
    try:
        await _attend(socket, hub, table_id)
    finally:
        # It holds what it is spoken through, which holds it: only a look at everything would find that.
        socket.receive = socket.send = _nobody


async def _nobody(*args: Any) -> Any:
    """The other end has gone."""
    raise RuntimeError("closed")


async def _attend(socket: AnySocket, hub: Hub, table_id: str) -> None:
    try:
        check_site(socket.headers, True, hub.settings.names)
    except Problem:
        await socket.close(FORBIDDEN)
        return
    address = socket.client.host if socket.client else ""
    await hub.turns.charged(address, socket.accept())
    connections: dict[str, int] = socket.app.state.connections
    if connections.get(address, 0) >= hub.settings.limits.connections_of_address:
        await socket.close(TRY_AGAIN)
        return
    connections[address] = connections.get(address, 0) + 1
    line = SocketLine(socket)
    try:
        await converse(line, hub, table_id, address, socket.app.state.meter.note)
    except WebSocketDisconnect:
        pass
    except Exception:
        logger.exception("A connection fails")
        await line.close(FAILED)
    finally:
        connections[address] -= 1
        if not connections[address]:
            del connections[address]
