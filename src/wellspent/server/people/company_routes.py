"""Notes, and those one meets, over HTTP. All of it is between a profile and the server."""

from typing import Final

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from wellspent.protocol import Acquaintance, Claimed, Invite, Neighbour, NewReport, Note, Shunned, Treat
from wellspent.server.api import AnyHub, AnyProfiles, Lang
from wellspent.server.owners import owner_of
from wellspent.server.problems import Problem
from wellspent.server.requests import AnyRequest, address_of, key_of, language_of
from wellspent.server.seating import LINK
from wellspent.server.tables import Table
from wellspent.server.viewers import Holder

from .claims import can_take_back, invite, take_back
from .company import (
    acquaintances,
    add_report,
    checked_report,
    forgive,
    found,
    muted_by,
    shunned_by,
    treat,
)
from .notes import change_note, checked_note, note_of
from .profiles import Kept, Profiles
from .routes import me_of


@get("/api/tables/{table_id:str}/note")
async def read_note(request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, table_id: FromPath[str]) -> Note:
    """What I have noted for myself at this table."""
    me, table = await me_of(request, profiles), await hub.table(table_id)
    return await profiles.do(lambda database: note_of(database, me.id, table.kept.id))


@post("/api/tables/{table_id:str}/note", status_code=200)
async def write_note(
    request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, table_id: FromPath[str], data: JSONBody[Note]
) -> Note:
    """Note something for myself; `changed` is that of the note I have seen."""
    me, table, note = await me_of(request, profiles), await hub.table(table_id), checked_note(data)
    at = profiles.clock()
    kept = await profiles.do(lambda database: change_note(database, me.id, table.kept.id, note, at))
    if kept is None:
        raise Problem("note-changed")
    return kept


def _other(table: Table, me: Kept, holder: Holder, seat: int) -> str:
    """Whose seat it is; raises Problem where nobody but oneself sits there."""
    owner = owner_of(table, seat) if 0 <= seat < len(table.kept.seats) else ""
    if not owner or owner == me.id or seat in holder.seats:
        raise Problem("nobody")
    return owner


async def _company(profiles: Profiles, table: Table, me: Kept, holder: Holder) -> list[Neighbour]:
    shunned = await profiles.do(lambda database: muted_by(database, me.id))
    chosen = {move.seat for move in table.session.moves}
    told = []
    for number, seat in enumerate(table.kept.seats):
        owner = owner_of(table, number)
        if not owner or owner == me.id or number in holder.seats:
            continue
        can_return = can_take_back(seat, me.id)
        if not seat.has_joined and not can_return:
            # A link that nobody has opened yet.
            continue
        is_removable = holder.is_host and seat.kind == LINK and seat.has_joined and number not in chosen
        is_muted = owner in shunned
        told.append(Neighbour(number, is_muted, shunned.get(owner, False), is_removable, can_return))
    return told


@get("/api/tables/{table_id:str}/company")
async def list_company(
    request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, table_id: FromPath[str]
) -> list[Neighbour]:
    """The others at a table, and how I treat them."""
    me, table = await me_of(request, profiles), await hub.table(table_id)
    return await _company(profiles, table, me, table.holder(key_of(request)))


@post("/api/tables/{table_id:str}/company/{seat:int}", status_code=200)
async def treat_neighbour(
    request: AnyRequest,
    hub: AnyHub,
    profiles: AnyProfiles,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Treat],
) -> list[Neighbour]:
    """Mute or block whoever sits there, or neither any more."""
    me, table = await me_of(request, profiles), await hub.table(table_id)
    holder = table.holder(key_of(request))
    other, name, at = _other(table, me, holder, seat), table.kept.seats[seat].name, profiles.clock()
    await profiles.do(lambda database: treat(database, me.id, other, name, data, at))
    return await _company(profiles, table, me, holder)


@post("/api/tables/{table_id:str}/company/{seat:int}/report", status_code=200)
async def report_neighbour(
    request: AnyRequest,
    hub: AnyHub,
    profiles: AnyProfiles,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewReport],
) -> None:
    """Tell the owner of the server about whoever sits there."""
    me, table, report = await me_of(request, profiles), await hub.table(table_id), checked_report(data)
    _other(table, me, table.holder(key_of(request)), seat)
    if not profiles.reports.take(address_of(request)):
        raise Problem("too-fast")
    at = profiles.clock()
    await profiles.do(lambda database: add_report(database, me.id, table, seat, report, at))


@post("/api/tables/{table_id:str}/seats/{seat:int}/take-back", status_code=200)
async def take_seat_back(
    request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, table_id: FromPath[str], seat: FromPath[int]
) -> Claimed:
    """Take a seat back that I have given away, as long as nobody has come for it."""
    me = await me_of(request, profiles)
    await take_back(await hub.table(table_id), me.id, me.looks, seat)
    return Claimed(seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", status_code=200)
async def invite_somebody(
    request: AnyRequest,
    hub: AnyHub,
    profiles: AnyProfiles,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Invite],
    lang: Lang = "",
) -> None:
    """The host keeps a free seat for somebody they have played with."""
    me, table = await me_of(request, profiles), await hub.table(table_id)
    holder, secret = table.holder(key_of(request)), profiles.store.secret
    known = await profiles.do(lambda database: found(database, secret, me.id, data.person))
    if known is None:
        raise Problem("person")
    await invite(table, holder, seat, *known)


@get("/api/me/people")
async def list_people(request: AnyRequest, profiles: AnyProfiles) -> list[Acquaintance]:
    """Those I have played with, the latest first."""
    me = await me_of(request, profiles)
    return await profiles.do(lambda database: acquaintances(database, profiles.store.secret, me.id))


@get("/api/me/shunned")
async def list_shunned(request: AnyRequest, profiles: AnyProfiles, lang: Lang = "") -> list[Shunned]:
    """Those I have muted or blocked."""
    me, lang = await me_of(request, profiles), language_of(request)
    return await profiles.do(lambda database: shunned_by(database, profiles.store.secret, me.id, lang))


@delete("/api/me/shunned/{person:str}")
async def forgive_somebody(request: AnyRequest, profiles: AnyProfiles, person: FromPath[str]) -> None:
    """Neither muted nor blocked any more."""
    me = await me_of(request, profiles)
    await profiles.do(lambda database: forgive(database, profiles.store.secret, me.id, person))


ROUTES: Final[list[HTTPRouteHandler]] = [
    read_note,
    write_note,
    list_company,
    treat_neighbour,
    report_neighbour,
    take_seat_back,
    invite_somebody,
    list_people,
    list_shunned,
    forgive_somebody,
]
