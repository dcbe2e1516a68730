"""Safety & Security Jobs: a fourth Category, by the rules of the other three."""

from typing import ClassVar

from ...module import Module


class Security(Module):
    """SEC.action.01, SEC.comp.02: nothing but the cards and their Category is new."""

    name: ClassVar[str] = "security"
    order: ClassVar[int] = 7


MODULE = Security
