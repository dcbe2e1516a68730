"""CV, as scenarios see it."""

from collections.abc import Sequence

from wellspent.cardfiles.faults import Fault
from wellspent.games.cv.game import CV
from wellspent.games.cv.reasons import REASONS
from wellspent.games.cv.state import State
from wellspent.games.cv.symbols import SYMBOLS
from wellspent.library import GameSetup, check
from wellspent.scenario.comparing import Difference
from wellspent.scenario.rigging import MOST_RIGGED
from wellspent.scenario.schema import StepEntry
from wellspent.scenario.setting import Setting
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.opening import opened

from . import position
from .comparing import CvComparison
from .layout import Layout
from .schema import CvFile, CvStep


class CvSetting(Setting[State]):
    """CV: a track, decks, stacks of cards, and dice that show what a step wants."""

    def __init__(self) -> None:
        super().__init__(CvFile, SYMBOLS, ["roll", "keep", "done", "decline"])

    def open(self, setup: GameSetup, own_cards: object, origin: str) -> CV:
        cards = None if own_cards is None else catalog().extra(own_cards, origin)
        check(setup)
        return opened(setup.ruleset.seats, cards)

    def lay_out(self, file: CvFile, game: CV, origin: str, faults: list[Fault]) -> State:
        return Layout(file, game, origin, faults).state()

    def comparison(self, game: CV, state: State, start: State) -> CvComparison:
        return CvComparison(game, state, start)

    def reasons(self, game: CV) -> Sequence[str]:
        return [reason.name for reason in REASONS]

    def prepare(self, state: State, step: StepEntry) -> None:
        """Let the next dice show what the step says."""
        assert isinstance(step, CvStep)
        if len(step.dice) > MOST_RIGGED:
            most = f"expected at most {MOST_RIGGED} in one step"
            raise Difference(f"found {len(step.dice)} dice, {most}")
        if step.dice:
            position.rig_dice(state, [SYMBOLS.index(face) for face in step.dice])

    def not_thrown(self, state: State, step: StepEntry) -> tuple[int, int]:
        assert isinstance(step, CvStep)
        faces = [SYMBOLS.index(face) for face in step.dice]
        return position.dice_not_thrown(state, faces), len(faces)

    def clock(self, state: State, end: str) -> tuple[int, int]:
        return (state.round, state.turn) if end == "turn" else (state.round, 0)
