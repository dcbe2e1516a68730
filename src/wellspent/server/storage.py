"""What is kept of a table: its set-up, the choices made at it, its talk. Choices are only ever added."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

import msgspec

from wellspent.library import GameSetup
from wellspent.protocol import By, Pronoun, SeatKind, TimeRules

CHOOSE: Final = "choose"
UNDO: Final = "undo"
REDO: Final = "redo"
# The seat of what the house says, with a word instead of a line.
HOUSE: Final = -2
# Who may take a seat of an open table.
ANYBODY: Final = "*"


class StorageError(Exception):
    """Something could not be kept; it has not happened. `code` names its fault."""

    code = "storage"


class StorageFull(StorageError):
    """There is no room for it, and whoever plays can make some."""

    code = "storage-full"


class Overtaken(StorageError):
    """Another process was quicker: what was to be kept is not, and something else is in its place."""


class KeptSeat(msgspec.Struct):
    """A seat as it is kept. `key` is the hash of the seat's own key; empty where the host or nobody has it."""

    kind: SeatKind
    name: str
    colour: str
    pronoun: Pronoun
    bot: str = ""
    key: str = ""
    has_joined: bool = False
    # Of a computer player; what nobody has named is a secret until the end.
    character: str = ""
    # The words of a face, where one was chosen.
    face: str = ""
    # The profile whose seat it is, and the one that may take it.
    profile: str = ""
    invited: str = ""
    # Whoever has given it away, for as long as nobody has come for it.
    handed_by: str = ""


class TableOptions(msgspec.Struct, omit_defaults=True):
    """What a table is besides its game; a database of an older release has none of it."""

    # A guide teaches the first seat.
    is_lesson: bool = False
    # The profile of the host.
    owner: str = ""
    clock: TimeRules | None = None
    # The table whose people play again, and the day whose life this is.
    again: str = ""
    day: str = ""
    # Another life of a day that somebody has tried already: it counts for nothing.
    is_practice: bool = False
    # It goes on from a record or from another game.
    is_brought: bool = False
    # Anybody may take its free seats, but those whom the host has sent away.
    is_open: bool = False
    removed: list[str] = []
    # What its people call it.
    name: str = ""


@dataclass
class KeptTable:
    """A table without its choices. `host` is the hash of the host's key."""

    id: str
    setup: GameSetup
    seats: list[KeptSeat]
    host: str
    pace: int
    created: int
    origin: str = ""
    origin_move: int = -1
    options: TableOptions = field(default_factory=TableOptions)
    # What of it can change, as it was last read or written: whoever writes over something else is told.
    known: tuple[str, int, str] = field(default=("", 0, "{}"), compare=False)


@dataclass(frozen=True)
class Entry:
    """Something that changed a game: a choice, or so many choices of a seat taken back or made again."""

    kind: str
    seat: int
    line: str
    command: str
    at: int
    # Who chose in the place of the seat.
    by: By = ""


@dataclass(frozen=True)
class KeptClock:
    """The time of a table, and when it has to be looked after: 0 for never."""

    state: str
    due: int


@dataclass(frozen=True)
class KeptChat:
    seat: int
    name: str
    line: str
    command: str
    at: int


@dataclass(frozen=True)
class KeptPosition:
    """Where a game stood after so many entries, and by which rules and cards it had been played."""

    number: int
    rules: int
    cards: str
    data: bytes
    # The game goes on from it by these rules; otherwise it is there for whatever rules come next.
    is_base: bool = False


class KeptReel(NamedTuple):
    """What was seen of a running game from the position after move `first` on, up to the one before `until`."""

    first: int
    until: int
    # What tells the choices that led there from others, and the cards as they were shown, in every language.
    mark: str
    cards: str


@dataclass(frozen=True)
class Kept:
    """Everything about one table."""

    table: KeptTable
    entries: list[Entry]
    chat: list[KeptChat]
    # The number of the first line of it.
    chat_from: int = 0
    clock: KeptClock | None = None
    positions: Sequence[KeptPosition] = ()
    # Whether all of a finished game is kept as it was seen, and what of a running one is.
    is_archived: bool = False
    reels: Sequence[KeptReel] = ()

    @property
    def base(self) -> int:
        """After how many entries the rules of now begin; 0 where they have always been the same."""
        return next((position.number for position in self.positions if position.is_base), 0)


@dataclass(frozen=True)
class ArchivePage:
    """A finished game as one seat saw it in one language."""

    lang: str
    seat: int
    data: bytes


@dataclass(frozen=True)
class ReelPage:
    """A reel as one seat saw it in one language."""

    lang: str
    seat: int
    data: bytes


@dataclass(frozen=True)
class Catalogue:
    """All cards of a game as they are shown, by their mark. They are packed only where they are not kept yet."""

    mark: str
    # What the file with them is called that may lie beside the program.
    name: str
    pack: Callable[[], bytes]


class Store(Protocol):
    """Where tables are kept. Whoever asks goes on when it is safe; what cannot be kept raises StorageError."""

    @property
    def secret(self) -> str:
        """What nobody outside may know, the same for as long as the store lives."""
        ...

    async def add_table(self, table: KeptTable, entries: Sequence[Entry] = ()) -> None: ...

    async def change_table(self, table: KeptTable) -> None:
        """Keep names, colours, pace, options and who has joined."""
        ...

    async def add_entry(self, table: str, number: int, entry: Entry, clock: KeptClock | None = None) -> None:
        """Keep a choice and the time at which the table is then: both or nothing."""
        ...

    async def keep_clock(self, table: str, clock: KeptClock) -> None: ...

    async def dues(self) -> dict[str, int]:
        """The tables that have to be looked after, each with when."""
        ...

    async def add_chat(self, table: str, number: int, chat: KeptChat, forget: int = 0) -> None:
        """Keep a line, and none of those before number `forget`."""
        ...

    async def keep_position(self, table: str, position: KeptPosition) -> None:
        """Keep where a game stands, in the place of where it stood before."""
        ...

    async def go_on(self, table: str, position: KeptPosition, number: int, chat: KeptChat) -> None:
        """Let a game go on from a position by other rules, and say so: both happen, or nothing."""
        ...

    async def keep_reel(
        self, table: str, reel: KeptReel, pages: Sequence[ReelPage], catalogues: Sequence[Catalogue]
    ) -> None:
        """Keep what was seen of some moves, in the place of what began at the same move."""
        ...

    async def reel(self, table: str, first: int, lang: str, seat: int) -> bytes:
        """A page of a reel; empty where it is not kept any more."""
        ...

    async def keep_archive(
        self, table: str, pages: Sequence[ArchivePage], catalogues: Sequence[Catalogue] = ()
    ) -> None:
        """Keep a finished game as it was seen; its reels are in it, and are not kept beside it."""
        ...

    async def catalogue(self, mark: str) -> bytes:
        """The cards with this mark; empty where they were never kept."""
        ...

    async def archive(self, table: str) -> list[ArchivePage]: ...

    async def load(self, table: str) -> Kept | None: ...

    async def is_deleted(self, table: str) -> bool: ...

    async def delete(self, table: str, at: int) -> None:
        """Remove everything about a table but the fact that it was deleted."""
        ...

    async def claim(self, table: str) -> bool:
        """Whether this process may play the computer players of a table: one does, until it ends or lets go."""
        ...

    def let_go(self, table: str) -> None: ...

    def present(self, table: str, seats: Sequence[int], watchers: int) -> None:
        """Tell other processes who looks at a table here; nobody waits for it."""
        ...

    def close(self) -> None:
        """Finish what has been asked for."""
        ...
