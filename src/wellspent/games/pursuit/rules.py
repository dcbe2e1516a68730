"""The rules of one game: edition, modules, cards, and everything that follows from them, worked out once."""

from typing import TYPE_CHECKING, Final, final

from wellspent.engine.names import number_of
from wellspent.engine.options import Verb
from wellspent.engine.step import Reason, Step

from .answerers import Answerers
from .board import SPACES
from .cards import (
    ABILITY_CALM,
    ABILITY_DOES,
    ABILITY_PRICE,
    ABILITY_SLOTS,
    DEEDS,
    ITEM_ACTIVITY_PILE,
    MEASURES,
    MID_GAME,
    PILES,
    PRICE_ACTIVITY,
    PRICE_FIXED,
    PRICE_ITEM,
    PROJECT_PILE,
    REACH,
    Ability,
    Card,
    Level,
)
from .editions import Edition
from .events import EVENTS, MOOD_RESET
from .module import Module
from .reasons import FIRST_EDITION_RULES, REASONS
from .state import MOST_PILES, Part, Spot, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .action import Action

# Sets of kinds are kept as bits.
MOST_KINDS: Final = 60
LAST_BIT: Final = 60
# The piles in which cards with Roles lie.
WITH_ROLES: Final = (PROJECT_PILE, ITEM_ACTIVITY_PILE)
# The kinds of abilities that have a say in what can be paid or borne.
TERMS: Final = (ABILITY_PRICE, ABILITY_SLOTS, ABILITY_DOES)


@final
class Marked:
    """The cards that bear a mark: their words are read once, and then they are known by their numbers."""

    def __init__(self, rules: "Rules", mark: str) -> None:
        self.rules: Final = rules
        self.mark: Final = mark
        self.are_marked: list[bool] = []

    def has(self, number: "i64") -> bool:
        if not self.are_marked:
            self.are_marked = [self.mark in card.marks for card in self.rules.cards]
        return self.are_marked[number]


