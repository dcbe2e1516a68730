"""The real cards of modules, for tests."""

from wellspent.cardfiles import catalog
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.goods import GOODS_NAMES


def deck(*modules: str) -> list[Card]:
    """The cards that these modules bring."""
    return [card for card in catalog().cards("second", modules) if card.module in modules]


def amounts_of(card: Card, level: int, part: str) -> dict[str, int]:
    """The goods of one part (`cost`, `reward`, `upkeep`, `upkeep_reward`) of a level counted from 1."""
    goods = getattr(card.levels[level - 1], part)
    return {name: amount for name, amount in zip(GOODS_NAMES, goods.amounts, strict=True) if amount}
