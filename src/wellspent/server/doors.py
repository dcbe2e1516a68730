"""Connections before anything is asked for: how many an address has, and how long it may keep one without using it."""

import asyncio
import logging
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from time import monotonic, thread_time
from typing import Any, Final, cast

import h11
from uvicorn._types import WebSocketScope
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .fairness import Fairness
from .sips import Sips

# Seconds for a head, for a body, and for taking in an answer; how often that is looked at.
PATIENCE: Final = 20.0
EVERY: Final = 5.0
# Connections of one address, and bytes that it leaves unread before no more pings are answered.
MOST_OF_ADDRESS: Final = 256
MOST_UNREAD: Final = 64 * 1024
MOST_FRAGMENTS: Final = 256
# Seconds that an address has to wait for its share before it is not let in any more.
MOST_OWED: Final = 5.0
# Seconds of an address that are spent on reading what it sends, at once and each second.
READING: Final = (0.05, 0.25)
# Why a WebSocket is closed whose text is none.
NO_TEXT: Final = 1007

logger = logging.getLogger(__name__)


class Doors:
    """Who has come in."""

    def __init__(self, most: int = MOST_OF_ADDRESS) -> None:
        self.most = most
        self.count: Final[Counter[str]] = Counter()
        # On whose account everything is that comes.
        self.fairness: Fairness | None = None
        self._reading: Final = Fairness(*READING, 0)
        self._proxies: tuple[IPv4Network | IPv6Network, ...] = ()

    def believe(self, proxies: str) -> None:
        """Proxies, addresses or networks with commas between them: through their doors come many; raises ValueError."""
        named = [each.strip() for each in proxies.split(",") if each.strip()]
        self._proxies = tuple(ip_network(each, strict=False) for each in named)

    def _is_proxy(self, address: str) -> bool:
        return bool(address) and any(ip_address(address) in network for network in self._proxies)

    def enter(self, address: str) -> bool:
        is_many = self.count[address] >= self.most and not self._is_proxy(address)
        if is_many or self.owed(address) > MOST_OWED:
            return False
        self.count[address] += 1
        return True

    def owed(self, address: str) -> float:
        """Seconds that an address has to wait for its share."""
        if self.fairness is None or self._is_proxy(address):
            return 0.0
        return max(self.fairness.purse(address).short(), self._reading.purse(address).short())

    def charge(self, address: str, seconds: float) -> None:
        """What it took to read something; a proxy reads for many, and pays for none of them."""
        if self.fairness is not None and not self._is_proxy(address):
            self.fairness.purse(address).spend(seconds)
            self._reading.purse(address).spend(seconds)

    def sweep(self) -> None:
        self._reading.sweep()

    def leave(self, address: str) -> None:
        self.count[address] -= 1
        if self.count[address] <= 0:
            del self.count[address]


DOORS: Final = Doors()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _address(transport: asyncio.BaseTransport) -> str:
    found = transport.get_extra_info("peername")
    return str(found[0]) if isinstance(found, tuple) else ""


class HttpDoor(H11Protocol):
    """HTTP for whoever gets on with it."""

    doors: Doors = DOORS
    patience: float = PATIENCE
    every: float = EVERY

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.sips = Sips(transport, self._swallow, lambda: self.doors.owed(self.address))
        super().connection_made(cast(asyncio.Transport, self.sips))
        self.address = _address(transport)
        self.is_in = self.doors.enter(self.address)
        self.since = monotonic()
        self.unread = 0
        self.watch: asyncio.TimerHandle | None = None
        if self.is_in:
            self.watch = self.loop.call_later(self.every, self._look)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)
        self._come_apart()

    def _come_apart(self) -> None:
        """Whoever has gone leaves nothing in circles, which only a look at everything would find."""
        self.sips.let_go()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.response_complete:
            self.cycle = cast(RequestResponseCycle, None)

    def _let_go(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None
        if self.is_in:
            self.is_in = False
            self.doors.leave(self.address)

    def data_received(self, data: bytes) -> None:
        self.sips.take(data)

    def _swallow(self, data: bytes) -> None:
        begun = thread_time()
        try:
            super().data_received(data)
        except (h11.ProtocolError, UnicodeError):
            logger.warning("What comes is not HTTP")
            self.transport.abort()
        self.doors.charge(self.address, thread_time() - begun)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # The socket has its own door.
        self._let_go()
        super().handle_websocket_upgrade(event)
        self._come_apart()

    def _look(self) -> None:
        """End a connection whose other end neither speaks nor listens."""
        self.watch = None
        if self.transport.is_closing():
            return
        unread = self.transport.get_write_buffer_size()
        if not (self._is_waiting() or (unread and unread >= self.unread)):
            self.since = monotonic()
        self.unread = unread
        if monotonic() - self.since >= self.patience:
            self.transport.abort()
        else:
            self.watch = self.loop.call_later(self.every, self._look)

    def _is_waiting(self) -> bool:
        """For the rest of a head or body; between two requests uvicorn watches."""
        return self.conn.their_state is h11.SEND_BODY or (
            self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None
        )


class SocketDoor(WebSocketsSansIOProtocol):
    """A WebSocket for whoever reads what was asked for."""

    doors: Doors = DOORS

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.sips = Sips(transport, self._swallow, lambda: self.doors.owed(self.visitor))
        super().connection_made(cast(asyncio.Transport, self.sips))
        self.address = _address(transport)
        self.is_in = self.doors.enter(self.address)
        if not self.is_in:
            self.transport.abort()

    @property
    def visitor(self) -> str:
        """Who is there, as far as is known: a proxy says it with the first request."""
        scope = getattr(self, "scope", None)
        client = scope["client"] if scope else None
        return str(client[0]) if client else self.address

    def data_received(self, data: bytes) -> None:
        self.sips.take(data)

    def _swallow(self, data: bytes) -> None:
        begun = thread_time()
        super().data_received(data)
        self.doors.charge(self.visitor, thread_time() - begun)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_in:
            self.is_in = False
            self.doors.leave(self.address)
        super().connection_lost(exc)
        self._come_apart()

    def _come_apart(self) -> None:
        """As with HTTP."""
        self.sips.let_go()
        self.conn.parser.close()
        self.scope = cast(WebSocketScope, {})

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.conn.state is not State.OPEN:
            # What comes after a goodbye is not looked at.
            self.frames = []
        elif self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            logger.warning("What comes is not text")
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)
