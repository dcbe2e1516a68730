"""What a life was full of, as numbers."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wellspent.engine.events import Event
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import LAST_ROUND, OFF_THE_TRACK
from wellspent.games.pursuit.cards import (
    BASIC_PROJECT,
    CATEGORIES,
    FIELDS,
    GROUP_PROJECT,
    JOB,
    NO_CATEGORY,
    PARTNER,
    SINGLE_ROUND_PROJECT,
    Card,
)
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import Player, State
from wellspent.story.rarity import Life

from ..cards import catalog
from .sources import count_sources

SPACE_TRAITS: Final = ("study", "play", "interact", "temp_job")


def read_life(game: Pursuit, state: State, events: Sequence[Event], seat: int) -> Life:
    own = [event for event in events if event.seat == seat]
    counts = _counted(game, own)
    me = state.players[seat]
    sources = count_sources(game, own, seat)
    counts.update({source: sources[source] for source in catalog().traits if sources[source] > 0})
    return Life(seat, {**counts, **_of_player(game, me), **_of_course(own, state), **_absences(counts, me)})


def _counted(game: Pursuit, own: Sequence[Event]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for event in own:
        if event.kind == kinds.PLACED and game.rules.spaces[event.number] in SPACE_TRAITS:
            counts[game.rules.spaces[event.number]] += 1
        elif event.card >= 0:
            counts.update(_of_card(game, event, game.rules.cards[event.card]))
        elif event.kind in (kinds.HEALTHIER, kinds.STH_CHANGED):
            counts.update(_of_track(event))
    return counts


def _of_track(event: Event) -> dict[str, int]:
    if event.kind == kinds.HEALTHIER:
        return {"health": 1}
    return {"mood" if event.number > 0 else "gloom": abs(event.number)}


def _of_card(game: Pursuit, event: Event, card: Card) -> dict[str, int]:
    """Which traits an event with a card adds to."""
    kind = game.rules.remembered_like.get(event.kind, event.kind)
    found: dict[str, int] = {}
    if event.kind in (kinds.HEALTHIER, kinds.STH_CHANGED):
        return _of_track(event)
    if kind in (kinds.HIRED, kinds.PROMOTED) or (kind == kinds.TOOK and card.kind == JOB):
        found |= {"jobs": 1, FIELDS[card.field] if card.kind == JOB and card.field >= 0 else "jobs": 1}
    elif kind == kinds.RETIRED:
        found["retired" if card.kind == JOB else catalog().kinds.trait(card.kind_name).retired] = 1
    elif kind == kinds.DEVELOPED and card.kind == PARTNER and event.level == card.top:
        found["family"] = 1
    elif kind == kinds.GOAL_REACHED:
        found["goals"] = 1
    elif event.kind == kinds.SET_ASIDE:
        found |= _completed(card)
    if kind in (kinds.TOOK, kinds.CARD_GAINED):
        found |= _taken(card)
    return {name: count for name, count in found.items() if name}


def _taken(card: Card) -> dict[str, int]:
    return {catalog().kinds.trait(card.kind_name).taken: 1}


def _completed(card: Card) -> dict[str, int]:
    if own := catalog().kinds.trait(card.kind_name).completed:
        return {own: 1}
    if not BASIC_PROJECT <= card.kind <= GROUP_PROJECT:
        return {}
    found = {"projects": 1}
    if card.category != NO_CATEGORY:
        found[CATEGORIES[card.category]] = 1
    if card.kind == SINGLE_ROUND_PROJECT:
        found["sprints"] = 1
    return found


def _of_player(game: Pursuit, me: Player) -> dict[str, float]:
    left = me.knowledge + me.creativity + me.influence + me.money
    unfinished = [number for number in me.cards if game.rules.cards[number].kind == BASIC_PROJECT]
    return {
        "overtime": float(me.overtimes),
        "rest": float(me.rests),
        "career": float(me.promotions),
        "roles": float(me.roles),
        "discards": float(me.discards),
        "refreshes": float(me.refreshes),
        "unfinished": len(unfinished),
        "rich": float(left),
        "spent": 1 if left == 0 else 0,
    }


def _of_course(own: Sequence[Event], state: State) -> dict[str, float]:
    """What the course of a life shows: when happiness came, how much Stress, how long."""
    me = state.players[own[0].seat] if own else state.players[0]
    stress = sum(event.number for event in own if event.kind == kinds.STRESSED)
    gained = [event.number for event in own if event.kind == kinds.LTH_CHANGED and event.number > 0]
    halves = _halves(own)
    whole = max(1, sum(gained))
    return {
        "nerves": stress,
        "calm": -stress,
        "short": float(LAST_ROUND - me.rounds_lived) if not me.is_alive else 0.0,
        "long": 1 if me.rounds_lived == LAST_ROUND and me.stress < OFF_THE_TRACK else 0,
        "late": halves[1] / whole,
        "early": halves[0] / whole,
        "steady": -abs(halves[0] - halves[1]) / whole,
    }


def _halves(own: Sequence[Event]) -> tuple[int, int]:
    """The happiness of the first and of the second half of what brought any."""
    gained = [event for event in own if event.kind == kinds.LTH_CHANGED and event.number > 0]
    placed = [place for place, event in enumerate(own) if event.kind == kinds.PLACED]
    middle = placed[len(placed) // 2] if placed else 0
    first = sum(event.number for place, event in enumerate(own) if event in gained and place < middle)
    return first, sum(event.number for event in gained) - first


def _absences(counts: Counter[str], me: Player) -> dict[str, float]:
    """What a life did without."""
    return {
        "alone": 0 if counts["loves"] else 1,
        "workless": 0 if counts["jobs"] else 1,
        "bare": 0 if counts["things"] + counts["outings"] else 1,
        "restless": 0 if me.rests else 1,
    }
