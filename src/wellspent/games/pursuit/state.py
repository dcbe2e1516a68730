"""A position of the Pursuit: plain numbers and lists of numbers. Cards are indices, and each card is in one place."""

from typing import TYPE_CHECKING, Final, Literal, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from wellspent.engine.chance import Chance
from wellspent.engine.state import State as EngineState

from .board import HOURGLASSES_AT_START, STRESS_START

if TYPE_CHECKING:
    from .cards import Goal, Test

NO_CARD: Final = -1
NO_PLACE: Final = -1
# The state of a Life Goal on the table: open, closed without a winner, or the seat that reached it.
GOAL_OPEN: Final = -1
GOAL_CLOSED: Final = -2
# What a position shares with a copy, as bits: all of it; and how many piles and parts there is a bit for.
ALL_SHARED: Final = -1
MOST_PILES: Final = 63

# Phases, for the views and for what may be chosen when.
SETUP: Final = 0
PREPARATION: Final = 1
UPKEEP: Final = 2
ACTION: Final = 3
RESOLUTION: Final = 4
END: Final = 5
Phase = Literal["setup", "preparation", "upkeep", "action", "resolution", "end"]
PHASES: Final[tuple[Phase, ...]] = ("setup", "preparation", "upkeep", "action", "resolution", "end")


# What the numbers in a part are: cards that lie there, places for cards with NO_CARD for a gap, cards that lie
# elsewhere, seats as bits, or counts.
CARDS: Final = 0
PLACES: Final = 1
NAMED: Final = 2
SEATS: Final = 3
COUNTS: Final = 4


