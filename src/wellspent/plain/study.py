"""A plain title in the laboratory."""

from collections.abc import Mapping
from typing import Any

from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.lab.results import Life

from .game import PlainGame

SOURCE = "score"


def plain_game(game: Game[Any]) -> PlainGame[Any]:
    assert isinstance(game, PlainGame), f"The game '{game.name}' has a display of its own: its title brings a study."
    return game


class PlainStudy:
    """Cards of a life are those that an event about it named."""

    def __init__(self, game: PlainGame[Any]) -> None:
        self.plain = game
        self.game: Game[Any] = game
        self.points = "points"
        self.sources: tuple[str, ...] = (SOURCE,)
        self.ends: tuple[str, ...] = ()
        self.tints: Mapping[str, str] = {}

    def offered(self, log: list[Event]) -> list[str]:
        return sorted({self.plain.cards[event.card] for event in log if event.card >= 0})

    def life(self, state: Any, log: list[Event], seat: int, bot: str) -> Life:
        score = self.game.scores(state)[seat]
        life = Life(bot, score, seat in self.game.winners(state), self.plain.round(state))
        life.sources = {SOURCE: score}
        taken = {self.plain.cards[event.card] for event in log if event.seat == seat and event.card >= 0}
        life.cards = {id: [1] for id in sorted(taken)}
        for id in life.cards:
            life.kinds[kind_of(id)] = life.kinds.get(kind_of(id), 0) + 1
        return life

    def cards(self) -> list[tuple[str, str]]:
        return [(id, kind_of(id)) for id in self.plain.cards]


def kind_of(id: str) -> str:
    """`bid` for `bid_7`: cards that differ by a number alone are of one kind."""
    kind, _, number = id.rpartition("_")
    return kind if number.isdecimal() else id
