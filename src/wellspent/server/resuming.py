"""A kept table comes back: played again by the rules it was played by, or gone on with by those there are now."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from wellspent.engine.session import Session
from wellspent.library import SetupError, check
from wellspent.positions import PositionError
from wellspent.ruleset import GameSetup

from .history import CannotReplay, replayed
from .keeping import account_of, marks_now, packed, read_past, unpacked
from .opened import game_of, rules_of
from .storage import Kept, KeptPosition


class CannotGoOn(Exception):
    """These rules and cards can do nothing with a game; why, in the words of whoever runs the server."""


class Renewed(NamedTuple):
    """What a game goes on from by other rules than before, and what everybody at the table is to be told."""

    base: KeptPosition
    said: str


class Resuming:
    """Brings one table back, step by step, so that others need not wait."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.setup: GameSetup = kept.table.setup
        # Once all steps are taken: the game, and what is to be kept and told of its new rules.
        self.session: Session[Any] | None = None
        self.renewed: Renewed | None = None

    def steps(self) -> Iterator[None]:
        """Raises CannotGoOn."""
        try:
            check(self.setup)
        except SetupError as error:
            raise CannotGoOn(str(error)) from error
        if self.is_current:
            yield from self._replay()
        else:
            yield from self._go_on()

    @property
    def base(self) -> KeptPosition | None:
        return next((position for position in self.kept.positions if position.is_base), None)

    @property
    def is_current(self) -> bool:
        """Whether the game was last played by the rules and cards that this program has."""
        marks = (self.base.rules, self.base.cards) if self.base else (self.setup.rules, self.setup.cards)
        return marks == marks_now(self.setup)

    @property
    def is_possible(self) -> bool:
        """Whether there is such a game."""
        try:
            check(self.setup)
        except SetupError:
            return False
        return True

    @property
    def is_playable(self) -> bool:
        """Whether the game can be played again, by the rules and cards that it was last played by."""
        return self.is_possible and self.is_current

    @property
    def game(self) -> Session[Any]:
        """Once all steps are taken."""
        assert self.session is not None
        return self.session

    @property
    def kept_number(self) -> int:
        """After how many changes the position was kept last by the rules that the game is played by now."""
        numbers = [each.number for each in self.kept.positions if (each.rules, each.cards) == marks_now(self.setup)]
        return max(numbers, default=0)

    def _replay(self) -> Iterator[None]:
        base, game = self.base, game_of(self.setup)
        try:
            session = self._from(base) if base else Session(game, self.setup.seed)
            yield from replayed(session, self.kept.entries[base.number if base else 0 :])
        except (CannotReplay, PositionError) as error:
            raise CannotGoOn(str(error)) from error
        self.session = session

    def _from(self, position: KeptPosition) -> Session[Any]:
        game = game_of(self.setup)
        account = account_of(game)
        if account is None:
            raise PositionError("the positions of this game have no text")
        return Session(game, self.setup.seed, read_past(account, position.data, self.setup.seed))

    def _go_on(self) -> Iterator[None]:
        """From the latest position that can be laid out, with what of the later choices is still possible."""
        reason = "it was played by other rules or cards, and no position of it was kept"
        for position in reversed(self.kept.positions):
            try:
                session = self._from(position)
            except PositionError as error:
                reason = str(error)
                continue
            with suppress(CannotReplay):
                yield from replayed(session, self.kept.entries[position.number :])
            self._renew(session, position)
            return
        raise CannotGoOn(reason)

    def position(self) -> KeptPosition | None:
        """Where the game stands, to be kept; None where it has no text."""
        account = account_of(self.game.game)
        if account is None:
            return None
        data = packed(rules_of(self.setup).ruleset, account.write(self.game))
        return KeptPosition(len(self.kept.entries), *marks_now(self.setup), data)

    def _renew(self, session: Session[Any], before: KeptPosition) -> None:
        account = account_of(session.game)
        assert account is not None
        data = packed(rules_of(self.setup).ruleset, account.write(session))
        base = KeptPosition(len(self.kept.entries), *marks_now(self.setup), data, is_base=True)
        self.session = self._from(base)
        self.renewed = Renewed(base, said(before, base, len(session.moves)))


def said(before: KeptPosition, base: KeptPosition, moves: int) -> str:
    """What the house says: what has changed, from which move on, and which cards are others."""
    rules, cards = before.rules != base.rules, before.cards != base.cards
    what = "both" if rules and cards else "rules" if rules else "cards"
    return " ".join(["renewed", str(moves), what, *changed_cards(before, base)])


def changed_cards(before: KeptPosition, base: KeptPosition) -> Sequence[str]:
    """The cards that are there now and are not what they were."""
    then, now = unpacked(before.data).cards, unpacked(base.data).cards
    return [id for id, mark in now.items() if then.get(id, mark) != mark] if then else []
