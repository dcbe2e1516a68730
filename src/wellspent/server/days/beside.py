"""All lives of a day beside each other: how many came to what, and where one's own stands."""

from collections.abc import Mapping, Sequence
from typing import Final

from wellspent.protocol import DayBar

# From so many lives on one's own is compared with them; until then computer players sit in.
ENOUGH: Final = 20
WIDTH: Final = 5
MOST_BARS: Final = 16


class Beside:
    """The scores of people, and of computer players where the people are too few."""

    def __init__(self, people: Mapping[int, int], computers: Sequence[int]) -> None:
        self.people: Final = people
        self.asks_computers: Final = sum(people.values()) < ENOUGH
        self.computers: Final[list[int]] = list(computers) if self.asks_computers else []
        scores = [score for score, count in people.items() for _ in range(count)]
        self.scores: Final = sorted([*scores, *self.computers])

    @property
    def count_of_computers(self) -> int:
        return len(self.computers)

    @property
    def median(self) -> int:
        return self.scores[len(self.scores) // 2] if self.scores else 0

    @property
    def highest(self) -> int:
        return self.scores[-1] if self.scores else 0

    def percentile(self, mine: int) -> int:
        """Of 100 other lives so many were below mine, ties half; -1 where there are too few. Mine is one of them."""
        others = len(self.scores) - 1
        if others + 1 < ENOUGH:
            return -1
        below = sum(score < mine for score in self.scores)
        ties = sum(score == mine for score in self.scores) - 1
        return (200 * below + 100 * ties) // (2 * others)

    def bars(self) -> list[DayBar]:
        """In fives, without gaps; wider where lives are far apart."""
        if not self.scores:
            return []
        low, high = self.scores[0], self.scores[-1]
        width = WIDTH
        while (high // width - low // width + 1) > MOST_BARS:
            width += WIDTH
        return [self._bar(place * width, width) for place in range(low // width, high // width + 1)]

    def _bar(self, least: int, width: int) -> DayBar:
        most = least + width - 1
        people = sum(count for score, count in self.people.items() if least <= score <= most)
        return DayBar(least, most, people, sum(least <= score <= most for score in self.computers))
