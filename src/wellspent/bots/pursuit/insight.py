"""What a life of the Pursuit should come to, as a small network has learned it from many games.

Its inputs are what the judge of positions makes of a life, aspect by aspect, and the plain facts that it makes that of:
age and Stress, goods and mood, what cards pay, ask and promise, plans, Life Goals, what lies beside the play area,
the others. All of it is read off the data of cards and off a position; no card is known by name.
"""

from typing import Final, final

from wellspent.games.pursuit.area import has_retired, slots
from wellspent.games.pursuit.board import HOURGLASSES_OF, LAST_ROUND
from wellspent.games.pursuit.cards import JOB, PARTNER
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.state import GOAL_OPEN, NO_CARD, State

from .life import HOURS_AHEAD, ROUNDS_AHEAD
from .position import ASPECTS, Judge

MOST_SEATS: Final = 5
PLANS: Final = 3
# Kinds of cards are told apart up to here; those of modules are one kind.
OWN_KINDS: Final = PARTNER + 1
# The modules that the network knows; whatever else lies beside the play area counts as the judge sees it.
MODULES: Final = (
    "community",
    "events",
    "experiences",
    "friends",
    "group_items",
    "health_activities",
    "kids",
    "mutual_friends",
    "nostalgia",
    "ongoing_goals",
    "pets",
    "relatives",
    "school",
    "security",
    "services",
    "stand_alone_jobs",
    "store_owners",
    "trends",
)
_PLACE_OF: Final = {name: place for place, name in enumerate(MODULES)}
_KINDS: Final = ("basic", "single_round", "group", "item", "activity", "job", "partner", "other")
INPUTS: Final = (
    "always",
    "played_with_foresight",
    *[f"worth_of_{aspect}" for aspect in ASPECTS],
    *[f"round_{round}" for round in range(LAST_ROUND + 1)],
    *[f"{seats}_seats" for seats in range(1, MOST_SEATS + 1)],
    "first_edition",
    "further_cards",
    *[f"with_{module}" for module in MODULES],
    *[f"worth_beside_{module}" for module in MODULES],
    "stress",
    "stress_squared",
    "hourglasses_a_round",
    "hours_ahead",
    "rounds_ahead",
    "lost_if_strained",
    "hourglasses",
    "passed",
    "first_player",
    "knowledge",
    "creativity",
    "influence",
    "money",
    "least_resource",
    "most_resource",
    "wealth",
    "in_demand",
    "good_mood",
    "bad_mood",
    "popularity",
    "slots_free",
    "slots_over",
    "more_partners",
    "job_rank",
    "retired",
    "abilities",
    "aside",
    "traits",
    "levels_to_come",
    *[f"number_of_{kind}" for kind in _KINDS],
    *[f"promise_of_{kind}" for kind in _KINDS],
    *[f"{good}_paid" for good in GOODS_NAMES],
    *[f"{good}_asked" for good in GOODS_NAMES],
    *[f"{good}_next" for good in GOODS_NAMES],
    *[f"{good}_at_last" for good in GOODS_NAMES],
    *[f"plan_{place}" for place in range(1, PLANS + 1)],
    *[f"hours_of_plan_{place}" for place in range(1, PLANS + 1)],
    "goals_open",
    "ahead_of_best",
    "ahead_of_mean",
    "hourglasses_of_others",
    "hours_ahead_of_others",
    "cards_of_others",
    "others_alive",
)


def inputs_of(judge: Judge, state: State, aspects: list[float]) -> list[float]:
    """In the order of INPUTS."""
    me = state.players[judge.seat]
    # It is played on by whoever thinks ahead.
    found = [1.0, 1.0]
    for worth in aspects:
        found.append(worth / 10.0)
    for round in range(LAST_ROUND + 1):
        found.append(1.0 if state.round == round else 0.0)
    seats = len(state.players)
    for count in range(1, MOST_SEATS + 1):
        found.append(1.0 if count == seats else 0.0)
    _add_modules(judge, state, found)
    stress, round = int(me.stress), int(state.round)
    ahead = HOURS_AHEAD[round]
    resources = [int(me.knowledge), int(me.creativity), int(me.influence)]
    goods = [*resources, int(me.money)]
    room = int(slots(judge.rules, me)) - int(me.filled)
    job = judge.rules.cards[me.job] if me.job != NO_CARD else None
    found += [
        stress / 8.0,
        stress * stress / 100.0,
        HOURGLASSES_OF[stress] / 3.0,
        ahead[stress] / 10.0,
        ROUNDS_AHEAD[round][stress] / 4.0,
        ahead[stress] - ahead[min(stress + 1, len(ahead) - 1)],
        float(me.hourglasses) / 5.0,
        1.0 if state.passed >> judge.seat & 1 else 0.0,
        1.0 if state.first_player == judge.seat else 0.0,
        goods[0] / 5.0,
        goods[1] / 5.0,
        goods[2] / 5.0,
        goods[3] / 5.0,
        min(resources) / 5.0,
        max(resources) / 5.0,
        sum(goods) / 10.0,
        sum([min(goods[good], judge.demand[good]) for good in range(4)]) / 5.0,
        max(0.0, float(me.sth)) / 2.0,
        max(0.0, -float(me.sth)) / 2.0,
        float(me.popularity) / 5.0,
        max(0, room) / 2.0,
        max(0, -room) / 2.0,
        max(0.0, float(me.partners) - 1.0),
        job.rank / 2.0 if job is not None and job.kind == JOB else 0.0,
        1.0 if has_retired(me) else 0.0,
        len(me.abilities) / 3.0,
        len(me.aside) / 5.0,
        1.0 if me.trait != NO_CARD else 0.0,
    ]
    _add_cards(judge, state, found)
    for place in range(PLANS):
        found.append(judge.plans[place].gain / 3.0 if place < len(judge.plans) else 0.0)
    for place in range(PLANS):
        found.append(judge.plans[place].hours(me) / 3.0 if place < len(judge.plans) else 0.0)
    _add_others(judge, state, found)
    return found


