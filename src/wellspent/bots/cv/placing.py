"""Where cards are best added to a life."""

from wellspent.games.cv.cards import TABLED

from .outlook import Outlook, Stacks


def placed(outlook: Outlook, stacks: Stacks, hand: list[int], cards: list[int]) -> float:
    """What a life is worth with cards added where they are best; events go to the hand."""
    if not cards:
        return outlook.value(stacks, hand)
    if not _meet(outlook, cards):
        return _added(outlook, stacks, hand, cards[0], cards[1:])
    return max([_added(outlook, stacks, hand, card, [n for n in cards if n != card]) for card in cards])


def _meet(outlook: Outlook, cards: list[int]) -> bool:
    """Whether two of the cards may lie on the same stack."""
    types = [stack for number in cards for stack in outlook.rules.cards[number].types]
    return len(set(types)) < len(types)


def _added(outlook: Outlook, stacks: Stacks, hand: list[int], number: int, others: list[int]) -> float:
    card = outlook.rules.cards[number]
    if card.is_event:
        return placed(outlook, stacks, [*hand, number], others)
    found: list[float] = []
    for stack in card.types:
        held = stacks[stack]
        found.append(placed(outlook, _with(stacks, stack, [*held, number]), hand, others))
        if stack < TABLED and held:
            # Right below the active card: how deep makes no difference.
            found.append(placed(outlook, _with(stacks, stack, [*held[:-1], number, held[-1]]), hand, others))
    return max(found)


def _with(stacks: Stacks, stack: int, held: list[int]) -> Stacks:
    changed = stacks[:]
    changed[stack] = held
    return changed
