"""What a scenario file of every game may contain. `docs/scenarios.md` explains the keys by example."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec import field as spelt

from wellspent import titles


class StepEntry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One `[[then]]`: what is done, and what must be true afterwards. Each game adds its own."""

    note: str = ""
    choose: list[str] = []
    refuse: str = ""
    reason: str = ""
    missing: dict[str, int] | None = None
    rule: str = ""
    end: str = ""
    changed: dict[str, dict[str, int]] | None = None
    is_: Mapping[str, Struct] = spelt(default_factory=dict, name="is")
    asks: list[str] | None = None
    options: list[str] | None = None
    offers: list[str] = []
    lacks: list[str] = []
    # What happened in the step, in this order, perhaps with more between.
    events: list[str] = []
    rows: dict[str, list[str]] = {}
    # The cards of a row in any order.
    lying: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    next: dict[str, list[str]] = {}
    left: dict[str, int] = {}
    round: str = ""
    phase: str = ""
    scores: dict[str, int] = {}
    winners: list[str] | None = None
    finished: bool | None = None


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file, but for the cards it defines. Each game adds its own."""

    title: str
    then: Sequence[StepEntry]
    rules: list[str] = []
    note: str = ""
    game: str = titles.USUAL
    seats: list[str] = spelt(default_factory=lambda: ["A", "B"])
    seed: str = "scenario"
    rows: dict[str, list[str]] = {}
    piles: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
