"""What other processes tell about tables, heard by a thread of its own."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Event, Thread
from typing import Any, Final

from .databases import CHANNEL, KEEPALIVE

# Seconds between two looks at whether to go on, and before another connection is tried.
PATIENCE: Final = 1.0

logger = logging.getLogger(__name__)


class Listener:
    """Calls `heard` in the loop with what another process tells: a table, its own mark, and perhaps who is there."""

    def __init__(self, address: str, mark: str, heard: Callable[..., None]) -> None:
        self.address: Final = address
        self.mark: Final = mark
        self.heard: Final = heard
        self._loop: Final = asyncio.get_running_loop()
        self._ends: Final = Event()
        self.is_listening: Final = asyncio.Event()
        self._thread: Final = Thread(target=self._listen, name="listening", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._ends.set()
        await asyncio.to_thread(self._thread.join)

    def _listen(self) -> None:
        import psycopg

        while not self._ends.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, connect_timeout=10, **KEEPALIVE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    # Whatever was told while nobody listened.
                    self._call(partial(self.heard, ""))
                    self._call(self.is_listening.set)
                    self._hear(connection)
            except psycopg.Error:
                logger.warning("Other processes cannot be heard; another try follows")
                self._ends.wait(PATIENCE)

    def _hear(self, connection: Any) -> None:
        while not self._ends.is_set():
            for note in connection.notifies(timeout=PATIENCE):
                table, mark, *present = note.payload.split(" ")
                if mark != self.mark:
                    self._call(partial(self.heard, table, mark, present))

    def _call(self, job: Callable[[], object]) -> None:
        # The loop may have ended meanwhile.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(job)
