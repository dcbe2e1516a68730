"""A player of CV that tries out what may come: it plays on in imagined worlds until its next turn."""

from typing import Final, final

from wellspent.games.cv.game import CV
from wellspent.games.cv.state import SELECT as SELECT_PHASE
from wellspent.games.cv.state import State
from wellspent.games.cv.steps import FIRST_THROW, PAYMENT, REROLL
from wellspent.games.cv.symbols import KINDS
from wellspent.games.cv.view import imagine

from ..clock import CLOCK
from ..numbers import mean
from .experienced import ExperiencedPlayer, turn_of
from .insight import Net
from .learned import LEARNED
from .outlook import Outlook
from .planner import Turn, key_of, unspent
from .rivals import promise
from .shop import Basket, Regard, Shop
from .taste import NO_TASTE, Taste
from .weights import WEIGHTS, Weights

# The stages of a turn from `turn.roll` to `turn.add`.
STAGES_BEFORE_ADDING: Final = 3
# Enough of every symbol for running costs: in an imagined world they are paid.
PLENTY: Final = 9
# How many card sets are tried out before the throw and after it.
BEFORE_THE_THROW: Final = 8
AFTER_THE_THROW: Final = 6
# What was thought before counts as much as so many tries.
FIRM: Final = 6.0


@final
class Worlds(Regard):
    """By the cards of a turn: how much better life goes on than it seemed at first, as far as that was tried."""

    def __init__(self, player: "StrongPlayer", view: State) -> None:
        self.player: Final = player
        self.view: Final = view.copy()
        self.worlds: Final[list[State]] = []
        # By cards, in order: tries, and the sum of what they found beyond what it seemed.
        self.tries: Final[dict[tuple[int, ...], int]] = {}
        self.surplus: Final[dict[tuple[int, ...], float]] = {}
        self.mean = 0.0

    def worth(self, cards: list[int]) -> float:
        key = tuple(sorted(cards))
        tries = self.tries.get(key, 0)
        if tries == 0:
            return 0.0
        return (self.surplus[key] / tries - self.mean) * tries / (tries + FIRM)

    def place(self, basket: Basket) -> float:
        """For sorting, the best first; its value is how it seemed at first and what was found out earlier."""
        return -basket.value - self.worth(basket.cards)

    def try_out(self, cards: list[int], expected: float) -> None:
        """Once more, in the next of the worlds that are the same for all."""
        key = tuple(sorted(cards))
        tries = self.tries.get(key, 0)
        if tries == len(self.worlds):
            player = self.player
            self.worlds.append(imagine(player.game.rules, self.view, player.seat, player.stream))
        found = self.player.outcome(self.worlds[tries].copy(), cards)
        self.tries[key] = tries + 1
        self.surplus[key] = self.surplus.get(key, 0.0) + found - expected

    def settle(self) -> None:
        """What is better or worse for all cards alike says nothing for any."""
        means = [self.surplus[key] / self.tries[key] for key in self.tries]
        self.mean = mean(means)


@final
class Budget:
    """Seconds or playouts for one choice, or for a part of it; everything may be tried once."""

    def __init__(self, player: "StrongPlayer", parts: int = 1) -> None:
        self.playouts: Final = player.playouts // parts
        self.end: Final = CLOCK.seconds() + player.seconds / parts
        self.is_counted: Final = player.playouts > 0
        self.used = 0

    def lasts(self, tries: int) -> bool:
        """Whether it allows so many tries more."""
        self.used += tries
        if self.used == tries:
            return True
        return self.used <= self.playouts if self.is_counted else CLOCK.seconds() < self.end


