"""Nostalgia: memories that wait for their moment, and what becomes of them once they are lived."""

from typing import ClassVar, Final

from mypy_extensions import i64

from wellspent.engine.agenda import Frame

from ...area import draw_card
from ...board import INHERITANCE_STEP
from ...boards import Board, Display, Zone
from ...cards import (
    ABILITY_DOES,
    BASIC_PROJECT,
    EACH,
    GAME_END,
    GROUP_PROJECT,
    MID_GAME,
    OCCASIONS,
    ONGOING,
    PRICE_ACTIVITY,
    PRICE_ITEM,
    SINGLE_ROUND_PROJECT,
    Ability,
    Card,
    Goal,
)
from ...events import RETIRED, TURNED_UP, reveal, tell
from ...measures import holds, kinds_held, measure
from ...module import Module
from ...prices import Price
from ...reasons import CANNOT_DISCARD, REQUIREMENT
from ...rewards import gain
from ...rules import Rules
from ...state import NO_CARD, Part, State, look_at, part_of
from ...steps.base import PursuitStep
from .abilities import DrawOnStore, OfferStore, SmartAdvance, some, stock, swap_hourglass
from .part import ACTIVE, BOTH, HAND, PASSIVE, SLOTS, NostalgiaPart
from .realized import Conclude, Dedicate, Progress, Realize, Use
from .remembering import Awaken, Forget, Remember, Stir, Stirred, memories

CHECK_MARKS: Final = {PASSIVE: ["passive"], ACTIVE: ["active"], BOTH: ["passive", "active"]}
# NOS.q.11
MANY: Final = 5
# NOS.faq.10
DIARY_STEP: Final = 3
# Narrower ones: what was taken, by kind of Project, and by what else is paid as (MOD.q.06).
TAKEN_KINDS: Final[dict[int, str]] = {
    BASIC_PROJECT: "take_basic",
    SINGLE_ROUND_PROJECT: "take_single_round",
    GROUP_PROJECT: "take_group",
}
BOUGHT: Final[dict[int, str]] = {PRICE_ITEM: "buy_item", PRICE_ACTIVITY: "do_activity"}


