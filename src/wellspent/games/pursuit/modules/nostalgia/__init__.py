"""Nostalgia: memories that wait for their moment, and what becomes of them once they are lived."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, first_of, option, verb_of

from ...action import Action
from ...actions.on_cards import Advance
from ...area import draw_card, place_card, set_level
from ...board import INHERITANCE_STEP
from ...boards import Board, Display, Zone
from ...cards import (
    ABILITY_DOES,
    ACTIVITY,
    BASIC_PROJECT,
    EACH,
    GAME_END,
    GROUP_PROJECT,
    ITEM,
    MID_GAME,
    OCCASIONS,
    ONGOING,
    SINGLE_ROUND_PROJECT,
    Ability,
    Card,
    Goal,
    number_of,
)
from ...events import ADVANCED, CARD_GAINED, RETIRED, TURNED_UP, reveal, tell
from ...goods import Goods, goods
from ...measures import holds, measure
from ...module import Module
from ...prices import Price, is_payable
from ...purse import Purse
from ...reasons import CANNOT_PAY, NEXT_LEVEL_ONLY, OK
from ...rewards import gain, reward
from ...rules import Rules
from ...state import CARDS, COUNTS, NAMED, NO_CARD, PLACES, Field, Part, Player, State, part_of
from ...steps import BILL_PAID, COMPLETE
from ...steps.base import PursuitStep
from ...tracks import change_sth

# NOS.setup.03, NOS.board.02
HAND: Final = 8
SLOTS: Final = 2
# Both Triggers of a card (NOS.trigger.01), as bits.
PASSIVE: Final = 1
ACTIVE: Final = 2
BOTH: Final = PASSIVE | ACTIVE
CHECK_MARKS: Final = {PASSIVE: ["passive"], ACTIVE: ["active"], BOTH: ["passive", "active"]}
# NOS.q.09, NOS.q.11, NOS.q.12
STORED: Final = 9
TAKEN: Final = 3
MANY: Final = 5
SMART_PRICE: Final = 3
DIARY_STEP: Final = 3
L1: Final = 0
L2: Final = 1
L4: Final = 3
FIRST_OUTCOME: Final = 2
REALIZATION_SIDE: Final = 1

# The occasions that Passive Triggers name, by the verb of the action.
OCCASIONS_OF: Final[dict[str, str]] = {
    "study": "study",
    "play": "play",
    "interact": "interact",
    "take": "take_project",
    "join": "role",
    "spend": "spend",
    "temp_job": "temp_job",
    "hire": "get_job",
    "date": "start_relationship",
    "overtime": "overtime",
    "rest": "rest",
    "advance": "advance",
    "advance_smart": "advance",
    "upgrade": "upgrade",
    "promote": "promotion",
    "retire": "promotion",
    "develop": "develop",
    "engage": "engage",
    "engage_longer": "engage",
    "plan": "plan",
    "plan_by_cloud": "plan",
    "dream": "dream",
    "dream_by_cloud": "dream",
    "experience": "experience",
}
# Narrower ones: what was taken.
TAKEN_KINDS: Final[dict[int, str]] = {
    ITEM: "buy_item",
    ACTIVITY: "do_activity",
    BASIC_PROJECT: "take_basic",
    SINGLE_ROUND_PROJECT: "take_single_round",
    GROUP_PROJECT: "take_group",
}
TAKING: Final = ("take", "spend")


class NostalgiaPart(Part):
    """By seat: the hand, the cards on the board and the Check Marks on each."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.boards = [[NO_CARD] * SLOTS for _ in range(seats)]
        self.checks = [[0] * SLOTS for _ in range(seats)]
        # Abilities used this round, by card, and Partners whose relationship was started in it.
        self.used: list[int] = []
        self.dated: list[int] = []
        # What lies on cards that hold tokens; personal goals that have been fulfilled, and how far others have come.
        self.stored: dict[int, int] = {}
        self.fulfilled: list[int] = []
        self.counted: dict[int, int] = {}
        # The Project whose last Level is being paid for by SMART Goals.
        self.smart = NO_CARD

    def copy(self) -> "NostalgiaPart":
        twin = NostalgiaPart(0)
        twin.hands = [hand[:] for hand in self.hands]
        twin.boards = [board[:] for board in self.boards]
        twin.checks = [checks[:] for checks in self.checks]
        twin.used = self.used[:]
        twin.dated = self.dated[:]
        twin.stored = self.stored.copy()
        twin.fulfilled = self.fulfilled[:]
        twin.counted = self.counted.copy()
        twin.smart = self.smart
        return twin

    def cards(self) -> list[int]:
        found = [number for hand in self.hands for number in hand]
        return found + [number for board in self.boards for number in board if number != NO_CARD]

    def lines(self) -> list[str]:
        return [
            f"hands {self.hands}",
            f"boards {self.boards} checks {self.checks}",
            f"used {self.used} dated {self.dated} fulfilled {self.fulfilled}",
            f"stored {sorted(self.stored.items())} counted {sorted(self.counted.items())} smart {self.smart}",
        ]

    def fields(self) -> dict[str, Field]:
        return {
            "hands": Field(CARDS, piles=("nostalgia",)),
            "boards": Field(PLACES, piles=("nostalgia",), beside="checks"),
            "checks": Field(COUNTS, most=BOTH),
            "used": Field(NAMED),
            "dated": Field(NAMED),
            "stored": Field(COUNTS),
            "fulfilled": Field(NAMED),
            "counted": Field(COUNTS),
        }


