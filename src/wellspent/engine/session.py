"""A game that is being played: its history, undo by information, redo."""

from typing import Final, Generic, TypeVar, final

from .chance import commitment
from .events import Event
from .game import Game
from .state import State
from .step import Refusal

S = TypeVar("S", bound=State)

# In the place of the seat behind a boundary: something was turned up, or what came before was played by other rules.
TURNED_UP: Final = -1
OTHER_RULES: Final = -2


class NotPossible(Exception):
    """A choice that cannot be made. Nothing has changed."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


@final
class Move:
    """One choice of the history, and how much had been seen before and after it."""

    def __init__(self, seat: int, choice: int, line: str, is_interrupt: bool, seen_before: int) -> None:
        self.seat: Final = seat
        self.choice: Final = choice
        self.line: Final = line
        self.is_interrupt: Final = is_interrupt
        self.seen_before: Final = seen_before
        self.seen_after = seen_before
        self.seen_kind = 0
        self.events: list[Event] = []


@final
class Boundary:
    """How far a seat may go back: the index of the earliest move it may take back, and what lies behind it."""

    def __init__(self, index: int, other_seat: int, seen_kind: int) -> None:
        self.index: Final = index
        # The seat whose decision is the boundary, or TURNED_UP, or OTHER_RULES.
        self.other_seat: Final = other_seat
        self.seen_kind: Final = seen_kind


@final
class Past(Generic[S]):
    """What was played by other rules: where it led, and what happened until then. Its choices are only lines."""

    def __init__(self, state: S, opening: list[Event], moves: list[Move]) -> None:
        self.state: Final = state
        self.opening: Final = opening
        self.moves: Final = moves


class Session(Generic[S]):
    """The moves of one game and the position they lead to. It begins with the deal, or goes on from a past."""

    def __init__(self, game: Game[S], seed: str, past: Past[S] | None = None) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.commitment: Final = commitment(seed)
        self.past: Final = past
        # So many of the moves are the past: they are not taken back, and not played again.
        self.since: Final = 0 if past is None else len(past.moves)
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.opening: list[Event] = []
        self.state: S = self._begin()

    def start(self) -> S:
        """The position from which the moves after the past are played."""
        return self.game.start(self.seed) if self.past is None else self.game.copy(self.past.state)

    def _begin(self) -> S:
        if self.past is not None:
            self.opening = self.past.opening
            self.moves = self.past.moves[:]
            return self.game.copy(self.past.state)
        self.moves = []
        state = self.game.deal(self.seed)
        state.log = self.opening
        self.opening.clear()
        self.game.settle(state)
        state.log = None
        return state

    def events(self) -> list[Event]:
        """Everything that has happened, from the deal on."""
        return [*self.opening, *[event for move in self.moves for event in move.events]]

    def choices(self, seat: int) -> list[str]:
        """The lines that a seat may choose now, interrupts last."""
        found = [self.game.notation(choice) for choice in self._options(seat)]
        return found + [self.game.notation(choice) for choice in self.game.interrupts(self.state, seat)]

    def _options(self, seat: int) -> list[int]:
        return self.game.options(self.state, seat) if seat in self.game.deciders(self.state) else []

    def find(self, seat: int, line: str) -> tuple[int, bool]:
        """The choice that a line means, and whether it is an interrupt."""
        return find(self.game, self.state, seat, line)

    def choose(self, seat: int, line: str) -> Move:
        """Make one choice, given as a line. Raises NotPossible and changes nothing if it is not legal."""
        choice, is_interrupt = self.find(seat, line)
        self.undone.clear()
        return self._play(seat, choice, is_interrupt)

    def play(self, seat: int, choice: int) -> Move:
        """Make one choice of the decider, given as a number."""
        if choice not in self._options(seat):
            raise _refused(self.game, self.state, seat, self.game.notation(choice))
        self.undone.clear()
        return self._play(seat, choice, False)

    def _play(self, seat: int, choice: int, is_interrupt: bool) -> Move:
        state = self.state
        move = Move(seat, choice, self.game.notation(choice), is_interrupt, state.seen)
        state.log = move.events
        if is_interrupt:
            self.game.apply_interrupt(state, seat, choice)
        else:
            self.game.apply(state, seat, choice)
        state.log = None
        move.seen_after = state.seen
        move.seen_kind = state.seen_kind
        self.moves.append(move)
        return move

    def boundary(self, seat: int) -> Boundary:
        """The earliest move this seat may still take back: behind it lies new information or another's decision."""
        index = len(self.moves)
        while index > self.since:
            move = self.moves[index - 1]
            if move.seat != seat:
                return Boundary(index, move.seat, 0)
            if move.seen_after != move.seen_before:
                return Boundary(index, TURNED_UP, move.seen_kind)
            index -= 1
        return Boundary(index, TURNED_UP if self.past is None else OTHER_RULES, 0)

    def undo(self, seat: int, count: int = 1) -> Move:
        """Take back this seat's last moves; the earliest of them."""
        first = len(self.moves) - count
        if not self.boundary(seat).index <= first < len(self.moves):
            raise NotPossible("There is nothing to take back: something new has been seen, or another player decided.")
        self.undone.extend(reversed(self.moves[first:]))
        del self.moves[first:]
        self._go_back()
        return self.undone[-1]

    def redo(self, seat: int) -> Move:
        if not self.undone or self.undone[-1].seat != seat:
            raise NotPossible("There is nothing to do again.")
        move = self.undone.pop()
        return self._play(move.seat, move.choice, move.is_interrupt)

    def become(self, other: "Session[S]") -> None:
        """Stand where another session of the same game stands, which is not used any more."""
        self.moves = other.moves
        self.undone = other.undone
        self.opening = other.opening
        self.state = other.state

    def _go_back(self) -> None:
        """To where the moves lead that are left."""
        self.state = self.start()
        for move in self.moves[self.since :]:
            if move.is_interrupt:
                self.game.apply_interrupt(self.state, move.seat, move.choice)
            else:
                self.game.apply(self.state, move.seat, move.choice)


def find(game: Game[S], state: S, seat: int, line: str) -> tuple[int, bool]:
    """The choice that a line means in a position, and whether it is an interrupt; raises NotPossible."""
    words = " ".join(line.split())
    for choice in game.options(state, seat) if seat in game.deciders(state) else []:
        if game.notation(choice) == words:
            return choice, False
    for choice in game.interrupts(state, seat):
        if game.notation(choice) == words:
            return choice, True
    raise _refused(game, state, seat, words)


def _refused(game: Game[S], state: S, seat: int, words: str) -> NotPossible:
    if state.finished:
        return NotPossible("The game is over.")
    if seat not in game.deciders(state):
        return NotPossible(f"Seat {seat_letter(seat)} has nothing to decide now.")
    for refusal in game.refusals(state, seat):
        if game.notation(refusal.choice) == words:
            name = game.reason_name(refusal.reason)
            rule = game.reason_rule(refusal.reason)
            return NotPossible(f"'{words}' is not possible now: {name} ({rule}).", refusal)
    return NotPossible(f"'{words}' is not something seat {seat_letter(seat)} can choose now.")


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat)


def seat_number(letter: str) -> int:
    return ord(letter.upper()) - ord("A")
