"""Tables kept in the browser, as texts by kind and key."""

import zlib
from base64 import b64decode
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec

from wellspent.server import setups
from wellspent.server.keys import new_secret
from wellspent.server.pages import page_mark
from wellspent.server.storage import (
    ArchivePage,
    Catalogue,
    Entry,
    Kept,
    KeptChat,
    KeptClock,
    KeptPosition,
    KeptReel,
    KeptSeat,
    KeptTable,
    ReelPage,
    StorageError,
    StorageFull,
    TableOptions,
)

T = TypeVar("T")
# What is done to a text: its verb, kind, key and the text itself.
Deed = tuple[str, str, str, str]

# `add` fails where there is something already: nothing that was kept is ever overwritten by another tab.
ADD: Final = "add"
PUT: Final = "put"
# Removes every key that begins so, up to another.
REMOVE: Final = "remove"

META: Final = "meta"
TABLES: Final = "tables"
ENTRIES: Final = "entries"
CHAT: Final = "chat"
CLOCKS: Final = "clocks"
POSITIONS: Final = "positions"
ARCHIVES: Final = "archives"
DELETED: Final = "deleted"
SECRET: Final = "secret"
CATALOGUE: Final = "catalogue"
# What was seen of running games: which moves, and the pages.
REEL: Final = "reel"
REEL_PAGE: Final = "reel-page"
# What a browser calls it when there is no more room.
FULL: Final = "QuotaExceeded"
# Behind every key.
LAST: Final = "~"


class Disk(Protocol):
    """IndexedDB, as far as it is needed."""

    def write(self, deeds: str) -> Awaitable[object]:
        """Do all of it or nothing; the deeds are a list in JSON."""
        ...

    def read(self, kind: str, key: str) -> Awaitable[str]:
        """The text, or an empty one."""
        ...

    def read_all(self, kind: str, first: str, last: str) -> Awaitable[Iterable[str]]:
        """The texts whose keys lie between two, in their order."""
        ...

    def printed(self, name: str) -> Awaitable[str]:
        """A file that lies beside the program, packed, in letters; empty where it cannot be had."""
        ...


class KeptRow(msgspec.Struct):
    """A table without its choices, as one text."""

    id: str
    setup: str
    seats: list[KeptSeat]
    host: str
    pace: int
    created: int
    origin: str
    origin_move: int
    options: TableOptions


class NumberedChat(msgspec.Struct):
    number: int
    line: KeptChat


class KeptCatalogue(msgspec.Struct):
    mark: str
    data: bytes


class ClockOf(msgspec.Struct):
    table: str
    clock: KeptClock


