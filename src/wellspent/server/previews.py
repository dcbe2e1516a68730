"""What a link to a table or a story says of itself: words and a picture where it is posted, a cover while it opens."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.util import find_spec
from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from wellspent import titles
from wellspent.engine.game import NOBODY
from wellspent.library import GameSetup
from wellspent.printing.drawings import NotBuilt, drawings_file
from wellspent.printing.preview import Pictured, preview
from wellspent.printing.setting import NoTypesetter
from wellspent.protocol import Ending, LogEntry, StoryPage
from wellspent.puzzles import puzzle
from wellspent.texts import LANGUAGES

from .archives import is_foreign
from .hub import Hub
from .problems import Problem, speech
from .requests import AnyRequest, language_of
from .settings import Settings
from .static import INDEX, client_answer
from .tables import Table
from .viewers import LOOKS_ON

# Pictures that are kept; a story never changes.
MOST: Final = 64
PNG: Final = "image/png"
# What lies over a page that is about no game.
PLAIN_COVER: Final = re.compile(r'<section id="cover".*?</section>\s*', re.DOTALL)
_kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()


def _hub(request: AnyRequest) -> Hub:
    found: Hub = request.app.state.hub
    return found


def can_draw() -> bool:
    return find_spec("typst") is not None and drawings_file() is not None


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    return await _page(request, table_id, f"/preview/{table_id}")


@get(["/story/{table_id:str}", "/story/{table_id:str}/{seat:int}"], include_in_schema=False)
async def story_page(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int] = 0) -> Response[bytes]:
    return await _page(request, table_id, f"/preview/{table_id}/{seat}")


@get(["/study/{table_id:str}", "/study/{table_id:str}/{seat:int}"], include_in_schema=False)
async def study_page(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int] = 0) -> Response[bytes]:
    return await _page(request, table_id, f"/preview/{table_id}/{seat}")


@get("/replay/{table_id:str}", include_in_schema=False)
async def moment_page(request: AnyRequest, table_id: FromPath[str], move: FromQuery[str] = "") -> Response[bytes]:
    is_known = move.isascii() and move.isdigit()
    return await _page(request, table_id, f"/preview/{table_id}/at/{int(move)}" if is_known else f"/preview/{table_id}")


@get(["/puzzles", "/puzzles/{puzzle_id:str}"], include_in_schema=False)
async def puzzle_page(request: AnyRequest, puzzle_id: FromPath[str] = "") -> Response[bytes]:
    found = puzzle(puzzle_id)
    if found is None:
        return client_answer(request, request.url.path)
    return _told(request, _needs(found.setup), _cover(found.game))


async def _page(request: AnyRequest, table_id: str, picture: str) -> Response[bytes]:
    """The client's page, with what the link is about."""
    try:
        table = await _hub(request).table(table_id)
    except Problem:
        return client_answer(request, request.url.path)
    names = {lang: _names(table, lang) for lang in LANGUAGES}
    return _told(request, _tags(request, table, picture), _cover(table.kept.setup.game, names))


def _told(request: AnyRequest, tags: str, cover: str) -> Response[bytes]:
    settings: Settings = request.app.state.settings
    if settings.client is None:
        return client_answer(request, request.url.path)
    page = (settings.client / INDEX).read_text(encoding="utf-8")
    page = PLAIN_COVER.sub("", page, count=1)
    page = page.replace("</title>", f"</title>{tags}", 1).replace("<body>", f"<body>{cover}", 1)
    return Response(page.encode(), media_type="text/html", headers={"Cache-Control": "no-cache"})


def _tags(request: AnyRequest, table: Table, picture: str) -> str:
    lang = language_of(request)
    head, _ = _printed(table.kept.setup.game, lang)
    said = {"og:type": "website", "og:site_name": "Wellspent", "og:title": head, "og:description": _names(table, lang)}
    if can_draw():
        address = f"{str(request.base_url).rstrip('/')}{picture}"
        said |= {
            "og:image": address,
            "og:image:width": "1200",
            "og:image:height": "630",
            "twitter:card": "summary_large_image",
        }
    # Cards that are others by now come with the table.
    needed = "" if table.sight.table((), lang).own_cards else _needs(table.kept.setup)
    return needed + "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items())


def _needs(setup: GameSetup) -> str:
    """The client fetches the game and its cards at once, and not after the first news."""
    parts = ",".join((*setup.modules, *setup.sets)) or "-"
    return f'<meta name="wellspent-table" content="{escape(f"{setup.game} {setup.edition} {parts}")}" />'


