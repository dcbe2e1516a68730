"""A server for tests, in the test's own loop, and clients that talk to it as browsers and programs do."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from websockets.asyncio.client import ClientConnection, connect

from wellspent.commands.serve import listen
from wellspent.protocol import (
    Choose,
    Command,
    Created,
    Done,
    Hello,
    News,
    NewSeat,
    NewTable,
    Presence,
    Refusal,
    ServerMessage,
    Talk,
)
from wellspent.server.app import make_app
from wellspent.server.doors import HttpDoor, SocketDoor
from wellspent.server.hub import Hub
from wellspent.server.settings import Limits, Settings
from wellspent.server.sqlstore import SqlStore
from wellspent.server.workers import Workers

T = TypeVar("T")
# A test that hangs fails.
PATIENCE = 600
MANY = (1_000_000, 1_000_000.0)
BYTES = (1e12, 1e12)
FREE = Limits(commands=MANY, requests=MANY, tables=MANY, talk=MANY, cost=MANY, profiles=MANY, words=MANY, kept=BYTES)
DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)

HERE = NewSeat("here")
LINK = NewSeat("link")
RANDOM = NewSeat("bot", bot="random")

# Applications whose server is shut down, by the size of a request they take: the next server has one of them.
CLOSED: dict[int, list[Litestar]] = defaultdict(list)


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in a loop of its own."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class Running:
    """A server that listens, and a client for HTTP."""

    def __init__(self, port: int, state: State | None, http: httpx.AsyncClient) -> None:
        self.port = port
        self._state = state
        self.http = http

    @property
    def state(self) -> State:
        assert self._state is not None, "the server runs in another process"
        return self._state

    @property
    def hub(self) -> Hub:
        found: Hub = self.state.hub
        return found

    @property
    def store(self) -> SqlStore:
        found: SqlStore = self.state.store
        return found

    @property
    def workers(self) -> Workers:
        found: Workers = self.state.workers
        return found

    async def get(self, path: str, key: str = "", **params: str | int) -> httpx.Response:
        return await self.http.get(path, params=params, headers=bearer(key))

    async def read(self, kind: type[T], path: str, key: str = "", **params: str | int) -> T:
        answer = await self.get(path, key, **params)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    async def post(self, path: str, data: Any, key: str = "", **params: str | int) -> httpx.Response:
        return await self.http.post(path, content=msgspec.json.encode(data), params=params, headers=bearer(key))

    async def create(self, *seats: NewSeat, **wishes: Any) -> Created:
        table = NewTable(**{"game": "pursuit", "pace": 0, "seed": "server", **wishes}, seats=list(seats))
        answer = await self.post("/api/tables", table)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Created)

    @asynccontextmanager
    async def join(self, table: str, key: str = "", lang: str = "en", seen: int = -1) -> AsyncIterator["Guest"]:
        """A viewer at a table, who has said hello."""
        async with connect(f"ws://localhost:{self.port}/api/live/{table}", max_size=None) as line:
            guest = Guest(line, key)
            await guest.send(Hello(key, lang, seen))
            yield guest


class Guest:
    """One end of a WebSocket: everything received is kept."""

    ids = count(1)

    def __init__(self, line: ClientConnection, key: str) -> None:
        self.line = line
        self.key = key
        self.received: list[ServerMessage] = []
        self.texts: list[str] = []

    async def send(self, message: msgspec.Struct) -> None:
        await self.line.send(msgspec.json.encode(message).decode())

    async def next(self) -> ServerMessage:
        text = await self.line.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        self.received.append(DECODER.decode(text))
        return self.received[-1]

    async def find(self, kind: type[T], fits: Callable[[T], bool] = lambda _: True) -> T:
        """Read on until there is such a message."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and fits(message):
                return message

    async def news(self, fits: Callable[[News], bool] = lambda _: True) -> News:
        return await self.find(News, fits)

    async def reach(self, version: int, fits: Callable[[News], bool] = lambda _: True) -> News:
        """The first news of this version or a later one, received already or not."""
        for message in self.received:
            if isinstance(message, News) and message.version >= version and fits(message):
                return message
        return await self.news(lambda news: news.version >= version and fits(news))

    async def answer(self, command: Command) -> ServerMessage:
        """Send a command and wait for what answers it, whatever else comes before."""
        await self.send(command)
        while True:
            message = await self.next()
            if not isinstance(message, News | Talk | Presence) and getattr(message, "id", "") == command.id:
                return message

    async def choose(self, news: News, place: int = 0, seat: int = -1) -> Done | Refusal:
        """Choose one of the offers of the news."""
        ask = next(ask for ask in news.asks if seat in (ask.seat, -1))
        line = [offer.line for offer in ask.offers if not offer.is_interrupt][place]
        message = await self.answer(Choose(new_id(), news.version, ask.seat, line))
        assert isinstance(message, Done | Refusal)
        return message

    @property
    def latest(self) -> News:
        return next(message for message in reversed(self.received) if isinstance(message, News))


def new_id() -> str:
    return f"command {next(Guest.ids)}"


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


class Serving(uvicorn.Server):
    """Stops as soon as it is told to: others look ten times a second whether they should."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.told = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.told.wait()


@asynccontextmanager
async def running(data: Path, database: str = "", limits: Limits = FREE, **settings: Any) -> AsyncIterator[Running]:
    """A server on a free port; at the end it is shut down as Ctrl-C does it."""
    settings.setdefault("chance", lambda: "chance")
    settings.setdefault("day_computers", 0)
    closed = CLOSED[limits.body]
    app = make_app(Settings(data, database, limits=limits, **settings), app=closed.pop() if closed else None)
    # That of a real server: small answers are sent at once, and nobody waits 40 ms for each.
    listener = listen("127.0.0.1", 0)
    listener.listen()
    port = listener.getsockname()[1]
    config = uvicorn.Config(
        app,
        http=HttpDoor,
        ws=SocketDoor,
        log_config=None,
        timeout_graceful_shutdown=1,
        # It never closes a line that is idle: on a busy machine somebody might just be asking on it.
        timeout_keep_alive=PATIENCE,
    )
    server = Serving(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.create_task(server._serve([listener]))
    try:
        async with httpx.AsyncClient(base_url=f"http://localhost:{port}", timeout=PATIENCE, verify=False) as http:
            yield Running(port, app.state, http)
    finally:
        server.told.set()
        await serving
    closed.append(app)
