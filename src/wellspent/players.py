"""Computer players by name, for whatever game is played."""

from typing import TypeVar

from wellspent import titles
from wellspent.bots import Bot, Persona, UnknownBot, outside_names, outside_player, persona_from
from wellspent.bots.random_player import RandomPlayer
from wellspent.engine.game import Game
from wellspent.engine.state import State

S = TypeVar("S", bound=State)

RANDOM = "random"


def persona(name: str, game: str) -> Persona:
    """The persona that a name tells, for a game; raises UnknownBot."""
    title = titles.title(game)
    return persona_from(name, (*title.levels, *title.yardsticks), title.characters)


def is_below_level(name: str, game: str, is_compiled: bool) -> bool:
    """Whether a computer player of that name plays worse here than where the rules are compiled."""
    who = persona(name, game)
    return not is_compiled and not who.playouts and who.level in titles.title(game).searching_levels


def bot(name: str, game: Game[S], seat: int, seed: str) -> Bot[S]:
    """A computer player for a seat; the same seed plays the same way."""
    return bot_like(persona(name, game.name), game, seat, seed)


def bot_like(who: Persona, game: Game[S], seat: int, seed: str) -> Bot[S]:
    """The same for whoever is more than a name."""
    title = titles.title_of(game)
    if who.level == RANDOM:
        return RandomPlayer(seat, seed)
    if who.level in (*title.levels, *title.yardsticks):
        return title.player(game, seat, seed, who)
    if who.level not in outside_names():
        raise UnknownBot(f"There is no computer player '{who.level}'; choose from: {', '.join(title.levels)}.")
    try:
        return outside_player(who.level, game, seat, seed)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"The computer player '{who.level}' cannot be loaded: {error}.") from error
