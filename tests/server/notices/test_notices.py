"""What is told and when: at one's turn, once, not to whoever looks, and not after the turn has passed."""

from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from wellspent.protocol import ChangeNotices, Created, Look, Notices, OtherKey, Quiet, Say, SilentHours
from wellspent.server.notices.message import Message
from wellspent.server.rests import DAY, HOUR, MINUTE

from ..people.meeting import Person, meet
from ..running import HERE, LINK, bearer, in_loop, new_id
from ..timing import TWO_DAYS, House, opened
from .receiving import Browser, Listener, Mailbox, listener, mail_server

EVERYTHING = ["turn", "short", "talk", "end"]


class Post:
    """Those who receive, and the house that sends."""

    def __init__(self, house: House, hooks: Listener, mail: Mailbox) -> None:
        self.house = house
        self.hooks = hooks
        self.mail = mail

    async def wish(self, made: Created, key: str, **change: Any) -> Notices:
        answer = await self.ask(made, key, ChangeNotices(**change))
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Notices)

    async def wish_for_all(self, who: Person, **change: Any) -> Notices:
        answer = await self.ask_for_all(who, ChangeNotices(**change))
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Notices)

    async def ask_for_all(self, who: Person, change: ChangeNotices) -> Any:
        content = msgspec.json.encode(change)
        return await self.house.server.http.put("/api/me/notices", content=content, headers=bearer(who.key))

    async def invite(self, host: Person, guest: Person) -> None:
        """To a table that the guest knows nothing of."""
        known = await host.lay(HERE, LINK)
        await guest.claim(known.table, known.links[0].key)
        table = await self.house.server.hub.table((await host.lay(HERE, LINK)).table)
        table.kept.seats[1].invited = (await self.house.server.hub.table(known.table)).kept.seats[1].profile
        await table.places.changed()

    async def ask(self, made: Created, key: str, change: ChangeNotices, lang: str = "en") -> Any:
        path = f"/api/tables/{made.table}/notices?lang={lang}"
        return await self.house.server.http.put(path, content=msgspec.json.encode(change), headers=bearer(key))

    async def hook(self, made: Created, key: str, path: str, *kinds: str) -> None:
        wishes = {"hook": list(kinds or EVERYTHING)}
        await self.wish(made, key, wishes=wishes, addresses={"hook": f"{self.hooks.address}{path}"})

    def kinds(self, path: str) -> list[list[str]]:
        """What came to a webhook, message by message."""
        return [[item["kind"] for item in each.json["items"]] for each in self.hooks.at(path)]


@pytest.fixture
def ends() -> Iterator[tuple[Listener, Mailbox, str]]:
    with ExitStack() as stack:
        hooks = stack.enter_context(listener())
        box, address = stack.enter_context(mail_server())
        yield hooks, box, address


@asynccontextmanager
async def office(data: Path, ends: tuple[Listener, Mailbox, str], **settings: Any) -> AsyncIterator[Post]:
    hooks, box, mail = ends
    async with opened(data, mail=mail, near_hooks=True, address="https://play.example.org", **settings) as house:
        yield Post(house, hooks, box)


Ends = tuple[Listener, Mailbox, str]


