"""Seats that are taken, left free and given back: a link is claimed once, and then it is nobody else's."""

from typing import Final

from wellspent.protocol import Looks, SeatLink
from wellspent.server.keys import hashed, is_same, new_key
from wellspent.server.problems import Problem, speech
from wellspent.server.seating import HERE, LINK, checked_pronoun
from wellspent.server.storage import ANYBODY, KeptSeat
from wellspent.server.tables import Table, anew
from wellspent.server.viewers import Holder

NONE: Final = -1


async def claim(table: Table, profile: str, looks: Looks, key: str) -> int:
    """Take a seat for good; whoever else has its link has it no more."""
    async with table.lock:
        return await anew(lambda: _claim(table, profile, looks, key))


async def _claim(table: Table, profile: str, looks: Looks, key: str) -> int:
    table.check_open()
    if key and is_same(hashed(key), table.kept.host):
        return await _own(table, profile)
    mine = next((number for number, seat in enumerate(table.kept.seats) if seat.profile == profile), NONE)
    number = _claimed(table.kept.seats, profile, key)
    if number == NONE:
        if mine == NONE:
            raise Problem("claimed" if key else "not-invited")
        return mine
    seat = table.kept.seats[number]
    seat.profile, seat.key, seat.invited, seat.has_joined = profile, "", "", True
    _dress(table.kept.seats, number, looks)
    await _changed(table, number)
    return number


async def _own(table: Table, profile: str) -> int:
    """Whoever has the key of the host becomes the owner of the table, if nobody is."""
    if table.kept.options.owner not in ("", profile):
        raise Problem("owned")
    number = next((number for number, seat in enumerate(table.kept.seats) if seat.kind == HERE), NONE)
    if not table.kept.options.owner:
        table.kept.options.owner = profile
        if number != NONE:
            table.kept.seats[number].profile = profile
        await table.seats_changed()
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
    if looks.name and looks.name.casefold() not in [other.name.casefold() for other in others]:
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
        await table.seats_changed()


async def release(table: Table, holder: Holder, number: int, lang: str) -> SeatLink:
    """The host frees a seat whose owner has not chosen anything yet; the answer has a new link."""
    async with table.lock:
        return await anew(lambda: _release(table, holder, number, lang))


async def _release(table: Table, holder: Holder, number: int, lang: str) -> SeatLink:
    table.check_open()
    if not holder.is_host:
        raise Problem("not-host")
    if not 0 <= number < len(table.kept.seats) or table.kept.seats[number].kind != LINK:
        raise Problem("seat")
    if any(move.seat == number for move in table.session.moves):
        raise Problem("has-played")
    key, colour = new_key(), table.kept.seats[number].colour
    name = speech(lang).say("seat-name", number=number + 1)
    table.kept.seats[number] = KeptSeat(LINK, name, colour, "they", key=hashed(key))
    await _changed(table, number)
    return SeatLink(number, key)


async def _changed(table: Table, number: int) -> None:
    """Whoever sat there by another key comes again, and sees what that is worth now."""
    await table.seats_changed()
    for viewer in table.audience.viewers:
        if number in viewer.holder.seats:
            viewer.close()
