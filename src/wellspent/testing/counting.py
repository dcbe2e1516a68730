"""Counting the sequences of decisions that are possible from a position: one number guards all of legality."""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wellspent.library import ruleset

from .company import Company, apply
from .fuzzing import kit_of
from .kit import Kit, S

__all__ = ["CountedPosition", "count_sequences", "counts_text", "position_of", "read_counts"]

DEPTH = 3


@dataclass(frozen=True)
class CountedPosition:
    """A position by how it comes about: so many decisions of a game that moods play from a seed."""

    game: str
    # Empty for the usual one.
    edition: str
    seats: int
    seed: str
    decisions: int
    round: int = 0
    # How many sequences of 1, 2, 3 decisions there are from here.
    counts: tuple[int, ...] = ()
    modules: tuple[str, ...] = ()

    @property
    def kit(self) -> Kit[Any]:
        return kit_of(ruleset(self.game, self.seats, self.edition, self.modules))


def position_of(counted: CountedPosition) -> Any:
    """Play up to the position; the state is the game's own."""
    company = Company(counted.kit, counted.seed)
    state = counted.kit.game.start(counted.seed)
    for _ in range(counted.decisions):
        apply(counted.kit, state, company.pick(state))
    return state


def count_sequences(kit: Kit[S], state: S, depth: int) -> int:
    """How many ways there are to make so many decisions one after the other; interrupts are not counted."""
    game, count = kit.game, 0
    for seat in game.deciders(state):
        options = game.options(state, seat)
        if depth == 1:
            count += len(options)
            continue
        for choice in options:
            following = game.copy(state)
            game.apply(following, seat, choice)
            count += count_sequences(kit, following, depth - 1)
    return count


def read_counts(path: Path) -> list[CountedPosition]:
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return [CountedPosition(**{"game": path.stem, "edition": "", **entry, **lists_of(entry)}) for entry in entries]


def lists_of(entry: dict[str, Any]) -> dict[str, tuple[Any, ...]]:
    return {name: tuple(entry.get(name, ())) for name in ("counts", "modules")}


def counts_text(positions: Iterable[CountedPosition]) -> str:
    """The file that `read_counts` reads; the game is its name."""
    lines = ["# How many sequences of 1, 2 and 3 decisions there are; written by tools/make_fixtures.py.", ""]
    for each in positions:
        lines += ["[[position]]", *([f'edition = "{each.edition}"'] if each.edition else [])]
        lines += [f"modules = {json.dumps(each.modules)}"] if each.modules else []
        lines += [
            f"seats = {each.seats}",
            f'seed = "{each.seed}"',
            f"decisions = {each.decisions}",
            f"round = {each.round}",
            f"counts = {list(each.counts)}",
            "",
        ]
    return "\n".join(lines)
