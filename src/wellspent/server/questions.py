"""What those who think are asked, and how they find their answer.

A question is what a record is: set-up, seed and choices. The position is rebuilt, and whoever is asked gets the view
of its seat, nothing else.
"""

from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

import msgspec

from wellspent import titles
from wellspent.advice import Prospect, prospects
from wellspent.engine.game import Game
from wellspent.engine.options import NO_CHOICE
from wellspent.library import GameSetup, open_game
from wellspent.players import bot

# Seat, choice, and whether it was an interrupt.
MoveMade = tuple[int, int, bool]
# So many games and positions are remembered: whoever asks again has mostly made a few choices since.
GAMES_KEPT: Final = 32
POSITIONS_KEPT: Final = 128


class Question(msgspec.Struct):
    """What would this player choose, or (`weighs`) what is every option worth to it, the `chosen` one among them?"""

    setup: GameSetup
    moves: list[MoveMade]
    seat: int
    player: str
    seed: str
    weighs: bool = False
    chosen: int = NO_CHOICE
    # The position that the moves begin with, as text; nothing for the deal.
    start: str = ""
    # Instead: choose this, and let the player go on for everybody to the end of the game.
    road: int = NO_CHOICE
    # Whose lives are told: names and pronouns.
    people: list[tuple[str, str]] = []
    # Instead: who plays each seat to the end of the game.
    players: list[str] = []


class Answer(msgspec.Struct, omit_defaults=True):
    choice: int = -1
    prospects: list[Prospect] = []
    # A `Life` as plain data: those who only think know no stories.
    life: Any = None
    scores: list[int] = []
    fault: str = ""


class NoAnswer(Exception):
    """Nobody could be asked, or nothing came back in time."""


class Memory:
    """Games and the positions they were last seen in."""

    def __init__(self) -> None:
        self._games: Final[OrderedDict[GameSetup, Game[Any]]] = OrderedDict()
        self._positions: Final[OrderedDict[tuple[GameSetup, str], tuple[list[MoveMade], Any]]] = OrderedDict()

    def game(self, setup: GameSetup) -> Game[Any]:
        kind = replace(setup, seed="?")
        if kind not in self._games:
            self._games[kind] = open_game(kind)
            if len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        self._games.move_to_end(kind)
        return self._games[kind]

    def position(self, setup: GameSetup, moves: list[MoveMade], start: str = "") -> Any:
        """The position after these moves; it goes on from the one remembered where that is on the way."""
        game = self.game(setup)
        made, state = self._positions.pop((setup, start), ([], None))
        if state is None or moves[: len(made)] != made:
            made, state = [], _begun(game, setup.seed, start)
        for seat, choice, is_interrupt in moves[len(made) :]:
            if is_interrupt:
                game.apply_interrupt(state, seat, choice)
            else:
                game.apply(state, seat, choice)
        self._positions[setup, start] = moves, state
        if len(self._positions) > POSITIONS_KEPT:
            self._positions.popitem(last=False)
        return state


def _begun(game: Game[Any], seed: str, start: str) -> Any:
    position = titles.title_of(game).position(game) if start else None
    return game.start(seed) if position is None else position.read(start, seed)


def played_out(game: Game[Any], question: Question) -> list[int]:
    """What a whole game comes to between computer players."""
    state = game.start(question.setup.seed)
    players = [bot(player, game, seat, f"{question.seed} {seat}") for seat, player in enumerate(question.players)]
    while not state.finished:
        seat = game.decider(state)
        game.apply(state, seat, players[seat].choose(game.view(state, seat), game.options(state, seat)))
    return game.scores(state)


def answer(memory: Memory, question: Question) -> Answer:
    game, seat = memory.game(question.setup), question.seat
    if question.players:
        return Answer(scores=played_out(game, question))
    if question.road != NO_CHOICE:
        # Words take much memory, and nobody else here needs any.
        from .living import lived

        return Answer(life=msgspec.to_builtins(lived(game, question)))
    view = game.view(memory.position(question.setup, question.moves, question.start), seat)
    options = game.options(view, seat)
    if question.weighs:
        player, seed, chosen = question.player, question.seed, question.chosen
        return Answer(prospects=prospects(player, game, seat, seed, view, options, chosen))
    return Answer(bot(question.player, game, seat, question.seed).choose(view, options))


class Answering:
    """One who is asked, a line of JSON at a time."""

    def __init__(self) -> None:
        self._memory = Memory()
        self._read: Final = msgspec.json.Decoder(Question).decode
        self._encode: Final = msgspec.json.Encoder().encode

    def line(self, question: bytes | str) -> bytes:
        try:
            told = answer(self._memory, self._read(question))
        except Exception as error:
            # A position that went wrong half-way is not gone on from.
            self._memory = Memory()
            told = Answer(fault=f"{type(error).__name__}: {error}")
        return self._encode(told)
