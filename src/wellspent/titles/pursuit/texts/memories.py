"""Which sentences the things that happened leave behind: the memories of the cards, and ours where a card has none."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from wellspent.cardfiles import Text
from wellspent.engine.events import Event
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.cards import ACTIVITY, ITEM, JOB, PARTNER, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.texts.narration import Line, Sayings
from wellspent.titles.pursuit.cards.schema import KindEntry

from .messages import Messages

# PH.cardaction.21, STO.action.04: left upwards or sold, which is the top of a Job.
CROWNED_BY: Final = ("PH.cardaction.21", "STO.action.04")
NEW_JOB: Final = ("PH.job.07", "PH.discard.04", "SCH.action.06")
TAKEN: Final = "taken"
TOP: Final = "top"
LOST: Final = "lost"
# A memory of a card: its number, and which of its lines.
Memory = tuple[int, str]


class Tellers:
    """Who at the table tells which memory. Nobody tells what another tells: they say that they were there too."""

    def __init__(self, game: Pursuit, names: Sequence[str], events: Sequence[Event]) -> None:
        self.names: Final = names
        self.founders: Final[dict[int, int]] = {}
        self.present: Final[dict[int, set[int]]] = {}
        # By memory and seat: how many events had gone by, and the round.
        self.having: Final[dict[Memory, dict[int, tuple[int, int]]]] = {}
        for event in events:
            self._note(game, event)

    def _note(self, game: Pursuit, event: Event) -> None:
        if event.card < 0 or event.seat < 0:
            return
        if event.kind == kinds.TOOK and game.rules.cards[event.card].additional:
            self.founders.setdefault(event.card, event.seat)
        if event.kind == kinds.JOINED:
            self.present.setdefault(event.card, set()).add(event.seat)

    def claim(self, memory: Memory, seat: int, place: int, round: int) -> None:
        self.having.setdefault(memory, {})[seat] = (place, round)

    def owner(self, memory: Memory, seat: int) -> int:
        """The seat that tells a memory: who began it, or who had it first."""
        having = self.having.get(memory, {seat: (0, 0)})
        founder = self.founders.get(memory[0], -1)
        return founder if founder in having else min(having, key=lambda each: having[each])

    def is_later(self, memory: Memory, seat: int, owner: int) -> bool:
        """Whether a seat had it in a later round than the one that tells it."""
        having = self.having[memory]
        return having[seat][1] > having[owner][1]

    def others(self, card: int, seat: int) -> list[str]:
        return [self.names[other] for other in sorted(self.present.get(card, set())) if other != seat]


class Memories(Sayings):
    """What one seat remembers. Without tellers it claims what it has and says nothing of its own."""

    def __init__(
        self,
        texts: Messages,
        game: Pursuit,
        seed: str,
        seat: int,
        tellers: Tellers | None = None,
        pronoun: str = "they",
    ) -> None:
        super().__init__(texts, seed, seat, game.seats)
        self.texts: Final = texts
        self.game: Final = game
        self.seat: Final = seat
        self.tellers: Final = tellers
        self.pronoun: Final = pronoun
        # Cards of the round in which the seat has a Role.
        self.joined: set[int] = set()
        # What has been told, in this order: nothing is told twice.
        self.told: dict[Memory, None] = {}
        # What was in the papers, and has been told.
        self.news: Final[set[int]] = set()
        # Of cards like Trends the one that brought most is told, and no other.
        self.best = -1
        self.by_kind: Final[dict[int, Callable[[Event, Card], list[Line]]]] = {
            kinds.KEPT_TRAIT: self._taken,
            kinds.GOAL_REACHED: self._taken,
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
        if self._kind(card).best_only and event.card != self.best:
            return []
        if event.kind == kinds.SET_ASIDE and event.card in self.joined:
            # Whoever had a Role shares in what became of it.
            self.joined.discard(event.card)
            return self._topped(event, card)
        teller = self.by_kind.get(self.game.rules.remembered_like.get(event.kind, event.kind))
        return teller(event, card) if teller is not None and event.seat == self.seat else []

    def remember_best(self, points: Mapping[int, int]) -> None:
        """Of the Trends that counted for this life, tell the one that brought most."""
        found = {card: count for card, count in points.items() if self._kind(self.game.rules.cards[card]).best_only}
        self.best = max(found, key=lambda card: found[card], default=-1)

    def _kind(self, card: Card) -> KindEntry:
        return self.texts.catalog.kinds.of(card.kind_name)

    def _words(self, card: Card, key: str, text: Text | None) -> list[Line]:
        """A memory of a card, once; where somebody else tells it, that this life had it too."""
        memory = (card.index, key)
        if text is None or memory in self.told:
            return []
        self.told[memory] = None
        owner = self.tellers.owner(memory, self.seat) if self.tellers is not None else self.seat
        if owner != self.seat:
            return self._shared(card, key, owner)
        return [Line(self.texts.words(text), card=card.index, key=key)]

    def _shared(self, card: Card, key: str, owner: int) -> list[Line]:
        assert self.tellers is not None
        name, who = self.texts.card(card.id), self.tellers.names[owner]
        if card.additional:
            present = self.tellers.others(card.index, self.seat) or [who]
            company = {"others": self.texts.listing(present), "all": self.texts.listing(["{name}", *present])}
            lines = {TAKEN: ("story-joined", {"founder": who}), TOP: ("story-together", company)}
        elif retold := self._kind(card).retold:
            # News is news once.
            is_new = retold == "news" and card.index not in self.news
            self.news.add(card.index)
            lines = {key: ("story-news", {})} if is_new and key in (TAKEN, TOP) else {}
        else:
            lines = self._again(card, key, owner)
        if key not in lines:
            return []
        id, args = lines[key]
        # Behind the name of one other person a pronoun would be unclear.
        return self.own(id, not {"other", "founder"}.isdisjoint(args), card=name, **args)

    def _again(self, card: Card, key: str, owner: int) -> dict[str, tuple[str, dict[str, str]]]:
        """What is said of something that somebody else had before, or in the same years."""
        assert self.tellers is not None
        other = {"other": self.tellers.names[owner]}
        if card.kind == PARTNER:
            return {TAKEN: ("story-again-love", other)}
        if not self.tellers.is_later((card.index, key), self.seat, owner):
            return {TAKEN: ("story-too", other)}
        if card.kind == JOB:
            # PH.cardaction.21: the top of a Job is Retirement on the last rank, Promotion before.
            top = "story-again-retired" if card.rank == 3 else "story-again-promoted"
            return {TAKEN: ("story-again-job", other), TOP: (top, other)}
        return {TAKEN: ("story-again", other), TOP: ("story-again-top", other)}

    def _taken(self, event: Event, card: Card) -> list[Line]:
        return self._words(card, TAKEN, self.texts.catalog.text(card.id).taken)

    def _topped(self, event: Event, card: Card) -> list[Line]:
        return self._words(card, TOP, self.texts.catalog.text(card.id).top)

    def _took(self, event: Event, card: Card) -> list[Line]:
        if card.additional:
            # A card with Roles is told by whoever fills them.
            return []
        lines = self._taken(event, card) + self._risen(event, card)
        return self._met(event, card, lines)

    def _gained(self, event: Event, card: Card) -> list[Line]:
        return self._met(event, card, self._taken(event, card))

    def _met(self, event: Event, card: Card, lines: list[Line]) -> list[Line]:
        if card.kind != PARTNER or self.tellers is None:
            return lines
        return [*lines, *self.own("story-met", True, card=self.texts.card(card.id, event.side))]

    def _risen(self, event: Event, card: Card) -> list[Line]:
        """The level reached, and the top where it is the last."""
        text = self.texts.catalog.text(card.id)
        level = min(event.level, card.top)
        lines = self._words(card, f"level {level}", text.levels[level].memory)
        return lines + (self._words(card, TOP, text.top) if level == card.top else [])

    def _joined(self, event: Event, card: Card) -> list[Line]:
        text = self.texts.catalog.text(card.id)
        is_new = card.index not in self.joined
        self.joined.add(card.index)
        lines = self._words(card, TAKEN, text.taken) if is_new else []
        return lines + self._words(card, f"level {event.level}", text.levels[event.level].memory)

    def _hired(self, event: Event, card: Card) -> list[Line]:
        lines = self._taken(event, card)
        if self.tellers is None:
            return lines
        return [*lines, *self.own("story-hired", card=self.texts.card(card.id, event.side, self.pronoun))]

    def _lost(self, event: Event, card: Card) -> list[Line]:
        if event.rule in CROWNED_BY:
            return self._topped(event, card)
        lost = self.texts.catalog.text(card.id).lost
        if lost is not None:
            return self._words(card, LOST, lost)
        if self.tellers is None:
            return []
        name = self.texts.card(card.id, event.side)
        return self.own(self._loss(event, card), card.kind == PARTNER, card=name)

    def _loss(self, event: Event, card: Card) -> str:
        if card.kind == JOB:
            return "story-changed-job" if event.rule in NEW_JOB else "story-lost-job"
        of_kind = f"story-lost-{card.kind_name}"
        if self.texts.has(of_kind):
            return of_kind
        return "story-lost-thing" if card.kind in (ITEM, ACTIVITY) else "story-lost-project"


def tellers_of(texts: Messages, game: Pursuit, names: Sequence[str], seed: str, events: Sequence[Event]) -> Tellers:
    """Let every seat claim what it remembers, so that each memory finds one teller."""
    found = Tellers(game, names, events)
    for seat in range(game.seats):
        silent, round = Memories(texts, game, seed, seat), 0
        for place, event in enumerate(events):
            round = event.number if event.kind == kinds.ROUND else round
            known = len(silent.told)
            silent.of(event)
            for memory in list(silent.told)[known:]:
                found.claim(memory, seat, place, round)
    return found
