"""Moving along the tracks: Stress, Relax, Good Health, Short- and Long-Term Happiness."""

from .board import LEFT_END_OF, OFF_THE_TRACK, POPULARITY_END, STH_LIMIT, STRESS_END
from .events import HEALTHIER, LTH_CHANGED, POPULARITY_CHANGED, RELAXED, STH_CHANGED, STRESSED, tell
from .rules import Rules
from .state import State


def get_stress(state: State, player: int, points: int, rule: str, card: int = -1) -> None:
    """PH.stress.05, PH.stress.06: one space to the right for each point; off the end the life is doomed."""
    me = state.players[player]
    if points == 0 or not me.is_alive or me.is_doomed:
        return
    tell(state, STRESSED, player, card, number=points, rule=rule)
    me.stress += points
    if me.stress > STRESS_END:
        me.stress = OFF_THE_TRACK
        me.is_doomed = True


def relax(state: State, player: int, spaces: int, rule: str = "PH.stress.17") -> None:
    """PH.stress.17, PH.stress.18: to the left, but never out of the section."""
    me = state.players[player]
    if not me.is_alive or me.is_doomed:
        return
    before = me.stress
    me.stress = calmer(before, spaces)
    moved = before - me.stress
    tell(state, RELAXED, player, level=spaces - moved, number=moved, rule=rule)


def calmer(stress: int, spaces: int) -> int:
    return max(stress - spaces, LEFT_END_OF[stress])


def get_healthier(rules: Rules, state: State, player: int, times: int) -> None:
    """PH.stress.20, PH.stress.26: one section to the left, several times one after the other."""
    me = state.players[player]
    if not me.is_alive or me.is_doomed:
        return
    before = me.stress
    me.stress = healthier(rules, before, times)
    tell(state, HEALTHIER, player, number=before - me.stress, rule="PH.stress.20")


def healthier(rules: Rules, stress: int, times: int) -> int:
    for _ in range(times):
        stress = rules.edition.good_health[stress]
    return stress


def change_sth(state: State, player: int, change: int, rule: str, card: int = -1) -> None:
    """PH.sth.01, PH.sth.02: what goes beyond the track becomes LTH, for better or worse."""
    me = state.players[player]
    if change == 0 or not me.is_alive:
        return
    wanted = me.sth + change
    me.sth = max(-STH_LIMIT, min(STH_LIMIT, wanted))
    tell(state, STH_CHANGED, player, card, number=change, rule=rule)
    if wanted != me.sth:
        change_lth(state, player, wanted - me.sth, "PH.sth.02", card)


def change_lth(state: State, player: int, change: int, rule: str, card: int = -1) -> None:
    state.players[player].lth += change
    tell(state, LTH_CHANGED, player, card, number=change, rule=rule)


def change_popularity(state: State, player: int, change: int, rule: str, card: int = -1) -> None:
    """COM.pop.03 to .05: along the track; beyond its right end lies LTH, beyond its left end nothing."""
    me = state.players[player]
    wanted = me.popularity + change
    moved = max(0, min(POPULARITY_END, wanted)) - me.popularity
    if moved:
        me.popularity += moved
        tell(state, POPULARITY_CHANGED, player, card, number=moved, rule=rule)
    if wanted > POPULARITY_END:
        change_lth(state, player, wanted - POPULARITY_END, "COM.pop.04", card)
