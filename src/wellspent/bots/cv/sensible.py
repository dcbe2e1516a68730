"""A player of CV with good sense: it sets its eyes on some cards, and holds the dice that they ask for."""

from typing import Final, final

from wellspent.engine.options import first_of, verb_of
from wellspent.games.cv.state import State
from wellspent.games.cv.symbols import BAD_LUCK, FACES, GOOD_LUCK, KINDS, PLAIN, WILD
from wellspent.games.cv.verbs import KEEP, PLAY

from .outlook import Outlook
from .planner import NEVER, PlanningPlayer, by_face, held_by
from .shop import Basket, Shop

# How likely it seems that a missing symbol still comes, by rerolls left. (mypyc stumbles over a tuple of floats.)
HOPE: Final = [0.0, 0.3, 0.5, 0.6]
# What it counts for to throw a die that is wanted, or to hold one that is not.
ASTRAY: Final = 1.0


@final
class Aim:
    """Cards to buy, what they promise, and the dice that they ask for, by face."""

    def __init__(self, worth: float, dice: list[int]) -> None:
        self.worth: Final = worth
        self.dice: Final = dice


class SensiblePlayer(PlanningPlayer):
    """The planner without its arithmetic, as soon as dice lie on the table."""

    def _reroll(self, outlook: Outlook, view: State, options: list[int]) -> list[float]:
        turn = self.turn(outlook, view)
        hand = by_face(view.dice)
        aim = aim_of(turn.shop, hand, view.rerolls)
        found: list[float] = []
        for choice in options:
            if verb_of(choice) == KEEP:
                have = with_tokens(turn.shop, hand)
                found.append(turn.shop.worth(have, have[BAD_LUCK]))
            elif verb_of(choice) == PLAY:
                found.append(self._play(outlook, view, turn.shop, first_of(choice)))
            else:
                held = held_by(view, choice)
                found.append(aim.worth - ASTRAY * astray(aim, held, turn.is_treated))
        return found

    def _play(self, outlook: Outlook, view: State, shop: Shop, event: int) -> float:
        """An event for more rerolls waits until they are used up."""
        rerolls = outlook.rules.cards[event].rerolls
        if view.rerolls > 0 or rerolls == 0:
            return NEVER
        return aim_of(shop, by_face(view.dice), rerolls).worth - outlook.event_worth(event)


def aim_of(shop: Shop, hand: tuple[int, ...], rerolls: int) -> Aim:
    """The cards that are worth most, given how likely they seem."""
    have = with_tokens(shop, hand)
    rest = shop.staying(have)
    loss = shop.loss(have[BAD_LUCK])
    hope = HOPE[min(len(HOPE) - 1, rerolls)]
    best = Aim(NEVER, [0] * FACES)
    for basket in shop.worthwhile:
        dice = dice_for(shop, hand, basket)
        held = with_tokens(shop, tuple(dice))
        lacks = 0 if shop.pays(held, basket) else max(1, missing(held, basket))
        if lacks <= sum(hand) - sum(dice) - hand[BAD_LUCK]:
            worth = rest + (basket.value - rest) * hope**lacks - loss
            if worth > best.worth:
                best = Aim(worth, dice)
    return best


def astray(aim: Aim, held: tuple[int, ...], is_treated: bool) -> int:
    """How many dice are held in vain, or not held; bad luck is held in vain where it need not be."""
    found = held[BAD_LUCK] if is_treated else 0
    for face in range(BAD_LUCK):
        found += abs(held[face] - aim.dice[face])
    return found


def with_tokens(shop: Shop, hand: tuple[int, ...]) -> list[int]:
    tokens = shop.me.tokens
    return [*[tokens[face] + hand[face] for face in range(FACES)], tokens[WILD]]


def dice_for(shop: Shop, hand: tuple[int, ...], basket: Basket) -> list[int]:
    """By face, the dice that go into its price: those that it names, and any others as far as they help to pay it."""
    due = [basket.cost[kind] - basket.given[kind] - shop.me.tokens[kind] for kind in range(KINDS)]
    dice = [min(hand[face], max(0, due[face])) if face != BAD_LUCK else 0 for face in range(FACES)]
    wild = due[WILD]
    for face in range(PLAIN):
        more = min(hand[face] - dice[face], max(0, wild))
        dice[face] += more
        wild -= more
    if shop.pays(with_tokens(shop, hand), basket):
        for face in range(BAD_LUCK):
            while dice[face] < hand[face] and not shop.pays(with_tokens(shop, tuple(dice)), basket):
                dice[face] += 1
    return dice


def missing(have: list[int], basket: Basket) -> int:
    """How many symbols it still takes, whatever could be changed into them."""
    gaps = [basket.cost[kind] - basket.given[kind] - have[kind] for kind in range(KINDS)]
    lacking = spare = 0
    for kind in range(PLAIN):
        lacking += max(0, gaps[kind])
        spare += max(0, -gaps[kind])
    # Wild symbols to spare fill gaps, and what else is to spare pays for wild ones.
    plain = max(0, lacking + gaps[WILD]) if gaps[WILD] <= 0 else lacking + max(0, gaps[WILD] - spare)
    return plain + max(0, gaps[GOOD_LUCK])
