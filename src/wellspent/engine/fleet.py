"""Many games side by side, each at a decision: what a vector of environments does at every step, compiled."""

from typing import Final, Generic, TypeVar, cast, final

from .game import NOBODY, Game
from .options import Offers
from .page import Looker, Page
from .state import State

S = TypeVar("S", bound=State)


@final
class Fleet(Generic[S]):
    """Positions, whose turn it is in each, and what may be chosen there."""

    def __init__(self, game: Game[S], looker: Looker[S], count: int, most_options: int, most_decisions: int) -> None:
        self.game: Final = game
        self.looker: Final = looker
        self.count: Final = count
        self.most_options: Final = most_options
        self.most_decisions: Final = most_decisions
        self.states: Final[list[S]] = []
        # Whose turn it is, nobody's where a game is over; who looks on, which is the same seat unless it is nobody.
        self.seats: Final[list[int]] = [NOBODY] * count
        self.eyes: Final[list[int]] = [NOBODY] * count
        # The options there, and their number; how many found no place.
        self.offers: Final = [Offers() for _ in range(count)]
        self.counts: Final[list[int]] = [0] * count
        self.left_out: Final[list[int]] = [0] * count
        self.decisions: Final[list[int]] = [0] * count

    def begin(self, number: int, state: S) -> None:
        """A new game in one place; the first ones come in turn."""
        if number == len(self.states):
            self.states.append(state)
        self.states[number] = state
        self.decisions[number] = 0
        self.look_round(number)

    def look_round(self, number: int) -> None:
        state, found = self.states[number], self.offers[number]
        found.count = 0
        seat = NOBODY
        if not state.finished and self.decisions[number] < self.most_decisions:
            seat = self.game.decider(state)
            self.game.offer(state, seat, found)
            self.eyes[number] = seat
        count: int = found.count
        self.left_out[number] = max(0, count - self.most_options)
        self.counts[number] = min(count, self.most_options)
        self.seats[number] = seat

    def options(self, number: int) -> list[int]:
        """What may be chosen in one of the games."""
        return cast("list[int]", self.offers[number].room[: self.counts[number]])

    def over(self) -> list[int]:
        """The games that have ended."""
        return [number for number in range(self.count) if self.seats[number] == NOBODY]

    def take(self, number: int, action: int) -> None:
        """Choose one of the options for whoever's turn it is."""
        state = self.states[number]
        self.game.apply(state, self.seats[number], self.offers[number].take_one(action))
        self.decisions[number] += 1
        self.look_round(number)

    def take_all(self, actions: list[int]) -> list[int]:
        """In every game; the games in which there is no such option, and nothing happens."""
        refused: list[int] = []
        for number in range(self.count):
            if 0 <= actions[number] < self.counts[number]:
                self.take(number, actions[number])
            else:
                refused.append(number)
        return refused

    def show(self, page: Page, size: int, with_options: bool) -> None:
        """What those see who are to choose, in arrays of a size that lie behind one another."""
        for number in range(self.count):
            page.start = number * size
            self.looker.look(self.states[number], self.eyes[number], page)
            if with_options:
                self.looker.read(self.states[number], self.options(number), page)
