"""Colours and signs. A sign goes with every colour, so that nothing is told by colour alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

# The place of Long-Term Happiness among the goods.
HAPPINESS: Final = 7


@dataclass(frozen=True)
class Signs:
    """The shapes that stand for things."""

    # Knowledge, Creativity, Influence, Money, Hourglass, any Resource, STH, LTH, Stress, Relax, Good Health.
    goods: str
    # Of CV: health, knowledge, relationship, money, good luck, bad luck, wild; the types of cards; other icons.
    symbols: str
    types: str
    die: str
    reroll: str
    both_ways: str
    point: str
    leaves: str
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
    # The Stress track from a swell to a saw, one sign for each section.
    waves: str
    ellipsis: str
    rise: str
    retire: str
    no: str


UNICODE: Final = Signs(
    goods="▤✿❝◎⧗◇☺♥↯∿✚★",
    symbols="✚▤♥◎♣↯◇",
    types="✚▤♥⚒⌂✉⚑",
    die="⚂",
    reroll="↻",
    both_ways="↔",
    point="★",
    leaves="‹",
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
    waves="⎽─~∼≈^Λ",
    ellipsis="…",
    rise="↑",
    retire="⌂",
    no="✗",
)
# For terminals that cannot show the shapes.
ASCII: Final = Signs(
    goods="KCIMH?SL!~+*",
    symbols="+KR$*!?",
    types="+KRWPEG",
    die="d",
    reroll="@",
    both_ways="=",
    point="p",
    leaves="<",
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
    waves="__--~^M",
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
    goods: Sequence[str]
    symbols: Sequence[str]
    types: Sequence[str]
    seats: Sequence[str]
    stress: Sequence[str]
    stress_ink: str
    ages: Sequence[str]
    age_inks: Sequence[str]
    key: str
    key_ink: str
    warn: str
    go: str


DARK: Final = Palette(
    ink="#f6ecd8",
    faint="#8f8a7c",
    goods=(
        *("#6aaef0", "#f08bb4", "#3fc1b4", "#e6b23c", "#d9a06a", "#c79be0"),
        *("#f4d35e", "#ff7a45", "#b6c0cf", "#7cc4b1", "#93c25c", "#c79be0"),
    ),
    symbols=("#8fc46a", "#6aaef0", "#f08bb4", "#e6b23c", "#7fcf9f", "#ff8f6b", "#c79be0"),
    types=("#8fc46a", "#6aaef0", "#f08bb4", "#a9bbe0", "#e0ac5a", "#d8c8a8", "#aab6ea"),
    seats=("#ec6a52", "#5b9fe6", "#e9b53c", "#52b482", "#b58ad6"),
    stress=("#2f7d5b", "#63ab6d", "#6dc0b4", "#a5d3e6", "#f5d569", "#f0a04b", "#e0603f"),
    stress_ink="#1d2426",
    ages=("#8a6250", "#8a7440", "#4f7a66", "#3f7490", "#46707c", "#94602f", "#84433c", "#2a3454"),
    age_inks=("#fff3e6",) * 8,
    key="#f4bd2c",
    key_ink="#1d2426",
    warn="#ffb59a",
    go="#7fcf9f",
)
LIGHT: Final = Palette(
    ink="#22303a",
    faint="#7d7a70",
    goods=(
        *("#1d4f86", "#a8275f", "#0a5f5a", "#7d5600", "#6b421f", "#6b3d80"),
        *("#7a5400", "#a8330e", "#47525f", "#2f7565", "#437a22", "#6b3d80"),
    ),
    symbols=("#3f7421", "#1d4f86", "#a8275f", "#7d5600", "#1f6b46", "#a8330e", "#6b3d80"),
    types=("#3f7421", "#1d4f86", "#a8275f", "#44567c", "#85500a", "#6b5a36", "#3b4670"),
    seats=("#c8331f", "#1d62a8", "#8f6200", "#22794c", "#6b3d80"),
    stress=("#2f7d5b", "#63ab6d", "#6dc0b4", "#a5d3e6", "#f5d569", "#f0a04b", "#e0603f"),
    stress_ink="#12202a",
    ages=("#fbd3b4", "#fce6a8", "#d8ebdf", "#b4dcea", "#c6dfe3", "#f7c38e", "#e8a08c", "#4a5878"),
    age_inks=(*("#22303a",) * 7, "#fffaf0"),
    key="#1f6b46",
    key_ink="#fffaf0",
    warn="#9a3412",
    go="#1f6b46",
)


@dataclass(frozen=True)
class Look:
    """How everything is drawn: which signs, which colours."""

    signs: Signs = UNICODE
    palette: Palette = DARK

    def good(self, number: int) -> tuple[str, str]:
        """The sign and the style of a kind of goods."""
        return self.signs.goods[number], self.palette.goods[number]

    def symbol(self, number: int) -> tuple[str, str]:
        """The sign and the style of a symbol of CV."""
        return self.signs.symbols[number], self.palette.symbols[number]

    def type(self, number: int) -> tuple[str, str]:
        """The sign and the style of a type of cards of CV."""
        return self.signs.types[number], self.palette.types[number]

    def seat(self, seat: int) -> tuple[str, str]:
        return self.signs.seats[seat], self.palette.seats[seat]

    def on_ground(self, light: str, dark: str) -> str:
        """Which of two colours stands out here."""
        return light if self.palette is LIGHT else dark

    @property
    def brand(self) -> str:
        return self.good(HAPPINESS)[1]

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
