"""However full a line is, what comes over it is looked at little by little."""

import asyncio
from typing import Any

import pytest

from wellspent.server.doors import MOST_OWED, READING, Doors, SocketDoor
from wellspent.server.fairness import Fairness
from wellspent.server.sips import SIP, Sips

from .running import in_loop


class Pipe:
    """A transport that notes whether it is read from."""

    def __init__(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


@in_loop
async def test_a_full_line_is_swallowed_in_sips_and_read_no_further_meanwhile() -> None:
    pipe, swallowed = Pipe(), list[int]()
    sips = Sips(pipe, lambda sip: swallowed.append(len(sip)))

    sips.take(b"x" * (2 * SIP + 5))
    at_once, reads = swallowed[:], pipe.reads
    while not pipe.reads:
        await asyncio.sleep(0)

    assert (at_once, reads) == ([SIP], False)
    assert swallowed == [SIP, SIP, 5]


@in_loop
async def test_nothing_is_swallowed_while_what_came_before_waits() -> None:
    pipe, swallowed = Pipe(), list[int]()

    def swallow(sip: bytes) -> None:
        swallowed.append(len(sip))
        sips.pause_reading()

    sips = Sips(pipe, swallow)

    sips.take(b"x" * (SIP + 5))
    for _ in range(10):
        await asyncio.sleep(0)
    before = swallowed[:]
    sips.resume_reading()
    while len(swallowed) < 2:
        await asyncio.sleep(0)

    assert before == [SIP]
    assert swallowed == [SIP, 5]
    assert not pipe.reads


@in_loop
async def test_whoever_owes_time_is_not_read_from_until_it_is_paid_back() -> None:
    owed = [0.001]
    pipe, swallowed = Pipe(), list[int]()
    sips = Sips(pipe, lambda sip: swallowed.append(len(sip)), lambda: owed[0])

    sips.take(b"x")
    before = pipe.reads, swallowed[:]
    owed[0] = 0.0
    while not pipe.reads:
        await asyncio.sleep(0)

    assert (before, swallowed) == ((False, []), [1])


def test_what_an_address_sends_is_read_for_so_long_at_once() -> None:
    doors = Doors()
    doors.fairness = Fairness(1.0, 1.0, 4)
    doors.charge("127.0.0.9", READING[0] + 0.01)

    assert doors.owed("127.0.0.9") > 0
    assert doors.owed("127.0.0.8") == 0


def doors_of_debtor(owed: float) -> Doors:
    doors = Doors()
    doors.fairness = Fairness(1.0, 1.0, 4)
    doors.fairness.purse("127.0.0.9").spend(1.0 + owed)
    return doors


@pytest.mark.parametrize(("owed", "is_let_in"), [(MOST_OWED - 1, True), (MOST_OWED + 1, False)])
def test_whoever_owes_too_much_is_not_let_in(owed: float, is_let_in: bool) -> None:
    doors = doors_of_debtor(owed)

    assert doors.enter("127.0.0.9") == is_let_in
    assert doors.enter("127.0.0.8")


def test_a_proxy_pays_for_none_of_its_visitors() -> None:
    doors = doors_of_debtor(MOST_OWED + 1)
    doors.believe("127.0.0.9")
    before = doors.fairness.purse("127.0.0.9").tokens if doors.fairness else 0.0
    doors.charge("127.0.0.9", 5.0)

    assert doors.enter("127.0.0.9")
    assert doors.fairness is not None
    assert doors.fairness.purse("127.0.0.9").tokens >= before


def test_behind_a_proxy_the_visitor_is_charged() -> None:
    door: Any = SocketDoor.__new__(SocketDoor)
    door.address = "10.0.0.1"
    before = door.visitor
    door.scope = {"client": ("192.0.2.7", 0)}

    assert (before, door.visitor) == ("10.0.0.1", "192.0.2.7")
