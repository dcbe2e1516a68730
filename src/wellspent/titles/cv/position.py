"""Positions of CV as text."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wellspent.games.cv.cards import DECKS, TYPES
from wellspent.games.cv.events import EVENTS
from wellspent.games.cv.game import CV
from wellspent.games.cv.rules import STREAMS
from wellspent.games.cv.state import PHASES, State
from wellspent.games.cv.symbols import KINDS, SYMBOLS
from wellspent.positions import (
    NUMBER,
    TRUTH,
    Bits,
    Counted,
    Fields,
    Kind,
    Listed,
    Named,
    Position,
    PositionError,
    read_into,
    written,
)


class CvPosition(Position):
    """What lies where, by the names of cards, stacks and symbols."""

    game: CV

    def __init__(self, game: CV) -> None:
        super().__init__(game)
        self.cards = Named("card", [card.id for card in game.rules.cards])
        cards, stacks = Listed(self.cards), Named("stack", TYPES)
        symbols = Counted(Named("symbol", SYMBOLS), KINDS)
        self.table: Final[Fields] = {
            "round": NUMBER,
            "phase": Named("phase", PHASES),
            "starter": self.seats,
            "player": self.seats,
            "turn": NUMBER,
            "seen_kind": Named("event", EVENTS),
            "track": cards,
            "goals": cards,
            "box": cards,
            "bought": cards,
            "active": cards,
            "dice": Listed(Named("symbol", SYMBOLS)),
            "new_dice": NUMBER,
            "rerolls": NUMBER,
            "used": Bits(stacks),
            "purchases": NUMBER,
            "ready": symbols,
            "loose": symbols,
            "bad_luck": NUMBER,
            "due": Bits(stacks),
        }
        self.life: Final[Fields] = {
            "stacks": Listed(cards),
            "hand": cards,
            "tokens": symbols,
            "goal": self.cards,
            "takes_no_work": TRUTH,
            "has_left": TRUTH,
            "offered": cards,
            "picked": self.cards,
        }

    def step_names(self) -> Sequence[str]:
        return self.game.rules.step_names

    def streams(self) -> Sequence[str]:
        return list(STREAMS)

    def event_names(self) -> Sequence[str]:
        return EVENTS

    def event_numbers(self) -> Mapping[str, Kind]:
        return {"deck_empty": Named("deck", DECKS), "neighbours_symbol": Named("symbol", SYMBOLS)}

    def event_goods(self) -> Mapping[str, Kind]:
        symbol = Named("symbol", SYMBOLS)
        faces = dict.fromkeys(("threw", "rerolled", "changed"), Listed(symbol))
        return {"": Counted(symbol, KINDS), **faces}

    def words(self) -> Mapping[str, Kind]:
        return {"card": self.cards}

    def body(self, state: State) -> dict[str, Any]:
        cards = Listed(self.cards)
        return {
            **written(self.table, state),
            "players": [written(self.life, player) for player in state.players],
            "decks": {DECKS[deck]: cards.write(state.decks[deck]) for deck in range(len(state.decks))},
        }

    def lay(self, state: State, told: Mapping[str, Any]) -> None:
        read_into(self.table, state, told)
        if len(told["players"]) != len(state.players):
            raise PositionError(f"expected {len(state.players)} players")
        for player, life in zip(state.players, told["players"], strict=True):
            read_into(self.life, player, life)
        decks = Named("deck", DECKS)
        for name, cards in told["decks"].items():
            state.decks[decks.read(name)] = Listed(self.cards).read(cards)
        self._put_away_new_cards(state)

    def _put_away_new_cards(self, state: State) -> None:
        """Cards that were not yet written when the game began stay out of it."""
        seen = {*state.box, *state.goals, *state.track, *state.bought, *(each for deck in state.decks for each in deck)}
        for player in state.players:
            seen |= {player.goal, player.picked, *player.hand, *player.offered}
            seen |= {number for stack in player.stacks for number in stack}
        state.box += [number for number in range(len(self.game.rules.cards)) if number not in seen]