class StrongPlayer(ExperiencedPlayer):
    """The experienced player, with its doubts put to the test."""

    def __init__(
        self,
        game: CV,
        seat: int,
        seed: str,
        weights: Weights = WEIGHTS,
        taste: Taste = NO_TASTE,
        seconds: float = 1.0,
        playouts: int = 0,
        net: Net = LEARNED,
        counts_luck: bool = False,
    ) -> None:
        super().__init__(game, seat, seed, weights, taste, net=net)
        self.seconds: Final = seconds
        self.playouts: Final = playouts
        # Whether it compares what the dice of others came to, and not what was to be expected of them.
        self.counts_luck: Final = counts_luck
        # Everybody in an imagined world plans, but looks at nobody.
        self.others: Final = [
            ExperiencedPlayer(game, other, seed, Weights({**weights.as_dict(), "whim": 0.0}), NO_TASTE, 0.0, net)
            for other in range(game.seats)
        ]
        self.worlds: Worlds | None = None
        self.worlds_turn: list[list[int]] = []
        # The moment that it has thought about: before the throw, or after it.
        self.moment: list[list[int]] = []

    def regards(self, view: State) -> list[Regard]:
        return [*super().regards(view), self.worlds_of(view)]

    def worlds_of(self, view: State) -> Worlds:
        turn = turn_of(view)
        if self.worlds is None or self.worlds_turn != turn:
            self.worlds = Worlds(self, view)
            self.worlds_turn = turn
        return self.worlds

    def turn(self, outlook: Outlook, view: State) -> Turn:
        moment = [[view.phase], *key_of(view, self.seat)]
        if not view.bought and self.moment != moment:
            self.moment = moment
            # What is found out now changes what cards are worth.
            self.known = None
            shop = self.shop(outlook, view)
            worlds = self.worlds_of(view)
            if view.phase == SELECT_PHASE:
                self._compare(worlds, payable(shop, unspent(view))[:AFTER_THE_THROW])
            else:
                self._explore(worlds, likely(shop, len(view.dice) + view.new_dice)[:BEFORE_THE_THROW], Budget(self))
        return super().turn(outlook, view)

    def _compare(self, worlds: Worlds, candidates: list[Basket]) -> None:
        """Which of them is best: after every round of tries the worse half drops out."""
        rounds = max(1, (len(candidates) - 1).bit_length())
        for _ in range(rounds):
            self._explore(worlds, candidates, Budget(self, rounds))
            candidates = sorted(candidates, key=worlds.place)[: (len(candidates) + 1) // 2]

    def _explore(self, worlds: Worlds, candidates: list[Basket], budget: "Budget") -> None:
        """Try all of them equally often."""
        if len(candidates) < 2:
            return
        expected = [self._expected(worlds, basket) for basket in candidates]
        while budget.lasts(len(candidates)):
            for place in range(len(candidates)):
                worlds.try_out(candidates[place].cards, expected[place])
        worlds.settle()

    def _expected(self, worlds: Worlds, basket: Basket) -> float:
        """What is expected of the cards at first sight, whatever else speaks for them."""
        return basket.value + basket.spent - worlds.worth(basket.cards) - self.taste.worth(basket.cards)

    def outcome(self, state: State, cards: list[int]) -> float:
        """How far this seat is ahead at its next turn if it adds these cards now."""
        begun = (state.round, state.turn)
        game = self.game
        state.track = [number for number in state.track + state.bought if number not in cards]
        state.bought = cards[:]
        state.ready = [PLENTY] * KINDS
        state.agenda = []
        state.stage = game.rules.first_stage + STAGES_BEFORE_ADDING
        game.settle(state)
        hopes: dict[int, float] = {}
        while not state.finished and (state.player != self.seat or (state.round, state.turn) == begun):
            seat = game.decider(state)
            options = game.options(state, seat)
            is_thrown = state.agenda[-1].step in (FIRST_THROW, REROLL)
            if is_thrown and seat != self.seat and seat not in hopes and not self.counts_luck:
                hopes[seat] = self.hope(state, seat)
            # Payments that leave most behind come first.
            is_payment = state.agenda[-1].step == PAYMENT
            choice = options[0] if is_payment else self.others[seat].choose(state, options)
            game.apply(state, seat, choice)
        return self._lead(state, hopes)

    def hope(self, state: State, seat: int) -> float:
        """What the turn of another should make of their life, whatever the dice show then."""
        other = self.others[seat]
        turn = other.turn(other.outlook(state, seat), state)
        return turn.odds(len(state.dice) + state.new_dice, state.rerolls).beginning(state.rerolls)

    def _lead(self, state: State, hopes: dict[int, float]) -> float:
        """Luck of others is left out of it as far as their hopes are known."""
        game, total = self.game, 0.0
        scores = game.scores(state) if state.finished else []
        for seat in range(game.seats):
            if seat == self.seat:
                continue
            if seat in hopes:
                total += hopes[seat]
            elif state.finished:
                total += scores[seat]
            else:
                total += self.outlook(state, seat).value(state.players[seat].stacks, state.players[seat].hand)
        mine = float(scores[self.seat]) if state.finished else promise(game, state, self.seat, self)
        return mine - total / (game.seats - 1)


def payable(shop: Shop, have: list[int]) -> list[Basket]:
    """The best basket of every set of cards that these symbols pay for, the best first."""
    return first_of_each([basket for basket in shop.baskets if shop.pays(have, basket)])


def likely(shop: Shop, dice: int) -> list[Basket]:
    """The same for the sets of cards that some throw would buy, the most likely first."""
    bought: dict[tuple[int, ...], int] = {}
    for have in shop.hands(dice):
        basket = shop.best(have)
        if basket is not None:
            key = tuple(basket.cards)
            bought[key] = bought.get(key, 0) + 1
    found = [basket for basket in first_of_each(shop.baskets) if tuple(basket.cards) in bought]
    return sorted(found, key=lambda basket: -bought[tuple(basket.cards)])


def first_of_each(baskets: list[Basket]) -> list[Basket]:
    """Of equal cards only the first basket."""
    seen: set[tuple[int, ...]] = set()
    found: list[Basket] = []
    for basket in baskets:
        key = tuple(basket.cards)
        if key not in seen:
            seen.add(key)
            found.append(basket)
    return found
