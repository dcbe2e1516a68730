"""Who sits at a new table, and what is played there: wishes checked, and what was left open filled in."""

import secrets
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from wellspent.bots import CHARACTERS, LEVELS, UnknownBot, persona
from wellspent.engine.game import NOBODY
from wellspent.games.cv.rules import FEWEST_SEATS as CV_FEWEST_SEATS
from wellspent.games.cv.rules import MOST_SEATS as CV_MOST_SEATS
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.game import MOST_SEATS
from wellspent.library import (
    GAMES,
    PURSUIT,
    GameSetup,
    find_module,
    fingerprint,
    module_names,
    rules_version,
    set_names,
)
from wellspent.protocol import NewSeat, NewTable, SeatLink

from .keys import hashed, new_key, new_seed
from .problems import Problem, speech
from .settings import Limits
from .storage import KeptSeat

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"
KINDS: Final = (HERE, LINK, BOT)
COLOURS: Final = ("poppy", "ocean", "marigold", "fern", "fig")
PRONOUNS: Final = ("she", "he", "they")
# Names and pronouns for computer players that nobody has named.
BOT_NAMES: Final = {"Bruno": "he", "Mei": "she", "Imre": "he", "Solveig": "she", "Sasha": "they"}


def setup_of_wishes(wishes: NewTable, names: Sequence[str]) -> GameSetup:
    """What a new table plays; raises Problem."""
    seed = wishes.seed.strip() or new_seed()
    _known("game", wishes.game, GAMES)
    _known("edition", wishes.edition, EDITIONS)
    for module in wishes.modules:
        _known("module", module, module_names() if wishes.game == PURSUIT else ())
    _check_modules(wishes, len(names))
    for name in wishes.sets:
        _known("set", name, set_names() if wishes.game == PURSUIT else ())
        if wishes.edition != "second":
            raise Problem("set-edition", name=name)
    if not seed.isprintable():
        raise Problem("seed", most=Limits.line)
    if not NOBODY <= wishes.first < len(names) or (wishes.game != PURSUIT and wishes.first != NOBODY):
        raise Problem("first")
    modules, sets = tuple(wishes.modules), tuple(wishes.sets)
    setup = GameSetup(tuple(names), seed, wishes.game, wishes.edition, modules, wishes.first, sets=sets)
    return begun_now(setup)


def _check_modules(wishes: NewTable, seats: int) -> None:
    edition = EDITIONS[wishes.edition]
    if wishes.game == PURSUIT and seats > edition.most_seats:
        raise Problem("seats", fewest=1, most=edition.most_seats)
    if wishes.modules and not edition.has_modules:
        raise Problem("module-edition")
    for place, name in enumerate(wishes.modules):
        if name in wishes.modules[:place]:
            raise Problem("module-twice", name=name)
        if seats < (fewest := find_module(name).fewest_seats):
            raise Problem("module-seats", name=name, fewest=fewest)


def begun_now(setup: GameSetup) -> GameSetup:
    """Marked with the rules and cards of this program, so that a later one can tell."""
    return replace(setup, rules=rules_version(setup.game), cards=fingerprint(setup))


def _known(what: str, name: str, known: Collection[str]) -> None:
    if name not in known:
        raise Problem(what, name=name)


def seated(game: str, wanted: Sequence[NewSeat], lang: str) -> tuple[list[KeptSeat], list[SeatLink]]:
    """The seats of a new table, and the keys of those that are joined by link; raises Problem."""
    _check_number(game, len(wanted))
    taken = [seat.name.strip() for seat in wanted if seat.name.strip()]
    colours = [seat.colour for seat in wanted if seat.colour]
    seats: list[KeptSeat] = []
    links: list[SeatLink] = []
    for number, wish in enumerate(wanted):
        seat = _seat(game, number, wish, taken, colours, lang)
        if seat.kind == LINK:
            key = new_key()
            seat.key = hashed(key)
            links.append(SeatLink(number, key))
        seats.append(seat)
    check_names([seat.name for seat in seats])
    check_colours([seat.colour for seat in seats])
    return seats, links


def _check_number(game: str, seats: int) -> None:
    _known("game", game, GAMES)
    fewest, most = (1, MOST_SEATS) if game == PURSUIT else (CV_FEWEST_SEATS, CV_MOST_SEATS)
    if not fewest <= seats <= most:
        raise Problem("seats", fewest=fewest, most=most)


def _seat(game: str, number: int, wish: NewSeat, taken: list[str], colours: list[str], lang: str) -> KeptSeat:
    _known("kind", wish.kind, KINDS)
    name = wish.name.strip() or _free_name(number, wish.kind, taken, lang)
    pronoun = BOT_NAMES.get(name, wish.pronoun) if wish.kind == BOT and not wish.name.strip() else wish.pronoun
    if pronoun not in PRONOUNS:
        raise Problem("pronoun")
    colour = wish.colour or next(each for each in COLOURS if each not in colours)
    taken.append(name)
    colours.append(colour)
    bot, character = _player(game, wish.bot) if wish.kind == BOT else ("", "")
    has_joined = wish.kind != LINK
    return KeptSeat(wish.kind, checked_name(name), colour, pronoun, bot, has_joined=has_joined, character=character)


def _player(game: str, bot: str) -> tuple[str, str]:
    """A computer player as it was wished for, and its character, which is drawn where none was named."""
    try:
        who = persona(bot, game)
    except UnknownBot as error:
        raise Problem("bot", name=bot) from error
    if who.playouts or who.seconds > Limits.budget:
        raise Problem("budget", most=int(Limits.budget))
    # A player from outside is who it is.
    return str(who), who.character or (secrets.choice(CHARACTERS[game]) if who.level in LEVELS else "")


def player_of(game: str, seat: KeptSeat) -> str:
    """Who plays a seat, character included; nothing for a person."""
    return str(replace(persona(seat.bot, game), character=seat.character)) if seat.bot else ""


def _free_name(number: int, kind: str, taken: Sequence[str], lang: str) -> str:
    names = list(BOT_NAMES) if kind == BOT else [speech(lang).say("seat-name", number=number + 1)]
    return next((name for name in names if name not in taken), f"{names[0]} {number + 1}")


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= Limits.name or "," in name or not name.isprintable():
        raise Problem("name", most=Limits.name)
    return name


def check_colours(colours: Sequence[str]) -> None:
    """Each seat has one of the colours, and no other has it."""
    for place, colour in enumerate(colours):
        if colour not in COLOURS:
            raise Problem("colour", colour=colour, known=", ".join(COLOURS))
        if colour in colours[:place]:
            raise Problem("same-colour")


def check_names(names: Sequence[str]) -> None:
    folded = [name.casefold() for name in names]
    for place, name in enumerate(names):
        if folded[place] in folded[:place]:
            raise Problem("same-name", name=name)
