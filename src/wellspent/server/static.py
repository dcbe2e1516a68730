"""The pages of the table: the files of the built client, and its one page for every address it knows."""

import hashlib
import mimetypes
from collections.abc import AsyncIterator
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Stream

from . import offline
from .problems import Problem, has_control, speech
from .requests import AnyRequest, language_of
from .settings import Settings

# Addresses that the client draws by itself, by their first word.
PAGES: Final = (
    "",
    "t",
    "story",
    "rules",
    "cards",
    "help",
    "lessons",
    "replay",
    "study",
    "puzzles",
    "day",
    "me",
    "peace",
    "confirm",
    "owner",
)
INDEX: Final = "index.html"
# Files with a hash in their name never change.
HASHED: Final = "assets"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
LONGEST_NAME: Final = 255
# Bytes of a file that are sent at once.
PIECE: Final = 256 * 1024
# Precompressed beside the file, by what the browser accepts.
PACKED: Final = {"br": ".br", "gzip": ".gz"}


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def read_client(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
    """A file of the client, or its page."""
    return client_answer(request, path)


def client_answer(request: AnyRequest, path: str) -> Response[Any]:
    settings: Settings = request.app.state.settings
    words = [word for word in path.split("/") if word]
    if any(word in (".", "..") or has_control(word) or len(word.encode()) > LONGEST_NAME for word in words):
        raise Problem("not-found")
    if words[:1] == [offline.PLACE] and settings.offline is not None:
        return _offline(request, settings, settings.offline, words[1:])
    file = _file(settings.client, words)
    if file is None and words and words[0] not in PAGES:
        page = lost_page(request)
        if page is None:
            raise Problem("not-found")
        return page
    if settings.client is None:
        return _not_built(language_of(request))
    return _answer(request, file or settings.client / INDEX, is_forever=file is not None and words[0] == HASHED)


def lost_page(request: AnyRequest) -> Response[Any] | None:
    """Whoever looks for a page that does not exist is told so by the client, nicely; programs are told in their way."""
    settings: Settings = request.app.state.settings
    is_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if settings.client is None or not is_page:
        return None
    return Response((settings.client / INDEX).read_bytes(), status_code=404, media_type="text/html")


def _offline(request: AnyRequest, settings: Settings, folder: Path, words: list[str]) -> Response[Any]:
    """A file of the game without a server, or its page."""
    # As it was asked for: the routes know no slash at the end, and addresses beside the page depend on it.
    if not request.scope["raw_path"].startswith(f"/{offline.PLACE}/".encode()):
        return Response(b"", status_code=308, headers={"Location": f"/{offline.PLACE}/"})
    if words in ([], [INDEX]):
        content = offline.page(folder)
        mark = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
        if request.headers.get("if-none-match") == mark:
            return Response(b"", status_code=304, headers={"ETag": mark})
        return Response(content, media_type="text/html", headers={"Cache-Control": ASK_AGAIN, "ETag": mark})
    file = _file(folder, words)
    if file is None:
        raise Problem("not-found")
    is_forever = words[0] == HASHED
    # What has the same name is the same, and lies packed beside the client.
    answer = _answer(request, (_file(settings.client, words) if is_forever else None) or file, is_forever)
    for name, value in offline.headers_of(file.name).items():
        answer.headers[name] = value
    return answer


def _file(folder: Path | None, words: list[str]) -> Path | None:
    """The file that is meant, if it is one of the client's."""
    if folder is None:
        return None
    file = folder.joinpath(*words).resolve()
    return file if words and file.is_file() and file.is_relative_to(folder.resolve()) else None


def _answer(request: AnyRequest, file: Path, is_forever: bool) -> Response[Any]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    mark = f'"{file.stat().st_mtime_ns:x}-{file.stat().st_size:x}"'
    headers = {"Cache-Control": FOREVER if is_forever else ASK_AGAIN, "ETag": mark, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    for name, suffix in PACKED.items():
        packed = file.with_name(file.name + suffix)
        if name in accepted and packed.is_file():
            return _sent(packed, kind, {**headers, "Content-Encoding": name})
    return _sent(file, kind, headers)


def _sent(file: Path, kind: str, headers: dict[str, str]) -> Response[Any]:
    """A file; a large one as fast as it is read at the other end, so that it never lies in memory for each of many."""
    size = file.stat().st_size
    if size <= PIECE:
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    return Stream(_pieces(file), media_type=kind, headers={**headers, "Content-Length": str(size)})


async def _pieces(file: Path) -> AsyncIterator[bytes]:
    with file.open("rb") as source:
        while piece := source.read(PIECE):
            yield piece


def _not_built(lang: str) -> Response[Any]:
    """A page that says what to do."""
    say = speech(lang).say
    title, text = escape(say("client-missing-title")), escape(say("client-missing-text"))
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1><p>{text}'
    return Response(page.encode(), status_code=503, media_type="text/html")
