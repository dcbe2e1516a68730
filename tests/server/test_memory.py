"""Whoever goes leaves nothing behind that only a look at all memory would find: that would freeze everybody."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wellspent.server.doors import HttpDoor, SocketDoor

from .running import HERE, in_loop, running


@pytest.fixture(autouse=True)
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def gone(seen: list[weakref.ref[Any]]) -> bool:
    """Whether all of them are there no more, once the loop has done what it had to."""
    for _ in range(200):
        if not any(each() is not None for each in seen):
            return True
        await asyncio.sleep(0.01)
    return False


@in_loop
async def test_connections_leave_nothing_in_circles(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[weakref.ref[Any]] = []
    for door in (HttpDoor, SocketDoor):
        made = door.connection_made

        def note(self: Any, transport: Any, made: Any = made) -> None:
            seen.append(weakref.ref(self))
            made(self, transport)

        monkeypatch.setattr(door, "connection_made", note)
    async with running(data) as server:
        table = await server.create(HERE)
        async with server.join(table.table, table.key) as guest:
            await guest.news()
        await server.http.get("/health", headers={"Connection": "close"})
        await server.http.aclose()

        assert len(seen) >= 3
        assert await gone(seen)


@in_loop
async def test_tables_leave_nothing_in_circles(data: Path) -> None:
    async with running(data, idle=-1.0) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as guest:
            news = await guest.news()
            await guest.choose(news)
        seen = [weakref.ref(await server.hub.table(made.table))]
        await server.state.office.tick()
        while seen[0]() in server.hub.tables.values():
            await asyncio.sleep(0)
            server.hub.sweep()
        await asyncio.gather(*server.hub._chores)
        server.hub.sweep()

        assert await gone(seen)
        # It is kept, and comes back.
        assert (await server.hub.table(made.table)).version == 1
