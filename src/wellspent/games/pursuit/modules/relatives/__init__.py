"""Relatives: somebody old and dear, who leaves something to those who lived as was hoped."""

from typing import ClassVar, Final, final

from wellspent.engine.agenda import Frame

from ...board import FIRST_ADULT
from ...boards import Board, Display, Zone
from ...cards import Card
from ...events import DISCARDED, KEPT_TRAIT, RETIRED, TURNED_UP, reveal, tell
from ...measures import holds
from ...module import Module
from ...rewards import reward
from ...rules import Rules
from ...state import COUNTS, NO_CARD, PLACES, Field, Part, State, look_at, part_of
from ...steps import SETTLE_GOALS
from ...steps.base import EndLives, PursuitStep

# REL.q.01, REL.q.02
FACES: Final = 6
LAST_SPACE: Final = 6


@final
class RelativesPart(Part):
    """By seat: the Relative who is still there, and the space of its track, counted from 1."""

    def __init__(self) -> None:
        self.relatives: list[int] = []
        self.space: list[int] = []

    def copy(self) -> "RelativesPart":
        twin = RelativesPart()
        twin.relatives = self.relatives[:]
        twin.space = self.space[:]
        return twin

    def cards(self) -> list[int]:
        return [number for number in self.relatives if number != NO_CARD]

    def lines(self) -> list[str]:
        return [f"relatives {self.relatives} space {self.space}"]

    def fields(self) -> dict[str, Field]:
        return {
            "relatives": Field(PLACES, piles=("relative",), is_row=True),
            "space": Field(COUNTS, 1, LAST_SPACE),
        }


class Roll(PursuitStep):
    """REL.resolve.01 to .07: everybody rolls, clockwise from the First Player."""

    def __init__(self, rules: Rules, pile: int) -> None:
        super().__init__(rules)
        self.pile: Final = pile
        self.rolled: Final = rules.add_event("rolled")
        self.passed_away: Final = rules.add_event("passed_away")
        self.legacy: Final = rules.add_event("legacy", like=RETIRED)
        self.no_legacy: Final = rules.add_event("no_legacy", like=DISCARDED)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.round < FIRST_ADULT:
            return
        state.push(Frame(SETTLE_GOALS))
        # A reward may ask something, and what is pushed last is asked first.
        for distance in range(self.rules.seats - 1, -1, -1):
            player = (state.first_player + distance) % self.rules.seats
            state.push(Frame(self.rules.step("relatives.roll_one"), player))


class RollOne(PursuitStep):
    """One roll: further along the track, or the end of it."""

    def __init__(self, rules: Rules, all_rolls: Roll) -> None:
        super().__init__(rules)
        self.all: Final = all_rolls

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part, player = part_of(state, RelativesPart), frame.player
        me = state.players[player]
        number = part.relatives[player]
        # REL.end.01
        if number == NO_CARD or not (me.is_alive or me.resolves):
            return
        card = self.rules.cards[number]
        roll = 1 + state.chance.below(self.all.pile, FACES)
        reveal(state, self.all.rolled)
        tell(state, self.all.rolled, player, number, number=roll, rule="REL.resolve.01")
        if roll <= part.space[player]:
            self.pass_away(state, player, card)
        else:
            # REL.q.03: on the last space the indicator stays.
            part.space[player] = min(card.numbers.get("spaces", LAST_SPACE), part.space[player] + 1)

    def pass_away(self, state: State, player: int, card: Card) -> None:
        """REL.resolve.04, REL.resolve.05, REL.q.07: the Requirement as things stand; then the card is gone."""
        part_of(state, RelativesPart).relatives[player] = NO_CARD
        state.box = [*state.box, card.index]
        tell(state, self.all.passed_away, player, card.index, rule="REL.resolve.03")
        if not holds(self.rules, state, player, card.levels[0].needs):
            tell(state, self.all.no_legacy, player, card.index, rule="REL.resolve.06")
            return
        tell(state, self.all.legacy, player, card.index, rule="REL.resolve.04")
        # MOD.life.07
        state.push(Frame(self.rules.step("relatives.lives"), player))
        reward(self.rules, state, player, card, 0, "REL.resolve.04")


class Relatives(Module):
    """One Relative for everybody, and a die."""

    name: ClassVar[str] = "relatives"
    order: ClassVar[int] = 13

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_kind("relative")
        self.pile: Final = rules.add_pile("relative")
        rules.add_die(self.pile, FACES)
        self.dealt: Final = rules.add_event("relative", like=KEPT_TRAIT)
        roll = Roll(rules, self.pile)
        rules.add_step("relatives.roll", roll)
        rules.add_step("relatives.roll_one", RollOne(rules, roll))
        rules.add_step("relatives.lives", EndLives(rules))
        # MOD.resolve.01
        rules.insert_before("relatives.roll", "community.fade", "events.drop", "resolve.end_check")

    def part(self) -> Part:
        return RelativesPart()

    def set_up(self, state: State) -> None:
        # REL.setup.01
        part = part_of(state, RelativesPart)
        state.own(self.pile)
        for player in range(self.rules.seats):
            part.relatives.append(state.draw[self.pile].pop())
            part.space.append(1)
            reveal(state, TURNED_UP)
            tell(state, self.dealt, player, part.relatives[-1], rule="REL.setup.01")
        state.box = [*state.box, *state.draw[self.pile]]
        state.draw[self.pile] = []

    def show(self, state: State, seat: int, display: Display) -> None:
        part = look_at(state, RelativesPart)
        for player, number in enumerate(part.relatives):
            if number != NO_CARD:
                display.boards.append(Board("relatives", [Zone("relatives", [number], 1, seat=player)], seat=player))
                display.tokens[number] = {"years": part.space[player]}


MODULE = Relatives
