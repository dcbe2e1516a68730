"""A table of CV for tests: lay out a position, rig the dice, choose by lines, look at what came of it."""

from collections.abc import Sequence

from wellspent.engine.events import Event
from wellspent.engine.session import NotPossible, seat_letter
from wellspent.engine.step import Refusal
from wellspent.games.cv.cards import DECKS, TYPES, Card
from wellspent.games.cv.events import EVENTS
from wellspent.games.cv.game import CV
from wellspent.games.cv.lives import card_count
from wellspent.games.cv.scoring import Score
from wellspent.games.cv.state import Player, State
from wellspent.games.cv.steps import FIRST_THROW, REROLL
from wellspent.games.cv.symbols import KINDS, SYMBOLS
from wellspent.titles.cv.scenario import position
from wellspent.titles.cv.scenario.comparing import named


class CvSeat:
    """One player at a test table."""

    def __init__(self, table: "CvTable", number: int) -> None:
        self.table = table
        self.number = number

    @property
    def me(self) -> Player:
        return self.table.state.players[self.number]

    def holds(self, *ids: str, stack: str = "") -> "CvSeat":
        """Cards in the CV, each on top of the ones before; a two-colour card on the named stack."""
        for id in ids:
            card = self.table.game.rules.card(id)
            place = TYPES.index(stack) if stack else card.types[0]
            position.hold(self.table.game, self.table.state, self.number, card, place)
        return self

    def has_in_hand(self, *ids: str) -> "CvSeat":
        self.me.hand += [self.table.take(id).index for id in ids]
        return self

    def strives_for(self, id: str) -> "CvSeat":
        """The private goal."""
        self.me.goal = self.table.take(id).index
        return self

    def stack(self, name: str) -> list[str]:
        """From bottom to top."""
        return self.table.ids(self.me.stacks[TYPES.index(name)])

    def hand(self) -> list[str]:
        return self.table.ids(self.me.hand)

    def tokens(self) -> dict[str, int]:
        return named(self.me.tokens)

    def cards(self) -> int:
        return card_count(self.me)

    def score(self) -> Score:
        return self.table.game.parts(self.table.state)[self.number]


class CvTable:
    """A game in a position of the test's making. Nobody has anything, no goal is dealt and the track is empty."""

    def __init__(self, cards: Sequence[Card], seats: int = 3, seed: str = "test") -> None:
        self.game = CV(list(cards), seats)
        self.state: State = self.game.deal(seed)
        for deck in self.state.decks:
            deck.sort(reverse=True)
        self.state.stage = self.game.rules.first_stage
        self.events: list[Event] = []
        self.state.log = self.events
        self.seats = [CvSeat(self, number) for number in range(seats)]

    # Laying out.

    def seat(self, number: int) -> CvSeat:
        return self.seats[number]

    def ids(self, numbers: Sequence[int]) -> list[str]:
        return [self.game.rules.cards[number].id for number in numbers]

    def take(self, id: str) -> Card:
        """A card out of the deck it lies in."""
        card = self.game.rules.card(id)
        position.take(self.state, card)
        return card

    def lay(self, *ids: str) -> "CvTable":
        """The track, from left to right."""
        self.state.track += [self.take(id).index for id in ids]
        return self

    def show_goals(self, *ids: str) -> "CvTable":
        """The public goals."""
        self.state.goals += [self.take(id).index for id in ids]
        return self

    def cut(self, deck: str, count: int) -> "CvTable":
        """Leave so many cards in a deck; the others are in the box."""
        position.cut_deck(self.state, DECKS.index(deck), count)
        return self

    def top(self, *ids: str) -> "CvTable":
        """The cards that are dealt next, in this order; all of one deck."""
        position.stack_deck(self.state, [self.game.rules.card(id) for id in ids])
        return self

    def next_dice(self, *faces: str) -> "CvTable":
        """Rig the stream of the dice."""
        position.rig_dice(self.state, [SYMBOLS.index(face) for face in faces])
        return self

    # Playing.

    def begin(self, *dice: str, player: int = 0, turn: int = 0) -> "CvTable":
        """Begin a turn with these dice in the first throw, up to the first question after it."""
        number = max(self.state.round + (turn == 0), 1)
        position.stand_before(self.game, self.state, "roll", number, (player - turn) % self.game.seats, player)
        if dice:
            self.next_dice(*dice)
        self.game.settle(self.state)
        return self

    def select(self, *dice: str, player: int = 0, turn: int = 0) -> "CvTable":
        """Begin a turn and keep the first throw: the table is then in phase 2, or further on if nothing can be done."""
        self.begin(*dice, player=player, turn=turn)
        return self.keep()

    def keep(self) -> "CvTable":
        """Stop rolling, whatever could still be rolled."""
        while not self.state.finished and self.state.agenda[-1].step in (FIRST_THROW, REROLL):
            if self.state.player != self.asked() or self.state.purchases:
                break
            first = self.state.agenda[-1].step == FIRST_THROW
            self.choose("roll" if first else "keep")
            if not first:
                break
        return self

    def go_on(self) -> "CvTable":
        """Answer whatever the same player is asked with one answer only (CV.q.51)."""
        player = self.state.player
        while not self.state.finished and self.state.player == player == self.asked() and len(self.options()) == 1:
            self.choose(self.options()[0])
        return self

    def done(self) -> "CvTable":
        """End phase 2, if it asks at all."""
        return self.choose("done") if self.question() == "select.buy" else self

    def asked(self) -> int:
        """The seat that must choose; the first of several."""
        return self.game.deciders(self.state)[0]

    def question(self) -> str:
        """The name of the step that asks."""
        return "" if self.state.finished else self.game.rules.step_names[self.state.agenda[-1].step]

    def options(self, seat: int | None = None) -> list[str]:
        chooser = self.asked() if seat is None else seat
        return [self.game.notation(choice) for choice in self.game.options(self.state, chooser)]

    def choose(self, *lines: str, seat: int | None = None) -> "CvTable":
        for line in lines:
            chooser = self.asked() if seat is None else seat
            for choice in self.game.options(self.state, chooser):
                if self.game.notation(choice) == line:
                    self.game.apply(self.state, chooser, choice)
                    break
            else:
                raise NotPossible(f"{seat_letter(chooser)} cannot '{line}', only: {', '.join(self.options(chooser))}")
        return self

    def leave(self, seat: int) -> "CvTable":
        self.game.apply_interrupt(self.state, seat, self.game.interrupts(self.state, seat)[0])
        return self

    # Looking.

    def refusal(self, line: str) -> Refusal:
        for refusal in self.game.refusals(self.state, self.asked()):
            if self.game.notation(refusal.choice) == line:
                return refusal
        raise LookupError(f"'{line}' is not refused")

    def why_not(self, line: str) -> str:
        """The name of the reason why a line cannot be chosen."""
        return self.game.reason_name(self.refusal(line).reason)

    def track(self) -> list[str]:
        return self.ids(self.state.track)

    def box(self) -> list[str]:
        return self.ids(self.state.box)

    def dice(self) -> list[str]:
        return [SYMBOLS[face] for face in self.state.dice]

    def left(self) -> dict[str, int]:
        """Unspent symbols, of events too."""
        return named([self.state.ready[kind] + self.state.loose[kind] for kind in range(KINDS)])

    def deck(self, name: str) -> int:
        return len(self.state.decks[DECKS.index(name)])

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if EVENTS[event.kind] == kind]
