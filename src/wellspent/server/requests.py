"""What a request tells about whoever sent it."""

from collections.abc import Collection, Mapping
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from wellspent.texts import LANGUAGES

from .answers import Asker
from .problems import Problem

AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]

BEARER: Final = "bearer "
NEAR: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
READS: Final = ("GET", "HEAD", "OPTIONS")


def key_of(request: AnyConnection) -> str:
    """The key that a request comes with, or nothing."""
    given = request.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


def language_of(request: AnyRequest) -> str:
    """The language that is asked for, or else the first that is understood."""
    wishes = [request.query_params.get("lang", "")]
    wishes += [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wishes if lang in LANGUAGES), LANGUAGES[0])


def check_site(headers: Mapping[str, str], is_change: bool, names: Collection[str]) -> None:
    """Pages of other sites may not act here, and no foreign name leads here; raises Problem."""
    host = _host_in(f"//{headers.get('host', '')}")
    if host and not (_is_near(host) or host in names):
        raise Problem("host", name=host)
    origin = headers.get("origin", "")
    is_foreign = origin.lower().partition("//")[2] != headers.get("host", "").lower()
    if is_change and origin and is_foreign and _host_in(origin) not in names:
        raise Problem("origin")


def _host_in(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").rstrip(".")
    except ValueError:
        return "?."


def _is_near(host: str) -> bool:
    """Names that no stranger can point here: numbers, and those of the own network."""
    try:
        ip_address(host)
        return True
    except ValueError:
        return "." not in host or host.endswith(NEAR)


def address_of(request: AnyConnection) -> str:
    return request.client.host if request.client else ""


def asker_of(request: AnyRequest) -> Asker:
    return Asker(key_of(request), language_of(request), address_of(request))