class Cupboard:
    """A store on a disk; whatever goes wrong there is a StorageError."""

    def __init__(self, disk: Disk, secret: str) -> None:
        self._disk: Final = disk
        self.secret: Final = secret

    @classmethod
    async def open(cls, disk: Disk) -> "Cupboard":
        secret = await _done(disk.read(META, SECRET))
        if not secret:
            secret = new_secret()
            await _done(disk.write(_json([(ADD, META, SECRET, secret)])))
        return cls(disk, secret)

    async def add_table(self, table: KeptTable, entries: Sequence[Entry] = ()) -> None:
        deeds = [(ADD, TABLES, table.id, _row(table))]
        deeds += [(ADD, ENTRIES, numbered(table.id, number), _json(entry)) for number, entry in enumerate(entries, 1)]
        await self._write(deeds)

    async def change_table(self, table: KeptTable) -> None:
        await self._write([(PUT, TABLES, table.id, _row(table))])

    async def add_entry(self, table: str, number: int, entry: Entry, clock: KeptClock | None = None) -> None:
        deeds: list[Deed] = [(ADD, ENTRIES, numbered(table, number), _json(entry))]
        await self._write(deeds if clock is None else [*deeds, _clock(table, clock)])

    async def keep_clock(self, table: str, clock: KeptClock) -> None:
        await self._write([_clock(table, clock)])

    async def dues(self) -> dict[str, int]:
        texts = await _done(self._disk.read_all(CLOCKS, "", LAST))
        found = [msgspec.json.decode(text, type=ClockOf) for text in texts]
        return {each.table: each.clock.due for each in found if each.clock.due > 0}

    async def add_chat(self, table: str, number: int, chat: KeptChat, forget: int = 0) -> None:
        deeds = [_line(table, number, chat)]
        if forget > 0:
            deeds.append((REMOVE, CHAT, numbered(table, 0), numbered(table, forget - 1)))
        await self._write(deeds)

    async def keep_position(self, table: str, position: KeptPosition) -> None:
        await self._write(_position(table, position))

    async def go_on(self, table: str, position: KeptPosition, number: int, chat: KeptChat) -> None:
        await self._write([*_position(table, position), _line(table, number, chat)])

    async def keep_archive(
        self, table: str, pages: Sequence[ArchivePage], catalogues: Sequence[Catalogue] = ()
    ) -> None:
        deeds = [(PUT, ARCHIVES, f"{table} {page.lang} {page.seat}", _json(page)) for page in pages]
        deeds += await self._missing(catalogues)
        await self._write([(REMOVE, ARCHIVES, *_all_of(table)), *_no_reels(table), *deeds])

    async def keep_reel(
        self, table: str, reel: KeptReel, pages: Sequence[ReelPage], catalogues: Sequence[Catalogue]
    ) -> None:
        place = numbered(table, reel.first)
        deeds = [(PUT, META, f"{REEL_PAGE} {place} {page.lang} {page.seat}", _json(page)) for page in pages]
        deeds += await self._missing(catalogues)
        await self._write([(PUT, META, f"{REEL} {place}", _json(reel)), *deeds])

    async def reel(self, table: str, first: int, lang: str, seat: int) -> bytes:
        text = await _done(self._disk.read(META, f"{REEL_PAGE} {numbered(table, first)} {lang} {seat}"))
        return msgspec.json.decode(text, type=ReelPage).data if text else b""

    async def catalogue(self, mark: str) -> bytes:
        text = await _done(self._disk.read(META, f"{CATALOGUE} {mark}"))
        return msgspec.json.decode(text, type=KeptCatalogue).data if text else b""

    async def _missing(self, catalogues: Iterable[Catalogue]) -> list[Deed]:
        """Those that are not kept yet."""
        kept = [
            KeptCatalogue(each.mark, await self._packed(each))
            for each in catalogues
            if not await _done(self._disk.read(META, f"{CATALOGUE} {each.mark}"))
        ]
        return [(PUT, META, f"{CATALOGUE} {each.mark}", _json(each)) for each in kept]

    async def _packed(self, catalogue: Catalogue) -> bytes:
        """As it lies beside the program; it is made only where something newer lies there already, or nothing."""
        data = b64decode(await self._disk.printed(catalogue.name))
        is_same = data and page_mark(zlib.decompress(data)) == catalogue.mark
        return data if is_same else catalogue.pack()

    async def archive(self, table: str) -> list[ArchivePage]:
        return await self._all(ARCHIVES, table, ArchivePage)

    async def load(self, table: str) -> Kept | None:
        text = await _done(self._disk.read(TABLES, table))
        if not text:
            return None
        entries = await self._all(ENTRIES, table, Entry)
        chat = await self._all(CHAT, table, NumberedChat)
        clock = await _done(self._disk.read(CLOCKS, table))
        return Kept(
            _table(text),
            entries,
            [each.line for each in chat],
            chat[0].number if chat else 0,
            msgspec.json.decode(clock, type=ClockOf).clock if clock else None,
            await self._all(POSITIONS, table, KeptPosition),
            bool(await self.archive(table)),
            await self._all(META, f"{REEL} {table}", KeptReel),
        )

    async def claim(self, table: str) -> bool:
        """There is nobody else."""
        return True

    def let_go(self, table: str) -> None:
        """There is nobody else."""

    def present(self, table: str, seats: Sequence[int], watchers: int) -> None:
        """There is nobody else."""

    async def is_deleted(self, table: str) -> bool:
        return bool(await _done(self._disk.read(DELETED, table)))

    async def delete(self, table: str, at: int) -> None:
        deeds: list[Deed] = [(REMOVE, kind, table, table) for kind in (TABLES, CLOCKS)]
        deeds += [(REMOVE, kind, *_all_of(table)) for kind in (ENTRIES, CHAT, POSITIONS, ARCHIVES)]
        await self._write([*deeds, *_no_reels(table), (PUT, DELETED, table, str(at))])

    def close(self) -> None:
        """Nothing is under way: whoever asked has waited for it."""

    async def _write(self, deeds: Sequence[Deed]) -> None:
        await _done(self._disk.write(_json(deeds)))

    async def _all(self, kind: str, table: str, type: type[T]) -> list[T]:
        found = await _done(self._disk.read_all(kind, *_all_of(table)))
        return [msgspec.json.decode(text, type=type) for text in found]


def numbered(table: str, number: int) -> str:
    """A key that sorts by its number."""
    return f"{table} {number:09d}"


def _all_of(table: str) -> tuple[str, str]:
    return f"{table} ", f"{table} {LAST}"


def _no_reels(table: str) -> list[Deed]:
    return [(REMOVE, META, *_all_of(f"{kind} {table}")) for kind in (REEL, REEL_PAGE)]


def _clock(table: str, clock: KeptClock) -> Deed:
    return PUT, CLOCKS, table, _json(ClockOf(table, clock))


def _line(table: str, number: int, chat: KeptChat) -> Deed:
    return ADD, CHAT, numbered(table, number), _json(NumberedChat(number, chat))


def _position(table: str, position: KeptPosition) -> list[Deed]:
    """With a new base nothing that was kept before is of any use."""
    base, later = f"{table} base", f"{table} later"
    first = base if position.is_base else later
    return [(REMOVE, POSITIONS, first, later), (PUT, POSITIONS, first, _json(position))]


async def _done(promise: Awaitable[T]) -> T:
    try:
        return await promise
    except Exception as error:
        kind = StorageFull if FULL in str(error) else StorageError
        raise kind(str(error)) from error


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row(table: KeptTable) -> str:
    return _json(
        KeptRow(
            table.id,
            setups.written(table.setup),
            table.seats,
            table.host,
            table.pace,
            table.created,
            table.origin,
            table.origin_move,
            table.options,
        )
    )


def _table(text: str) -> KeptTable:
    row = msgspec.json.decode(text, type=KeptRow)
    return KeptTable(
        row.id,
        setups.read(row.setup),
        row.seats,
        row.host,
        row.pace,
        row.created,
        row.origin,
        row.origin_move,
        row.options,
    )
