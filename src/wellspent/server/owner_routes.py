"""The page of a server's owner over HTTP. The owner's key comes as `Authorization: Bearer KEY`."""

from typing import Final

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from wellspent.protocol import Bulletin, HousePage, HouseRules, NewBar

from .api import AnyHub, Lang
from .owning import Owning
from .people.profiles import Profiles
from .problems import Problem
from .requests import AnyRequest, address_of, key_of

AnyOwning = NamedDependency[Owning]


async def _check(request: AnyRequest, owning: Owning) -> None:
    """Whoever tries keys has to wait before long."""
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


@get("/api/owner")
async def read_house(request: AnyRequest, owning: AnyOwning, search: FromQuery[str] = "") -> HousePage:
    """Reports that wait, the latest tables or those that are looked for, and what can be changed."""
    await _check(request, owning)
    return await owning.page(search)


@post("/api/owner/rules", status_code=200)
async def change_house(request: AnyRequest, owning: AnyOwning, data: JSONBody[HouseRules]) -> HousePage:
    """Other limits, from now on and after a restart."""
    await _check(request, owning)
    await owning.change_rules(data)
    return await owning.page("")


@post("/api/owner/bulletin", status_code=200)
async def tell_everybody(request: AnyRequest, owning: AnyOwning, data: JSONBody[Bulletin]) -> HousePage:
    """A notice on every page, in place of the one before; without texts there is none."""
    await _check(request, owning)
    await owning.say(data.texts)
    return await owning.page("")


@post("/api/owner/reports/{report:str}/done", status_code=200)
async def finish_report(request: AnyRequest, owning: AnyOwning, report: FromPath[str]) -> HousePage:
    """This report has been seen to."""
    await _check(request, owning)
    await owning.note_done(report)
    return await owning.page("")


@delete("/api/owner/tables/{table_id:str}")
async def close_table(request: AnyRequest, hub: AnyHub, owning: AnyOwning, table_id: FromPath[str]) -> None:
    """Close a table for good."""
    await _check(request, owning)
    await hub.close_table(table_id)


@post("/api/owner/barred", status_code=200)
async def bar_somebody(request: AnyRequest, owning: AnyOwning, data: JSONBody[NewBar], lang: Lang = "") -> HousePage:
    """Close the tables of this server to somebody, whom a report is about or who has a seat."""
    await _check(request, owning)
    await owning.bar(data)
    return await owning.page("")


@delete("/api/owner/barred/{person:str}", status_code=200)
async def let_somebody_in(request: AnyRequest, owning: AnyOwning, person: FromPath[str]) -> HousePage:
    """They may play here again."""
    await _check(request, owning)
    await owning.let_in(person)
    return await owning.page("")


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
