"""Colours and signs. A sign goes with every colour, so that nothing is told by colour alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Signs:
    """The shapes that stand for things."""

    box: str
    seats: str
    levels: str
    role: str
    to: str
    gives: str
    loop: str
    least: str
    most: str
    star: str
    dot: str
    edge: str
    line: str
    heavy: str
    full_slot: str
    free_slot: str
    excess_slot: str
    sun: str
    moon: str
    dash: str
    minus: str
    done: str
    bar: str
    ellipsis: str
    rise: str
    retire: str
    no: str


UNICODE: Final = Signs(
    box="╭─╮│╰╯",
    seats="●▲■◆✖",
    levels="①②③④⑤⑥",
    role="○",
    to="→",
    gives="›",
    loop="↻",
    least="≥",
    most="≤",
    star="✱",
    dot="·",
    edge="▌",
    line="─",
    heavy="━",
    full_slot="▣",
    free_slot="□",
    excess_slot="◪",
    sun="☼",
    moon="☾",
    dash="–",
    minus="−",
    done="✓",
    bar="│",
    ellipsis="…",
    rise="↑",
    retire="⌂",
    no="✗",
)
# For terminals that cannot show the shapes.
ASCII: Final = Signs(
    box="+-+|++",
    seats="ABCDE",
    levels="123456",
    role="o",
    to=">",
    gives=">",
    loop="@",
    least=">=",
    most="<=",
    star="*",
    dot=".",
    edge="|",
    line="-",
    heavy="=",
    full_slot="#",
    free_slot="_",
    excess_slot="%",
    sun="o",
    moon="(",
    dash="-",
    minus="-",
    done="x",
    bar="|",
    ellipsis="~",
    rise="^",
    retire="R",
    no="x",
)


@dataclass(frozen=True)
class Palette:
    """Colours for one ground: lamp-light on dark, day on light."""

    ink: str
    faint: str
    seats: Sequence[str]
    ages: Sequence[str]
    age_inks: Sequence[str]
    key: str
    key_ink: str
    warn: str
    go: str
    brand: str


DARK: Final = Palette(
    ink="#f6ecd8",
    faint="#8f8a7c",
    seats=("#ec6a52", "#5b9fe6", "#e9b53c", "#52b482", "#b58ad6"),
    ages=("#8a6250", "#8a7440", "#4f7a66", "#3f7490", "#46707c", "#94602f", "#84433c", "#2a3454"),
    age_inks=("#fff3e6",) * 8,
    key="#f4bd2c",
    key_ink="#1d2426",
    warn="#ffb59a",
    go="#7fcf9f",
    brand="#ff7a45",
)
LIGHT: Final = Palette(
    ink="#22303a",
    faint="#7d7a70",
    seats=("#c8331f", "#1d62a8", "#8f6200", "#22794c", "#6b3d80"),
    ages=("#fbd3b4", "#fce6a8", "#d8ebdf", "#b4dcea", "#c6dfe3", "#f7c38e", "#e8a08c", "#4a5878"),
    age_inks=(*("#22303a",) * 7, "#fffaf0"),
    key="#1f6b46",
    key_ink="#fffaf0",
    warn="#9a3412",
    go="#1f6b46",
    brand="#a8330e",
)


@dataclass(frozen=True)
class Look:
    """How everything is drawn: which signs, which colours."""

    signs: Signs = UNICODE
    palette: Palette = DARK

    def seat(self, seat: int) -> tuple[str, str]:
        return self.signs.seats[seat], self.palette.seats[seat]

    def on_ground(self, light: str, dark: str) -> str:
        """Which of two colours stands out here."""
        return light if self.palette is LIGHT else dark

    def in_signs(self, shapes: str, letters: str) -> str:
        """Which of two can be printed here."""
        return letters if self.signs is ASCII else shapes

    @property
    def key(self) -> str:
        """What can be typed now."""
        return f"bold {self.palette.key_ink} on {self.palette.key}"

    @property
    def faint(self) -> str:
        return self.palette.faint


def look_for(encoding: str, is_light: bool) -> Look:
    """Shapes where the terminal can print them, letters elsewhere."""
    can_print = encoding.lower().replace("-", "").startswith("utf")
    return Look(UNICODE if can_print else ASCII, LIGHT if is_light else DARK)
