"""Building a position of the Pursuit by hand: for scenarios and tests."""

from collections.abc import Sequence

from wellspent.games.pursuit.area import count_abilities, without
from wellspent.games.pursuit.board import (
    AGES,
    FIRST_ADULT,
    FIRST_OLD_AGE,
    GET_JOB,
    HOURGLASSES_OF,
    OVERTIME,
    SPACES,
    START_RELATIONSHIP,
)
from wellspent.games.pursuit.cards import JOB, JOB_PILE, PARTNER, PARTNER_PILE, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import ACTION, GOAL_OPEN, NO_CARD, PREPARATION, RESOLUTION, UPKEEP, Player, State

from . import parts

# The spaces of the base game, as bits.
EVERY_SPACE = (1 << len(SPACES)) - 1
# How the names of a phase's steps begin, and the phase that the state is in before it.
PHASE_STEPS = {"preparation": "prepare.", "upkeep": "upkeep.", "action": "action.", "resolution": "resolve."}
PHASE_BEFORE = {"preparation": RESOLUTION, "upkeep": PREPARATION, "action": UPKEEP, "resolution": ACTION}


def blank_position(game: Pursuit, seed: str) -> State:
    """A table after set-up, with empty hands: no goods, no Child Traits, the first seat beginning."""
    state = game.start(seed)
    while state.kept:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])
    for me in state.players:
        me.knowledge = me.creativity = me.influence = me.money = me.lth = me.sth = 0
        if me.trait != NO_CARD:
            give_back(game, state, me.trait)
    state.first_player = 0
    return state


def clear_table(game: Pursuit, state: State) -> None:
    """Give the cards of all rows, of the boards of modules, and the Life Goals back to their piles, for a position that
    names its own."""
    parts.own_all(state)
    boards = parts.board_rows(game, state)
    for row in state.row:
        for number in [number for number in row if number != NO_CARD]:
            give_back(game, state, number)
        if all(row is not board for board in boards.values()):
            row.clear()
    for number in [number for part in state.parts for number in part.cards()]:
        give_back(game, state, number)
    lay_goals(game, state, [])


def take_from_far_end(state: State, pile: int, keep: int) -> int:
    """The card that would be drawn last, or NO_CARD if only the first `keep` are left."""
    state.own(pile)
    cards = state.draw[pile]
    if len(cards) <= keep:
        return NO_CARD
    return cards.pop() if pile in (JOB_PILE, PARTNER_PILE) else cards.pop(0)


def give_back(game: Pursuit, state: State, number: int) -> None:
    """Put a card under its face-down pile, wherever it lies now."""
    lift(game, state, number)
    state.draw[game.rules.cards[number].pile].insert(0, number)


def lift(game: Pursuit, state: State, number: int) -> None:
    """Take a card away from where it lies, leaving every count right."""
    parts.own_all(state)
    for cards in [*state.draw, *state.discard]:
        if number in cards:
            cards.remove(number)
    for row in state.row:
        if number in row:
            row[row.index(number)] = NO_CARD
    state.box = [other for other in state.box if other != number]
    if number in state.goals:
        place = state.goals.index(number)
        state.goals = [other for other in state.goals if other != number]
        state.goal_winner = [*state.goal_winner[:place], *state.goal_winner[place + 1 :]]
        state.goal_met = [*state.goal_met[:place], *state.goal_met[place + 1 :]]
    for me in state.players:
        if number == me.trait:
            me.trait = NO_CARD
        me.cards, me.aside = without(me.cards, number), without(me.aside, number)
        recount(game, state, me)
    state.roles = [role for role in state.roles if role.card != number]
    parts.lift(game, state, number)


def recount(game: Pursuit, state: State, me: Player) -> None:
    """Bring the counts of a player in line with the cards."""
    cards = game.rules.cards
    me.filled = sum(game.rules.fills_slot[cards[number].kind] for number in me.cards)
    me.partners = sum(cards[number].kind == PARTNER for number in me.cards)
    jobs = [number for number in [*me.cards, *me.aside] if cards[number].kind == JOB]
    me.job = jobs[-1] if jobs else NO_CARD
    count_abilities(game.rules, state, state.players.index(me))