def _add_modules(judge: Judge, state: State, found: list[float]) -> None:
    """Which of them are in play, and what lies there."""
    rules = judge.rules
    found.append(0.0 if rules.edition.has_modules else 1.0)
    found.append(len(rules.cards) / 200.0 - 1.0)
    start = len(found)
    found += [0.0] * (2 * len(MODULES))
    for module in rules.modules:
        place = _PLACE_OF.get(module.name, -1)
        if place >= 0:
            found[start + place] = 1.0
    for reader in judge.readers:
        place = _PLACE_OF.get(reader.module.name, -1)
        if place >= 0:
            found[start + len(MODULES) + place] = reader.value(state) / 5.0


def _add_cards(judge: Judge, state: State, found: list[float]) -> None:
    """What cards promise; what they pay and ask in an Upkeep, their next levels and their last ones, by good."""
    outlook, rules = judge.outlook, judge.rules
    kinds = len(GOODS_NAMES)
    counts, promises = [0.0] * (OWN_KINDS + 1), [0.0] * (OWN_KINDS + 1)
    paid, asked, later, last = [0] * kinds, [0] * kinds, [0] * kinds, [0] * kinds
    to_come = 0
    for number in state.players[judge.seat].cards:
        card, level = rules.cards[number], state.level[number]
        kind = min(card.kind, OWN_KINDS)
        counts[kind] += 0.5
        promises[kind] += outlook.promise(card, level) / 5.0
        if not card.levels:
            continue
        lines = card.levels[level]
        _add(paid, lines.upkeep_reward.amounts, 1)
        _add(asked, lines.upkeep.amounts, 1)
        if level < card.top:
            to_come += card.top - level
            _add(later, card.levels[level + 1].reward.amounts, 1)
            _add(later, card.levels[level + 1].cost.amounts, -1)
            _add(last, card.levels[card.top].reward.amounts, 1)
    found.append(to_come / 3.0)
    found += counts
    found += promises
    for amounts in (paid, asked, later, last):
        for amount in amounts:
            found.append(amount / 4.0)


def _add(totals: list[int], amounts: tuple[int, ...], times: int) -> None:
    for good in range(len(totals)):
        totals[good] += times * amounts[good]


def _add_others(judge: Judge, state: State, found: list[float]) -> None:
    open_goals = 0
    for winner in state.goal_winner:
        if winner == GOAL_OPEN:
            open_goals += 1
    best, points, hours, cards, alive, later = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    others = max(1.0, len(state.players) - 1.0)
    for seat in range(len(state.players)):
        if seat != judge.seat:
            other = state.players[seat]
            best = max(best, float(other.lth))
            points += float(other.lth)
            if other.is_alive:
                alive += 1.0
                hours += float(other.hourglasses)
                later += HOURS_AHEAD[state.round][other.stress]
                cards += len(other.cards)
    mine = float(state.players[judge.seat].lth)
    found += [
        open_goals / 3.0,
        (mine - best) / 10.0,
        (mine - points / others) / 10.0,
        hours / (5.0 * others),
        later / (10.0 * others),
        cards / (5.0 * others),
        alive / others,
    ]


@final
class Net:
    """Two layers of hidden units, and a straight way from the inputs to the outcome."""

    def __init__(
        self, first: list[list[float]], second: list[list[float]], out: list[float], straight: list[float]
    ) -> None:
        # By unit: a weight for each input, or for each unit of the layer before and one more that is always there.
        self.first: Final = first
        self.second: Final = second
        self.out: Final = out
        self.straight: Final = straight

    def value(self, inputs: list[float]) -> float:
        # Most inputs are nothing in most positions.
        places: list[int] = []
        numbers: list[float] = []
        for place in range(len(inputs)):
            number = inputs[place]
            if number != 0.0:
                places.append(place)
                numbers.append(number)
        units: list[float] = []
        for weights in self.first:
            units.append(max(0.0, _product(weights, places, numbers)))
        total = _product(self.straight, places, numbers)
        size = len(units)
        for unit in range(len(self.out)):
            weights = self.second[unit]
            sum_of = weights[size]
            for place in range(size):
                sum_of += weights[place] * units[place]
            if sum_of > 0.0:
                total += self.out[unit] * sum_of
        return total


def _product(weights: list[float], places: list[int], numbers: list[float]) -> float:
    total = 0.0
    for each in range(len(places)):
        total += weights[places[each]] * numbers[each]
    return total


def expected(net: Net, judge: Judge, state: State) -> float:
    """The points that a life should come to in the end, as somebody sees it who has a network."""
    me = state.players[judge.seat]
    aspects = judge.aspects(state)
    if not me.is_alive or me.is_doomed:
        return aspects[0]
    return float(me.lth) + net.value(inputs_of(judge, state, aspects))
