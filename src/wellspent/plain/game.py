"""A game whose choices are a verb and perhaps a card, with everything named that can occur in it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, TypeVar

from wellspent.engine.game import Game
from wellspent.engine.options import NO_ARGUMENT, first_of, verb_of
from wellspent.engine.state import State
from wellspent.engine.step import Step

from .display import Display

S = TypeVar("S", bound=State)


class CannotLie(ValueError):
    """Why cards cannot lie where a scenario wants them."""


class PlainGame(Game[S]):
    """A game for the plain table. Names are those of its messages: `GAME-verb-…`, `GAME-event-…`, `GAME-reason-…`."""

    verbs: ClassVar[tuple[str, ...]]
    events: ClassVar[tuple[str, ...]]
    # With the rule that each rests on; the first is no reason.
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("ok", ""),)

    def __init__(self, name: str, seats: int, cards: Sequence[str], steps: Mapping[str, Step[S]]) -> None:
        super().__init__(name, seats)
        # By number.
        self.cards: Final = tuple(cards)
        self.step_names: Final = tuple(steps)
        self.steps = list(steps.values())

    # What a game brings.

    def display(self, view: S, seat: int) -> Display:
        """What lies on the table, as a seat sees it; `view` is `game.view(state, seat)`."""
        raise NotImplementedError

    def round(self, state: S) -> int:
        return self.display(state, 0).round

    def lay(self, state: S, zone: str, seat: int, cards: list[int]) -> None:
        """Put cards into a zone of a dealt position, for scenarios; raises CannotLie."""
        raise CannotLie(f"nothing can be laid into '{zone}'")

    # What follows from that.

    def card_of(self, choice: int) -> str:
        """The id of the card that a choice names; nothing where it names none."""
        return "" if first_of(choice) == NO_ARGUMENT else self.cards[first_of(choice)]

    def notation(self, choice: int) -> str:
        return " ".join(filter(None, [self.verbs[verb_of(choice)], self.card_of(choice)]))

    def reason_name(self, reason: int) -> str:
        return self.reasons[reason][0]

    def reason_rule(self, reason: int) -> str:
        return self.reasons[reason][1]
