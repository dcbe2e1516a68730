"""The page of a server's owner over HTTP. The owner's key comes as `Authorization: Bearer KEY`."""

from typing import Final

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from wellspent.protocol import Bulletin, HousePage, HouseRules, NewBar

from .api import AnyHub, Lang
from .owning import Owning
from .people.profiles import Profiles
from .problems import Problem
from .requests import AnyConnection, AnyRequest, address_of, key_of, language_of

AnyOwning = NamedDependency[Owning]


async def is_owner(request: AnyConnection, _: BaseRouteHandler) -> None:
    """Nobody else comes further; whoever tries keys has to wait before long."""
    owning: Owning = request.app.state.owning
    profiles: Profiles = request.app.state.profiles
    try:
        await owning.check(key_of(request))
    except Problem as problem:
        if not profiles.words.take(address_of(request)):
            raise Problem("too-fast") from problem
        raise


@get("/api/bulletin", sync_to_thread=False)
def read_bulletin(hub: AnyHub) -> Bulletin:
    """What the owner of this server tells everybody."""
    return hub.house.bulletin


@get("/api/owner", guards=[is_owner])
async def read_house(request: AnyRequest, owning: AnyOwning, search: FromQuery[str] = "", lang: Lang = "") -> HousePage:
    """Reports that wait, the latest tables or those that are looked for, and what can be changed."""
    return await owning.page(search, language_of(request))


@post("/api/owner/rules", guards=[is_owner], status_code=200)
async def change_house(
    request: AnyRequest, owning: AnyOwning, data: JSONBody[HouseRules], lang: Lang = ""
) -> HousePage:
    """Other limits, from now on and after a restart."""
    await owning.change_rules(data)
    return await owning.page("", language_of(request))


@post("/api/owner/bulletin", guards=[is_owner], status_code=200)
async def tell_everybody(
    request: AnyRequest, owning: AnyOwning, data: JSONBody[Bulletin], lang: Lang = ""
) -> HousePage:
    """A notice on every page, in place of the one before; without texts there is none."""
    await owning.say(data.texts)
    return await owning.page("", language_of(request))


@post("/api/owner/reports/{report:str}/done", guards=[is_owner], status_code=200)
async def finish_report(request: AnyRequest, owning: AnyOwning, report: FromPath[str], lang: Lang = "") -> HousePage:
    """This report has been seen to."""
    await owning.note_done(report)
    return await owning.page("", language_of(request))


@delete("/api/owner/tables/{table_id:str}", guards=[is_owner])
async def close_table(hub: AnyHub, owning: AnyOwning, table_id: FromPath[str]) -> None:
    """Close a table for good."""
    await hub.close_table(table_id)


@post("/api/owner/barred", guards=[is_owner], status_code=200)
async def bar_somebody(request: AnyRequest, owning: AnyOwning, data: JSONBody[NewBar], lang: Lang = "") -> HousePage:
    """Close the tables of this server to somebody, whom a report is about or who has a seat."""
    await owning.bar(data)
    return await owning.page("", language_of(request))


@delete("/api/owner/barred/{person:str}", guards=[is_owner], status_code=200)
async def let_somebody_in(request: AnyRequest, owning: AnyOwning, person: FromPath[str], lang: Lang = "") -> HousePage:
    """They may play here again."""
    await owning.let_in(person)
    return await owning.page("", language_of(request))


ROUTES: Final[list[HTTPRouteHandler]] = [
    read_bulletin,
    read_house,
    change_house,
    tell_everybody,
    finish_report,
    close_table,
    bar_somebody,
    let_somebody_in,
]
