"""What a scenario file of CV may contain."""

from typing import Literal

from msgspec import Struct
from msgspec import field as spelt

from wellspent.scenario.schema import ScenarioFile, StepEntry

Phase = Literal["childhood", "roll", "select", "bad_luck", "add", "cleanup"]
Face = Literal["health", "knowledge", "relationship", "money", "good_luck", "bad_luck"]


class PositionEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Where in the game the table stands."""

    round: str = "1"
    phase: Phase = "roll"
    starter: str = "A"
    turn: str = ""
    dice: list[Face] = []
    goals: list[str] = []
    bought: list[str] = []


class SeatEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One life at the beginning: the stacks from bottom to top, and what is not in the CV."""

    health: list[str] = []
    knowledge: list[str] = []
    relationship: list[str] = []
    work: list[str] = []
    possession: list[str] = []
    hand: list[str] = []
    goal: str = ""
    offered: list[str] = []
    no_more_work: bool = False
    has_left: bool = False


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true of a seat; what is not named may be anything."""

    health: list[str] | None = None
    knowledge: list[str] | None = None
    relationship: list[str] | None = None
    work: list[str] | None = None
    possession: list[str] | None = None
    hand: list[str] | None = None
    goal: str | None = None
    offered: list[str] | None = None
    no_more_work: bool | None = None
    has_left: bool | None = None
    cards: int | None = None
    tokens: dict[str, int] | None = None
    points: dict[str, int] | None = None


class CvStep(StepEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One `[[then]]`."""

    end: Literal["", "turn", "round", "game"] = ""
    is_: dict[str, SeatWanted] = spelt(default_factory=dict, name="is")
    dice: list[Face] = []
    shows: dict[str, int] | None = None
    symbols: dict[str, int] | None = None
    bad_luck: int | None = None
    rerolls: int | None = None
    starter: str = ""
    turn: str = ""
    phase: Literal["", "childhood", "roll", "select", "bad_luck", "add", "cleanup", "end"] = ""


class CvFile(ScenarioFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file."""

    then: list[CvStep]
    position: PositionEntry = PositionEntry()
    left: dict[str, int] = {}
    seat: dict[str, SeatEntry] = {}
