"""What the owner of a server says and allows while it runs: kept in the database, and the same at every process."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

import msgspec

from wellspent.protocol import Bulletin, HouseRules

from .limits import Buckets
from .problems import Problem
from .settings import Settings

# By what processes tell each other that the owner has changed something; no table is called so.
HOUSE_RULES: Final = "house-rules"
HOUR: Final = 3600


class KeptHouse(msgspec.Struct, omit_defaults=True):
    """As it is kept. What the owner has never changed is as the server was started."""

    rules: HouseRules | None = None
    bulletin: Bulletin = msgspec.field(default_factory=Bulletin)
    # Those who may not play here, and what the owner has to say to each.
    barred: dict[str, str] = {}


async def nothing_kept() -> KeptHouse:
    """Where nobody owns a server, as in a browser."""
    return KeptHouse()


class House:
    """The rules of the house and its notice to everybody."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.rules = self._usual()
        self.bulletin = Bulletin()
        self.barred: Mapping[str, str] = {}
        self.read: Callable[[], Awaitable[KeptHouse]] = nothing_kept
        # Who wants to know that something has changed.
        self.heard: Callable[[], object] = lambda: None
        # Who shows people out.
        self.shows_out: Callable[[Collection[str]], object] = lambda _: None
        self._buckets: Final[list[tuple[str, Buckets]]] = []

    def _usual(self) -> HouseRules:
        limits = self.settings.limits
        return HouseRules(self.settings.open_tables, True, _an_hour(limits.tables), _an_hour(limits.profiles))

    def limits(self, name: str, buckets: Buckets) -> None:
        """The owner says how much an hour these hold."""
        self._buckets.append((name, buckets))

    async def reload(self) -> None:
        self.take(await self.read())

    def take(self, kept: KeptHouse) -> None:
        """Go by what is kept."""
        is_said, others = kept.bulletin != self.bulletin, kept.barred.keys() - self.barred.keys()
        self.rules, self.bulletin = kept.rules or self._usual(), kept.bulletin
        self.barred = kept.barred
        for name, buckets in self._buckets:
            if kept.rules is not None:
                count = getattr(self.rules, name)
                buckets.resize(count, count / HOUR)
        if is_said:
            self.heard()
        if others:
            self.shows_out(others)

    def check(self, person: str) -> None:
        """Whether somebody (the hash of a key) may play here; raises Problem."""
        if person in self.barred:
            words = self.barred[person]
            raise Problem("barred", words=words, said="yes" if words else "no")

    def farewell(self, person: str, lang: str) -> str:
        """What somebody reads who may not; nothing for all others."""
        try:
            self.check(person)
        except Problem as problem:
            return problem.sentence(lang)
        return ""


def _an_hour(rate: tuple[float, float]) -> int:
    """What may be asked for at once, or else in an hour."""
    return int(min(max(rate[0], rate[1] * HOUR), 1_000_000))
