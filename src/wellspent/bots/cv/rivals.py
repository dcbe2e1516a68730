"""What the player to the left would make of the track that a turn leaves behind."""

from typing import Final, final

from wellspent.games.cv.cards import REROLL_BAD_LUCK, STACKS
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import BASE_DICE, MOST_DICE, REROLLS
from wellspent.games.cv.state import NO_CARD, State
from wellspent.games.cv.symbols import BAD_LUCK

from .dice import Roll
from .outlook import Thinker
from .shop import Regard, Shop


@final
class Prospect:
    """A seat's next turn, as if it began now; the position is changed to that."""

    def __init__(self, game: CV, state: State, seat: int, thinker: Thinker) -> None:
        state.player = seat
        state.active = [game.rules.top(state, seat, stack) for stack in range(STACKS)]
        state.used = 0
        state.purchases = 0
        state.bought = []
        cards = [game.rules.cards[number] for number in state.active if number != NO_CARD]
        self.dice: Final = min(MOST_DICE, BASE_DICE + sum([card.extra_dice for card in cards]))
        self.rerolls: Final = REROLLS + sum([card.rerolls for card in cards])
        self.is_treated: Final = game.rules.stack_that(state, REROLL_BAD_LUCK) >= 0
        self.track: Final = state.track[:]
        self.shop: Final = Shop(thinker.outlook(state, seat), state, [])
        # By hand of all dice, worked out at the first question: the sets of cards that it pays for, the best first, and
        # what they are worth. A set is bits by place on the track.
        self.sets: Final[list[list[int]]] = []
        self.worths: Final[list[list[float]]] = []

    def promise(self) -> float:
        """What the turn should make of a life."""
        return self._beginning(self.shop.worths(self.dice))

    def promise_of(self, left: list[int]) -> float:
        """The same if only these cards are left on the track."""
        if not self.sets:
            self._list_sets()
        missing = self._bits([number for number in self.track if number not in left])
        worths: list[float] = []
        for place in range(len(self.sets)):
            sets, at = self.sets[place], 0
            # The last resort is to buy nothing, which costs nothing.
            while sets[at] & missing != 0:
                at += 1
            worths.append(self.worths[place][at])
        return self._beginning(worths)

    def _beginning(self, worths: list[float]) -> float:
        return Roll(self.dice, worths, self.rerolls, self.is_treated).beginning(self.rerolls)

    def _list_sets(self) -> None:
        shop = self.shop
        bits = [self._bits(basket.cards) for basket in shop.baskets]
        for have in shop.hands(self.dice):
            sets: list[int] = []
            worths: list[float] = []
            loss, most = shop.loss(have[BAD_LUCK]), shop.most(have)
            for place in range(len(bits)):
                basket = shop.baskets[place]
                if basket.size <= most and bits[place] not in sets and shop.pays(have, basket):
                    sets.append(bits[place])
                    worths.append(basket.value - loss)
            self.sets.append(sets)
            self.worths.append(worths)

    def _bits(self, cards: list[int]) -> int:
        found = 0
        for number in cards:
            found |= 1 << self.track.index(number)
        return found


@final
class Rivals(Regard):
    """A card taken is a card less for the next player."""

    def __init__(self, game: CV, view: State, seat: int, thinker: Thinker, grudge: float) -> None:
        self.grudge: Final = grudge
        self.is_duel: Final = game.seats == 2
        self.track: Final = view.bought + view.track
        self.known: Final[dict[tuple[int, ...], float]] = {}
        state = view.copy()
        state.track = self.track
        # What it hides stays out of it.
        other = state.players[(seat + 1) % game.seats]
        other.goal = NO_CARD
        other.hand = []
        self.prospect: Final = Prospect(game, state, (seat + 1) % game.seats, thinker)

    def worth(self, cards: list[int]) -> float:
        left = [number for number in self.track if number not in cards]
        if self.is_duel:
            # CV.cleanup.03
            left = left[1:]
        key = tuple(left)
        if key not in self.known:
            self.known[key] = -self.grudge * self.prospect.promise_of(left)
        return self.known[key]
