"""A table for tests: lay out a position, choose by lines, look at what changed."""

from collections.abc import Sequence

from wellspent.engine.events import Event
from wellspent.engine.options import verb_of
from wellspent.engine.session import NotPossible, seat_letter
from wellspent.games.pursuit.board import AGES, HOURGLASSES_OF, OFF_THE_TRACK, SPACES
from wellspent.games.pursuit.cards import MEASURES, Card
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.measures import measure
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.state import NO_CARD, Role, State
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.scenario import position

COUNTED = ("knowledge", "creativity", "influence", "money", "hourglasses", "used", "stress", "sth", "lth")


class Seat:
    """One player at a test table."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.before: dict[str, int] = {}

    def __getattr__(self, name: str) -> int:
        """Any number of the player: `seat.money`, `seat.stress`, `seat.promotions`."""
        value = getattr(self.table.state.players[self.number], name)
        if not isinstance(value, int):
            raise AttributeError(name)
        return value

    def has(self, **values: int) -> "Seat":
        """Set numbers of the player: goods, tracks, Hourglasses."""
        me = self.table.state.players[self.number]
        for name, value in values.items():
            if not isinstance(getattr(me, name), int):
                raise AttributeError(name)
            setattr(me, name, value)
        if "stress" in values and "hourglasses" not in values:
            me.hourglasses = HOURGLASSES_OF[me.stress]
        self.mark()
        return self

    def has_died(self) -> "Seat":
        """A life that ended in an earlier round."""
        return self.has(is_alive=False, is_doomed=True, stress=OFF_THE_TRACK)

    def stands_on(self, **spaces: int) -> "Seat":
        """Own Hourglasses already used on spaces: `stands_on(study=1)`."""
        me = self.table.state.players[self.number]
        for name, count in spaces.items():
            me.place(SPACES.index(name), count - me.placed[SPACES.index(name)])
            me.used += count
            me.hourglasses -= count
        self.mark()
        return self

    def holds(self, id: str, level: int = 1) -> "Seat":
        """A card in force, at a level counted from 1 (a Job: 1; a card with Roles: the one its owner fills)."""
        game, state = self.table.game, self.table.state
        card = game.rules.card(id)
        position.hold(game, state, self.number, card, level - 1)
        if card.additional or card.kind_name == "group_project":
            state.roles = [*state.roles, Role(card.index, level - 1, self.number)]
        self.mark()
        return self

    def has_aside(self, id: str, level: int = 0) -> "Seat":
        """A card set aside: a completed Project, or a retired Job."""
        game = self.table.game
        card = game.rules.card(id)
        position.hold(game, self.table.state, self.number, card, (level or len(card.levels)) - 1, True)
        self.mark()
        return self

    def fills(self, id: str, role: int) -> "Seat":
        """A Role of a Group Project, counted from 1."""
        card = self.table.game.rules.card(id)
        self.table.state.roles = [*self.table.state.roles, Role(card.index, role - 1, self.number)]
        return self

    def cards(self) -> list[str]:
        return self.table.ids(self.table.state.players[self.number].cards)

    def aside(self) -> list[str]:
        return self.table.ids(self.table.state.players[self.number].aside)

    def level(self, id: str) -> int:
        """The level of a card, counted from 1."""
        return self.table.state.level[self.table.game.rules.card(id).index] + 1

    def measure(self, name: str) -> int:
        """What Life Goals count: `seat.measure("completed_projects")`."""
        rules = self.table.game.rules
        return measure(rules, self.table.state, self.number, MEASURES.index(name))

    def placed(self, space: str) -> int:
        return self.table.state.players[self.number].placed[self.table.game.rules.spaces.index(space)]

    def mark(self) -> None:
        me = self.table.state.players[self.number]
        self.before = {name: getattr(me, name) for name in COUNTED}

    def changed(self, *besides: str) -> dict[str, int]:
        """What changed since the last mark: goods and tracks, and Hourglasses too if asked for by name."""
        me = self.table.state.players[self.number]
        names = [name for name in COUNTED if name not in ("hourglasses", "used")] + list(besides)
        return {name: getattr(me, name) - self.before[name] for name in names if getattr(me, name) != self.before[name]}


class Table:
    """A game in a position of the test's making. Nobody has anything and no goal lies open unless it says so."""

    def __init__(
        self,
        *modules: type[Module],
        seats: int = 2,
        edition: str = "second",
        seed: str = "test",
        cards: Sequence[Card] = (),
        only: bool = False,
        first: int = -1,
    ) -> None:
        deck = [] if only else catalog().cards(edition, [])
        self.game = Pursuit([*deck, *cards], edition, seats, list(modules), first)
        self.state: State = position.blank_position(self.game, seed)
        position.lay_goals(self.game, self.state, [])
        self.events: list[Event] = []
        self.state.log = self.events
        self.seats = [Seat(self, number) for number in range(seats)]
        position.give_hourglasses(self.state)
        self.mark()

    def seat(self, number: int) -> Seat:
        return self.seats[number]

    def mark(self) -> None:
        """From here on `changed` counts."""
        for seat in self.seats:
            seat.mark()
        self.events.clear()

    def begin(self, phase: str = "action", round: str | int = "adult_1", turn: int | None = None) -> "Table":
        """Begin a phase and go on to the first decision. Set rows and seats before."""
        if turn is not None:
            self.state.first_player = turn
        position.begin(self.game, self.state, phase, position.round_number(round))
        if phase == "action":
            self.mark()
        return self

    def row(self, pile: str, *ids: str) -> "Table":
        """The face-up cards of a row; an empty string leaves a place empty."""
        cards = [self.game.rules.card(id) if id else None for id in ids]
        position.lay_row(self.game, self.state, self.game.rules.piles.index(pile), cards)
        return self

    def next_cards(self, pile: str, *ids: str) -> "Table":
        cards = [self.game.rules.card(id) for id in ids]
        position.stack_pile(self.game, self.state, self.game.rules.piles.index(pile), cards)
        return self

    def thrown_away(self, *ids: str) -> "Table":
        position.throw_away(self.game, self.state, [self.game.rules.card(id) for id in ids])
        return self

    def goals(self, *ids: str) -> "Table":
        position.lay_goals(self.game, self.state, [self.game.rules.card(id) for id in ids])
        return self

    def ids(self, numbers: Sequence[int]) -> list[str]:
        return [self.game.rules.cards[number].id for number in numbers if number != NO_CARD]

    def row_ids(self, pile: str) -> list[str]:
        return self.ids(self.state.row[self.game.rules.piles.index(pile)])

    def pile_ids(self, pile: str) -> list[str]:
        return self.ids(self.state.draw[self.game.rules.piles.index(pile)])

    def discarded(self, pile: str) -> list[str]:
        return self.ids(self.state.discard[self.game.rules.piles.index(pile)])

    def winners(self) -> list[int]:
        return self.game.winners(self.state)

    @property
    def decider(self) -> int:
        return self.game.deciders(self.state)[0]

    @property
    def age(self) -> str:
        return AGES[self.state.round - 1]

    @property
    def covered(self) -> list[str]:
        """The spaces under an Unavailable Action token."""
        return [name for space, name in enumerate(SPACES) if self.state.covered >> space & 1]

    def options(self, *verbs: str) -> list[str]:
        """The decider's choices as lines, perhaps only those that begin with one of the verbs."""
        lines = [self.game.notation(choice) for choice in self.game.options(self.state, self.decider)]
        return [line for line in lines if not verbs or line.split()[0] in verbs]

    def interrupts(self, seat: int) -> list[str]:
        return [self.game.notation(choice) for choice in self.game.interrupts(self.state, seat)]

    def choose(self, *lines: str) -> "Table":
        """Choose for whoever must decide, one line after the other; a unique beginning suffices."""
        for line in lines:
            seat = self.decider
            self.game.apply(self.state, seat, self._find(seat, line))
        return self

    def interrupt(self, seat: int, line: str) -> "Table":
        for choice in self.game.interrupts(self.state, seat):
            if self.game.notation(choice) == line:
                self.game.apply_interrupt(self.state, seat, choice)
                return self
        raise NotPossible(f"seat {seat_letter(seat)} cannot '{line}' now")

    def _find(self, seat: int, line: str) -> int:
        choices = self.game.options(self.state, seat)
        exact = [choice for choice in choices if self.game.notation(choice) == line]
        found = exact or [choice for choice in choices if self.game.notation(choice).startswith(line + " ")]
        if exact or len(found) == 1:
            return found[0]
        verb = line.split()[0]
        near = [self.game.notation(choice) for choice in choices]
        near = [other for other in near if other.split()[0] == verb] or near
        raise NotPossible(f"'{line}' is not one choice of seat {seat_letter(seat)}: {', '.join(near)}")

    def refused(self, line: str) -> str:
        """The name of the reason why the decider cannot choose a line; empty if it is not refused."""
        for refusal in self.game.refusals(self.state, self.decider):
            if self.game.notation(refusal.choice) == line:
                return self.game.reason_name(refusal.reason)
        return ""

    def refused_by(self, line: str) -> str:
        """The id of the rule by which a line is refused."""
        for refusal in self.game.refusals(self.state, self.decider):
            if self.game.notation(refusal.choice) == line:
                return self.game.reason_rule(refusal.reason)
        return ""

    def missing(self, line: str) -> dict[str, int]:
        """What a refused line lacks."""
        for refusal in self.game.refusals(self.state, self.decider):
            if self.game.notation(refusal.choice) == line:
                return {GOODS_NAMES[good]: count for good, count in enumerate(refusal.missing) if count}
        return {}

    def told(self, kind: str) -> list[Event]:
        """The events of one kind since the last mark."""
        return [event for event in self.events if EVENTS[event.kind] == kind]

    def story(self, *kinds: str) -> list[str]:
        """The names of all events since the last mark in order, perhaps only of some kinds."""
        names = [EVENTS[event.kind] for event in self.events]
        return [name for name in names if not kinds or name in kinds]

    def end_round(self) -> "Table":
        """Leave nobody an Hourglass but whoever decides, who rests: on to the first decision of the next round."""
        seat = self.decider
        for me in self.state.players:
            me.hourglasses = 0
        self.state.players[seat].hourglasses = 1
        return self.choose("rest 0")

    def play_on(self, until: str, limit: int = 1000) -> "Table":
        """Rest through turns, lose what is due, until a phase begins or the game is over."""
        for _ in range(limit):
            if self.state.finished or self._phase() == until:
                return self
            seat = self.decider
            self.game.apply(self.state, seat, self._dull(seat))
        raise AssertionError(f"'{until}' did not come")

    def _phase(self) -> str:
        return ("setup", "preparation", "upkeep", "action", "resolution", "end")[self.state.phase]

    def _dull(self, seat: int) -> int:
        choices = self.game.options(self.state, seat)
        verbs = self.game.rules.verbs
        for name in ("rest", "lose", "collect"):
            for choice in choices:
                if verbs[verb_of(choice)].name == name:
                    return choice
        return choices[-1]
