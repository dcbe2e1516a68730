"""The whole screen at a decision."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from . import board, others
from .mat import mat
from .menu import ANSWERS, BOARD, CARDS, FREE, Item
from .pieces import Block, beside, flow, heading, key, line, stack, wrapped
from .scene import Scene

NARROWEST: Final = 40
# From this width on others, goals and log stand in a column at the right.
WIDE: Final = 110
WIDEST: Final = 180
LOG_LINES: Final = 3
TIGHT_LOG_LINES: Final = 2
SIDE_LOG_LINES: Final = 5


def screen(scene: Scene, width: int, height: int = 0) -> RenderableType:
    """The table as one seat sees it, with the question that it has to answer; drawn tighter where it is too high."""
    block = screen_lines(scene, width)
    for tightness in (1, 2):
        if 0 < height < len(block):
            block = screen_lines(scene, width, tightness)
    return stack(block)


def screen_lines(scene: Scene, width: int, tightness: int = 0) -> Block:
    """Tightness 1 leaves out words that can be asked for; 2 also the later levels of people in the rows, and the rows
    where it is no turn."""
    width = max(NARROWEST, min(width, WIDEST))
    made = [board.title_line(scene, width), *board.sky(scene, width)[1 if tightness else 0 :]]
    if width >= WIDE:
        made += wide_table(scene, width, tightness)
    else:
        made += narrow_table(scene, width, tightness)
    made += mat(scene, width, is_wide=width >= WIDE, is_tight=tightness > 0)
    return made + question(scene, width)


def wide_table(scene: Scene, width: int, tightness: int) -> Block:
    side = min(44, max(27, width // 4))
    main = width - side - 3
    left = [*board.spaces(scene, main), *rows(scene, main, tightness)]
    right = side_column(scene, side, len(left))
    bar = Text(f" {scene.look.signs.bar} ", scene.look.faint)
    return beside([left, right], [main, side], scene.look, bar)


def rows(scene: Scene, width: int, tightness: int) -> Block:
    if tightness > 1 and not scene.menu.is_turn:
        return []
    return board.rows(scene, width, is_short=tightness > 1)


def side_column(scene: Scene, width: int, height: int) -> Block:
    made = others.opponents(scene, width, is_side=True)
    made += others.section(scene, "goals", others.goals(scene, width, is_side=True), width)
    room = max(SIDE_LOG_LINES, height - len(made) - 1)
    return made + others.section(scene, "log", others.log(scene, width, room), width)


def narrow_table(scene: Scene, width: int, tightness: int) -> Block:
    made = [*board.spaces(scene, width), *rows(scene, width, tightness)]
    if tightness:
        made.append(heading(Text(), width, scene.look))
        made += [*others.opponents(scene, width), *others.goal_names(scene, width)]
        return made + others.log(scene, width, TIGHT_LOG_LINES)
    made += others.section(scene, "others", others.opponents(scene, width), width)
    made += others.section(scene, "goals", others.goals(scene, width), width)
    return made + others.section(scene, "log", others.log(scene, width, LOG_LINES), width)


# The question.


def question(scene: Scene, width: int) -> Block:
    """What is asked, and the answers; in a turn their numbers stand on the table."""
    look = scene.look
    made = [heading(scene.player(scene.seat), width, look, None, look.seat(scene.seat)[1])]
    made += [
        Text(row.plain, "bold")
        for row in wrapped(scene.texts.question(scene.game, scene.state, scene.seat), width, " ")
    ]
    if scene.menu.is_turn:
        return made + summary(scene, width)
    for item in scene.menu.group(ANSWERS):
        made += answer(scene, item, width)
    return made + hint(scene, "answer-hint", width)


def answer(scene: Scene, item: Item, width: int) -> Block:
    """A number, and what it does in words."""
    head = line(" ", key(str(item.number).rjust(2), scene.look), " ")
    words = scene.texts.choice(scene.game, scene.state, scene.seat, item.choice)
    rows = wrapped(words, width - head.cell_len)
    made = [line(head, rows[0])] if rows else [head]
    return made + [line(" " * head.cell_len, row) for row in rows[1:]]


def summary(scene: Scene, width: int) -> Block:
    """Which numbers there are in each group."""
    parts = []
    for group in (BOARD, CARDS, FREE):
        numbers = [item.number for item in scene.menu.group(group)]
        if numbers:
            shown = Text(ranges(numbers), scene.look.key)
            parts.append(line((f"{scene.say(f'group-{group}')} ", "bold"), shown))
    return [*flow(parts, width, scene.look, Text(" "), 3), *hint(scene, "turn-hint", width)]


def ranges(numbers: list[int]) -> str:
    """`1-4 6 10-13`."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " ".join(f"{each[0]}-{each[-1]}" if len(each) > 1 else str(each[0]) for each in found)


def hint(scene: Scene, id: str, width: int) -> Block:
    only = scene.menu.only()
    return wrapped(scene.say("only-hint") if only is not None else scene.say(id), width, " ", scene.look.faint)


def listing(scene: Scene, width: int) -> Block:
    """Every choice in words, by group."""
    made: Block = []
    for group in (BOARD, CARDS, FREE, ANSWERS):
        items = scene.menu.group(group)
        if items:
            made.append(heading(Text(scene.say(f"group-{group}"), "bold"), width, scene.look))
            for item in items:
                made += answer(scene, item, width)
    return made