def _cover(game: str, names: Mapping[str, str] | None = None) -> str:
    """The box, while the table is set: in every language, for only the page knows which one is read."""
    sides = ""
    for lang in LANGUAGES:
        name, text = _printed(game, lang)
        who = [escape(names[lang])] if names else []
        lines = [f"<b>{escape(name)}</b>", escape(text), *who, escape(speech(lang).say("web-loading"))]
        sides += f'<div lang="{lang}">' + "".join(f"<p>{line}</p>" for line in lines) + "</div>"
    return f'<div id="cover" class="cloth">{sides}</div>'


@cache
def _printed(game: str, lang: str) -> tuple[str, str]:
    """What a game is called, and what it is about."""
    info = titles.title(game).info(lang)
    return info.name, info.text


def _names(table: Table, lang: str) -> str:
    return ", ".join(table.sight.names(lang))


@get("/preview/{table_id:str}", include_in_schema=False)
async def table_preview(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """A table: which game, who sits there, and the first cards that lay open."""
    table = await _hub(request).table(table_id)
    game, lang = table.kept.setup.game, language_of(request)
    news = await table.looking_back.moment(LOOKS_ON, table.sight.since, NOBODY, lang)
    cards = _seen(news.log)
    key, name = (table_id, lang, _names(table, lang)), _printed(game, lang)[0]
    return await _picture(key, game, "Wellspent", name, _names(table, lang), cards=cards)


@get("/preview/{table_id:str}/{seat:int}", include_in_schema=False)
async def story_preview(request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]) -> Response[bytes]:
    """A life: what it was called, and cards that were lived."""
    table = await _hub(request).table(table_id)
    if table.is_sealed:
        raise Problem("not-found")
    game, lang = table.kept.setup.game, language_of(request)
    ending: Ending = await table.looking_back.ending(lang)
    if is_foreign(ending.stories):
        raise Problem("not-found")
    story = next((each for each in ending.stories if each.seat == seat), None)
    if story is None:
        raise Problem("not-found")
    head = f"Wellspent · {_printed(game, lang)[0]}"
    key = (table_id, lang, str(seat))
    return await _picture(key, game, head, story.title, _names(table, lang), str(story.total), _cards(story))


@get("/preview/{table_id:str}/at/{move:int}", include_in_schema=False)
async def moment_preview(request: AnyRequest, table_id: FromPath[str], move: FromPath[int]) -> Response[bytes]:
    """A moment of a game: what everybody saw of that move, and its cards."""
    table = await _hub(request).table(table_id)
    game, lang = table.kept.setup.game, language_of(request)
    news = await table.looking_back.moment(LOOKS_ON, move, NOBODY, lang)
    seen = [entry for entry in news.log if entry.move == move]
    told = next((entry.text for entry in seen if entry.card), seen[0].text if seen else _printed(game, lang)[0])
    head = f"Wellspent · {_printed(game, lang)[0]}"
    return await _picture((table_id, lang, "at", str(move)), game, head, told, _names(table, lang), cards=_seen(seen))


def _seen(log: Iterable[LogEntry]) -> tuple[Pictured, ...]:
    """The cards that everybody saw."""
    return tuple((card, -1) for card in dict.fromkeys(entry.card for entry in log if entry.card))


def _cards(story: StoryPage) -> tuple[Pictured, ...]:
    """The first cards of the ages that brought most, with their sides."""
    ages = sorted(story.chapters, key=lambda chapter: -chapter.gained)
    first = [entry for chapter in ages for entry in chapter.entries[:1] if entry.card]
    return tuple(dict.fromkeys((entry.card, entry.side) for entry in first))


async def _picture(
    key: tuple[str, ...],
    game: str,
    head: str,
    title: str,
    names: str,
    score: str = "",
    cards: tuple[Pictured, ...] = (),
) -> Response[bytes]:
    if key not in _kept:
        try:
            _kept[key] = await asyncio.to_thread(preview, game, head, title, names, score, cards)
        except (NotBuilt, NoTypesetter):
            raise Problem("not-found") from None
    _kept.move_to_end(key)
    while len(_kept) > MOST:
        _kept.popitem(last=False)
    return Response(_kept[key], media_type=PNG, headers={"Cache-Control": "public, max-age=3600"})


ROUTES: Final = [
    table_page,
    story_page,
    study_page,
    moment_page,
    puzzle_page,
    table_preview,
    story_preview,
    moment_preview,
]
