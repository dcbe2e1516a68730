"""A position of CV: plain numbers and lists of numbers. Cards are indices, and each card is in one place."""

from typing import TYPE_CHECKING, Final, Literal, final

from wellspent.engine.chance import Chance
from wellspent.engine.state import State as EngineState

from .cards import STACKS
from .symbols import KINDS

if TYPE_CHECKING:
    from .payment import Payment

NO_CARD: Final = -1

SETUP: Final = 0
CHILDHOOD_DRAFT: Final = 1
ROLL: Final = 2
SELECT: Final = 3
BAD_LUCK_PHASE: Final = 4
ADD: Final = 5
CLEANUP: Final = 6
END: Final = 7
Phase = Literal["setup", "childhood", "roll", "select", "bad_luck", "add", "cleanup", "end"]
PHASES: Final[tuple[Phase, ...]] = ("setup", "childhood", "roll", "select", "bad_luck", "add", "cleanup", "end")


@final
class Player:
    """One life."""

    def __init__(self) -> None:
        # CV.addcv.02: five stacks; the last card of each is the active one.
        self.stacks: list[list[int]] = [[], [], [], [], []]
        # Event cards. Those of childhood are hidden from the others, bought ones were seen by all.
        self.hand: list[int] = []
        # CV.tokens.01, by symbol; changes only at an update.
        self.tokens: list[int] = [0] * KINDS
        self.goal = NO_CARD
        # CV.cards.11: for the rest of the game, whatever happens to the card.
        self.takes_no_work = False
        # CV.q.32
        self.has_left = False
        # The childhood draft: the cards to choose from, and the choice while others still choose.
        self.offered: list[int] = []
        self.picked = NO_CARD

    def copy(self) -> "Player":
        twin = Player()
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.hand = self.hand[:]
        twin.tokens = self.tokens[:]
        twin.goal = self.goal
        twin.takes_no_work = self.takes_no_work
        twin.has_left = self.has_left
        twin.offered = self.offered[:]
        twin.picked = self.picked
        return twin


@final
class State(EngineState):
    """The whole table."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.round = 0
        self.phase = SETUP
        # The holder of the bicycle token, whose turn it is, and how many turns of the round are over.
        self.starter = 0
        self.player = 0
        self.turn = 0
        self.players: list[Player] = []
        # By deck, the last card on top. What was not dealt of the first and the last stays there, unseen.
        self.decks: list[list[int]] = []
        # From left to right, without gaps.
        self.track: list[int] = []
        self.goals: list[int] = []
        self.box: list[int] = []
        # Cards taken from the track and not yet added.
        self.bought: list[int] = []
        # The turn: cards that were active when it began, by stack (CV.round.10).
        self.active: list[int] = [NO_CARD] * STACKS
        self.dice: list[int] = []
        # Dice that come with the next throw (CV.cards.04), and throws that are left.
        self.new_dice = 0
        self.rerolls = 0
        # A bit for every stack whose once-per-turn effect has been used.
        self.used = 0
        self.purchases = 0
        # Unspent symbols: on dice and tokens, and of events played this turn.
        self.ready: list[int] = [0] * KINDS
        self.loose: list[int] = [0] * KINDS
        # CV.badluck.01: bad luck on dice and tokens, spent or not.
        self.bad_luck = 0
        # A bit for every stack whose running cost is still to be settled.
        self.due = 0
        # The payments that were weighed when the question of how to pay was asked, until it is answered. They follow
        # from the rest, so a copy does without.
        self.weighed: list[Payment] = []

    def copy(self) -> "State":
        twin = State(self.chance.copy())
        twin.copy_base(self)
        twin.round = self.round
        twin.phase = self.phase
        twin.starter = self.starter
        twin.player = self.player
        twin.turn = self.turn
        twin.players = [player.copy() for player in self.players]
        twin.decks = [deck[:] for deck in self.decks]
        twin.track = self.track[:]
        twin.goals = self.goals[:]
        twin.box = self.box[:]
        twin.bought = self.bought[:]
        twin.active = self.active[:]
        twin.dice = self.dice[:]
        twin.new_dice = self.new_dice
        twin.rerolls = self.rerolls
        twin.used = self.used
        twin.purchases = self.purchases
        twin.ready = self.ready[:]
        twin.loose = self.loose[:]
        twin.bad_luck = self.bad_luck
        twin.due = self.due
        return twin
