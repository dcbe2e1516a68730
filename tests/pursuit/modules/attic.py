"""Memories laid out for tests: hands, Nostalgia boards and Check Marks."""

from collections.abc import Sequence

from wellspent.engine.names import number_of
from wellspent.games.pursuit.cards import (
    ABILITY_DOES,
    DEEDS,
    GAME_END,
    MEASURES,
    MID_GAME,
    OCCASIONS,
    ONGOING,
    REACH,
    Ability,
    Card,
    Goal,
    Level,
)
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.nostalgia import Nostalgia
from wellspent.games.pursuit.modules.nostalgia.part import ACTIVE, BOTH, PASSIVE, NostalgiaPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.titles.pursuit.scenario import position
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, amounts, bound_on, level

# NOS.cat.01; the two Outcomes stand behind the Levels.
LEVELS = {"life_goal": 1, "ability": 2, "outcomes": 4, "repeatable": 4}
NAMES_OF_CHECKS = {0: "", PASSIVE: "passive", ACTIVE: "active", BOTH: "both"}
TIMINGS = {"mid_game": MID_GAME, "game_end": GAME_END, "ongoing": ONGOING}


def memory(
    id: str,
    *levels: Level,
    mark: str = "ability",
    on: str = "study",
    stirs: Amounts | None = None,
    cost: Amounts | None = None,
    awakes: Amounts | None = None,
    use: Level | None = None,
    goal: Goal | None = None,
) -> Card:
    """A Nostalgia card: it waits `on` an action, which `stirs` something; paying the `cost` `awakes` something."""
    passive = Level(reward=amounts(stirs), occasion=number_of(OCCASIONS, on))
    sections = {"passive": passive, "active": level(cost, awakes)} | ({"use": use} if use else {})
    every = list(levels) or [level()] * LEVELS[mark]
    return Card(
        id, "nostalgia", "nostalgia", [*every, *sections.values()], goal=goal, marks=[mark], sections=list(sections)
    )


def personal_goal(timing: str, measure: str, bound: int, lth: int = 3, at_most: bool = False) -> Goal:
    return Goal(TIMINGS[timing], REACH, -1, [bound_on(measure, bound, at_most)], goods(lth=lth), [])


def counting_goal(aim: int, measure: str, lth: int = 1) -> Goal:
    return Goal(ONGOING, aim, MEASURES.index(measure), [], goods(lth=lth), [])


def doing(deed: str, number: int = 0) -> list[Ability]:
    """An ability of the module's own."""
    return [Ability(ABILITY_DOES, number=number, deed=number_of(DEEDS, deed))]


def attic(*cards: Card, modules: Sequence[type[Module]] = (), seats: int = 2, board: Sequence[str] = ()) -> Table:
    """A table with Nostalgia and empty hands; the first seat has these cards on its board."""
    table = Table(Nostalgia, *modules, cards=cards, seats=seats).goals()
    part = part_of(table.state, NostalgiaPart)
    table.state.box = [*table.state.box, *(number for hand in part.hands for number in hand)]
    part.hands = [[] for _ in range(seats)]
    for id in board:
        remembers(table, id)
    return table


def has_in_hand(table: Table, *ids: str, seat: int = 0) -> Table:
    for id in ids:
        number = table.game.rules.card(id).index
        position.lift(table.game, table.state, number)
        part_of(table.state, NostalgiaPart).hands[seat].append(number)
    return table


def remembers(table: Table, id: str, checks: int = 0, seat: int = 0) -> Table:
    """A card on a Nostalgia board, perhaps with Check Marks on it."""
    part, number = part_of(table.state, NostalgiaPart), table.game.rules.card(id).index
    position.lift(table.game, table.state, number)
    slot = part.boards[seat].index(NO_CARD)
    part.boards[seat][slot] = number
    part.checks[seat][slot] = checks
    return table


def stores(table: Table, id: str, count: int) -> Table:
    """So many tokens on a card that holds some."""
    part_of(table.state, NostalgiaPart).stored[table.game.rules.card(id).index] = count
    return table


def stored_on(table: Table, id: str) -> int:
    return part_of(table.state, NostalgiaPart).stored.get(table.game.rules.card(id).index, 0)


def hand_ids(table: Table, seat: int = 0) -> list[str]:
    return table.ids(part_of(table.state, NostalgiaPart).hands[seat])


def board_ids(table: Table, seat: int = 0) -> list[str]:
    return table.ids(part_of(table.state, NostalgiaPart).boards[seat])


def checks_on(table: Table, id: str, seat: int = 0) -> str:
    """Which Triggers of a card on the board have a Check Mark: "", "passive", "active" or "both"."""
    part = part_of(table.state, NostalgiaPart)
    slot = part.boards[seat].index(table.game.rules.card(id).index)
    return NAMES_OF_CHECKS[part.checks[seat][slot]]
