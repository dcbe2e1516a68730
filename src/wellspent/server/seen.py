"""What was sent about a game, as it was sent: the pieces that archives and reels are made of."""

import zlib
from typing import Any

import msgspec

from wellspent.protocol import LogEntry, News, TableInfo

from .pages import cards, cards_mark, cards_name
from .storage import Catalogue, KeptTable


class SeenMove(msgspec.Struct, array_like=True):
    """The table after a move, as it was sent."""

    scene: msgspec.Raw
    deciders: list[int]
    standings: msgspec.Raw
    waiting: str


class SeenLine(msgspec.Struct, array_like=True):
    """A line of the log: its number, its move, and all of it as it was sent."""

    number: int
    move: int
    entry: msgspec.Raw


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def seen_move(news: News) -> SeenMove:
    return SeenMove(raw(news.scene), news.deciders, raw(news.standings), news.waiting)


def seen_line(entry: LogEntry) -> SeenLine:
    return SeenLine(entry.number, entry.move, raw(entry))


def shown(move: SeenMove, table: TableInfo) -> News:
    """The table once more as it was, without its log."""
    seen: Any = move
    return News(
        version=0,
        move=0,
        table=table,
        seats=[],
        scene=seen.scene,
        deciders=seen.deciders,
        asks=[],
        back=[],
        log=[],
        standings=seen.standings,
        waiting=seen.waiting,
    )


def catalogue_of(kept: KeptTable, lang: str) -> Catalogue:
    """The cards of a table as they are shown now."""
    which = kept.setup.game, kept.setup.edition, lang
    return Catalogue(cards_mark(*which), cards_name(*which), lambda: zlib.compress(cards(*which).content))
