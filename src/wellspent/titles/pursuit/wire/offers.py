"""The choices of the Pursuit as the wire has them."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wellspent.engine.options import NO_ARGUMENT, first_of, verb_of
from wellspent.engine.step import Refusal
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES, STRESS, Goods
from wellspent.games.pursuit.prices import Price, quote
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import BILLS
from wellspent.games.pursuit.steps.upkeep import Bills, price_of_bill
from wellspent.games.pursuit.verbs import PAY
from wellspent.protocol import Offer, Refused
from wellspent.titles.pursuit.texts import Texts
from wellspent.titles.pursuit.texts.terms import price_now, terms_of

from .layout import Layout, Mark

AS_PRINTED: Final[dict[str, int]] = {}


def amounts(goods: Sequence[int]) -> dict[str, int]:
    """Goods by name, without zeros."""
    return {name: amount for name, amount in zip(GOODS_NAMES, goods, strict=False) if amount}


class OfferMaker:
    """Tells where on the table each choice is made, and what it costs."""

    def __init__(self, game: Pursuit, layout: Layout, texts: Texts) -> None:
        self.game: Final = game
        self.rules: Final[Rules] = game.rules
        self.layout: Final = layout
        self.texts: Final = texts

    def offers(self, state: State, seat: int, lines: Sequence[str], choices: Sequence[int]) -> list[Offer]:
        marks = [self.layout.mark(state, seat, choice) for choice in choices]
        often = Counter(marks)
        return [
            self._offer(state, seat, line, choice, mark, often[mark] > 1)
            for line, choice, mark in zip(lines, choices, marks, strict=True)
        ]

    def _offer(self, state: State, seat: int, line: str, choice: int, mark: Mark, is_one_of_many: bool) -> Offer:
        needs_text = is_one_of_many or not mark.is_action or not mark.at
        return Offer(
            line,
            mark.verb,
            mark.at,
            mark.level,
            mark.side,
            price=self._price(state, seat, choice),
            text=self.texts.choice(self.game, state, seat, choice) if needs_text else "",
        )

    def refused(self, state: State, seat: int, line: str, refusal: Refusal) -> Refused:
        mark = self.layout.mark(state, seat, refusal.choice)
        return Refused(
            line,
            mark.verb,
            self.game.reason_name(refusal.reason),
            self.game.reason_rule(refusal.reason),
            mark.at,
            mark.level,
            mark.side,
            amounts(refusal.missing),
        )

    def _price(self, state: State, seat: int, choice: int) -> dict[str, int]:
        """What is really to be paid, where that is not what the card says."""
        if verb_of(choice) == PAY:
            card, step = self.rules.cards[first_of(choice)], self.rules.steps[BILLS]
            printed = card.levels[state.level[card.index]].upkeep
            asked = step.price(state, seat, card) if isinstance(step, Bills) else printed
            what = price_of_bill(card)
            return self._changed(quote(self.rules, state, seat, what, card, asked), printed)
        if self.rules.verb_action[verb_of(choice)] < 0 or first_of(choice) == NO_ARGUMENT:
            return AS_PRINTED
        terms = terms_of(self.rules, state, seat, choice)
        if terms is None:
            return AS_PRINTED
        return self._changed(terms.price, terms.lines.cost)

    def _changed(self, quoted: Price, printed: Goods) -> dict[str, int]:
        price, discount = price_now(quoted)
        price[GOODS_NAMES.index("any")] -= discount
        face = list(printed.amounts)
        face[STRESS] = 0
        if price == face:
            return AS_PRINTED
        return {name: now for name, now, then in zip(GOODS_NAMES, price, face, strict=True) if now or then}
