"""Where a game stands is kept from time to time: rules that come later can go on from there."""

import logging
import zlib
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wellspent import titles
from wellspent.accounts import Account
from wellspent.engine.game import Game
from wellspent.engine.session import Past
from wellspent.library import begun_now
from wellspent.positions import PositionError
from wellspent.ruleset import GameSetup, Ruleset

from .opened import Opened, opened, rules_of
from .storage import KeptPosition, StorageError

if TYPE_CHECKING:
    from .tables import Table

# After so many changes a position is kept anew.
EVERY: Final = 24
# Different games whose marks are remembered.
MARKED: Final = 64

logger = logging.getLogger(__name__)


class KeptGame(msgspec.Struct):
    """A game so far, with a mark of each card it was played with."""

    cards: dict[str, str]
    game: msgspec.Raw


def account_of(game: Game[Any]) -> Account | None:
    """How the games of a title are written; None where they cannot be."""
    position = titles.title_of(game).position(game)
    return None if position is None else Account(position)


def packed(ruleset: Ruleset, told: bytes) -> bytes:
    return zlib.compress(msgspec.json.encode(KeptGame(dict(card_marks(ruleset)), msgspec.Raw(told))))


def unpacked(data: bytes) -> KeptGame:
    """What has been kept; raises PositionError."""
    try:
        return msgspec.json.decode(zlib.decompress(data), type=KeptGame)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise PositionError(f"what was kept is damaged: {error}") from error


def read_past(account: Account, data: bytes, seed: str) -> Past[Any]:
    """The past that was kept; raises PositionError, in the words of whoever runs the server."""
    try:
        return account.read(bytes(unpacked(data).game), seed)
    except (LookupError, TypeError, ValueError) as error:
        raise error if isinstance(error, PositionError) else PositionError(f"it cannot be laid out: {error}") from error


def marks_now(setup: GameSetup) -> tuple[int, str]:
    """The rules and cards that this program has for a game."""
    return _marks(rules_of(setup))


@lru_cache(MARKED)
def _marks(rules: GameSetup) -> tuple[int, str]:
    now = begun_now(rules)
    return now.rules, now.cards


@lru_cache(MARKED)
def card_marks(ruleset: Ruleset) -> Mapping[str, str]:
    return titles.title(ruleset.game).card_marks(ruleset)


def made_ready(setup: GameSetup) -> Opened:
    """Everything that a table of a game needs before it can be laid, and that takes long the first time."""
    marks_now(setup)
    card_marks(rules_of(setup).ruleset)
    return opened(setup)


class Keeper:
    """Keeps the position of one table."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table: Final = table
        # The version that was kept last, and how many moves it had.
        self.number = number
        self.moves = 0

    @cached_property
    def account(self) -> Account | None:
        return account_of(self.table.session.game)

    async def note(self) -> None:
        """Keep the position if it is time to: also when what was kept has been taken back."""
        session = self.table.session
        is_due = self.table.version - self.number >= EVERY
        if is_due or len(session.moves) < self.moves or session.state.finished:
            await self.keep()
            self.table.reels.go_on()

    async def keep(self) -> None:
        """Keep the position, unless it is kept already. Whoever plays does not have to wait for it."""
        if self.number == self.table.version or self.account is None:
            return
        setup, session, version = self.table.kept.setup, self.table.session, self.table.version
        data = packed(rules_of(setup).ruleset, self.account.write(session))
        before, self.number, self.moves = self.number, version, len(session.moves)
        try:
            await self.table.store.keep_position(self.table.kept.id, KeptPosition(version, *marks_now(setup), data))
        except StorageError:
            logger.warning("The position of a table cannot be kept")
            if self.number == version:
                self.number = before
