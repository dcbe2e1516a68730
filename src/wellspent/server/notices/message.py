"""One form of message for every way there is, and what a way has to be able to do."""

from dataclasses import dataclass
from typing import Protocol

# What somebody may want to be told.
KINDS = ("turn", "short", "talk", "end", "invitation")


@dataclass(frozen=True)
class Item:
    """One thing to be told, and where it leads."""

    kind: str
    table: str
    text: str
    link: str


@dataclass(frozen=True)
class Message:
    """Several things for one person. `peace` is where one click ends them all.

    `withdrawn`: tables of which something was told that has passed. Without items there is nothing else to say.
    """

    title: str
    items: tuple[Item, ...]
    peace: str = ""
    # The words for that, in a letter and on a button.
    peace_text: str = ""
    peace_button: str = ""
    lang: str = "en"
    withdrawn: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join(item.text for item in self.items)


class NotSent(Exception):
    """It did not arrive, and why; where nobody is there any more, nobody tries again."""

    def __init__(self, reason: str, is_gone: bool = False) -> None:
        super().__init__(reason)
        self.is_gone = is_gone


class Sender(Protocol):
    """A way to somebody."""

    # Whether what was told can be taken back, where nobody has looked at it yet.
    can_withdraw: bool

    def is_address(self, address: str) -> bool:
        """Whether this could be one."""
        ...

    async def send(self, address: str, message: Message) -> None:
        """Hand a message over; raises NotSent."""
        ...
