"""What a seat knows of a position of the Pursuit, put down as numbers; the reader of its title says what they mean."""

import re
from typing import Final, final

from mypy_extensions import i64

from wellspent.engine.options import ARGUMENT_MASK, FIRST_SHIFT, VERB_MASK
from wellspent.engine.page import Looker, Page

from .board import HOURGLASSES, LAST_ROUND
from .game import Pursuit
from .state import GOAL_CLOSED, NO_CARD, PHASES, Player, State

# What of a player counts as 1: about as much as anybody ever has.
GOODS: Final = 20
STRESS: Final = 16
STH: Final = 3
LTH: Final = 150
POPULARITY: Final = 15
ROUNDS: Final = 8
SLOTS: Final = 6
PARTNERS: Final = 3
PROMOTIONS: Final = 5
ROLES: Final = 8
# Rests, overtimes, discards, refreshes in a life; and refreshes in a round.
OFTEN: Final = 12
OFTEN_IN_A_ROUND: Final = 6
SCALES: Final = {
    "knowledge": GOODS,
    "creativity": GOODS,
    "influence": GOODS,
    "money": GOODS,
    "hourglasses": HOURGLASSES,
    "used hourglasses": HOURGLASSES,
    "stress": STRESS,
    "sth": STH,
    "lth": LTH,
    "popularity": POPULARITY,
    "alive": 1,
    "doomed": 1,
    "resolves": 1,
    "rounds lived": ROUNDS,
    "filled slots": SLOTS,
    "partners": PARTNERS,
    "promotions": PROMOTIONS,
    "roles": ROLES,
    "rests": OFTEN,
    "overtimes": OFTEN,
    "discards": OFTEN,
    "refreshes": OFTEN,
    "refreshes this round": OFTEN_IN_A_ROUND,
}
# No card has more levels; the level of a card counts from 1, so that 0 is no card.
MOST_LEVELS: Final = 6
# What a card can be to everybody, and to one seat.
ON_TABLE: Final = ("in a row", "discarded", "a goal", "on a board", "the other side")
AT_SEAT: Final = ("in play", "aside", "trait", "dealt", "role", "reached goal")
IN_ROW: Final = 0
DISCARDED: Final = 1
GOAL: Final = 2
ON_BOARD: Final = 3
OTHER_SIDE: Final = 4
IN_PLAY: Final = 0
ASIDE: Final = 1
TRAIT: Final = 2
DEALT: Final = 3
ROLE: Final = 4
REACHED: Final = 5
# A module's own state is read off its text form, so many numbers of it.
PART_NUMBERS: Final = 96
NUMBER: Final = re.compile(r"-?\d+")
# Above the bits of a choice: the level that its card has now.
LEVEL_SHIFT: Final = 56


