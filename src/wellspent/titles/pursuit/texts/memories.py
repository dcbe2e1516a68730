"""Which sentences the things that happened leave behind: the memories of the cards, and ours where a card has none."""

from collections.abc import Callable
from typing import Final

from wellspent.cardfiles import Text
from wellspent.engine.events import Event
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.cards import ACTIVITY, ITEM, JOB, PARTNER, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.texts.narration import Line, Sayings

from .messages import Messages

# PH.cardaction.21, STO.action.04: left upwards or sold, which is the top of a Job.
CROWNED_BY: Final = ("PH.cardaction.21", "STO.action.04")
NEW_JOB: Final = ("PH.job.07", "PH.discard.04", "SCH.action.06")


class Memories(Sayings):
    """What one seat remembers."""

    def __init__(self, texts: Messages, game: Pursuit, seed: str, seat: int) -> None:
        super().__init__(texts, f"{seed} {seat}")
        self.texts: Final = texts
        self.game: Final = game
        self.seat: Final = seat
        # Cards of the round in which the seat has a Role.
        self.joined: set[int] = set()
        # Life Goals told of; one that is reached again is not told again.
        self.reached: set[int] = set()
        # Cards whose top was told by an event that may come again.
        self.topped: set[int] = set()
        self.tellers: Final[dict[int, Callable[[Event, Card], list[Line]]]] = {
            kinds.KEPT_TRAIT: self._taken,
            kinds.GOAL_REACHED: self._reached,
            kinds.CARD_GAINED: self._gained,
            kinds.TOOK: self._took,
            kinds.JOINED: self._joined,
            kinds.ADVANCED: self._risen,
            kinds.UPGRADED: self._risen,
            kinds.DEVELOPED: self._risen,
            kinds.HIRED: self._hired,
            kinds.PROMOTED: self._hired,
            kinds.RETIRED: self._topped,
            kinds.DISCARDED: self._lost,
        }

    def of(self, event: Event) -> list[Line]:
        """The sentences of one event, perhaps none."""
        if event.card < 0:
            return []
        card = self.game.rules.cards[event.card]
        if event.kind == kinds.SET_ASIDE and event.card in self.joined:
            # Whoever had a Role shares in what became of it.
            self.joined.discard(event.card)
            return self._topped(event, card)
        teller = self.tellers.get(self.game.rules.remembered_like.get(event.kind, event.kind))
        return teller(event, card) if teller is not None and event.seat == self.seat else []

    def _words(self, *texts: Text | None) -> list[Line]:
        return [Line(self.texts.words(text)) for text in texts if text is not None]

    def _taken(self, event: Event, card: Card) -> list[Line]:
        return self._words(self.texts.catalog.text(card.id).taken)

    def _reached(self, event: Event, card: Card) -> list[Line]:
        is_new = card.index not in self.reached
        self.reached.add(card.index)
        return self._taken(event, card) if is_new else []

    def _topped(self, event: Event, card: Card) -> list[Line]:
        is_new = card.index not in self.topped
        self.topped.add(card.index)
        return self._words(self.texts.catalog.text(card.id).top) if is_new else []

    def _took(self, event: Event, card: Card) -> list[Line]:
        if card.additional:
            # A card with Roles is told by whoever fills them.
            return []
        lines = self._taken(event, card) + self._risen(event, card)
        return self._met(event, card, lines)

    def _gained(self, event: Event, card: Card) -> list[Line]:
        return self._met(event, card, self._taken(event, card))

    def _met(self, event: Event, card: Card, lines: list[Line]) -> list[Line]:
        if card.kind != PARTNER:
            return lines
        return [*lines, self.own("story-met", True, card=self.texts.card(card.id, event.side))]

    def _risen(self, event: Event, card: Card) -> list[Line]:
        """The level reached, and the top where it is the last."""
        text = self.texts.catalog.text(card.id)
        level = min(event.level, card.top)
        return self._words(text.levels[level].memory, text.top if level == card.top else None)

    def _joined(self, event: Event, card: Card) -> list[Line]:
        text = self.texts.catalog.text(card.id)
        is_new = card.index not in self.joined
        self.joined.add(card.index)
        return self._words(text.taken if is_new else None, text.levels[event.level].memory)

    def _hired(self, event: Event, card: Card) -> list[Line]:
        name = self.texts.card(card.id, event.side)
        return [*self._taken(event, card), self.own("story-hired", card=name)]

    def _lost(self, event: Event, card: Card) -> list[Line]:
        if event.rule in CROWNED_BY:
            return self._topped(event, card)
        lost = self.texts.catalog.text(card.id).lost
        if lost is not None:
            return self._words(lost)
        name = self.texts.card(card.id, event.side)
        return [self.own(self._loss(event, card), card.kind == PARTNER, card=name)]

    def _loss(self, event: Event, card: Card) -> str:
        if card.kind == JOB:
            return "story-changed-job" if event.rule in NEW_JOB else "story-lost-job"
        of_kind = f"story-lost-{card.kind_name}"
        if self.texts.has(of_kind):
            return of_kind
        return "story-lost-thing" if card.kind in (ITEM, ACTIVITY) else "story-lost-project"
