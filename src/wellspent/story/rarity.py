"""What is rare in a life, beside what is usual and the others at its table; titles and epitaphs are chosen by it."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

# Traits of which a title is drawn; the epitaph is drawn of those and one more.
CHOSEN_FROM: Final = 5
# So much rarer is what nobody else at the table has, and so much less rare what all others have as well.
ALONE: Final = 0.4
OUTDONE: Final = 0.7
# What every life has that has nothing else.
PLAIN: Final = "plain"


class Usual(NamedTuple):
    """The mean of a trait over many lives, and how far lives differ in it."""

    mean: float
    spread: float


class Life(NamedTuple):
    """The life of a seat as numbers: how much of each trait it has."""

    seat: int
    traits: Mapping[str, float]


UNKNOWN: Final = Usual(0.5, 1.0)


class Rarity:
    """The lives of one table, weighed against what is usual in a game."""

    def __init__(self, lives: Sequence[Life], typical: Mapping[str, Usual], seed: str) -> None:
        self.lives: Final = lives
        self.typical: Final = typical
        self.seed: Final = seed

    def rarest(self, seat: int) -> list[str]:
        """The traits of a life, the rarest first."""
        scores = {name: self._score(seat, name) for name in self.lives[seat].traits}
        found = sorted((name for name, score in scores.items() if score > 0), key=lambda name: (-scores[name], name))
        return found or [PLAIN]

    def title(self, seat: int) -> str:
        """One of the rarest traits, always the same for a life, and not that of a neighbour who sits before."""
        taken = [self.title(other) for other in range(seat)]
        names = self.rarest(seat)[:CHOSEN_FROM]
        return self._drawn([name for name in names if name not in taken] or names, f"{seat} title")

    def epitaph(self, seat: int) -> str:
        """Another one."""
        title = self.title(seat)
        others = [name for name in self.rarest(seat)[: CHOSEN_FROM + 1] if name != title]
        return self._drawn(others or [title], f"{seat} epitaph")

    def _score(self, seat: int, name: str) -> float:
        """How far a life lies above what is usual, and above the others at its table."""
        mine = self.lives[seat].traits[name]
        usual = self.typical.get(name, UNKNOWN)
        others = [life.traits.get(name, 0) for life in self.lives if life.seat != seat]
        score = (mine - usual.mean) / usual.spread
        score += ALONE if mine > 0 and others and max(others) <= 0 else 0
        return score - OUTDONE * sum(1 for other in others if other >= mine) / max(1, len(others))

    def _drawn(self, names: Sequence[str], what: str) -> str:
        digest = hashlib.sha256(f"{self.seed} {what}".encode()).digest()
        return names[int.from_bytes(digest[:4], "big") % len(names)]
