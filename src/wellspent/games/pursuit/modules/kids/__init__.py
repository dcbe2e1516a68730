"""Kids & Single Parents: they come unseen, grow in any case, and cost what they cost."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, first_of, option, verb_of

from ...action import Action
from ...area import discard_with_penalty, draw_card, place_card, set_level
from ...cards import PARTNER, Card
from ...events import ADVANCED, TOOK, TURNED_UP, reveal, tell
from ...goods import Goods
from ...measures import holds, kinds_held, own_of_kind
from ...module import Module
from ...prices import spend_hourglasses
from ...purse import Purse
from ...reasons import CANNOT_DISCARD, OK, REQUIREMENT
from ...rewards import reward
from ...rules import Rules
from ...state import NAMED, NO_CARD, Field, Part, State, look_at, part_of
from ...steps.base import PursuitStep
from ...tracks import change_lth


@final
class KidsPart(Part):
    """The Partner that every Kid belongs to, as long as the Partner is there."""

    def __init__(self) -> None:
        self.parent: dict[int, int] = {}

    def copy(self) -> "KidsPart":
        twin = KidsPart()
        twin.parent = self.parent.copy()
        return twin

    def lines(self) -> list[str]:
        return [f"parents {sorted(self.parent.items())}"]

    def fields(self) -> dict[str, Field]:
        # KID.action.03
        return {"parent": Field(NAMED, together=True)}


class Nursery:
    """The pile of Kids, and how one comes from it."""

    def __init__(self, rules: Rules, pile: int) -> None:
        self.rules: Final = rules
        self.pile: Final = pile

    def is_empty(self, state: State) -> bool:
        return not state.draw[self.pile] and not state.discard[self.pile]

    def draw(self, state: State, player: int, partner: int) -> None:
        """KID.action.02, KID.action.03: the top Kid, its L1 Reward, beside that Partner."""
        number = draw_card(state, self.pile)
        if number == NO_CARD:
            # KID.q.07
            return
        reveal(state, TURNED_UP)
        card = self.rules.cards[number]
        place_card(self.rules, state, player, card, 0)
        part_of(state, KidsPart).parent[number] = partner
        tell(state, TOOK, player, number, rule="KID.action.02")
        reward(self.rules, state, player, card, 0, "KID.action.02")


class RaiseFamily(Action):
    """KID.action.05 to .08: an Hourglass on a Partner at L3 for another Kid."""

    def __init__(self, rules: Rules, nursery: Nursery) -> None:
        super().__init__(rules, "raise", ("card",), "KID.action.05")
        self.reaches_level = False
        self.needs_own(PARTNER)
        self.nursery: Final = nursery
        self.not_yet: Final = rules.add_reason("no_family_yet", "KID.action.07")
        self.no_kids: Final = rules.add_reason("no_kids_left", "KID.q.07")

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in state.players[player].cards:
            if self.rules.cards[number].kind == PARTNER:
                found.append(self.choices[number][0])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once."""
        if self.nursery.is_empty(state):
            return
        number: i64
        for number in purse.me.cards:
            if self.rules.kind_of[number] == PARTNER and state.level[number] >= self.rules.cards[number].top:
                found.append(self.firsts[number])

    def obstacle(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        if state.level[card.index] < card.top:
            return self.not_yet
        return self.no_kids if self.nursery.is_empty(state) else OK

    def perform(self, state: State, player: int, choice: int) -> None:
        spend_hourglasses(state.players[player], 1)
        self.nursery.draw(state, player, first_of(choice))


class HaveKid(PursuitStep):
    """KID.action.01, KID.action.04: a Kid with the Family, or not now."""

    holds: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, rules: Rules, nursery: Nursery) -> None:
        super().__init__(rules, True)
        self.nursery: Final = nursery
        self.yes: Final = rules.add_verb("have_kid", ("card",))
        self.no: Final = rules.add_verb("no_kid", ("card",))

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(self.yes, frame.card), option(self.no, frame.card)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == self.yes:
            self.nursery.draw(state, seat, frame.card)


class PartnerLeft(PursuitStep):
    """KID.discard.02, KID.q.04: is there a decision about this Kid?"""

    holds: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        me = state.players[frame.player]
        if me.is_alive and not me.is_doomed:
            state.push(Frame(self.rules.step("kids.keep"), frame.player, frame.card))


class KeepKid(PursuitStep):
    """KID.discard.02, KID.discard.03: keep it, or give it up with the Penalty."""

    holds: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)
        self.keep: Final = rules.add_verb("keep_kid", ("card",))
        self.give_up: Final = rules.add_verb("give_up_kid", ("card",))

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(self.keep, frame.card), option(self.give_up, frame.card)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == self.give_up:
            discard_with_penalty(self.rules, state, seat, self.rules.cards[frame.card], "KID.discard.03")


