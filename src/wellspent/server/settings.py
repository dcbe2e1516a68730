"""How a server is run: where it listens, where it keeps its games, and how much it puts up with."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .clock import now
from .keys import new_seed

DEFAULT_PORT: Final = 8320


@dataclass(frozen=True)
class Limits:
    """What nobody needs more of. Rates are (at once, and then each second)."""

    # Commands of one connection, and requests and new tables of one address.
    commands: tuple[int, float] = (200, 50.0)
    requests: tuple[int, float] = (300, 50.0)
    tables: tuple[int, float] = (40, 0.02)
    connections_of_address: int = 100
    # New profiles of one address, and six words that it may try.
    profiles: tuple[float, float] = (20, 0.01)
    words: tuple[float, float] = (12, 0.05)
    # What it may tell the owner about others.
    reports: tuple[float, float] = (10, 0.005)
    # Bytes that are kept for one address; a finished game comes to 100,000, and to 2,300,000 with everything.
    kept: tuple[float, float] = (64_000_000, 5_000.0)
    # Who looks on at a table, in all and from one address, and how often a seat may be looked from.
    viewers_of_table: int = 300
    viewers_of_origin: int = 20
    viewers_of_holder: int = 20
    # Messages that wait for a slow connection before it is closed.
    waiting: int = 64
    message: int = 16 * 1024
    body: int = 64 * 1024
    record: int = 128 * 1024
    # Seconds of computing of one address, and how much of it may wait.
    cost: tuple[float, float] = (0.25, 0.25)
    waiting_of_address: int = 64
    talk: tuple[float, float] = (20, 1.0)
    # Changes of one game, choices of a record, tables and different games in memory.
    entries: int = 20_000
    choices: int = 5_000
    tables_in_memory: int = 2_000
    games_in_memory: int = 48
    chat: int = 500
    chat_kept: int = 500
    line: int = 200
    name: int = 40
    id: int = 64
    held: int = 200
    # Games that go on, and other lines of a home.
    at_home: int = 40
    lines_at_home: int = 12
    # Characters of what a client keeps for a profile.
    settings: int = 4_000
    # Milliseconds.
    pace: int = 10_000
    # Seconds.
    long_poll: float = 25.0
    # Seconds that a computer player may be told to think, that it may take beyond that, and that it may wait for its
    # turn to think; whoever takes longer is played by a quicker one.
    budget: float = 10.0
    thinking: float = 20.0
    # Seconds more for a whole life.
    living: float = 60.0
    queueing: float = 20.0
    # Reviews that are kept.
    reviews: int = 100
    roads: int = 100


@dataclass(frozen=True)
class Settings:
    data: Path
    # A PostgreSQL address; empty for the SQLite file of the data folder.
    database: str = ""
    # The built client; None where it has not been built.
    client: Path | None = None
    # The same without a server, for browsers to bring along; None where that has not been built.
    offline: Path | None = None
    limits: Limits = field(default_factory=Limits)
    # Names under which it is known besides those of its own network, and its own chance for games between people.
    names: tuple[str, ...] = ()
    chance: Callable[[], str] = new_seed
    # Where people find it, for links in messages; the mail server, empty for none; and whether webhooks may lead into
    # the network that it is in.
    address: str = ""
    mail: str = ""
    near_hooks: bool = False
    # What time it is, in milliseconds since 1970.
    now: Callable[[], int] = now
    # Seconds after which a table that nobody looks at leaves the memory, and how often that is looked for.
    idle: float = 600.0
    sweep: float = 30.0
    # Seconds between two looks at the clock.
    tick: float = 1.0
    # Seconds between two full garbage collections, where nobody is connected; 0 leaves them to Python.
    collect: float = 0.0
    # Compiles the sources that the server runs from; None where nobody wants that.
    compiler: Path | None = None
    # Whether tables may be open to everybody on this server, until its owner says otherwise.
    open_tables: bool = False
    # Computer players that live the life of the day, for whoever is there alone.
    day_computers: int = 24
    # What opens the owner's page; empty for the key of before, or a new one.
    owner_key: str = ""
    # Seconds for which computer players go on at a table that everybody has left.
    alone: float = 120.0


def data_folder() -> Path:
    """Where programs keep their data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Wellspent"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Wellspent"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wellspent"


def client_folder() -> Path | None:
    """The built client: inside the installed package, or in `build/web` of the source tree."""
    return _built("web", "web")


def offline_folder() -> Path | None:
    """What `make static` makes: inside the installed package, or in `build/static` of the source tree."""
    return _built("offline", "static")


def _built(inside: str, name: str) -> Path | None:
    here = Path(__file__).resolve()
    places = [here.parents[1] / inside, *(folder / "build" / name for folder in here.parents)]
    return next((place for place in places if (place / "index.html").is_file()), None)
