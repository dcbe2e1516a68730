"""What a step of CV expects, beside what lies on the table."""

from collections.abc import Iterator, Sequence

from wellspent.engine.session import seat_letter
from wellspent.games.cv.cards import DECKS, STACKS, TABLED, TYPES
from wellspent.games.cv.events import EVENTS
from wellspent.games.cv.game import CV
from wellspent.games.cv.lives import card_count
from wellspent.games.cv.state import NO_CARD, PHASES, State
from wellspent.games.cv.symbols import KINDS, SYMBOLS
from wellspent.games.cv.verbs import VERBS
from wellspent.scenario.comparing import Comparison, differing, known
from wellspent.scenario.schema import StepEntry

from .layout import BOX, ROW
from .schema import CvStep

COUNTED = (*TYPES[:STACKS], "hand", "tokens")


class CvComparison(Comparison[State]):
    """One position of CV, and the one it came from."""

    def __init__(self, game: CV, state: State, start: State) -> None:
        super().__init__(game, state, COUNTED)
        self.cv = game
        self.start = start

    def verbs(self) -> dict[str, list[str]]:
        return {verb.name: list(verb.arguments) for verb in VERBS}

    def card_ids(self) -> list[str]:
        return [card.id for card in self.cv.rules.cards]

    def event_names(self) -> Sequence[str]:
        return EVENTS

    def count(self, seat: int, name: str) -> int:
        me = self.state.players[seat]
        if name == "hand":
            return len(me.hand)
        return sum(me.tokens) if name == "tokens" else len(me.stacks[TYPES.index(name)])

    def facts(self, seat: int) -> dict[str, object]:
        me = self.state.players[seat]
        return {
            **{TYPES[stack]: self.ids(me.stacks[stack]) for stack in range(STACKS)},
            "hand": self.ids(me.hand),
            "offered": self.ids(me.offered),
            "goal": "" if me.goal == NO_CARD else self.ids([me.goal])[0],
            "no_more_work": me.takes_no_work,
            "has_left": me.has_left,
            "cards": card_count(me),
            "tokens": named(me.tokens),
        }

    def wanted(self, name: str, value: object) -> object:
        """Zeros may be written or left out."""
        return {each: count for each, count in value.items() if count} if isinstance(value, dict) else value

    def points(self, seat: int) -> dict[str, int]:
        """The parts of a score: by type, for the private goal (`goal`), and by public goal."""
        score = self.cv.parts(self.state)[seat]
        found = {TYPES[stack]: score.table[stack] for stack in range(TABLED)}
        found |= {"possession": score.possessions, "goal": score.private}
        return found | dict(zip(self.ids(self.state.goals), score.public, strict=True))

    # Cards.

    def ids(self, numbers: Sequence[int]) -> list[str]:
        return [self.cv.rules.cards[number].id for number in numbers]

    def row(self, name: str) -> list[str]:
        known(name, [ROW], "a row")
        return self.ids(self.state.track)

    def discarded(self, name: str) -> list[str]:
        """What went to the box since the position."""
        known(name, [BOX], "a discard pile")
        return self.ids(self.state.box[len(self.start.box) :])

    def pile(self, name: str) -> list[str]:
        known(name, DECKS, "a deck")
        return self.ids(self.state.decks[DECKS.index(name)][::-1])

    # What only CV has.

    def own(self, step: StepEntry) -> Iterator[str]:
        assert isinstance(step, CvStep)
        for letter, wanted in step.is_.items():
            parts = self.points(self.number(letter))
            for name, points in (wanted.points or {}).items():
                known(name, parts, "a part of the score")
                yield from differing(f"{letter} points {name}", points, parts[name])
        yield from self.table(step)

    def table(self, step: CvStep) -> Iterator[str]:
        state = self.state
        if step.shows is not None:
            faces = [state.dice.count(face) for face in range(KINDS)]
            yield from differing("dice", self.wanted("shows", step.shows), named(faces))
        if step.symbols is not None:
            unspent = [state.ready[kind] + state.loose[kind] for kind in range(KINDS)]
            yield from differing("symbols", self.wanted("symbols", step.symbols), named(unspent))
        for name, wanted, found in (
            ("bad luck", step.bad_luck, state.bad_luck),
            ("rerolls", step.rerolls, state.rerolls),
            ("starter", step.starter or None, seat_letter(state.starter)),
            ("turn", step.turn or None, seat_letter(state.player)),
            ("round", step.round or None, str(state.round)),
            ("phase", step.phase or None, PHASES[state.phase]),
        ):
            if wanted is not None:
                yield from differing(name, wanted, found)


def named(amounts: Sequence[int]) -> dict[str, int]:
    return {SYMBOLS[kind]: amount for kind, amount in enumerate(amounts) if amount}
