"""Card Actions: advance, join, upgrade, get promoted, retire, develop."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_ARGUMENT, Offers, first_of, option, second_of

from ..action import Action, BoardAction, charge, missing_for_level, nothing_missing
from ..area import has_retired, leave_area, place_card, placing_stress, rebuild_pile, set_aside, set_level
from ..board import OFF_THE_TRACK, TAKE_PROJECT
from ..cards import (
    BASIC_PROJECT,
    GROUP_PROJECT,
    JOB,
    JOB_PILE,
    ON_ADVANCE,
    ON_DEVELOP,
    ON_PROMOTION,
    ON_UPGRADE,
    PARTNER,
    PRICE_PROJECT,
    PRICE_PROMOTION,
    SINGLE_ROUND_PROJECT,
    Card,
)
from ..events import ADVANCED, DEVELOPED, PROMOTED, RETIRED, UPGRADED, reveal, tell
from ..goods import covers
from ..purse import Purse, Tag
from ..reasons import (
    HAS_RETIRED,
    HIGHER_LEVEL_ONLY,
    LAST_LEVEL,
    LAST_RANK,
    NEXT_LEVEL_ONLY,
    NO_FITTING_JOB,
    NO_JOB,
    NOT_LAST_RANK,
    OK,
    RELATIONSHIP_REQUIREMENT,
    RELATIONSHIP_STEP,
    REQUIREMENT,
    ROLE_FILLED,
    SINGLE_ROUND_FIXED,
    TOO_MUCH_STRESS,
    TWO_ROLES,
)
from ..rewards import calmed, complete_project, reward, trigger
from ..rules import Rules
from ..state import NO_CARD, Player, Role, State
from ..steps import COMPLETE
from .take import fill_role, take_from_row

if TYPE_CHECKING:
    from mypy_extensions import i64

# The part of a Job that leads on from it, and the part of a Promotion that comes after its Reward.
LEAVING: Final = 1
NEW_JOB: Final = 2
ALL_ROLES: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ByLevel(Action):
    """A Card Action on own cards of which the level that a card has tells what may be reached."""

    def __init__(self, rules: Rules, name: str, arguments: tuple[str, ...], rule: str) -> None:
        super().__init__(rules, name, arguments, rule)
        # By card, and by the level that the card has, all behind one another: what is offered then. How many there
        # are for a card.
        self.tags: list[Tag | None] = []
        self.levels: i64 = 0
        # The kinds, as bits, of the cards that have any: nothing is looked for of others.
        self.tagged_kinds: i64 = 0

    def make_tags(self) -> None:
        self.levels = max([len(card.levels) for card in self.rules.cards], default=0)
        for card in self.rules.cards:
            for level in range(self.levels):
                tag = self.tag_at(card, level) if level < len(card.levels) else None
                self.tags.append(tag)
                if tag is not None:
                    self.tagged_kinds |= 1 << int(card.kind)

    def tag_at(self, card: Card, level: int) -> Tag | None:
        """What is offered of a card that has this level."""
        return None

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the card: most levels are not open."""
        tags, levels, kinds = self.tags, state.level, self.rules.kind_of
        count, tagged = self.levels, self.tagged_kinds
        number: i64
        for number in purse.me.cards:
            kind: i64 = kinds[number]
            if not tagged >> kind & 1:
                continue
            level: i64 = levels[number]
            tag = tags[number * count + level]
            if tag is not None:
                purse.ask(tag.price, 0)
                purse.offer(tag, found)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnOwnCard(ByLevel):
    """A Card Action that raises a card of the play area."""

    def __init__(self, rules: Rules, name: str, rule: str) -> None:
        super().__init__(rules, name, ("card", "level"), rule)
        self.occasion = name
        # By kind of card: whether the action is about it at all.
        self.is_about: list[bool] = []

    def make_choices(self) -> None:
        super().make_choices()
        self.is_about = [self.concerns(kind) for kind in range(len(self.rules.kinds))]
        for kind, is_about in enumerate(self.is_about):
            if is_about:
                self.needs_own(kind)

    def tag_at(self, card: Card, level: int) -> Tag | None:
        if not self.is_about[card.kind]:
            return None
        first, behind = self.open_levels(card, level)
        return self.tag(card, first, behind)

    def concerns(self, kind: int) -> bool:
        """Whether cards of a kind can be raised by this."""
        return False

    def open_levels(self, card: Card, level: int) -> tuple[int, int]:
        """The first level that it may be raised to from the one it has, and the first behind them."""
        return 0, 0

    def why_not(self, state: State, card: Card) -> int:
        """The reason for any other level."""
        return NEXT_LEVEL_ONLY

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in state.players[player].cards:
            if self.is_about[self.rules.cards[number].kind]:
                found.extend(self.choices[number])

    def obstacle(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        levels = self.open_levels(card, state.level[card.index])
        return OK if levels[0] <= second_of(choice) < levels[1] else self.why_not(state, card)


class Advance(OnOwnCard):
    """PH.cardaction.05: an own active Basic Project, one Level up."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "advance", "PH.cardaction.05")

    def concerns(self, kind: int) -> bool:
        return kind == BASIC_PROJECT or kind == SINGLE_ROUND_PROJECT

    def price(self, card: Card) -> int:
        return PRICE_PROJECT

    def open_levels(self, card: Card, level: int) -> tuple[int, int]:
        return level + 1, level + 1 if card.kind == SINGLE_ROUND_PROJECT else level + 2

    def why_not(self, state: State, card: Card) -> int:
        return SINGLE_ROUND_FIXED if card.kind == SINGLE_ROUND_PROJECT else NEXT_LEVEL_ONLY

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        tell(state, ADVANCED, player, card.index, level=number, rule="PH.cardaction.05")
        trigger(self.rules, state, player, ON_ADVANCE)
        if number == card.top:
            complete_project(self.rules, state, player, card)
        reward(self.rules, state, player, card, number, "PH.cardaction.05")


def with_roles(rules: Rules, state: State, kind: int) -> list[int]:
    """Every card of this kind that was taken this round: whoever took it filled the first of its Roles."""
    found: list[int] = []
    for role in state.roles:
        if rules.cards[role.card].kind != kind:
            continue
        for number in found:
            if number == role.card:
                break
        else:
            found.append(role.card)
    if rules.gives_projects:
        found.extend(without_roles(rules, state, kind, found))
    return found


def without_roles(rules: Rules, state: State, kind: int, known: list[int]) -> list[int]:
    """Those that came as part of a Reward, and of which nobody has filled a Role yet."""
    cards = [number for me in state.players for number in me.cards]
    return [number for number in cards if rules.cards[number].kind == kind and number not in known]


def closed_roles(state: State, player: "i64", card: "i64") -> "i64":
    """PH.project.17, PH.project.18: the Roles, as bits, that are filled; all for a player who has two."""
    own: i64 = 0
    closed: i64 = 0
    bit: i64 = 1
    for filled in state.roles:
        if filled.card == card:
            closed |= bit << filled.role
            if filled.player == player:
                own += 1
    if own >= 2:
        return ALL_ROLES
    return closed


def refuse_role(state: State, player: int, card: int, role: int) -> int:
    for filled in state.roles:
        if filled.card == card and filled.role == role:
            return ROLE_FILLED
    return TWO_ROLES if closed_roles(state, player, card) == ALL_ROLES else OK


def offer_roles(action: Action, state: State, purse: Purse, kind: int, found: Offers) -> None:
    """The open Roles of all cards of a kind, of those who fill them by a Card Action."""
    if action.rules.gives_projects:
        for number in with_roles(action.rules, state, kind):
            offer_roles_of(action, state, purse, action.rules.cards[number], found)
        return
    for place, role in enumerate(state.roles):
        card = action.rules.cards[role.card]
        if card.kind == kind and not is_told(state.roles, place):
            offer_roles_of(action, state, purse, card, found)


def is_told(roles: list[Role], place: "i64") -> bool:
    """Whether a Role in front of this one is of the same card."""
    before: i64
    for before in range(place):
        if roles[before].card == roles[place].card:
            return True
    return False


def offer_roles_of(action: Action, state: State, purse: Purse, card: Card, found: Offers) -> None:
    closed = closed_roles(state, purse.player, card.index)
    if closed == ALL_ROLES:
        return
    purse.ask(action.price(card), 0)
    if covers(purse.at_most, card.least):
        choices = action.shared(card.index)
        role: i64
        for role in range(len(card.levels)):
            if not closed >> role & 1 and purse.grants(card, role):
                found.append(choices[role])


class Join(Action):
    """PH.cardaction.09: an open Role of anybody's Group Project."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "join", ("card", "role"), "PH.cardaction.09")
        self.occasion = "role"

    def price(self, card: Card) -> int:
        return PRICE_PROJECT

    def candidates(self, state: State, player: int, found: Offers) -> None:
        add_roles(self.rules, state, self.choices, found)

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the card."""
        offer_roles(self, state, purse, GROUP_PROJECT, found)

    def obstacle(self, state: State, player: int, choice: int) -> int:
        return refuse_role(state, player, first_of(choice), second_of(choice))

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        fill_role(self.rules, state, player, card, number)
        reward(self.rules, state, player, card, number, "PH.cardaction.09")


class JoinOnBoard(BoardAction):
    """PH1.project.01: in the first edition joining is a Take Project."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "join", ("card", "role"), "PH1.project.01", TAKE_PROJECT)
        self.occasion = "role"

    def price(self, card: Card) -> int:
        return PRICE_PROJECT

    def candidates(self, state: State, player: int, found: Offers) -> None:
        add_roles(self.rules, state, self.choices, found)

    def obstacle(self, state: State, player: int, choice: int) -> int:
        return refuse_role(state, player, first_of(choice), second_of(choice))

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        # PH1.project.02, PH1.project.03: first on the space, then on the Role.
        state.players[player].place(TAKE_PROJECT, -1)
        trigger(self.rules, state, player, TAKE_PROJECT)
        fill_role(self.rules, state, player, card, number)
        reward(self.rules, state, player, card, number, "PH1.project.01")


def add_roles(rules: Rules, state: State, choices: list[list[int]], found: Offers) -> None:
    for number in with_roles(rules, state, GROUP_PROJECT):
        found.extend(choices[number])


class Upgrade(OnOwnCard):
    """PH.cardaction.14: an own Item or Activity to any higher Level."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "upgrade", "PH.cardaction.14")

    def concerns(self, kind: int) -> bool:
        return self.rules.upgrades[kind]

    def price(self, card: Card) -> int:
        return self.rules.thing_prices[card.kind]

    def open_levels(self, card: Card, level: int) -> tuple[int, int]:
        return level + 1, len(card.levels)

    def why_not(self, state: State, card: Card) -> int:
        return HIGHER_LEVEL_ONLY

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        tell(state, UPGRADED, player, card.index, level=number, rule="PH.cardaction.14")
        if self.rules.is_thing(card):
            trigger(self.rules, state, player, ON_UPGRADE)
        reward(self.rules, state, player, card, number, "PH.cardaction.14")


@mypyc_attr(allow_interpreted_subclasses=True)
class LeaveUpwards(Action):
    """From a Job to the next, or into Retirement, for what the present Job asks."""

    def make_choices(self) -> None:
        super().make_choices()
        self.needs_own(JOB)

    def closed(self, state: State, player: int) -> int:
        me = state.players[player]
        if me.job == NO_CARD:
            return NO_JOB
        if has_retired(me):
            return HAS_RETIRED
        job = self.rules.cards[me.job]
        for module in self.rules.answerers.ladder_reason:
            reason = module.ladder_reason(state, player, job)
            if reason != OK:
                return reason
        return self.wrong_rank(job)

    def wrong_rank(self, job: Card) -> int:
        """The reason why the Level of the Job does not lead this way, or 0."""
        return OK

    def job(self, state: State, player: int) -> Card:
        return self.rules.cards[state.players[player].job]

    def refuse(self, state: State, player: int, choice: int, purse: Purse) -> int:
        reason = self.obstacle(state, player, choice)
        return reason if reason != OK else purse.refuse(PRICE_PROMOTION, self.job(state, player), LEAVING, 0)

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        if self.closed(state, player) != OK or self.obstacle(state, player, choice) != OK:
            return nothing_missing()
        return missing_for_level(self.rules, state, player, PRICE_PROMOTION, self.job(state, player), LEAVING)

    def perform(self, state: State, player: int, choice: int) -> None:
        job = self.job(state, player)
        self.place_hourglass(state, player)
        self.prepare(state, player, job, choice)
        if charge(self.rules, state, player, PRICE_PROMOTION, job, LEAVING, self.verb, self.rule):
            self.complete(state, player, job, LEAVING)


class Promotion(LeaveUpwards):
    """PH.cardaction.18: from an L1 or L2 Job to the next Level of the same Category.

    The choice names the new Job and its side. Where it must be searched for, it names the present Job instead.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "promote", ("card", "side"), "PH.cardaction.18")
        self.occasion = "promotion"

    def wrong_rank(self, job: Card) -> int:
        return LAST_RANK if job.rank == 3 else OK

    def fits(self, me: Player, number: "i64") -> bool:
        old, new = self.rules.cards[me.job], self.rules.cards[number]
        return new.field == old.field and new.rank == old.rank + 1

    def has_fitting(self, me: Player, numbers: list[int]) -> bool:
        for number in numbers:
            if number != NO_CARD and self.fits(me, number):
                return True
        return False

    def fitting(self, me: Player, numbers: list[int]) -> list[int]:
        return [number for number in numbers if number != NO_CARD and self.fits(me, number)]

    def candidates(self, state: State, player: int, found: Offers) -> None:
        if self.closed(state, player) != OK:
            found.append(option(self.verb, NO_ARGUMENT, NO_ARGUMENT))
            return
        me = state.players[player]
        # PH.cardaction.19, PH.cardaction.33: the row first; only if nothing fits there, the piles.
        jobs = self.fitting(me, state.row[JOB_PILE]) or [me.job]
        for number in jobs:
            found.extend(self.choices[number])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, but asked once for all Jobs and sides: the price is that of the present Job."""
        if self.closed(state, player) != OK:
            return
        if purse.refuse(PRICE_PROMOTION, self.job(state, player), LEAVING, 0) != OK or self.is_deadly(state, player):
            return
        before = found.count
        number: i64
        for number in state.row[JOB_PILE]:
            if number != NO_CARD and self.fits(purse.me, number):
                found.extend(self.choices[number])
        if found.count == before and self.can_search(state, purse.me):
            found.extend(self.choices[purse.me.job])

    def obstacle(self, state: State, player: int, choice: int) -> int:
        me = state.players[player]
        return NO_FITTING_JOB if first_of(choice) == me.job and not self.can_search(state, me) else OK

    def refuse(self, state: State, player: int, choice: int, purse: Purse) -> int:
        reason = super().refuse(state, player, choice, purse)
        return TOO_MUCH_STRESS if reason == OK and self.is_deadly(state, player) else reason

    def can_search(self, state: State, me: Player) -> bool:
        if not self.rules.edition.searches_jobs:
            return False
        return self.has_fitting(me, state.draw[JOB_PILE]) or self.has_fitting(me, state.discard[JOB_PILE])

    def is_deadly(self, state: State, player: int) -> bool:
        """PH.cardaction.34: the Stress of an excess slot comes after the Reward, which may have calmed before."""
        me, job = state.players[player], self.job(state, player)
        excess = placing_stress(self.rules, me, job)
        lines = job.levels[LEAVING]
        if excess == 0 or not self.rules.edition.limits_stress:
            return False
        stress = me.stress + lines.cost.stress + lines.reward.stress
        return calmed(self.rules, stress, lines.reward) + excess > OFF_THE_TRACK

    def prepare(self, state: State, player: int, card: Card, choice: int) -> None:
        new = first_of(choice)
        if new == card.index:
            new = self.search(state, state.players[player])
        state.promised = new
        state.turn_over(new, second_of(choice))

    def search(self, state: State, me: Player) -> int:
        """PH.cardaction.19, PH.cardaction.33: the pile from the bottom, then the discard pile from the top."""
        state.own(JOB_PILE)
        pile = state.draw[JOB_PILE]
        found = self.fitting(me, pile)
        if found:
            pile.remove(found[0])
            if not pile:
                rebuild_pile(state, JOB_PILE)
        else:
            found = self.fitting(me, state.discard[JOB_PILE])[::-1]
            state.discard[JOB_PILE].remove(found[0])
        state.chance.shuffle(JOB_PILE, pile)
        reveal(state, PROMOTED)
        return found[0]

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        """PH.cardaction.34: the whole Reward, with what it asks, before the new Job is placed."""
        if number == NEW_JOB:
            self.change_jobs(state, player)
            return
        state.push(Frame(COMPLETE, player, card.index, NEW_JOB, self.verb))
        reward(self.rules, state, player, card, number, "PH.cardaction.18")

    def change_jobs(self, state: State, player: int) -> None:
        me = state.players[player]
        new = self.rules.cards[state.promised]
        state.promised = NO_CARD
        if new.index in state.row[JOB_PILE]:
            take_from_row(self.rules, state, player, new, self.rules.edition.refills_people)
        me.promotions += 1
        leave_area(self.rules, state, player, self.rules.cards[me.job], "PH.cardaction.21")
        place_card(self.rules, state, player, new, 0)
        tell(state, PROMOTED, player, new.index, rule="PH.cardaction.18")
        trigger(self.rules, state, player, ON_PROMOTION)


class Retirement(LeaveUpwards):
    """PH.cardaction.24: an L3 Job is set aside and pays from then on."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "retire", (), "PH.cardaction.24")
        self.occasion = "promotion"

    def wrong_rank(self, job: Card) -> int:
        return OK if job.rank == 3 else NOT_LAST_RANK

    def candidates(self, state: State, player: int, found: Offers) -> None:
        found.append(self.verb)

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always; but few have come to the last Level."""
        if self.wrong_rank(self.job(state, player)) == OK:
            super().offer(state, player, purse, found)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_aside(self.rules, state, player, card)
        state.put_level(card.index, 1)
        tell(state, RETIRED, player, card.index, level=1, rule="PH.cardaction.24")
        # PH.cardaction.25, PH1.cardaction.06: whether what is said of Promotions holds for Retirement too.
        if self.rules.edition.retirement_is_promotion:
            state.players[player].promotions += 1
            trigger(self.rules, state, player, ON_PROMOTION)
        reward(self.rules, state, player, card, 1, "PH.cardaction.24")


class Develop(OnOwnCard):
    """PH.cardaction.27: an own Partner one Level up, if the Requirement is met."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "develop", "PH.cardaction.27")

    def concerns(self, kind: int) -> bool:
        return kind == PARTNER

    def open_levels(self, card: Card, level: int) -> tuple[int, int]:
        return level + 1, min(level + 1, card.top) + 1

    def why_not(self, state: State, card: Card) -> int:
        return LAST_LEVEL if state.level[card.index] == card.top else RELATIONSHIP_STEP

    def refuse(self, state: State, player: int, choice: int, purse: Purse) -> int:
        reason = super().refuse(state, player, choice, purse)
        return RELATIONSHIP_REQUIREMENT if reason == REQUIREMENT else reason

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        tell(state, DEVELOPED, player, card.index, level=number, rule="PH.cardaction.27")
        trigger(self.rules, state, player, ON_DEVELOP)
        reward(self.rules, state, player, card, number, "PH.cardaction.27")
