"""What random games ask of a plain title."""

from collections.abc import Callable
from typing import Any, Final

from wellspent.engine.chance import Chance
from wellspent.engine.events import Event
from wellspent.testing.kit import Kit
from wellspent.testing.moods import Mood

from .game import PlainGame

MOODS: Final = {"whimsical": Mood({}), "curious": Mood({}, is_curious=True)}


class PlainKit(Kit[Any]):
    """What must be true of every game; a title that knows more of itself brings a kit of its own."""

    def __init__(self, game: PlainGame[Any], text: Callable[[Any], str]) -> None:
        reasons = [name for name, _ in game.reasons]
        super().__init__(game, MOODS, game.verbs, game.step_names, reasons, game.events)
        self.plain: Final = game
        self._text: Final = text

    def text(self, state: Any) -> str:
        return self._text(state)

    def round(self, state: Any) -> int:
        return self.plain.round(state)

    def is_settled(self, state: Any, seat: int) -> bool:
        return False

    def is_out(self, state: Any, seat: int) -> bool:
        return False

    def invariants(self, state: Any) -> list[str]:
        """No card lies in two places that a seat can see."""
        faults: list[str] = []
        for seat in range(self.game.seats):
            zones = self.plain.display(self.game.view(state, seat), seat).zones
            seen = [id for zone in zones for id in zone.cards if id]
            faults += [f"{id} lies in several places" for id in sorted({id for id in seen if seen.count(id) > 1})]
        return faults

    def silent(self, state: Any, seat: int, known: list[int]) -> list[str]:
        return []

    def revealed(self, before: Any, after: Any) -> list[str]:
        return []

    def account(self, before: Any, after: Any, seat: int, events: list[Event]) -> list[str]:
        return []

    def scramble(self, state: Any, luck: Chance, seat: int) -> Any:
        """Whatever a view makes up is different already."""
        return self.game.view(state, seat)
