"""What a step expects, beside what lies on the table."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from wellspent.cardfiles.faults import hint
from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.engine.session import seat_letter, seat_number
from wellspent.engine.state import State

from .schema import StepEntry

S = TypeVar("S", bound=State)

ANY_CARD = "*"
EMPTY_PLACE = "-"


class Difference(Exception):
    """Something went otherwise than the scenario says."""


class Comparison(Generic[S]):
    """One position, asked many questions. A game says where its things lie, and has questions of its own."""

    def __init__(self, game: Game[S], state: S, counted: Sequence[str]) -> None:
        self.game = game
        self.state = state
        # Everything countable about a seat, for `changed`.
        self.counted = counted

    # What a game says.

    def count(self, seat: int, name: str) -> int:
        raise NotImplementedError

    def facts(self, seat: int) -> dict[str, object]:
        """How things stand, by the keys of `is`."""
        raise NotImplementedError

    def wanted(self, name: str, value: object) -> object:
        """What a step says of a fact, in the form of `facts`."""
        return value

    def row(self, name: str) -> list[str]:
        raise NotImplementedError

    def discarded(self, name: str) -> list[str]:
        raise NotImplementedError

    def pile(self, name: str) -> list[str]:
        """The next card first."""
        raise NotImplementedError

    def verbs(self) -> Mapping[str, Sequence[str]]:
        """The verbs of all choices, with what their arguments are; none: any word will do."""
        return {}

    def card_ids(self) -> Sequence[str]:
        """By number."""
        return ()

    def event_names(self) -> Sequence[str]:
        """By number."""
        return ()

    def own(self, step: StepEntry) -> Iterator[str]:
        """Differences in what only this game has."""
        raise NotImplementedError

    # What all share.

    def counts(self) -> list[dict[str, int]]:
        return [{name: self.count(seat, name) for name in self.counted} for seat in range(self.game.seats)]

    def compare(self, step: StepEntry, before: list[dict[str, int]], events: Sequence[Event] = ()) -> list[str]:
        """Every difference between a step and the table."""
        try:
            return [*self.differences(step, before), *self.happened(step.events, events)]
        except Difference as difference:
            return [str(difference)]

    def differences(self, step: StepEntry, before: list[dict[str, int]]) -> Iterator[str]:
        if step.changed is not None:
            yield from self.changed(step.changed, before)
        for letter, wanted in step.is_.items():
            yield from self.seat(self.number(letter), wanted)
        yield from self.choices(step)
        yield from self.cards(step)
        yield from self.own(step)
        yield from self.result(step)

    def happened(self, wanted: list[str], events: Sequence[Event]) -> Iterator[str]:
        """What a step expects to have happened, in order: `A took yoga`, `A paid`, `round`."""
        told = [self.event_words(event) for event in events]
        start = 0
        for line in wanted:
            words = line.split()
            names = [word for word in words if word not in [seat_letter(seat) for seat in range(self.game.seats)]]
            known(names[0] if names else "", self.event_names(), "something that can happen")
            found = [place for place in range(start, len(told)) if told[place][: len(words)] == words]
            bare = [place for place in range(start, len(told)) if told[place][1 : 1 + len(words)] == words]
            if not (found or bare):
                yield f"expected '{line}' to happen, found {shown([' '.join(each) for each in told[start:]])}"
                return
            start = min(found + bare) + 1

    def event_words(self, event: Event) -> list[str]:
        """Who, what, and with which card."""
        who = seat_letter(event.seat) if event.seat >= 0 else EMPTY_PLACE
        card = [self.card_ids()[event.card]] if 0 <= event.card < len(self.card_ids()) else []
        return [who, self.event_names()[event.kind], *card]

    def check_line(self, line: str) -> None:
        """A line that is looked for must be one that this game could have."""
        words = line.split()
        if not self.verbs():
            return
        if words and words[0] in [seat_letter(seat) for seat in range(self.game.seats)]:
            words = words[1:]
        known(words[0] if words else "", self.verbs(), "the verb of a choice")
        if len(words) > 1 and self.verbs()[words[0]][:1] == ["card"]:
            known(words[1], self.card_ids(), "a card of this game")

    def number(self, letter: str) -> int:
        if len(letter) != 1 or not 0 <= seat_number(letter) < self.game.seats:
            last = seat_letter(self.game.seats - 1)
            raise Difference(f'found seat "{letter}", expected A to {last}')
        return seat_number(letter)

    def changed(self, wanted: dict[str, dict[str, int]], before: list[dict[str, int]]) -> Iterator[str]:
        for letter, changes in wanted.items():
            self.number(letter)
            for name in changes:
                known(name, self.counted, "something countable")
        for seat, now in enumerate(self.counts()):
            expected = wanted.get(seat_letter(seat), {})
            for name in self.counted:
                change = now[name] - before[seat][name]
                if change != expected.get(name, 0):
                    yield f"{seat_letter(seat)} {name}: expected {expected.get(name, 0):+d}, found {change:+d}"

    def seat(self, seat: int, wanted: Struct) -> Iterator[str]:
        for name, found in self.facts(seat).items():
            expected = getattr(wanted, name)
            if expected is not None:
                yield from differing(f"{seat_letter(seat)} {name}", self.wanted(name, expected), found)

    def choices(self, step: StepEntry) -> Iterator[str]:
        deciders = self.game.deciders(self.state)
        if step.asks is not None:
            yield from differing("asks", sorted(step.asks), sorted(map(seat_letter, deciders)))
        if step.options is not None:
            lines = [line for seat in deciders for line in self.lines(seat)]
            wanted = [line.removeprefix(f"{seat_letter(seat)} ") for seat in deciders[:1] for line in step.options]
            yield from differing("options", sorted(wanted), sorted(lines))
        for line in (*step.offers, *step.lacks):
            self.check_line(line)
        for line in step.offers:
            if not self.is_offered(line):
                yield f"expected '{line}' to be possible, it is not"
        for line in step.lacks:
            if self.is_offered(line):
                yield f"expected '{line}' not to be possible, it is"

    def lines(self, seat: int) -> list[str]:
        return [self.game.notation(choice) for choice in self.game.options(self.state, seat)]

    def is_offered(self, line: str) -> bool:
        """Whether a line, or one that begins so, can be chosen: by the seat it names, or by whoever has to decide."""
        first, _, rest = line.partition(" ")
        letters = [seat_letter(seat) for seat in range(self.game.seats)]
        seats = [seat_number(first)] if first in letters else self.game.deciders(self.state)
        words = rest if first in letters else line
        found: list[str] = []
        for seat in seats:
            found += self.lines(seat) if seat in self.game.deciders(self.state) else []
            found += [self.game.notation(choice) for choice in self.game.interrupts(self.state, seat)]
        return any(each == words or each.startswith(f"{words} ") for each in found)

    def cards(self, step: StepEntry) -> Iterator[str]:
        for name, wanted in step.rows.items():
            yield from unfitting(f"row {name}", wanted, self.row(name))
        for name, wanted in step.lying.items():
            found = sorted(id for id in self.row(name) if id != EMPTY_PLACE)
            yield from differing(f"lying {name}", sorted(wanted), found)
        for name, wanted in step.discards.items():
            yield from unfitting(f"discards {name}", wanted, self.discarded(name))
        for name, wanted in step.next.items():
            yield from differing(f"next {name}", wanted, self.pile(name)[: len(wanted)])
        for name, number in step.left.items():
            yield from differing(f"left {name}", number, len(self.pile(name)))

    def result(self, step: StepEntry) -> Iterator[str]:
        scores = self.game.scores(self.state)
        for letter, score in step.scores.items():
            yield from differing(f"score of {letter}", score, scores[self.number(letter)])
        if step.finished is not None:
            yield from differing("finished", step.finished, self.state.finished)
        if step.winners is None:
            return
        if not self.state.finished:
            yield "expected winners, but the game is not over"
        else:
            winners = [seat_letter(seat) for seat in self.game.winners(self.state)]
            yield from differing("winners", sorted(step.winners), winners)


def unfitting(what: str, wanted: list[str], found: list[str]) -> Iterator[str]:
    """Where cards are not as expected, place by place; `*` is any card."""
    is_fitting = len(wanted) == len(found) and all(
        each == other or (each == ANY_CARD and other != EMPTY_PLACE) for each, other in zip(wanted, found, strict=True)
    )
    if not is_fitting:
        yield f"{what}: expected {shown(wanted)}, found {shown(found)}"


def known(word: str, words: Collection[str], what: str) -> None:
    if word not in words:
        raise Difference(f'found "{word}", expected {what}{hint(word, words)}')


def differing(what: str, expected: object, found: object) -> Iterator[str]:
    if expected != found:
        yield f"{what}: expected {shown(expected)}, found {shown(found)}"


def shown(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case list():
            return ", ".join(map(str, value)) or "nothing"
        case dict():
            return ", ".join(f"{name} {each}" for name, each in value.items()) or "nothing"
    return str(value) or "nothing"