def hold(game: Pursuit, state: State, seat: int, card: Card, level: int = 0, is_aside: bool = False) -> None:
    """Put a card into a play area at a level, or among those set aside. A Child Trait becomes the seat's own."""
    lift(game, state, card.index)
    me = state.players[seat]
    if card.kind_name == "child_trait":
        me.trait = card.index
    else:
        if is_aside:
            me.aside = [*me.aside, card.index]
        else:
            me.cards = [*me.cards, card.index]
        state.put_level(card.index, level)
    recount(game, state, me)


def lay_row(game: Pursuit, state: State, pile: int, cards: Sequence[Card | None]) -> None:
    """Lay these cards into a row, None for an empty place; what lay there goes under the pile."""
    for number in [number for number in state.row[pile] if number != NO_CARD]:
        give_back(game, state, number)
    for card in cards:
        if card is not None:
            lift(game, state, card.index)
    state.row[pile] = [NO_CARD if card is None else card.index for card in cards]


def stack_pile(game: Pursuit, state: State, pile: int, cards: Sequence[Card]) -> None:
    """Make these the next cards to be drawn, the first one first."""
    for card in cards:
        lift(game, state, card.index)
    numbers = [card.index for card in cards]
    if pile in (JOB_PILE, PARTNER_PILE):
        state.draw[pile][:0] = numbers
    else:
        state.draw[pile].extend(reversed(numbers))


def throw_away(game: Pursuit, state: State, cards: Sequence[Card]) -> None:
    """Put cards on their discard piles, the last one on top."""
    for card in cards:
        lift(game, state, card.index)
        state.discard[card.pile].append(card.index)


def lay_goals(game: Pursuit, state: State, cards: Sequence[Card]) -> None:
    for number in state.goals[:]:
        give_back(game, state, number)
    for card in cards:
        lift(game, state, card.index)
    state.goals = [card.index for card in cards]
    state.goal_winner = [GOAL_OPEN] * len(cards)
    state.goal_met = [0] * len(cards)


def covers(number: int) -> int:
    """PH.board.09 to PH.board.11: the spaces that are covered in a round, as bits."""
    if number < FIRST_ADULT:
        return 1 << GET_JOB | 1 << START_RELATIONSHIP | 1 << OVERTIME
    return 1 << OVERTIME if number >= FIRST_OLD_AGE else 0


def round_number(name: str | int) -> int:
    """A round by number or by the name of its age."""
    if isinstance(name, int):
        return name
    return AGES.index(name.lower().replace(" ", "_")) + 1


def begin(game: Pursuit, state: State, phase: str, number: int) -> None:
    """Stand at the beginning of a phase of a round, and go on to the first decision."""
    stand_before(game, state, phase, number)
    game.settle(state)


def stand_before(game: Pursuit, state: State, phase: str, number: int, turn: int | None = None) -> None:
    """Stand at the beginning of a phase of a round, or in the Action Phase before a seat's turn.

    The Preparation Phase belongs to the round it leads into.
    """
    rules = game.rules
    state.round = number - 1 if phase == "preparation" else number
    # What modules cover at set-up lies open from the first Adult round on.
    state.covered = covers(state.round) | (state.covered & ~EVERY_SPACE if state.round < FIRST_ADULT else 0)
    state.phase = PHASE_BEFORE[phase]
    state.agenda = []
    first = next(step for step in rules.round if step.startswith(PHASE_STEPS[phase]))
    state.stage = rules.first_stage + rules.round.index(first)
    if turn is not None:
        state.phase = ACTION
        state.turn = turn


def give_hourglasses(state: State) -> None:
    """As many as each living player's Stress section shows, none used yet."""
    for me in state.players:
        me.hourglasses = HOURGLASSES_OF[me.stress] if me.is_alive else 0
        me.used = 0
        me.placed = [0] * len(me.placed)