@final
class Field:
    """What an attribute of a part holds, so that a position can be written by hand."""

    def __init__(
        self,
        kind: int,
        least: int = 0,
        most: int = 99,
        piles: tuple[str, ...] = (),
        beside: str = "",
        is_row: bool = False,
        together: bool = False,
    ) -> None:
        self.kind: Final = kind
        # How far counts go; the piles of which cards may lie there, any if none is named.
        self.least: Final = least
        self.most: Final = most
        self.piles: Final = piles
        # The attribute with what lies beside the card in each place.
        self.beside: Final = beside
        # The places are laid out as the row of the pile.
        self.is_row: Final = is_row
        # In a dictionary by card: that card and the one named for it are held by one player.
        self.together: Final = together


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The state that one module adds. The core copies it and never looks inside."""

    def copy(self) -> "Part":
        raise NotImplementedError

    def cards(self) -> list[int]:
        """The cards that lie in this part."""
        return []

    def hide(self, seat: int) -> None:
        """Make up anew what the seat may not know."""

    def lines(self) -> list[str]:
        """Everything in it as text: the same lines are the same part. Cards are numbers here."""
        return []

    def fields(self) -> dict[str, Field]:
        """What lies in it, by attribute: one number, a list, a list for each seat, or a dictionary by card."""
        return {}


@final
@mypyc_attr(acyclic=True)
class Player:
    """One life."""

    def __init__(
        self,
        placed: list[int],
        cards: list[int],
        aside: list[int],
        abilities: list[int],
        abilities_used: list[int],
        due: list[int],
    ) -> None:
        self.knowledge: i64 = 0
        self.creativity: i64 = 0
        self.influence: i64 = 0
        self.money: i64 = 0
        # Hourglasses at hand, and those used this round: on spaces, on cards, in Spent Time.
        self.hourglasses: i64 = HOURGLASSES_AT_START
        self.used: i64 = 0
        self.stress: i64 = STRESS_START
        self.sth: i64 = 0
        self.lth: i64 = 0
        # The space on the track of the Community board; nothing moves it without that board.
        self.popularity: i64 = 0
        self.is_alive = True
        # The indicator is off the track; the life ends when what caused it is complete.
        self.is_doomed = False
        # PH.stress.11: died in this round's Action Phase or later, still plays its Resolution Phase.
        self.resolves = False
        self.rounds_lived: i64 = 0
        self.trait: i64 = NO_CARD
        # Cards in force, in the order they came, and cards set aside. All lists here but `placed` are replaced when
        # they change: copies share them.
        self.cards = cards
        self.aside = aside
        # Kept in step with the cards: slots filled, Partners, and the Job, active or retired.
        self.filled: i64 = 0
        self.partners: i64 = 0
        self.job: i64 = NO_CARD
        # Own Hourglasses on each Board Action space; a copy shares them with its original until one of them changes.
        self.placed = placed
        self.shares_placed = False
        # Abilities in force, by number; a bit for every kind of ability among them and for every price that they
        # change; those used up this round.
        self.abilities = abilities
        self.ability_kinds: i64 = 0
        self.changed_prices: i64 = 0
        self.abilities_used = abilities_used
        # Cards whose upkeep is still to be settled in this phase.
        self.due = due
        # The kinds of the cards in force, as bits, how many there are of each, and the list that they were read from;
        # and the same of completed Projects: see `measures`.
        self.kinds: i64 = 0
        self.counts: i64 = 0
        self.kinds_of: list[int] | None = None
        self.done: i64 = 0
        self.done_by_category: i64 = 0
        self.done_of: list[int] | None = None
        # What a life has done so far, for Life Goals and stories.
        self.promotions: i64 = 0
        self.roles: i64 = 0
        self.rests: i64 = 0
        self.overtimes: i64 = 0
        self.discards: i64 = 0
        self.refreshes: i64 = 0
        self.refreshes_this_round: i64 = 0

    def place(self, space: "i64", count: "i64") -> None:
        """Put so many Hourglasses on a space, or take them off it."""
        if self.shares_placed:
            self.placed = self.placed[:]
            self.shares_placed = False
        placed: i64 = self.placed[space]
        self.placed[space] = placed + count

    def take_back(self) -> None:
        """No Hourglass is left on any space."""
        if self.shares_placed:
            self.placed = [0] * len(self.placed)
            self.shares_placed = False
            return
        space: i64
        for space in range(len(self.placed)):
            if self.placed[space] != 0:
                self.placed[space] = 0

    def copy(self) -> "Player":
        twin = Player(self.placed, self.cards, self.aside, self.abilities, self.abilities_used, self.due)
        twin.shares_placed = self.shares_placed = True
        twin.knowledge = self.knowledge
        twin.creativity = self.creativity
        twin.influence = self.influence
        twin.money = self.money
        twin.hourglasses = self.hourglasses
        twin.used = self.used
        twin.stress = self.stress
        twin.sth = self.sth
        twin.lth = self.lth
        twin.popularity = self.popularity
        twin.is_alive = self.is_alive
        twin.is_doomed = self.is_doomed
        twin.resolves = self.resolves
        twin.rounds_lived = self.rounds_lived
        twin.trait = self.trait
        twin.filled = self.filled
        twin.partners = self.partners
        twin.job = self.job
        twin.ability_kinds = self.ability_kinds
        twin.changed_prices = self.changed_prices
        twin.kinds = self.kinds
        twin.counts = self.counts
        twin.kinds_of = self.kinds_of
        twin.done = self.done
        twin.done_by_category = self.done_by_category
        twin.done_of = self.done_of
        twin.promotions = self.promotions
        twin.roles = self.roles
        twin.rests = self.rests
        twin.overtimes = self.overtimes
        twin.discards = self.discards
        twin.refreshes = self.refreshes
        twin.refreshes_this_round = self.refreshes_this_round
        return twin


def place_among(card: "i64", cards: list[int]) -> "i64":
    """Where a card lies, or NO_PLACE. Compiled, `index` would make an object of the card to compare it with each."""
    place: i64
    for place in range(len(cards)):
        number: i64 = cards[place]
        if number == card:
            return place
    return NO_PLACE


def is_among(card: "i64", cards: list[int]) -> bool:
    """Whether a card lies there."""
    return place_among(card, cards) != NO_PLACE


def new_player(spaces: int) -> Player:
    """A life before it has begun."""
    return Player([0] * spaces, [], [], [], [], [])


@final
@mypyc_attr(acyclic=True)
class Role:
    """A filled Role of a Group Project of this round. Never changes."""

    def __init__(self, card: int, role: int, player: int) -> None:
        self.card: Final[i64] = card
        self.role: Final[i64] = role
        self.player: Final[i64] = player


@final
@mypyc_attr(acyclic=True)
class Aim:
    """A Mid-Game Life Goal that is still open: its place on the table, and its Condition. Never changes."""

    def __init__(self, place: int, tests: "list[Test]") -> None:
        self.place: Final[i64] = place
        self.tests: Final = tests


@final
@mypyc_attr(acyclic=True)
class Endless:
    """A Life Goal that is awarded again and again: its card, and what it asks and gives. Never changes."""

    def __init__(self, number: int, goal: "Goal") -> None:
        self.number: Final[i64] = number
        self.goal: Final = goal


@final
class State(EngineState):
    """The whole table."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.round = 0
        self.phase = SETUP
        self.first_player = 0
        # Whose turn comes next in the Action Phase.
        self.turn = 0
        self.players: list[Player] = []
        # By pile: face-down cards (the last is on top), discarded cards, and the face-up row with NO_CARD for gaps. A
        # copy shares them with its original; `own` parts them.
        self.draw: list[list[int]] = []
        self.discard: list[list[int]] = []
        self.row: list[list[int]] = []
        # By card: the level its indicator stands on, counted from 0, and the side its owner shows.
        self.level: list[int] = []
        self.side: list[int] = []
        # These, and the Life Goals below, are replaced when they change: copies share them.
        self.roles: list[Role] = []
        # A bit for every space under an Unavailable Action token.
        self.covered: i64 = 0
        self.goals: list[int] = []
        self.goal_winner: list[int] = []
        # A bit for every player who met a goal in the present common step (PH.q.58).
        self.goal_met: list[int] = []
        # Those that can still be reached, those that are awarded again and again, and the two lists that this was read
        # from; see `lives`.
        self.aims: list[Aim] = []
        self.ongoing: list[Endless] = []
        self.aims_of: list[int] | None = None
        self.aims_left: list[int] | None = None
        # Child Traits dealt to each player and not yet chosen from, and the choice while others still choose.
        self.dealt: list[list[int]] = []
        self.kept: list[int] = []
        self.box: list[int] = []
        # The Job of a Promotion that is being paid for.
        self.promised = NO_CARD
        # XP.turn.03: a bit for every player who has passed for the rest of this Action Phase.
        self.passed = 0
        self.parts: list[Part] = []
        # The classes of the parts, where they lie.
        self.part_kinds: list[object] = []
        # What is shared with a copy: piles and parts as bits, the levels, and the sides.
        self.shared_piles: i64 = 0
        self.shared_parts: i64 = 0
        self.shares_level = False
        self.shares_side = False

    def own(self, pile: "i64") -> None:
        """To be called before cards come to a pile, its row or its discard pile, or leave them."""
        # Compiled, the constant 1 would be shifted in 32 bits.
        is_shared: i64 = self.shared_piles >> pile & 1
        if not is_shared:
            return
        if self.shared_piles == ALL_SHARED:
            self.draw = self.draw[:]
            self.discard = self.discard[:]
            self.row = self.row[:]
        self.shared_piles &= ~(is_shared << pile)
        self.draw[pile] = self.draw[pile][:]
        self.discard[pile] = self.discard[pile][:]
        self.row[pile] = self.row[pile][:]

    def own_part(self, place: "i64") -> None:
        """The same for a part."""
        is_shared: i64 = self.shared_parts >> place & 1
        if not is_shared:
            return
        if self.shared_parts == ALL_SHARED:
            self.parts = self.parts[:]
        self.shared_parts &= ~(is_shared << place)
        self.parts[place] = self.parts[place].copy()

    def put_level(self, card: int, level: int) -> None:
        """Put the indicator of a card on a level."""
        if self.shares_level:
            self.level = self.level[:]
            self.shares_level = False
        self.level[card] = level

    def turn_over(self, card: int, side: int) -> None:
        """Show a side of a card."""
        if self.side[card] == side:
            return
        if self.shares_side:
            self.side = self.side[:]
            self.shares_side = False
        self.side[card] = side

    def copy(self) -> "State":
        twin = State(self.chance.copy())
        twin.copy_base(self)
        twin.round = self.round
        twin.phase = self.phase
        twin.first_player = self.first_player
        twin.turn = self.turn
        twin.players = [player.copy() for player in self.players]
        twin.draw = self.draw
        twin.discard = self.discard
        twin.row = self.row
        twin.shared_piles = self.shared_piles = ALL_SHARED
        twin.level = self.level
        twin.shares_level = self.shares_level = True
        twin.side = self.side
        twin.shares_side = self.shares_side = True
        twin.roles = self.roles
        twin.covered = self.covered
        twin.goals = self.goals
        twin.goal_winner = self.goal_winner
        twin.goal_met = self.goal_met
        twin.aims = self.aims
        twin.ongoing = self.ongoing
        twin.aims_of = self.aims_of
        twin.aims_left = self.aims_left
        if self.kept:
            twin.dealt = self.dealt[:]
            twin.kept = self.kept[:]
        twin.box = self.box
        twin.promised = self.promised
        twin.passed = self.passed
        twin.parts = self.parts
        twin.part_kinds = self.part_kinds
        twin.shared_parts = self.shared_parts = ALL_SHARED
        return twin


P = TypeVar("P", bound=Part)


def part_of(state: State, kind: type[P]) -> P:
    """The state that a module has added, by its class, to be changed."""
    place = place_of(state, kind)
    state.own_part(place)
    return cast("P", state.parts[place])


def look_at(state: State, kind: type[P]) -> P:
    """The same, only to be read: nothing has to be copied for it."""
    return cast("P", state.parts[place_of(state, kind)])


@final
class Spot:
    """Where the part of a module lies in the positions of one game: for those who look at it at every decision."""

    def __init__(self, kind: type[Part]) -> None:
        self.kind: Final = kind
        self.place: i64 = -1

    def part(self, state: State) -> object:
        """The part, only to be read; whoever asks knows its class."""
        if self.place < 0:
            self.place = place_of(state, self.kind)
        return cast("list[object]", state.parts)[self.place]


def place_of(state: State, kind: type[P]) -> "i64":
    """Where a part lies. There are a dozen at most, and those that are asked for most come first."""
    kinds = state.part_kinds
    place: i64 = 0
    while place < len(kinds):
        if kinds[place] is kind:
            return place
        place += 1
    raise LookupError(f"no {kind.__name__} in this game")
