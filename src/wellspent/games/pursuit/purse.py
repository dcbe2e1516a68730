"""What a player can spend and bear in one decision, worked out once and asked many times."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from .area import placing_stress
from .board import OFF_THE_TRACK
from .cards import PRICE_PROJECT, TAKE, Card, Level
from .measures import holds
from .prices import has_resources, is_payable, quote
from .reasons import CANNOT_PAY, CANNOT_PAY_SURCHARGE, OK, REQUIREMENT, TOO_MUCH_STRESS
from .rewards import calmed, reward_stress
from .rules import Rules
from .state import Player, State

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_LIMIT: Final = 1000


@final
@mypyc_attr(acyclic=True)
class Purse:
    """A player's means at the moment of choosing; one Hourglass is kept back for the action itself."""

    def __init__(self, rules: Rules, state: State, player: int, spare: int) -> None:
        me = state.players[player]
        self.rules: Final = rules
        self.state: Final = state
        self.player: Final = player
        self.me: Final[Player] = me
        self.spare: Final[i64] = spare
        self.resources: Final[i64] = me.knowledge + me.creativity + me.influence
        # A bit for every kind of price in which an ability or a module has a say; the rest are as printed.
        changed = me.changed_prices
        if rules.price_askers:
            changed |= 1 << PRICE_PROJECT
        self.changed: Final[i64] = changed
        # PH.stress.13: how much Stress an action may bring.
        self.room: Final[i64] = OFF_THE_TRACK - me.stress if rules.edition.limits_stress else NO_LIMIT

    def refuse(self, what: int, card: Card, level: int, stress: int) -> int:
        """Why a level cannot be reached by an action that brings so much Stress of its own, or 0."""
        lines = card.levels[level]
        if not self.can_pay(what, card, lines):
            return self.unpayable(what, card, lines)
        if lines.needs and not holds(self.rules, self.state, self.player, lines.needs):
            return REQUIREMENT
        return self.refuse_stress(card, lines, stress)

    def can_pay(self, what: int, card: Card, lines: Level) -> bool:
        """PH.action.04: whether the whole cost of a level can be paid."""
        cost = lines.cost
        me = self.me
        if self.changed >> what & 1:
            return is_payable(me, quote(self.rules, self.state, self.player, what, card, cost), self.spare)
        if cost.money > me.money or cost.hourglass > self.spare:
            return False
        mood: i64 = me.sth if what == PRICE_PROJECT else 0
        if mood <= 0:
            asked: i64 = cost.any - mood
            if cost.knowledge > me.knowledge or cost.creativity > me.creativity or cost.influence > me.influence:
                return False
            return asked == 0 or self.resources >= cost.resources + asked
        return has_resources(me, cost.knowledge, cost.creativity, cost.influence, cost.any, mood)

    def unpayable(self, what: int, card: Card, lines: Level) -> int:
        """Tell a missing surcharge from a missing price."""
        me = self.me
        if what != PRICE_PROJECT or me.sth >= 0:
            return CANNOT_PAY
        price = quote(self.rules, self.state, self.player, what, card, lines.cost)
        plain = (
            me.knowledge >= price.knowledge
            and me.creativity >= price.creativity
            and me.influence >= price.influence
            and me.money >= price.money
            and self.spare >= price.hourglass
        )
        return CANNOT_PAY_SURCHARGE if plain else CANNOT_PAY

    def refuse_stress(self, card: Card, lines: Level, stress: int) -> int:
        """PH.stress.14: whether the whole action stays within one space off the end."""
        total: i64 = stress + lines.cost.stress + lines.reward.stress
        if lines.brings_stress:
            placing = self.placing_by_effect(card, lines)
            later = reward_stress(lines, placing) - lines.reward.stress
            if later > 0:
                # PH.q.09: what an effect brings comes after the Relax and Good Health of the Reward.
                total = calmed(self.rules, self.me.stress + total, lines.reward) + later - self.me.stress
        return TOO_MUCH_STRESS if total > 0 and total > self.room else OK

    def placing_by_effect(self, card: Card, lines: Level) -> int:
        """The Stress of a card that an effect takes, with the present card already lying there."""
        besides = 1 if self.rules.fills_slot[card.kind] and card.index not in self.me.cards else 0
        most = 0
        for effect in lines.effects:
            if effect.verb != TAKE:
                continue
            for other in self.rules.cards:
                if other.pile == effect.pile:
                    most = placing_stress(self.rules, self.me, other, besides)
                    break
        return most


def purse_for_action(rules: Rules, state: State, player: int) -> Purse:
    return Purse(rules, state, player, state.players[player].hourglasses - 1)
