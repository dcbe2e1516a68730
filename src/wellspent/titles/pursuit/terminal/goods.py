"""Goods and the Stress track as signs and colours. A sign goes with every colour."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from wellspent.games.pursuit.goods import GOODS_NAMES, Goods
from wellspent.terminal.look import Look
from wellspent.terminal.pieces import counted_text

# Shapes, and letters for terminals that cannot show them.
# Knowledge, Creativity, Influence, Money, Hourglass, any Resource, STH, LTH, Stress, Relax, Good Health.
GOODS: Final = ("▤✿❝◎⧗◇☺♥↯∿✚★", "KCIMH?SL!~+*")
# The Stress track from a swell to a saw, one sign for each section.
WAVES: Final = ("⎽─~∼≈^Λ", "__--~^M")

# On light and on dark ground.
GOODS_COLOURS: Final = (
    (
        *("#1d4f86", "#a8275f", "#0a5f5a", "#7d5600", "#6b421f", "#6b3d80"),
        *("#7a5400", "#a8330e", "#47525f", "#2f7565", "#437a22", "#6b3d80"),
    ),
    (
        *("#6aaef0", "#f08bb4", "#3fc1b4", "#e6b23c", "#d9a06a", "#c79be0"),
        *("#f4d35e", "#ff7a45", "#b6c0cf", "#7cc4b1", "#93c25c", "#c79be0"),
    ),
)
STRESS_INKS: Final = ("#12202a", "#1d2426")
STRESS_GROUNDS: Final = ("#2f7d5b", "#63ab6d", "#6dc0b4", "#a5d3e6", "#f5d569", "#f0a04b", "#e0603f")


def good_sign(look: Look, number: int) -> tuple[str, str]:
    """The sign and the style of a kind of goods."""
    light, dark = GOODS_COLOURS
    return look.in_signs(*GOODS)[number], look.on_ground(light[number], dark[number])


def good_named(look: Look, name: str) -> tuple[str, str]:
    return good_sign(look, GOODS_NAMES.index(name))


def stress_section(look: Look, section: int) -> tuple[str, str]:
    """The sign and the style of a section of the Stress track."""
    return look.in_signs(*WAVES)[section], f"{look.on_ground(*STRESS_INKS)} on {STRESS_GROUNDS[section]}"


def amounts_text(amounts: Sequence[int], look: Look, style: str = "", spaced: bool = False, sign: str = "") -> Text:
    return counted_text(amounts, lambda number: good_sign(look, number), look, style, spaced, sign)


def goods_text(goods: Goods, look: Look, style: str = "", spaced: bool = False) -> Text:
    """`2▤1♥`: number first, then sign."""
    return amounts_text(goods.amounts, look, style, spaced)
