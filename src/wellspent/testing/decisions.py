"""What must be true of every decision, in every game."""

from collections import Counter
from functools import cache

from wellspent import ledger
from wellspent.engine.session import seat_letter
from wellspent.engine.step import Refusal

from .kit import Kit, S

__all__ = ["choice_faults", "decision_faults", "refusal_faults"]


def decision_faults(kit: Kit[S], state: S) -> list[str]:
    """Someone can choose until the game ends, every choice has its own line, and nothing is left out in silence."""
    game = kit.game
    deciders = game.deciders(state)
    if state.finished:
        return ["the game is over and someone must decide"] if deciders else []
    if not deciders:
        return ["nobody must decide and the game is not over"]
    faults = [] if game.decider(state) == deciders[0] else ["the one who decides is not the first of those who do"]
    for seat in range(game.seats):
        claims = choice_faults(kit, state, seat) if seat in deciders else []
        claims += interrupt_faults(kit, state, seat)
        faults += [f"seat {seat_letter(seat)}: {claim}" for claim in claims]
    return faults


def choice_faults(kit: Kit[S], state: S, seat: int) -> list[str]:
    if kit.is_out(state, seat):
        return ["is out of the game and must decide"]
    options = kit.game.options(state, seat)
    if not options:
        return ["must decide and has no choice"]
    refusals = kit.game.refusals(state, seat)
    known = options + [refusal.choice for refusal in refusals]
    faults = line_faults(kit, options) + refusal_faults(kit, options, refusals)
    return faults + [f"nothing is said about {wanted}" for wanted in kit.silent(state, seat, known)]


def interrupt_faults(kit: Kit[S], state: S, seat: int) -> list[str]:
    interrupts = kit.game.interrupts(state, seat)
    if interrupts and kit.is_out(state, seat):
        return ["is out of the game and may interrupt"]
    return line_faults(kit, interrupts)


def line_faults(kit: Kit[S], choices: list[int]) -> list[str]:
    lines = Counter(kit.game.notation(choice) for choice in choices)
    return [f"'{line}' is offered {count} times" for line, count in lines.items() if count > 1]


def refusal_faults(kit: Kit[S], options: list[int], refusals: list[Refusal]) -> list[str]:
    game = kit.game
    legal = {game.notation(choice) for choice in options}
    faults: list[str] = []
    for refusal in refusals:
        line = game.notation(refusal.choice)
        if line in legal:
            faults.append(f"'{line}' is both legal and refused")
        if not game.reason_name(refusal.reason) or not _is_rule(game.reason_rule(refusal.reason)):
            faults.append(f"'{line}' is refused for a reason without name or rule: {refusal.reason}")
        if any(amount < 0 for amount in refusal.missing):
            faults.append(f"'{line}' lacks less than nothing: {refusal.missing}")
    refused = Counter(game.notation(refusal.choice) for refusal in refusals)
    faults += [f"'{line}' is refused {count} times" for line, count in refused.items() if count > 1]
    return faults


@cache
def _is_rule(id: str) -> bool:
    return ledger.find(id) is not None