@final
class Rules:
    """What a game needs to know. Nothing here changes once the game has begun."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition: Final = edition
        self.seats: Final = seats
        # By seat: all seats from there on, round the table.
        self.clockwise: Final = [[(first + distance) % seats for distance in range(seats)] for first in range(seats)]
        self.modules: list[Module] = []
        self.kinds: list[str] = []
        self.fills_slot: list[bool] = []
        # The kinds that can be raised by Opt for an Upgrade.
        self.upgrades: list[bool] = []
        # What a card of the Item - Activity pile is paid as, by kind.
        self.thing_prices: list[int] = []
        # The kinds that Discard a Card may give up.
        self.discards: list[bool] = []
        # The kinds of which the other side shows in a play area.
        self.lies_turned: list[bool] = []
        self.piles: list[str] = list(PILES)
        # The piles that have a row, in the order of the board.
        self.rows: list[int] = [0, 1, 2, 3]
        # The piles that everybody may look through.
        self.open_piles: list[int] = []
        # The piles beside which a die is thrown, from the same stream of chance, and how many faces it has.
        self.dice: dict[int, int] = {}
        self.spaces: list[str] = list(SPACES)
        self.reasons: list[Reason] = REASONS[:]
        # By kind and reason: the same reason with a rule of that kind's own.
        self.own_reasons: dict[tuple[int, int], int] = {}
        self.cards: list[Card] = []
        self.card_number: dict[str, int] = {}
        # By card, side by side: its kind and its pile; nobody has to fetch a card to tell that it is of another.
        self.kind_of: list[int] = []
        self.pile_of: list[int] = []
        # The levels of all cards behind one another; see `lines`.
        self.levels: list[Level] = []
        self.abilities: list[Ability] = []
        # By ability: the card that gives it.
        self.ability_cards: list[int] = []
        # By card and level: the numbers of the abilities in force there; a Child Trait's under level 0.
        self.abilities_at: list[list[list[int]]] = []
        self.has_abilities: list[bool] = []
        # By card: whether its abilities have a say in what can be paid or borne.
        self.changes_terms: list[bool] = []
        # By card: whether it is a Life Goal that can be reached in the middle of the game.
        self.mid_game: list[bool] = []
        # Whether a Reward may bring a Project or an Item: one with Roles then lies there without any of them filled.
        self.gives_projects = False
        # By pile: one card of it, where any one tells about all.
        self.sample: list[int] = []
        self.verbs: list[Verb] = []
        self.actions: list[Action] = []
        self.verb_action: list[int] = []
        self.events: list[int] = list(range(MOOD_RESET + 1))
        self.remembered_like: dict[int, int] = {}
        self.steps: list[Step[State]] = []
        self.step_number: dict[str, int] = {}
        self.round: list[str] = list(edition.round)
        # The stage of the flow at which a round begins; see Pursuit.
        self.first_stage = 0
        self.first_player_stream = 0
        # By measure: the modules that have a say in it; and the measures that the module being set up has named.
        self.measured_by: list[list[Module]] = [[] for _ in MEASURES]
        # A bit for each measure that a module has a say in, the last one for all from there on.
        self.added_to: i64 = 0
        self.named_measures: list[int] = []
        # The seat that begins, if the host has named one.
        self.chosen_first = -1
        self.spots: Final[list[Spot]] = []
        self.answerers: Final = Answerers()
        # Once the game is set up nothing is added any more; see `close`.
        self.is_closed = False
        if edition.name == "first":
            for reason, rule in FIRST_EDITION_RULES.items():
                self.reasons[reason] = Reason(self.reasons[reason].name, rule)
        self._add_kinds()

    def _add_kinds(self) -> None:
        """The kinds of the base game, in the order of KINDS."""
        # PH.discard.01; in the first edition any Project (PH1.discard.02).
        any_project = self.edition.discards_any_project
        self.add_kind("basic_project", fills_slot=True, discards=True)
        self.add_kind("single_round_project", fills_slot=True, discards=any_project)
        self.add_kind("group_project", fills_slot=True, discards=any_project)
        self.add_kind("item", upgrades=True, thing_price=PRICE_ITEM, discards=True)
        self.add_kind("activity", upgrades=True, thing_price=PRICE_ACTIVITY)
        self.add_kind("job", fills_slot=True, discards=True)
        self.add_kind("partner", fills_slot=True, discards=True)
        self.add_kind("child_trait")
        self.add_kind("life_goal")

    # Registration, by the base game and by modules.

    def add_kind(
        self,
        name: str,
        fills_slot: bool = False,
        upgrades: bool = False,
        thing_price: int = PRICE_FIXED,
        discards: bool = False,
        lies_turned: bool = False,
    ) -> int:
        self._check_open()
        if len(self.kinds) == MOST_KINDS:
            raise ValueError(f"a game has at most {MOST_KINDS} kinds of cards")
        self.kinds.append(name)
        self.fills_slot.append(fills_slot)
        self.upgrades.append(upgrades)
        self.thing_prices.append(thing_price)
        self.discards.append(discards)
        self.lies_turned.append(lies_turned)
        return len(self.kinds) - 1

    def is_thing(self, card: Card) -> bool:
        """Whether texts that name Items or Activities mean it: no Pet and no Service (PET.base.01, SRV.base.01)."""
        return self.thing_prices[card.kind] != PRICE_FIXED

    def is_item(self, card: Card) -> bool:
        """MOD.q.06: an Item, by itself or by its module, as a Group Item is."""
        return self.thing_prices[card.kind] == PRICE_ITEM

    def add_pile(self, name: str, has_row: bool = False, is_open: bool = False) -> int:
        self._check_open()
        if len(self.piles) == MOST_PILES:
            raise ValueError(f"a game has at most {MOST_PILES} piles")
        self.piles.append(name)
        if has_row:
            self.rows.append(len(self.piles) - 1)
        if is_open:
            self.open_piles.append(len(self.piles) - 1)
        return len(self.piles) - 1

    def add_die(self, pile: int, faces: int) -> None:
        self._check_open()
        self.dice[pile] = faces

    def add_space(self, name: str) -> int:
        self._check_open()
        self.spaces.append(name)
        return len(self.spaces) - 1

    def add_measure(self, name: str) -> int:
        """Something countable about a player that a module brings, or adds to."""
        self._check_open()
        measure = number_of(MEASURES, name)
        self.named_measures.append(measure)
        return measure

    def add_deed(self, name: str) -> int:
        """An effect or ability of a module's own, as card files name it behind `does`."""
        self._check_open()
        return number_of(DEEDS, name)

    def add_event(self, name: str, like: int = -1) -> int:
        """Something that can happen; perhaps a life remembers it like an event of the base game."""
        self._check_open()
        event = number_of(EVENTS, name)
        if event not in self.events:
            self.events.append(event)
        if like >= 0:
            self.remembered_like[event] = like
        return event

    def add_reason(self, name: str, rule: str) -> int:
        """Why something is not possible; the same name says the same, by whatever rule."""
        self._check_open()
        for number, reason in enumerate(self.reasons):
            if reason.name == name and reason.rule == rule:
                return number
        self.reasons.append(Reason(name, rule))
        return len(self.reasons) - 1

    def rests_on(self, rule: str, kind: int, *reasons: int) -> None:
        """For cards of a kind these reasons rest on a rule of its own."""
        for reason in reasons:
            self.own_reasons[kind, reason] = self.add_reason(self.reasons[reason].name, rule)

    def add_verb(self, name: str, arguments: tuple[str, ...] = ()) -> int:
        self._check_open()
        self.verbs.append(Verb(name, arguments))
        self.verb_action.append(-1)
        return len(self.verbs) - 1

    def add_action(self, action: "Action") -> int:
        """An action of a turn; its verb comes with it."""
        verb = self.add_verb(action.name, action.arguments)
        action.register(verb)
        self.verb_action[verb] = len(self.actions)
        self.actions.append(action)
        return verb

    def verb_number(self, name: str) -> int:
        """The number of a verb that the base game or an earlier module has brought."""
        return [verb.name for verb in self.verbs].index(name)

    def action(self, name: str) -> "Action":
        """An action that the base game or an earlier module has brought."""
        return self.actions[self.verb_action[self.verb_number(name)]]

    def has_action(self, name: str) -> bool:
        """Whether another module has brought an action that several share."""
        return any(verb.name == name for verb in self.verbs)

    def add_step(self, name: str, step: Step[State]) -> int:
        self._check_open()
        self.step_number[name] = len(self.steps)
        self.steps.append(step)
        return len(self.steps) - 1

    def insert(self, name: str, after: str) -> None:
        """Put a step into the round behind another."""
        self._check_open()
        self.round.insert(self.round.index(after) + 1, name)

    def insert_before(self, name: str, *before: str) -> None:
        """Put a step into the round before the first of these that stands in it."""
        self._check_open()
        place = next(self.round.index(other) for other in before if other in self.round)
        self.round.insert(place, name)

    def add_module(self, module: Module) -> None:
        self._check_open()
        self.modules.append(module)
        self.answerers.add(module)
        for measure in self.named_measures:
            while len(self.measured_by) <= measure:
                self.measured_by.append([])
            self.measured_by[measure].append(module)
            self.added_to |= 1 << min(measure, LAST_BIT)
        self.named_measures = []

    def add_cards(self, cards: list[Card]) -> None:
        self._check_open()
        for found in cards:
            given = found
            for module in self.answerers.shape_card:
                given = module.shape_card(given)
            if given.kind_name not in self.kinds:
                raise ValueError(f"card {given.id}: nothing in this game knows the kind '{given.kind_name}'")
            index = len(self.cards)
            kind, pile = self.kinds.index(given.kind_name), self.piles.index(given.pile_name)
            card = given.in_game(index, kind, pile, len(self.levels))
            self.cards.append(card)
            self.kind_of.append(kind)
            self.pile_of.append(pile)
            self.levels.extend(card.levels)
            self.card_number[card.id] = index
            while len(self.sample) <= pile:
                self.sample.append(index)
            if self.cards[self.sample[pile]].pile != pile:
                self.sample[pile] = index
            self._add_abilities(card)
            self.gives_projects |= any(
                effect.gives_card_of() in WITH_ROLES
                for level in card.levels
                for effect in (*level.effects, *level.upkeep_effects)
            )
            goal = card.goal
            self.mid_game.append(goal is not None and goal.timing == MID_GAME and goal.aim == REACH)

    def _add_abilities(self, card: Card) -> None:
        by_level = [self._number_abilities(card, level.abilities) for level in card.levels]
        if card.abilities or not card.levels:
            by_level = [self._number_abilities(card, card.abilities)]
        self.abilities_at.append(by_level)
        self.has_abilities.append(any(by_level))
        self.changes_terms.append(
            any(self.abilities[number].kind in TERMS for numbers in by_level for number in numbers)
        )

    def _number_abilities(self, card: Card, abilities: list[Ability]) -> list[int]:
        first = len(self.abilities)
        self.abilities.extend(abilities)
        self.ability_cards.extend([card.index] * len(abilities))
        return list(range(first, len(self.abilities)))

    def close(self) -> None:
        """Everything is known now: from here on the rules never change."""
        self.is_closed = True

    def _check_open(self) -> None:
        if self.is_closed:
            raise RuntimeError("the rules of a game that is set up never change")

    # Questions.

    def reason_names(self) -> list[str]:
        return [reason.name for reason in self.reasons]

    def kind(self, name: str) -> int:
        return self.kinds.index(name)

    def card(self, id: str) -> Card:
        return self.cards[self.card_number[id]]

    def lines(self, card: Card, level: "i64") -> Level:
        """A level of a card. Its own list of them would have to be fetched first, and that waits for memory."""
        return self.levels[card.first + level]

    def step(self, name: str) -> int:
        return self.step_number[name]

    def spot(self, kind: type[Part]) -> Spot:
        """Where the part of a module lies: the same for all who look at it."""
        for spot in self.spots:
            if spot.kind is kind:
                return spot
        self.spots.append(Spot(kind))
        return self.spots[-1]

    def marked(self, mark: str) -> Marked:
        """The cards with a mark, for those who often look for it."""
        return Marked(self, mark)

    def deeds(self, numbers: list[int], deed: int) -> list[int]:
        """The numbers of the abilities in force that do something of a module's own."""
        found: list[int] = []
        for number in numbers:
            ability = self.abilities[number]
            if ability.kind == ABILITY_DOES and ability.deed == deed:
                found.append(ability.number)
        return found

    def calm_spaces(self, numbers: list[int]) -> int:
        """The spaces, as bits, on which repetition costs no Stress."""
        found = 0
        for number in numbers:
            ability = self.abilities[number]
            if ability.kind == ABILITY_CALM:
                found |= ability.spaces
        return found
