"""Random games that hunt for faults. A game depends on its plan alone: the same seed and number, the same game."""

import hashlib
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wellspent import library
from wellspent.engine.chance import Chance, chance_from_seed
from wellspent.engine.record import move_line
from wellspent.engine.session import Move, Session, seat_letter
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.text import state_text

from .account import account_faults, overshoot_faults
from .agreement import copy_faults, replay_faults, revealed_faults, undo_faults, view_faults
from .coverage import Reached, watch
from .invariants import decision_faults, invariants
from .moods import Company, Pick

__all__ = ["Batch", "Fault", "Plan", "plan", "play_batch", "play_light", "play_thorough", "record_of"]

MOST_DECISIONS: Final = 5000
# In a thorough game one position in so many is copied, viewed and gone back from.
SAMPLE: Final = 24


@dataclass(frozen=True)
class Plan:
    """One random game."""

    number: int
    seed: str
    edition: str
    seats: int

    @property
    def setup(self) -> library.GameSetup:
        names = tuple(seat_letter(seat) for seat in range(self.seats))
        return library.GameSetup(names, self.seed, edition=self.edition)


def plan(seed: str, number: int, editions: Sequence[str], seats: Sequence[int]) -> Plan:
    """Game after game goes through all editions and numbers of players."""
    edition = editions[number % len(editions)]
    return Plan(number, f"{seed}-{number}", edition, seats[number // len(editions) % len(seats)])


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


@cache
def game_of(edition: str, seats: int) -> Pursuit:
    """The game of a plan, opened once in each process."""
    return library.open_pursuit(library.GameSetup(tuple("ABCD"[:seats]), "-", edition=edition))


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
    game = game_of(plan.edition, plan.seats)
    company = Company(game, plan.seed)
    state = game.start(plan.seed)
    current = state.round
    while not state.finished:
        pick = company.pick(state)
        picks.append(pick)
        apply(game, state, pick)
        if state.round != current:
            current = state.round
            demand(invariants(game, state))
        if len(picks) > MOST_DECISIONS:
            raise Broken(f"no end after {MOST_DECISIONS} decisions")
    demand(invariants(game, state))
    names = game.rules.verbs
    reached.verbs.update(names[pick.choice & 255].name for pick in picks)
    return state_text(game, state)


def apply(game: Pursuit, state: State, pick: Pick) -> None:
    if pick.is_interrupt:
        game.apply_interrupt(state, pick.seat, pick.choice)
    else:
        game.apply(state, pick.seat, pick.choice)


def play_thorough(plan: Plan, picks: list[Pick], reached: Reached) -> str:
    """Every check there is, at every decision or at a sample of them."""
    return Thorough(plan, picks, reached).play()


class Thorough:
    """A game that is looked at from all sides while it is played."""

    def __init__(self, plan: Plan, picks: list[Pick], reached: Reached) -> None:
        self.plan = plan
        self.picks = picks
        self.reached = reached
        self.game = library.open_pursuit(plan.setup)
        watch(self.game, reached.steps)
        self.company = Company(self.game, plan.seed)
        self.luck: Chance = chance_from_seed(plan.seed, ["samples"])
        self.session: Session[State] = Session(self.game, plan.seed)
        self.texts = [state_text(self.game, self.session.state)]
        # Copies of earlier positions on which the same choices are made.
        self.twins: list[State] = []
        reached.note_events(self.session.opening)

    def play(self) -> str:
        while not self.session.state.finished:
            self.look()
            self.move(self.company.pick(self.session.state))
            if len(self.picks) > MOST_DECISIONS:
                raise Broken(f"no end after {MOST_DECISIONS} decisions")
        self.look()
        demand(undo_faults(self.game, self.session, self.texts))
        demand(replay_faults(self.game, self.session, self.plan.setup))
        demand(self.twin_faults())
        return self.texts[-1]

    def look(self) -> None:
        """Check the present position; options, refusals and notation must leave it as it is."""
        game, state = self.game, self.session.state
        demand(invariants(game, state) + decision_faults(game, state))
        for seat in game.deciders(state):
            self.reached.note_refusals(game, game.refusals(state, seat))
        if state_text(game, state) != self.texts[-1]:
            raise Broken("looking at a position changes it")
        if self.luck.below(0, SAMPLE) == 0:
            self.look_closely()

    def look_closely(self) -> None:
        game, state = self.game, self.session.state
        demand(copy_faults(game, state, f"{self.plan.seed} {len(self.picks)}"))
        demand(view_faults(game, state, self.luck))
        demand(undo_faults(game, self.session, self.texts))
        self.twins.append(game.copy(self.session.state))

    def move(self, pick: Pick) -> None:
        game, session = self.game, self.session
        before = game.copy(session.state)
        self.picks.append(pick)
        move = session.choose(pick.seat, game.notation(pick.choice))
        if move.choice != pick.choice or move.is_interrupt != pick.is_interrupt:
            raise Broken(f"'{move.line}' is another choice when it is given as a line")
        demand(revealed_faults(before, session.state, game.rules.first_player_stream))
        demand(account_faults(before, session.state, move.events))
        if game.rules.edition.limits_stress:
            demand(overshoot_faults(before, pick.seat, move.events))
        for twin in self.twins:
            apply(game, twin, pick)
        self.texts.append(state_text(game, session.state))
        self.reached.verbs[game.rules.verbs[pick.choice & 255].name] += 1
        self.reached.note_events(move.events)

    def twin_faults(self) -> list[str]:
        wrong = [twin for twin in self.twins if state_text(self.game, twin) != self.texts[-1]]
        return ["the same choices on a copy lead elsewhere"] if wrong else []


def record_of(fault: Fault) -> str:
    """The record that shows a fault; its last choice may be one that can be written and not be made."""
    game = game_of(fault.plan.edition, fault.plan.seats)
    session: Session[State] = Session(game, fault.plan.seed)
    unplayed: list[str] = []
    for number, pick in enumerate(fault.picks, 1):
        line = game.notation(pick.choice)
        try:
            session.choose(pick.seat, line)
        except Exception:  # the fault itself, perhaps
            unplayed = [move_line(later, written(game, each)) for later, each in enumerate(fault.picks, 1)][
                number - 1 :
            ]
            break
    return library.write_record(fault.plan.setup, session) + "".join(f"{line}\n" for line in unplayed)


def written(game: Pursuit, pick: Pick) -> Move:
    return Move(pick.seat, pick.choice, game.notation(pick.choice), pick.is_interrupt, 0)
