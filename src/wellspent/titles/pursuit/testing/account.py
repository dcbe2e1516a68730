"""Whether the account of a move tells all that happened: what the events say adds up to what changed."""

from wellspent.engine.events import Event
from wellspent.engine.session import seat_letter
from wellspent.games.pursuit.board import OFF_THE_TRACK
from wellspent.games.pursuit.events import (
    GAINED,
    HEALTHIER,
    LIFE_ENDED,
    LTH_CHANGED,
    PAID,
    RELAXED,
    ROUND,
    STRESSED,
)
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import Player, State

__all__ = ["account_faults", "overshoot_faults"]


def account_faults(rules: Rules, before: State, after: State, events: list[Event]) -> list[str]:
    """Resources, Money, LTH and Stress move by as much as the events tell."""
    faults: list[str] = []
    for seat in range(len(after.players)):
        own = [event for event in events if event.seat == seat]
        told, was = told_changes(rules, own), purse(before.players[seat])
        for name, change, old, new in zip(NAMES, told, was, purse(after.players[seat]), strict=True):
            if min(old + change, LIMIT[name]) != new:
                faults.append(f"seat {seat_letter(seat)}: {name} went from {old} to {new}, told {change:+}")
    return faults


NAMES = (*GOODS_NAMES[:4], "lth", "stress")
LIMIT = {name: OFF_THE_TRACK if name == "stress" else 1 << 30 for name in NAMES}


def purse(me: Player) -> list[int]:
    return [me.knowledge, me.creativity, me.influence, me.money, me.lth, me.stress]


def told_changes(rules: Rules, events: list[Event]) -> list[int]:
    changes = [0] * len(NAMES)
    for event in events:
        kind = rules.remembered_like.get(event.kind, event.kind)
        if kind in (GAINED, PAID):
            for good in range(4):
                changes[good] += event.goods[good] if kind == GAINED else -event.goods[good]
        elif event.kind == LTH_CHANGED:
            changes[4] += event.number
        elif event.kind == STRESSED:
            changes[5] += event.number
        elif event.kind in (RELAXED, HEALTHIER):
            changes[5] -= event.number
    return changes


def overshoot_faults(before: State, seat: int, events: list[Event]) -> list[str]:
    """PH.stress.13: no choice of a player brings more Stress than one space off the end."""
    stress = before.players[seat].stress
    for event in events:
        if event.kind in (ROUND, LIFE_ENDED):
            break
        if event.seat == seat and event.kind == STRESSED:
            stress += event.number
        elif event.seat == seat and event.kind in (RELAXED, HEALTHIER):
            stress -= event.number
        if stress > OFF_THE_TRACK:
            return [f"seat {seat_letter(seat)} goes to Stress {stress}"]
    return []
