"""What a seat knows of a position of CV, put down as numbers; the reader of its title says what they mean."""

from typing import Final, final

from mypy_extensions import i64

from wellspent.engine.options import SECOND_SHIFT, VERB_MASK
from wellspent.engine.page import Looker, Page

from .cards import CHILDHOOD, DECKS, STACKS
from .game import CV
from .rules import MOST_DICE, TRACK
from .state import NO_CARD, PHASES, Player, State
from .steps import FOR_RUNNING, PAYMENT, RUNNING, SELECT
from .symbols import FACES, KINDS
from .verbs import REROLL

# What counts as 1.
MOST_SYMBOLS: Final = 7
MOST_CARDS: Final = 15
MOST_ROUNDS: Final = 20
MOST_REROLLS: Final = 5
MOST_PURCHASES: Final = 2
# What a card can be to everybody, and to one seat.
ON_TABLE: Final = ("on the track", "bought", "a public goal", "in the box")
AT_SEAT: Final = ("in a stack", "active", "in hand", "offered", "goal")
ON_TRACK: Final = 0
BOUGHT: Final = 1
PUBLIC_GOAL: Final = 2
IN_BOX: Final = 3
IN_STACK: Final = 0
ACTIVE: Final = 1
IN_HAND: Final = 2
OFFERED: Final = 3
GOAL: Final = 4
PLAYER: Final = ("left", "no more work", "cards in hand")
TURN: Final = ("dice", "new dice", "rerolls", "purchases", "bad luck")
# Behind the dice that are thrown again: three bits for each that lies there, 7 where none does.
FACE_BITS: Final = 3
NO_FACE: Final = 7


@final
class CvLooker(Looker[State]):
    """Looks at one game of CV."""

    def __init__(self, game: CV) -> None:
        super().__init__()
        rules = game.rules
        self.rules: Final = rules
        self.columns: Final[i64] = len(ON_TABLE) + game.seats * len(AT_SEAT)
        # The blocks in their order.
        self.round: Final[i64] = game.seats
        self.phase: Final[i64] = self.round + 1
        self.asked: Final[i64] = self.phase + len(PHASES)
        self.bicycle: Final[i64] = self.asked + len(rules.steps)
        self.turn: Final[i64] = self.bicycle + game.seats
        self.so_far: Final[i64] = self.turn + game.seats
        self.dice: Final[i64] = self.so_far + len(TURN)
        self.ready: Final[i64] = self.dice + MOST_DICE * FACES
        self.loose: Final[i64] = self.ready + KINDS
        self.used: Final[i64] = self.loose + KINDS
        self.due: Final[i64] = self.used + STACKS
        self.decks: Final[i64] = self.due + STACKS
        self.players: Final[i64] = self.decks + len(DECKS)
        self.width: Final[i64] = len(PLAYER) + KINDS + STACKS
        self.cards: Final[i64] = self.players + game.seats * self.width

    def key(self, state: State, choice: i64) -> i64:
        """A throw means something else with other dice on the table."""
        if choice & VERB_MASK != REROLL:
            return choice
        lying: i64 = 0
        place: i64
        for place in range(MOST_DICE):
            face: i64 = state.dice[place] if place < len(state.dice) else NO_FACE
            lying |= face << FACE_BITS * place
        return choice | lying << SECOND_SHIFT

    def look(self, state: State, seat: int, page: Page) -> None:
        seats: i64 = self.rules.seats
        me: i64 = seat
        page.mark(me)
        page.put_part(self.round, state.round, MOST_ROUNDS)
        page.mark(self.phase + state.phase)
        page.mark(self.bicycle + (state.starter - me) % seats)
        page.mark(self.turn + (state.player - me) % seats)
        self._look_at_agenda(state, seat, page)
        self._look_at_turn(state, page)
        self._look_at_table(state, page)
        step: i64 = 0
        while step < seats:
            player = state.players[(me + step) % seats]
            self._look_at_player(player, self.players + step * self.width, page)
            self._look_at_cards(state, player, step == 0, self.cards + len(ON_TABLE) + step * len(AT_SEAT), page)
            step += 1

    def _look_at_agenda(self, state: State, seat: int, page: Page) -> None:
        """What somebody else is about to pay for is hidden (CV.select.12, CV.q.51): it looks as if not yet chosen."""
        due = state.due
        if state.agenda:
            frame = state.agenda[-1]
            asked = frame.step
            if asked == PAYMENT and frame.player != seat:
                asked = RUNNING if frame.number == FOR_RUNNING else SELECT
                if frame.number == FOR_RUNNING:
                    due |= 1 << state.active.index(frame.card)
            page.mark(self.asked + asked)
        page.mark_bits(self.due, due)

    def _look_at_turn(self, state: State, page: Page) -> None:
        """First in the order of TURN."""
        so_far = self.so_far
        page.put_part(so_far, len(state.dice), MOST_DICE)
        page.put_part(so_far + 1, state.new_dice, MOST_DICE)
        page.put_part(so_far + 2, state.rerolls, MOST_REROLLS)
        page.put_part(so_far + 3, state.purchases, MOST_PURCHASES)
        page.put_part(so_far + 4, state.bad_luck, MOST_SYMBOLS)
        for place in range(min(len(state.dice), MOST_DICE)):
            page.mark(self.dice + place * FACES + state.dice[place])
        self._put_symbols(self.ready, state.ready, page)
        self._put_symbols(self.loose, state.loose, page)
        page.mark_bits(self.used, state.used)

    def _put_symbols(self, start: i64, symbols: list[int], page: Page) -> None:
        for count in symbols:
            page.put_part(start, count, MOST_SYMBOLS)
            start += 1

    def _look_at_table(self, state: State, page: Page) -> None:
        columns = self.columns
        for deck in range(len(state.decks)):
            page.put_part(self.decks + deck, len(state.decks[deck]), len(self.rules.cards))
        for place in range(len(state.track)):
            page.put_part(self.cards + ON_TRACK + state.track[place] * columns, place + 1, TRACK)
        page.mark_cards(state.bought, self.cards + BOUGHT, columns)
        page.mark_cards(state.goals, self.cards + PUBLIC_GOAL, columns)
        page.mark_cards(state.box, self.cards + IN_BOX, columns)

    def _look_at_player(self, me: Player, start: i64, page: Page) -> None:
        """In the order of PLAYER, then tokens, then cards by stack."""
        page.put_part(start, 1 if me.has_left else 0, 1)
        page.put_part(start + 1, 1 if me.takes_no_work else 0, 1)
        page.put_part(start + 2, len(me.hand), MOST_CARDS)
        start += len(PLAYER)
        self._put_symbols(start, me.tokens, page)
        start += KINDS
        for stack in me.stacks:
            page.put_part(start, len(stack), MOST_CARDS)
            start += 1

    def _look_at_cards(self, state: State, me: Player, is_mine: bool, first: i64, page: Page) -> None:
        """Of the others, goal, offer and childhood cards are hidden."""
        columns = self.columns
        for stack in me.stacks:
            page.mark_cards(stack, first + IN_STACK, columns)
            if stack:
                page.mark(first + ACTIVE + stack[-1] * columns)
        for card in me.hand:
            if is_mine or self.rules.cards[card].deck != CHILDHOOD:
                page.mark(first + IN_HAND + card * columns)
        if is_mine:
            page.mark_cards(me.offered, first + OFFERED, columns)
        if me.goal != NO_CARD and (is_mine or state.finished):
            page.mark(first + GOAL + me.goal * columns)
