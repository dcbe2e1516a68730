"""Community: take part in what the neighbourhood does, and live with how it turns out."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, second_of, verb_of
from wellspent.engine.step import Refusal

from ...action import Action, charge
from ...actions.free import Pass
from ...actions.take import Spend, give_reward, take_from_row
from ...area import draw_card, place_card, placing_stress
from ...board import FIRST_ADULT, SCORE_OF, SPEND
from ...boards import Board, Display, Zone
from ...cards import ITEM, PRICE_FIXED, TAKE, Card
from ...events import ADVANCED, ROW_DISCARDED, TOOK, TURNED_UP, reveal, tell
from ...lives import bury, note_goals
from ...measures import holds
from ...module import Module
from ...prices import can_pay, shortage, spend_hourglasses
from ...purse import Purse
from ...reasons import CANNOT_PAY, NO_CARD_THERE, NO_HOURGLASS, OK, REQUIREMENT
from ...rewards import reward
from ...rules import Rules
from ...state import COUNTS, NO_CARD, PLACES, SEATS, Field, Part, State, part_of
from ...steps import END_ACTION, SETTLE_GOALS
from ...steps.base import PursuitStep
from ...tracks import change_lth, change_popularity

# XP.comp.32
SLOTS: Final = 5
# COM.board.09: the Engage part is the first level of a card, its Outcomes are the others.
ENGAGE: Final = 0
NOBODY: Final = -1

MULTIPLE: Final = "multiple"
MOST: Final = "most"


class CommunityPart(Part):
    """The board: its slots from left to right, who has engaged where, and what counts for this round only."""

    def __init__(self) -> None:
        self.slots = [NO_CARD] * SLOTS
        # By slot, a bit for every seat whose token or Hourglass lies there.
        self.engaged = [0] * SLOTS
        # A bit for every seat that has used its Community token; Hourglasses that have engaged, by seat.
        self.token_used = 0
        self.hours: list[int] = []
        # COM.faq.01: a bit for every seat in Black Friday; Items bought this round, by seat.
        self.black_friday = 0
        self.bought: list[int] = []

    def copy(self) -> "CommunityPart":
        twin = CommunityPart()
        twin.slots = self.slots[:]
        twin.engaged = self.engaged[:]
        twin.token_used = self.token_used
        twin.hours = self.hours[:]
        twin.black_friday = self.black_friday
        twin.bought = self.bought[:]
        return twin

    def cards(self) -> list[int]:
        return [number for number in self.slots if number != NO_CARD]

    def lines(self) -> list[str]:
        return [
            f"slots {self.slots} engaged {self.engaged}",
            f"tokens used {self.token_used} hours {self.hours}",
            f"black friday {self.black_friday} bought {self.bought}",
        ]

    def fields(self) -> dict[str, Field]:
        return {
            "slots": Field(PLACES, piles=("community",), beside="engaged", is_row=True),
            "engaged": Field(SEATS),
            "token_used": Field(SEATS),
            "hours": Field(COUNTS, most=9),
            "black_friday": Field(SEATS),
            "bought": Field(COUNTS),
        }

    def begin_round(self, seats: int) -> None:
        self.engaged = [0] * SLOTS
        self.token_used = 0
        self.hours = [0] * seats
        self.black_friday = 0
        self.bought = [0] * seats


class Renew(PursuitStep):
    """COM.board.02 to .06: the last card leaves, the others move right, new ones come from the left."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.round < FIRST_ADULT:
            return
        board = part_of(state, CommunityPart)
        pile = self.rules.piles.index("community")
        last = board.slots[-1]
        if last != NO_CARD and state.round > FIRST_ADULT:
            state.discard[pile].append(last)
            tell(state, ROW_DISCARDED, NOBODY, last, 0, pile, "COM.board.03")
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
            tell(state, TURNED_UP, NOBODY, number, 0, pile, "COM.board.06")
            if self.rules.seats > 1 or MOST not in self.rules.cards[number].marks:
                return number
            state.discard[pile].append(number)
            tell(state, ROW_DISCARDED, NOBODY, number, 0, pile, "COM.solo.02")
        return NO_CARD


