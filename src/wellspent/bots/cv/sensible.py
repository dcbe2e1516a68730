"""A player of CV with good sense: it sets its eyes on some cards, and holds the dice that they ask for."""

from typing import Final, final

from wellspent.engine.options import first_of, verb_of
from wellspent.games.cv.state import State
from wellspent.games.cv.symbols import BAD_LUCK, FACES, PLAIN, WILD
from wellspent.games.cv.verbs import KEEP, PLAY

from .outlook import Outlook
from .planner import NEVER, PlanningPlayer, by_face
from .shop import Basket, Shop

# How likely it seems that a missing symbol still comes, by rerolls left.
HOPE: Final = (0.0, 0.3, 0.5, 0.6)
# What it counts for to throw a die that is wanted, or to hold one that is not.
ASTRAY: Final = 1.0


@final
class Aim:
    """Cards to buy, what they promise, and the dice that they ask for, by face."""

    def __init__(self, worth: float, dice: list[int]) -> None:
        self.worth: Final = worth
        self.dice: Final = dice


class SensiblePlayer(PlanningPlayer):
    """The planner without its arithmetic."""

    def _reroll(self, outlook: Outlook, view: State, options: list[int]) -> list[float]:
        shop = self.turn(outlook, view).shop
        hand = by_face(view.dice)
        aim = aim_of(shop, hand, view.rerolls)
        found: list[float] = []
        for choice in options:
            if verb_of(choice) == KEEP:
                found.append(shop.worth(symbols_of(shop, hand), hand[BAD_LUCK]))
            elif verb_of(choice) == PLAY:
                found.append(self._play(outlook, view, shop, hand, first_of(choice)))
            else:
                held = by_face([face for die, face in enumerate(view.dice) if not first_of(choice) >> die & 1])
                astray = sum([abs(held[face] - aim.dice[face]) for face in range(FACES)])
                found.append(aim.worth - ASTRAY * astray)
        return found

    def _play(self, outlook: Outlook, view: State, shop: Shop, hand: tuple[int, ...], event: int) -> float:
        """An event for more rerolls waits until they are used up."""
        rerolls = outlook.rules.cards[event].rerolls
        if view.rerolls > 0 or rerolls == 0:
            return NEVER
        return aim_of(shop, hand, rerolls).worth - outlook.event_worth(event)


def aim_of(shop: Shop, hand: tuple[int, ...], rerolls: int) -> Aim:
    """The cards that are worth most, given how likely they seem."""
    have = symbols_of(shop, hand)
    loss = shop.losses[min(len(shop.losses) - 1, shop.changes.misfortunes(hand[BAD_LUCK]))]
    rest = shop.staying(have)
    hope = HOPE[min(len(HOPE) - 1, rerolls)]
    best = Aim(NEVER, [0] * FACES)
    for basket in shop.worthwhile:
        wanted = dice_for(shop, hand, basket)
        lacks = 0 if shop.pays(have, basket) else max(1, missing(have, basket))
        if lacks <= sum(hand) - sum(wanted) - hand[BAD_LUCK]:
            worth = rest + (basket.value - rest) * hope**lacks - loss
            if worth > best.worth:
                best = Aim(worth, wanted)
    return best


def symbols_of(shop: Shop, hand: tuple[int, ...]) -> list[int]:
    tokens = shop.me.tokens
    return [*[tokens[face] + hand[face] for face in range(FACES)], tokens[WILD]]


def dice_for(shop: Shop, hand: tuple[int, ...], basket: Basket) -> list[int]:
    """By face, the dice that go into its price; bad luck never does."""
    due = [basket.cost[face] - basket.given[face] - shop.me.tokens[face] for face in range(FACES)]
    return [min(hand[face], max(0, due[face])) if face != BAD_LUCK else 0 for face in range(FACES)]


def missing(have: list[int], basket: Basket) -> int:
    """How many symbols it still takes, whatever could be changed into them."""
    lacking = spare = 0
    for kind in range(BAD_LUCK):
        gap = basket.cost[kind] - basket.given[kind] - have[kind]
        lacking += max(0, gap)
        spare += max(0, -gap) if kind < PLAIN else 0
    wild = have[WILD] + basket.given[WILD]
    return max(0, lacking - wild) + max(0, basket.cost[WILD] - spare - max(0, wild - lacking))
