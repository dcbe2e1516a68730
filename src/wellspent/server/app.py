"""The application: routes, headers, limits, and what happens when it starts and stops."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final

from litestar import Litestar, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wellspent import __version__
from wellspent.protocol import Fault

from .api import ROUTES
from .compiling import change_over
from .databases import open_database
from .days.routes import ROUTES as DAYS
from .days.service import Days
from .doors import DOORS
from .fairness import Fairness
from .hub import Hub
from .keys import hashed
from .limits import Buckets
from .listening import Listener
from .live import live
from .notices.office import open_office
from .notices.post import PostOffice
from .notices.routes import ROUTES as NOTICES
from .owner_routes import ROUTES as OWNER
from .owning import Owning
from .people.chronicle import Chronicle
from .people.company_routes import ROUTES as COMPANY
from .people.profiles import Profiles
from .people.routes import ROUTES as PEOPLE
from .previews import ROUTES as PREVIEWS
from .problems import Problem
from .recovery import catch_up_positions
from .requests import READS, AnyRequest, address_of, check_site, key_of, language_of
from .settings import Settings
from .sqlstore import SqlStore
from .static import read_client
from .storage import StorageError
from .thinking import Helpers, Thinker
from .threads import InThread
from .watching import Meter, is_alive, is_ready, read_metrics
from .workers import Workers

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

# Young objects are looked through as usual, old ones when we say so.
SELDOM: Final = (2_000, 20, 1_000_000)

# Seconds after which the alarms of a process that is gone ring at another one.
RECALL: Final = 15.0

# The lock of whoever brings positions up to date; no table is called so.
POSITIONS: Final = "positions"

# What belongs to somebody; that two become one would let one in as the other.
OWN: Final = "/api/me"
MERGE: Final = "/api/me/merge"

logger = logging.getLogger(__name__)


def make_app(settings: Settings, store: SqlStore | None = None, helpers: Helpers | None = None) -> Litestar:
    """The application with its database open; raises DatabaseError. Without helpers, processes of its own think."""
    limits = settings.limits
    fairness = Fairness(*limits.cost, limits.waiting_of_address)
    store = store or SqlStore(lambda: open_database(settings.data, settings.database), owner_key=settings.owner_key)
    workers = helpers or Workers()
    hub = Hub(store, Thinker(store.secret, limits, workers, InThread()), settings, fairness)
    profiles = Profiles(store, hub, settings.now)
    hub.witness = Chronicle(profiles).note
    owning = Owning(store, hub)
    hub.house.limits("tables_an_hour", hub.new_tables)
    hub.house.limits("profiles_an_hour", profiles.new)
    state = State(
        {
            "hub": hub,
            "store": store,
            "workers": workers,
            "profiles": profiles,
            "days": Days(hub, profiles),
            "owning": owning,
            "office": open_office(hub, store, settings),
            "settings": settings,
            "requests": Buckets(*limits.requests),
            "fairness": fairness,
            "meter": Meter(),
            "connections": {},
        }
    )
    return Litestar(
        [
            *(*ROUTES, *NOTICES, *PEOPLE, *COMPANY, *DAYS, *OWNER, *PREVIEWS),
            *(is_alive, is_ready, read_metrics, live, read_client),
        ],
        state=state,
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "profiles": Provide(_profiles, sync_to_thread=False),
            "office": Provide(_office, sync_to_thread=False),
            "days": Provide(_days, sync_to_thread=False),
            "owning": Provide(_owning, sync_to_thread=False),
        },
        lifespan=[_life],
        before_request=_look_at,
        middleware=[_in_turn],
        before_send=[_add_headers],
        exception_handlers={
            Problem: _answer_problem,
            HTTPException: _answer_http,
            Exception: _answer_fault,
        },
        request_max_body_size=limits.body,
        openapi_config=OpenAPIConfig(
            title="Wellspent",
            version=__version__,
            description="Everything that can be done at the tables of Wellspent.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        debug=False,
        logging_config=None,
    )


def _hub(state: State) -> Hub:
    found: Hub = state.hub
    return found


def _profiles(state: State) -> Profiles:
    found: Profiles = state.profiles
    return found


def _days(state: State) -> Days:
    found: Days = state.days
    return found


def _office(state: State) -> PostOffice:
    found: PostOffice = state.office
    return found


def _owning(state: State) -> Owning:
    found: Owning = state.owning
    return found


@asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store: SqlStore = app.state.store
    await app.state.hub.house.reload()
    ear = Listener(settings.database, store.mark, app.state.hub.heard) if settings.database else None
    chores = [asyncio.create_task(each(app.state)) for each in (_sweep, _tick, _post, _keep_positions)]
    if settings.collect:
        chores.append(asyncio.create_task(_collect(settings.collect)))
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


async def _sweep(state: State) -> None:
    while True:
        await asyncio.sleep(state.settings.sweep)
        state.hub.sweep()
        await state.office.sweep()
        state.profiles.sweep()
        state.requests.sweep()
        state.fairness.sweep()
        DOORS.sweep()


async def _tick(state: State) -> None:
    """Look at the clock, for those who are not there; now and then also at what other processes have set it to."""
    recalled = -RECALL
    while True:
        try:
            if monotonic() - recalled > RECALL:
                await state.hub.recall_alarms()
                state.hub.say_present()
                recalled = monotonic()
            await state.hub.tick()
        except Exception:
            logger.exception("The clock cannot be looked at")
        await asyncio.sleep(state.settings.tick)


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
            await catch_up_positions(state.store)
            state.store.let_go(POSITIONS)
    except StorageError:
        logger.warning("Positions of games cannot be kept; the next start does it")


async def _collect(seconds: float) -> None:
    """Look for garbage in circles seldom: among thousands of games that takes longer than anybody likes to wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    while True:
        await asyncio.sleep(seconds)
        gc.collect()


