"""Computer players of the laboratory: those of every table, and `sensible=FILE.toml`, which has weights of its own."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

from wellspent import titles
from wellspent.bots import Bot, Persona, UnknownBot
from wellspent.engine.game import Game
from wellspent.engine.state import State
from wellspent.players import bot_like, persona

S = TypeVar("S", bound=State)


def player_named(name: str, game: str) -> Persona:
    """Who a name of the laboratory means. Only here may a name open a file: at a table anybody may write one."""
    known, _, file = name.partition("=")
    who = persona(known, game)
    if not file:
        return who
    _check_level(who, game)
    return replace(who, weights=tuple(read_weights(Path(file), game).items()))


def seat_player(name: str, game: Game[S], seat: int, seed: str) -> Bot[S]:
    return bot_like(player_named(name, game.name), game, seat, seed)


def weights_of(who: Persona, game: str) -> dict[str, float]:
    """All that somebody believes, its character left aside."""
    _check_level(who, game)
    title = titles.title(game)
    return title.weights({**title.beliefs()[who.level], **dict(who.weights)})


def _check_level(who: Persona, game: str) -> None:
    thinking = titles.title(game).beliefs()
    if who.level not in thinking:
        raise UnknownBot(f"A {who.level} player has no weights here; these have: {', '.join(thinking) or 'none'}.")


def read_weights(path: Path, game: str) -> dict[str, float]:
    """The weights of a file, checked against those of the game."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise UnknownBot(f"There is no file '{path}' with weights.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UnknownBot(f"'{path}' is no file with weights: {error}.") from None
    if told.get("game") != game:
        raise UnknownBot(f"The weights in '{path}' are for the game '{told.get('game', '')}', not for '{game}'.")
    return _checked(path, told.get("weights"), game)


def _checked(path: Path, weights: Any, game: str) -> dict[str, float]:
    if not isinstance(weights, dict) or not all(
        type(value) in (int, float) and isfinite(value) for value in weights.values()
    ):
        raise UnknownBot(f"'{path}' needs a table [weights] of names and numbers.")
    try:
        titles.title(game).weights(weights)
    except ValueError as error:
        raise UnknownBot(f"{error} It was read in '{path}'.") from None
    return weights


def weights_text(game: str, weights: Mapping[str, float], remark: str) -> str:
    """A file that `player=FILE` plays."""
    lines = "".join(f"{name} = {value!r}\n" for name, value in weights.items())
    return f'# {remark}\ngame = "{game}"\n\n[weights]\n{lines}'
