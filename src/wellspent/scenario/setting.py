"""What a game brings to scenarios: its keys, its positions, and its questions about them."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from wellspent.cardfiles.faults import Fault
from wellspent.engine.game import Game
from wellspent.engine.state import State
from wellspent.library import GameSetup, set_up

from .comparing import Comparison
from .schema import ScenarioFile, StepEntry

S = TypeVar("S", bound=State)


class Setting(Generic[S]):
    """One game, as scenarios see it."""

    def __init__(self, file: type[ScenarioFile], goods: Sequence[str], idle: Sequence[str]) -> None:
        self.file = file
        # What may be missing, by number.
        self.goods = goods
        # The choices by which everybody lets time pass.
        self.idle = idle

    def setup(self, file: ScenarioFile) -> GameSetup:
        return set_up(file.seats, file.seed, file.game)

    def open(self, setup: GameSetup, own_cards: object, origin: str) -> Game[S]:
        """The game, with the cards that the file defines; raises SetupError or CardFileError."""
        raise NotImplementedError

    def lay_out(self, file: Any, game: Any, origin: str, faults: list[Fault]) -> S:
        """The position that a file describes; what cannot be is added to the faults."""
        raise NotImplementedError

    def comparison(self, game: Any, state: S, start: S) -> Comparison[S]:
        """Questions about a position that came from another."""
        raise NotImplementedError

    def reasons(self, game: Any) -> Sequence[str]:
        """The names of all reasons why something is not possible; none: any word will do."""
        return ()

    def prepare(self, state: S, step: StepEntry) -> None:
        """What a step wants to be so before its choices are made."""

    def not_thrown(self, state: S, step: StepEntry) -> tuple[int, int]:
        """Of the dice of a step how many were not thrown, and how many there are."""
        return 0, 0

    def clock(self, state: S, end: str) -> object:
        """What is another thing once a round, or whatever else can end, is over."""
        raise NotImplementedError
