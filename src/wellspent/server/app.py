"""The application: routes, headers, limits, and what happens when it starts and stops."""

import logging
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
from .databases import open_database
from .days.routes import ROUTES as DAYS
from .days.service import Days
from .fairness import Fairness
from .hub import Hub
from .keys import hashed
from .life import life
from .limits import Buckets
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
from .requests import READS, AnyRequest, address_of, check_site, key_of, language_of
from .settings import Settings
from .sqlstore import SqlStore
from .static import lost_page, read_client
from .thinking import Helpers, Thinker
from .threads import InThread
from .types import settle_types
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

OPENAPI: Final = OpenAPIConfig(
    title="Wellspent",
    version=__version__,
    description="Everything that can be done at the tables of Wellspent.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
)

# What belongs to somebody; that two become one would let one in as the other.
OWN: Final = "/api/me"
MERGE: Final = "/api/me/merge"
OWNERS: Final = "/api/owner"
# What may leave something to be kept, and what of it does not; commands are looked at one by one.
KEEPS: Final = ("POST", "PUT")
KEEPS_NOTHING: Final = ("/commands", "/mine", "/take", "/words", "/decline", "/release")

logger = logging.getLogger(__name__)


def make_app(
    settings: Settings, store: SqlStore | None = None, helpers: Helpers | None = None, app: Litestar | None = None
) -> Litestar:
    """The application with its database open; raises DatabaseError. Without helpers, processes of its own think.

    One that is closed can be opened again for others: its routes take longer to make than all the rest.
    """
    settle_types()
    store = store or SqlStore(lambda: open_database(settings.data, settings.database), owner_key=settings.owner_key)
    app = app or empty_app(settings.limits.body)
    app.state = _state(settings, store, helpers or Workers())
    return app


def empty_app(body: int) -> Litestar:
    """Every route, for requests of so many bytes, and nobody who works there yet."""
    return Litestar(
        [
            *(*ROUTES, *NOTICES, *PEOPLE, *COMPANY, *DAYS, *OWNER, *PREVIEWS),
            *(is_alive, is_ready, read_metrics, live, read_client),
        ],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "profiles": Provide(_profiles, sync_to_thread=False),
            "office": Provide(_office, sync_to_thread=False),
            "days": Provide(_days, sync_to_thread=False),
            "owning": Provide(_owning, sync_to_thread=False),
        },
        lifespan=[life],
        before_request=_look_at,
        middleware=[_in_turn],
        before_send=[_add_headers],
        exception_handlers={Problem: _answer_problem, HTTPException: _answer_http, Exception: _answer_fault},
        request_max_body_size=body,
        openapi_config=OPENAPI,
        debug=False,
        logging_config=None,
    )


def _state(settings: Settings, store: SqlStore, workers: Helpers) -> State:
    """Everybody who works here, and what they share."""
    limits = settings.limits
    fairness = Fairness(*limits.cost, limits.waiting_of_address)
    hub = Hub(store, Thinker(store.secret, limits, workers, InThread()), settings, fairness)
    profiles = Profiles(store, hub, settings.now)
    hub.witness = Chronicle(profiles).note
    store.charge = hub.charge
    hub.house.limits("tables_an_hour", hub.new_tables)
    hub.house.limits("profiles_an_hour", profiles.new)
    return State(
        {
            "hub": hub,
            "store": store,
            "workers": workers,
            "profiles": profiles,
            "days": Days(hub, profiles),
            "owning": Owning(store, hub),
            "office": open_office(hub, store, settings),
            "settings": settings,
            "requests": Buckets(*limits.requests),
            "fairness": fairness,
            "meter": Meter(),
            "connections": {},
        }
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


def _look_at(request: AnyRequest) -> None:
    """Before anything is done: whether it may be asked for from there, and so often."""
    check_site(request.headers, request.method not in READS, request.app.state.settings.names)
    _limit_rate(request)
    _check_barred(request)
    _check_kept(request)


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


def _check_kept(request: AnyRequest) -> None:
    """Whoever has filled enough of the disk may still look, and delete what is theirs."""
    path = request.url.path
    is_asked = path.startswith("/api/") and not path.startswith(OWNERS) and not path.endswith(KEEPS_NOTHING)
    if is_asked and request.method in KEEPS:
        request.app.state.hub.check_kept(address_of(request))


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


def _answer_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    page = lost_page(request) if error.status_code == 404 else None
    return page or _answer_problem(request, _problem_of(error))


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
