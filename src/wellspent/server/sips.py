"""What comes over a connection, in sips: however full one line is, others have their turn in between."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

# Bytes that are looked at in one go: a few milliseconds, whatever is in them.
SIP: Final = 4096


class Sips:
    """A transport that hands on what comes little by little, and reads no more of it meanwhile."""

    def __init__(
        self, transport: Any, swallow: Callable[[bytes], object], pause: Callable[[], float] = lambda: 0.0
    ) -> None:
        """`pause` says for how many seconds whoever sends has to wait before the next one."""
        # A connection that becomes a WebSocket has been sipped from before.
        self.transport: Final[asyncio.Transport] = transport.transport if isinstance(transport, Sips) else transport
        self._swallow: Callable[[bytes], object] = swallow
        self._pause: Callable[[], float] = pause
        self._rest = b""
        self._is_paused = False
        self._next: asyncio.Handle | None = None

    def let_go(self) -> None:
        """Nothing comes any more: whoever swallowed it is free to go."""
        self._swallow = self._pause = _nothing
        self._rest = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def take(self, data: bytes) -> None:
        """What has come."""
        self._rest += data
        if self._next is None:
            self._turn()

    def _turn(self) -> None:
        """One sip, if whoever sends need not wait for it."""
        self._next = None
        if self._is_paused or self.transport.is_closing():
            return
        wait = self._pause()
        if wait > 0:
            self._come_back(wait)
            return
        sip, self._rest = self._rest[:SIP], self._rest[SIP:]
        if sip:
            self._swallow(sip)
        self._go_on()

    def _go_on(self) -> None:
        if self._rest:
            self._come_back(0.0)
        elif not self._is_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _come_back(self, wait: float) -> None:
        self.transport.pause_reading()
        self._next = asyncio.get_running_loop().call_later(wait, self._turn)

    def pause_reading(self) -> None:
        self._is_paused = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self._is_paused = False
        if self._next is None:
            self._next = asyncio.get_running_loop().call_soon(self._turn)


def _nothing(data: bytes = b"") -> float:
    return 0.0
