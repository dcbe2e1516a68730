"""What a scenario file of the Pursuit may contain."""

from typing import Any, Literal

from msgspec import Struct
from msgspec import field as spelt

from wellspent.games.pursuit.board import STRESS_START
from wellspent.scenario.schema import ScenarioFile, StepEntry

Phase = Literal["preparation", "upkeep", "action", "resolution"]


class PositionEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Where in the game the table stands."""

    round: str = "adult_1"
    phase: Phase = "action"
    turn: str = ""
    first_player: str = "A"
    goals: list[str] = []


class SeatEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One life at the beginning."""

    knowledge: int = 0
    creativity: int = 0
    influence: int = 0
    money: int = 0
    stress: int = STRESS_START
    sth: int = 0
    lth: int = 0
    hourglasses: int | None = None
    spent: int = 0
    placed: dict[str, int] = {}
    trait: str = ""
    holds: list[str] = []
    roles: list[str] = []
    done: dict[str, int] = {}
    alive: bool = True
    rounds_lived: int | None = None
    popularity: int = 0


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true of a seat; what is not named may be anything."""

    knowledge: int | None = None
    creativity: int | None = None
    influence: int | None = None
    money: int | None = None
    stress: int | None = None
    sth: int | None = None
    lth: int | None = None
    hourglasses: int | None = None
    slots: int | None = None
    spent: int | None = None
    placed: dict[str, int] | None = None
    trait: str | None = None
    holds: list[str] | None = None
    roles: list[str] | None = None
    done: dict[str, int] | None = None
    alive: bool | None = None
    rounds_lived: int | None = None
    popularity: int | None = None


class PursuitStep(StepEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One `[[then]]`."""

    end: Literal["", "round", "game"] = ""
    # With Relatives: what the die shows, roll after roll.
    dice: list[int] = []
    is_: dict[str, SeatWanted] = spelt(default_factory=dict, name="is")
    levels: dict[str, int] = {}
    parts: dict[str, dict[str, Any]] = {}
    goals: dict[str, str] = {}
    first_player: str = ""
    phase: Literal["", "setup", "preparation", "upkeep", "action", "resolution", "end"] = ""


class PursuitFile(ScenarioFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file."""

    then: list[PursuitStep]
    edition: str = "second"
    modules: list[str] = []
    sets: list[str] = []
    position: PositionEntry = PositionEntry()
    seat: dict[str, SeatEntry] = {}
    # How many cards are left in face-down piles.
    left: dict[str, int] = {}
    # By module and by what it holds.
    parts: dict[str, dict[str, Any]] = {}
