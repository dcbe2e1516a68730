"""Points: the table of three types, possessions, goals."""

from typing import Final, final

from .cards import COUNT_DOUBLE, POSSESSION, STACKS, TABLED, Goal, token_count
from .lives import active_cards, card_count
from .rules import Rules
from .state import NO_CARD, Player, State


@final
class Score:
    """One player's points, part by part (CV.score.10)."""

    def __init__(self, table: list[int], possessions: int, private: int, public: list[int]) -> None:
        # By type: health, knowledge, relationship.
        self.table: Final = table
        self.possessions: Final = possessions
        self.private: Final = private
        # By public goal.
        self.public: Final = public
        self.total: Final = sum(table) + possessions + private + sum(public)


def table_points(cards: int) -> int:
    """CV.score.01, CV.score.02."""
    return cards * (cards + 1) // 2


def type_points(rules: Rules, me: Player, stack: int) -> int:
    cards = me.stacks[stack]
    count = len(cards)
    if cards and rules.cards[cards[-1]].does == COUNT_DOUBLE:
        # CV.score.05, CV.q.17
        count += 1
    return table_points(count)


def possession_points(rules: Rules, me: Player) -> int:
    """CV.score.06, CV.q.33: cards of the possession stack only."""
    points = 0
    for number in me.stacks[POSSESSION]:
        points += rules.cards[number].points
    return points


def goal_value(rules: Rules, me: Player, goal: Goal) -> int:
    """CV.goals.01, CV.goals.17: full sets only."""
    if goal.per_token:
        tokens = 0
        for number in active_cards(me):
            tokens += token_count(rules.cards[number])
        return goal.points * tokens
    sets = -1
    for stack in range(STACKS):
        if goal.per[stack] > 0:
            found = len(me.stacks[stack]) // goal.per[stack]
            sets = found if sets < 0 else min(sets, found)
    return goal.points * max(0, sets)


def value_of(rules: Rules, me: Player, number: int) -> int:
    goal = rules.cards[number].goal if number != NO_CARD else None
    return 0 if goal is None else goal_value(rules, me, goal)


def score_all(rules: Rules, state: State) -> list[Score]:
    """CV.score.10 for every seat, as of now."""
    values = [[value_of(rules, me, number) for me in state.players] for number in state.goals]
    found: list[Score] = []
    for seat in range(len(state.players)):
        me = state.players[seat]
        table = [type_points(rules, me, stack) for stack in range(TABLED)]
        # CV.goals.02, CV.goals.03: the best get their full value, all of them.
        public = [row[seat] if row[seat] == max(row) else 0 for row in values]
        found.append(Score(table, possession_points(rules, me), value_of(rules, me, me.goal), public))
    return found


def winning_seats(rules: Rules, state: State) -> list[int]:
    """CV.score.11 to .13, CV.q.48; who has left cannot win (CV.q.32)."""
    totals = [score.total for score in score_all(rules, state)]
    seats = [seat for seat in range(len(totals)) if not state.players[seat].has_left]
    if not seats:
        return []
    best = max([totals[seat] for seat in seats])
    tied = [seat for seat in seats if totals[seat] == best]
    fewest = min([card_count(state.players[seat]) for seat in tied])
    return [seat for seat in tied if card_count(state.players[seat]) == fewest]
