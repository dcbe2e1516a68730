"""Choices of a finished game in words, with the cards they are about."""

from typing import Any

from wellspent.engine.game import Game
from wellspent.protocol import Deed, Offer
from wellspent.wire import Showing

CARD = "card "


class Deeds:
    """The choices of one decision, as the seat that had to decide saw them."""

    def __init__(self, showing: Showing, game: Game[Any], view: Any, seat: int) -> None:
        self.showing = showing
        self.game = game
        self.view = view
        self.seat = seat
        ask = showing.ask(view, seat)
        self.offers = {offer.line: offer for offer in ask.offers} if ask else {}

    def deed(self, choice: int) -> Deed:
        line = self.game.notation(choice)
        offer = self.offers.get(line, Offer(line, ""))
        card = offer.at[len(CARD) :] if offer.at.startswith(CARD) else ""
        text = self.showing.texts.choice(self.game, self.view, self.seat, choice)
        return Deed(line, text, card, offer.level, offer.side)

    def all(self) -> list[Deed]:
        return [self.deed(choice) for choice in self.game.options(self.view, self.seat)]
