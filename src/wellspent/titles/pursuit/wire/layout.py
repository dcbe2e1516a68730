"""What a game's rules say about its table, worked out once: spaces, rows, where each choice is made."""

from typing import Final, NamedTuple

from wellspent.engine.options import NO_ARGUMENT, first_of, second_of, verb_of
from wellspent.games.pursuit.action import Action, BoardAction
from wellspent.games.pursuit.actions.board import OVERTIME_POINTS, REST_SPACES, Earn, Overtime, Rest
from wellspent.games.pursuit.actions.take import TakeFromRow
from wellspent.games.pursuit.cards import PILES
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, State
from wellspent.protocol import NOWHERE

# Choices that name no card and are about the Job one has.
JOB_VERBS: Final = ("promote", "retire")
LEVELS: Final = ("level", "role")


class Mark(NamedTuple):
    """A choice as the table shows it."""

    verb: str
    at: str
    level: int
    side: int
    # Whether it is an action of a turn, for which the table has a place.
    is_action: bool


class Layout:
    """The table of one game, whatever its modules."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.ids: Final = [card.id for card in rules.cards]
        self.step_names: Final = {number: name for name, number in rules.step_number.items()}
        # By space: the action on it, and the pile whose row it takes from.
        self.actions: Final[list[BoardAction | None]] = [self._action_on(space) for space in range(len(rules.spaces))]
        self.row_of_space: Final = [self._row(action) for action in self.actions]
        self.gives: Final = [self._gives(action) for action in self.actions]
        # Piles that lie open: those with a row, and whatever modules bring.
        self.piles: Final = [pile for pile in range(len(rules.piles)) if pile in rules.rows or pile >= len(PILES)]
        self.showers: Final = [module for module in rules.modules if type(module).show is not Module.show]
        # The module that brought a board, by its name, once it has been shown.
        self.brought_by: Final[dict[str, str]] = {}
        self._marks: Final[dict[int, Mark]] = {}

    def _action_on(self, space: int) -> BoardAction | None:
        found = [action for action in self.rules.actions if isinstance(action, BoardAction) and action.space == space]
        return found[0] if found else None

    def _row(self, action: BoardAction | None) -> str:
        return self.rules.piles[action.pile] if isinstance(action, TakeFromRow) else ""

    def _gives(self, action: BoardAction | None) -> dict[str, int]:
        if isinstance(action, Earn):
            return {name: count for name, count in zip(GOODS_NAMES, action.earned.amounts, strict=True) if count}
        if isinstance(action, Overtime):
            return {"hourglass": OVERTIME_POINTS, "stress": OVERTIME_POINTS}
        return {"relax": REST_SPACES} if isinstance(action, Rest) else {}

    def id(self, number: int) -> str:
        return self.ids[number] if number != NO_CARD else ""

    def mark(self, state: State, seat: int, choice: int) -> Mark:
        found = self._marks.get(choice)
        if found is None:
            found = self._marks[choice] = self._made(choice)
        if not found.at and found.verb in JOB_VERBS:
            job = state.players[seat].job
            return found._replace(at=f"card {self.ids[job]}") if job != NO_CARD else found
        if found.at.startswith("card ") and first_of(choice) in state.goals:
            return found._replace(at=f"goal {self.ids[first_of(choice)]}")
        return found

    def _made(self, choice: int) -> Mark:
        verb = self.rules.verbs[verb_of(choice)]
        place = self.rules.verb_action[verb_of(choice)]
        action = self.rules.actions[place] if place >= 0 else None
        at, level, side = self._at(action, verb.arguments, choice), -1, -1
        if len(verb.arguments) > 1 and verb.arguments[0] == "card" and second_of(choice) != NO_ARGUMENT:
            level = second_of(choice) if verb.arguments[1] in LEVELS else -1
            side = second_of(choice) if verb.arguments[1] == "side" else -1
        return Mark(verb.name, at, level, side, action is not None)

    def _at(self, action: Action | None, arguments: tuple[str, ...], choice: int) -> str:
        """Where a choice is made: on the card or pile it names, else on the space of its action."""
        number = first_of(choice)
        if arguments[:1] == ("card",) and number != NO_ARGUMENT:
            return f"card {self.ids[number]}"
        if arguments[:1] == ("pile",) and number != NO_ARGUMENT:
            return f"pile {self.rules.piles[number]}"
        return f"space {self.rules.spaces[action.space]}" if isinstance(action, BoardAction) else NOWHERE