class Engage(Action):
    """COM.engage.02: put the Community token on a card of the board."""

    def __init__(self, rules: Rules, name: str, uses_hourglass: bool) -> None:
        super().__init__(rules, name, ("card",), "COM.engage.02")
        self.uses_hourglass = uses_hourglass
        self.token_used: Final = rules.add_reason("token_used", "COM.engage.05")
        self.too_few_fans: Final = rules.add_reason("too_few_fans", "COM.engage.06")
        self.by_another: Final = rules.add_reason("engaged_by_another", "COM.engage.11")
        self.already: Final = rules.add_reason("engaged_already", "COM.engage.13")
        self.told: Final = rules.add_event("engaged", TOOK)

    def closed(self, state: State, player: int) -> int:
        return self.token_used if part_of(state, CommunityPart).token_used >> player & 1 else OK

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in part_of(state, CommunityPart).cards():
            found.append(self.choices[number][ENGAGE])

    def obstacle(self, state: State, player: int, card: Card, level: int) -> int:
        board = part_of(state, CommunityPart)
        engaged = board.engaged[board.slots.index(card.index)]
        if engaged >> player & 1:
            return self.already
        # COM.solo.03
        if engaged and MULTIPLE not in card.marks:
            return self.by_another
        return OK

    def place_hourglass(self, state: State, player: int) -> None:
        part_of(state, CommunityPart).token_used |= 1 << player

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        board = part_of(state, CommunityPart)
        board.engaged[board.slots.index(card.index)] |= 1 << player
        tell(state, self.told, player, card.index, ENGAGE, 0, self.rule)
        reward(self.rules, state, player, card, ENGAGE, "COM.engage.03")


class EngageByHourglass(Engage):
    """COM.engage.06 to .08: one Hourglass for each point of the Popularity Score."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "engage_longer", True)

    def closed(self, state: State, player: int) -> int:
        score = SCORE_OF[state.players[player].popularity]
        return OK if part_of(state, CommunityPart).hours[player] < score else self.too_few_fans

    def place_hourglass(self, state: State, player: int) -> None:
        # COM.engage.14: it stays on the card, used like any other.
        spend_hourglasses(state.players[player], 1)
        part_of(state, CommunityPart).hours[player] += 1


class Outcome(Action):
    """What an Outcome costs and gives. It is chosen in the Resolution Phase, never in a turn."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "outcome", ("card", "level"), "COM.outcome.03")
        self.told: Final = rules.add_event("outcome", ADVANCED)

    def refuse(self, state: State, player: int, choice: int) -> int:
        """COM.outcome.07: requirement, cost and Stress; XP.life.04: the dead pay neither Stress nor STH."""
        card, level = self.rules.cards[first_of(choice)], second_of(choice)
        lines = card.levels[level]
        for effect in lines.effects:
            # COM.q.12
            if effect.verb == TAKE and all(number == NO_CARD for number in state.row[effect.pile]):
                return NO_CARD_THERE
        me = state.players[player]
        if me.is_alive and not me.is_doomed:
            return Purse(self.rules, state, player, me.hourglasses).refuse(PRICE_FIXED, card, level, 0)
        if lines.cost.stress or lines.cost.sth:
            return CANNOT_PAY
        if not can_pay(self.rules, state, player, PRICE_FIXED, card, lines.cost, me.hourglasses):
            return CANNOT_PAY
        return OK if holds(self.rules, state, player, lines.needs) else REQUIREMENT

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        card, me = self.rules.cards[first_of(choice)], state.players[player]
        cost = card.levels[second_of(choice)].cost
        return shortage(self.rules, state, player, PRICE_FIXED, card, cost, me.hourglasses)

    def perform(self, state: State, player: int, choice: int) -> None:
        card, level = self.rules.cards[first_of(choice)], second_of(choice)
        if charge(self.rules, state, player, PRICE_FIXED, card, level, self.verb, self.rule):
            self.complete(state, player, card, level)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        tell(state, self.told, player, card.index, number, 0, self.rule)
        reward(self.rules, state, player, card, number, "COM.outcome.03")


