"""The games there are, and how to open one from the little that describes it."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from wellspent.cardfiles.faults import hint
from wellspent.engine.game import NOBODY
from wellspent.engine.record import Record, RecordError, follow, record_text
from wellspent.engine.session import Session, seat_letter, seat_number
from wellspent.games.cv.game import CV
from wellspent.games.cv.game import RULES_VERSION as CV_RULES_VERSION
from wellspent.games.cv.rules import FEWEST_SEATS as CV_FEWEST_SEATS
from wellspent.games.cv.rules import MOST_SEATS as CV_MOST_SEATS
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.game import RULES_VERSION, Pursuit, SetupError, check_setup
from wellspent.games.pursuit.module import Module
from wellspent.titles.cv import cards as cv_cards
from wellspent.titles.pursuit.cards import Catalog, catalog
from wellspent.titles.pursuit.cards.folders import module_folders

__all__ = [
    "GAMES",
    "GameSetup",
    "SetupError",
    "catalog_of",
    "differences",
    "find_module",
    "module_names",
    "modules_for",
    "new_session",
    "open_cv",
    "open_game",
    "open_pursuit",
    "replay",
    "set_names",
    "setup_of",
    "write_record",
]

PURSUIT: Final = "pursuit"
CV_NAME: Final = "cv"
GAMES: Final = (PURSUIT, CV_NAME)
MODULES: Final = "wellspent.games.pursuit.modules"
NO_MODULES: Final = "none"


@dataclass(frozen=True)
class GameSetup:
    """Everything that, with the choices, makes a game: the same set-up and choices are the same game."""

    # The names of the players, clockwise.
    seats: tuple[str, ...]
    seed: str
    game: str = PURSUIT
    # Editions and modules are the Pursuit's.
    edition: str = "second"
    modules: tuple[str, ...] = ()
    # The seat that begins; NOBODY leaves it to the seed.
    first_player: int = NOBODY
    # What the game was started with; empty for a new game, which takes what this program has.
    rules: int = 0
    cards: str = ""
    # Further cards of the Pursuit: "box" is the whole box, nothing the base cards only (XP.gen.02).
    sets: tuple[str, ...] = ()

    def head(self) -> dict[str, str]:
        """As the head of a record has it."""
        is_pursuit = self.game == PURSUIT
        return {
            "game": self.game,
            "rules": str(self.rules or rules_version(self.game)),
            "cards": self.cards or fingerprint(self),
            "edition": self.edition if is_pursuit else "",
            "modules": (", ".join(self.modules) or NO_MODULES) if is_pursuit else "",
            "sets": ", ".join(self.sets),
            "seats": ", ".join(self.seats),
            "seed": self.seed,
            "first": "" if self.first_player == NOBODY else seat_letter(self.first_player),
        }


def check(setup: GameSetup) -> None:
    """Raises SetupError, in the words of whoever sets up a game."""
    _known(setup.game, GAMES, "game")
    _known(setup.edition, tuple(EDITIONS), "edition")
    for name in setup.modules:
        _known(name, module_names(), "module")
    for name in setup.sets:
        _known(name, set_names(), "set of cards")
    if setup.game == CV_NAME:
        _check_cv(setup)
    else:
        _check_pursuit(setup)
    if setup.sets and setup.edition != "second":
        raise SetupError(f"The cards of the set {setup.sets[0]} are for the 2022 edition only (XP.gen.05).")
    for name in setup.seats:
        if not name.strip() or "," in name or not name.isprintable():
            raise SetupError(f"A name needs a letter and no comma: {name!r}.")
    if not setup.seed.strip() or not setup.seed.isprintable() or setup.seed != setup.seed.strip():
        raise SetupError(f"A seed is a line of its own without blanks around it: {setup.seed!r}.")
    if not NOBODY <= setup.first_player < len(setup.seats):
        raise SetupError("The First Player must be one of the players.")


def _check_pursuit(setup: GameSetup) -> None:
    check_setup(setup.edition, len(setup.seats), [find_module(name) for name in setup.modules])
    if len(set(setup.modules)) < len(setup.modules):
        raise SetupError("A module is named twice.")


def _check_cv(setup: GameSetup) -> None:
    seats = len(setup.seats)
    if not CV_FEWEST_SEATS <= seats <= CV_MOST_SEATS:
        raise SetupError(f"CV is for {CV_FEWEST_SEATS} to {CV_MOST_SEATS} players, not {seats}.")
    if setup.modules:
        raise SetupError("CV has no modules.")
    if setup.sets:
        raise SetupError("CV has no sets of cards besides its own.")
    if setup.first_player != NOBODY:
        raise SetupError("In CV the owner of the Bicycle begins (CV.childhood.08).")


def rules_version(game: str) -> int:
    return CV_RULES_VERSION if game == CV_NAME else RULES_VERSION


def _known(found: str, known: Sequence[str], what: str) -> None:
    if found not in known:
        raise SetupError(f"There is no {what} '{found}'{hint(found, known)}")


def open_game(setup: GameSetup) -> Pursuit | CV:
    """The game of a set-up, with the cards of the box."""
    return open_cv(setup) if setup.game == CV_NAME else open_pursuit(setup)


def open_pursuit(setup: GameSetup, cards: Catalog | None = None) -> Pursuit:
    """A game of the Pursuit, with the cards of the box or of another catalog."""
    check(setup)
    chosen = (cards or catalog_of(setup)).cards(setup.edition, setup.modules, setup.sets)
    modules = [find_module(name) for name in setup.modules]
    return Pursuit(chosen, setup.edition, len(setup.seats), modules, setup.first_player)


def open_cv(setup: GameSetup, cards: cv_cards.Catalog | None = None) -> CV:
    """A game of CV, with the cards of the box or of another catalog."""
    check(setup)
    return CV((cards or cv_cards.catalog()).cards(), len(setup.seats))


def new_session(setup: GameSetup, cards: Catalog | None = None) -> Session[Any]:
    """A session of the game that the set-up names; its state is that game's."""
    if setup.game == CV_NAME:
        return Session(open_cv(setup), setup.seed)
    return Session(open_pursuit(setup, cards), setup.seed)


