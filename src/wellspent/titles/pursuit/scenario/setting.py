"""The Pursuit, as scenarios see it."""

from wellspent.cardfiles.faults import Fault
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.state import State
from wellspent.library import GameSetup, SetupError, set_up
from wellspent.scenario.comparing import Difference, shown
from wellspent.scenario.rigging import MOST_RIGGED, not_thrown, rig
from wellspent.scenario.schema import ScenarioFile, StepEntry
from wellspent.scenario.setting import Setting
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.opening import open_pursuit

from .comparing import PursuitComparison
from .layout import Layout
from .schema import PursuitFile, PursuitStep


class PursuitSetting(Setting[State]):
    """The Pursuit: rows and piles, goods and tracks."""

    def __init__(self) -> None:
        super().__init__(PursuitFile, GOODS_NAMES, ["rest 0", "pass"])
        # The stream of a die, and its faces.
        self.dice: dict[int, int] = {}

    def setup(self, file: ScenarioFile) -> GameSetup:
        assert isinstance(file, PursuitFile)
        for place, name in enumerate(file.modules):
            if name in file.modules[:place]:
                raise SetupError(f"Found the module {name} twice.")
        return set_up(file.seats, file.seed, file.game, file.edition, file.modules, sets=file.sets)

    def open(self, setup: GameSetup, own_cards: object, origin: str) -> Pursuit:
        cards = None if own_cards is None else catalog().extra({"card": own_cards}, origin)
        game = open_pursuit(setup, cards)
        self.dice = game.rules.dice
        return game

    def lay_out(self, file: PursuitFile, game: Pursuit, origin: str, faults: list[Fault]) -> State:
        return Layout(file, game, origin, faults).state()

    def comparison(self, game: Pursuit, state: State, start: State) -> PursuitComparison:
        return PursuitComparison(game, state)

    def reasons(self, game: Pursuit) -> list[str]:
        return game.rules.reason_names()

    def prepare(self, state: State, step: StepEntry) -> None:
        """Let the die show what the step says (REL.resolve.01)."""
        assert isinstance(step, PursuitStep)
        if not step.dice:
            return
        if not self.dice:
            raise Difference("found dice in a game that throws none: add the module that does")
        for pile, faces in self.dice.items():
            if len(step.dice) > MOST_RIGGED or not all(1 <= face <= faces for face in step.dice):
                raise Difference(f"found dice {shown(step.dice)}, expected at most {MOST_RIGGED} from 1 to {faces}")
            rig(state, pile, [face - 1 for face in step.dice], faces)

    def not_thrown(self, state: State, step: StepEntry) -> tuple[int, int]:
        assert isinstance(step, PursuitStep)
        shown = [face - 1 for face in step.dice]
        left = [not_thrown(state, pile, shown, faces) for pile, faces in self.dice.items()] if shown else [0]
        return min(left), len(shown)

    def clock(self, state: State, end: str) -> int:
        return state.round
