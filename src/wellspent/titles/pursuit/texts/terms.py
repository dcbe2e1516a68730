"""What a choice is about: the card, the level, and what it will cost and give now."""

from typing import Final, NamedTuple

from wellspent.engine.options import NO_ARGUMENT, first_of, second_of, verb_of
from wellspent.games.pursuit.action import Action, BoardAction
from wellspent.games.pursuit.actions.free import Refresh
from wellspent.games.pursuit.actions.on_cards import (
    Advance,
    Develop,
    Join,
    JoinOnBoard,
    LeaveUpwards,
    OnOwnCard,
    Promotion,
    Retirement,
    Upgrade,
)
from wellspent.games.pursuit.actions.take import Spend, TakeProject
from wellspent.games.pursuit.area import has_retired, placing_stress
from wellspent.games.pursuit.board import SPACES
from wellspent.games.pursuit.cards import (
    ABILITY_ON,
    GROUP_PROJECT,
    ON_ADVANCE,
    ON_COMPLETE,
    ON_DEVELOP,
    ON_PROMOTION,
    ON_REFRESH,
    ON_ROLE,
    ON_UPGRADE,
    PARTNER,
    PRICE_PROMOTION,
    Card,
    Level,
)
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.goods import ANY, CREATIVITY, GOODS_COUNT, INFLUENCE, KNOWLEDGE, STRESS
from wellspent.games.pursuit.measures import holds
from wellspent.games.pursuit.preview import bill_ahead
from wellspent.games.pursuit.prices import Price, quote
from wellspent.games.pursuit.purse import purse_for_action
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, Player, State
from wellspent.games.pursuit.steps.upkeep import duties

# The verbs that lay a new card into the play area without an action that says so.
PLACING: Final = ("promote", "receive")


class Terms(NamedTuple):
    """A level of a card, and what reaching it costs now."""

    card: Card
    level: int
    price: Price

    @property
    def lines(self) -> Level:
        return self.card.levels[self.level]


class Strain(NamedTuple):
    """Stress, and the rule that brings it."""

    points: int
    rule: str


def verb_name(rules: Rules, choice: int) -> str:
    return rules.verbs[verb_of(choice)].name


def action_of(rules: Rules, choice: int) -> Action | None:
    """The action of a turn that a choice begins, or None where it answers another question."""
    place = rules.verb_action[verb_of(choice)]
    return rules.actions[place] if place >= 0 else None


def terms_of(rules: Rules, state: State, seat: int, choice: int) -> Terms | None:
    """The level that a choice would reach; None where it reaches none."""
    name = verb_name(rules, choice)
    if name in ("promote", "retire"):
        return _terms_of_job(rules, state, seat, name)
    action = action_of(rules, choice)
    if action is None or not action.reaches_level or first_of(choice) == NO_ARGUMENT:
        return None
    card = rules.cards[first_of(choice)]
    level = action.level(choice)
    return Terms(card, level, action.asked(state, seat, card, level))


def level_of_bill(rules: Rules, state: State, seat: int, card: Card) -> int | None:
    """The level that paying to keep a card leads to; None where it stays as it is."""
    for module in rules.answerers.upkeep_level:
        level = module.upkeep_level(state, seat, card)
        if level is not None:
            return level
    return None


def _terms_of_job(rules: Rules, state: State, seat: int, name: str) -> Terms | None:
    """PH.cardaction.18, PH.cardaction.24: what the present Job asks for leaving it upwards."""
    me = state.players[seat]
    if me.job == NO_CARD or has_retired(me):
        return None
    job = rules.cards[me.job]
    if job.rank == 0:
        # SAJ.action.05, SCH.action.08
        return None
    if (job.rank == 3) != (name == "retire"):
        return None
    return Terms(job, 1, quote(rules, state, seat, PRICE_PROMOTION, job, job.levels[1].cost))


def price_now(price: Price) -> tuple[list[int], int]:
    """What is to be paid, Stress left out, and how many Resources of the player's choice come off."""
    amounts = list(price.goods.amounts)
    free = price.any + price.surcharge + price.besides
    amounts[:6] = [price.knowledge, price.creativity, price.influence, price.money, price.hourglass, free]
    amounts[STRESS] = 0
    discount = price.off()
    asked_for = [kind for kind in (KNOWLEDGE, CREATIVITY, INFLUENCE, ANY) if amounts[kind]]
    if len(asked_for) == 1:
        amounts[asked_for[0]] -= discount
        discount = 0
    return amounts, discount


def bills_ahead(rules: Rules, state: State, seat: int) -> list[int]:
    """What all cards together will ask for in the next Upkeep Phase; a choice of types counts as any."""
    asked = [0] * GOODS_COUNT
    for number in duties(rules, state, seat):
        bill, less = price_now(bill_ahead(rules, state, seat, rules.cards[number]))
        bill[ANY] -= less
        asked = [sum(pair) for pair in zip(asked, bill, strict=True)]
    return asked


