"""Who sits at a new table, and what is played there: wishes checked, and what was left open filled in."""

import secrets
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, get_args

from wellspent import titles
from wellspent.bots import UnknownBot
from wellspent.engine.game import NOBODY
from wellspent.library import GameSetup, begun_now, is_possible, set_up
from wellspent.people import bot_name
from wellspent.pictures import strange_in_face
from wellspent.players import persona
from wellspent.protocol import NewSeat, NewTable, Pronoun, SeatKind, SeatLink, TimeRules
from wellspent.texts import LANGUAGES
from wellspent.titles import Title

from .candles import is_possible as is_possible_time
from .keys import hashed, is_profile_key, is_same, new_key, new_seed
from .names import is_name, is_taken, spoken, unnamed
from .problems import Problem
from .settings import Limits
from .storage import KeptSeat, KeptTable
from .viewers import LOOKS_ON, Holder

HERE: Final[SeatKind] = "here"
LINK: Final[SeatKind] = "link"
BOT: Final[SeatKind] = "bot"
KINDS: Final[tuple[SeatKind, ...]] = get_args(SeatKind)
COLOURS: Final = ("poppy", "ocean", "marigold", "fern", "fig")
PRONOUNS: Final[tuple[Pronoun, ...]] = get_args(Pronoun)


def setup_of_wishes(wishes: NewTable, names: Sequence[str]) -> GameSetup:
    """What a new table plays; raises Problem."""
    seed = wishes.seed.strip() or new_seed()
    _known("game", wishes.game, titles.names())
    title, seats = titles.title(wishes.game), len(names)
    setup = set_up(names, seed, wishes.game, wishes.edition, wishes.modules, wishes.first, wishes.sets)
    if title.editions:
        _known("edition", setup.edition, title.editions)
    for name in wishes.modules:
        _known("module", name, title.module_names())
    if seats > (most := title.most_seats_of(setup.edition)):
        raise Problem("seats", fewest=title.fewest_seats, most=most)
    _check_modules(title, setup)
    for name in wishes.sets:
        _known("set", name, title.set_names())
        if name not in title.sets_of(setup.edition):
            raise Problem("set-edition", name=name)
    if not seed.isprintable():
        raise Problem("seed", most=Limits.line)
    if not NOBODY <= wishes.first < seats:
        raise Problem("first")
    if not is_possible(setup):
        raise Problem("no-first" if is_possible(replace(setup, first=NOBODY)) else "setup")
    return begun_now(setup)


def _check_modules(title: Title, setup: GameSetup) -> None:
    seats, modules = setup.ruleset.seats, setup.modules
    if modules and not title.modules_of(setup.edition, title.most_seats):
        raise Problem("module-edition")
    for place, name in enumerate(modules):
        if name in modules[:place]:
            raise Problem("module-twice", name=name)
        if seats < (fewest := title.fewest_with(name)):
            raise Problem("module-seats", name=name, fewest=fewest)


def _known(what: str, name: str, known: Collection[str]) -> None:
    if name not in known:
        raise Problem(what, name=name)


def seated(game: str, wanted: Sequence[NewSeat]) -> tuple[list[KeptSeat], list[SeatLink]]:
    """The seats of a new table, and the keys of those that are joined by link; raises Problem."""
    _check_number(game, len(wanted))
    taken = [seat.name.strip() for seat in wanted if seat.name.strip()]
    colours = [seat.colour for seat in wanted if seat.colour]
    seats: list[KeptSeat] = []
    links: list[SeatLink] = []
    for number, wish in enumerate(wanted):
        seat = _seat(game, number, wish, taken, colours)
        if seat.kind == LINK:
            key = new_key()
            seat.key = hashed(key)
            links.append(SeatLink(number, key))
        seats.append(seat)
    check_names([seat.name for seat in seats])
    check_colours([seat.colour for seat in seats])
    return seats, links


def _check_number(game: str, seats: int) -> None:
    _known("game", game, titles.names())
    fewest, most = titles.title(game).fewest_seats, titles.title(game).most_seats
    if not fewest <= seats <= most:
        raise Problem("seats", fewest=fewest, most=most)