class Outcomes(PursuitStep):
    """COM.outcome.02, COM.outcome.10: card after card from the left, everybody who engaged in it in turn."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        board = part_of(state, CommunityPart)
        for slot in range(SLOTS):
            if board.slots[slot] == NO_CARD or not board.engaged[slot]:
                continue
            player = self.next_player(state, board.engaged[slot])
            board.engaged[slot] &= ~(1 << player)
            state.push(Frame(self.rules.step("community.resolved"), player, board.slots[slot], slot))
            me = state.players[player]
            outcome = Frame(self.rules.step("community.outcome"), player, board.slots[slot])
            # COM.outcome.09; XP.q.08: whoever has left takes the token off and gets nothing.
            if (me.is_alive or me.resolves) and self.rules.steps[outcome.step].options(state, outcome, player):
                state.push(outcome)
            return
        state.push(Frame(SETTLE_GOALS))

    def next_player(self, state: State, engaged: int) -> int:
        """COM.q.03: clockwise from the holder of the First Player token."""
        for distance in range(self.rules.seats):
            player = (state.first_player + distance) % self.rules.seats
            if engaged >> player & 1:
                return player
        raise LookupError("nobody engaged in this card")


class ChooseOutcome(PursuitStep):
    """COM.outcome.03, COM.outcome.08: one of those that are available."""

    def __init__(self, rules: Rules, outcome: Outcome) -> None:
        super().__init__(rules, True)
        self.outcome: Final = outcome

    def all_outcomes(self, frame: Frame) -> list[int]:
        return self.outcome.choices[frame.card][ENGAGE + 1 :]

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [choice for choice in self.all_outcomes(frame) if self.outcome.refuse(state, seat, choice) == OK]

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for choice in self.all_outcomes(frame):
            reason = self.outcome.refuse(state, seat, choice)
            if reason != OK:
                found.append(Refusal(choice, reason, tuple(self.outcome.missing(state, seat, choice))))
        return found

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        self.outcome.perform(state, seat, choice)


class Resolved(PursuitStep):
    """After an Outcome: the token is off; a card that all have resolved is discarded at once (COM.outcome.13)."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        board, slot = part_of(state, CommunityPart), frame.number
        note_goals(self.rules, state, frame.player)
        # XP.life.08
        bury(self.rules, state)
        if not board.engaged[slot]:
            pile = self.rules.cards[frame.card].pile
            state.discard[pile].append(frame.card)
            board.slots[slot] = NO_CARD
            tell(state, ROW_DISCARDED, NOBODY, frame.card, 0, pile, "COM.outcome.13")
        state.push(Frame(self.rules.step("community.outcomes")))


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


class BuyMore(Action):
    """COM.faq.02: a further Item of a Black Friday, paid and rewarded as always. It is never offered in a turn."""

    def __init__(self, rules: Rules, spend: Spend) -> None:
        super().__init__(rules, "buy", ("card", "level"), "COM.faq.02")
        self.spend: Final = spend

    def price(self, card: Card) -> int:
        return self.rules.thing_prices[card.kind]

    def looked_for(self, state: State, player: int) -> list[int]:
        """Every level of every Item in reach (COM.faq.03: nothing else continues the chain)."""
        found: list[int] = []
        for number in self.spend.within_reach(state, player):
            if number != NO_CARD and is_bought(self.rules.cards[number]):
                found.extend(self.choices[number])
        return found

    def refuse(self, state: State, player: int, choice: int) -> int:
        card, level = self.rules.cards[first_of(choice)], second_of(choice)
        reason = self.spend.obstacle(state, player, card, level)
        if reason != OK:
            return reason
        me = state.players[player]
        if is_group_item(card) and me.hourglasses == 0:
            return NO_HOURGLASS
        stress = placing_stress(self.rules, me, card)
        purse = Purse(self.rules, state, player, me.hourglasses - (1 if is_group_item(card) else 0))
        return purse.refuse(self.price(card), card, level, stress)

    def perform(self, state: State, player: int, choice: int) -> None:
        card, level = self.rules.cards[first_of(choice)], second_of(choice)
        if charge(self.rules, state, player, self.price(card), card, level, self.verb, self.rule):
            self.complete(state, player, card, level)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(self.rules, state, player, card, True)
        place_card(self.rules, state, player, card, number)
        tell(state, TOOK, player, card.index, number, 0, self.rule)
        if is_group_item(card):
            # GRI.q.07: one more Hourglass, for the Role.
            spend_hourglasses(state.players[player], 1)
            state.players[player].placed[SPEND] += 1
        give_reward(self.rules, state, player, card, number, self.rule)


