"""Games between computer players, one after the other or in several processes, as plain results."""

import multiprocessing
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final

from wellspent.bots import bot
from wellspent.cardfiles import catalog
from wellspent.engine.events import Event
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import LAST_ROUND, STRESS_END
from wellspent.games.pursuit.cards import KINDS, LIFE_GOAL
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

SOURCES: Final = ("projects", "items", "activities", "jobs", "partners", "goals", "mood", "inheritance", "other")
SOURCE_OF_KIND: Final = (
    "projects",
    "projects",
    "projects",
    "items",
    "activities",
    "jobs",
    "partners",
    "other",
    "goals",
)
SOURCE_OF_RULE: Final = {"PH.sth.02": "mood", "PH.end.04": "inheritance"}
# How a life ended: of age at the start of a round, of a bill, in an action, or after its last round.
ENDS: Final = ("age", "upkeep", "action", "full life")

_TAKING: Final = (
    kinds.TOOK,
    kinds.HIRED,
    kinds.PROMOTED,
    kinds.JOINED,
    kinds.CARD_GAINED,
    kinds.KEPT_TRAIT,
    kinds.GOAL_REACHED,
)
_RISING: Final = (kinds.ADVANCED, kinds.UPGRADED, kinds.DEVELOPED, kinds.RETIRED)
_OFFERING: Final = (kinds.TURNED_UP, kinds.DEALT_TRAIT, kinds.GOAL_REVEALED)


@dataclass(frozen=True)
class Match:
    """Who plays what, and how often. Seats rotate from game to game."""

    players: tuple[str, ...]
    edition: str = "second"
    games: int = 100
    seed: str = "1"

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"

    def seating(self, number: int) -> list[str]:
        count = len(self.players)
        return [self.players[(seat + number) % count] for seat in range(count)]


@dataclass
class Life:
    """What became of one seat."""

    bot: str
    score: int = 0
    has_won: bool = False
    rounds: int = 0
    end: str = ""
    # LTH by where it came from, and the levels (from 1) at which each card was taken or to which it was raised.
    sources: dict[str, int] = field(default_factory=dict)
    cards: dict[str, list[int]] = field(default_factory=dict)


@dataclass
class Result:
    """One finished game."""

    number: int
    seed: str
    rounds: int
    decisions: int
    offered: list[str]
    lives: list[Life]


@cache
def table(edition: str, seats: int) -> Pursuit:
    return Pursuit(catalog().cards(edition, []), edition, seats)


def play_game(match: Match, number: int) -> Result:
    """Play one game to its end."""
    game = table(match.edition, len(match.players))
    seed, names = match.seed_of(number), match.seating(number)
    bots = [bot(name, game, seat, seed) for seat, name in enumerate(names)]
    log: list[Event] = []
    state = game.deal(seed)
    state.log = log
    game.settle(state)
    decisions = 0
    while not state.finished:
        seat = game.deciders(state)[0]
        options = game.options(state, seat)
        choice = bots[seat].choose(game.view(state, seat), options) if len(options) > 1 else options[0]
        game.apply(state, seat, choice)
        decisions += 1
    offered = sorted({game.rules.cards[event.card].id for event in log if event.kind in _OFFERING})
    lives = [_life(game, state, log, seat, name) for seat, name in enumerate(names)]
    return Result(number, seed, state.round, decisions, offered, lives)


def _life(game: Pursuit, state: State, log: list[Event], seat: int, name: str) -> Life:
    me = state.players[seat]
    life = Life(name, me.lth, seat in game.winners(state), me.rounds_lived)
    for event in log:
        if event.seat == seat:
            _note(game, life, event)
    if me.rounds_lived == LAST_ROUND and me.stress <= STRESS_END:
        life.end = "full life"
    return life


def _note(game: Pursuit, life: Life, event: Event) -> None:
    if event.kind == kinds.LTH_CHANGED:
        source = _source(game, event)
        life.sources[source] = life.sources.get(source, 0) + event.number
    elif event.kind in _TAKING or event.kind in _RISING:
        life.cards.setdefault(game.rules.cards[event.card].id, []).append(event.level + 1)
    elif event.kind == kinds.STRESSED:
        life.end = _end(event.rule)


def _source(game: Pursuit, event: Event) -> str:
    if event.rule in SOURCE_OF_RULE:
        return SOURCE_OF_RULE[event.rule]
    return SOURCE_OF_KIND[game.rules.cards[event.card].kind] if event.card >= 0 else "other"


def _end(rule: str) -> str:
    """What the last Stress of a life came from."""
    if rule.startswith("PH.prep."):
        return "age"
    return "upkeep" if rule.startswith("PH.upkeep.") else "action"


def play_match(match: Match, jobs: int = 1) -> Iterator[Result]:
    """The results in the order of the games, the same whatever the number of processes."""
    numbers = range(match.games)
    if jobs == 1:
        yield from map(partial(play_game, match), numbers)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(play_game, match), numbers, chunksize=max(1, min(8, match.games // (4 * jobs))))


def every_card(edition: str, seats: int) -> Sequence[tuple[str, str]]:
    """Id and kind of every card of the game, in the order of the card files."""
    return [(card.id, KINDS[card.kind]) for card in table(edition, seats).rules.cards if card.kind <= LIFE_GOAL]
