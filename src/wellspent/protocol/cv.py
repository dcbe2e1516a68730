"""The table of CV."""

from typing import Literal

from .base import Wire

CvPhase = Literal["setup", "childhood", "roll", "select", "bad_luck", "add", "cleanup", "end"]


class Die(Wire):
    face: str
    is_frozen: bool = False


class CvLife(Wire):
    seat: int
    # By stack (its type), from the bottom to the active card.
    stacks: list[list[str]]
    tokens: dict[str, int]
    # Own cards by id; of others the hidden ones are empty ids.
    hand: list[str]
    goal: str = ""
    offered: list[str] = []
    has_picked: bool = False
    has_left: bool = False
    takes_no_work: bool = False
    # As far as everybody can see it.
    score: int = 0
    # Points of the private goal as of now, for its owner.
    goal_points: int = 0
    # Points of each stack as of now.
    stack_points: list[int] = []


class Fit(Wire):
    """What a card of the track would lack if one stopped rolling now. A `reason` is more than symbols can mend."""

    card: str
    can_buy: bool = False
    missing: dict[str, int] = {}
    reason: str = ""


class CvScene(Wire, tag="cv"):
    round: int
    phase: CvPhase
    # Who has the bicycle, and whose turn it is.
    starter: int
    turn: int
    decks: dict[str, int]
    track: list[str]
    goals: list[str]
    leaders: list[list[int]]
    dice: list[Die]
    rerolls: int
    purchases: int
    ready: dict[str, int]
    loose: dict[str, int]
    bad_luck: int
    bought: list[str]
    lives: list[CvLife]
    # The cards of the track that leave it next, unless they are bought.
    leaving: list[str] = []
    # By public goal: what it is worth to each seat as of now.
    worth: list[list[int]] = []
    # For the seat that rolls.
    fits: list[Fit] = []
