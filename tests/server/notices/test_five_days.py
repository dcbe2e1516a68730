"""A game over five days: four people, two devices each. Every message is counted, and none is wrong.

What should have been told is worked out anew from what anybody could see: whose turn it was, when, and who looked.
"""

import random
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from wellspent.protocol import ChangeNotices, Quiet, TimeRules
from wellspent.server.rests import DAY, HOUR, MINUTE, rests_at
from wellspent.server.rests import Quiet as QuietHours

from ..people.meeting import Person, meet
from ..running import HERE, LINK, bearer, in_loop, new_id
from ..timing import House, opened
from .receiving import Browser, listener, mail_server

STEP = 30 * MINUTE
PACE = TimeRules("days", 12 * HOUR, 0, "random")
ZONES = ("Europe/Paris", "America/New_York", "Asia/Tokyo", "UTC")
NAMES = ("Ines", "Bruno", "Mei", "Odette")


@dataclass
class Guest:
    """Somebody with two devices, who sleeps, and plays when there is time for it."""

    seat: int
    person: Person
    quiet: QuietHours
    devices: list[Browser]
    has_mail: bool
    # The turn that is not over yet: since when, and whether it has been told or seen, and its short candle too.
    since: int = -1
    is_told: bool = False
    is_warned: bool = False
    is_looking: bool = False
    line: AsyncExitStack = field(default_factory=AsyncExitStack)
    # How often somebody has chosen in this one's place.
    stood_in: int = 0
    expected: Counter[str] = field(default_factory=Counter)

    def sleeps(self, now: int) -> bool:
        return rests_at(self.quiet, (), now)


class Days:
    """The game, and a second account of what has to be told."""

    def __init__(self, house: House, table: str, guests: list[Guest]) -> None:
        self.house = house
        self.table = table
        self.guests = guests
        self.chance = random.Random("five days")

    async def deciders(self) -> list[int]:
        table = await self.house.server.hub.table(self.table)
        return table.session.game.deciders(table.session.state)

    async def note_turns(self) -> None:
        """Whoever has to decide and had not to a moment ago has a new turn; a move that was missed is over."""
        now_deciding = await self.deciders()
        table = await self.house.server.hub.table(self.table)
        for guest in self.guests:
            moves = zip(table.session.moves, (made.by for made in table.moves.made), strict=True)
            stood_in = sum(move.seat == guest.seat and by == "stand-in" for move, by in moves)
            if stood_in > guest.stood_in:
                guest.since, guest.stood_in = -1, stood_in
            if guest.seat not in now_deciding:
                guest.since = -1
            elif guest.since < 0:
                guest.since, guest.is_told, guest.is_warned = self.house.time.at, False, False

    async def expect(self) -> None:
        """What the post office has to do at this moment."""
        table = await self.house.server.hub.table(self.table)
        now = self.house.time.at
        for guest in self.guests:
            if guest.since < 0 or table.time.is_stood_in(guest.seat):
                continue
            if not guest.is_told and now >= guest.since + MINUTE:
                guest.is_told = self._tell(guest, "turn", now)
            if not guest.is_warned and now >= table.time.clock.short_from(guest.seat) > 0:
                guest.is_warned = self._tell(guest, "short", now)

    def _tell(self, guest: Guest, kind: str, now: int) -> bool:
        """Whether this is done with: told, or seen at the table."""
        if guest.is_looking:
            return True
        if guest.sleeps(now):
            return False
        guest.expected[kind] += 1
        return True

    async def pass_time(self, length: int) -> None:
        """Time brings what it brings, and then the post goes out."""
        self.house.time.at += length
        await self.house.server.hub.tick()
        table = await self.house.server.hub.table(self.table)
        await table.computers.finish()
        await self.note_turns()
        await self.expect()
        await self.house.office.tick()

    async def sit(self, guest: Guest) -> None:
        """Somebody has the table before their eyes, with one of two devices."""
        guest.line = AsyncExitStack()
        device = await guest.line.enter_async_context(self.house.server.join(self.table, guest.person.key))
        await device.news()
        guest.is_looking = True

    async def stand(self, guest: Guest) -> None:
        await guest.line.aclose()
        guest.is_looking = False
        table = await self.house.server.hub.table(self.table)
        while any(guest.seat in viewer.holder.seats for viewer in table.audience.viewers):
            # The server has not heard yet that the line is closed.
            await self.house.server.get("/health")

    async def live(self, guest: Guest, is_gone: bool) -> None:
        """What somebody does in half an hour: come, play, go, or sleep."""
        is_awake = not guest.sleeps(self.house.time.at) and not is_gone
        if guest.is_looking:
            if is_awake and self.chance.random() < 0.7:
                await self.play(guest)
            if not is_awake or self.chance.random() < 0.8:
                await self.stand(guest)
        elif is_awake and self.chance.random() < 0.4:
            await self.sit(guest)

    async def play(self, guest: Guest) -> None:
        """Choose until somebody else has to; nobody sees what happens between two looks at the clock."""
        while guest.seat in await self.deciders():
            await self.choose(guest)
            await self.note_turns()
            await self.house.office.tick()

    async def choose(self, guest: Guest) -> None:
        table = await self.house.server.hub.table(self.table)
        game, state = table.session.game, table.session.state
        line = game.notation(self.chance.choice(game.options(state, guest.seat)))
        command = {"type": "choose", "id": new_id(), "version": table.version, "seat": guest.seat, "line": line}
        answer = await self.house.server.post(f"/api/tables/{self.table}/commands", command, guest.person.key)
        assert answer.json()["type"] == "done", answer.text