def _seat(game: str, number: int, wish: NewSeat, taken: list[str], colours: list[str]) -> KeptSeat:
    kind = _kind(wish.kind)
    name, pronoun = _called(number, kind, wish, taken)
    colour = wish.colour or next(each for each in COLOURS if each not in colours)
    taken.append(name)
    colours.append(colour)
    bot, character = _player(game, wish.bot, wish.character) if kind == BOT else ("", "")
    has_joined = kind != LINK
    face = checked_face(wish.face)
    return KeptSeat(
        kind, name, colour, checked_pronoun(pronoun), bot, has_joined=has_joined, character=character, face=face
    )


def _called(number: int, kind: SeatKind, wish: NewSeat, taken: Sequence[str]) -> tuple[str, str]:
    """Name and pronoun, as wished or found."""
    if wish.name.strip():
        return checked_name(wish.name), wish.pronoun
    return bot_name(taken) if kind == BOT else (unnamed(number), wish.pronoun)


def _kind(wish: str) -> SeatKind:
    for kind in KINDS:
        if kind == wish:
            return kind
    raise Problem("kind", name=wish)


def checked_pronoun(wish: str) -> Pronoun:
    for pronoun in PRONOUNS:
        if pronoun == wish:
            return pronoun
    raise Problem("pronoun")


def _player(game: str, bot: str, before: str = "") -> tuple[str, str]:
    """A computer player as it was wished for, and its character: named, drawn before elsewhere, or drawn now."""
    try:
        who = persona(bot, game)
    except UnknownBot as error:
        raise Problem("bot", name=bot) from error
    if who.playouts or who.seconds > Limits.budget:
        raise Problem("budget", most=int(Limits.budget))
    # A player from outside is who it is.
    title = titles.title(game)
    drawn = secrets.choice(title.characters) if title.characters and who.level in title.levels else ""
    if drawn and before in title.characters:
        drawn = before
    return str(who), who.character or drawn


def checked_clock(game: str, wanted: TimeRules | None) -> TimeRules | None:
    """How time is to be kept, and by whom somebody is stood in for."""
    if wanted is None:
        return None
    if not is_possible_time(wanted):
        raise Problem("clock")
    if wanted.stand_in and wanted.stand_in not in titles.title(game).levels:
        raise Problem("bot", name=wanted.stand_in)
    return wanted


def player_of(game: str, seat: KeptSeat) -> str:
    """Who plays a seat, character included; nothing for a person."""
    return str(replace(persona(seat.bot, game), character=seat.character)) if seat.bot else ""


def record_names(seats: Sequence[KeptSeat], lang: str = LANGUAGES[0]) -> tuple[str, ...]:
    """The names as a set-up and a record have them, where everybody has one."""
    return tuple(spoken(seat.name, lang) for seat in seats)


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= Limits.name or "," in name or not name.isprintable():
        raise Problem("name", most=Limits.name)
    return name


def checked_table_name(name: str) -> str:
    """What a table is called, or nothing; raises Problem."""
    name = " ".join(name.split())
    if len(name) > Limits.name or not name.isprintable():
        raise Problem("table-name", most=Limits.name)
    return name


def checked_face(words: str) -> str:
    """Words that can be drawn, or none."""
    if len(words) > Limits.line or any(strange_in_face(words)):
        raise Problem("face")
    return words


def check_colours(colours: Sequence[str]) -> None:
    """Each seat has one of the colours, and no other has it."""
    for place, colour in enumerate(colours):
        if colour not in COLOURS:
            raise Problem("colour", colour=colour, known=", ".join(COLOURS))
        if colour in colours[:place]:
            raise Problem("same-colour")


def check_names(names: Sequence[str]) -> None:
    """Nobody is taken for another, in whichever language."""
    for place, name in enumerate(names):
        for other in names[:place]:
            if is_taken(name, [other]):
                raise Problem("same-name", name=name if is_name(name) else other)


def holder_of(table: KeptTable, key: str) -> Holder:
    """What a key gives at a table; raises Problem for one that gives nothing."""
    if not key:
        return LOOKS_ON
    mark = hashed(key)
    is_host = is_same(mark, table.host) or is_same(mark, table.options.owner)
    seats = tuple(seat for seat, kept in enumerate(table.seats) if _is_held(kept, mark, is_host))
    if is_host or seats:
        return Holder(seats, is_host)
    if is_profile_key(key):
        return LOOKS_ON
    raise Problem("key")


def _is_held(seat: KeptSeat, mark: str, is_host: bool) -> bool:
    """Whether a key with this hash gives a seat."""
    return (is_host and seat.kind == HERE) or is_same(mark, seat.key) or is_same(mark, seat.profile)
