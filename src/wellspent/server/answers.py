"""What can be asked for, whoever carries the question: one function for each request."""

from collections.abc import Sequence
from typing import NamedTuple

from wellspent import titles
from wellspent.engine.game import NOBODY
from wellspent.protocol import (
    Branch,
    Choices,
    Command,
    Created,
    Ending,
    Explained,
    Held,
    Import,
    Moment,
    News,
    NewTable,
    Onward,
    PuzzleAnswer,
    PuzzleDay,
    PuzzleTable,
    Review,
    StoryChapter,
    Summary,
    WhatIf,
)
from wellspent.texts import LANGUAGES

from . import pages, puzzling
from .hub import Hub
from .pages import Page
from .problems import Problem
from .puzzling import Posed
from .tables import Reply, Table
from .viewers import Holder


class Asker(NamedTuple):
    """Who asks: with which key, in which language, and from where."""

    key: str = ""
    lang: str = LANGUAGES[0]
    origin: str = ""


# What never changes.


def games(asker: Asker) -> Page:
    """The games, with everything that can be chosen for them."""
    return pages.games(asker.lang)


def cards(asker: Asker, game: str, edition: str = "", of: str = "") -> Page:
    """What is printed on the cards: on all, or on those of the box and of some modules and sets."""
    edition = _known_edition(game, edition)
    if of:
        return pages.some_cards(game, edition, asker.lang, _parts(game, of))
    return pages.cards(game, edition, asker.lang)


def _parts(game: str, of: str) -> frozenset[str]:
    """Modules and sets by name, as far as there are such."""
    if of == pages.BOX:
        return pages.NO_PARTS
    info = titles.title(game).info(LANGUAGES[0])
    return frozenset(of.split(",")) & {each.id for each in (*info.modules, *info.sets)}


def memories(asker: Asker, game: str, edition: str = "") -> Page:
    """What will be told of the cards."""
    return pages.memories(_known_game(game), _known_edition(game, edition), asker.lang)


def rules(asker: Asker, game: str) -> Page:
    """The rules in readable order."""
    return pages.rules(_known_game(game), asker.lang)


def texts(lang: str) -> Page:
    """The words of the client, in Fluent."""
    if lang not in LANGUAGES:
        raise Problem("language", name=lang)
    return pages.texts(lang)


def _known_game(game: str) -> str:
    if game not in titles.names():
        raise Problem("game", name=game)
    return game


def _known_edition(game: str, edition: str) -> str:
    """The edition asked for, or the usual one; nothing for a game that has only one."""
    title = titles.title(_known_game(game))
    if edition and edition not in [each.id for each in title.info(LANGUAGES[0]).editions]:
        raise Problem("edition", name=edition)
    return (edition or title.editions[0]) if title.editions else ""


# Puzzles.


def puzzles(day: int = -1) -> PuzzleDay:
    """The puzzles of a day; of today, unless told."""
    return puzzling.day(day)


def puzzle(asker: Asker, id: str) -> PuzzleTable:
    """The table of a puzzle, as whoever has to decide sees it."""
    return Posed(id, asker.lang).table()


def puzzle_explained(asker: Asker, id: str, line: str, then: str = "") -> Explained:
    """What a choice would do."""
    return Posed(id, asker.lang).explained(line, then)


def puzzle_answer(asker: Asker, id: str, line: str) -> PuzzleAnswer:
    """What was best, beside what one would choose."""
    return Posed(id, asker.lang).answer(line)


# Tables.


async def create(hub: Hub, asker: Asker, wishes: NewTable, owner: str = "") -> Created:
    """A new table. The answer has the keys; nobody can ask for them again."""
    _check_new(hub, asker)
    return await hub.create(wishes, owner)


async def branch(hub: Hub, asker: Asker, table_id: str, wishes: Branch, owner: str = "") -> Created:
    """A new table that goes on from a move of a finished game."""
    _check_new(hub, asker)
    return await hub.branch(await hub.table(table_id), wishes, owner)


async def take_in(hub: Hub, asker: Asker, wishes: Import, owner: str = "") -> Created:
    """A new table from a record."""
    _check_new(hub, asker)
    return await hub.take_in(wishes, owner)


async def take_along(hub: Hub, asker: Asker, table_id: str) -> Import:
    """A running game of one person, whole, to go on with it at another place."""
    table, holder = await _held(hub, asker, table_id)
    return await table.looking_back.whole(holder, asker.lang)


def _check_new(hub: Hub, asker: Asker) -> None:
    if not hub.new_tables.take(asker.origin):
        raise Problem("too-fast")


