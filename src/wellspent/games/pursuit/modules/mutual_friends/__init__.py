"""Mutual Friends: between two neighbours, and closer to whoever called last."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, first_of

from ...action import Action
from ...boards import Board, Display, Zone
from ...cards import PRICE_FIXED, Card
from ...events import KEPT_TRAIT, RETIRED, TURNED_UP, reveal, tell
from ...module import Module
from ...purse import Purse, Tag
from ...reasons import OK
from ...rewards import reward
from ...rules import Rules
from ...state import COUNTS, PLACES, SEATS, Field, Part, State, look_at, part_of
from ...steps.base import PursuitStep

# MUT.comp.03: spaces on each side, and what they are worth.
END_OF_TRACK: Final = 3


@final
class MutualPart(Part):
    """The cards in the gaps; card i lies between seat i and the next. A lean below 0 is towards seat i."""

    def __init__(self) -> None:
        self.friends: list[int] = []
        self.lean: list[int] = []
        self.used: i64 = 0

    def copy(self) -> "MutualPart":
        twin = MutualPart()
        twin.friends = self.friends[:]
        twin.lean = self.lean[:]
        twin.used = self.used
        return twin

    def cards(self) -> list[int]:
        return self.friends[:]

    def lines(self) -> list[str]:
        return [f"friends {self.friends} lean {self.lean} used {self.used}"]

    def fields(self) -> dict[str, Field]:
        return {
            "friends": Field(PLACES, piles=("mutual_friend",), is_row=True),
            "lean": Field(COUNTS, -END_OF_TRACK, END_OF_TRACK),
            # By gaps, each named after the seat before it.
            "used": Field(SEATS),
        }


def side_of(gap: int, player: int, seats: int) -> int:
    """-1 or 1 for the two neighbours of a gap, 0 for everybody else (MUT.setup.02, MUT.setup.03, MUT.q.02)."""
    if seats == 2:
        return -1 if player == 0 else 1
    if player == gap:
        return -1
    return 1 if player == (gap + 1) % seats else 0


class MeetUp(Action):
    """MUT.action.01: gain what the card shows, and draw it one space towards oneself."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "meet", ("card",), "MUT.action.01")
        self.kind: Final = kind
        # By seat: the gaps beside it; by card: what is offered of it.
        self.gaps: list[list[int]] = []
        self.tags: list[Tag | None] = []
        self.spot: Final = rules.spot(MutualPart)
        self.event: Final = rules.add_event("met_up")
        # Remembered like what came into a life, and like what it came to.
        self.closer: Final = rules.add_event("grew_close", like=KEPT_TRAIT)
        self.closest: Final = rules.add_event("grew_closest", like=RETIRED)
        self.busy: Final = rules.add_reason("friend_is_busy", "MUT.action.02")

    def make_tags(self) -> None:
        seats = self.rules.seats
        for player in range(seats):
            self.gaps.append([gap for gap in range(seats) if side_of(gap, player, seats)])
        for card in self.rules.cards:
            self.tags.append(self.tag(card, 0, 1) if card.kind == self.kind else None)

    def candidates(self, state: State, player: int, found: Offers) -> None:
        part = look_at(state, MutualPart)
        for gap, number in enumerate(part.friends):
            if side_of(gap, player, self.rules.seats):
                found.append(self.firsts[number])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the gap."""
        part = cast("MutualPart", self.spot.part(state))
        purse.ask(PRICE_FIXED, 0)
        friends, used = part.friends, part.used
        gap: i64
        for gap in self.gaps[player]:
            if gap < len(friends) and not used >> gap & 1:
                number: i64 = friends[gap]
                tag = self.tags[number]
                if tag is not None:
                    purse.offer(tag, found)

    def obstacle(self, state: State, player: int, choice: int) -> int:
        part = look_at(state, MutualPart)
        return self.busy if part.used >> part.friends.index(first_of(choice)) & 1 else OK

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        part = part_of(state, MutualPart)
        gap = part.friends.index(card.index)
        part.used |= 1 << gap
        tell(state, self.event, player, card.index, rule=self.rule)
        self.pull(state, player, gap)
        reward(self.rules, state, player, card, 0, self.rule)

    def pull(self, state: State, player: int, gap: int) -> None:
        """MUT.action.04, MUT.q.05: one space towards the player, up to the end of that side."""
        part, side = part_of(state, MutualPart), side_of(gap, player, self.rules.seats)
        before = part.lean[gap] * side
        after = min(END_OF_TRACK, before + 1)
        part.lean[gap] = after * side
        if after == 1:
            tell(state, self.closer, player, part.friends[gap], number=after, rule=self.rule)
        elif after == END_OF_TRACK and before < after:
            tell(state, self.closest, player, part.friends[gap], number=after, rule=self.rule)


class NewRound(PursuitStep):
    """MUT.prep.01"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part_of(state, MutualPart).used = 0


class MutualFriends(Module):
    """A card in every gap between two players; with two players, two of them."""

    name: ClassVar[str] = "mutual_friends"
    order: ClassVar[int] = 3
    # MUT.setup.01, MUT.solo.01
    fewest_seats: ClassVar[int] = 2
    score_rule: ClassVar[str] = "MUT.end.01"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        kind = rules.add_kind("mutual_friend")
        self.pile: Final = rules.add_pile("mutual_friend")
        rules.add_action(MeetUp(rules, kind))
        rules.add_step("mutual_friends.new_round", NewRound(rules))
        rules.insert("mutual_friends.new_round", after="prepare.marker")

    def part(self) -> Part:
        return MutualPart()

    def set_up(self, state: State) -> None:
        # MUT.setup.02 to .04
        part = part_of(state, MutualPart)
        state.own(self.pile)
        for _ in range(self.rules.seats):
            part.friends.append(state.draw[self.pile].pop())
            part.lean.append(0)
            reveal(state, TURNED_UP)
            tell(state, TURNED_UP, -1, part.friends[-1], number=self.pile, rule="MUT.setup.02")
        state.box = [*state.box, *state.draw[self.pile]]
        state.draw[self.pile] = []

    def final_score(self, state: State, player: int) -> int:
        # MUT.end.01, MUT.end.02
        points = 0
        for gap, lean in enumerate(look_at(state, MutualPart).lean):
            points += max(0, lean * side_of(gap, player, self.rules.seats))
        return points

    def show(self, state: State, seat: int, display: Display) -> None:
        """A zone for every gap: what the card is worth to each seat as it lies, and whether it has been met."""
        part, seats = look_at(state, MutualPart), self.rules.seats
        zones: list[Zone] = []
        for gap, number in enumerate(part.friends):
            worth = [max(0, part.lean[gap] * side_of(gap, player, seats)) for player in range(seats)]
            note = "note-friend_is_busy" if part.used >> gap & 1 else ""
            zones.append(Zone("mutual_friend", [number], 1, by_seat=worth, note=note))
        display.boards.append(Board("mutual_friends", zones))


MODULE = MutualFriends
