"""The table of the Pursuit."""

from typing import Literal

from .base import Wire

PursuitPhase = Literal["setup", "preparation", "upkeep", "action", "resolution", "end"]
PursuitAge = Literal["teen", "adult_1", "adult_2", "adult_3", "adult_4", "old_age_1", "old_age_2", "old_age_3"]
GoalState = Literal["open", "closed", "won"]


class Space(Wire):
    """A space of a board. `stands`: Hourglasses by seat. `row`: the pile whose row it takes from."""

    id: str
    stands: list[int]
    is_covered: bool = False
    row: str = ""
    # A board of a module; the main board has no name.
    board: str = ""
    # What this would cost the seat that looks on top of any price: Stress for standing there `again`, for a card
    # without a free `slot`, for another `partner`; STH for a `refresh` of the row, or LTH for it: `refresh_lth`.
    costs: dict[str, int] = {}
    # What it gives everybody who stands there.
    gives: dict[str, int] = {}
    picture: str = ""


class FilledRole(Wire):
    card: str
    role: int
    seat: int


class Row(Wire):
    """A pile with its face-up row; an empty place is an empty id."""

    pile: str
    cards: list[str]
    draw: int
    discard: int
    top: str = ""
    roles: list[FilledRole] = []


class Goal(Wire):
    card: str
    state: GoalState
    seat: int = -1
    # How far each seat is, where that can be counted: (has, needs). Where the most or least wins, needs is the best;
    # where every further one counts, it is 0.
    progress: list[tuple[int, int]] = []


class HeldCard(Wire):
    card: str
    level: int = 0
    side: int = 0
    # Fills a slot of the mat.
    is_slot: bool = False
    # Upkeep is due, an ability is used up, and what modules mark.
    marks: list[str] = []
    tokens: dict[str, int] = {}


class Life(Wire):
    """One player's area."""

    seat: int
    is_alive: bool
    # knowledge, creativity, influence, money, hourglass, used, and what modules count.
    counters: dict[str, int]
    # stress, sth, lth, and tracks of modules.
    tracks: dict[str, int]
    cards: list[HeldCard]
    aside: list[HeldCard]
    trait: str = ""
    slots: int = 3
    # Cards that only this seat sees, or face-down ones as empty ids.
    hand: list[str] = []
    # What the next Upkeep Phase will ask for, Hourglasses aside: those come back by themselves.
    bills: dict[str, int] = {}


class Zone(Wire):
    """A part of a module's board: cards, tokens and text, drawn in the order given."""

    id: str
    title: str
    cards: list[HeldCard] = []
    # Where places are fixed, the empty ones too.
    places: int = 0
    tokens: dict[str, int] = {}
    by_seat: list[int] = []
    note: str = ""
    seat: int = -1


class Board(Wire):
    """The board of a module; `seat` is its owner, -1 for one in the middle."""

    id: str
    title: str
    zones: list[Zone]
    seat: int = -1
    module: str = ""
    # Tracks that lie on it.
    tracks: list[str] = []


class PursuitScene(Wire, tag="pursuit"):
    round: int
    age: PursuitAge
    phase: PursuitPhase
    first_player: int
    # Whose turn it is, -1 outside the Action Phase.
    turn: int
    spaces: list[Space]
    rows: list[Row]
    goals: list[Goal]
    lives: list[Life]
    boards: list[Board] = []
    # The Stress that everybody gets when each age to come begins, the next one first.
    coming: dict[str, int] = {}
