"""What a life of CV was full of, as numbers, and what is usual."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wellspent.engine.events import Event
from wellspent.games.cv import events as kinds
from wellspent.games.cv.cards import CHILDHOOD, STACKS, TYPES
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import Player, State
from wellspent.story.rarity import Life, Usual

# By deck: the trait of a life with many of its cards.
AGES: Final = ("childhood", "youth", "middle", "old")
COUNTED: Final = {
    kinds.LOST: "lost",
    kinds.MISFORTUNE: "misfortune",
    kinds.INSURED: "insured",
    kinds.PLAYED: "played",
    kinds.TOOK: "assisted",
    kinds.RUNNING_PAID: "bills",
    kinds.REROLLED: "gambler",
    kinds.STARTS: "starter",
    kinds.NEIGHBOURS_SYMBOL: "borrower",
    kinds.CHANGED: "changer",
}
# What a year may bring.
_YEARS: Final = ("none", "one", "two", "many")
MISFORTUNE: Final = "misfortune"
# Over lives of computer players: `python -m bench.stories --game cv --usual`.
TYPICAL: Final[dict[str, Usual]] = {
    "assisted": Usual(0.35, 0.55),
    "balanced": Usual(-3.48, 1.42),
    "bills": Usual(1.43, 2.02),
    "borrower": Usual(0.43, 0.84),
    "changer": Usual(0.25, 0.50),
    "childhood": Usual(0.25, 0.50),
    "content": Usual(-4.84, 2.30),
    "few": Usual(-11.61, 1.76),
    "gambler": Usual(4.84, 2.30),
    "health": Usual(2.41, 1.45),
    "insured": Usual(0.28, 0.50),
    "knowledge": Usual(2.19, 1.46),
    "lost": Usual(0.62, 0.76),
    "lucky": Usual(1.48, 1.31),
    "many": Usual(11.61, 1.76),
    "middle": Usual(4.09, 0.96),
    "misfortune": Usual(0.53, 0.73),
    "missed": Usual(0.27, 0.50),
    "no_health": Usual(0.27, 0.50),
    "no_knowledge": Usual(0.30, 0.50),
    "no_possession": Usual(0.25, 0.50),
    "no_relationship": Usual(0.27, 0.50),
    "no_work": Usual(0.28, 0.50),
    "old": Usual(2.62, 0.91),
    "played": Usual(2.69, 0.88),
    "possession": Usual(3.02, 1.50),
    "private": Usual(5.12, 3.35),
    "public": Usual(7.88, 6.65),
    "relationship": Usual(2.27, 1.55),
    "starter": Usual(0.25, 0.50),
    "tall": Usual(4.36, 1.11),
    "work": Usual(1.71, 0.92),
    "youth": Usual(5.23, 0.95),
}


def read_life(game: CV, state: State, events: Sequence[Event], seat: int) -> Life:
    """The traits of a seat, of what is known of it."""
    own = [event for event in events if event.seat == seat]
    counts: Counter[str] = Counter(COUNTED[event.kind] for event in own if event.kind in COUNTED)
    counts["lucky"] = sum(1 for event in own if event.kind == kinds.BOUGHT and event.number)
    counts["content"] = -counts["gambler"]
    for event in own:
        if event.kind == kinds.ADDED:
            counts[AGES[game.rules.cards[event.card].deck - CHILDHOOD]] += 1
    return Life(seat, {**counts, **_of_stacks(state.players[seat]), **_of_goals(game, state, seat)})


def _of_stacks(me: Player) -> dict[str, float]:
    sizes = [len(me.stacks[stack]) for stack in range(STACKS)]
    found: dict[str, float] = {TYPES[stack]: size for stack, size in enumerate(sizes)}
    found |= {f"no_{TYPES[stack]}": 0 if size else 1 for stack, size in enumerate(sizes)}
    return {**found, "many": sum(sizes), "few": -sum(sizes), "tall": max(sizes), "balanced": min(sizes) - max(sizes)}


def _of_goals(game: CV, state: State, seat: int) -> dict[str, float]:
    """Goals are told only when all is over."""
    if not state.finished:
        return {}
    score = game.parts(state)[seat]
    return {"private": score.private, "missed": 0 if score.private else 1, "public": sum(score.public)}


def years_of(events: Sequence[Event], seat: int) -> list[str]:
    """What each round brought a seat: a misfortune, no card, one, two, or many."""
    found: list[str] = []
    for event in events:
        if event.kind == kinds.ROUND:
            found.append(_YEARS[0])
        elif found and event.seat == seat and event.kind == kinds.MISFORTUNE:
            found[-1] = MISFORTUNE
        elif found and event.seat == seat and event.kind == kinds.ADDED and found[-1] != MISFORTUNE:
            found[-1] = _YEARS[min(_YEARS.index(found[-1]) + 1, len(_YEARS) - 1)]
    return found
