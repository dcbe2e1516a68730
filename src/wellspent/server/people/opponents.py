"""About as strong as me: the level of a computer player that follows one's results."""

from dataclasses import dataclass

import msgspec

from wellspent import titles
from wellspent.protocol import NewTable
from wellspent.server.hub import Hub
from wellspent.server.talk import LIKE_ME

from .profiles import Profiles
from .ratings import level_from, steps_of


@dataclass(frozen=True)
class Matched:
    """Wishes with a level for everybody, and the seats for which it was chosen."""

    wishes: NewTable
    seats: list[int]


async def matched(profiles: Profiles, owner: str, wishes: NewTable) -> Matched:
    """By the results of whoever lays the table; where there are none, the usual level."""
    asked = [place for place, seat in enumerate(wishes.seats) if _level(seat.bot) == LIKE_ME]
    if not asked or wishes.game not in titles.names():
        return Matched(wishes, [])
    steps = await profiles.do(lambda database: steps_of(database, owner))
    level = level_from(steps, wishes.game, len(wishes.seats))
    seats = [
        msgspec.structs.replace(seat, bot=seat.bot.replace(LIKE_ME, level, 1)) if place in asked else seat
        for place, seat in enumerate(wishes.seats)
    ]
    return Matched(msgspec.structs.replace(wishes, seats=seats), asked)


def _level(bot: str) -> str:
    return bot.split(":")[0].split("@")[0]


async def tell_levels(hub: Hub, id: str, seats: list[int]) -> None:
    """The house says which level it became."""
    if seats:
        table = await hub.table(id)
        async with table.lock:
            for seat in seats:
                await table.talk.house(LIKE_ME, seat)
