"""Messages, and the names of cards and goods that fill them."""

from collections.abc import Sequence
from typing import Final

from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.texts.messages import Speech
from wellspent.titles.pursuit.cards import Catalog
from wellspent.titles.pursuit.cards.texts import level_entries

from .card_rules import card_rule, level_rule


class Messages(Speech):
    """The messages of one language, and the names of the Pursuit's cards and goods."""

    def __init__(self, lang: str, catalog: Catalog) -> None:
        super().__init__(lang)
        self.catalog: Final = catalog

    def card(self, card_id: str, side: int = 0, pronoun: str = "they") -> str:
        """The name of a card, or of one of its sides; of a Job, as it stands of somebody."""
        return self._name(self.catalog.text(card_id).side(side), pronoun)

    def open_card(self, card_id: str) -> str:
        """`Night Guard / Librarian`: a card that lies open for everybody has no side yet, and `night_guard b` has."""
        id, _, side = card_id.partition(" ")
        text = self.catalog.text(id)
        if side:
            return self._name(text.side("ab".index(side)))
        return " / ".join(self._name(side) for side in text.sides or [text.name])

    def level(self, card_id: str, level: int) -> str:
        """The name of a level, counted from 0."""
        return self._name(self.catalog.text(card_id).levels[level].name)

    def rule(self, card_id: str, level: int) -> str:
        """What a level does beyond cost and reward, in sentences; empty where that is nothing."""
        words = self.catalog.text(card_id).levels[level]
        made = self.words(words.text) if words.text is not None else self._made_rule(card_id, level)
        return " ".join(filter(None, (made, self.words(words.aside) if words.aside is not None else "")))

    def _made_rule(self, card_id: str, level: int) -> str:
        card = self.catalog.entries[card_id].card
        return level_rule(self, level_entries(card)[level], self.catalog.kinds.of(card.kind).lasts)

    def card_rule(self, card_id: str) -> str:
        """What a whole card does: a Child Trait."""
        text = self.catalog.text(card_id).text
        return self.words(text) if text is not None else card_rule(self, self.catalog.entries[card_id].card)

    def goods(self, amounts: Sequence[int]) -> str:
        """`2 Knowledge and 1 LTH`."""
        return self.listing(self._each(amounts, "")) or self.say("goods-nothing")

    def goods_more(self, amounts: Sequence[int]) -> str:
        """`2 more Knowledge`: what is missing."""
        return self.listing(self._each(amounts, ".more")) or self.say("goods-nothing")

    def _each(self, amounts: Sequence[int], form: str) -> list[str]:
        return [
            ("−" if amount < 0 else "") + self.say(f"goods-{name}{form}", count=abs(amount))
            for name, amount in zip(GOODS_NAMES, amounts, strict=False)
            if amount
        ]