@final
class PursuitLooker(Looker[State]):
    """Looks at one game of the Pursuit, whatever its cards and modules."""

    def __init__(self, game: Pursuit) -> None:
        super().__init__()
        rules = game.rules
        self.rules: Final = rules
        # By verb: whether a choice is about a card and says nothing of its level.
        self.at_level: Final = [
            "card" in verb.arguments and not {"level", "role"} & {*verb.arguments} for verb in rules.verbs
        ]
        self.seats: Final[i64] = game.seats
        self.columns: Final[i64] = len(ON_TABLE) + game.seats * len(AT_SEAT)
        # The blocks in their order.
        self.round: Final[i64] = game.seats
        self.phase: Final[i64] = self.round + 1
        self.asked: Final[i64] = self.phase + len(PHASES)
        self.first_player: Final[i64] = self.asked + len(rules.steps)
        self.turn: Final[i64] = self.first_player + game.seats
        self.passed: Final[i64] = self.turn + game.seats
        self.covered: Final[i64] = self.passed + game.seats
        self.players: Final[i64] = self.covered + len(rules.spaces)
        self.width: Final[i64] = len(SCALES) + len(rules.spaces)
        self.cards: Final[i64] = self.players + game.seats * self.width
        self.parts: Final[i64] = self.cards + len(rules.cards) * self.columns

    def key(self, state: State, choice: i64) -> i64:
        if not self.at_level[choice & VERB_MASK]:
            return choice
        level: i64 = state.level[choice >> FIRST_SHIFT & ARGUMENT_MASK]
        return choice | level << LEVEL_SHIFT

    def look(self, state: State, seat: int, page: Page) -> None:
        seats = self.seats
        me: i64 = seat
        page.mark(me)
        page.put_part(self.round, state.round, LAST_ROUND)
        page.mark(self.phase + state.phase)
        if state.agenda:
            page.mark(self.asked + state.agenda[-1].step)
        page.mark(self.first_player + (state.first_player - me) % seats)
        page.mark(self.turn + (state.turn - me) % seats)
        page.mark_bits(self.covered, state.covered)
        self._look_at_table(state, seat, page)
        self._look_at_seats(state, me, page)
        step: i64 = 0
        while step < seats:
            other = (me + step) % seats
            if state.passed >> other & 1:
                page.mark(self.passed + step)
            self._look_at_player(state.players[other], self.players + step * self.width, page)
            self._look_at_area(state, other, self.cards + len(ON_TABLE) + step * len(AT_SEAT), page)
            step += 1

    def _look_at_table(self, state: State, seat: int, page: Page) -> None:
        columns = self.columns
        card: i64
        for row in state.row:
            for card in row:
                if card != NO_CARD:
                    page.mark(self.cards + IN_ROW + card * columns)
        for pile in state.discard:
            page.mark_cards(pile, self.cards + DISCARDED, columns)
        start = self.parts
        for part in state.parts:
            page.mark_cards(part.cards(), self.cards + ON_BOARD, columns)
            seen = part.copy()
            seen.hide(seat)
            place_of: i64 = start
            for word in NUMBER.findall(" ".join(seen.lines()))[:PART_NUMBERS]:
                page.put_part(place_of, int(word), len(self.rules.cards))
                place_of += 1
            start += PART_NUMBERS

    def _look_at_seats(self, state: State, me: i64, page: Page) -> None:
        """Life Goals and Roles, which lie on the table and name a seat."""
        columns, seats, first = self.columns, self.seats, self.cards + len(ON_TABLE)
        for place in range(len(state.goals)):
            goal: i64 = state.goals[place] * columns
            winner: i64 = state.goal_winner[place]
            page.put_part(self.cards + GOAL + goal, -1 if winner == GOAL_CLOSED else 1, 1)
            if winner >= 0:
                page.mark(first + (winner - me) % seats * len(AT_SEAT) + REACHED + goal)
        for role in state.roles:
            area = first + (role.player - me) % seats * len(AT_SEAT)
            page.put_part(area + ROLE + role.card * columns, role.role + 1, MOST_LEVELS)

    def _look_at_player(self, me: Player, start: i64, page: Page) -> None:
        """In the order of SCALES; then the Hourglasses on each space."""
        page.put_part(start, me.knowledge, GOODS)
        page.put_part(start + 1, me.creativity, GOODS)
        page.put_part(start + 2, me.influence, GOODS)
        page.put_part(start + 3, me.money, GOODS)
        page.put_part(start + 4, me.hourglasses, HOURGLASSES)
        page.put_part(start + 5, me.used, HOURGLASSES)
        page.put_part(start + 6, me.stress, STRESS)
        page.put_part(start + 7, me.sth, STH)
        page.put_part(start + 8, me.lth, LTH)
        page.put_part(start + 9, me.popularity, POPULARITY)
        if me.is_alive:
            page.mark(start + 10)
        if me.is_doomed:
            page.mark(start + 11)
        if me.resolves:
            page.mark(start + 12)
        page.put_part(start + 13, me.rounds_lived, ROUNDS)
        page.put_part(start + 14, me.filled, SLOTS)
        page.put_part(start + 15, me.partners, PARTNERS)
        page.put_part(start + 16, me.promotions, PROMOTIONS)
        page.put_part(start + 17, me.roles, ROLES)
        page.put_part(start + 18, me.rests, OFTEN)
        page.put_part(start + 19, me.overtimes, OFTEN)
        page.put_part(start + 20, me.discards, OFTEN)
        page.put_part(start + 21, me.refreshes, OFTEN)
        page.put_part(start + 22, me.refreshes_this_round, OFTEN_IN_A_ROUND)
        start += len(SCALES)
        placed: i64
        for placed in me.placed:
            if placed:
                page.put_part(start, placed, HOURGLASSES)
            start += 1

    def _look_at_area(self, state: State, seat: i64, first: i64, page: Page) -> None:
        me, columns = state.players[seat], self.columns
        card: i64
        for card in me.cards:
            level: i64 = state.level[card]
            page.put_part(first + IN_PLAY + card * columns, level + 1, MOST_LEVELS)
            if state.side[card]:
                page.mark(self.cards + OTHER_SIDE + card * columns)
        page.mark_cards(me.aside, first + ASIDE, columns)
        if me.trait != NO_CARD:
            page.mark(first + TRAIT + me.trait * columns)
        # Who has kept which of them is a secret until all have.
        if state.dealt:
            page.mark_cards(state.dealt[seat], first + DEALT, columns)
