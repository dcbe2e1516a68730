"""Events: announced in one Adult round, at work in the next."""

from typing import TYPE_CHECKING, ClassVar, Final, cast, final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, first_of, option, verb_of

from ...action import Action
from ...area import count_abilities, draw_card
from ...board import FIRST_ADULT, FIRST_OLD_AGE, OFF_THE_TRACK
from ...boards import Board, Display, Zone
from ...cards import PRICE_FIXED, Card, Test
from ...events import KEPT_TRAIT, PAID, RETIRED, TURNED_UP, reveal, tell, tell_goods
from ...goods import Goods, goods
from ...measures import holds
from ...module import Module
from ...prices import Price
from ...purse import Purse, Tag
from ...rewards import reward
from ...rules import Rules
from ...state import ACTION, CARDS, NO_CARD, PREPARATION, SEATS, UPKEEP, Field, Part, State, look_at, part_of
from ...steps import AFTER_ACTION, SETTLE_GOALS
from ...steps.base import EndLives, PursuitStep
from ...steps.upkeep import players_in_order
from ...tracks import calmer, change_lth, change_sth, get_stress, healthier

if TYPE_CHECKING:
    from mypy_extensions import i64

# EVT.comp.02: marks of the cards.
POSITIVE: Final = "positive"
AT_END: Final = "checked_at_end"
PHASES: Final = ("preparation", "upkeep", "action", "resolution")
CONDITION: Final = "condition"
# What an Event in force does to the prices of Projects.
DISCOUNT: Final = "project_discount"
SWAP: Final = "project_swap"
SURCHARGE: Final = "project_surcharge"
MONEY: Final = "project_money"
PROJECT_NUMBERS: Final = (DISCOUNT, SWAP, SURCHARGE, MONEY)
NOBODY: Final = -1


@final
class EventsPart(Part):
    """The Events on the table, and as bits who has met the condition of each."""

    def __init__(self) -> None:
        self.pending: i64 = NO_CARD
        self.in_force: i64 = NO_CARD
        self.pending_met: i64 = 0
        self.in_force_met: i64 = 0

    def copy(self) -> "EventsPart":
        twin = EventsPart()
        twin.pending = self.pending
        twin.in_force = self.in_force
        twin.pending_met = self.pending_met
        twin.in_force_met = self.in_force_met
        return twin

    def cards(self) -> list[int]:
        return [number for number in (self.pending, self.in_force) if number != NO_CARD]

    def lines(self) -> list[str]:
        return [
            f"pending {self.pending} met {self.pending_met}",
            f"in force {self.in_force} met {self.in_force_met}",
        ]

    def fields(self) -> dict[str, Field]:
        return {
            "pending": Field(CARDS, piles=("event",)),
            "pending_met": Field(SEATS),
            "in_force": Field(CARDS, piles=("event",)),
            "in_force_met": Field(SEATS),
        }


