"""Notices over HTTP."""

from typing import Final

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from wellspent.protocol import ChangeNotices, Notices
from wellspent.server.api import AnyHub, AnyProfiles, Lang
from wellspent.server.hub import Hub
from wellspent.server.owners import owner_of
from wellspent.server.problems import Problem
from wellspent.server.requests import AnyRequest, address_of, key_of, language_of

from .outbox import EVERY_TABLE
from .post import PostOffice

AnyPost = NamedDependency[PostOffice]


async def _owner(request: AnyRequest, hub: Hub, table_id: str) -> str:
    """Who asks, where a seat there is theirs; raises Problem."""
    table = await hub.table(table_id)
    seats = table.holder(key_of(request)).seats
    if not seats:
        raise Problem("seat")
    return owner_of(table, seats[0])


@get("/api/tables/{table_id:str}/notices")
async def read_notices(request: AnyRequest, hub: AnyHub, office: AnyPost, table_id: FromPath[str]) -> Notices:
    """What I want to be told of this table, where, and which ways this server offers."""
    return await office.told(await _owner(request, hub, table_id), table_id)


@put("/api/tables/{table_id:str}/notices")
async def change_notices(
    request: AnyRequest,
    hub: AnyHub,
    office: AnyPost,
    table_id: FromPath[str],
    data: JSONBody[ChangeNotices],
    lang: Lang = "",
) -> Notices:
    """What I want to be told, and where. A new e-mail address is told once, and asked whether it wants that."""
    owner = await _owner(request, hub, table_id)
    return await office.change(owner, table_id, data, language_of(request), address_of(request))


@get("/api/me/notices")
async def read_my_notices(request: AnyRequest, profiles: AnyProfiles, office: AnyPost) -> Notices:
    """What I want to be told of all tables that have no wishes of their own, and of invitations."""
    return await office.told((await profiles.known(key_of(request))).id, EVERY_TABLE)


@put("/api/me/notices")
async def change_my_notices(
    request: AnyRequest, profiles: AnyProfiles, office: AnyPost, data: JSONBody[ChangeNotices], lang: Lang = ""
) -> Notices:
    """What I want to be told of all tables that have no wishes of their own, of invitations, and when nothing."""
    owner = (await profiles.known(key_of(request))).id
    return await office.change(owner, EVERY_TABLE, data, language_of(request), address_of(request))


@post("/api/notices/confirm/{token:str}", status_code=204)
async def confirm_address(office: AnyPost, token: FromPath[str]) -> None:
    """The e-mail address is mine, and I want to be told."""
    await office.confirm(token)


@post("/api/notices/peace/{way:str}", status_code=204)
async def leave_in_peace(office: AnyPost, way: FromPath[str]) -> None:
    """Tell this address nothing any more, and forget it."""
    await office.leave_in_peace(way)


ROUTES: Final[list[HTTPRouteHandler]] = [
    read_notices,
    change_notices,
    read_my_notices,
    change_my_notices,
    confirm_address,
    leave_in_peace,
]
