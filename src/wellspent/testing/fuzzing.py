"""Random games that hunt for faults. A game depends on its plan alone: the same seed and number, the same game."""

import hashlib
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from wellspent import library, titles
from wellspent.engine.chance import Chance, quick_chance
from wellspent.engine.record import move_line
from wellspent.engine.session import Move, Session

from .agreement import copy_faults, position_faults, replay_faults, undo_faults, view_faults
from .company import Company, Pick, apply
from .coverage import Reached, watch
from .decisions import decision_faults
from .kit import Kit

__all__ = [
    "Batch",
    "Fault",
    "Plan",
    "Sort",
    "kit_of",
    "plan",
    "play_batch",
    "play_light",
    "play_thorough",
    "record_of",
    "tables_of",
]

MOST_DECISIONS: Final = 5000
# In a thorough game one position in so many is copied, viewed and gone back from.
SAMPLE: Final = 24
# So many games are played with a deck that chance has written.
DECK_GAMES: Final = 25
# Modules or sets of cards that every game draws anew.
RANDOM: Final = ("random",)


@dataclass(frozen=True)
class Sort:
    """Games to play: of one kind, over editions and numbers of players."""

    game: str
    seats: tuple[int, ...]
    editions: tuple[str, ...] = ("",)
    modules: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    # Whether they have cards that are written at random.
    invents: bool = False


@lru_cache
def tables_of(sort: Sort) -> list[library.GameSetup]:
    """The editions and numbers of players of a sort for which there is such a game, with all it may draw from."""
    return [
        table
        for seats in sort.seats
        for edition in sort.editions
        if library.is_possible(table := fullest(sort, edition, seats))
    ]


def fullest(sort: Sort, edition: str, seats: int) -> library.GameSetup:
    title = titles.title(sort.game)
    modules = title.modules_of(edition, seats) if sort.modules == RANDOM else sort.modules
    sets = title.sets_of(edition) if sort.sets == RANDOM else sort.sets
    return library.nameless(library.ruleset(sort.game, seats, edition, modules, sets))


@dataclass(frozen=True)
class Plan:
    """One random game."""

    number: int
    setup: library.GameSetup
    # The seed of the deck, where the cards are written at random.
    deck: str = ""

    @property
    def seed(self) -> str:
        return self.setup.seed

    @property
    def sort(self) -> str:
        """The edition, and the game where it has none."""
        return self.setup.edition or self.setup.game


def plan(seed: str, number: int, sorts: Sequence[Sort]) -> Plan:
    """Game after game goes through all sorts, and each through all its editions and numbers of players."""
    # To write a deck takes longer than to play with it.
    table_number = number // DECK_GAMES if sorts[0].invents else number
    sort, turn = sorts[table_number % len(sorts)], table_number // len(sorts)
    tables, own_seed = tables_of(sort), f"{seed}-{number}"
    table, table_seed = tables[turn % len(tables)], f"{seed}-{table_number}"
    luck = quick_chance(table_seed, ["modules"])
    modules = drawn(luck, table.modules) if sort.modules == RANDOM else sort.modules
    sets = drawn(luck, table.sets) if sort.sets == RANDOM else sort.sets
    deck = table_seed if sort.invents else ""
    ruleset = replace(table.ruleset, modules=modules, sets=sets)
    return Plan(number, replace(table, seed=own_seed, ruleset=ruleset), deck)


def drawn(luck: Chance, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if luck.below(0, 2))


class Broken(Exception):
    """A game that breaks a promise."""


@dataclass(frozen=True)
class Fault:
    """What went wrong in a game, and the choices that lead there."""

    plan: Plan
    what: str
    picks: tuple[Pick, ...]


@dataclass
class Batch:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    # One for each game, in order: a digest of the text of its final position.
    digests: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    reached: Reached = field(default_factory=Reached)

    def add(self, other: "Batch") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.digests += other.digests
        self.faults += other.faults
        self.reached.add(other.reached)

    def checksum(self) -> str:
        return hashlib.sha256("\n".join(self.digests).encode()).hexdigest()


def kit_for(plan: Plan) -> Kit[Any]:
    """The kit of a planned game; games with the same cards that are played one after the other share it."""
    return deck_kit(plan.setup.ruleset, plan.deck) if plan.deck else kit_of(plan.setup.ruleset)


def new_kit(setup: library.GameSetup, deck: str = "") -> Kit[Any]:
    title = titles.title(setup.game)
    return title.kit(title.invented(setup, deck) if deck else library.open_game(setup))


@lru_cache(maxsize=1)
def deck_kit(ruleset: library.Ruleset, deck: str) -> Kit[Any]:
    """The kit of a game with cards that are written at random."""
    return new_kit(library.nameless(ruleset), deck)


@lru_cache(maxsize=64)
def kit_of(ruleset: library.Ruleset) -> Kit[Any]:
    """The kit of a game, opened once in each process for all seeds."""
    return new_kit(library.nameless(ruleset))


def play_batch(plans: Sequence[Plan], light: bool, with_digest: bool = True) -> Batch:
    """Play games one after the other; a fault ends its game, not the run."""
    batch = Batch()
    for each in plans:
        picks: list[Pick] = []
        batch.games += 1
        try:
            play = play_light if light else play_thorough
            text = play(each, picks, batch.reached)
            batch.digests.append(hashlib.sha256(text.encode()).hexdigest() if with_digest else "")
        except Exception as error:  # whatever it is, the run goes on and reports it
            batch.faults.append(Fault(each, describe(error), tuple(picks)))
            batch.digests.append("fault")
        batch.decisions += len(picks)
    return batch


