"""What a player can spend and bear in one decision, worked out once and asked many times."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from .area import placing_stress
from .board import OFF_THE_TRACK
from .cards import PRICE_PROJECT, TAKE, Card, Level
from .measures import holds
from .prices import can_pay, quote
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
        self.knowledge: Final[i64] = me.knowledge
        self.creativity: Final[i64] = me.creativity
        self.influence: Final[i64] = me.influence
        self.money: Final[i64] = me.money
        self.resources: Final[i64] = me.knowledge + me.creativity + me.influence
        # A bit for every kind of price that is not as printed: by an ability, a module or, for Projects, the Mood.
        changed = me.changed_prices
        if me.sth != 0 or rules.price_askers:
            changed |= 1 << PRICE_PROJECT
        self.changed: Final[i64] = changed
        # PH.stress.13: how much Stress an action may bring.
        self.room: Final[i64] = OFF_THE_TRACK - me.stress if rules.edition.limits_stress else NO_LIMIT

    def is_changed(self, what: "i64") -> bool:
        """Whether a price of this kind may differ from what is printed."""
        return bool(self.changed >> what & 1)

    def is_out_of_reach(self, card: Card) -> bool:
        """Whether at printed prices not even the cheapest level could be paid: a quick look before asking for each."""
        return card.least_money > self.money or card.least_resources > self.resources

    def refuse(self, what: "i64", card: Card, level: "i64", stress: "i64") -> int:
        """Why a level cannot be reached by an action that brings so much Stress of its own, or 0."""
        if not self.changed >> what & 1:
            return self.refuse_printed(card, level, stress)
        lines = card.levels[level]
        if not can_pay(self.rules, self.state, self.player, what, card, lines.cost, self.spare):
            return self.unpayable(what, card, lines)
        return self.refuse_rest(card, lines, stress)

    def refuse_printed(self, card: Card, level: "i64", stress: "i64") -> int:
        """The same where the price is as printed."""
        lines = card.levels[level]
        cost = lines.cost
        if (
            cost.knowledge > self.knowledge
            or cost.creativity > self.creativity
            or cost.influence > self.influence
            or cost.money > self.money
            or cost.hourglass > self.spare
            or (cost.any != 0 and cost.any + cost.resources > self.resources)
        ):
            return CANNOT_PAY
        if lines.is_plain:
            return TOO_MUCH_STRESS if stress > self.room else OK
        return self.refuse_rest(card, lines, stress)

    def refuse_rest(self, card: Card, lines: Level, stress: "i64") -> int:
        """Popularity, requirement and Stress, once the rest of the price is settled."""
        if lines.cost.popularity > self.me.popularity:
            return CANNOT_PAY
        if lines.needs and not holds(self.rules, self.state, self.player, lines.needs):
            return REQUIREMENT
        if lines.brings_stress:
            return self.refuse_stress(card, lines, stress)
        return TOO_MUCH_STRESS if stress + lines.own_stress > self.room else OK

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
        """PH.stress.14: whether the whole action, with what its effects bring, stays within one space off the end."""
        total: i64 = stress + lines.own_stress
        later = reward_stress(lines, self.placing_by_effect(card, lines)) - lines.reward.stress
        if later > 0:
            # PH.q.09: what an effect brings comes after the Relax and Good Health of the Reward.
            total = calmed(self.rules, self.me.stress + total, lines.reward) + later - self.me.stress
        return TOO_MUCH_STRESS if total > self.room else OK

    def placing_by_effect(self, card: Card, lines: Level) -> int:
        """The Stress of a card that an effect takes, with the present card already lying there."""
        besides = 1 if self.rules.fills_slot[card.kind] and card.index not in self.me.cards else 0
        most = 0
        for effect in lines.effects:
            if effect.verb == TAKE:
                most = placing_stress(self.rules, self.me, self.rules.cards[self.rules.sample[effect.pile]], besides)
        return most


def purse_for_action(rules: Rules, state: State, player: int) -> Purse:
    return Purse(rules, state, player, state.players[player].hourglasses - 1)
