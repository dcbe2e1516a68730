"""Safety & Security Jobs: a fourth Category, by the rules of the other three."""

from typing import ClassVar

from ..cards import FIELDS, number_of
from ..module import Module
from ..rules import Rules


class Security(Module):
    """SEC.action.01: nothing but the cards and their Category is new."""

    name: ClassVar[str] = "security"
    order: ClassVar[int] = 7

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        # SEC.comp.02
        number_of(FIELDS, "security")


MODULE = Security
