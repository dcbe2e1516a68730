"""A game as a short text: a head, one line for every choice, and how it ended."""

from collections.abc import Iterator
from typing import Final, TypeVar, final

from .session import Move, NotPossible, Session, seat_letter, seat_number
from .state import State

S = TypeVar("S", bound=State)

TITLE: Final = "wellspent record"
FORMAT: Final = "1"
# The words of the head in the order they are written; those of NEEDED must be there.
HEAD: Final = ("game", "rules", "cards", "edition", "modules", "sets", "seats", "seed", "first")
NEEDED: Final = ("game", "rules", "cards", "seats", "seed")
SCORES: Final = "scores"
WON: Final = "won"
NOBODY_WON: Final = "nobody"
MOST_NAMED: Final = 6
MOST_DIGITS: Final = 18


class RecordError(ValueError):
    """What is wrong with a record, and where."""

    def __init__(self, origin: str, line: int, fault: str) -> None:
        super().__init__(f"{origin}:{line}: {fault}")
        self.origin = origin
        self.line = line
        self.fault = fault


@final
class RecordedChoice:
    """One choice as it is written, and the line of the file it stands on."""

    def __init__(self, seat: int, text: str, line: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.line: Final = line


@final
class Record:
    """A record that has been read. Whether its choices are legal only a replay can tell."""

    def __init__(self, origin: str) -> None:
        self.origin: Final = origin
        self.head: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.names: list[str] = []
        self.choices: list[RecordedChoice] = []
        # None in the record of an unfinished game.
        self.scores: list[int] | None = None
        self.winners: list[int] | None = None
        # Where the next line would stand.
        self.end = 1

    def error(self, line: int, fault: str) -> RecordError:
        return RecordError(self.origin, line, fault)


# Writing.


def record_text(head: dict[str, str], session: Session[S]) -> str:
    """The record of a game, finished or not; `head` says how it was set up."""
    lines = [f"{TITLE} {FORMAT}"]
    lines += [f"{word} {head[word]}" for word in HEAD if head.get(word)]
    lines.append("")
    lines += [move_line(number, move) for number, move in enumerate(session.moves, 1)]
    if session.state.finished:
        game = session.game
        lines.append(scores_line(game.scores(session.state)))
        lines.append(won_line(game.winners(session.state)))
    return "\n".join(lines) + "\n"


def move_line(number: int, move: Move) -> str:
    return f"{number} {seat_letter(move.seat)} {move.line}"


def scores_line(scores: list[int]) -> str:
    return " ".join([SCORES, *[f"{seat_letter(seat)} {score}" for seat, score in enumerate(scores)]])


def won_line(winners: list[int]) -> str:
    letters = [seat_letter(seat) for seat in winners]
    return " ".join([WON, *(letters or [NOBODY_WON])])


# Reading.


def read_record(text: str, origin: str) -> Record:
    """Read a record; raises RecordError with the line at fault. Lines that begin with # are remarks."""
    record = Record(origin)
    lines = text.removeprefix("\ufeff").splitlines()
    _read_title(record, lines[0] if lines else "")
    number = _read_head(record, lines)
    for place in range(number, len(lines)):
        line = " ".join(lines[place].split())
        if line and not line.startswith("#"):
            _read_line(record, line, place + 1)
    record.end = len(lines) + 1
    if record.scores is not None and record.winners is None:
        raise record.error(record.end, f"expected a line that begins with '{WON}' after the scores")
    return record


def _read_title(record: Record, line: str) -> None:
    words = line.split()
    if " ".join(words[:2]) != TITLE:
        raise record.error(1, f"expected '{TITLE} {FORMAT}', found '{line.strip()}': this is not a record of a game")
    if words[2:] != [FORMAT]:
        raise record.error(1, f"expected '{TITLE} {FORMAT}', found '{line.strip()}': written by another Wellspent")


def _read_head(record: Record, lines: list[str]) -> int:
    """Read up to the empty line; the index of the line behind it."""
    place = 1
    while place < len(lines) and lines[place].strip():
        if not lines[place].startswith("#"):
            _read_head_line(record, lines[place], place + 1)
        place += 1
    for word in NEEDED:
        if word not in record.head:
            raise record.error(place + 1, f"expected a line '{word} …' in the head, found none")
    record.names = [name.strip() for name in record.head["seats"].split(",")]
    if not all(record.names):
        raise record.error(record.lines["seats"], "expected names separated by commas, found one without letters")
    return place + 1


def _read_head_line(record: Record, line: str, number: int) -> None:
    parts = line.split(maxsplit=1)
    word = parts[0]
    if word.isdecimal():
        raise record.error(number, "expected an empty line between the head and the choices")
    if word not in HEAD:
        raise record.error(number, f"'{word}' is not a word of the head{_near(word, list(HEAD))}")
    if word in record.head:
        raise record.error(number, f"'{word}' is already on line {record.lines[word]}")
    if len(parts) < 2:
        raise record.error(number, f"expected something after '{word}'")
    record.head[word] = parts[1].strip()
    record.lines[word] = number


def _read_line(record: Record, line: str, number: int) -> None:
    word = line.split()[0]
    if record.winners is not None:
        raise record.error(number, f"expected nothing after the line '{WON} …', found '{line}'")
    if word in (SCORES, WON):
        record.lines[word] = number
    if word == WON:
        record.winners = _read_winners(record, line, number)
    elif record.scores is not None:
        raise record.error(number, f"expected '{WON} …' after the scores, found '{line}'")
    elif word == SCORES:
        record.scores = _read_scores(record, line, number)
    else:
        record.choices.append(_read_choice(record, line, number))


def _read_choice(record: Record, line: str, number: int) -> RecordedChoice:
    expected = len(record.choices) + 1
    parts = line.split(maxsplit=2)
    if not is_number(parts[0]) or len(parts) < 3:
        raise record.error(number, f"expected choice {expected} like '{expected} A study', found '{line}'")
    if int(parts[0]) != expected:
        raise record.error(number, f"expected choice {expected}, found choice {parts[0]}")
    return RecordedChoice(_read_seat(record, parts[1], number), parts[2], number)


def is_number(text: str) -> bool:
    """A number as people write it: not one that takes longer to read than a life."""
    return text.isdecimal() and len(text) <= MOST_DIGITS


def _read_seat(record: Record, letter: str, number: int) -> int:
    seats = [seat_letter(seat) for seat in range(len(record.names))]
    if letter not in seats:
        raise record.error(number, f"expected a seat ({', '.join(seats)}), found '{letter}'")
    return seat_number(letter)


def _read_scores(record: Record, line: str, number: int) -> list[int]:
    words = line.split()[1:]
    scores: list[int] = []
    for seat in range(len(record.names)):
        pair = words[2 * seat : 2 * seat + 2]
        if len(pair) < 2 or pair[0] != seat_letter(seat) or not is_number(pair[1].removeprefix("-")):
            raise record.error(number, f"expected a score for every seat like '{SCORES} A 45 B 32', found '{line}'")
        scores.append(int(pair[1]))
    if len(words) > 2 * len(scores):
        raise record.error(number, f"expected the scores of {len(scores)} seats, found '{line}'")
    return scores


def _read_winners(record: Record, line: str, number: int) -> list[int]:
    if record.scores is None:
        raise record.error(number, f"expected '{SCORES} …' before '{WON}'")
    words = line.split()[1:]
    if words == [NOBODY_WON]:
        return []
    if not words:
        raise record.error(number, f"expected seats after '{WON}', or '{NOBODY_WON}'")
    return [_read_seat(record, word, number) for word in words]


# Replaying.


def follow(record: Record, session: Session[S], to: int = -1) -> None:
    """Make the choices of a record, all or as many as `to` says, and check how the game ended."""
    for _ in following(record, session, to):
        pass


def following(record: Record, session: Session[S], to: int = -1) -> Iterator[None]:
    """The same, choice by choice."""
    choices = record.choices if to < 0 else record.choices[:to]
    for choice in choices:
        try:
            session.choose(choice.seat, choice.text)
        except NotPossible as refused:
            raise record.error(choice.line, f"{refused}{_expected(session, choice)}") from refused
        yield
    if len(choices) == len(record.choices):
        check_end(record, session)


def check_end(record: Record, session: Session[S]) -> None:
    """Whether scores and winners are those of the record."""
    if not session.state.finished:
        if record.scores is not None:
            raise record.error(
                record.lines[SCORES], "the record has final scores, but the game is not over with its choices"
            )
        return
    scores = session.game.scores(session.state)
    winners = session.game.winners(session.state)
    if record.scores is None:
        raise record.error(record.end, f"the game is over: expected '{scores_line(scores)}' and '{won_line(winners)}'")
    if record.scores != scores:
        raise record.error(
            record.lines[SCORES], f"the game ends with '{scores_line(scores)}', not '{scores_line(record.scores)}'"
        )
    if record.winners != winners:
        found = won_line(record.winners or [])
        raise record.error(record.lines[WON], f"the game ends with '{won_line(winners)}', not '{found}'")


def _expected(session: Session[S], choice: RecordedChoice) -> str:
    """What could have stood there: who decides, and the choices nearest to the one found."""
    deciders = session.game.deciders(session.state)
    if not deciders:
        return " Expected the final scores."
    if choice.seat not in deciders:
        letters = " or ".join([seat_letter(seat) for seat in deciders])
        return f" Expected a choice of seat {letters}."
    known = session.choices(choice.seat)
    if len(known) <= MOST_NAMED:
        return f" Expected one of: {', '.join(known)}."
    return _near(choice.text, known)


def _near(found: str, known: list[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(found, known, n=2, cutoff=0.6)
    if near:
        return f"; did you mean '{near[0]}'?" if len(near) == 1 else f"; did you mean '{near[0]}' or '{near[1]}'?"
    return f" ({', '.join(known)})" if len(known) <= len(HEAD) else ""