def _look_at(request: AnyRequest) -> None:
    """Before anything is done: whether it may be asked for from there, and so often."""
    check_site(request.headers, request.method not in READS, request.app.state.settings.names)
    _limit_rate(request)
    _check_barred(request)


def _limit_rate(request: AnyRequest) -> None:
    """Of what is asked for; the client's own files, hundreds of pictures among them, are only handed out."""
    is_asked = request.url.path.startswith("/api/")
    if is_asked and not request.app.state.requests.take(address_of(request)):
        raise Problem("too-fast")


def _check_barred(request: AnyRequest) -> None:
    """Whoever may not play here may still look, and do what they like with what is their own."""
    path, house = request.url.path, request.app.state.hub.house
    is_own = path.startswith(OWN) and path != MERGE
    if house.barred and request.method not in READS and path.startswith("/api/") and not is_own:
        house.check(hashed(key_of(request)))


def _in_turn(app: ASGIApp) -> ASGIApp:
    """Every address computes for its share of the time; live connections see to it message by message."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        fairness: Fairness = scope["litestar_app"].state.fairness
        client = scope["client"]
        await fairness.run(client[0] if client else "", _answered(app, scope, receive, send))

    return run


async def _answered(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


# Faults, in the user's words; never more than that.


def _answer_problem(request: AnyRequest, problem: Problem) -> Response[Fault]:
    return Response(problem.fault(language_of(request)), status_code=problem.status)


def _answer_http(request: AnyRequest, error: HTTPException) -> Response[Fault]:
    return _answer_problem(request, _problem_of(error))


def _problem_of(error: HTTPException) -> Problem:
    if error.status_code in (404, 405):
        return Problem("not-found")
    if error.status_code == 413:
        return Problem("too-large")
    if error.status_code < 500:
        return Problem("message", detail=_detail(error))
    return Problem("internal")


def _detail(error: HTTPException) -> str:
    extra: Any = getattr(error, "extra", None)
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra or [] if isinstance(each, dict)]
    return "; ".join(parts) or error.detail


def _answer_fault(request: AnyRequest, error: Exception) -> Response[Fault]:
    if isinstance(error, UnicodeError | RecursionError):
        return _answer_problem(request, Problem("message", detail=type(error).__name__))
    logger.error("A request fails: %s", request.method, exc_info=error)
    return _answer_problem(request, Problem("internal"))
