"""From kept entries to a game and its positions."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from wellspent.engine.game import Game
from wellspent.engine.session import Move, NotPossible, Session

from .storage import CHOOSE, UNDO, Entry


class CannotReplay(Exception):
    """The entries do not fit these rules and cards."""


def replayed(session: Session[Any], entries: Sequence[Entry]) -> Iterator[None]:
    """Lead a new session, step by step, to where the entries led, with what can be done again."""
    made, undone = _folded(entries)
    try:
        for entry in [*made, *reversed(undone)]:
            session.choose(entry.seat, entry.line)
            yield
        for seat, taken in groupby(undone, attrgetter("seat")):
            session.undo(seat, len(list(taken)))
            yield
    except NotPossible as error:
        raise CannotReplay(str(error)) from error


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The choices that were not taken back."""
    return _folded(entries)[0]


def _folded(entries: Sequence[Entry]) -> tuple[list[Entry], list[Entry]]:
    """The choices that stand, and those taken back, the last of them first."""
    made: list[Entry] = []
    undone: list[Entry] = []
    try:
        for entry in entries:
            if entry.kind == CHOOSE:
                made.append(entry)
                undone.clear()
            elif entry.kind == UNDO:
                undone += [made.pop() for _ in range(int(entry.line))]
            else:
                made.append(undone.pop())
    except IndexError as error:
        raise CannotReplay("something was taken back that had been played before") from error
    return made, undone


def play(game: Game[Any], state: Any, move: Move) -> None:
    """Make a move that was made before."""
    if move.is_interrupt:
        game.apply_interrupt(state, move.seat, move.choice)
    else:
        game.apply(state, move.seat, move.choice)


class Positions:
    """The positions of a game move by move; some are kept so that scrubbing is quick."""

    EVERY: Final = 16

    def __init__(self, session: Session[Any]) -> None:
        self.session: Final = session
        self.kept: Final[dict[int, Any]] = {}

    def at(self, move: int) -> Any:
        """The position after so many moves."""
        game, moves = self.session.game, self.session.moves
        start = max((number for number in self.kept if number <= move), default=-1)
        state = self.session.start() if start < 0 else game.copy(self.kept[start])
        for number in range(max(start, self.session.since), move):
            if number % self.EVERY == 0 and number not in self.kept:
                self.kept[number] = game.copy(state)
            play(game, state, moves[number])
        return state

    def all(self) -> Iterator[Any]:
        """One after another, from the first that can be laid out to the present one."""
        game, session = self.session.game, self.session
        state = session.start()
        yield game.copy(state)
        for move in session.moves[session.since :]:
            play(game, state, move)
            yield game.copy(state)

    def forget(self, move: int) -> None:
        """What was after so many moves is no longer so."""
        for number in [number for number in self.kept if number > move]:
            del self.kept[number]
