"""The choices of a decision, grouped and numbered, and what a typed line means among them."""

from dataclasses import dataclass
from typing import Final

from wellspent.engine.options import NO_ARGUMENT, first_of, verb_of
from wellspent.engine.step import Refusal
from wellspent.games.pursuit.action import BoardAction
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import TURN

BOARD: Final = "board"
CARDS: Final = "cards"
FREE: Final = "free"
ANSWERS: Final = "answers"
GROUPS: Final = (BOARD, CARDS, FREE, ANSWERS)
# The plain spaces keep their numbers all game long; cards are counted behind them.
SPACE_NUMBERS: Final = {"study": 1, "play": 2, "interact": 3, "temp_job": 4, "overtime": 5, "rest": 6}
FIRST_CARD_NUMBER: Final = 10


@dataclass(frozen=True)
class Item:
    """One choice that can be typed."""

    number: int
    choice: int
    group: str
    notation: str


class Menu:
    """What a seat may choose now, and why not for everything else that it could look for."""

    def __init__(self, items: list[Item], refusals: list[Refusal], interrupts: list[Item], is_turn: bool) -> None:
        self.items: Final = items
        self.interrupts: Final = interrupts
        self.is_turn: Final = is_turn
        self.number_of: Final = {item.choice: item.number for item in items}
        self.refusals: Final = {refusal.choice: refusal for refusal in refusals}

    def number(self, choice: int) -> int:
        """The number to type for a choice, 0 if it is not possible."""
        return self.number_of.get(choice, 0)

    def refusal(self, choice: int) -> Refusal | None:
        return self.refusals.get(choice)

    def group(self, name: str) -> list[Item]:
        return [item for item in self.items if item.group == name]

    def only(self) -> Item | None:
        """The one choice that an empty line accepts."""
        return self.items[0] if len(self.items) == 1 else None


def is_turn(game: Pursuit, state: State) -> bool:
    return not state.finished and bool(state.agenda) and state.agenda[-1].step == TURN


def make_menu(game: Pursuit, state: State, seat: int) -> Menu:
    """Number the choices of a seat: spaces by their fixed numbers, the rest in the order of the board."""
    turn = is_turn(game, state)
    options = game.options(state, seat) if seat in game.deciders(state) else []
    items = _turn_items(game, options) if turn else _answers(game, options)
    leaving = [Item(0, choice, FREE, game.notation(choice)) for choice in game.interrupts(state, seat)]
    return Menu(items, game.refusals(state, seat), leaving, turn)


def _answers(game: Pursuit, options: list[int]) -> list[Item]:
    return [Item(place, choice, ANSWERS, game.notation(choice)) for place, choice in enumerate(options, 1)]


def _turn_items(game: Pursuit, options: list[int]) -> list[Item]:
    items: list[Item] = []
    used: set[int] = set()
    following = FIRST_CARD_NUMBER
    for choice in options:
        number = _fixed_number(game, choice, used)
        if number == 0:
            number = following
            following += 1
        used.add(number)
        items.append(Item(number, choice, group_of(game, choice), game.notation(choice)))
    return items


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


def find_items(menu: Menu, typed: str) -> list[Item]:
    """What a line may mean: a number, a notation, or the beginning of one or several."""
    words = " ".join(typed.casefold().split())
    if words.isdecimal():
        return [item for item in menu.items if item.number == int(words)]
    exact = [item for item in [*menu.items, *menu.interrupts] if item.notation == words]
    if exact:
        return exact[:1]
    # Leaving the game is never guessed from a beginning.
    beginning = [item for item in menu.items if begins(item.notation, words)]
    return beginning or [item for item in menu.items if holds_words(item.notation, words)]


def begins(notation: str, words: str) -> bool:
    return notation.startswith(words)


def holds_words(notation: str, words: str) -> bool:
    """`spend piano`, `take sour 1`: each typed word begins a word of the notation, in any order."""
    parts = notation.replace("_", " ").split()
    return bool(words) and all(any(part.startswith(word) for part in parts) for word in words.replace("_", " ").split())


def card_of_choice(game: Pursuit, choice: int) -> int:
    """The card a choice is about, or -1."""
    arguments = game.rules.verbs[verb_of(choice)].arguments
    names_card = arguments[:1] == ("card",) and first_of(choice) != NO_ARGUMENT
    return first_of(choice) if names_card else -1
