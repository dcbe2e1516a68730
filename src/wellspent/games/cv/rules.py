"""The rules of one game: cards, seats, and everything that follows from them, worked out once."""

from typing import Final, final

from wellspent.engine.step import Step

from .cards import CHILDHOOD, DECKS, NOTHING, STACKS, START_THE_GAME, Card
from .effects import Effects
from .state import NO_CARD, State

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
TRACK: Final = 5
# CV.setup.08, CV.roll.02, CV.roll.04
BASE_DICE: Final = 4
MOST_DICE: Final = 7
REROLLS: Final = 2
# CV.select.01, CV.goodluck.01, CV.badluck.01
MOST_PURCHASES: Final = 2
LUCK_PRICE: Final = 3
MISFORTUNE: Final = 3
DICE_STREAM: Final = len(DECKS)
STREAMS: Final = [*DECKS, "dice"]


@final
class Rules:
    """What a game needs to know. Nothing here changes once the game has begun."""

    def __init__(self, cards: list[Card], seats: int) -> None:
        self.seats: Final = seats
        self.cards: list[Card] = []
        self.card_number: dict[str, int] = {}
        # Events that give symbols; a payment names those it plays by their place here.
        self.symbol_events: list[int] = []
        # Events that players hold unseen by the others (CV.childhood.10).
        self.hidden_events: list[int] = []
        # The Bicycle; NO_CARD in a game of a few cards of one's own.
        self.bicycle = NO_CARD
        # By card: the cards one of which must lie in its taker's CV.
        self.has: list[list[int]] = []
        # Remembered by Means: the effects at hand, by the cards that have them.
        self.effects: dict[int, Effects] = {}
        # Remembered by Reroll: the choices to throw some dice again, by the dice.
        self.throws: dict[int, list[int]] = {}
        self.steps: list[Step[State]] = []
        self.step_names: list[str] = []
        # The stage of the flow at which a turn begins.
        self.first_stage = 0
        self._add_cards(cards)

    def _add_cards(self, cards: list[Card]) -> None:
        ordered = sorted(cards, key=_by_number)
        for given in ordered:
            card = given.at(len(self.cards))
            if card.id in self.card_number:
                raise ValueError(f"card {card.id}: found twice")
            self.cards.append(card)
            self.card_number[card.id] = card.index
            if card.has_symbols:
                self.symbol_events.append(card.index)
            if card.is_event and card.deck == CHILDHOOD:
                self.hidden_events.append(card.index)
            if card.does == START_THE_GAME:
                self.bicycle = card.index
        for card in self.cards:
            self.has.append([self.card_number[id] for id in card.has if id in self.card_number])

    def add_step(self, name: str, step: Step[State]) -> None:
        self.step_names.append(name)
        self.steps.append(step)

    def step(self, name: str) -> int:
        return self.step_names.index(name)

    def card(self, id: str) -> Card:
        return self.cards[self.card_number[id]]

    # Questions about a position.

    def top(self, state: State, player: int, stack: int) -> int:
        """The active card of a stack, or NO_CARD."""
        cards = state.players[player].stacks[stack]
        return cards[-1] if cards else NO_CARD

    def works(self, state: State, stack: int) -> bool:
        """CV.round.10, CV.q.09: the card was active when the turn began and still is."""
        number = state.active[stack]
        if number == NO_CARD:
            return False
        cards = state.players[state.player].stacks[stack]
        return len(cards) > 0 and cards[-1] == number

    def can_use(self, state: State, stack: int) -> bool:
        """A once-per-turn effect that is still there to use."""
        return state.used >> stack & 1 == 0 and self.works(state, stack)

    def stack_that(self, state: State, does: int) -> int:
        """The stack whose active card has this special effect, unused; NOTHING where there is none."""
        for stack in range(STACKS):
            number = state.active[stack]
            if number != NO_CARD and self.cards[number].does == does and self.can_use(state, stack):
                return stack
        return NOTHING


def _by_number(card: Card) -> int:
    return card.number
