"""The sentences of a plain title: its messages, filled in with names of players and cards."""

from collections.abc import Sequence
from typing import Any, Final

from wellspent.engine.events import Event
from wellspent.engine.options import verb_of
from wellspent.engine.session import Boundary
from wellspent.engine.step import Refusal
from wellspent.texts.messages import Speech

from .game import PlainGame


class PlainTexts(Speech):
    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang)
        self.game: Final = game

    def own(self, kind: str, id: str, **args: str | int) -> str:
        """A message of the game: `GAME-KIND-ID`."""
        return self.say(f"{self.game}-{kind}-{id}", **args)

    def open_card(self, id: str) -> str:
        """`GAME-card-ID`; cards that differ by a number alone (`bid_7`) share one, `GAME-card-bid`."""
        kind, _, number = id.rpartition("_")
        if number.isdecimal() and not self.has(f"{self.game}-card-{id}"):
            return self.own("card", kind, number=int(number))
        return self.own("card", id) if id else self.say("plain-hidden")

    def choice(self, game: PlainGame[Any], state: Any, seat: int, choice: int) -> str:
        card = game.card_of(choice)
        return self.own("verb", game.verbs[verb_of(choice)], card=self.open_card(card) if card else "")

    def reason(self, game: PlainGame[Any], state: Any, refusal: Refusal) -> str:
        card = game.card_of(refusal.choice)
        words = {"card": self.open_card(card) if card else "", "rule": game.reason_rule(refusal.reason)}
        return self.own("reason", game.reason_name(refusal.reason), **words)

    def event(self, game: PlainGame[Any], event: Event, names: Sequence[str]) -> str | None:
        name = names[event.seat] if event.seat >= 0 else ""
        card = self.open_card(game.cards[event.card]) if event.card >= 0 else ""
        return self.own("event", game.events[event.kind], name=name, card=card, number=event.number)

    def question(self, game: PlainGame[Any], state: Any, seat: int) -> str:
        if state.finished:
            return self.say("question-game-over")
        if seat not in game.deciders(state):
            return self.say("question-wait")
        return self.own("question", game.step_names[state.agenda[-1].step])

    def boundary(self, boundary: Boundary, names: Sequence[str]) -> str:
        if boundary.other_seat >= 0:
            return self.say("boundary-other", name=names[boundary.other_seat])
        return self.say("boundary-start" if boundary.index == 0 else "boundary-seen")