async def news(hub: Hub, asker: Asker, table_id: str, log_from: int = 0, after: int = -1) -> News:
    """The table as it is. With `after`, the answer waits a while for a version that is not this one."""
    table, holder = await _held(hub, asker, table_id)
    if after >= 0:
        await table.wait(after, hub.settings.limits.long_poll)
        table = await hub.table(table_id)
    return await table.news(holder, asker.lang, max(log_from, 0))


async def carry_out(hub: Hub, asker: Asker, table_id: str, command: Command) -> Reply:
    """Choose, take back, ask, talk: whatever can be done at a table."""
    table, holder = await _held(hub, asker, table_id)
    try:
        hub.check_command(command, asker.origin)
        return await table.carry_out(holder, command, asker.lang, asker.origin)
    except Problem as problem:
        return problem.refusal(command.id, asker.lang)


async def onward(hub: Hub, asker: Asker, table_id: str) -> list[Onward]:
    """The cards of one's own seats that a standing order could go on with."""
    table, holder = await _held(hub, asker, table_id)
    return table.orders.onward(holder, asker.lang)


async def delete(hub: Hub, asker: Asker, table_id: str) -> None:
    """Delete a table for good; only its host can."""
    await hub.delete(await hub.table(table_id), asker.key)


async def mine(hub: Hub, asker: Asker, held: Sequence[Held]) -> list[Summary]:
    """A line for each of these tables that is still there."""
    return await hub.mine(held, asker.lang)


# Looking back.


async def moments(hub: Hub, asker: Asker, table_id: str) -> list[Moment]:
    """What replay jumps by."""
    table, holder = await _held(hub, asker, table_id)
    return await table.looking_back.moments(holder, asker.lang)


async def moment(hub: Hub, asker: Asker, table_id: str, move: int, seat: int = NOBODY) -> News:
    """The table as a seat saw it after so many moves."""
    table, holder = await _held(hub, asker, table_id)
    return await table.looking_back.moment(holder, move, seat, asker.lang)


async def table_cards(hub: Hub, asker: Asker, table_id: str, move: int = -1) -> Page:
    """The cards of a table: of a finished game, and of moves that were made by other rules, as they were then."""
    return await (await hub.table(table_id)).looking_back.cards(asker.lang, move)


async def record(hub: Hub, asker: Asker, table_id: str) -> str:
    """The record of a finished game: it has the seed, which tells of a running one what nobody may know."""
    return await (await _seen(hub, asker, table_id)).looking_back.record(asker.lang)


async def ending(hub: Hub, asker: Asker, table_id: str) -> Ending:
    """How a finished game ended: scores, chart and the stories of the lives."""
    return await (await _seen(hub, asker, table_id)).looking_back.ending(asker.lang)


async def review(hub: Hub, asker: Asker, table_id: str, seat: int) -> Review:
    """Where a seat lost points in a finished game. Whoever asks first begins it; ask again until all is done."""
    table = await _seen(hub, asker, table_id)
    table.looking_back.check_review(seat)
    return hub.reviews.review(table, seat, asker.lang)


async def choices(hub: Hub, asker: Asker, table_id: str, move: int) -> Choices:
    """What could have been chosen at a decision of a finished game."""
    table = await _finished(hub, asker, table_id)
    return hub.roads.choices(table, move, asker.lang)


async def what_if(hub: Hub, asker: Asker, table_id: str, move: int, line: str) -> WhatIf:
    """What a game comes to after another choice. Whoever asks first begins it; ask again until all is done."""
    table = await _finished(hub, asker, table_id)
    return hub.roads.what_if(table, move, line, asker.lang)


async def life(
    hub: Hub, asker: Asker, table_id: str, move: int, line: str, number: int, as_it_was: bool
) -> list[StoryChapter]:
    """One of those lives, after the other choice or as it was, from the age of the decision on."""
    table = await _finished(hub, asker, table_id)
    return hub.roads.life(table, move, line, 0 if as_it_was else 1, number, asker.lang)


async def _seen(hub: Hub, asker: Asker, table_id: str) -> Table:
    """A table that anybody may look back at, but for the life of a day that is not over."""
    table = await hub.table(table_id)
    if table.is_sealed:
        table.holder(asker.key)
    return table


async def _finished(hub: Hub, asker: Asker, table_id: str) -> Table:
    table = await _seen(hub, asker, table_id)
    table.looking_back.check_review(0)
    return table


async def _held(hub: Hub, asker: Asker, table_id: str) -> tuple[Table, Holder]:
    table = await hub.table(table_id)
    return table, table.holder(asker.key)
