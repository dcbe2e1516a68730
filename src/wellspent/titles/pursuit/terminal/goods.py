"""Goods as signs."""

from rich.text import Text

from wellspent.games.pursuit.goods import GOODS_NAMES, Goods
from wellspent.terminal.look import Look
from wellspent.terminal.pieces import amounts_text


def good_named(look: Look, name: str) -> tuple[str, str]:
    """The shape and colour of a good."""
    return look.good(GOODS_NAMES.index(name))


def goods_text(goods: Goods, look: Look, style: str = "", spaced: bool = False) -> Text:
    """`2▤1♥`: number first, then sign."""
    return amounts_text(goods.amounts, look, style, spaced)
