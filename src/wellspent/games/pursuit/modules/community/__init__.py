"""Community: take part in what the neighbourhood does, and live with how it turns out."""

from typing import TYPE_CHECKING, ClassVar, Final

from wellspent.engine.agenda import Frame

from ...actions.free import Pass
from ...area import draw_card
from ...board import FIRST_ADULT, SCORE_OF
from ...boards import Board, Display, Zone
from ...cards import Card
from ...events import ROW_DISCARDED, TURNED_UP, reveal, tell
from ...module import Module
from ...reasons import NO_CARD_THERE, OK, REQUIREMENT
from ...rules import Rules
from ...state import NO_CARD, Part, State, look_at, part_of
from ...steps import SETTLE_GOALS
from ...steps.base import PursuitStep
from ...tracks import change_lth, change_popularity
from .black_friday import BlackFriday, BuyMore, spend_of
from .engaging import Engage, EngageByHourglass
from .outcomes import ChooseOutcome, Outcome, Outcomes, Resolved
from .part import MOST, NOBODY, SLOTS, CommunityPart

if TYPE_CHECKING:
    from mypy_extensions import i64


class Renew(PursuitStep):
    """COM.board.02 to .06: the last card leaves, the others move right, new ones come from the left."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.round < FIRST_ADULT:
            return
        board = part_of(state, CommunityPart)
        pile = self.rules.piles.index("community")
        last = board.slots[-1]
        if last != NO_CARD and state.round > FIRST_ADULT:
            state.own(pile)
            state.discard[pile].append(last)
            tell(state, ROW_DISCARDED, NOBODY, last, number=pile, rule="COM.board.03")
            board.slots[-1] = NO_CARD
        kept = board.cards()
        board.slots = [NO_CARD] * (SLOTS - len(kept)) + kept
        for slot in range(SLOTS - len(kept) - 1, -1, -1):
            board.slots[slot] = self.draw(state, pile)

    def draw(self, state: State, pile: int) -> int:
        """COM.solo.02: alone, a card that asks for the most of something is replaced at once."""
        for _ in range(len(self.rules.cards)):
            number = draw_card(state, pile)
            if number == NO_CARD:
                return number
            reveal(state, TURNED_UP)
            tell(state, TURNED_UP, NOBODY, number, number=pile, rule="COM.board.06")
            if self.rules.seats > 1 or MOST not in self.rules.cards[number].marks:
                return number
            state.discard[pile].append(number)
            tell(state, ROW_DISCARDED, NOBODY, number, number=pile, rule="COM.solo.02")
        return NO_CARD


class Fame(PursuitStep):
    """COM.pop.07, COM.pop.08: LTH for the Popularity Score, for the dead too."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.push(Frame(SETTLE_GOALS))
        for player in range(self.rules.seats):
            score = SCORE_OF[state.players[player].popularity]
            if score:
                change_lth(state, player, score, "COM.pop.07")


