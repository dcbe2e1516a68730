"""What random games ask of a game, beside the questions that every game answers: one kit for each game."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from wellspent.engine.chance import Chance
from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.engine.session import Session
from wellspent.engine.state import State

from .moods import Likes, Mood

__all__ = ["Kit", "S"]

S = TypeVar("S", bound=State)


class Kit(Generic[S]):
    """A game that is set up, the names of what can occur in it, and what must be true of it."""

    def __init__(
        self,
        game: Game[S],
        moods: Mapping[str, Mood],
        verbs: Sequence[str],
        steps: Sequence[str],
        reasons: Sequence[str],
        events: Sequence[str],
    ) -> None:
        self.game = game
        self.likes = {name: Likes(verbs, mood) for name, mood in moods.items()}
        # By number, but for the reasons, of which the first is none.
        self.verbs = verbs
        self.steps = steps
        self.reasons = reasons[1:]
        self.events = events
        # The verb that is never a whim; a game may have none.
        self.leave = verbs.index("leave") if "leave" in verbs else -1

    # Positions.

    def text(self, state: S) -> str:
        """Everything in a position."""
        raise NotImplementedError

    def round(self, state: S) -> int:
        raise NotImplementedError

    def is_settled(self, state: S, seat: int) -> bool:
        """Whether the later likes of a mood hold."""
        raise NotImplementedError

    def is_out(self, state: S, seat: int) -> bool:
        """Whether a seat has nothing more to decide in this game."""
        raise NotImplementedError

    def used_steps(self) -> set[str]:
        """The steps that this game can reach."""
        return set(self.steps)

    def used_events(self) -> set[str]:
        """The events that this game can tell."""
        return set(self.events)

    # How it ended.

    def watch(self) -> None:
        """Note, from now on, what `endings` wants to know."""

    def endings(self, session: Session[S]) -> set[str]:
        """By name, the ways to end that a finished game shows."""
        return set()

    # Faults, as sentences; none in a sound game.

    def invariants(self, state: S) -> list[str]:
        """Every claim that a position breaks."""
        raise NotImplementedError

    def silent(self, state: S, seat: int, known: list[int]) -> list[str]:
        """What a player could look for now and finds neither among the options nor among the refusals."""
        raise NotImplementedError

    def revealed(self, before: S, after: S) -> list[str]:
        """What came out of hiding and is not noted as seen: it is the boundary of undo."""
        raise NotImplementedError

    def account(self, before: S, after: S, seat: int, events: list[Event]) -> list[str]:
        """Where the account of a move does not add up to what changed."""
        raise NotImplementedError

    def scramble(self, state: S, luck: Chance, seat: int) -> S:
        """The same position to the eyes of a seat, with everything hidden from it different."""
        raise NotImplementedError
