"""A card in a play area as a scenario writes it: `car 2`, `hr_executive`, `ceo retired`, `yoga aside`."""

from dataclasses import dataclass

from wellspent.cardfiles.faults import Report
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

NEVER_ASIDE = ("item", "activity", "partner")
NOT_HELD = {"child_trait": "trait = …", "life_goal": "goals of the position"}
SIDES = "ab"
LAST_RANK = 3


@dataclass(frozen=True)
class Holding:
    """A card, its level counted from 0, whether it is set aside, and the side it shows."""

    card: Card
    level: int
    is_aside: bool
    side: int


def read_holding(text: str, game: Pursuit, report: Report) -> Holding | None:
    """What the words mean; None and a fault if that cannot be."""
    id, *words = text.split() or [""]
    number = game.rules.card_number.get(id)
    if number is None:
        report.word("holds", id, game.rules.card_number, "card of this game")
        return None
    card = game.rules.cards[number]
    if fault := _fault(card, words):
        report.fault("holds", f"{text}: {fault}")
        return None
    is_aside = "aside" in words or "retired" in words
    side = next((SIDES.index(word) for word in words if word in SIDES), 0)
    return Holding(card, _level(card, words), is_aside, side)


def is_on_ladder(card: Card) -> bool:
    """A Job with a Level of its own, which is written without one; others have levels like any card."""
    return card.kind_name == "job" and card.rank > 0


def _level(card: Card, words: list[str]) -> int:
    numbers = [int(word) for word in words if word.isdecimal()]
    if numbers:
        return numbers[0] - 1
    if "retired" in words or ("aside" in words and card.kind_name == "basic_project"):
        return card.top
    return 0


def _fault(card: Card, words: list[str]) -> str:
    kind = card.kind_name
    if kind in NOT_HELD:
        return f"a card of kind {kind} belongs under {NOT_HELD[kind]}"
    for word in words:
        if not word.isdecimal() and word not in ("aside", "retired", *SIDES):
            return f'found "{word}", expected a level, aside, retired, a or b'
    if not 0 <= _level(card, words) < len(card.levels):
        return f"expected a level from 1 to {len(card.levels)}"
    if is_on_ladder(card):
        return _fault_of_job(card, words)
    if "retired" in words:
        return "write a level, and aside" if kind == "job" else "only a Job can be retired"
    if "aside" in words and kind in NEVER_ASIDE:
        return "only Projects are set aside"
    return _fault_of_project(card, words) if kind == "basic_project" else ""


def _fault_of_job(card: Card, words: list[str]) -> str:
    if "aside" in words or any(word.isdecimal() for word in words):
        return "a Job has no levels; write retired for a Job set aside"
    if "retired" in words and card.rank < LAST_RANK:
        return f"only a Job of Level {LAST_RANK} can be retired"
    return ""


def _fault_of_project(card: Card, words: list[str]) -> str:
    is_complete = _level(card, words) == card.top
    if is_complete and "aside" not in words:
        return "a Basic Project at its last level is complete: write aside"
    if "aside" in words and not is_complete:
        return "a Basic Project is set aside at its last level only"
    return ""


def holding_words(game: Pursuit, state: State, number: int, is_aside: bool) -> str:
    """The same words for a card that lies in a play area."""
    card = game.rules.cards[number]
    if is_on_ladder(card):
        return f"{card.id} retired" if state.level[number] > 0 else card.id
    words = f"{card.id} {state.level[number] + 1}"
    return f"{words} aside" if is_aside else words
