"""What a choice will bring about on the boards of modules: read from what they show before it and after it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from wellspent.advice.facts import Fact
from wellspent.games.pursuit.boards import Display, Zone
from wellspent.games.pursuit.cards import JOB, PARTNER
from wellspent.games.pursuit.measures import measure
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, State

EVERYBODY: Final = -1
# As a line of a record says it.
SIDES: Final = "ab"


class Change(NamedTuple):
    """Of what there is more or less: a track, a zone, a mark or token on a card, what a card asks."""

    name: str
    before: int
    after: int
    card: int = NO_CARD
    of: int = 0


def card_id(rules: Rules, state: State, seat: int, number: int) -> str:
    """With the side that the seat shows, where the card is theirs and has two: `giulia a`."""
    card, me = rules.cards[number], state.players[seat]
    has_side = card.kind in (JOB, PARTNER) and (number in me.cards or number in me.aside)
    return f"{card.id} {SIDES[state.side[number]]}" if has_side else card.id


def shown(rules: Rules, module: Module, state: State, seat: int) -> Display:
    display = Display(rules.seats)
    module.show(state, seat, display)
    return display


def zones_of(display: Display, seat: int) -> list[Zone]:
    """Those in the middle and the seat's own."""
    return [zone for board in display.boards for zone in board.zones if zone.seat in (EVERYBODY, seat)]


def open_cards(rules: Rules, view: State, seat: int) -> set[int]:
    """Cards that lie on boards, face up for this seat."""
    displays = [shown(rules, module, view, seat) for module in rules.modules]
    return {number for display in displays for zone in zones_of(display, seat) for number in zone.cards} - {NO_CARD}


class BoardAhead:
    """Compares a module's part of two positions, for the seat that chooses."""

    def __init__(self, rules: Rules, module: Module, view: State, seat: int) -> None:
        self.rules: Final = rules
        self.module: Final = module
        self.view: Final = view
        self.seat: Final = seat
        self.before: Final = shown(rules, module, view, seat)

    def facts(self, state: State, is_good: bool) -> Iterator[Fact]:
        """The most telling first: `board-NAME`, or `board-less-NAME`."""
        for change in self._changes(state):
            if change.after != change.before and (change.after > change.before) == is_good:
                args: dict[str, str | int] = {"module": self.module.name, "before": change.before, "of": change.of}
                args |= {"count": change.after, "more": abs(change.after - change.before)}
                if change.card != NO_CARD:
                    args["card"] = card_id(self.rules, state, self.seat, change.card)
                yield Fact("boards", is_good, f"{'board' if is_good else 'board-less'}-{change.name}", args)

    def _changes(self, state: State) -> Iterator[Change]:
        after = shown(self.rules, self.module, state, self.seat)
        yield from self._tracks(after)
        yield from self._zones(after)
        yield from self._marks(after)
        scores = [self.module.final_score(each, self.seat) for each in (self.view, state)]
        yield Change("scored", *scores)
        yield from self._asked(state, after)

    def _tracks(self, after: Display) -> Iterator[Change]:
        had = self.before.tracks[self.seat]
        for name, count in after.tracks[self.seat].items():
            yield Change(name, had.get(name, 0), count)

    def _zones(self, after: Display) -> Iterator[Change]:
        """A card that comes to lie on my board or leaves it, a marker of mine beside one."""
        for had, has in zip(zones_of(self.before, self.seat), zones_of(after, self.seat), strict=False):
            if has.seat == self.seat:
                for number in sorted({*had.cards, *has.cards} - {NO_CARD}):
                    yield Change(has.name, int(number in had.cards), int(number in has.cards), number)
            elif had.cards == has.cards and len(has.cards) == 1 and has.by_seat:
                yield Change(has.name, had.by_seat[self.seat], has.by_seat[self.seat], has.cards[0])

    def _marks(self, after: Display) -> Iterator[Change]:
        """On cards of mine, on my board or before me."""
        own = {number for zone in zones_of(after, self.seat) if zone.seat == self.seat for number in zone.cards}
        for number in sorted((own | {*self.view.players[self.seat].cards}) - {NO_CARD}):
            for mark in after.marks.get(number, []):
                yield Change(mark, int(mark in self.before.marks.get(number, [])), 1, number)
            had = self.before.tokens.get(number, {})
            for token, count in after.tokens.get(number, {}).items():
                yield Change(token, had.get(token, 0), count, number)

    def _asked(self, state: State, after: Display) -> Iterator[Change]:
        """How far a card that waits for it has what it asks."""
        for number in [number for zone in zones_of(after, self.seat) for number in zone.cards if number != NO_CARD]:
            for test in [test for lines in self.rules.cards[number].levels for test in lines.needs]:
                if not test.at_most and test.bound > 0:
                    counts = [measure(self.rules, each, self.seat, test.measure) for each in (self.view, state)]
                    had, has = (min(count, test.bound) for count in counts)
                    yield Change("asks", had, has, number, test.bound)
