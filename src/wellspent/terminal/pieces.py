"""Small pieces of a screen: lines of an exact width, put beside and below each other."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group
from rich.text import Text

from .look import Look

Block = list[Text]


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """One line, made of plain parts and of (text, style) parts."""
    return Text.assemble(*parts, no_wrap=True, end="\n")


def fit(text: Text, width: int, look: Look) -> Text:
    """The text at exactly this width: filled up, or cut with an ellipsis."""
    made = text.copy()
    made.no_wrap = True
    if made.cell_len > width:
        made.truncate(max(0, width - 1))
        made.append(look.signs.ellipsis)
    made.pad_right(width - made.cell_len)
    return made


def beside(blocks: Sequence[Block], widths: Sequence[int], look: Look, gap: str | Text = " ") -> Block:
    """Blocks side by side, the shorter ones filled up."""
    height = max((len(block) for block in blocks), default=0)
    rows: Block = []
    for row in range(height):
        made = line()
        for place, block in enumerate(blocks):
            if place:
                made.append_text(gap if isinstance(gap, Text) else Text(gap))
            made.append_text(fit(block[row] if row < len(block) else Text(), widths[place], look))
        rows.append(made)
    return rows


def heading(title: Text, width: int, look: Look, right: Text | None = None, style: str = "") -> Text:
    """`── title ───────── right ──`."""
    sign, style = look.signs.line, style or look.faint
    made = line((sign * 2 + " ", style), title, " ") if title.cell_len else line((sign * 2, style))
    tail = line(" ", right, (f" {sign}", style)) if right is not None and right.cell_len else line()
    room = width - made.cell_len - tail.cell_len
    made.append(sign * max(0, room), style)
    made.append_text(tail)
    return fit(made, width, look) if made.cell_len > width else made


def flow(
    parts: Iterable[Text], width: int, look: Look, first: Text | None = None, gap: int = 2, indent: int = 0
) -> Block:
    """Parts one after the other, broken between parts; what follows the first line is indented under it."""
    head = first or Text()
    rows: Block = []
    made = line(head)
    is_empty = True
    for part in parts:
        if not is_empty and made.cell_len + gap + part.cell_len > width:
            rows.append(made)
            made = line(" " * (indent or head.cell_len))
            is_empty = True
        made.append(" " * (0 if is_empty else gap))
        made.append_text(part)
        is_empty = False
    rows.append(made)
    return [fit(row, width, look) if row.cell_len > width else row for row in rows]


def wrapped(text: str | Text, width: int, indent: str = "", style: str = "") -> Block:
    """A paragraph broken to the width, every line indented."""
    import textwrap

    plain = text.plain if isinstance(text, Text) else text
    return [
        line((part, style)) for part in textwrap.wrap(plain, width, initial_indent=indent, subsequent_indent=indent)
    ]


def stack(block: Block) -> Group:
    return Group(*block)


def key(number: int | str, look: Look) -> Text:
    """A number that can be typed."""
    return Text(str(number), look.key)


def counted_text(
    amounts: Sequence[int],
    shape_of: Callable[[int], tuple[str, str]],
    look: Look,
    style: str = "",
    spaced: bool = False,
    sign: str = "",
) -> Text:
    made = Text()
    for number, amount in enumerate(amounts):
        if amount == 0:
            continue
        if made.cell_len and spaced:
            made.append(" ")
        shape, colour = shape_of(number)
        shown = f"{look.signs.minus}{-amount}" if amount < 0 else f"{sign}{amount}"
        made.append(f"{shown}{shape}", style or colour)
    return made


def seat_text(seat: int, look: Look, name: str = "", style: str = "") -> Text:
    shape, colour = look.seat(seat)
    return Text(f"{shape} {name}" if name else shape, f"{style} {colour}".strip())
