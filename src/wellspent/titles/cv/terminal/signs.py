"""The signs and colours of CV. A sign goes with every colour."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from wellspent.terminal.look import Look
from wellspent.terminal.pieces import counted_text

# Shapes, and letters for terminals that cannot show them.
# Health, knowledge, relationship, money, good luck, bad luck, wild.
SYMBOLS: Final = ("✚▤♥◎♣↯◇", "+KR$*!?")
TYPES: Final = ("✚▤♥⚒⌂✉⚑", "+KRWPEG")
DIE: Final = ("⚂", "d")
REROLL: Final = ("↻", "@")
BOTH_WAYS: Final = ("↔", "=")
POINT: Final = ("★", "p")
LEAVES: Final = ("‹", "<")

# On light and on dark ground.
SYMBOL_COLOURS: Final = (
    ("#3f7421", "#1d4f86", "#a8275f", "#7d5600", "#1f6b46", "#a8330e", "#6b3d80"),
    ("#8fc46a", "#6aaef0", "#f08bb4", "#e6b23c", "#7fcf9f", "#ff8f6b", "#c79be0"),
)
TYPE_COLOURS: Final = (
    ("#3f7421", "#1d4f86", "#a8275f", "#44567c", "#85500a", "#6b5a36", "#3b4670"),
    ("#8fc46a", "#6aaef0", "#f08bb4", "#a9bbe0", "#e0ac5a", "#d8c8a8", "#aab6ea"),
)


def symbol(look: Look, number: int) -> tuple[str, str]:
    """The sign and the style of a symbol."""
    light, dark = SYMBOL_COLOURS
    return look.in_signs(*SYMBOLS)[number], look.on_ground(light[number], dark[number])


def card_type(look: Look, number: int) -> tuple[str, str]:
    """The sign and the style of a type of cards."""
    light, dark = TYPE_COLOURS
    return look.in_signs(*TYPES)[number], look.on_ground(light[number], dark[number])


def symbols_text(amounts: Sequence[int], look: Look, style: str = "") -> Text:
    """`2✚ 1◎`: number first, then sign."""
    return counted_text(amounts, lambda number: symbol(look, number), look, style, spaced=True)
