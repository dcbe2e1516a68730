"""The table of the Pursuit: the day, the spaces and rows, the others, my mat."""

from rich.text import Text

from wellspent.terminal.pieces import Block, beside, heading
from wellspent.terminal.screen import LOG_LINES, SIDE_LOG_LINES, TIGHT_LOG_LINES, WIDE, log, section, side_width

from . import board, others
from .boards import common_boards, further
from .mat import mat
from .scene import PursuitScene


def table_lines(scene: PursuitScene, width: int, tightness: int = 0) -> Block:
    """Tightness 1 leaves out words that can be asked for, and folds boards; 2 also the later levels of people in the
    rows, and the rows where it is no turn; 3 also the later levels of Projects and the names of the hand."""
    made = [board.title_line(scene, width), *board.sky(scene, width)[1 if tightness else 0 :]]
    if width >= WIDE:
        made += wide_table(scene, width, tightness)
    else:
        made += narrow_table(scene, width, tightness)
    made += mat(scene, width, is_wide=width >= WIDE, tightness=tightness)
    return made + section(scene, "further", further(scene, made, width), width)


def wide_table(scene: PursuitScene, width: int, tightness: int) -> Block:
    side = side_width(width)
    main = width - side - 3
    left = [*board.spaces(scene, main), *rows(scene, main, tightness)]
    right = side_column(scene, side, len(left))
    bar = Text(f" {scene.look.signs.bar} ", scene.look.faint)
    return beside([left, right], [main, side], scene.look, bar)


def rows(scene: PursuitScene, width: int, tightness: int) -> Block:
    if tightness > 1 and not scene.is_turn:
        return []
    return [*board.rows(scene, width, tightness), *common_boards(scene, width, tightness > 0)]


def side_column(scene: PursuitScene, width: int, height: int) -> Block:
    made = others.opponents(scene, width, is_side=True)
    made += section(scene, "goals", others.goals(scene, width, is_side=True), width)
    room = max(SIDE_LOG_LINES, height - len(made) - 1)
    return made + section(scene, "log", log(scene, width, room), width)


def narrow_table(scene: PursuitScene, width: int, tightness: int) -> Block:
    made = [*board.spaces(scene, width), *rows(scene, width, tightness)]
    if tightness:
        made.append(heading(Text(), width, scene.look))
        made += [*others.opponents(scene, width), *others.goal_names(scene, width)]
        return made + log(scene, width, TIGHT_LOG_LINES)
    made += section(scene, "others", others.opponents(scene, width), width)
    made += section(scene, "goals", others.goals(scene, width), width)
    return made + section(scene, "log", log(scene, width, LOG_LINES), width)
