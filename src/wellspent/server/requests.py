"""What a request tells about whoever sent it."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from wellspent.texts import LANGUAGES

AnyRequest = Request[Any, Any, State]

BEARER: Final = "bearer "


def key_of(request: AnyRequest) -> str:
    """The key that a request comes with, or nothing."""
    given = request.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


def language_of(request: AnyRequest) -> str:
    """The language that is asked for, or else the first that is understood."""
    wishes = [request.query_params.get("lang", "")]
    wishes += [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wishes if lang in LANGUAGES), LANGUAGES[0])


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""
