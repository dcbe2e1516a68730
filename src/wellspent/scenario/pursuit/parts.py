"""What lies on the boards of modules: the rows among it, and what a seat has there."""

from collections.abc import Sequence
from dataclasses import dataclass

from wellspent.cardfiles.faults import Report
from wellspent.games.pursuit.board import FIRST_ADULT
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.modules.community import CommunityPart
from wellspent.games.pursuit.modules.experiences import ExperiencesPart
from wellspent.games.pursuit.modules.mutual_friends import MutualPart
from wellspent.games.pursuit.modules.nostalgia import ACTIVE, PASSIVE, NostalgiaPart
from wellspent.games.pursuit.modules.relatives import RelativesPart
from wellspent.games.pursuit.modules.trends import TrendsPart
from wellspent.games.pursuit.state import NO_CARD, State

EMPTY_PLACE = "-"
TRIGGERS = {"passive": PASSIVE, "active": ACTIVE}


def board_rows(game: Pursuit, state: State) -> dict[str, list[int]]:
    """By pile: the cards that lie on the boards of modules, as they lie; changing a list changes the board."""
    found: dict[str, list[int]] = {}
    for part in state.parts:
        if isinstance(part, CommunityPart):
            found["community"] = part.slots
        elif isinstance(part, ExperiencesPart):
            found["experience"] = state.row[game.rules.piles.index("experience")]
        elif isinstance(part, MutualPart):
            found["mutual_friend"] = part.friends
        elif isinstance(part, RelativesPart):
            found["relative"] = part.relatives
        elif isinstance(part, TrendsPart):
            found["trend"] = part.trends
    return found


def is_dealt(pile: str, number: int) -> bool:
    """COM.board.02: the Community board is empty in the Teen round."""
    return pile != "community" or number >= FIRST_ADULT


def lift(game: Pursuit, state: State, number: int) -> None:
    """Take a card away from whatever board or hand of a module it lies in."""
    for row in board_rows(game, state).values():
        if number in row:
            row[row.index(number)] = NO_CARD
    for part in state.parts:
        if isinstance(part, ExperiencesPart):
            for dreams, desires in zip(part.dreams, part.desires, strict=True):
                _clear(dreams, desires, number)
        elif isinstance(part, NostalgiaPart):
            for board, checks in zip(part.boards, part.checks, strict=True):
                _clear(board, checks, number)
            part.hands = [[other for other in hand if other != number] for hand in part.hands]


def _clear(board: list[int], beside: list[int], number: int) -> None:
    if number in board:
        place = board.index(number)
        board[place], beside[place] = NO_CARD, 0


@dataclass(frozen=True)
class Place:
    """A card on somebody's board as a scenario writes it, and what lies beside it: `motorcycle 2`."""

    id: str
    beside: int


def read_dream(text: str, most: int, report: Report) -> Place | None:
    """A card and its Desire tokens."""
    id, *words = text.split() or [""]
    if len(words) > 1 or not all(word.isdecimal() and int(word) <= most for word in words):
        report.fault("dreams", f"found {text}, expected a card and up to {most} Desire tokens like motorcycle 2")
        return None
    return Place(id, int(words[0]) if words else 0)


def read_memory(text: str, report: Report) -> Place | None:
    """A card and its Triggers that are activated."""
    id, *words = text.split() or [""]
    if unknown := [word for word in words if word not in TRIGGERS]:
        report.fault("memories", f'{text}: found "{unknown[0]}", expected passive or active')
        return None
    return Place(id, sum(TRIGGERS[word] for word in set(words)))


def part_of_experiences(state: State) -> ExperiencesPart | None:
    return next((part for part in state.parts if isinstance(part, ExperiencesPart)), None)


def part_of_nostalgia(state: State) -> NostalgiaPart | None:
    return next((part for part in state.parts if isinstance(part, NostalgiaPart)), None)


def dream_words(ids: Sequence[str], desires: Sequence[int]) -> list[str]:
    return [f"{id} {count}" if count else id for id, count in zip(ids, desires, strict=True)]


def memory_words(ids: Sequence[str], checks: Sequence[int]) -> list[str]:
    made = []
    for id, bits in zip(ids, checks, strict=True):
        made.append(" ".join([id, *(name for name, bit in TRIGGERS.items() if bits & bit)]))
    return made
