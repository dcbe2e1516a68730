"""What is put in order after a server has died."""

from collections.abc import Awaitable, Callable

from wellspent.ruleset import GameSetup

from .resuming import CannotGoOn, Resuming
from .sqlstore import SqlStore
from .turns import unhurried


async def catch_up_positions(store: SqlStore, open: Callable[[GameSetup], Awaitable[None]]) -> None:
    """Keep the positions of games that have gone on since, as far as they are played by the rules of now."""
    for id in await store.behind():
        kept = await store.load(id)
        resuming = Resuming(kept) if kept is not None else None
        if resuming is None or not resuming.is_playable:
            continue
        await open(resuming.setup)
        try:
            await unhurried(resuming.steps())
        except CannotGoOn:
            continue
        if (position := resuming.position()) is not None:
            await store.keep_position(id, position)
