"""The desk where a page asks for things: what the web server does with HTTP and sockets, done with messages."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from wellspent.engine.game import NOBODY
from wellspent.protocol import Branch, Command, Held, Import, NewTable
from wellspent.server import answers, pages
from wellspent.server.answers import Asker
from wellspent.server.conversation import FAILED, converse
from wellspent.server.hub import Hub
from wellspent.server.pages import JSON, TEXT, Page
from wellspent.server.problems import Problem
from wellspent.server.settings import Limits, Settings
from wellspent.server.thinking import Thinker
from wellspent.server.viewers import ENCODER
from wellspent.texts import LANGUAGES

from .cupboard import Cupboard, Disk
from .elsewhere import AtOnce, Elsewhere

T = TypeVar("T")
# What happened on a line: its name, the message or nothing, and why it was closed or 0.
Post = Callable[[str, str, int], object]

# Whoever is alone may ask as often as they like; the memory of a phone is small.
MANY: Final = (1_000_000, 1_000_000.0)
LIMITS: Final = Limits(
    commands=MANY, tables=MANY, talk=MANY, tables_in_memory=4, games_in_memory=4, reviews=4, message=1 << 20
)
OK: Final = 200
CREATED: Final = 201
NOTHING: Final = 204
FAULT: Final = 500

logger = logging.getLogger(__name__)


class Reply(NamedTuple):
    status: int
    media_type: str
    content: bytes


class Asked:
    """A request, taken apart."""

    def __init__(self, method: str, path: str, key: str, languages: Sequence[str], body: str) -> None:
        parts = urlsplit(path)
        self.method: Final = method
        self.words: Final = [unquote(word) for word in parts.path.split("/") if word]
        self.query: Final = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        self.body: Final = body
        wishes = [self.query.get("lang", ""), *(each[:2].lower() for each in languages)]
        self.asker: Final = Asker(key, next((lang for lang in wishes if lang in LANGUAGES), LANGUAGES[0]))

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.MsgspecError as error:
            raise Problem("message", detail=str(error)) from error

    def number(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise Problem("message", detail=text) from None

    def asked_number(self, name: str, otherwise: int) -> int:
        return self.number(self.query[name]) if name in self.query else otherwise


class HungUp(Exception):
    """The page has closed the line."""


class PageLine:
    """A line to a page."""

    def __init__(self, name: str, post: Post) -> None:
        self.name: Final = name
        self._post: Final = post
        self._heard: Final[asyncio.Queue[str | None]] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """Something was said, or (None) the page is gone."""
        self._heard.put_nowait(text)

    async def receive(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise HungUp
        return text

    async def send(self, message: bytes) -> None:
        self._post(self.name, message.decode(), 0)

    async def close(self, code: int) -> None:
        self._post(self.name, "", code)


class Desk:
    """Answers requests and holds lines."""

    def __init__(self, hub: Hub, post: Post) -> None:
        self.hub: Final = hub
        self._post: Final = post
        self._lines: Final[dict[str, tuple[PageLine, asyncio.Task[None]]]] = {}
        self._chores: Final = asyncio.ensure_future(self._look_after())

    async def _look_after(self) -> None:
        """Look at the clock, and put away what nobody looks at."""
        while True:
            try:
                await self.hub.tick()
                self.hub.sweep()
            except Exception:
                logger.exception("The clock cannot be looked at")
            await asyncio.sleep(self.hub.settings.tick)

    async def answer(self, method: str, path: str, key: str, languages: Sequence[str], body: str) -> Reply:
        """What the server would answer to this request."""
        asked = Asked(method, path, key, languages, body)
        try:
            return await self._answer(asked)
        except Problem as problem:
            return Reply(problem.status, JSON, ENCODER.encode(problem.fault(asked.asker.lang)))
        except Exception:
            logger.exception("A request fails: %s %s", method, path)
            return Reply(FAULT, JSON, ENCODER.encode(Problem("internal").fault(asked.asker.lang)))

    async def _answer(self, asked: Asked) -> Reply:
        hub, asker = self.hub, asked.asker
        match asked.method, asked.words:
            case "GET", ["api", *rest] if (page := _page(asked, rest)) is not None:
                return Reply(OK, page.media_type, page.content)
            case "POST", ["api", "tables"]:
                return _told(await answers.create(hub, asker, asked.read(NewTable)), CREATED)
            case "POST", ["api", "import"]:
                return _told(await answers.take_in(hub, asker, asked.read(Import)), CREATED)
            case "POST", ["api", "mine"]:
                return _told(await answers.mine(hub, asker, asked.read(list[Held])))
            case "GET", ["api", "puzzles", *rest]:
                return _told(_puzzle(asked, rest))
            case _, ["api", "tables", id, *rest]:
                return await self._of_table(asked, id, rest)
        raise Problem("not-found")

    async def _of_table(self, asked: Asked, id: str, rest: list[str]) -> Reply:
        hub, asker = self.hub, asked.asker
        match asked.method, rest:
            case "GET", []:
                log_from, after = asked.asked_number("log_from", 0), asked.asked_number("after", -1)
                return _told(await answers.news(hub, asker, id, log_from, after))
            case "DELETE", []:
                await answers.delete(hub, asker, id)
                return Reply(NOTHING, JSON, b"")
            case "POST", ["commands"]:
                command: Any = Command
                return _told(await answers.carry_out(hub, asker, id, asked.read(command)))
            case "GET", ["onward"]:
                return _told(await answers.onward(hub, asker, id))
            case "GET", ["moments"]:
                return _told(await answers.moments(hub, asker, id))
            case "GET", ["moments", move]:
                seat = asked.asked_number("seat", NOBODY)
                return _told(await answers.moment(hub, asker, id, asked.number(move), seat))
            case "GET", ["cards"]:
                page = await answers.table_cards(hub, asked.asker, id, asked.asked_number("move", -1))
                return Reply(OK, page.media_type, page.content)
            case "GET", ["record"]:
                return Reply(OK, TEXT, (await answers.record(hub, asker, id)).encode())
            case "GET", ["ending"]:
                return _told(await answers.ending(hub, asker, id))
            case "GET", ["review", seat_]:
                return _told(await answers.review(hub, asker, id, asked.number(seat_)))
            case "GET", ["choices", move]:
                return _told(await answers.choices(hub, asker, id, asked.number(move)))
            case "GET", ["what-if", move]:
                line = asked.query.get("line", "")
                return _told(await answers.what_if(hub, asker, id, asked.number(move), line))
            case "GET", ["what-if", move, "lives", number]:
                line, as_it_was = asked.query.get("line", ""), asked.query.get("as_it_was") == "true"
                life = answers.life(hub, asker, id, asked.number(move), line, asked.number(number), as_it_was)
                return _told(await life)
            case "POST", ["take"]:
                return _told(await answers.take_along(hub, asker, id))
            case "POST", ["branch"]:
                return _told(await answers.branch(hub, asker, id, asked.read(Branch)), CREATED)
        raise Problem("not-found")

    # Lines.

    def open_line(self, name: str, table_id: str) -> None:
        line = PageLine(name, self._post)
        self._lines[name] = line, asyncio.ensure_future(self._converse(line, table_id))

    async def _converse(self, line: PageLine, table_id: str) -> None:
        try:
            await converse(line, self.hub, table_id)
        except HungUp:
            pass
        except Exception:
            logger.exception("A line fails")
            await line.close(FAILED)
        finally:
            self._lines.pop(line.name, None)

    def hear(self, name: str, text: str) -> None:
        if name in self._lines:
            self._lines[name][0].hear(text)

    def hang_up(self, name: str) -> None:
        if name in self._lines:
            self._lines[name][0].hear(None)


def _puzzle(asked: Asked, words: Sequence[str]) -> object:
    """The puzzles of a day, or one of them."""
    line = asked.query.get("line", "")
    match words:
        case []:
            return answers.puzzles(asked.asked_number("day", -1))
        case [id]:
            return answers.puzzle(asked.asker, id)
        case [id, "explain"]:
            return answers.puzzle_explained(asked.asker, id, line, asked.query.get("then", ""))
        case [id, "answer"]:
            return answers.puzzle_answer(asked.asker, id, line)
    raise Problem("not-found")


def _page(asked: Asked, words: Sequence[str]) -> Page | None:
    """What is the same for everybody, if that is meant."""
    match words:
        case ["games"]:
            return answers.games(asked.asker)
        case ["games", game, "cards"]:
            return answers.cards(asked.asker, game, asked.query.get("edition", ""), asked.query.get("of", ""))
        case ["games", game, "memories"]:
            return answers.memories(asked.asker, game, asked.query.get("edition", ""))
        case ["games", game, "rules"]:
            return answers.rules(asked.asker, game)
        case ["texts", lang]:
            return answers.texts(lang)
        case ["colours.css"]:
            return pages.colours()
    return None


def _told(answer: object, status: int = OK) -> Reply:
    return Reply(status, JSON, ENCODER.encode(answer))


async def open_desk(disk: Disk, think: Callable[[str], Awaitable[str]], stop: Callable[[], object], post: Post) -> Desk:
    """A desk with everything behind it; raises StorageError where nothing can be kept."""
    store = await Cupboard.open(disk)
    thinker = Thinker(store.secret, LIMITS, Elsewhere(think, stop), AtOnce())
    hub = Hub(store, thinker, Settings(Path(), limits=LIMITS))
    await hub.recall_alarms()
    return Desk(hub, post)
