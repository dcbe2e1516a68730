"""The table of a plain title as messages."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from wellspent.engine.events import Event
from wellspent.engine.options import verb_of
from wellspent.engine.step import Refusal
from wellspent.protocol import NOWHERE, Offer, PlainCounter, PlainScene, PlainZone, Refused, Standing
from wellspent.ruleset import Ruleset
from wellspent.wire.base import Showing

from .display import Zone
from .game import PlainGame
from .texts import PlainTexts


class PlainShowing(Showing):
    # The event by which a round begins, with its number.
    round_event: ClassVar[str] = "round"

    def __init__(self, game: PlainGame[Any], ruleset: Ruleset, texts: PlainTexts) -> None:
        super().__init__(game, ruleset, texts)
        self.plain: Final = game
        self.words: Final = texts
        self.landmarks = frozenset(game.events)

    def scene(self, view: Any, seat: int) -> PlainScene:
        shown = self.plain.display(view, seat)
        return PlainScene(shown.round, shown.turn, [self._zone(zone) for zone in shown.zones])

    def _zone(self, zone: Zone) -> PlainZone:
        counters = [PlainCounter(id, self.words.own("counter", id), count) for id, count in zone.counters.items()]
        return PlainZone(zone.id, self.words.own("zone", zone.id), zone.seat, list(zone.cards), counters)

    def standings(self, state: Any) -> list[Standing]:
        winners = self.game.winners(state) if state.finished else []
        return [Standing(seat, score, seat in winners) for seat, score in enumerate(self.game.scores(state))]

    def step_name(self, number: int) -> str:
        return self.plain.step_names[number]

    def offers(self, state: Any, seat: int, choices: Sequence[int]) -> list[Offer]:
        return [
            Offer(
                self.line(choice),
                self.plain.verbs[verb_of(choice)],
                self._at(choice),
                text=self.texts.choice(self.game, state, seat, choice),
            )
            for choice in choices
        ]

    def _at(self, choice: int) -> str:
        card = self.plain.card_of(choice)
        return f"card {card}" if card else NOWHERE

    def refused(self, state: Any, seat: int, refusal: Refusal) -> Refused:
        choice, reason = refusal.choice, refusal.reason
        return Refused(
            self.line(choice),
            self.plain.verbs[verb_of(choice)],
            self.game.reason_name(reason),
            self.game.reason_rule(reason),
            self._at(choice),
        )

    def counters(self, view: Any, seat: int) -> list[Mapping[str, int]]:
        """Nothing is foretold: nobody knows what hangs on hidden cards here."""
        return [{} for _ in range(self.game.seats)]

    def rearranged(self, view: Any, turn: int) -> None:
        """Nothing is foretold."""

    def event_name(self, kind: int) -> str:
        return self.plain.events[kind]

    def card_id(self, card: int) -> str:
        return self.plain.cards[card] if card >= 0 else ""

    def round_of(self, event: Event) -> int:
        return event.number if self.plain.events[event.kind] == self.round_event else 0
