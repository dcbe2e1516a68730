"""The time that each seat has: a candle burns while it has to decide, and at its end somebody else decides.

Everything here is told what time it is. Times are milliseconds, moments milliseconds since 1970.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from wellspent.protocol import TimeRules

from .rests import DAY, HOUR, MINUTE, SECOND, Quiet, Rest, burns_until, burnt, rests_at

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
# What may be chosen: the time for each move, and the reserve that burns after it.
MOVES: Final = {
    LIVE: (30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE),
    DAYS: (12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY),
}
RESERVES: Final = {
    LIVE: (0, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 40 * MINUTE),
    DAYS: (0, DAY, 3 * DAY, 7 * DAY),
}
# So many moves in a row that somebody else had to make, and the seat is away.
MOST_MISSED: Final = 2
# A candle is short below this share of its length.
SHORT: Final = 0.1
# What is left of a candle at least when the house opens again.
GRACE: Final = HOUR
FOREVER: Final = 1 << 52
NO_CLOCK: Final = TimeRules(NONE, 0, 0, "")


class Place(NamedTuple):
    """Where a game is: the step of its flow, how much lies on the agenda, and the question on top."""

    stage: int
    depth: int
    step: int

    def goes_on_at(self, other: "Place") -> bool:
        """Whether a decision there still belongs to the move that was begun here."""
        if other.stage != self.stage:
            return other.stage > self.stage
        return other.depth > self.depth or other.step != self.step


class KeptOrders(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be done for a seat while its owner is not there; see `orders.py`."""

    pays_bills: bool = msgspec.field(default=False, name="pays_money")
    leaves: int = 0
    takes_only: bool = False
    lets_pass: bool = False
    # The card to go on with.
    advances: str = ""
    # Who gave them (the hash of a key), and when.
    owner: str = ""
    at: int = 0


class Candle(msgspec.Struct, omit_defaults=True):
    """The time of one seat."""

    # When it was lit, 0 while it does not burn; what had burnt before that; what is left of the reserve.
    lit: int = 0
    spent: int = 0
    reserve: int = 0
    # How many moves there had been when it was new: taking back a move makes it no longer.
    moves: int = -1
    # How often in a row it went out, and where, while the move is not finished.
    missed: int = 0
    out_at: Place | None = None
    # Somebody sits in: until its owner comes back, or within these moments.
    is_away: bool = False
    away: Rest = (0, 0)
    # The owner's own hours.
    quiet: Quiet = Quiet()
    orders: KeptOrders = KeptOrders()


class Pause(msgspec.Struct, omit_defaults=True):
    """All candles stop within these moments, once everybody else has agreed."""

    seat: int
    begins: int
    ends: int
    agreed: list[int] = []
    is_agreed: bool = False


class ClockState(msgspec.Struct, omit_defaults=True):
    """What is kept of a clock."""

    candles: list[Candle]
    pause: Pause | None = None


