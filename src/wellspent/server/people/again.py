"""Play again with the same people: a new table, and everybody of the old one is invited."""

from functools import partial

from wellspent.protocol import Created, NewSeat, NewTable
from wellspent.server.hub import Hub
from wellspent.server.names import is_name
from wellspent.server.problems import Problem
from wellspent.server.seating import BOT, LINK
from wellspent.server.storage import KeptSeat
from wellspent.server.tables import Table

from .claims import claim
from .company import apart_from
from .profiles import Kept, Profiles
from .sittings import running_of, seats_of


async def play_again(hub: Hub, profiles: Profiles, me: Kept, key: str, origin: Table) -> Created:
    """The table that somebody else has laid again already, or a new one of my own."""
    if not origin.session.state.finished:
        raise Problem("not-finished")
    holder = origin.holder(key)
    if not holder.seats:
        raise Problem("seat")
    laid = await _laid_already(hub, profiles, me, origin.kept.id)
    if laid:
        await claim(await hub.table(laid), me.id, me.looks, "")
        return Created(laid, "", [])
    setup = origin.kept.setup
    seats = [_seat(seat, me, number in holder.seats) for number, seat in enumerate(origin.kept.seats)]
    apart = await profiles.do(lambda database: apart_from(database, me.id))
    invited = {
        number: seat.profile
        for number, seat in enumerate(origin.kept.seats)
        if seat.profile and seat.profile not in (me.id, *apart, *hub.house.barred) and number not in holder.seats
    }
    wishes = NewTable(
        setup.game,
        seats,
        setup.edition,
        list(setup.modules),
        list(setup.sets),
        pace=origin.kept.pace,
        clock=origin.kept.options.clock,
        name=origin.kept.options.name,
    )
    return await hub.create(wishes, me.id, invited, again=origin.kept.id)


async def _laid_already(hub: Hub, profiles: Profiles, me: Kept, origin: str) -> str:
    """A table to which one is invited because others play this one again."""
    most = hub.settings.limits.at_home
    for sitting in await profiles.do(lambda database: running_of(database, me.id, most, True)):
        table = sitting.table
        found = await profiles.do(partial(seats_of, table=table))
        if found is not None and found[1].again == origin:
            return table
    return ""


def _seat(seat: KeptSeat, me: Kept, is_mine: bool) -> NewSeat:
    """Computer players and those at this screen sit down at once, the others when they like."""
    name = seat.name if is_name(seat.name) else ""
    if seat.kind == BOT:
        return NewSeat(BOT, name, seat.colour, seat.pronoun, seat.bot)
    if is_mine:
        face = me.looks.face if seat.profile == me.id else seat.face
        return NewSeat("here", name, seat.colour, seat.pronoun, face=face)
    return NewSeat(LINK, name, seat.colour, seat.pronoun, face=seat.face)
