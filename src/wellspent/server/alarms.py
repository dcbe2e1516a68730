"""When which table has to be looked after though nobody asks for it."""

from collections.abc import Mapping
from typing import Final


class Alarms:
    """A moment for each table that has one: milliseconds since 1970."""

    def __init__(self) -> None:
        self.at: Final[dict[str, int]] = {}

    def recall(self, dues: Mapping[str, int]) -> None:
        """What was set before a restart, and has not been set anew since."""
        for table, at in dues.items():
            self.at.setdefault(table, at)

    def set(self, table: str, at: int) -> None:
        """Ring for a table at a moment; 0 for never."""
        if at:
            self.at[table] = at
        else:
            self.at.pop(table, None)

    def ringing(self, now: int) -> list[str]:
        return [table for table, at in self.at.items() if at <= now]
