"""A player of CV that plans: it knows the odds of its dice, and buys what is best for the rest of its life."""

from collections.abc import Callable
from typing import Final, final

from wellspent.engine.options import first_of, verb_of
from wellspent.games.cv.cards import REROLL_BAD_LUCK
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import MOST_DICE
from wellspent.games.cv.state import State
from wellspent.games.cv.steps import FIRST_THROW, PICK, REROLL, SELECT
from wellspent.games.cv.symbols import FACES, KINDS
from wellspent.games.cv.verbs import CHANGE, DONE, KEEP, PLAY
from wellspent.games.cv.verbs import REROLL as REROLL_VERB

from ..chance import OWN, own_stream
from .dice import Roll
from .outlook import Outlook, Thinker
from .placing import placed
from .shop import Regard, Shop
from .taste import NO_TASTE, Taste
from .weights import WEIGHTS, Weights

# The value of an option that is out of the question.
NEVER: Final = -1e9

Judgement = Callable[[Outlook, State, list[int]], list[float]]


@final
class Turn:
    """What stays known of a turn as long as only the dice change."""

    def __init__(self, view: State, seat: int, shop: Shop) -> None:
        self.key: Final = key_of(view, seat)
        self.shop: Final = shop
        self.is_treated: Final = shop.outlook.rules.stack_that(view, REROLL_BAD_LUCK) >= 0
        self.rolls: Final[dict[int, Roll]] = {}

    def odds(self, dice: int, rerolls: int) -> Roll:
        known = self.rolls.get(dice)
        if known is None or known.rerolls < rerolls:
            known = Roll(dice, self.shop.worths(dice), rerolls, self.is_treated)
            self.rolls[dice] = known
        return known


def key_of(view: State, seat: int) -> list[list[int]]:
    """Everything that a shop depends on."""
    key = [[view.round, view.turn, view.used], view.track, view.bought, view.players[seat].hand]
    for player in view.players:
        key += player.stacks
    return [numbers[:] for numbers in key]