class NewRound(PursuitStep):
    """What holds for a round only is cleared."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part = part_of(state, NostalgiaPart)
        part.used = []
        part.dated = []


def occasion_bit(name: str) -> int:
    """An occasion as a bit; 0 for one that no card waits for."""
    return 1 << OCCASIONS.index(name) if name in OCCASIONS else 0


def has_role(state: State, player: int, card: int) -> bool:
    for role in state.roles:
        if role.card == card and role.player == player:
            return True
    return False


class Nostalgia(Module):
    """A hand of memories and a Nostalgia board for everybody."""

    name: ClassVar[str] = "nostalgia"
    order: ClassVar[int] = -10
    is_expansion: ClassVar[bool] = True
    # NOS.trigger.07
    comes_last: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.kind: Final = rules.add_kind("nostalgia", lies_turned=True)
        self.pile: Final = rules.add_pile("nostalgia")
        self.pays_many: Final = rules.add_deed("pays_many")
        self.store: Final = rules.add_deed("store")
        self.diary: Final = rules.add_deed("diary")
        self.heritage: Final = rules.add_deed("heritage")
        self.happily: Final = rules.add_deed("happily_ever_after")
        self.event_goal: Final = rules.add_event("personal_goal", like=RETIRED)
        self.dealt: Final = rules.add_event("dealt_memory")
        # By verb: the occasion that an action is, as a bit; made once all modules have brought their verbs. By kind:
        # the narrower ones of what was taken or bought.
        self.occasions: list[int] = []
        self.names_card: list[bool] = []
        self.role: Final = occasion_bit("role")
        self.taken_kinds: list[int] = []
        self.bought_kinds: list[int] = []
        self.take: Final = rules.verb_number("take")
        self.spend: Final = rules.verb_number("spend")
        self.upgrade: Final = rules.verb_number("upgrade")
        self.date: Final = rules.verb_number("date")
        self.develop: Final = rules.verb_number("develop")
        for action in (Remember(rules), Forget(rules), Awaken(rules), Use(rules, self.kind), Realize(rules)):
            rules.add_action(action)
        rules.add_action(Progress(rules, self.kind))
        rules.add_action(Conclude(rules, self.kind))
        rules.add_action(Dedicate(rules, self.kind))
        rules.add_action(SmartAdvance(rules))
        self.spot: Final = rules.spot(NostalgiaPart)
        self.stir: Final = Stir(rules)
        rules.add_step("nostalgia.stir", self.stir)
        self.stirred_step: Final = rules.add_step("nostalgia.stirred", Stirred(rules, self.stir))
        self.offer_store: Final = rules.add_step("nostalgia.offer_store", OfferStore(rules))
        rules.add_step("nostalgia.store", DrawOnStore(rules))
        rules.add_step("nostalgia.new_round", NewRound(rules))
        rules.insert("nostalgia.new_round", after="resolve.hourglasses")
        rules.rests_on("NOS.realize.05", self.kind, REQUIREMENT)
        rules.rests_on("NOS.base.02", self.kind, CANNOT_DISCARD)

    def part(self) -> Part:
        return NostalgiaPart(self.rules.seats)

    def set_up(self, state: State) -> None:
        """NOS.setup.03, NOS.setup.04, NOS.q.20: eight each, the rest to the box."""
        part = part_of(state, NostalgiaPart)
        state.own(self.pile)
        each = min(HAND, len(state.draw[self.pile]) // self.rules.seats)
        for _ in range(each):
            for player in range(self.rules.seats):
                part.hands[player].append(draw_card(state, self.pile))
        reveal(state, TURNED_UP)
        for player in range(self.rules.seats):
            for number in part.hands[player]:
                tell(state, self.dealt, player, number, rule="NOS.setup.03")
        state.box = [*state.box, *state.draw[self.pile]]
        state.draw[self.pile] = []

    # Triggers.

    def action_done(self, state: State, player: int, verb: int, card: int) -> None:
        if verb == self.date or verb == self.develop:
            self._note_relationship(state, player, verb, card)
        occasions = self._occasions(verb, card)
        if state.roles and self.names_card[verb] and has_role(state, player, card):
            # MOD.q.07: whatever the card and the action.
            occasions |= self.role
        if not occasions:
            return
        if self.stir.only_waiting(state, player, occasions) != NO_CARD:
            self._stir_later(state, player, occasions)

    def _stir_later(self, state: State, player: int, occasions: int) -> None:
        """NOS.trigger.04, XP.combo.18: whatever the parts of one action are, it stirs once."""
        for depth, frame in enumerate(state.agenda):
            if frame.step == self.stirred_step and frame.player == player:
                state.agenda[depth] = Frame(self.stirred_step, player, 0, frame.number | occasions)
                return
        state.push(Frame(self.stirred_step, player, 0, occasions))

    def _occasions(self, verb: int, card: int) -> int:
        """What an action was, as bits: its general occasion, and by the kind of the card a narrower one."""
        if not self.occasions:
            self._find_occasions()
        found = self.occasions[verb]
        if verb == self.take:
            return found | self.taken_kinds[self.rules.kind_of[card]]
        if verb != self.spend and verb != self.upgrade:
            return found
        spent_on = self.rules.cards[card]
        if not self.rules.is_thing(spent_on):
            return 0
        return found | self.bought_kinds[spent_on.kind] if verb == self.spend else found

    def _find_occasions(self) -> None:
        rules = self.rules
        self.occasions = [0] * len(rules.verbs)
        self.names_card = [verb.arguments[:1] == ("card",) for verb in rules.verbs]
        for action in rules.actions:
            self.occasions[action.verb] = occasion_bit(action.occasion)
        self.taken_kinds = [occasion_bit(TAKEN_KINDS.get(kind, "")) for kind in range(len(rules.kinds))]
        self.bought_kinds = [occasion_bit(BOUGHT.get(price, "")) for price in rules.thing_prices]

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
        me = state.players[player]
        if not me.ability_kinds >> ABILITY_DOES & 1:
            return []
        return [number for number in me.cards if self.ability(state, number, deed) is not None]

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
        tell(state, self.event_goal, player, number, rule="NOS.cat.03")
        goal = self.rules.cards[number].goal
        if goal is not None:
            gain(self.rules, state, player, goal.reward, number, "NOS.cat.03")

    # Payments.

    def paid(self, state: State, player: int, mix: tuple[int, int, int], money: int) -> None:
        me = state.players[player]
        if not me.ability_kinds >> ABILITY_DOES & 1 or not (me.is_alive or me.resolves):
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

    def changes_prices(self, state: State, player: int) -> bool:
        return memories(self.spot, state).smart != NO_CARD

    def project_price(self, state: State, player: int, card: Card, price: Price) -> None:
        if memories(self.spot, state).smart == card.index:
            swap_hourglass(price)

    # Goals and the end.

    def card_placed(self, state: State, player: int, card: Card) -> None:
        """NOS.cat.04: what a goal counts, it counts from here on."""
        if card.kind == self.kind and card.goal is not None and card.goal.aim == EACH:
            part_of(state, NostalgiaPart).counted[card.index] = measure(self.rules, state, player, card.goal.measure)

    def goals_checked(self, state: State, player: int) -> None:
        """NOS.cat.03, NOS.q.07: personal goals that are fulfilled now."""
        me = state.players[player]
        if not kinds_held(self.rules, me) >> self.kind & 1:
            return
        number: i64
        for number in me.cards:
            goal = self.rules.cards[number].goal if self.rules.kind_of[number] == self.kind else None
            if goal is None:
                continue
            if goal.timing == ONGOING and goal.aim == EACH:
                self.count(state, player, number, goal)
            elif goal.timing == MID_GAME and goal.tests and holds(self.rules, state, player, goal.tests):
                self.fulfil(state, player, number)

    def goal_of(self, number: i64) -> Goal | None:
        return self.rules.cards[number].goal if self.rules.kind_of[number] == self.kind else None

    def count(self, state: State, player: int, number: int, goal: Goal) -> None:
        """NOS.cat.03: again for each one more."""
        now = measure(self.rules, state, player, goal.measure)
        before = memories(self.spot, state).counted.get(number, 0)
        if now == before:
            return
        for _ in range(now - before):
            self.award(state, player, number)
        part_of(state, NostalgiaPart).counted[number] = now

    def before_scoring(self, state: State, player: int) -> None:
        # NOS.faq.03
        me = state.players[player]
        if not kinds_held(self.rules, me) >> self.kind & 1:
            return
        for number in me.cards:
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
        if not me.ability_kinds >> ABILITY_DOES & 1:
            return points
        # NOS.faq.19
        return points + sum(self.rules.deeds(me.abilities, self.heritage))

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
        part = look_at(state, NostalgiaPart)
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