def describe(error: Exception) -> str:
    if isinstance(error, Broken):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return (
        f"{type(error).__name__}: {error} (in {place.name}, {place.filename.rpartition('wellspent')[2]}:{place.lineno})"
    )


def demand(faults: list[str]) -> None:
    if faults:
        raise Broken("; ".join(faults))


def play_light(plan: Plan, picks: list[Pick], reached: Reached) -> str:
    """Crashes, dead ends, endless games, and the invariants at the end of each round."""
    kit = kit_for(plan)
    company = Company(kit, plan.seed)
    state = kit.game.start(plan.seed)
    current = kit.round(state)
    while not state.finished:
        pick = company.pick(state)
        picks.append(pick)
        apply(kit, state, pick)
        if kit.round(state) != current:
            current = kit.round(state)
            demand(kit.invariants(state))
        if len(picks) > MOST_DECISIONS:
            raise Broken(f"no end after {MOST_DECISIONS} decisions")
    demand(kit.invariants(state))
    reached.verbs.update(kit.verbs[pick.choice & 255] for pick in picks)
    return kit.text(state)


def play_thorough(plan: Plan, picks: list[Pick], reached: Reached) -> str:
    """Every check there is, at every decision or at a sample of them."""
    return Thorough(plan, picks, reached).play()


class Thorough:
    """A game that is looked at from all sides while it is played."""

    def __init__(self, plan: Plan, picks: list[Pick], reached: Reached) -> None:
        self.plan = plan
        self.picks = picks
        self.reached = reached
        self.kit: Kit[Any] = new_kit(plan.setup, plan.deck)
        watch(self.kit, reached.steps)
        self.company = Company(self.kit, plan.seed)
        self.luck: Chance = quick_chance(plan.seed, ["samples"])
        self.session: Session[Any] = Session(self.kit.game, plan.seed)
        self.texts = [self.kit.text(self.session.state)]
        # Copies of earlier positions on which the same choices are made.
        self.twins: list[Any] = []
        reached.note_events(self.kit, self.session.opening)

    def play(self) -> str:
        while not self.session.state.finished:
            self.look()
            self.move(self.company.pick(self.session.state))
            if len(self.picks) > MOST_DECISIONS:
                raise Broken(f"no end after {MOST_DECISIONS} decisions")
        self.look()
        demand(undo_faults(self.kit, self.session, self.texts))
        if not self.plan.deck:
            demand(replay_faults(self.kit, self.session, self.plan.setup))
        demand(self.twin_faults())
        return self.texts[-1]

    def look(self) -> None:
        """Check the present position; options, refusals and notation must leave it as it is."""
        kit, state = self.kit, self.session.state
        demand(kit.invariants(state) + decision_faults(kit, state))
        for seat in kit.game.deciders(state):
            self.reached.note_refusals(kit, kit.game.refusals(state, seat))
        if kit.text(state) != self.texts[-1]:
            raise Broken("looking at a position changes it")
        if self.luck.below(0, SAMPLE) == 0:
            self.look_closely()

    def look_closely(self) -> None:
        kit, state = self.kit, self.session.state
        demand(copy_faults(kit, state, f"{self.plan.seed} {len(self.picks)}"))
        demand(position_faults(kit, state, self.session.seed))
        demand(view_faults(kit, state, self.luck))
        demand(undo_faults(kit, self.session, self.texts))
        self.twins.append(kit.game.copy(self.session.state))

    def move(self, pick: Pick) -> None:
        kit, session = self.kit, self.session
        before = kit.game.copy(session.state)
        self.picks.append(pick)
        move = session.choose(pick.seat, kit.game.notation(pick.choice))
        if move.choice != pick.choice or move.is_interrupt != pick.is_interrupt:
            raise Broken(f"'{move.line}' is another choice when it is given as a line")
        demand(kit.revealed(before, session.state))
        demand(kit.account(before, session.state, pick.seat, move.events))
        for twin in self.twins:
            apply(kit, twin, pick)
        self.texts.append(kit.text(session.state))
        self.reached.verbs[kit.verbs[pick.choice & 255]] += 1
        self.reached.note_events(kit, move.events)

    def twin_faults(self) -> list[str]:
        wrong = [twin for twin in self.twins if self.kit.text(twin) != self.texts[-1]]
        return ["the same choices on a copy lead elsewhere"] if wrong else []


def record_of(fault: Fault) -> str:
    """The record that shows a fault; its last choice may be one that can be written and not be made."""
    kit = kit_for(fault.plan)
    session: Session[Any] = Session(kit.game, fault.plan.seed)
    unplayed: list[str] = []
    for number, pick in enumerate(fault.picks):
        try:
            session.choose(pick.seat, kit.game.notation(pick.choice))
        except Exception:  # the fault itself, perhaps
            lines = [move_line(place, written(kit, each)) for place, each in enumerate(fault.picks, 1)]
            unplayed = lines[number:]
            break
    return library.write_record(fault.plan.setup, session) + "".join(f"{line}\n" for line in unplayed)


def written(kit: Kit[Any], pick: Pick) -> Move:
    return Move(pick.seat, pick.choice, kit.game.notation(pick.choice), pick.is_interrupt, 0)
