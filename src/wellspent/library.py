"""Games from the little that describes them: set-ups made and checked, games opened, records written and replayed."""

from collections.abc import Sequence
from typing import Any, Final

from wellspent import titles
from wellspent.cardfiles.faults import hint
from wellspent.engine.game import NOBODY, Game, SetupError
from wellspent.engine.record import Record, RecordError, follow, is_number, record_text
from wellspent.engine.session import Session, seat_letter, seat_number
from wellspent.ruleset import GameSetup, Ruleset

__all__ = [
    "GameSetup",
    "Ruleset",
    "SetupError",
    "begun_now",
    "check",
    "differences",
    "nameless",
    "new_session",
    "open_game",
    "replay",
    "ruleset",
    "set_up",
    "setup_of",
    "write_record",
]

NO_MODULES: Final = "none"


def ruleset(game: str, seats: int, edition: str = "", modules: Sequence[str] = (), sets: Sequence[str] = ()) -> Ruleset:
    """A ruleset with what was left open filled in: the usual edition, or none for a game that has only one."""
    known = titles.title(game).editions if game in titles.names() else (edition,)
    return Ruleset(game, seats, (edition or known[0]) if known else "", tuple(modules), tuple(sets))


def set_up(
    names: Sequence[str],
    seed: str,
    game: str = titles.USUAL,
    edition: str = "",
    modules: Sequence[str] = (),
    first: int = NOBODY,
    sets: Sequence[str] = (),
) -> GameSetup:
    """A new game of these players; whether there is such a game, `check` tells."""
    return GameSetup(ruleset(game, len(names), edition, modules, sets), tuple(names), seed, first)


def nameless(rules: Ruleset, seed: str = "-") -> GameSetup:
    """A game of players who are called by their seats."""
    return GameSetup(rules, tuple(map(seat_letter, range(rules.seats))), seed)


def begun_now(setup: GameSetup) -> GameSetup:
    """Marked with the rules and cards of this program, so that a later one can tell."""
    title = titles.title(setup.game)
    marks = title.rules_version, title.fingerprint(setup.ruleset)
    return GameSetup(setup.ruleset, setup.names, setup.seed, setup.first, *marks)


def check(setup: GameSetup) -> None:
    """Raises SetupError, in the words of whoever sets up a game."""
    rules = setup.ruleset
    _known(rules.game, titles.names(), "game")
    title = titles.title(rules.game)
    if title.editions:
        _known(rules.edition, title.editions, "edition")
    for name in rules.modules:
        if title.module_names():
            _known(name, title.module_names(), "module")
    for name in rules.sets:
        if title.set_names():
            _known(name, title.set_names(), "set of cards")
    title.check(setup)
    for name in setup.names:
        if not name.strip() or "," in name or not name.isprintable():
            raise SetupError(f"A name needs a letter and no comma: {name!r}.")
    if not setup.seed.strip() or not setup.seed.isprintable() or setup.seed != setup.seed.strip():
        raise SetupError(f"A seed is a line of its own without blanks around it: {setup.seed!r}.")
    if not NOBODY <= setup.first < rules.seats:
        raise SetupError("The First Player must be one of the players.")


def _known(found: str, known: Sequence[str], what: str) -> None:
    if found not in known:
        raise SetupError(f"There is no {what} '{found}'{hint(found, known)}")


def open_game(setup: GameSetup, cards: Any = None) -> Game[Any]:
    """The game of a set-up, with the cards of the box or with others; raises SetupError."""
    check(setup)
    return titles.title(setup.game).open(setup, cards)


def new_session(setup: GameSetup, cards: Any = None) -> Session[Any]:
    """A session of the game that the set-up names; its state is that game's."""
    return Session(open_game(setup, cards), setup.seed)


# Records.


def head_of(setup: GameSetup) -> dict[str, str]:
    """A set-up as the head of a record has it."""
    title, rules = titles.title(setup.game), setup.ruleset
    modules = ", ".join(rules.modules) or (NO_MODULES if title.module_names() else "")
    return {
        "game": rules.game,
        "rules": str(setup.rules or title.rules_version),
        "cards": setup.cards or title.fingerprint(rules),
        "edition": rules.edition,
        "modules": modules,
        "sets": ", ".join(rules.sets),
        "seats": ", ".join(setup.names),
        "seed": setup.seed,
        "first": "" if setup.first == NOBODY else seat_letter(setup.first),
    }


def write_record(setup: GameSetup, session: Session[Any]) -> str:
    """The record of a game, finished or not."""
    return record_text(head_of(setup), session)


def setup_of(record: Record) -> GameSetup:
    """The set-up that a record names; raises RecordError."""
    head = record.head
    if not is_number(head["rules"]):
        raise record.error(record.lines["rules"], f"expected a number after 'rules', found '{head['rules']}'")
    modules = head.get("modules", NO_MODULES)
    rules = ruleset(
        head["game"],
        len(record.names),
        head.get("edition", ""),
        () if modules == NO_MODULES else _names(modules),
        _names(head["sets"]) if "sets" in head else (),
    )
    marks = int(head["rules"]), head["cards"]
    setup = GameSetup(rules, tuple(record.names), head["seed"], _first(record), *marks)
    try:
        check(setup)
    except SetupError as error:
        raise record.error(_line_at_fault(record, setup), str(error)) from error
    return setup


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _first(record: Record) -> int:
    letter = record.head.get("first", "")
    if not letter:
        return NOBODY
    if len(letter) > 1 or not 0 <= seat_number(letter) < len(record.names):
        raise record.error(record.lines["first"], f"expected a seat of this game after 'first', found '{letter}'")
    return seat_number(letter)


def _line_at_fault(record: Record, setup: GameSetup) -> int:
    """The line of the head without which there would be such a game; that of the seats where there is none."""
    rules = setup.ruleset
    if rules.game not in titles.names():
        return record.lines["game"]
    title = titles.title(rules.game)
    if rules.edition and rules.edition not in title.editions:
        return record.lines["edition"]
    if any(name not in title.module_names() for name in rules.modules):
        return record.lines["modules"]
    if rules.sets and is_possible(GameSetup(ruleset(*_without_sets(rules)), setup.names, setup.seed, setup.first)):
        return record.lines["sets"]
    return record.lines["seats"]


def _without_sets(rules: Ruleset) -> tuple[str, int, str, tuple[str, ...]]:
    return rules.game, rules.seats, rules.edition, rules.modules


def is_possible(setup: GameSetup) -> bool:
    try:
        check(setup)
    except SetupError:
        return False
    return True


def differences(record: Record) -> list[str]:
    """In what this program differs from the one that wrote the record; such a record may still replay."""
    setup = setup_of(record)
    now = begun_now(setup)
    found: list[str] = []
    if setup.rules != now.rules:
        found.append(f"written with rules {setup.rules}, this is rules {now.rules}")
    if setup.cards != now.cards:
        found.append(f"written with other cards ({setup.cards}, these are {now.cards})")
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
