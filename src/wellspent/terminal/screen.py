"""The whole screen at a decision, whatever the game: its table, then the question."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from .look import Look
from .menu import ANSWERS, Item
from .pieces import Block, fit, flow, heading, key, line, seat_text, stack, wrapped
from .scene import LogLine, Scene

NARROWEST: Final = 40
# From this width on others, goals and log stand in a column at the right.
WIDE: Final = 110
WIDEST: Final = 180
LOG_LINES: Final = 3
TIGHT_LOG_LINES: Final = 2
SIDE_LOG_LINES: Final = 5


def drawn(width: int) -> int:
    """How wide things are drawn in a window of this width."""
    return max(NARROWEST, min(width, WIDEST))


def screen(scene: Scene, width: int, height: int = 0) -> RenderableType:
    """The table as one seat sees it, with the question that it has to answer; drawn tighter where it is too high."""
    block = screen_lines(scene, width)
    for tightness in (1, 2, 3):
        if 0 < height < len(block):
            block = screen_lines(scene, width, tightness)
    return stack(block)


def screen_lines(scene: Scene, width: int, tightness: int = 0) -> Block:
    width = drawn(width)
    return [*scene.table(width, tightness), *question(scene, width)]


def side_width(width: int) -> int:
    """The width of the column at the right of a wide screen."""
    return min(44, max(27, width // 4))


def title(scene: Scene, parts: list[Text], width: int) -> Text:
    """What is going on, and whose turn it is."""
    left = line((" Wellspent ", f"bold {scene.look.palette.brand}"), " ")
    left.append_text(Text(" · ", scene.look.faint).join(parts))
    right = scene.player(scene.seat)
    return line(fit(left, width - right.cell_len - 1, scene.look), right, " ")


# The question.


def question(scene: Scene, width: int) -> Block:
    """What is asked, and the answers."""
    look = scene.look
    made = [heading(scene.player(scene.seat), width, look, None, look.seat(scene.seat)[1])]
    made += [Text(row.plain, "bold") for row in wrapped(scene.question(), width, " ")]
    return made + scene.answers(width)


def answers(scene: Scene, width: int) -> Block:
    """Every answer with its number."""
    made = [row for item in scene.menu.group(ANSWERS) for row in answer(scene, item, width)]
    return made + hint(scene, "answer-hint", width)


def answer(scene: Scene, item: Item, width: int) -> Block:
    """A number, and what it does in words."""
    head = line(" ", key(str(item.number).rjust(2), scene.look), " ")
    rows = wrapped(scene.choice(item.choice), width - head.cell_len)
    made = [line(head, rows[0])] if rows else [head]
    return made + [line(" " * head.cell_len, row) for row in rows[1:]]


def summary(scene: Scene, width: int) -> Block:
    """Which numbers there are in each group; they stand on the table."""
    parts = []
    for group in scene.menu.groups:
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
    for group in scene.menu.groups:
        items = sorted(scene.menu.group(group), key=lambda item: item.number)
        if items:
            made.append(heading(Text(scene.say(f"group-{group}"), "bold"), width, scene.look))
            for item in items:
                made += answer(scene, item, width)
    return made


# Sections of a table.


def section(scene: Scene, title: str, block: Block, width: int) -> Block:
    """A block under a title; nothing where there is nothing to show."""
    return [heading(Text(scene.say(title), "bold"), width, scene.look), *block] if block else []


def log(scene: Scene, width: int, most: int) -> Block:
    """What happened since the last time this seat chose, the latest last."""
    rows: Block = []
    for entry in reversed(scene.log):
        more = entry_lines(entry, width, scene.look)
        if rows and len(rows) + len(more) > most:
            break
        rows = [*more, *rows]
    return rows[:most]


def entry_lines(entry: LogLine, width: int, look: Look) -> Block:
    """A line of the log behind the shape of the seat it is about."""
    mark = seat_text(entry.seat, look) if entry.seat >= 0 else Text(look.signs.dot, look.faint)
    rows = wrapped(entry.words, width - 3)
    return [line(" ", mark if place == 0 else " ", " ", row) for place, row in enumerate(rows)]