async def wish(house: House, table: str, guest: Guest, **change: Any) -> None:
    path, content = f"/api/tables/{table}/notices", msgspec.json.encode(ChangeNotices(**change))
    answer = await house.server.http.put(path, content=content, headers=bearer(guest.person.key))
    assert answer.status_code == 200, answer.text


@in_loop
async def test_five_days_four_people_two_devices_each(data: Path) -> None:
    async with AsyncExitStack() as stack:
        service = stack.enter_context(listener())
        box, mail = stack.enter_context(mail_server())
        house = await stack.enter_async_context(opened(data, mail=mail, near_hooks=True))
        people = [await meet(house.server, name) for name in NAMES]
        made = await people[0].lay(HERE, LINK, LINK, LINK, clock=PACE, first=0, seed="five days")
        for person, link in zip(people[1:], made.links, strict=True):
            await person.claim(made.table, link.key)
        guests = [
            Guest(
                seat,
                person,
                QuietHours(ZONES[seat], 22 * 60, 7 * 60),
                [Browser(f"{service.address}/{NAMES[seat]}/{device}") for device in ("laptop", "phone")],
                seat == 2,
            )
            for seat, person in enumerate(people)
        ]
        wishes = {"push": ["turn", "short", "end"], "mail": ["short", "end"]}
        for guest in guests:
            for device in guest.devices:
                await wish(house, made.table, guest, wishes=wishes, addresses={"push": device.subscription})
            await house.do(made, guest.person.key, Quiet(new_id(), guest.seat, guest.quiet.zone, 22 * 60, 7 * 60))
        await wish(house, made.table, guests[2], wishes=wishes, addresses={"mail": "mei@example.org"})
        confirm = next(line for line in box.letters[0].get_content().splitlines() if "/confirm/" in line)
        await house.server.post(f"/api/notices/confirm/{confirm.rpartition('/')[2]}", {})

        days = Days(house, made.table, guests)
        begin = house.time.at
        await days.note_turns()
        await house.office.tick()
        table = await house.server.hub.table(made.table)
        # What a stand-in chooses hangs on the house: some games need an hour more to have shown enough.
        while house.time.at < begin + 5 * DAY or len(table.session.moves) <= 30:
            table = await house.server.hub.table(made.table)
            if table.session.state.finished:
                break
            await days.pass_time(STEP)
            for guest in days.chance.sample(guests, 4):
                # Odette goes on a journey after two days, and says nothing.
                is_gone = guest.seat == 3 and house.time.at > begin + 2 * DAY
                await days.live(guest, is_gone)
                await days.pass_time(MINUTE)
        for guest in guests:
            if guest.is_looking:
                await days.stand(guest)
        table = await house.server.hub.table(made.table)
        moves, missed = len(table.session.moves), sum(made.by == "stand-in" for made in table.moves.made)
        is_away = table.time.clock.candle(3).is_away
        passed = [guest for guest in guests if guest.seat not in await days.deciders()]
        await house.office.tick()

    told = {guest.seat: [Counter(_kinds(service, device)) for device in guest.devices] for guest in guests}
    assert told == {guest.seat: [+guest.expected, +guest.expected] for guest in guests}
    assert sum(sum(guest.expected.values()) for guest in guests) > 15, "too little happened to show anything"
    assert [_still_shown(service, device) for guest in passed for device in guest.devices] == [0, 0] * len(passed)
    assert moves > 30
    assert missed > 0
    assert is_away
    letters = box.to("mei@example.org")[1:]
    assert len(letters) == guests[2].expected["short"] + guests[2].expected["end"]
    assert len(box.letters) == len(letters) + 1


def _kinds(service: Any, device: Browser) -> list[str]:
    """What a device was told, read with its own key."""
    path = device.endpoint.removeprefix(service.address)
    told = [device.read(each).get("items", []) for each in service.at(path)]
    return [_kind(item["text"]) for items in told for item in items]


def _still_shown(service: Any, device: Browser) -> int:
    """The papers that a device has not taken away again."""
    shown = 0
    for each in service.at(device.endpoint.removeprefix(service.address)):
        message = device.read(each)
        shown = len(message.get("items", [])) + (0 if "withdrawn" in message else shown)
    return shown


def _kind(text: str) -> str:
    beginnings = {"It is your turn": "turn", "Your candle is short": "short", "The game is over": "end"}
    return next(kind for beginning, kind in beginnings.items() if text.startswith(beginning))
