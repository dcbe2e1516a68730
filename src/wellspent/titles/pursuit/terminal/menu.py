"""The choices of the Pursuit: in a turn by board, cards and free actions, else as answers."""

from typing import Final

from wellspent.engine.options import NO_ARGUMENT, first_of, verb_of
from wellspent.games.pursuit.action import BoardAction
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import TURN
from wellspent.terminal.menu import ANSWERS, LEAVING, Item, Menu

BOARD: Final = "board"
CARDS: Final = "cards"
FREE: Final = "free"
TURN_GROUPS: Final = (BOARD, CARDS, FREE)
# The plain spaces keep their numbers all game long; cards are counted behind them.
SPACE_NUMBERS: Final = {"study": 1, "play": 2, "interact": 3, "temp_job": 4, "overtime": 5, "rest": 6}
FIRST_CARD_NUMBER: Final = 10


def is_turn(state: State) -> bool:
    return not state.finished and bool(state.agenda) and state.agenda[-1].step == TURN


def make_menu(game: Pursuit, state: State, seat: int) -> Menu:
    """Number the choices of a seat: spaces by their fixed numbers, the rest in the order of the board."""
    turn = is_turn(state)
    options = game.options(state, seat) if seat in game.deciders(state) else []
    items = _turn_items(game, options) if turn else _answers(game, options)
    leaving = [Item(0, choice, LEAVING, game.notation(choice)) for choice in game.interrupts(state, seat)]
    return Menu(items, game.refusals(state, seat), leaving, TURN_GROUPS if turn else (ANSWERS,))


def _answers(game: Pursuit, options: list[int]) -> list[Item]:
    return [Item(place, choice, ANSWERS, game.notation(choice)) for place, choice in enumerate(options, 1)]


def _turn_items(game: Pursuit, options: list[int]) -> list[Item]:
    items: list[Item] = []
    used: set[int] = set()
    following = FIRST_CARD_NUMBER
    for choice in sorted(options, key=lambda choice: _place_of_group(game, choice)):
        number = _fixed_number(game, choice, used)
        if number == 0:
            number = following
            following += 1
        used.add(number)
        items.append(Item(number, choice, group_of(game, choice), game.notation(choice)))
    return items


def _place_of_group(game: Pursuit, choice: int) -> int:
    """Choices are numbered group after group, as they are listed."""
    group = group_of(game, choice)
    return TURN_GROUPS.index(group) if group in TURN_GROUPS else len(TURN_GROUPS)


def _fixed_number(game: Pursuit, choice: int, used: set[int]) -> int:
    """Rest comes in several lengths, which share the numbers behind its own."""
    first = SPACE_NUMBERS.get(game.rules.verbs[verb_of(choice)].name, 0)
    if first == 0:
        return 0
    free = [number for number in range(first, FIRST_CARD_NUMBER) if number not in used]
    return free[0] if free else 0


def group_of(game: Pursuit, choice: int) -> str:
    place = game.rules.verb_action[verb_of(choice)]
    if place < 0:
        return ANSWERS
    action = game.rules.actions[place]
    if action.is_free:
        return FREE
    return BOARD if isinstance(action, BoardAction) else CARDS


def card_of_choice(game: Pursuit, choice: int) -> int:
    """The card a choice is about, or -1."""
    arguments = game.rules.verbs[verb_of(choice)].arguments
    names_card = arguments[:1] == ("card",) and first_of(choice) != NO_ARGUMENT
    return first_of(choice) if names_card else -1