class Clock:
    """The candles of one table."""

    def __init__(
        self,
        rules: TimeRules,
        people: Collection[int],
        seats: int,
        state: ClockState | None = None,
        since: int = 0,
        is_taken: Callable[[int], bool] = lambda seat: True,
    ) -> None:
        self.rules: Final = rules
        # Whether somebody has come for a seat: nobody has no time to lose.
        self.is_taken: Final = is_taken
        # Since when there has been somebody to keep time: nobody's candle goes out just because the house was closed.
        self.since: Final = since
        # The seats that are not computer players'.
        self.people: Final = tuple(people)
        self.state = state or ClockState([Candle(reserve=rules.reserve) for _ in range(seats)])

    @property
    def runs(self) -> bool:
        return self.rules.kind != NONE

    def candle(self, seat: int) -> Candle:
        return self.state.candles[seat]

    # Burning.

    def follow(self, deciders: Sequence[int], moves: int, place: Place, now: int) -> None:
        """The game has come to another decision: light the candles of whoever decides, and put out the others."""
        for seat in self.people:
            candle = self.candle(seat)
            if seat not in deciders or not self.is_taken(seat):
                self._put_out(candle, now)
                candle.out_at = None
            elif candle.out_at is not None and not candle.out_at.goes_on_at(place):
                candle.out_at = None
                self._light(candle, moves, now)
            elif candle.out_at is None:
                self._light(candle, moves, now)

    def _light(self, candle: Candle, moves: int, now: int) -> None:
        if moves > candle.moves:
            self._put_out(candle, now)
            candle.spent, candle.moves = 0, moves
        if not candle.lit and self.runs:
            candle.lit = now

    def _put_out(self, candle: Candle, now: int) -> None:
        """What the move did not cover is taken from the reserve."""
        self._settle(candle, now)
        over = max(0, candle.spent - self.rules.move)
        candle.reserve = max(0, candle.reserve - over)
        candle.spent -= over
        candle.lit = 0

    def _settle(self, candle: Candle, now: int) -> None:
        """Note what has burnt: from now on it may burn by other hours."""
        if candle.lit:
            candle.spent += burnt(self._quiet(candle), self._pauses(), candle.lit, now)
            candle.lit = now

    def _quiet(self, candle: Candle) -> Quiet:
        return candle.quiet if self.rules.kind == DAYS else Quiet()

    def _pauses(self) -> tuple[Rest, ...]:
        pause = self.state.pause
        return ((pause.begins, pause.ends),) if pause is not None and pause.is_agreed else ()

    def length(self, candle: Candle) -> int:
        """How long a candle burns in all for this move."""
        return self.rules.move + candle.reserve

    def reserve(self, seat: int, now: int) -> int:
        """What is left of the reserve at a moment."""
        candle = self.candle(seat)
        since = burnt(self._quiet(candle), self._pauses(), candle.lit, now) if candle.lit else 0
        return max(0, candle.reserve - max(0, candle.spent + since - self.rules.move))

    def until(self, seat: int) -> int:
        """When a candle goes out; 0 where none burns."""
        candle = self.candle(seat)
        if not candle.lit or candle.out_at is not None or candle.is_away:
            return 0
        return self._burns(candle, max(0, self.length(candle) - candle.spent))

    def _burns(self, candle: Candle, left: int) -> int:
        at = burns_until(self._quiet(candle), self._pauses(), candle.lit, left)
        return max(at, self.since + min(self.rules.move, GRACE)) if candle.lit < self.since else at

    def short_from(self, seat: int) -> int:
        """When a candle becomes short; 0 where none burns."""
        candle = self.candle(seat)
        if not self.until(seat):
            return 0
        length = self.length(candle)
        left = max(0, length - candle.spent - int(length * SHORT))
        return burns_until(self._quiet(candle), self._pauses(), candle.lit, left)

    def rests(self, seat: int, now: int) -> bool:
        return rests_at(self._quiet(self.candle(seat)), self._pauses(), now)

    # Running out.

    def overdue(self, now: int) -> list[int]:
        return [seat for seat in self.people if 0 < self.until(seat) <= now]

    def go_out(self, seat: int, place: Place, now: int) -> bool:
        """A candle has gone out: somebody makes this move. Whether the seat is away from now on."""
        candle = self.candle(seat)
        self._put_out(candle, now)
        candle.out_at = place
        candle.missed += 1
        if candle.missed >= MOST_MISSED and not candle.is_away:
            candle.is_away = True
            return True
        return False

    def note_choice(self, seat: int) -> None:
        """The owner of a seat has chosen."""
        candle = self.candle(seat)
        candle.missed, candle.out_at, candle.is_away = 0, None, False

    # Being away.

    def is_stood_in(self, seat: int, now: int) -> bool:
        """Whether somebody decides for this seat now."""
        return self.candle(seat).out_at is not None or self.is_gone(seat, now)

    def is_gone(self, seat: int, now: int) -> bool:
        """Whether somebody sits in for longer than a move."""
        candle = self.candle(seat)
        return candle.is_away or candle.away[0] <= now < candle.away[1]

    def leave(self, seat: int, begins: int, ends: int, now: int) -> None:
        """Somebody sits in within these moments; without an end until the owner is back."""
        candle = self.candle(seat)
        if begins <= now and not ends:
            candle.is_away = True
        else:
            candle.away = (begins, ends or FOREVER)

    def come_back(self, seat: int, moves: int, now: int) -> None:
        """The owner decides again, with a candle as long as ever."""
        candle = self.candle(seat)
        candle.missed, candle.is_away, candle.out_at, candle.away = 0, False, None, (0, 0)
        if candle.lit:
            candle.lit, candle.spent, candle.moves = now, 0, moves

    def set_quiet(self, seat: int, quiet: Quiet, now: int) -> None:
        self._settle(self.candle(seat), now)
        self.candle(seat).quiet = quiet

    # Pauses.

    def ask_pause(self, seat: int, begins: int, ends: int, now: int) -> None:
        self.end_pause(now)
        self.state.pause = Pause(seat, begins, ends, [seat])
        self.agree(seat, now)

    def agree(self, seat: int, now: int) -> bool:
        """Somebody agrees to the pause; whether it is agreed upon by that. Whoever is not there is not waited for."""
        pause = self.state.pause
        if pause is None or pause.is_agreed:
            return False
        self._settle_all(now)
        pause.agreed = sorted({*pause.agreed, seat})
        there = [each for each in self.people if self.is_taken(each) and not self.candle(each).is_away]
        pause.is_agreed = set(there) <= set(pause.agreed)
        if pause.is_agreed:
            pause.begins = max(pause.begins, now)
        return pause.is_agreed

    def end_pause(self, now: int) -> None:
        """Whoever asked for it is back, or somebody does not want it."""
        self._settle_all(now)
        self.state.pause = None

    def _settle_all(self, now: int) -> None:
        for candle in self.state.candles:
            self._settle(candle, now)

    # What comes next.

    def next_due(self, now: int) -> int:
        """When something happens next though nobody does anything; 0 for never."""
        return min((at for at in self._moments() if at > now), default=0)

    def _moments(self) -> Iterable[int]:
        for seat in self.people:
            candle = self.candle(seat)
            yield from (self.until(seat), self.short_from(seat), candle.away[0])
            if candle.away[1] < FOREVER:
                yield candle.away[1]
        for pause in self._pauses():
            yield from pause


def is_possible(rules: TimeRules) -> bool:
    """Whether these times may be chosen."""
    if rules.kind == NONE:
        return not rules.move and not rules.reserve
    return rules.move in MOVES.get(rules.kind, ()) and rules.reserve in RESERVES[rules.kind]
