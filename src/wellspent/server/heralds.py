"""Whoever is told about a table to tell others, who are not there."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .tables import Table


class Herald(Protocol):
    """Listens, and comes back to it later: nobody at the table waits."""

    def changed(self, table: "Table") -> None:
        """The game has come to another decision, time has brought something, or somebody has come."""
        ...

    def said(self, table: "Table", seat: int) -> None:
        """Somebody has said something."""
        ...


class NoHerald:
    def changed(self, table: "Table") -> None:
        pass

    def said(self, table: "Table", seat: int) -> None:
        pass