class Kids(Module):
    """A pile of Kids beside the Partners, and Partners who bring one along."""

    name: ClassVar[str] = "kids"
    order: ClassVar[int] = 15

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.kid: Final = rules.add_kind("kid")
        self.discard_kinds = 1 << self.kid
        self.nursery: Final = Nursery(rules, rules.add_pile("kid"))
        self.kids: Final = rules.add_measure("kids")
        self.single_parents: Final = rules.marked("single_parent")
        self.develop: Final = rules.verb_number("develop")
        rules.add_action(RaiseFamily(rules, self.nursery))
        self.ask: Final = rules.add_step("kids.ask", HaveKid(rules, self.nursery))
        self.left: Final = rules.add_step("kids.partner_left", PartnerLeft(rules))
        rules.add_step("kids.keep", KeepKid(rules))
        rules.rests_on("KID.upkeep.03", self.kid, REQUIREMENT)
        rules.rests_on("KID.discard.01", self.kid, CANNOT_DISCARD)

    def shape_card(self, card: Card) -> Card:
        # KID.base.02
        return card.as_kind("partner", "single_parent") if card.kind_name == "single_parent" else card

    def part(self) -> Part:
        return KidsPart()

    def card_placed(self, state: State, player: int, card: Card) -> None:
        # KID.action.10, KID.action.11
        if card.kind == PARTNER and self.single_parents.has(card.index):
            self.nursery.draw(state, player, card.index)

    def card_left(self, state: State, player: int, card: Card) -> None:
        parent = part_of(state, KidsPart).parent
        parent.pop(card.index, None)
        if card.kind != PARTNER:
            return
        # In the order in which they came: the table of parents has none.
        for kid in [each for each in state.players[player].cards[::-1] if parent.get(each, NO_CARD) == card.index]:
            del parent[kid]
            state.push(Frame(self.left, player, kid))

    def action_done(self, state: State, player: int, verb: int, card: int) -> None:
        if verb != self.develop or self.nursery.is_empty(state):
            return
        if state.level[card] == self.rules.cards[card].top and state.players[player].is_alive:
            state.push(Frame(self.ask, player, card))

    # Growing up.

    def is_growing(self, state: State, card: Card) -> bool:
        return card.kind == self.kid and state.level[card.index] < card.top

    def upkeep_duties(self, state: State, player: int, duties: list[int]) -> None:
        # KID.upkeep.01
        me = state.players[player]
        if not kinds_held(self.rules, me) >> self.kid & 1:
            return
        for number in me.cards:
            if self.is_growing(state, self.rules.cards[number]):
                duties.append(number)

    def upkeep_level(self, state: State, player: int, card: Card) -> int | None:
        return state.level[card.index] + 1 if self.is_growing(state, card) else None

    def upkeep_price(self, state: State, player: int, card: Card) -> Goods | None:
        level = self.upkeep_level(state, player, card)
        return None if level is None else card.levels[level].cost

    def upkeep_reason(self, state: State, player: int, card: Card) -> int:
        level = self.upkeep_level(state, player, card)
        return OK if level is None or holds(self.rules, state, player, card.levels[level].needs) else REQUIREMENT

    def upkeep_bound(self, state: State, player: int, card: Card) -> bool:
        # KID.q.06: what costs nothing is not refused.
        price = self.upkeep_price(state, player, card)
        return price is not None and price.is_empty

    def upkeep_paid(self, state: State, player: int, card: Card) -> bool:
        if card.kind != self.kid:
            return False
        self.grow(state, player, card)
        reward(self.rules, state, player, card, state.level[card.index], "KID.upkeep.02")
        return True

    def upkeep_refused(self, state: State, player: int, card: Card) -> bool:
        if card.kind != self.kid:
            return False
        # KID.upkeep.03, KID.upkeep.04
        self.grow(state, player, card)
        change_lth(state, player, -1, "KID.upkeep.03", card.index)
        return True

    def grow(self, state: State, player: int, card: Card) -> None:
        """KID.upkeep.01: to the next Level, in any case."""
        level = state.level[card.index] + 1
        set_level(self.rules, state, player, card, level)
        tell(state, ADVANCED, player, card.index, level=level, rule="KID.upkeep.01")

    def discard_reason(self, state: State, player: int, card: Card) -> int | None:
        # KID.discard.01, KID.discard.05
        if card.kind != self.kid:
            return None
        return CANNOT_DISCARD if card.index in look_at(state, KidsPart).parent else OK

    def measure(self, state: State, player: int, measure: int) -> int:
        if measure != self.kids:
            return 0
        return own_of_kind(self.rules, state.players[player], self.kid)


MODULE = Kids
