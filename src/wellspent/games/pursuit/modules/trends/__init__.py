"""Trends: what a generation will be remembered for."""

from typing import ClassVar, Final, final

from ...boards import Board, Display, Zone
from ...events import KEPT_TRAIT, TURNED_UP, reveal, tell
from ...measures import ALL, completed
from ...module import Module
from ...rules import Rules
from ...state import PLACES, Field, Part, State, look_at, part_of

# TRD.setup.01
SHOWN: Final = 3
# TRD.comp.02: the rows of a table, the last for that many or more.
ROWS: Final = ("one", "two", "three", "four")


@final
class TrendsPart(Part):
    """The Trends on the table."""

    def __init__(self) -> None:
        self.trends: list[int] = []

    def copy(self) -> "TrendsPart":
        twin = TrendsPart()
        twin.trends = self.trends[:]
        return twin

    def cards(self) -> list[int]:
        return self.trends[:]

    def lines(self) -> list[str]:
        return [f"trends {self.trends}"]

    def fields(self) -> dict[str, Field]:
        return {"trends": Field(PLACES, piles=("trend",), is_row=True)}


class Trends(Module):
    """TRD.end.10: no contest, everybody scores."""

    name: ClassVar[str] = "trends"
    order: ClassVar[int] = 14
    score_rule: ClassVar[str] = "TRD.end.01"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_kind("trend")
        self.pile: Final = rules.add_pile("trend")
        self.scored: Final = rules.add_event("trend_scored", like=KEPT_TRAIT)

    def part(self) -> Part:
        return TrendsPart()

    def set_up(self, state: State) -> None:
        part = part_of(state, TrendsPart)
        state.own(self.pile)
        for _ in range(min(SHOWN, len(state.draw[self.pile]))):
            part.trends.append(state.draw[self.pile].pop())
            reveal(state, TURNED_UP)
            tell(state, TURNED_UP, -1, part.trends[-1], number=self.pile, rule="TRD.setup.01")
        state.box = [*state.box, *state.draw[self.pile]]
        state.draw[self.pile] = []

    def final_score(self, state: State, player: int) -> int:
        """TRD.end.01 to .05: one row of each table, by completed Projects of its Category."""
        me = state.players[player]
        points = 0
        for number in look_at(state, TrendsPart).trends:
            card = self.rules.cards[number]
            count = completed(self.rules, me, ALL, card.category)
            if count:
                scored = card.numbers[ROWS[min(count, len(ROWS)) - 1]]
                tell(state, self.scored, player, number, number=scored, rule="TRD.end.01")
                points += scored
        return points

    def show(self, state: State, seat: int, display: Display) -> None:
        display.boards.append(Board("trends", [Zone("trends", look_at(state, TrendsPart).trends, SHOWN)]))


MODULE = Trends
