"""Many games side by side, each at a decision: what a vector of environments does at every step, compiled."""

from typing import Final, Generic, TypeVar, final

from .game import NOBODY, Game
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
        # Whose turn it is, nobody's where a game is over; the options there, and their number; how many found no place.
        self.seats: Final[list[int]] = [NOBODY] * count
        self.options: Final[list[list[int]]] = [[] for _ in range(count)]
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
        state = self.states[number]
        seat, found = NOBODY, list[int]()
        if not state.finished and self.decisions[number] < self.most_decisions:
            seat = self.game.decider(state)
            found = self.game.options(state, seat)
        self.left_out[number] = max(0, len(found) - self.most_options)
        self.options[number] = found[: self.most_options] if self.left_out[number] else found
        self.counts[number] = len(found) - self.left_out[number]
        self.seats[number] = seat

    def take(self, number: int, action: int) -> None:
        """Choose one of the options for whoever's turn it is."""
        state = self.states[number]
        self.game.apply(state, self.seats[number], self.options[number][action])
        self.decisions[number] += 1
        self.look_round(number)

    def take_all(self, actions: list[int]) -> list[int]:
        """In every game; the games in which there is no such option, and nothing happens."""
        refused: list[int] = []
        for number in range(self.count):
            if 0 <= actions[number] < len(self.options[number]):
                self.take(number, actions[number])
            else:
                refused.append(number)
        return refused

    def show(self, page: Page, size: int, with_options: bool) -> None:
        """What those see who are to choose, in arrays of a size that lie behind one another."""
        for number in range(self.count):
            page.start = number * size
            self.looker.look(self.states[number], self.seats[number], page)
            if with_options:
                self.looker.read(self.states[number], self.options[number], page)
