"""What can be done at a table, by whom, and what happens to everything else."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from wellspent.protocol import (
    Choose,
    Created,
    Done,
    Explain,
    Explained,
    Hint,
    Hinted,
    Import,
    LogEntry,
    News,
    NewSeat,
    Pace,
    Redo,
    Refusal,
    Say,
    Sit,
    Speak,
    Talk,
    Undo,
)

from .running import HERE, LINK, RANDOM, Guest, in_loop, new_id, running

GAMES = ("pursuit", "cv")
RECORDS = Path(__file__).parents[1] / "records"


def refusal(message: object) -> Refusal:
    assert isinstance(message, Refusal), message
    return message


def first_line(news: News, seat: int = -1) -> str:
    ask = next(ask for ask in news.asks if seat in (ask.seat, -1))
    return ask.offers[0].line


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_every_change_reaches_everybody(data: Path, game: str) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK, game=game)
        key = made.links[0].key
        async with (
            server.join(made.table, made.key) as host,
            server.join(made.table, key) as friend,
            server.join(made.table) as watcher,
        ):
            news = await host.news()
            await host.choose(news)

            seen = [await guest.reach(1) for guest in (host, friend, watcher)]

    assert [news.seats for news in seen] == [[0], [1], []]
    assert [news.is_host for news in seen] == [True, False, False]
    assert [ask.seat for news in seen for ask in news.asks if ask.step] != []
    assert seen[2].asks == []


@in_loop
async def test_the_same_command_twice_is_done_once_even_after_a_restart(data: Path, database: str) -> None:
    async with running(data, database) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            news = await host.news()
            command = Choose("mine", news.version, 0, first_line(news))
            answers = [await host.answer(command), await host.answer(command)]
    async with running(data, database) as server, server.join(made.table, made.key) as host:
        answers.append(await host.answer(command))
        news = await server.read(News, f"/api/tables/{made.table}")

    assert answers == [Done("mine", 1)] * 3
    assert (news.move, news.version) == (1, 1)


@in_loop
async def test_a_choice_is_made_and_paid_for_at_once(data: Path) -> None:
    async with running(data) as server:
        lines = (RECORDS / "second-1-action.record").read_text(encoding="utf-8").splitlines()
        cut = next(place for place, line in enumerate(lines) if " A take " in line and " A give " in lines[place + 1])
        order = Import("\n".join(lines[:cut]) + "\n", [HERE])
        made = msgspec.json.decode((await server.post("/api/import", order)).content, type=Created)
        take, give = (line.split(" ", 2)[2] for line in lines[cut : cut + 2])
        async with server.join(made.table, made.key) as host:
            news = await host.news()
            told = await host.answer(Explain(new_id(), 0, take))
            assert isinstance(told, Explained)
            assert give in [way.line for way in told.ways]

            await host.answer(Choose(new_id(), news.version, 0, take, give))
            paid = await host.reach(news.version + 2)

            # What cannot be paid so is asked for.
            refused = await host.answer(Choose(new_id(), paid.version, 0, first_line(paid), "give 9 money"))

    assert paid.move == news.move + 2
    assert isinstance(refused, Done)


@in_loop
async def test_a_stale_choice_is_refused_and_answered_with_fresh_news(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            old = await host.news()
            await host.choose(old)
            await host.reach(1)

            answer = refusal(await host.answer(Choose(new_id(), old.version, 0, first_line(old))))
            fresh = await host.news()

    assert answer.code == "stale"
    assert (fresh.version, fresh.log_from) == (1, 0)


@in_loop
async def test_of_two_who_click_at_once_one_is_told_that_it_is_stale(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as laptop, server.join(made.table, made.key) as phone:
            lines = [offer.line for offer in (await laptop.news()).asks[0].offers]
            answers = await asyncio.gather(
                laptop.answer(Choose("laptop", 0, 0, lines[0])), phone.answer(Choose("phone", 0, 0, lines[1]))
            )
        news = await server.read(News, f"/api/tables/{made.table}")

    assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refusal"]
    assert next(answer for answer in answers if isinstance(answer, Refusal)).code == "stale"
    assert news.move == 1


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_whoever_chooses_at_the_same_time_as_others_is_not_refused(data: Path, game: str) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK, LINK, game=game)
        keys = [made.key, *(link.key for link in made.links)]
        async with (
            server.join(made.table, keys[0]) as first,
            server.join(made.table, keys[1]) as second,
            server.join(made.table, keys[2]) as third,
        ):
            guests = (first, second, third)
            news = [await guest.news() for guest in guests]
            answers = [await guest.choose(seen) for guest, seen in zip(guests, news, strict=True)]
            # Now cards have been passed on or laid open: what was asked then is asked no more.
            late = refusal(await first.answer(Choose(new_id(), 0, 0, first_line(news[0]))))

    assert [seen.deciders for seen in news] == [[0, 1, 2]] * 3
    assert all(isinstance(answer, Done) for answer in answers)
    assert late.code == "stale"


@in_loop
async def test_nobody_acts_for_another_seat(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK, game="cv")
        key = made.links[0].key
        async with (
            server.join(made.table, made.key) as host,
            server.join(made.table, key) as friend,
            server.join(made.table) as watcher,
        ):
            lines = [first_line(await host.news()), first_line(await friend.news())]
            tries = []
            for guest, seat in ((host, 1), (friend, 0), (watcher, 0), (watcher, 1), (host, 7), (host, -1)):
                line = lines[seat] if seat in (0, 1) else lines[0]
                commands = (
                    Choose(new_id(), 0, seat, line),
                    Undo(new_id(), 0, seat),
                    Redo(new_id(), 0, seat),
                    Explain(new_id(), seat, line),
                    Hint(new_id(), seat),
                    Sit(new_id(), seat, "Nobody"),
                )
                tries += [refusal(await guest.answer(command)).code for command in commands]
            pace = refusal(await friend.answer(Pace(new_id(), 5)))
        after = await server.read(News, f"/api/tables/{made.table}")

    assert set(tries) == {"seat"}
    assert pace.code == "not-host"
    assert (after.version, [seat.name for seat in after.table.seats]) == (0, ["Player 1", "Player 2"])


@in_loop
async def test_what_is_not_possible_is_refused_with_reason_and_rule(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key, "fr") as host:
            news = await host.news()
            await host.choose(news)
            news = await host.reach(1)
            refused = news.asks[0].refused[0]
            answer = refusal(await host.answer(Choose(new_id(), 1, 0, refused.line)))
            nonsense = refusal(await host.answer(Choose(new_id(), 1, 0, "fly to the moon")))
            long = refusal(await host.answer(Choose(new_id(), 1, 0, "x" * 10_000)))
            explained = await host.answer(Explain(new_id(), 0, refused.line))
        after = await server.read(News, f"/api/tables/{made.table}")

    assert isinstance(explained, Explained)
    assert (answer.code, answer.rule, answer.text) == ("impossible", refused.rule, explained.text)
    assert nonsense.code == "impossible"
    assert long.code == "too-large"
    assert after.version == 1


@in_loop
async def test_a_move_can_be_taken_back_and_made_again(data: Path, database: str) -> None:
    async with running(data, database) as server:
        made = await server.create(HERE, seed="undo")
        async with server.join(made.table, made.key) as host:
            await choose_until_undo(host)
            before = host.latest
            entries = log_of(host)
            back = await host.answer(Undo(new_id(), before.version, 0))
            undone = await host.reach(before.version + 1)
            assert log_of(host) == [entry for entry in entries if entry.move <= undone.move]
    async with running(data, database) as server, server.join(made.table, made.key) as host:
        again = await host.news()
        assert again.back[0].can_redo
        await host.answer(Redo(new_id(), again.version, 0))
        redone = await host.reach(again.version + 1)
        whole = log_of(host)

    assert isinstance(back, Done)
    assert undone.move == before.move - 1
    assert (redone.move, redone.scene) == (before.move, before.scene)
    # Made again, it was made later.
    assert [replace(entry, at=0) for entry in whole] == [replace(entry, at=0) for entry in entries]
    assert whole[-1].at > entries[-1].at


async def choose_until_undo(host: Guest) -> None:
    """Play until something can be taken back."""
    news = await host.news()
    while not news.back[0].steps:
        await host.choose(news)
        news = await host.reach(news.version + 1)


def log_of(guest: Guest) -> list[LogEntry]:
    """The log as a client puts it together."""
    log: list[LogEntry] = []
    for message in guest.received:
        if isinstance(message, News):
            log = [entry for entry in log if entry.number < message.log_from] + message.log
    return log


@in_loop
async def test_back_to_the_boundary_takes_everything_that_may_be_taken_back(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            await choose_until_undo(host)
            news = host.latest
            await host.answer(Undo(new_id(), news.version, 0, all=True))
            after = await host.reach(news.version + 1)
            answer = refusal(await host.answer(Undo(new_id(), after.version, 0)))

    assert after.move == news.move - news.back[0].steps
    assert after.back[0].steps == 0
    assert (answer.code, answer.text) == ("undo", after.back[0].why or "There is nothing to take back.")


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_nothing_is_taken_back_when_the_seed_is_known(data: Path, game: str) -> None:
    async with running(data) as server:
        made = await server.create(NewSeat("here"), RANDOM, game=game)
        async with server.join(made.table, made.key) as host:
            last = await leave_and_wait(host)
            answers = [
                refusal(await host.answer(command)).code
                for command in (
                    Undo(new_id(), last.version, 0),
                    Redo(new_id(), last.version, 0),
                    Choose(new_id(), last.version, 0, "study"),
                )
            ]

    assert answers == ["over"] * 3
    assert last.back == []
    assert last.table.seed


async def leave_and_wait(host: Guest) -> News:
    """Give up, and let the computer players finish."""
    news = await host.news()
    while not news.table.is_finished:
        offers = [offer.line for ask in news.asks for offer in ask.offers]
        if offers:
            line = "leave" if "leave" in offers else offers[0]
            await host.send(Choose(new_id(), news.version, 0, line))
        news = await host.reach(news.version + 1)
    return news


@in_loop
async def test_computer_players_move_by_themselves_and_go_on_after_a_restart(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, RANDOM, NewSeat("bot", bot="sensible"), game="cv")
        async with server.join(made.table, made.key) as host:
            news = await host.news()
            assert 0 in news.deciders
            await host.reach(0, lambda news: news.deciders == [0])
    async with running(data) as server, server.join(made.table, made.key) as host:
        news = await host.reach(0, lambda news: news.deciders == [0])
        await host.choose(news)
        after = await host.reach(news.version + 2, lambda fresh: 0 in fresh.deciders)

    assert after.move > news.move + 1
    assert [seat.bot for seat in after.table.seats] == ["", "random", "sensible"]


@in_loop
async def test_a_hint_is_a_choice_that_can_be_made(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        async with server.join(made.table, made.key) as host:
            news = await host.news()
            hint = await host.answer(Hint(new_id(), 0))
            await host.choose(news)
            none = refusal(await host.answer(Hint(new_id(), 0)))

    assert isinstance(hint, Hinted)
    assert hint.lines[0] in [offer.line for offer in news.asks[0].offers]
    assert hint.texts[0]
    assert none.code == "hint"


@in_loop
async def test_chat_reaches_everybody_and_is_kept(data: Path, database: str) -> None:
    async with running(data, database) as server:
        made = await server.create(HERE, LINK)
        async with server.join(made.table, made.key) as host, server.join(made.table) as watcher:
            await host.answer(Say("hi", "  Hello\n there "))
            await host.answer(Say("hi", "Hello again"))
            told = await watcher.find(Talk, lambda talk: bool(talk.lines))
            await watcher.answer(Say(new_id(), "Hi"))
            empty = refusal(await watcher.answer(Say(new_id(), "  ")))
            long = refusal(await watcher.answer(Say(new_id(), "x" * 501)))
    async with running(data, database) as server, server.join(made.table) as watcher:
        kept = await watcher.find(Talk)

    assert [(line.seat, line.name, line.text) for line in told.lines] == [(0, "Player 1", "Hello there")]
    assert [(line.number, line.seat, line.text) for line in kept.lines] == [(0, 0, "Hello there"), (1, -1, "Hi")]
    assert empty.code == long.code == "chat"


@in_loop
async def test_a_player_can_take_another_name(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, LINK)
        async with server.join(made.table, made.key) as host:
            news = await host.news()
            answer = await host.answer(Sit(new_id(), 0, " Ines ", "fig", "she", "she, tan, black bob"))
            fresh = host.latest
            refused = [
                refusal(await host.answer(command)).code
                for command in (
                    Sit(new_id(), 0, "player 2"),
                    Sit(new_id(), 0, "a, b"),
                    Sit(new_id(), 0, ""),
                    Sit(new_id(), 0, "Ines", "mud"),
                    Sit(new_id(), 0, "Ines", news.table.seats[1].colour),
                    Sit(new_id(), 0, "Ines", "fig", "sie"),
                    Sit(new_id(), 0, "Ines", "fig", "she", "a rose"),
                )
            ]
    async with running(data) as server:
        kept = await server.read(News, f"/api/tables/{made.table}")

    assert isinstance(answer, Done)
    seat = kept.table.seats[0]
    assert (seat.name, seat.colour, seat.pronoun) == ("Ines", "fig", "she")
    assert seat.face == "she, tan, black bob"
    assert fresh.log_from == 0
    assert fresh.version == news.version
    assert refused == ["same-name", "name", "name", "colour", "same-colour", "pronoun", "face"]


@in_loop
async def test_a_language_can_be_changed_at_any_moment(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            english = await host.news()
            await host.send(Speak("fr"))
            french = await host.news()
            await host.send(Speak("xx"))
            answer = await host.find(Refusal)

    assert english.asks[0].question != french.asks[0].question
    assert [entry.number for entry in english.log] == [entry.number for entry in french.log]
    assert [entry.text for entry in english.log] != [entry.text for entry in french.log]
    assert answer.code == "language"


@in_loop
async def test_a_screen_that_several_share_looks_from_whoever_must_choose(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, HERE, game="cv")
        async with server.join(made.table, made.key) as host:
            first = await host.news()
            await host.choose(first, seat=0)
            second = await host.reach(1)

    assert (first.seats, second.seats) == ([0, 1], [1, 0])
    assert [ask.seat for ask in second.asks if not all(offer.is_interrupt for offer in ask.offers)] == [1]
