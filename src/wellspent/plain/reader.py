"""Positions and choices of a plain title as numbers, read off its display."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from wellspent.engine.game import NOBODY
from wellspent.engine.options import verb_of
from wellspent.engine.page import Looker, Page
from wellspent.environments.layout import Layout, Numbers, one_of, others_of, seat_names
from wellspent.environments.reader import Reader

from .display import Zone
from .game import PlainGame

# What counts as 1.
MOST_COUNTED: Final = 50
MOST_ROUNDS: Final = 20


class PlainReader(Reader[Any]):
    """The looker looks at the display of a view."""

    def __init__(self, game: PlainGame[Any]) -> None:
        self.game: Final = game
        self.number: Final = {id: place for place, id in enumerate(game.cards)}
        self.zones: Final = self._zones()
        options = Layout()
        options.add("verb", game.verbs)
        options.add("card", game.cards)
        layout = self._lay_out()
        super().__init__(PlainLooker(game, layout, self._in_order), layout, options)

    def _zones(self) -> list[Zone]:
        """Those of seat 0: the others see as many, each its own ones first."""
        state = self.game.start("layout")
        return self._in_order(self.game.view(state, 0), 0)

    def _in_order(self, view: Any, seat: int) -> list[Zone]:
        """The middle, then one's own zones, then those of the others, clockwise."""
        seats = [NOBODY, *others_of(seat, self.game.seats)]
        zones = self.game.display(view, seat).zones
        return [zone for owner in seats for zone in zones if zone.seat == owner]

    def _lay_out(self) -> Layout:
        layout, names = Layout(), seat_names(self.game.seats)
        layout.add("seat", [f"seat {seat}" for seat in range(self.game.seats)])
        layout.add("round", ["round"])
        layout.add("asked", self.game.step_names)
        layout.add("turn", names)
        called = [f"{zone.id} {names[zone.seat]}" if zone.seat >= 0 else zone.id for zone in self.zones]
        for zone, name in zip(self.zones, called, strict=True):
            layout.add(name, ["cards", *zone.counters])
        layout.add("lies", [f"{card} {name}" for card in self.game.cards for name in called])
        return layout

    def row(self, key: int) -> Numbers:
        row = np.zeros(self.option_layout.size, np.float32)
        row[verb_of(key)] = 1
        if card := self.game.card_of(key):
            row[len(self.game.verbs) + self.number[card]] = 1
        return row

    def text(self, view: Any) -> str:
        """What every seat would be shown of this position."""
        shown = [self.game.display(view, seat) for seat in range(self.game.seats)]
        asked = [(self.game.step_names[frame.step], frame.player) for frame in view.agenda]
        return "\n".join(map(str, [asked, *shown]))


class PlainLooker(Looker[Any]):
    def __init__(self, game: PlainGame[Any], layout: Layout, in_order: Callable[[Any, int], list[Zone]]) -> None:
        super().__init__()
        self.game: Final = game
        self.layout: Final = layout
        self.in_order: Final = in_order
        self.number: Final = {id: place for place, id in enumerate(game.cards)}

    def key(self, state: Any, choice: int) -> int:
        return choice

    def look(self, state: Any, seat: int, page: Page) -> None:
        view = self.game.view(state, seat)
        shown, seats = self.game.display(view, seat), others_of(seat, self.game.seats)
        found = [*one_of(len(seats), seat), shown.round / MOST_ROUNDS]
        found += one_of(len(self.game.step_names), view.agenda[-1].step if view.agenda else -1)
        found += one_of(len(seats), seats.index(shown.turn) if shown.turn >= 0 else -1)
        lies, zones = self.layout["lies"].start, self.in_order(view, seat)
        for place, zone in enumerate(zones):
            found += [len(zone.cards) / max(1, len(self.game.cards))]
            found += [count / MOST_COUNTED for count in zone.counters.values()]
            page.mark_cards([self.number[id] for id in zone.cards if id], lies + place, len(zones))
        for place, number in enumerate(found):
            page.put(place, min(1.0, max(-1.0, number)))
