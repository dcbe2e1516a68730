"""Where cards are best added to a life."""

from collections.abc import Sequence
from itertools import permutations

from wellspent.games.cv.cards import TABLED

from .outlook import Outlook, Stacks


def placed(outlook: Outlook, stacks: Stacks, hand: list[int], cards: Sequence[int]) -> float:
    """What a life is worth with cards added where they are best; events go to the hand."""
    orders = permutations(cards) if _meet(outlook, cards) else [tuple(cards)]
    return max([_added(outlook, stacks, hand, order) for order in orders])


def _meet(outlook: Outlook, cards: Sequence[int]) -> bool:
    """Whether two of the cards may lie on the same stack."""
    types = [stack for number in cards for stack in outlook.rules.cards[number].types]
    return len(set(types)) < len(types)


def _added(outlook: Outlook, stacks: Stacks, hand: list[int], cards: tuple[int, ...]) -> float:
    if not cards:
        return outlook.value(stacks, hand)
    card = outlook.rules.cards[cards[0]]
    if card.is_event:
        return _added(outlook, stacks, [*hand, card.index], cards[1:])
    found: list[float] = []
    for stack in card.types:
        held = stacks[stack]
        # On top, or right below the active card: how deep makes no difference.
        for place in (len(held), len(held) - 1) if stack < TABLED and held else (len(held),):
            changed = stacks[:]
            changed[stack] = [*held[:place], card.index, *held[place:]]
            found.append(_added(outlook, changed, hand, cards[1:]))
    return max(found)