class Turn(PursuitStep):
    """EVT.prep.04: what was announced is now in force."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part = part_of(state, EventsPart)
        part.in_force, part.in_force_met = part.pending, part.pending_met
        part.pending, part.pending_met = NO_CARD, 0
        lend_abilities(self.rules, state, part.in_force)


def lend_abilities(rules: Rules, state: State, number: int) -> None:
    """EVT.effect.02: what an Event that comes or goes lends for the round, if anything."""
    if number != NO_CARD and rules.has_abilities[number]:
        for player in range(rules.seats):
            count_abilities(rules, state, player)


class Reveal(PursuitStep):
    """EVT.prep.01, EVT.prep.02: one Event in every Adult round."""

    def __init__(self, rules: Rules, pile: int) -> None:
        super().__init__(rules)
        self.pile: Final = pile

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if not FIRST_ADULT <= state.round < FIRST_OLD_AGE:
            return
        part = part_of(state, EventsPart)
        part.pending = draw_card(state, self.pile)
        if part.pending != NO_CARD:
            reveal(state, TURNED_UP)
            tell(state, TURNED_UP, NOBODY, part.pending, number=self.pile, rule="EVT.prep.01")


class TakeEffect(PursuitStep):
    """EVT.effect.01, EVT.q.09: what the Event in force does in one phase."""

    def __init__(self, rules: Rules, events: "Events", phase: str) -> None:
        super().__init__(rules)
        self.events: Final = events
        self.phase: Final = phase
        self.of_this_phase: Final = rules.marked(phase)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        number = look_at(state, EventsPart).in_force
        if number == NO_CARD or not self.of_this_phase.has(number):
            return
        state.push(Frame(SETTLE_GOALS))
        if self.phase == PHASES[0]:
            state.phase = PREPARATION
        elif self.phase == PHASES[1]:
            state.phase = UPKEEP
        for player in self.touched(state)[::-1]:
            state.push(Frame(self.rules.step("events.effect_on"), player, number))

    def touched(self, state: State) -> list[int]:
        """EVT.action.01, EVT.action.02, EVT.end.01, EVT.end.02, clockwise from the First Player."""
        order = [(state.first_player + distance) % self.rules.seats for distance in range(self.rules.seats)]
        return [player for player in order if self.events.works_for(state, player)]


class EffectOn(PursuitStep):
    """The benefit or the drawback for one player; a drawback takes what there is (EVT.q.11)."""

    holds: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        # Whoever it touches remembers it as something that came.
        self.event: Final = rules.add_event("event_effect", like=KEPT_TRAIT)
        self.lost: Final = rules.add_event("event_loss", like=PAID)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        player, card = frame.player, self.rules.cards[frame.card]
        tell(state, self.event, player, card.index, rule="EVT.effect.01")
        # MOD.life.06
        state.push(Frame(self.rules.step("events.lives"), player))
        self.lose(state, player, card)
        reward(self.rules, state, player, card, 0, "EVT.effect.01")

    def lose(self, state: State, player: int, card: Card) -> None:
        loss = card.levels[0].cost
        self.take(state, player, card, loss)
        get_stress(state, player, loss.stress, "EVT.effect.01", card.index)
        change_sth(state, player, -loss.sth, "EVT.effect.01", card.index)
        if loss.lth:
            change_lth(state, player, -loss.lth, "EVT.effect.01", card.index)

    def take(self, state: State, player: int, card: Card, loss: Goods) -> None:
        """EVT.q.11: Resources and Money as far as there are any, and no debt."""
        me = state.players[player]
        knowledge = min(me.knowledge, loss.knowledge)
        creativity = min(me.creativity, loss.creativity)
        influence = min(me.influence, loss.influence)
        money = min(me.money, loss.money)
        me.knowledge -= knowledge
        me.creativity -= creativity
        me.influence -= influence
        me.money -= money
        if state.log is not None and knowledge + creativity + influence + money > 0:
            lost = goods(knowledge=knowledge, creativity=creativity, influence=influence, money=money)
            tell_goods(state, self.lost, player, lost, card.index, "EVT.effect.01")


class Ensure(Action):
    """EVT.action.05, EVT.action.06: pay what the condition asks, once, without using the turn up."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "ensure", ("card",), "EVT.action.06", is_free=True)
        # By card: where its condition stands; and what is offered where it asks for payment.
        self.conditions: list[int] = []
        self.tags: list[Tag | None] = []
        # Whoever saw it coming remembers it with pride.
        self.event: Final = rules.add_event("ensured", like=RETIRED)
        self.spot: Final = rules.spot(EventsPart)

    def candidates(self, state: State, player: int, found: Offers) -> None:
        part = cast("EventsPart", self.spot.part(state))
        if part.pending == NO_CARD or part.pending_met >> player & 1:
            return
        card = self.rules.cards[part.pending]
        if not card.levels[self.conditions[part.pending]].cost.is_empty:
            found.append(self.choices[part.pending][0])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once."""
        part = cast("EventsPart", self.spot.part(state))
        if part.pending == NO_CARD or part.pending_met >> player & 1:
            return
        tag = self.tags[part.pending]
        if tag is not None:
            own = purse.whole_for(tag)
            own.ask(PRICE_FIXED, 0)
            own.offer(tag, found)

    def make_tags(self) -> None:
        for card in self.rules.cards:
            condition = card.section(CONDITION)
            self.conditions.append(condition)
            is_paid = condition >= 0 and not card.levels[condition].cost.is_empty
            self.tags.append(Tag(card, condition, PRICE_FIXED, self.firsts[card.index]) if is_paid else None)

    def level(self, choice: int) -> int:
        return self.conditions[first_of(choice)]

    def place_hourglass(self, state: State, player: int) -> None:
        """None: it is a Free Action."""

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        self.meet(state, player)

    def meet(self, state: State, player: int) -> None:
        """EVT.action.08, EVT.q.10: marked for good."""
        part = part_of(state, EventsPart)
        part.pending_met |= 1 << player
        tell(state, self.event, player, part.pending, rule=self.rule)


class Closing(PursuitStep):
    """EVT.action.07: once more at the end of the Action Phase, for whoever can pay and has not."""

    def __init__(self, rules: Rules, ensure: Ensure) -> None:
        super().__init__(rules)
        self.ensure: Final = ensure

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        number = look_at(state, EventsPart).pending
        if number == NO_CARD or self.ensure.tags[number] is None:
            # Nothing is to be paid for.
            return
        for player in players_in_order(self.rules, state)[::-1]:
            if self.ensure.legal(state, player):
                state.push(Frame(self.rules.step("events.last_call"), player, number))


class LastCall(PursuitStep):
    """The last moment to pay for an Event."""

    holds: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, rules: Rules, ensure: Ensure) -> None:
        super().__init__(rules, True)
        self.ensure: Final = ensure
        self.decline: Final = rules.add_verb("let_it_come")

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [*self.ensure.legal(state, seat), option(self.decline)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) != self.decline:
            # EVT.action.05: like a Free Action, with the Life Goals and the end of a life behind it.
            state.push(Frame(AFTER_ACTION, seat))
            self.ensure.perform(state, seat, choice)


class CheckAtEnd(PursuitStep):
    """EVT.q.07, EVT.effect.08: a condition with its own moment, before the Event in force does its harm."""

    def __init__(self, rules: Rules, events: "Events") -> None:
        super().__init__(rules)
        self.events: Final = events

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if not self.events.is_checked_at_end(state):
            return
        for player in range(self.rules.seats):
            me = state.players[player]
            if me.is_alive or me.resolves:
                self.events.look(state, player)


class Drop(PursuitStep):
    """EVT.effect.03: the Event in force has done its work."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part = part_of(state, EventsPart)
        number = part.in_force
        if number != NO_CARD:
            state.box = [*state.box, number]
            part.in_force, part.in_force_met = NO_CARD, 0
            lend_abilities(self.rules, state, number)