def strains(rules: Rules, state: State, seat: int, choice: int, terms: Terms | None) -> list[Strain]:
    """The Stress that a choice would bring now, cause by cause."""
    found: list[Strain] = []
    action = action_of(rules, choice)
    repetition = action.repetition(state, seat) if isinstance(action, BoardAction) else 0
    found.append(Strain(repetition, "PH.action.06"))
    if terms is not None:
        times = 1 if action is None else action.times(state, terms.card)
        found.append(Strain(terms.lines.cost.stress + terms.lines.reward.stress * times, "PH.q.21"))
    name = verb_name(rules, choice)
    if action is not None and terms is not None:
        purse = action.own_purse(purse_for_action(rules, state, seat))
        is_new = terms.card.index not in state.players[seat].cards
        is_placed = is_new and action.stress(state, terms.card, purse) > repetition
    else:
        is_placed = False
    if is_placed or name == "receive" or (name in PLACING and terms is not None):
        found += _placing(rules, state.players[seat], rules.cards[first_of(choice)])
    if action is not None and terms is not None:
        found += _receiving(rules, state, seat, terms)
    return _by_rule(found)


def _by_rule(strains: list[Strain]) -> list[Strain]:
    """What one rule brings, at once."""
    points: dict[str, int] = {}
    for strain in strains:
        points[strain.rule] = points.get(strain.rule, 0) + strain.points
    return [Strain(points[rule], rule) for rule in points if points[rule]]


def _placing(rules: Rules, me: Player, card: Card, besides: int = 0) -> list[Strain]:
    """PH.slots.11 and PH.partner.06, told apart."""
    partner = 1 if card.kind == PARTNER and me.partners > 0 else 0
    excess = placing_stress(rules, me, card, besides) - partner
    return [Strain(int(excess), "PH.slots.11"), Strain(partner, "PH.partner.06")]


def _receiving(rules: Rules, state: State, seat: int, terms: Terms) -> list[Strain]:
    """PH.notes.05: the Stress of a card that comes as part of the Reward, whichever it will be."""
    me, found = state.players[seat], list[Strain]()
    for effect in terms.lines.effects:
        if isinstance(effect, Take) and effect.is_there(state) and holds(rules, state, seat, effect.tests):
            besides = purse_for_action(rules, state, seat).slots_besides(terms.card, terms.lines)
            found += _placing(rules, me, rules.cards[rules.sample[effect.pile]], besides)
    return found


def occasions(rules: Rules, choice: int) -> list[int]:
    """What abilities hear of when an action is carried out (PH.setup.23)."""
    action, card = action_of(rules, choice), None
    if action is not None and action.arguments[:1] == ("card",) and first_of(choice) != NO_ARGUMENT:
        card = rules.cards[first_of(choice)]
    found: list[int] = []
    if isinstance(action, BoardAction) and action.space < len(SPACES) and _is_heard(rules, action, card):
        found.append(int(action.space))
    if isinstance(action, Join | JoinOnBoard) or (isinstance(action, TakeProject) and _has_roles(card)):
        found.append(ON_ROLE)
    elif isinstance(action, Advance):
        found.append(ON_ADVANCE)
    elif isinstance(action, Develop):
        found.append(ON_DEVELOP)
    elif isinstance(action, Upgrade) and card is not None and rules.is_thing(card):
        found.append(ON_UPGRADE)
    elif isinstance(action, Promotion) or (isinstance(action, Retirement) and rules.edition.retirement_is_promotion):
        found.append(ON_PROMOTION)
    elif isinstance(action, Refresh):
        found.append(ON_REFRESH)
    if isinstance(action, Advance) and card is not None and second_of(choice) == card.top:
        found.append(ON_COMPLETE)
    return found


def _has_roles(card: Card | None) -> bool:
    return card is not None and card.kind == GROUP_PROJECT


def _is_heard(rules: Rules, action: BoardAction, card: Card | None) -> bool:
    """PET.base.01, SRV.base.01: abilities hear of Items and Activities, and of nothing else that lies in their row."""
    return card is None or not isinstance(action, Spend) or rules.is_thing(card)


def abilities_then(rules: Rules, state: State, seat: int, choice: int) -> list[int]:
    """Those that hear of it: without what a card that is raised, or a Job that is left, gives before."""
    me, action = state.players[seat], action_of(rules, choice)
    if isinstance(action, OnOwnCard) and first_of(choice) != NO_ARGUMENT:
        number = first_of(choice)
    elif isinstance(action, LeaveUpwards) and me.job != NO_CARD:
        number = int(me.job)
    else:
        return me.abilities
    left = rules.abilities_at[number][state.level[number]]
    return [ability for ability in me.abilities if ability not in left]


def gift(rules: Rules, abilities: list[int], me: Player, heard: list[int]) -> list[int]:
    """What abilities add on some occasions now (PH.setup.23)."""
    amounts = [0] * GOODS_COUNT
    for number in abilities:
        ability = rules.abilities[number]
        used = ability.first_only and number in me.abilities_used
        if ability.kind == ABILITY_ON and ability.occasion in heard and not used:
            amounts = [one + other for one, other in zip(amounts, ability.gain.amounts, strict=True)]
    return amounts


def without(amounts: tuple[int, ...] | list[int], *left_out: int) -> list[int]:
    return [0 if number in left_out else amount for number, amount in enumerate(amounts)]