@in_loop
async def test_one_is_told_once_when_it_is_ones_turn(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK, name="Sunday table")
        await post.hook(made, made.links[0].key, "/mei")
        await post.house.play(made, made.key, 0)
        await post.house.pass_time(MINUTE // 2)
        soon = post.kinds("/mei")
        await post.house.pass_time(MINUTE)
        then = post.kinds("/mei")
        await post.house.pass_time(HOUR)
        later = post.kinds("/mei")
        text = post.hooks.at("/mei")[0].json["items"][0]

    assert (soon, then, later) == ([], [["turn"]], [["turn"]])
    assert text["text"] == "It is your turn: “Sunday table”, The Pursuit of Happiness with Player 1. 47 hours left."
    assert text["link"] == f"https://play.example.org/t/{made.table}"


@in_loop
async def test_whoever_has_played_by_then_is_told_nothing(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        await post.hook(made, made.links[0].key, "/mei")
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        await post.house.play(made, made.links[0].key, 1)
        await post.house.pass_time(HOUR)

    assert post.kinds("/mei") == []


@in_loop
async def test_whoever_looks_at_the_table_is_told_nothing_there(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        link = made.links[0].key
        await post.hook(made, link, "/mei", "turn")
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        async with post.house.server.join(made.table, link) as mei:
            await mei.news()
            await post.house.pass_time(2 * MINUTE)
            looking = post.kinds("/mei")
        await post.house.pass_time(HOUR)
        left = post.kinds("/mei")
        await post.house.play(made, link, 1)
        await post.house.play(made, made.key, 0)
        async with post.house.server.join(made.table, link) as mei:
            await mei.news()
            await mei.send(Look(False))
            await mei.answer(Say(new_id(), "hm"))
            await post.house.settle()
            await post.house.pass_time(2 * MINUTE)
            hidden = post.kinds("/mei")

    assert (looking, left) == ([], [])
    assert hidden == [["turn"]], "a window behind another is not looked at"


@in_loop
async def test_a_short_candle_is_told_and_so_is_the_end(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, clock=TWO_DAYS)
        await post.hook(made, made.key, "/ines")
        await post.house.pass_time(2 * MINUTE)
        await post.house.pass_time(2 * DAY - 5 * HOUR)
        await post.house.pass_time(HOUR)
        short = post.kinds("/ines")
        while await post.house.choose(made, made.key, 0):
            pass
        await post.house.settle()
        await post.house.pass_time(2 * MINUTE)
        await post.house.pass_time(DAY)

    assert short == [["turn"], ["short"]]
    assert post.kinds("/ines") == [["turn"], ["short"], ["end"]]


@in_loop
async def test_several_things_go_in_one_message(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        ines = await meet(post.house.server, "Ines")
        bruno = await meet(post.house.server, "Bruno")
        tables = [await ines.lay(HERE, LINK, clock=TWO_DAYS, first=1) for _ in range(3)]
        for made in tables:
            await bruno.claim(made.table, made.links[0].key)
        everywhere = {"hook": EVERYTHING}
        address = f"{post.hooks.address}/bruno"
        await post.wish(tables[0], bruno.key, wishes=everywhere, addresses={"hook": address}, for_all=True)
        for made in tables:
            await post.house.choose(made, bruno.key, 1)
            await post.house.choose(made, ines.key, 0)
        await post.house.settle()
        await post.house.pass_time(2 * MINUTE)

    assert post.kinds("/bruno") == [["turn", "turn", "turn"]]
    assert post.hooks.at("/bruno")[0].json["title"] == "3 lives are waiting for you"


@in_loop
async def test_somebody_who_is_invited_is_told(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        ines, bruno = await meet(post.house.server, "Ines"), await meet(post.house.server, "Bruno")
        first = await ines.lay(HERE, LINK)
        await bruno.claim(first.table, first.links[0].key)
        address = f"{post.hooks.address}/bruno"
        await post.wish_for_all(bruno, wishes={"hook": ["invitation"]}, addresses={"hook": address})
        table = await post.house.server.hub.table((await ines.lay(HERE, LINK)).table)
        table.kept.seats[1].invited = (await post.house.server.hub.table(first.table)).kept.seats[1].profile
        await table.places.changed()
        await post.house.pass_time(MINUTE)
        await post.house.pass_time(HOUR)

    assert post.kinds("/bruno") == [["invitation"]]


@in_loop
async def test_whoever_is_invited_in_silent_hours_hears_of_it_afterwards(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        ines, bruno = await meet(post.house.server, "Ines"), await meet(post.house.server, "Bruno")
        minutes = post.house.time.at // MINUTE % (24 * 60)
        silent = SilentHours("UTC", minutes, (minutes + 8 * 60) % (24 * 60))
        address = f"{post.hooks.address}/bruno"
        await post.wish_for_all(bruno, wishes={"hook": ["invitation"]}, addresses={"hook": address}, hours=silent)
        await post.invite(ines, bruno)
        await post.house.pass_time(7 * HOUR)
        asleep = post.kinds("/bruno")
        await post.house.pass_time(HOUR + MINUTE)
        told = await post.house.server.read(Notices, "/api/me/notices", bruno.key)
        never = await post.wish_for_all(bruno, wishes={}, hours=SilentHours())
        refused = await post.ask_for_all(bruno, ChangeNotices({}, hours=SilentHours("Moon/Crater", 0, 60)))

    assert asleep == []
    assert post.kinds("/bruno") == [["invitation"]]
    assert told.hours == silent
    assert never.hours is None
    assert (refused.status_code, refused.json()["code"]) == (400, "quiet")


@in_loop
async def test_wishes_for_all_tables_stand_where_a_table_has_none_of_its_own(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        ines = await meet(post.house.server, "Ines")
        one, other = await ines.lay(HERE, LINK), await ines.lay(HERE, LINK)
        await post.wish_for_all(ines, wishes={"hook": ["turn", "invitation"]})
        own = await post.wish(one, ines.key, wishes={"hook": ["end"]})
        beside = await post.house.server.read(Notices, f"/api/tables/{other.table}/notices", ines.key)
        again = await post.wish(one, ines.key, wishes={"hook": ["talk"]}, for_all=True)
        anywhere = await post.house.server.read(Notices, f"/api/tables/{other.table}/notices", ines.key)
        mine = await post.house.server.read(Notices, "/api/me/notices", ines.key)
        refused = await post.ask(one, ines.key, ChangeNotices({"hook": ["invitation"]}))

    assert own.wishes == {"hook": ["end"]}
    assert beside.wishes == {"hook": ["turn"]}, "a table tells nothing about invitations"
    assert again.wishes == anywhere.wishes == {"hook": ["talk"]}, "its own wishes do not stand in the way any more"
    assert mine.wishes == {"hook": ["talk", "invitation"]}, "what was wished about invitations stays"
    assert (refused.status_code, refused.json()["code"]) == (400, "notice")


@in_loop
async def test_two_profiles_that_become_one_are_told_once(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        ines, phone = await meet(post.house.server, "Ines"), await meet(post.house.server, "Ines")
        bruno = await meet(post.house.server, "Bruno")
        browser = Browser(f"{post.hooks.address}/push")
        both = {"hook": f"{post.hooks.address}/ines", "push": browser.subscription}
        for who in (ines, phone):
            await post.wish_for_all(who, wishes={"hook": ["invitation"], "push": ["invitation"]}, addresses=both)
        merged = await ines.post("/api/me/merge", OtherKey(phone.key))
        told = await post.wish_for_all(
            ines, wishes={"hook": ["invitation"], "push": ["invitation"]}, addresses={"push": browser.subscription}
        )
        await post.invite(bruno, ines)
        await post.house.pass_time(MINUTE)

    assert merged.status_code == 200
    assert sorted(way.way for way in told.ways) == ["hook", "push"]
    assert post.kinds("/ines") == [["invitation"]]
    assert len(post.hooks.at("/push")) == 1


@in_loop
async def test_several_things_of_several_kinds_have_a_title_that_is_true(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        ines, bruno = await meet(post.house.server, "Ines"), await meet(post.house.server, "Bruno")
        address = f"{post.hooks.address}/bruno"
        await post.wish_for_all(bruno, wishes={"hook": ["turn", "invitation"]}, addresses={"hook": address})
        made = await ines.lay(HERE, LINK, clock=TWO_DAYS, first=1)
        await bruno.claim(made.table, made.links[0].key)
        await post.house.choose(made, bruno.key, 1)
        await post.house.choose(made, ines.key, 0)
        await post.invite(ines, bruno)
        await post.house.pass_time(2 * MINUTE)
        titles = [each.json["title"] for each in post.hooks.at("/bruno") if len(each.json["items"]) > 1]

    assert titles == [f"{len(post.hooks.at('/bruno')[0].json['items'])} things happened at your tables"]


@in_loop
async def test_an_invitation_that_was_accepted_by_then_is_not_sent(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        ines, bruno = await meet(post.house.server, "Ines"), await meet(post.house.server, "Bruno")
        first = await ines.lay(HERE, LINK)
        await bruno.claim(first.table, first.links[0].key)
        address = f"{post.hooks.address}/bruno"
        await post.wish_for_all(bruno, wishes={"hook": ["invitation"]}, addresses={"hook": address})
        made = await ines.lay(HERE, LINK)
        table = await post.house.server.hub.table(made.table)
        table.kept.seats[1].invited = (await post.house.server.hub.table(first.table)).kept.seats[1].profile
        await table.places.changed()
        await bruno.claim(made.table)
        await post.house.pass_time(HOUR)

    assert post.kinds("/bruno") == []


@in_loop
async def test_nobody_is_told_anything_in_quiet_hours(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        link = made.links[0].key
        await post.hook(made, link, "/mei")
        minutes = post.house.time.at // MINUTE % (24 * 60)
        await post.house.do(made, link, Quiet(new_id(), 1, "UTC", minutes, (minutes + 8 * 60) % (24 * 60)))
        await post.house.play(made, made.key, 0)
        await post.house.pass_time(7 * HOUR)
        asleep = post.kinds("/mei")
        await post.house.pass_time(HOUR)
        await post.house.pass_time(MINUTE)

    assert asleep == []
    assert post.kinds("/mei") == [["turn"]]


@in_loop
async def test_talk_is_told_once_until_one_has_been_there(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        await post.hook(made, made.links[0].key, "/mei", "talk")
        await post.hook(made, made.key, "/ines", "talk")
        for text in ("Hello?", "Are you there?"):
            await post.house.do(made, made.key, Say(new_id(), text))
            await post.house.pass_time(6 * MINUTE)
        once = post.kinds("/mei")
        async with post.house.server.join(made.table, made.links[0].key) as mei:
            await mei.news()
            await post.house.settle()
        await post.house.do(made, made.key, Say(new_id(), "Bye"))
        await post.house.settle()
        await post.house.pass_time(6 * MINUTE)

    assert once == [["talk"]]
    assert post.kinds("/mei") == [["talk"], ["talk"]]
    assert post.kinds("/ines") == [], "nobody is told what they said themselves"
    assert "Hello" not in str([each.body for each in post.hooks.received])


@in_loop
async def test_what_did_not_arrive_is_tried_again_with_growing_pauses(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        link = made.links[0].key
        await post.hook(made, link, "/mei")
        post.hooks.answers += [500, 500, 500, 500, 500]
        await post.house.play(made, made.key, 0)
        times = []
        for _ in range(5 * 60):
            before = len(post.hooks.received)
            await post.house.pass_time(MINUTE)
            times += [post.house.time.at] * (len(post.hooks.received) - before)
        told = await post.house.server.read(Notices, f"/api/tables/{made.table}/notices", link)

    pauses = [(later - earlier) // MINUTE for earlier, later in pairwise(times)]
    assert pauses == [1, 10, 60]
    assert told.ways[0].fault == "HTTP 500"
    assert told.ways[0].failed_at == times[-1]


@in_loop
async def test_what_waits_is_sent_after_a_restart(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        await post.hook(made, made.links[0].key, "/mei")
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        time = post.house.time
    time.at += HOUR
    async with office(data, ends, time=time) as post:
        await post.house.settle()
        await post.house.pass_time(HOUR)

    assert post.kinds("/mei") == [["turn"]]


@in_loop
async def test_an_address_is_asked_before_anything_is_sent_there(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        link = made.links[0].key
        told = await post.wish(made, link, wishes={"mail": ["turn"]}, addresses={"mail": "mei@example.org"})
        await post.house.play(made, made.key, 0)
        await post.house.pass_time(2 * MINUTE)
        (letter,) = post.mail.letters
        address = next(line for line in letter.get_content().splitlines() if "/confirm/" in line)
        token = address.rpartition("/")[2]
        wrong = await post.house.server.post(f"/api/notices/confirm/{token[:-1]}x", {})
        right = await post.house.server.post(f"/api/notices/confirm/{token}", {})
        again = await post.wish(made, link, wishes={"mail": ["turn"]}, addresses={"mail": "mei@example.org"})
        await post.house.play(made, link, 1)
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        await post.house.pass_time(2 * MINUTE)
        _, turn = post.mail.letters
        peace = next(line for line in turn.get_content().splitlines() if "/peace/" in line).rpartition("/")[2]
        left = await post.house.server.post(f"/api/notices/peace/{peace}", {})
        await post.house.play(made, link, 1)
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        await post.house.pass_time(HOUR)
        nothing = await post.house.server.read(Notices, f"/api/tables/{made.table}/notices", link)

    assert [way.is_confirmed for way in told.ways] == [False]
    assert (wrong.status_code, right.status_code) == (404, 204)
    assert [way.is_confirmed for way in again.ways] == [True]
    assert turn["Subject"].strip().startswith("It is your turn")
    assert left.status_code == 204
    assert (len(post.mail.letters), nothing.ways) == (2, [])


@in_loop
async def test_a_turn_that_has_passed_is_taken_away_from_the_browser_without_a_sound(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        link = made.links[0].key
        browser = Browser(f"{post.hooks.address}/push")
        await post.wish(made, link, wishes={"push": ["turn"]}, addresses={"push": browser.subscription})
        await post.hook(made, made.key, "/ines", "turn")
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        await post.house.pass_time(2 * MINUTE)
        told = [browser.read(each) for each in post.hooks.at("/push")]
        await post.house.play(made, link, 1)
        await post.house.settle()
        after = [browser.read(each) for each in post.hooks.at("/push")]
        topics = {each.headers["topic"] for each in post.hooks.at("/push")}
        await post.house.pass_time(HOUR)
        later = post.hooks.at("/push")

    assert [[item["table"] for item in each["items"]] for each in told] == [[made.table]]
    assert after[1:] == [{"withdrawn": [made.table]}]
    assert len(topics) == 1, "what has not arrived yet is replaced on its way"
    assert len(later) == 2
    assert post.kinds("/ines") == [["turn"]], "what cannot be taken back is not told twice"


class Recorder:
    """A way that leads to the test."""

    can_withdraw = False

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def is_address(self, address: str) -> bool:
        return True

    async def send(self, address: str, message: Message) -> None:
        self.messages.append(replace(message, peace=""))


@in_loop
async def test_every_way_is_handed_the_same_message(data: Path, ends: Ends) -> None:
    """So a new way needs no new form: it only has to bring this one."""
    ways = {name: Recorder() for name in ("push", "mail", "hook")}
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        link = made.links[0].key
        cast(dict[str, Any], post.house.office.senders).update(ways)
        wishes = {"push": ["turn"], "mail": ["turn"], "hook": ["turn"]}
        await post.wish(
            made, link, wishes=wishes, addresses={"push": "a browser", "mail": "mei@example.org", "hook": "a hook"}
        )
        confirm = ways["mail"].messages.pop().items[0].link
        await post.house.server.post(f"/api/notices/confirm/{confirm.rpartition('/')[2]}", {})
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        await post.house.pass_time(2 * MINUTE)

    told = [way.messages for way in ways.values()]
    assert [item.kind for message in told[0] for item in message.items] == ["turn"]
    assert told[1:] == [told[0]] * 2


@in_loop
async def test_a_new_way_needs_nothing_but_somebody_who_brings_the_message(data: Path, ends: Ends) -> None:
    """No field, no table of the database and no form knows a way by name."""
    pigeon = Recorder()
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        link = made.links[0].key
        before = await post.ask(made, link, ChangeNotices({}, {"pigeon": "the roof"}))
        cast(dict[str, Any], post.house.office.senders)["pigeon"] = pigeon
        told = await post.wish(made, link, wishes={"pigeon": ["turn"]}, addresses={"pigeon": "the roof"})
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        await post.house.pass_time(2 * MINUTE)
        forgotten = await post.wish(made, link, wishes={}, addresses={"pigeon": ""})

    assert (before.status_code, before.json()["code"]) == (400, "no-such-way")
    assert "pigeon" in told.offers
    assert told.wishes == {"pigeon": ["turn"]}
    assert [(way.way, way.address) for way in told.ways] == [("pigeon", "the roof")]
    assert [[item.kind for item in message.items] for message in pigeon.messages] == [["turn"]]
    assert forgotten.ways == []


@in_loop
async def test_a_browser_that_is_gone_is_forgotten(data: Path, ends: Ends) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        link = made.links[0].key
        browser = Browser(f"{post.hooks.address}/push")
        await post.wish(made, link, wishes={"push": ["turn"]}, addresses={"push": browser.subscription})
        twice = await post.wish(made, link, wishes={"push": ["turn"]}, addresses={"push": browser.subscription})
        post.hooks.answers.append(410)
        await post.house.play(made, made.key, 0)
        await post.house.settle()
        await post.house.pass_time(2 * MINUTE)
        after = await post.house.server.read(Notices, f"/api/tables/{made.table}/notices", link)

    assert len(twice.ways) == 1
    assert twice.ways[0].address == ""
    assert after.ways == []


@in_loop
async def test_a_server_without_mail_offers_what_it_can_and_says_so(data: Path, ends: Ends) -> None:
    async with opened(data) as house:
        post = Post(house, ends[0], ends[1])
        made = await house.begin(HERE, LINK)
        told = await house.server.read(Notices, f"/api/tables/{made.table}/notices", made.key)
        refused = await post.ask(made, made.key, ChangeNotices({"mail": ["turn"]}, addresses={"mail": "a@example.org"}))

    assert told.offers == ["hook", "push"]
    assert told.push_key
    assert (refused.status_code, refused.json()["code"]) == (400, "no-mail")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (ChangeNotices({"hook": ["weather"]}), "notice"),
        (ChangeNotices({}, {"hook": "kitchen"}), "hook-address"),
        (ChangeNotices({}, {"mail": "kitchen"}), "mail-address"),
        (ChangeNotices({}, {"push": "{}"}), "push-address"),
    ],
)
@in_loop
async def test_wishes_that_cannot_be_met_are_refused(data: Path, ends: Ends, change: ChangeNotices, code: str) -> None:
    async with office(data, ends) as post:
        made = await post.house.begin(HERE, LINK)
        refused = await post.ask(made, made.key, change)
        watcher = await post.ask(made, "", ChangeNotices({}))

    assert refused.json()["code"] == code
    assert watcher.json()["code"] == "seat"
