"""From the start of a server to its end: what it listens to, and what it does from time to time."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from litestar import Litestar
from litestar.datastructures import State

from .compiling import change_over
from .doors import DOORS
from .listening import Listener
from .problems import Problem
from .recovery import catch_up_positions
from .settings import Settings
from .sqlstore import SqlStore
from .storage import StorageError
from .warming import WARMTH
from .workers import Workers

# Young objects are looked through as usual, old ones when we say so.
SELDOM: Final = (2_000, 20, 1_000_000)

# Seconds after which the alarms of a process that is gone ring at another one.
RECALL: Final = 15.0

# The lock of whoever brings positions up to date; no table is called so.
POSITIONS: Final = "positions"

logger = logging.getLogger(__name__)


@asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store: SqlStore = app.state.store
    await app.state.hub.house.reload()
    ear = Listener(settings.database, store.mark, app.state.hub.heard) if settings.database else None
    chores = [asyncio.create_task(each(app.state)) for each in (_sweep, _tick, _post, _keep_positions)]
    if settings.database:
        chores.append(asyncio.create_task(_say_present(app.state)))
    if settings.collect:
        chores.append(asyncio.create_task(_collect(app.state)))
    if settings.compiler is not None and isinstance(app.state.workers, Workers):
        chores.append(asyncio.create_task(change_over(app.state.workers, settings.compiler)))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        if ear is not None:
            await ear.close()
        await app.state.days.close()
        await app.state.hub.close()
        app.state.fairness.close()


async def _sweep(state: State) -> None:
    while True:
        await asyncio.sleep(state.settings.sweep)
        state.hub.sweep()
        state.profiles.sweep()
        state.requests.sweep()
        state.fairness.sweep()
        DOORS.sweep()
        try:
            await state.office.sweep()
        except Problem:
            logger.warning("What was sent long ago cannot be forgotten now")


async def _tick(state: State) -> None:
    """Look at the clock, for those who are not there; now and then also at what other processes have set it to."""
    recalled = -RECALL
    while True:
        try:
            if monotonic() - recalled > RECALL:
                await state.hub.recall_alarms()
                recalled = monotonic()
            await state.hub.tick()
        except Exception:
            logger.exception("The clock cannot be looked at")
        await asyncio.sleep(state.settings.tick)


async def _say_present(state: State) -> None:
    """Processes that come later are to know who is here, and those that die are forgotten."""
    while True:
        await state.hub.say_present(RECALL)


async def _post(state: State) -> None:
    """Tell those who are not there. However long that takes, nobody at a table waits for it."""
    while True:
        try:
            await state.office.tick()
        except Exception:
            logger.exception("What is to be told cannot be sent")
        await asyncio.sleep(state.settings.tick)


async def _keep_positions(state: State) -> None:
    """Where a server has died, positions were not kept: rules that come later could not go on from there."""
    try:
        if await state.store.claim(POSITIONS):
            await catch_up_positions(state.store, state.hub.open)
            state.store.let_go(POSITIONS)
    except (Problem, StorageError):
        logger.warning("Positions of games cannot be kept; the next start does it")


async def _collect(state: State) -> None:
    """Look through all memory for garbage in circles only where nobody waits: among thousands of games it takes long.

    Whoever goes leaves none (`Table.come_apart`, `doors`), and what was read at the start is never looked through.
    """
    gc.set_threshold(*SELDOM)
    while not WARMTH:
        await asyncio.sleep(state.settings.tick)
    gc.freeze()
    while True:
        await asyncio.sleep(state.settings.collect)
        if not state.connections:
            gc.collect()