def catalog_of(setup: GameSetup) -> Catalog:
    """The cards of a game of the Pursuit with their texts."""
    return catalog(setup.game)


def fingerprint(setup: GameSetup) -> str:
    """The mark of the cards that this program would use."""
    if setup.game == CV_NAME:
        return cv_cards.catalog().fingerprint()
    return catalog_of(setup).fingerprint(setup.edition, setup.modules, setup.sets)


def module_names() -> tuple[str, ...]:
    """The modules of the Pursuit: a module is there when its folder is."""
    return tuple(sorted(folder.name for folder in module_folders()))


def modules_for(seats: int) -> list[type[Module]]:
    """The modules that so many can play, in the order of the rulebook."""
    found = [find_module(name) for name in module_names()]
    return sorted((module for module in found if module.fewest_seats <= seats), key=lambda module: module.order)


def set_names() -> tuple[str, ...]:
    """The sets of cards that the Pursuit has besides its base cards."""
    return tuple(sorted(catalog(PURSUIT).sets))


def find_module(name: str) -> type[Module]:
    found: type[Module] = import_module(f"{MODULES}.{name}").MODULE
    return found


# Records.


def write_record(setup: GameSetup, session: Session[Any]) -> str:
    """The record of a game, finished or not."""
    return record_text(setup.head(), session)


def setup_of(record: Record) -> GameSetup:
    """The set-up that a record names; raises RecordError."""
    head = record.head
    if not head["rules"].isdecimal():
        raise record.error(record.lines["rules"], f"expected a number behind 'rules', found '{head['rules']}'")
    modules = head.get("modules", NO_MODULES)
    setup = GameSetup(
        seats=tuple(record.names),
        seed=head["seed"],
        game=head["game"],
        edition=head.get("edition", "second"),
        modules=() if modules == NO_MODULES else _names(modules),
        first_player=_first_player(record),
        rules=int(head["rules"]),
        cards=head["cards"],
        sets=_names(head["sets"]) if "sets" in head else (),
    )
    try:
        check(setup)
    except SetupError as error:
        raise record.error(_line_at_fault(record, setup), str(error)) from error
    return setup


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _first_player(record: Record) -> int:
    letter = record.head.get("first", "")
    if not letter:
        return NOBODY
    if len(letter) > 1 or not 0 <= seat_number(letter) < len(record.names):
        raise record.error(record.lines["first"], f"expected a seat of this game behind 'first', found '{letter}'")
    return seat_number(letter)


def _line_at_fault(record: Record, setup: GameSetup) -> int:
    if setup.game not in GAMES:
        return record.lines["game"]
    if setup.edition not in EDITIONS:
        return record.lines["edition"]
    if any(name not in module_names() for name in setup.modules):
        return record.lines["modules"]
    if setup.sets and not _may_have_sets(setup):
        return record.lines["sets"]
    return record.lines["seats"]


def _may_have_sets(setup: GameSetup) -> bool:
    is_known = all(name in set_names() for name in setup.sets)
    return is_known and setup.game == PURSUIT and setup.edition == "second"


def differences(record: Record) -> list[str]:
    """In what this program differs from the one that wrote the record; such a record may still replay."""
    setup = setup_of(record)
    found: list[str] = []
    if setup.rules != (known := rules_version(setup.game)):
        found.append(f"written with rules {setup.rules}, this is rules {known}")
    if setup.cards != fingerprint(setup):
        found.append(f"written with other cards ({setup.cards}, these are {fingerprint(setup)})")
    return found


def replay(record: Record, to: int = -1) -> Session[Any]:
    """Play a record again, checking every line; raises RecordError. `to`: stop after so many choices."""
    session = new_session(setup_of(record))
    try:
        follow(record, session, to)
    except RecordError as error:
        if reasons := differences(record):
            fault = f"{error.fault} The record was {' and '.join(reasons)}; its choices no longer replay."
            raise RecordError(error.origin, error.line, fault) from error
        raise
    return session
