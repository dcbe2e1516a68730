"""Seats that are taken, left free and given back: a link is claimed once, and then it is nobody else's."""

from collections.abc import Collection
from typing import Final

from wellspent.protocol import Looks, SeatLink
from wellspent.server.keys import hashed, is_same, new_key
from wellspent.server.names import is_taken, unnamed
from wellspent.server.problems import Problem, anew
from wellspent.server.seating import HERE, LINK, checked_pronoun
from wellspent.server.storage import ANYBODY, KeptSeat
from wellspent.server.tables import Table
from wellspent.server.viewers import Holder

from .company import sits_apart

NONE: Final = -1


async def claim(
    table: Table, profile: str, looks: Looks, key: str, apart: Collection[str] = (), blocked: Collection[str] = ()
) -> int:
    """Take a seat for good; whoever else has its link has it no more.

    Nobody sits down with those `apart`, and whoever has `blocked` some of them is told so.
    """
    async with table.lock:
        return await anew(lambda: _claim(table, profile, looks, key, apart, blocked))


async def _claim(
    table: Table, profile: str, looks: Looks, key: str, apart: Collection[str], blocked: Collection[str]
) -> int:
    table.check_open()
    if key and is_same(hashed(key), table.kept.host):
        return await _own(table, profile)
    mine = next((number for number, seat in enumerate(table.kept.seats) if seat.profile == profile), NONE)
    number = _claimed(table.kept.seats, profile, key)
    if key and number != NONE and mine == NONE and table.kept.options.owner in blocked:
        raise Problem("apart")
    # Nobody else is told why: for whoever is not wanted the seat is taken.
    if number == NONE or (mine == NONE and _is_unwanted(table, profile, key, apart)):
        if mine == NONE:
            raise Problem("claimed" if key else "not-invited")
        return mine
    seat = table.kept.seats[number]
    seat.profile, seat.key, seat.invited, seat.has_joined, seat.handed_by = profile, "", "", True, ""
    _dress(table.kept.seats, number, looks)
    await _changed(table, number)
    return number


def _is_unwanted(table: Table, profile: str, key: str, apart: Collection[str]) -> bool:
    """Sent away by the host; kept apart from the host, or at a table that is open to all from anybody there."""
    if profile in table.kept.options.removed:
        return True
    return table.kept.options.owner in apart if key else sits_apart(table, apart)


async def take_back(table: Table, profile: str, looks: Looks, number: int) -> None:
    """A seat that one has given away, as long as nobody has come for it."""
    async with table.lock:
        await anew(lambda: _take_back(table, profile, looks, number))
        await table.talk.house("back", number)


async def _take_back(table: Table, profile: str, looks: Looks, number: int) -> None:
    table.check_open()
    if not 0 <= number < len(table.kept.seats) or not can_take_back(table.kept.seats[number], profile):
        raise Problem("claimed")
    seat = table.kept.seats[number]
    seat.profile, seat.key, seat.has_joined, seat.handed_by = profile, "", True, ""
    _dress(table.kept.seats, number, looks)
    await _changed(table, number)


def can_take_back(seat: KeptSeat, profile: str) -> bool:
    return seat.handed_by == profile and not seat.profile and not seat.has_joined


async def invite(table: Table, holder: Holder, number: int, profile: str, looks: Looks) -> None:
    """The host keeps a free seat for somebody."""
    async with table.lock:
        await anew(lambda: _invite(table, holder, number, profile, looks))


async def _invite(table: Table, holder: Holder, number: int, profile: str, looks: Looks) -> None:
    table.check_open()
    if not holder.is_host:
        raise Problem("not-host")
    seats = table.kept.seats
    if not 0 <= number < len(seats) or seats[number].kind != LINK or any(seat.profile == profile for seat in seats):
        raise Problem("seat")
    if seats[number].profile or seats[number].has_joined:
        raise Problem("claimed")
    seats[number].invited = profile
    _dress(seats, number, looks)
    await table.places.changed()


async def _own(table: Table, profile: str) -> int:
    """Whoever has the key of the host becomes the owner of the table, if nobody is."""
    if table.kept.options.owner not in ("", profile):
        raise Problem("owned")
    number = next((number for number, seat in enumerate(table.kept.seats) if seat.kind == HERE), NONE)
    if not table.kept.options.owner:
        table.kept.options.owner = profile
        if number != NONE:
            table.kept.seats[number].profile = profile
        await table.places.changed()
    return number


def _claimed(seats: list[KeptSeat], profile: str, key: str) -> int:
    """The seat of a key, or the one that somebody is invited to."""
    mark, invited = hashed(key), [profile, ANYBODY]
    found = (
        number
        for number, seat in enumerate(seats)
        if seat.kind == LINK and not seat.profile and (is_same(mark, seat.key) if key else seat.invited in invited)
    )
    return next(found, NONE)


def _dress(seats: list[KeptSeat], number: int, looks: Looks) -> None:
    """Name, colour and face of whoever sits down, as far as nobody else has them."""
    seat, others = seats[number], [other for place, other in enumerate(seats) if place != number]
    if looks.name and not is_taken(looks.name, [other.name for other in others]):
        seat.name = looks.name
    if looks.colour and looks.colour not in [other.colour for other in others]:
        seat.colour = looks.colour
    seat.pronoun, seat.face = checked_pronoun(looks.pronoun), looks.face


async def decline(table: Table, profile: str) -> None:
    """No, thank you: the host sees a free seat, and nothing else."""
    async with table.lock:
        await anew(lambda: _decline(table, profile))


async def _decline(table: Table, profile: str) -> None:
    table.check_open()
    mine = [seat for seat in table.kept.seats if seat.invited == profile]
    for seat in mine:
        seat.invited = ""
    if mine:
        await table.places.changed()


async def release(table: Table, holder: Holder, number: int) -> SeatLink:
    """The host frees a seat whose owner has not chosen anything yet; the answer has a new link."""
    async with table.lock:
        return await anew(lambda: _release(table, holder, number))


async def _release(table: Table, holder: Holder, number: int) -> SeatLink:
    table.check_open()
    if not holder.is_host:
        raise Problem("not-host")
    if not 0 <= number < len(table.kept.seats) or table.kept.seats[number].kind != LINK:
        raise Problem("seat")
    if any(move.seat == number for move in table.session.moves):
        raise Problem("has-played")
    key, old = new_key(), table.kept.seats[number]
    invited = ANYBODY if table.kept.options.is_open else ""
    table.kept.seats[number] = KeptSeat(LINK, unnamed(number), old.colour, "they", key=hashed(key), invited=invited)
    if old.profile:
        # Whoever was sent away does not take the next chair.
        table.kept.options.removed = [*table.kept.options.removed, old.profile]
    await _changed(table, number)
    return SeatLink(number, key)


async def _changed(table: Table, number: int) -> None:
    """Whoever sat there by another key comes again, and sees what that is worth now."""
    await table.places.changed()
    for viewer in table.audience.viewers:
        if number in viewer.holder.seats:
            viewer.close()