class PlanningPlayer(Thinker):
    """Knows the odds of its turn, and reckons with all turns that are left."""

    def __init__(self, game: CV, seat: int, seed: str, weights: Weights = WEIGHTS, taste: Taste = NO_TASTE) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.weights: Final = weights
        self.taste: Final = taste
        self.stream: Final = own_stream(seed, seat)
        self.known: Turn | None = None
        self.judgements: Final[dict[int, Judgement]] = {
            PICK: self._pick,
            FIRST_THROW: self._first_throw,
            REROLL: self._reroll,
            SELECT: self._select,
        }

    def choose(self, view: State, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        values = [value + self._whim() for value in self.weigh(view, options)]
        return options[values.index(max(values))]

    def weigh(self, view: State, options: list[int]) -> list[float]:
        """What each option is worth to this seat, in points at the end of the game."""
        judge = self.judgements.get(view.agenda[-1].step, self._try)
        return judge(self.outlook(view, self.seat), view, options)

    def outlook(self, view: State, seat: int) -> Outlook:
        return Outlook(self.game, view, seat, self.weights)

    def regards(self, view: State) -> list[Regard]:
        return [self.taste]

    def shop(self, outlook: Outlook, state: State) -> Shop:
        return Shop(outlook, state, self.regards(state))

    def turn(self, outlook: Outlook, view: State) -> Turn:
        if self.known is None or self.known.key != key_of(view, self.seat):
            self.known = Turn(view, self.seat, self.shop(outlook, view))
        return self.known

    def hopes(self, view: State, choice: int) -> dict[int, float]:
        """By card: how likely it is bought this turn, after a choice about the dice."""
        outlook = self.outlook(view, self.seat)
        turn = self.turn(outlook, view)
        dice, rerolls, hand = len(view.dice) + view.new_dice, view.rerolls, by_face(view.dice)
        held = hand
        if verb_of(choice) == KEEP:
            rerolls = 0
        elif verb_of(choice) == REROLL_VERB:
            rerolls -= 1
            held = held_by(view, choice)
        elif verb_of(choice) == PLAY:
            card = outlook.rules.cards[first_of(choice)]
            dice, rerolls = min(MOST_DICE, dice + card.extra_dice), rerolls + card.rerolls
        odds = turn.odds(dice, rerolls)
        bought = [turn.shop.best(have) for have in turn.shop.hands(dice)]
        found: dict[int, float] = {}
        for number in view.track:
            marks = [1.0 if basket is not None and number in basket.cards else 0.0 for basket in bought]
            found[number] = odds.chance(marks, hand, held, rerolls)
        return found

    def _whim(self) -> float:
        return self.weights.whim * self.stream.below(OWN, 1000) / 1000

    # Each judgement is a value for every option.

    def _pick(self, outlook: Outlook, view: State, options: list[int]) -> list[float]:
        stacks = view.players[self.seat].stacks
        return [outlook.childhood_worth(first_of(choice), stacks) for choice in options]

    def _first_throw(self, outlook: Outlook, view: State, options: list[int]) -> list[float]:
        """Whether an event for more dice is worth playing now."""
        turn = self.turn(outlook, view)
        found: list[float] = []
        for choice in options:
            dice, spent = view.new_dice, 0.0
            if verb_of(choice) == PLAY:
                dice = min(MOST_DICE, dice + outlook.rules.cards[first_of(choice)].extra_dice)
                spent = outlook.event_worth(first_of(choice))
            found.append(turn.odds(dice, view.rerolls).beginning(view.rerolls) - spent)
        return found

    def _reroll(self, outlook: Outlook, view: State, options: list[int]) -> list[float]:
        rules = outlook.rules
        more = max([rules.cards[first_of(choice)].rerolls for choice in options if verb_of(choice) == PLAY], default=0)
        odds = self.turn(outlook, view).odds(len(view.dice) + view.new_dice, max(more, view.rerolls))
        hand = by_face(view.dice)
        found: list[float] = []
        for choice in options:
            if verb_of(choice) == KEEP:
                found.append(odds.stopping(hand))
            elif verb_of(choice) == REROLL_VERB:
                held = held_by(view, choice)
                found.append(odds.throwing(hand, held, view.rerolls - 1))
            else:
                found.append(self._more_rerolls(outlook, view, odds, first_of(choice)))
        return found

    def _more_rerolls(self, outlook: Outlook, view: State, odds: Roll, number: int) -> float:
        """An event for more rerolls waits until they are used up."""
        rerolls = outlook.rules.cards[number].rerolls
        if view.rerolls > 0 or rerolls == 0:
            return NEVER
        return odds.again(by_face(view.dice), rerolls) - outlook.event_worth(number)

    def _select(self, outlook: Outlook, view: State, options: list[int]) -> list[float]:
        shop = self.turn(outlook, view).shop
        have = unspent(view)
        loss = shop.loss(view.bad_luck)
        found: list[float] = []
        for choice in options:
            if verb_of(choice) == CHANGE:
                found.append(self._after(outlook, view, choice))
            elif verb_of(choice) == DONE:
                found.append(shop.staying(have) - loss)
            else:
                basket = shop.best(have, first_of(choice))
                found.append(basket.value - loss if basket is not None else NEVER)
        return found

    def _try(self, outlook: Outlook, view: State, options: list[int]) -> list[float]:
        return [self._after(outlook, view, choice) for choice in options]

    def _after(self, outlook: Outlook, view: State, choice: int) -> float:
        """What a life is worth after a choice, and after what it can still buy this turn."""
        state = self.game.copy(view)
        self.game.apply(state, self.seat, choice)
        me = state.players[self.seat]
        if state.finished or state.agenda[-1].player != self.seat:
            return outlook.value(me.stacks, me.hand)
        if state.agenda[-1].step == SELECT:
            return self.shop(outlook, state).worth(unspent(state), state.bad_luck)
        return placed(outlook, me.stacks, me.hand, state.bought)


def unspent(state: State) -> list[int]:
    return [state.ready[kind] + state.loose[kind] for kind in range(KINDS)]


def by_face(dice: list[int]) -> tuple[int, ...]:
    return tuple(dice.count(face) for face in range(FACES))


def held_by(view: State, choice: int) -> tuple[int, ...]:
    """By face, the dice that a reroll leaves."""
    return by_face([face for die, face in enumerate(view.dice) if not first_of(choice) >> die & 1])
