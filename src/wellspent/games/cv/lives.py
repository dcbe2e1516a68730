"""A player's CV: counting its cards, adding and losing them, and the tokens that follow."""

from .cards import EVENT, NO_MORE_WORK, STACKS, TABLED, WORK, Card
from .events import ADDED, LOST, TO_HAND, TOKENS, tell, tell_symbols
from .reasons import CONDITION, NO_MORE_WORK_CARDS, OK
from .rules import Rules
from .state import Player, State
from .symbols import KINDS


def card_count(me: Player) -> int:
    """CV.assistance.03: all five stacks, covered and active."""
    count = 0
    for stack in me.stacks:
        count += len(stack)
    return count


def active_cards(me: Player) -> list[int]:
    return [stack[-1] for stack in me.stacks if stack]


def may_take(rules: Rules, me: Player, card: Card) -> int:
    """Whether a card could be taken at all, whatever it costs; a reason if not."""
    if me.takes_no_work and card.is_work_only:
        return NO_MORE_WORK_CARDS
    for condition in card.conditions:
        # CV.q.23: only against the CV as it is.
        found = card_count(me) if condition.stack == STACKS else len(me.stacks[condition.stack])
        if (found > condition.bound) if condition.at_most else (found < condition.bound):
            return CONDITION
    if card.has and not holds_one(me, rules.has[card.index]):
        return CONDITION
    return OK


def holds_one(me: Player, cards: list[int]) -> bool:
    for number in cards:
        for stack in me.stacks:
            if number in stack:
                return True
    return False


def places(me: Player, card: Card) -> list[tuple[int, int]]:
    """Where a card may be added: the stack, and how many cards may lie above it."""
    found: list[tuple[int, int]] = []
    for stack in card.types:
        if stack == WORK and me.takes_no_work and not card.is_work_only:
            # CV.q.20
            continue
        # CV.addcv.04, CV.addcv.05
        deepest = len(me.stacks[stack]) if stack < TABLED else 0
        for above in range(deepest + 1):
            found.append((stack, above))
    return found


def add_card(rules: Rules, state: State, player: int, number: int, stack: int, above: int) -> None:
    me = state.players[player]
    if stack == EVENT:
        # CV.addcv.08
        me.hand.append(number)
        tell(state, TO_HAND, player, number, rule="CV.addcv.08")
        return
    cards = me.stacks[stack]
    cards.insert(len(cards) - above, number)
    if rules.cards[number].does == NO_MORE_WORK:
        me.takes_no_work = True
    tell(state, ADDED, player, number, number=above, rule="CV.addcv.01", level=stack)


def lose_card(state: State, player: int, number: int, rule: str) -> None:
    """CV.comp.18: to the box, and never back."""
    for stack in state.players[player].stacks:
        if stack and stack[-1] == number:
            stack.pop()
    state.box.append(number)
    tell(state, LOST, player, number, rule=rule)


def update_tokens(rules: Rules, state: State, player: int) -> None:
    """CV.tokens.01: exactly one for each symbol, not crossed, of the active cards."""
    me = state.players[player]
    tokens = [0] * KINDS
    for number in active_cards(me):
        given = rules.cards[number].tokens
        for kind in range(KINDS):
            tokens[kind] = tokens[kind] + given[kind]
    if tokens != me.tokens:
        me.tokens = tokens
        tell_symbols(state, TOKENS, player, tokens, -1, 0, "CV.tokens.02")
