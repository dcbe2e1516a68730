"""What the player to the left would make of the track that a turn leaves behind."""

from typing import Final, final

from wellspent.games.cv.cards import REROLL_BAD_LUCK, STACKS
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import BASE_DICE, MOST_DICE, REROLLS
from wellspent.games.cv.state import NO_CARD, State

from .dice import Roll
from .outlook import Thinker
from .shop import Regard, Shop


def promise(game: CV, state: State, seat: int, thinker: Thinker) -> float:
    """What a seat's next turn should make of its life, if it began now."""
    state.player = seat
    state.active = [game.rules.top(state, seat, stack) for stack in range(STACKS)]
    state.used = 0
    state.purchases = 0
    state.bought = []
    cards = [game.rules.cards[number] for number in state.active if number != NO_CARD]
    dice = min(MOST_DICE, BASE_DICE + sum([card.extra_dice for card in cards]))
    rerolls = REROLLS + sum([card.rerolls for card in cards])
    is_treated = game.rules.stack_that(state, REROLL_BAD_LUCK) >= 0
    shop = Shop(thinker.outlook(state, seat), state, [])
    return Roll(dice, shop.worths(dice), rerolls, is_treated).beginning(rerolls)


@final
class Rivals(Regard):
    """A card taken is a card less for the next player."""

    def __init__(self, game: CV, view: State, seat: int, thinker: Thinker, grudge: float) -> None:
        self.game: Final = game
        self.thinker: Final = thinker
        self.grudge: Final = grudge
        self.seat: Final = (seat + 1) % game.seats
        self.state: Final = view.copy()
        self.track: Final = view.bought + view.track
        self.known: Final[dict[tuple[int, ...], float]] = {}
        # What it hides stays out of it.
        other = self.state.players[self.seat]
        other.goal = NO_CARD
        other.hand = []

    def worth(self, cards: list[int]) -> float:
        left = [number for number in self.track if number not in cards]
        if self.game.seats == 2:
            # CV.cleanup.03
            left = left[1:]
        key = tuple(left)
        if key not in self.known:
            self.state.track = left
            self.known[key] = -self.grudge * promise(self.game, self.state, self.seat, self.thinker)
        return self.known[key]