def is_group_item(card: Card) -> bool:
    return card.kind_name == "group_item"


def is_bought(card: Card) -> bool:
    """COM.faq.03, MOD.q.06: an Item; a Group Item is one."""
    return card.kind == ITEM or is_group_item(card)


class BlackFriday(PursuitStep):
    """COM.faq.01: buy another Item at once, as often as wanted."""

    def __init__(self, rules: Rules, buy: BuyMore) -> None:
        super().__init__(rules, True)
        self.buy: Final = buy
        self.stop: Final = rules.add_verb("stop")

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        found = [choice for choice in self.buy.looked_for(state, seat) if self.buy.refuse(state, seat, choice) == OK]
        return [*found, option(self.stop)]

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for choice in self.buy.looked_for(state, seat):
            reason = self.buy.refuse(state, seat, choice)
            if reason != OK:
                found.append(Refusal(choice, reason, tuple(self.buy.missing(state, seat, choice))))
        return found

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == self.stop:
            return
        state.push(Frame(END_ACTION, seat, 0, choice))
        self.buy.perform(state, seat, choice)


class Community(Module):
    """The Community board and the Popularity track."""

    name: ClassVar[str] = "community"
    order: ClassVar[int] = -30
    is_expansion: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.kind: Final = rules.add_kind("community")
        self.pile: Final = rules.add_pile("community")
        self.items_bought: Final = rules.add_measure("items_bought")
        self.most_popularity: Final = rules.add_measure("most_popularity")
        self.most_resources: Final = rules.add_measure("most_resources")
        self.black_friday: Final = rules.add_deed("black_friday")
        self.engage: Final = rules.add_action(Engage(rules, "engage", False))
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
        board = part_of(state, CommunityPart)
        if board.token_used >> player & 1:
            return False
        action = self.rules.actions[self.rules.verb_action[self.engage]]
        return any(action.obstacle(state, player, self.rules.cards[number], ENGAGE) == OK for number in board.cards())

    def carry_out(self, state: State, player: int, deed: int, number: int, card: Card) -> bool:
        if deed != self.black_friday:
            return False
        part_of(state, CommunityPart).black_friday |= 1 << player
        return True

    def action_done(self, state: State, player: int, verb: int, card: int) -> None:
        """COM.faq.04: every Item bought this round counts; COM.faq.01: in Black Friday the next may follow."""
        if verb not in (self.spend.verb, self.buy) or not is_bought(self.rules.cards[card]):
            return
        board = part_of(state, CommunityPart)
        board.bought[player] += 1
        me = state.players[player]
        if board.black_friday >> player & 1 and me.is_alive and not me.is_doomed:
            state.push(Frame(self.chain, player))

    def measure(self, state: State, player: int, measure: int) -> int:
        if measure == self.items_bought:
            return part_of(state, CommunityPart).bought[player]
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
        board, players = part_of(state, CommunityPart), range(self.rules.seats)
        zones = [
            Zone(
                "community_slot", [board.slots[slot]], 1, by_seat=[board.engaged[slot] >> each & 1 for each in players]
            )
            for slot in range(SLOTS)
        ]
        zones.append(Zone("community_tokens", by_seat=[1 - (board.token_used >> each & 1) for each in players]))
        display.boards.append(Board("community", zones))
        for each in players:
            display.tracks[each]["popularity"] = int(state.players[each].popularity)


def spend_of(rules: Rules) -> Spend:
    for action in rules.actions:
        if isinstance(action, Spend):
            return action
    raise LookupError("this game has no Spend")


MODULE = Community
