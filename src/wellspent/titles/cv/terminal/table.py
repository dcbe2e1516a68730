"""The table of CV: ages, track and dice, the others, my CV."""

from rich.text import Text

from wellspent.terminal.pieces import Block, beside, heading
from wellspent.terminal.screen import LOG_LINES, SIDE_LOG_LINES, TIGHT_LOG_LINES, WIDE, log, section, side_width

from . import market, others
from .dice import tray
from .mat import mat
from .scene import CvScene


def table_lines(scene: CvScene, width: int, tightness: int = 0) -> Block:
    """Tightness 1 leaves out the sentences on cards and the cards of others; 2 also the boxes of dice and the names
    of covered cards."""
    top = [market.title_line(scene, width), market.ages(scene, width)]
    if width >= WIDE:
        return [*top, *wide_table(scene, width, tightness)]
    return [*top, *narrow_table(scene, width, tightness), *mat(scene, width, tightness)]


def wide_table(scene: CvScene, width: int, tightness: int) -> Block:
    side = side_width(width)
    main = width - side - 3
    left = [*market.market(scene, main, tightness), *tray(scene, main, tightness), *mat(scene, main, tightness)]
    right = others.opponents(scene, side, True, tightness)
    right += section(scene, "cv-goals", others.goals(scene, side, True, 0), side)
    # The log fills the shorter column.
    column, room = (right, side) if len(right) < len(left) else (left, main)
    lines = max(SIDE_LOG_LINES, abs(len(left) - len(right)) - 1)
    column += section(scene, "log", log(scene, room, lines), room)
    return beside([left, right], [main, side], scene.look, Text(f" {scene.look.signs.bar} ", scene.look.faint))


def narrow_table(scene: CvScene, width: int, tightness: int) -> Block:
    made = [*market.market(scene, width, tightness), *tray(scene, width, tightness)]
    if tightness:
        made.append(heading(Text(), width, scene.look))
        made += [*others.opponents(scene, width, False, tightness), *others.goals(scene, width, False, tightness)]
        return made + log(scene, width, TIGHT_LOG_LINES)
    made += section(scene, "others", others.opponents(scene, width, False, tightness), width)
    made += section(scene, "cv-goals", others.goals(scene, width, False, tightness), width)
    return made + section(scene, "log", log(scene, width, LOG_LINES), width)