# On the Nostalgia board.


class Remember(Action):
    """NOS.board.03: put a card of the hand on an empty slot, Reminiscence side up."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "remember", ("card",), "NOS.board.03", True)
        self.reaches_level = False
        self.told: Final = rules.add_event("remembered")
        self.board_full: Final = rules.add_reason("nostalgia_board_full", "NOS.board.02")

    def closed(self, state: State, player: int) -> int:
        return OK if NO_CARD in part_of(state, NostalgiaPart).boards[player] else self.board_full

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        found.extend([self.choices[number][L1] for number in part_of(state, NostalgiaPart).hands[player]])

    def refuse(self, state: State, player: int, choice: int) -> int:
        return OK

    def perform(self, state: State, player: int, choice: int) -> None:
        part, number = part_of(state, NostalgiaPart), first_of(choice)
        part.hands[player].remove(number)
        slot = part.boards[player].index(NO_CARD)
        part.boards[player][slot] = number
        tell(state, self.told, player, number, 0, 0, self.rule)


def off_board(state: State, player: int, number: int) -> None:
    """NOS.realize.03, NOS.board.05: the slot is empty and the Check Marks are back."""
    part = part_of(state, NostalgiaPart)
    slot = part.boards[player].index(number)
    part.boards[player][slot] = NO_CARD
    part.checks[player][slot] = 0


class Forget(Action):
    """NOS.board.05: give a card of the board up for 1 STH."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "forget", ("card",), "NOS.board.05", True)
        self.reaches_level = False
        self.told: Final = rules.add_event("forgotten")

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in part_of(state, NostalgiaPart).boards[player]:
            if number != NO_CARD:
                found.append(self.choices[number][L1])

    def refuse(self, state: State, player: int, choice: int) -> int:
        return OK

    def perform(self, state: State, player: int, choice: int) -> None:
        number = first_of(choice)
        off_board(state, player, number)
        state.box = [*state.box, number]
        tell(state, self.told, player, number, 0, 0, self.rule)
        change_sth(state, player, -1, self.rule, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sectioned(Action):
    """A Free Action that pays for a section of a card and gives what it gives."""

    def __init__(self, rules: Rules, name: str, section: str, rule: str) -> None:
        super().__init__(rules, name, ("card",), rule, True)
        self.section: Final = section

    def make_choices(self) -> None:
        for card in self.rules.cards:
            self.choices.append([option(self.verb, card.index)])

    def level(self, choice: int) -> int:
        return self.rules.cards[first_of(choice)].section(self.section)

    def place_hourglass(self, state: State, player: int) -> None:
        """None: it is a Free Action."""


class Awaken(Sectioned):
    """NOS.trigger.08: pay the cost of an Active Trigger."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "awaken", "active", "NOS.trigger.08")
        self.told: Final = rules.add_event("awakened")
        self.checked: Final = rules.add_reason("already_checked", "NOS.trigger.11")

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in part_of(state, NostalgiaPart).boards[player]:
            if number != NO_CARD:
                found.extend(self.choices[number])

    def obstacle(self, state: State, player: int, card: Card, level: int) -> int:
        part = part_of(state, NostalgiaPart)
        slot = part.boards[player].index(card.index)
        return self.checked if part.checks[player][slot] & ACTIVE else OK

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        part = part_of(state, NostalgiaPart)
        part.checks[player][part.boards[player].index(card.index)] |= ACTIVE
        tell(state, self.told, player, card.index, 0, 0, self.rule)
        reward(self.rules, state, player, card, number, "NOS.trigger.10")


class Stir(PursuitStep):
    """NOS.trigger.04, NOS.trigger.06: which of two memories an action stirs, or stirs first."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)
        self.verb: Final = rules.add_verb("stir", ("card",))
        self.told: Final = rules.add_event("stirred")

    def waiting(self, state: State, player: int, occasions: int) -> list[int]:
        """The cards on the board whose Passive Trigger is still open and waits for one of these occasions."""
        part = part_of(state, NostalgiaPart)
        found: list[int] = []
        for slot, number in enumerate(part.boards[player]):
            if number == NO_CARD or part.checks[player][slot] & PASSIVE:
                continue
            card = self.rules.cards[number]
            if occasions >> card.levels[card.section("passive")].occasion & 1:
                found.append(number)
        return found

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(self.verb, number) for number in self.waiting(state, seat, frame.number)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        number = first_of(choice)
        stirred = self.occasion_of(number)
        others = [other for other in self.waiting(state, seat, frame.number) if other != number]
        # NOS.trigger.04: one action is enough for one of two that wait for the same.
        if others and self.occasion_of(others[0]) != stirred:
            state.push(Frame(self.rules.step("nostalgia.stirred"), seat, others[0]))
        self.stir(state, seat, number)

    def occasion_of(self, number: int) -> int:
        card = self.rules.cards[number]
        return card.levels[card.section("passive")].occasion

    def stir(self, state: State, player: int, number: int) -> None:
        """NOS.trigger.02, NOS.trigger.10: it cannot be refused."""
        part = part_of(state, NostalgiaPart)
        part.checks[player][part.boards[player].index(number)] |= PASSIVE
        tell(state, self.told, player, number, 0, 0, "NOS.trigger.02")
        card = self.rules.cards[number]
        reward(self.rules, state, player, card, card.section("passive"), "NOS.trigger.10")


class Stirred(PursuitStep):
    """One memory that an action stirs without a question."""

    def __init__(self, rules: Rules, stir: Stir) -> None:
        super().__init__(rules)
        self.stir: Final = stir

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        self.stir.stir(state, frame.player, frame.card)


# In the play area.


class Realize(Action):
    """NOS.realize.01 to .03: both Triggers are there, so the memory becomes real."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "realize", ("card",), "NOS.realize.01")
        self.told: Final = rules.add_event("realized", like=CARD_GAINED)
        self.too_early: Final = rules.add_reason("triggers_missing", "NOS.trigger.01")

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in part_of(state, NostalgiaPart).boards[player]:
            if number != NO_CARD:
                found.append(self.choices[number][L1])

    def obstacle(self, state: State, player: int, card: Card, level: int) -> int:
        part = part_of(state, NostalgiaPart)
        slot = part.boards[player].index(card.index)
        return OK if part.checks[player][slot] == BOTH else self.too_early

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        off_board(state, player, card.index)
        state.side[card.index] = REALIZATION_SIDE
        place_card(self.rules, state, player, card, L1)
        tell(state, self.told, player, card.index, L1, 0, self.rule)
        reward(self.rules, state, player, card, L1, "NOS.realize.02")


@mypyc_attr(allow_interpreted_subclasses=True)
class OnRealized(Action):
    """A Card Action on a realized card that reaches one of its levels."""

    def __init__(self, rules: Rules, name: str, rule: str, kind: int, told: int) -> None:
        super().__init__(rules, name, ("card", "level"), rule)
        self.kind: Final = kind
        self.told: Final = told

    def open_levels(self, state: State, card: Card) -> list[int]:
        """The levels that this action may reach now."""
        return []

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.players[player].cards:
            card = self.rules.cards[number]
            if card.kind == self.kind:
                found.extend([self.choices[number][level] for level in self.open_levels(state, card)])

    def obstacle(self, state: State, player: int, card: Card, level: int) -> int:
        return OK if level in self.open_levels(state, card) else NEXT_LEVEL_ONLY

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        tell(state, self.told, player, card.index, number, 0, self.rule)
        self.unlock(state, card, number)
        reward(self.rules, state, player, card, number, self.rule)

    def unlock(self, state: State, card: Card, level: int) -> None:
        """NOS.q.09: a card that holds tokens gets them with its ability."""
        store = self.rules.add_deed("store")
        stored = part_of(state, NostalgiaPart).stored
        for ability in card.levels[level].abilities:
            if ability.kind == ABILITY_DOES and ability.deed == store and card.index not in stored:
                stored[card.index] = STORED


class Progress(OnRealized):
    """NOS.action.01, NOS.action.02: one Level further."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "progress", "NOS.action.01", kind, rules.add_event("progressed", like=ADVANCED))

    def open_levels(self, state: State, card: Card) -> list[int]:
        last = L2 if "outcomes" in card.marks else card.top
        level = state.level[card.index] + 1
        return [level] if level <= last else []


class Conclude(OnRealized):
    """NOS.action.03: determine which of the two Outcomes it comes to."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "conclude", "NOS.action.03", kind, rules.add_event("concluded", like=ADVANCED))

    def open_levels(self, state: State, card: Card) -> list[int]:
        if "outcomes" not in card.marks or state.level[card.index] != L2:
            return []
        return [FIRST_OUTCOME, FIRST_OUTCOME + 1]


class Dedicate(OnRealized):
    """NOS.action.04, NOS.action.05: the last Level of a passion, again and again."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "dedicate", "NOS.action.04", kind, rules.add_event("dedicated"))

    def open_levels(self, state: State, card: Card) -> list[int]:
        return [L4] if "repeatable" in card.marks and state.level[card.index] == L4 else []


class Use(Sectioned):
    """NOS.faq.17, NOS.faq.18: put an Hourglass on a card for its ability, once a round."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "use", "use", "NOS.faq.17")
        self.kind: Final = kind
        self.told: Final = rules.add_event("used")
        self.once: Final = rules.add_reason("once_a_round", "NOS.faq.18")

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.players[player].cards:
            card = self.rules.cards[number]
            if card.kind == self.kind and state.level[number] == L2 and card.section("use") >= 0:
                found.extend(self.choices[number])

    def obstacle(self, state: State, player: int, card: Card, level: int) -> int:
        return self.once if card.index in part_of(state, NostalgiaPart).used else OK

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        part_of(state, NostalgiaPart).used.append(card.index)
        tell(state, self.told, player, card.index, 0, 0, self.rule)
        reward(self.rules, state, player, card, number, self.rule)


class SmartAdvance(Advance):
    """NOS.faq.12 to .14: the last Level of a Basic Project, with Resources in place of one shown Hourglass."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "advance_smart")
        self.deed: Final = rules.add_deed("smart_goals")

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        me = state.players[player]
        if not self.rules.deeds(me.gifts, self.deed):
            return
        for number in me.cards:
            card = self.rules.cards[number]
            if card.kind == BASIC_PROJECT and card.levels[card.top].cost.hourglass > 0:
                found.append(self.choices[number][card.top])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        asked: list[int] = []
        self.lookups(state, player, asked)
        for choice in asked:
            if self.refuse(state, player, choice) == OK:
                found.append(choice)

    def refuse(self, state: State, player: int, choice: int) -> int:
        card, level = self.rules.cards[first_of(choice)], self.level(choice)
        reason = self.obstacle(state, player, card, level)
        if reason != OK:
            return reason
        me = state.players[player]
        if not is_payable(me, self.asked(state, player, card, level), me.hourglasses - 1):
            return CANNOT_PAY
        return self.purse(state, player).refuse_rest(card, card.levels[level], 0)

    def asked(self, state: State, player: int, card: Card, level: int) -> Price:
        price = super().asked(state, player, card, level)
        swap_hourglass(price)
        return price

    def prepare(self, state: State, player: int, card: Card, choice: int) -> None:
        part_of(state, NostalgiaPart).smart = card.index

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        part_of(state, NostalgiaPart).smart = NO_CARD
        super().complete(state, player, card, number)


def swap_hourglass(price: Price) -> None:
    """NOS.faq.12, NOS.faq.13: three Resources for one Hourglass, whatever the Mood."""
    price.discount = min(price.discount, price.knowledge + price.creativity + price.influence + price.any)
    price.hourglass -= 1
    price.any += SMART_PRICE


# What lies on cards.


class OfferStore(PursuitStep):
    """NOS.faq.01, NOS.faq.05: once a payment and what it brought are complete, look whether the type has run out."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        # Of several cards that the payment concerns, each waits.
        depth = len(state.agenda)
        while depth and state.agenda[depth - 1].step == frame.step:
            depth -= 1
        if depth and state.agenda[depth - 1].step in (COMPLETE, BILL_PAID):
            # What was paid for has not come yet.
            state.agenda.insert(depth - 1, frame)
            return
        me = state.players[frame.player]
        if stock(me, frame.number) == 0 and part_of(state, NostalgiaPart).stored.get(frame.card, 0):
            state.push(Frame(self.rules.step("nostalgia.store"), frame.player, frame.card, frame.number))


class DrawOnStore(PursuitStep):
    """NOS.faq.01, NOS.faq.04: take three of the tokens, or as many as are left, or leave them."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)
        self.draw: Final = rules.add_verb("draw_on", ("card",))
        self.leave: Final = rules.add_verb("leave_stored", ("card",))

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(self.draw, frame.card), option(self.leave, frame.card)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == self.leave:
            return
        stored = part_of(state, NostalgiaPart).stored
        count = min(TAKEN, stored[frame.card])
        stored[frame.card] -= count
        gain(self.rules, state, seat, some(frame.number, count), frame.card, "NOS.faq.01")


def some(good: int, count: int) -> Goods:
    """So many of one of the first four goods."""
    return goods(**{("knowledge", "creativity", "influence", "money")[good]: count})


def stock(me: Player, good: int) -> int:
    return int((me.knowledge, me.creativity, me.influence, me.money)[good])


class NewRound(PursuitStep):
    """What holds for a round only is cleared."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part = part_of(state, NostalgiaPart)
        part.used = []
        part.dated = []


def occasion_bit(name: str) -> int:
    """An occasion as a bit; 0 for none."""
    return 1 << number_of(OCCASIONS, name) if name else 0


class Nostalgia(Module):
    """A hand of memories and a Nostalgia board for everybody."""

    name: ClassVar[str] = "nostalgia"
    order: ClassVar[int] = -10
    is_expansion: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.kind: Final = rules.add_kind("nostalgia")
        self.pile: Final = rules.add_pile("nostalgia")
        self.pays_many: Final = rules.add_deed("pays_many")
        self.store: Final = rules.add_deed("store")
        self.diary: Final = rules.add_deed("diary")
        self.heritage: Final = rules.add_deed("heritage")
        self.happily: Final = rules.add_deed("happily_ever_after")
        self.told_goal: Final = rules.add_event("personal_goal", like=RETIRED)
        # By verb: the occasion that an action is, as a bit; made once all modules have brought their verbs.
        self.occasions: list[int] = []
        self.date: Final = rules.verb_number("date")
        self.develop: Final = rules.verb_number("develop")
        for action in (Remember(rules), Forget(rules), Awaken(rules), Use(rules, self.kind), Realize(rules)):
            rules.add_action(action)
        rules.add_action(Progress(rules, self.kind))
        rules.add_action(Conclude(rules, self.kind))
        rules.add_action(Dedicate(rules, self.kind))
        rules.add_action(SmartAdvance(rules))
        self.stir: Final = Stir(rules)
        self.stir_step: Final = rules.add_step("nostalgia.stir", self.stir)
        self.stirred_step: Final = rules.add_step("nostalgia.stirred", Stirred(rules, self.stir))
        self.offer_store: Final = rules.add_step("nostalgia.offer_store", OfferStore(rules))
        rules.add_step("nostalgia.store", DrawOnStore(rules))
        rules.add_step("nostalgia.new_round", NewRound(rules))
        rules.insert("nostalgia.new_round", after="resolve.hourglasses")

    def part(self) -> Part:
        return NostalgiaPart(self.rules.seats)

    def set_up(self, state: State) -> None:
        """NOS.setup.03, NOS.setup.04, NOS.q.20: eight each, the rest to the box."""
        part = part_of(state, NostalgiaPart)
        each = min(HAND, len(state.draw[self.pile]) // self.rules.seats)
        for _ in range(each):
            for player in range(self.rules.seats):
                part.hands[player].append(draw_card(state, self.pile))
        reveal(state, TURNED_UP)
        for player in range(self.rules.seats):
            for number in part.hands[player]:
                tell(state, self.rules.add_event("dealt_memory"), player, number, 0, 0, "NOS.setup.03")
        state.box = [*state.box, *state.draw[self.pile]]
        state.draw[self.pile] = []

    # Triggers.

    def action_done(self, state: State, player: int, verb: int, card: int) -> None:
        self._note_relationship(state, player, verb, card)
        occasions = self._occasions(verb, card)
        waiting = self.stir.waiting(state, player, occasions)
        if len(waiting) == 1:
            state.push(Frame(self.stirred_step, player, waiting[0]))
        elif waiting:
            state.push(Frame(self.stir_step, player, 0, occasions))

    def _occasions(self, verb: int, card: int) -> int:
        """What an action was, as bits: its general occasion, and by the kind of the card a narrower one."""
        if not self.occasions:
            self.occasions = [occasion_bit(OCCASIONS_OF.get(each.name, "")) for each in self.rules.verbs]
        if self.rules.verbs[verb].name not in TAKING:
            return self.occasions[verb]
        return self.occasions[verb] | occasion_bit(TAKEN_KINDS.get(self.rules.cards[card].kind, ""))

    def _note_relationship(self, state: State, player: int, verb: int, card: int) -> None:
        """NOS.faq.15, NOS.faq.16, NOS.q.18: begun and brought to its last Level within one round."""
        goals = self.goals_with(state, player, self.happily)
        if not goals:
            return
        dated = part_of(state, NostalgiaPart).dated
        if verb == self.date:
            dated.append(card)
        elif verb == self.develop and card in dated and state.level[card] == self.rules.cards[card].top:
            for number in goals:
                self.fulfil(state, player, number)

    def goals_with(self, state: State, player: int, deed: int) -> list[int]:
        """Own realized cards in force that do something of ours."""
        return [number for number in state.players[player].cards if self.ability(state, number, deed) is not None]

    def ability(self, state: State, number: int, deed: int) -> Ability | None:
        """What a card does of ours at its present level."""
        for ability in self.rules.cards[number].levels[state.level[number]].abilities:
            if ability.kind == ABILITY_DOES and ability.deed == deed:
                return ability
        return None

    def fulfil(self, state: State, player: int, number: int) -> None:
        """NOS.cat.03: a personal goal, once."""
        part = part_of(state, NostalgiaPart)
        if number not in part.fulfilled:
            part.fulfilled.append(number)
            self.award(state, player, number)

    def award(self, state: State, player: int, number: int) -> None:
        tell(state, self.told_goal, player, number, 0, 0, "NOS.cat.03")
        goal = self.rules.cards[number].goal
        if goal is not None:
            gain(self.rules, state, player, goal.reward, number, "NOS.cat.03")

    # Payments.

    def paid(self, state: State, player: int, mix: tuple[int, int, int], money: int) -> None:
        me = state.players[player]
        if not me.gift_kinds >> ABILITY_DOES & 1 or not (me.is_alive or me.resolves):
            return
        amounts = (*mix, money)
        for number in me.cards:
            goal = self.ability(state, number, self.pays_many)
            if goal is not None and amounts[goal.number] >= MANY:
                # NOS.faq.06, NOS.q.11
                self.award(state, player, number)
            store = self.ability(state, number, self.store)
            if store is not None and amounts[store.number] and stock(me, store.number) == 0:
                state.push(Frame(self.offer_store, player, number, store.number))

    def project_price(self, state: State, player: int, card: Card, price: Price) -> None:
        if part_of(state, NostalgiaPart).smart == card.index:
            swap_hourglass(price)

    # Goals and the end.

    def card_placed(self, state: State, player: int, card: Card) -> None:
        """NOS.cat.04: what a goal counts, it counts from here on."""
        if card.kind == self.kind and card.goal is not None and card.goal.aim == EACH:
            part_of(state, NostalgiaPart).counted[card.index] = measure(self.rules, state, player, card.goal.measure)

    def goals_checked(self, state: State, player: int) -> None:
        """NOS.cat.03, NOS.q.07: personal goals that are fulfilled now."""
        for number in state.players[player].cards:
            goal = self.goal_of(number)
            if goal is None:
                continue
            if goal.timing == ONGOING and goal.aim == EACH:
                self.count(state, player, number, goal)
            elif goal.timing == MID_GAME and goal.tests and holds(self.rules, state, player, goal.tests):
                self.fulfil(state, player, number)

    def goal_of(self, number: int) -> Goal | None:
        card = self.rules.cards[number]
        return card.goal if card.kind == self.kind else None

    def count(self, state: State, player: int, number: int, goal: Goal) -> None:
        """NOS.cat.03: again for each one more."""
        counted = part_of(state, NostalgiaPart).counted
        now = measure(self.rules, state, player, goal.measure)
        for _ in range(now - counted.get(number, 0)):
            self.award(state, player, number)
        counted[number] = now

    def before_scoring(self, state: State, player: int) -> None:
        # NOS.faq.03
        for number in state.players[player].cards:
            store = self.ability(state, number, self.store)
            if store is not None:
                count = part_of(state, NostalgiaPart).stored.pop(number, 0)
                gain(self.rules, state, player, some(store.number, count), number, "NOS.faq.03")

    def inheritance(self, state: State, player: int, points: int) -> int:
        me = state.players[player]
        if self.goals_with(state, player, self.diary):
            # NOS.faq.10, NOS.faq.11, NOS.q.10: the better of the two ways; Money counts as always.
            resources = int(me.knowledge + me.creativity + me.influence)
            usual = sum(int(each) // INHERITANCE_STEP for each in (me.knowledge, me.creativity, me.influence))
            points += max(0, resources // DIARY_STEP - usual)
        # NOS.faq.19
        return points + sum(self.rules.deeds(me.gifts, self.heritage))

    def final_goals(self, state: State, player: int) -> None:
        """XP.order.04: personal Game End goals."""
        for number in state.players[player].cards:
            goal = self.goal_of(number)
            if goal is not None and goal.timing == GAME_END and holds(self.rules, state, player, goal.tests):
                self.fulfil(state, player, number)
        for number in self.goals_with(state, player, self.heritage):
            self.fulfil(state, player, number)

    def solo_threshold(self) -> int:
        # NOS.solo.01
        return 5

    def show(self, state: State, seat: int, display: Display) -> None:
        part = part_of(state, NostalgiaPart)
        for player in range(self.rules.seats):
            board = part.boards[player]
            display.boards.append(Board("nostalgia", [Zone("reminiscences", board, SLOTS, seat=player)], seat=player))
            display.hands[player].extend(part.hands[player])
            for number, checks in zip(board, part.checks[player], strict=True):
                if checks:
                    display.marks[number] = CHECK_MARKS[checks]
        for number in part.used:
            display.marks[number] = ["used"]
        for number in part.fulfilled:
            display.marks[number] = ["fulfilled"]
        for number, count in part.stored.items():
            display.tokens[number] = {"stored": count}


MODULE = Nostalgia