class FirstLook(PursuitStep):
    """EVT.q.06: conditions that already hold when the Action Phase begins."""

    def __init__(self, rules: Rules, events: "Events") -> None:
        super().__init__(rules)
        self.events: Final = events

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        for player in range(self.rules.seats):
            if state.players[player].is_alive and not self.events.is_checked_at_end(state):
                self.events.look(state, player)


@final
class Change:
    """What a card does to the prices of Projects while it is in force."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.discount: Final[i64] = numbers.get(DISCOUNT, 0)
        self.swap: Final[i64] = numbers.get(SWAP, 0)
        self.surcharge: Final[i64] = numbers.get(SURCHARGE, 0)
        self.money: Final[i64] = numbers.get(MONEY, 0)


class Events(Module):
    """One Event announced, one in force."""

    name: ClassVar[str] = "events"
    order: ClassVar[int] = 1

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_kind("event")
        pile = rules.add_pile("event")
        self.spot: Final = rules.spot(EventsPart)
        # By card: whether it is an Event for those who met its condition, and whether that is told at the end only.
        self.positive: list[bool] = []
        self.at_end: list[bool] = []
        # What its condition needs, where that is not to be paid; and whether it changes what Projects cost.
        self.needs: list[list[Test]] = []
        self.moves_prices: list[bool] = []
        self.changes: list[Change] = []
        self.of_preparation: Final = rules.marked(PHASES[0])
        self.half_money: Final = rules.add_deed("lose_half_money")
        self.ensure: Final = Ensure(rules)
        rules.add_action(self.ensure)
        self.effect_on: Final = EffectOn(rules)
        rules.add_step("events.effect_on", self.effect_on)
        rules.add_step("events.lives", EndLives(rules))
        rules.add_step("events.last_call", LastCall(rules, self.ensure))
        for name, step in (
            ("events.turn", Turn(rules)),
            ("events.reveal", Reveal(rules, pile)),
            # Named so, like those of the Upkeep Phase below: the phase begins with it.
            ("action.first_look", FirstLook(rules, self)),
            ("events.closing", Closing(rules, self.ensure)),
            ("events.check", CheckAtEnd(rules, self)),
            ("events.drop", Drop(rules)),
        ):
            rules.add_step(name, step)
        rules.add_step("events.preparation", TakeEffect(rules, self, "preparation"))
        rules.add_step("upkeep.events", TakeEffect(rules, self, "upkeep"))
        rules.add_step("events.resolution", TakeEffect(rules, self, "resolution"))
        self._enter_the_round()

    def _enter_the_round(self) -> None:
        """MOD.prep.01, MOD.upkeep.01, MOD.resolve.01"""
        rules = self.rules
        rules.insert("events.turn", after="prepare.end_check")
        rules.insert("events.preparation", after="events.turn")
        rules.insert_before("events.reveal", "prepare.hourglasses")
        rules.insert_before("upkeep.events", "upkeep.stress")
        rules.insert_before("action.first_look", "action.turns")
        rules.insert("events.closing", after="action.turns")
        rules.insert_before("events.check", "community.fade", "resolve.end_check")
        rules.insert("events.resolution", after="events.check")
        rules.insert_before("events.drop", "resolve.end_check")

    def part(self) -> Part:
        return EventsPart()

    def look_on(self, state: State) -> EventsPart:
        return cast("EventsPart", self.spot.part(state))

    def read_marks(self) -> None:
        self.positive = [POSITIVE in card.marks for card in self.rules.cards]
        self.at_end = [AT_END in card.marks for card in self.rules.cards]
        self.needs = [self.needed(card) for card in self.rules.cards]
        self.moves_prices = [any(name in card.numbers for name in PROJECT_NUMBERS) for card in self.rules.cards]
        self.changes = [Change(card.numbers) for card in self.rules.cards]

    def needed(self, card: Card) -> list[Test]:
        condition = self.ensure.conditions[card.index]
        return card.levels[condition].needs if condition >= 0 else []

    def works_for(self, state: State, player: int) -> bool:
        """EVT.action.01, EVT.action.02: a benefit if it was ensured, a drawback unless it was prevented."""
        me = state.players[player]
        return (me.is_alive or me.resolves) and self.is_due(state, player)

    def is_due(self, state: State, player: int) -> bool:
        """Whether the Event in force is for this player, dead or alive."""
        part = self.look_on(state)
        if part.in_force == NO_CARD:
            return False
        if not self.positive:
            self.read_marks()
        met = part.in_force_met >> player & 1 != 0
        return met == self.positive[part.in_force]

    def stress_ahead(self, state: State, player: int, stress: int) -> int:
        """MOD.prep.01: what is announced works before Hourglasses are given."""
        part = self.look_on(state)
        if part.pending == NO_CARD or not self.of_preparation.has(part.pending):
            return stress
        if not self.positive:
            self.read_marks()
        met = part.pending_met >> player & 1 != 0
        if met != self.positive[part.pending]:
            return stress
        lines = self.rules.cards[part.pending].levels[0]
        stress = min(stress + lines.cost.stress + lines.reward.stress, OFF_THE_TRACK)
        if stress == OFF_THE_TRACK:
            return stress
        # PH.q.24: the better order, which is the player's to choose.
        relax, health = lines.reward.relax, lines.reward.health
        return min(
            healthier(self.rules, calmer(stress, relax), health), calmer(healthier(self.rules, stress, health), relax)
        )

    def look(self, state: State, player: int) -> None:
        """EVT.q.06: a condition that is a state or a deed, met for good when it holds."""
        part = self.look_on(state)
        if part.pending == NO_CARD or part.pending_met >> player & 1:
            return
        if not self.needs:
            self.read_marks()
        needs = self.needs[part.pending]
        if needs and holds(self.rules, state, player, needs):
            self.ensure.meet(state, player)

    def goals_checked(self, state: State, player: int) -> None:
        if state.phase == ACTION and not self.is_checked_at_end(state):
            self.look(state, player)

    def is_checked_at_end(self, state: State) -> bool:
        number = self.look_on(state).pending
        if number == NO_CARD:
            return False
        if not self.at_end:
            self.read_marks()
        return self.at_end[number]

    def changes_prices(self, state: State, player: int) -> bool:
        number: i64 = self.look_on(state).in_force
        if number == NO_CARD:
            return False
        if not self.moves_prices:
            self.read_marks()
        # Most Events leave prices alone.
        return self.moves_prices[number] and self.is_due(state, player)

    def project_price(self, state: State, player: int, card: Card, price: Price) -> None:
        """EVT.effect.04, EVT.effect.05, EVT.effect.07, EVT.base.02"""
        if not self.is_due(state, player):
            return
        change = self.changes[self.look_on(state).in_force]
        price.discount += change.discount
        price.swap += change.swap
        # PH.sth.03: a good Mood lowers what is depicted, not what comes in addition.
        price.besides += change.surcharge
        price.money += change.money

    def abilities(self, state: State, player: int, found: list[int]) -> None:
        """EVT.effect.02: abilities that an Event lends for the round."""
        if self.is_due(state, player):
            found.extend(self.rules.abilities_at[look_at(state, EventsPart).in_force][0])

    def carry_out(self, state: State, player: int, deed: int, number: int, card: Card) -> bool:
        if deed != self.half_money:
            return False
        # EVT.q.03
        half = (state.players[player].money + 1) // 2
        self.effect_on.take(state, player, card, goods(money=half))
        return True

    def show(self, state: State, seat: int, display: Display) -> None:
        part = look_at(state, EventsPart)
        board = [
            self.zone("events_pending", part.pending, part.pending_met),
            self.zone("events_in_force", part.in_force, part.in_force_met),
        ]
        display.boards.append(Board("events", board))

    def zone(self, name: str, number: int, met: int) -> Zone:
        """An Event, and who has met its condition."""
        return Zone(name, [number], 1, by_seat=[met >> player & 1 for player in range(self.rules.seats)])


MODULE = Events