class Fade(PursuitStep):
    """COM.pop.09: every indicator moves one space left; what was marked for the round is cleared."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        for player in range(self.rules.seats):
            if state.players[player].popularity:
                change_popularity(state, player, -1, "COM.pop.09")
        part_of(state, CommunityPart).begin_round(self.rules.seats)


class Community(Module):
    """The Community board and the Popularity track."""

    name: ClassVar[str] = "community"
    order: ClassVar[int] = -30
    is_expansion: ClassVar[bool] = True
    tracks: ClassVar[tuple[str, ...]] = ("popularity",)

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.kind: Final = rules.add_kind("community")
        rules.rests_on("COM.engage.03", self.kind, REQUIREMENT)
        rules.rests_on("COM.q.12", self.kind, NO_CARD_THERE)
        self.pile: Final = rules.add_pile("community")
        self.items_bought: Final = rules.add_measure("items_bought")
        self.most_popularity: Final = rules.add_measure("most_popularity")
        self.most_resources: Final = rules.add_measure("most_resources")
        self.black_friday: Final = rules.add_deed("black_friday")
        self.engage: Final = Engage(rules, "engage", False)
        rules.add_action(self.engage)
        rules.add_action(EngageByHourglass(rules))
        if not rules.has_action("pass"):
            rules.add_action(Pass(rules))
        self.spend: Final = spend_of(rules)
        buy = BuyMore(rules, self.spend)
        self.buy: Final = rules.add_action(buy)
        self.chain: Final = rules.add_step("community.black_friday", BlackFriday(rules, buy))
        self._enter_the_round()

    def _enter_the_round(self) -> None:
        rules = self.rules
        outcome = Outcome(rules)
        rules.add_action(outcome)
        rules.add_step("community.outcome", ChooseOutcome(rules, outcome))
        rules.add_step("community.resolved", Resolved(rules))
        rules.add_step("community.renew", Renew(rules))
        rules.add_step("community.outcomes", Outcomes(rules))
        rules.add_step("community.fame", Fame(rules))
        rules.add_step("community.fade", Fade(rules))
        rules.insert("community.renew", after="prepare.rows")
        rules.insert("community.outcomes", after="resolve.set_aside")
        rules.insert("community.fame", after="community.outcomes")
        # MOD.resolve.01: what modules do at the end of the phase comes before.
        rules.insert_before("community.fade", "resolve.end_check")

    def part(self) -> Part:
        return CommunityPart()

    def set_up(self, state: State) -> None:
        part_of(state, CommunityPart).begin_round(self.rules.seats)

    def may_join_turns(self, state: State, player: int) -> bool:
        """XP.turn.03, XP.turn.04: the token is unused, and some card is open to this player."""
        board = look_at(state, CommunityPart)
        if board.token_used >> player & 1:
            return False
        slot: i64
        for slot in range(SLOTS):
            number: i64 = board.slots[slot]
            if number != NO_CARD and self.engage.taken(board.engaged[slot], player, number) == OK:
                return True
        return False

    def carry_out(self, state: State, player: int, deed: int, number: int, card: Card) -> bool:
        if deed != self.black_friday:
            return False
        part_of(state, CommunityPart).black_friday |= 1 << player
        return True

    def action_done(self, state: State, player: int, verb: int, card: int) -> None:
        """COM.faq.04: every Item bought this round counts; COM.faq.01: in Black Friday the next may follow."""
        if verb not in (self.spend.verb, self.buy) or not self.rules.is_item(self.rules.cards[card]):
            return
        board = part_of(state, CommunityPart)
        board.bought[player] += 1
        # XP.life.01: the chain is one action, and is completed before a life ends.
        if board.black_friday >> player & 1:
            state.push(Frame(self.chain, player))

    def measure(self, state: State, player: int, measure: int) -> int:
        if measure == self.items_bought:
            return look_at(state, CommunityPart).bought[player]
        if measure == self.most_popularity:
            return self._has_most(player, [int(each.popularity) for each in state.players], state)
        if measure == self.most_resources:
            return self._has_most(
                player, [int(each.knowledge + each.creativity + each.influence) for each in state.players], state
            )
        return 0

    def _has_most(self, player: int, amounts: list[int], state: State) -> int:
        """COM.faq.07, COM.faq.08, XP.life.09: compared with the living; a tie is enough."""
        rivals = [amounts[other] for other in range(self.rules.seats) if state.players[other].is_alive]
        return 1 if amounts[player] >= max(rivals, default=0) else 0

    def solo_threshold(self) -> int:
        # COM.solo.01
        return 10

    def show(self, state: State, seat: int, display: Display) -> None:
        board, players = look_at(state, CommunityPart), range(self.rules.seats)
        zones = [
            Zone(
                "community_slot", [board.slots[slot]], 1, by_seat=[board.engaged[slot] >> each & 1 for each in players]
            )
            for slot in range(SLOTS)
        ]
        zones.append(Zone("community_tokens", by_seat=[1 - (board.token_used >> each & 1) for each in players]))
        display.boards.append(Board("community", zones, tracks=["popularity"]))
        for each in players:
            display.tracks[each]["popularity"] = int(state.players[each].popularity)


MODULE = Community
