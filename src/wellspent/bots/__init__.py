"""Computer players. Each is given its seat's view of the table and the options, and answers with one of them."""

from .outside import outside_names, outside_player
from .persona import Persona, UnknownBot, persona_from
from .protocol import Bot

__all__ = ["Bot", "Persona", "UnknownBot", "outside_names", "outside_player", "persona_from"]
