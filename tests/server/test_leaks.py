"""Whatever anybody receives follows from what they may know.

Every message is made a second time from a game in which everything hidden from its reader is different: other cards in
the piles and hands, other secret choices, other private events. The bytes must be the same.
"""

import copy
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.game import NOBODY
from wellspent.engine.session import Move, Session
from wellspent.protocol import Choose, Done, Explain, Hint, Moment, News, Refusal, Undo
from wellspent.server import thinking
from wellspent.server.moves import Moves
from wellspent.server.sights import Sight
from wellspent.server.tables import Table
from wellspent.server.viewers import ENCODER, Holder
from wellspent.titles import title
from wellspent.wire import Showing

from .running import HERE, LINK, Guest, Running, in_loop, new_id, running
from .showing.games import KINDS, luck, scrambled, setup_for

# Choices that nobody else sees when they are made.
SECRET = ("pick", "keep")
CHANCE = luck()
EVERY = 6


def twin_of(session: Session[Any], seat: int) -> Session[Any]:
    """Another game that looks the same to a seat."""
    twin = Session(session.game, session.seed)
    twin.state = scrambled(session, seat, CHANCE)
    twin.opening[:] = [other_event(event, seat) for event in session.opening]
    twin.moves = [other_move(move, seat) for move in session.moves]
    twin.undone = list(session.undone)
    return twin


def other_move(move: Move, seat: int) -> Move:
    is_secret = move.seat != seat and move.line.split()[0] in SECRET
    line, choice = ("something else", 0) if is_secret else (move.line, move.choice)
    other = Move(move.seat, choice, line, move.is_interrupt, move.seen_before)
    other.seen_after, other.seen_kind = move.seen_after, move.seen_kind
    other.events = [other_event(event, seat) for event in move.events]
    return other


def other_event(event: Event, seat: int) -> Event:
    if event.only_for in (EVERYBODY, seat):
        return event
    return Event(event.kind, event.seat, 0 if event.card else 1, event.level, 9, (), "XX.none.01", event.only_for)


def twin_table(table: Table, seat: int) -> Table:
    twin = copy.copy(table)
    session = twin_of(table.session, seat)
    for name, value in (("session", session), ("sight", Sight(table.kept, session))):
        setattr(twin, name, value)
    twin.moves = Moves(twin, [])  # type: ignore[misc]
    return twin


class Company:
    """A viewer for every seat and one that looks on, and a player that plays by chance."""

    def __init__(self, table: Table, guests: dict[int, Guest], langs: dict[int, str], seed: str) -> None:
        self.table = table
        self.guests = guests
        self.langs = langs
        self.luck = random.Random(seed)

    async def catch_up(self) -> None:
        for guest in self.guests.values():
            await guest.reach(self.table.version)

    async def play(self) -> None:
        """One choice of somebody, sometimes something taken back."""
        session = self.table.session
        seat = self.luck.choice(session.game.deciders(session.state))
        news = self.guests[seat].latest
        last = session.moves[-1].seat if session.moves else NOBODY
        if last != NOBODY and session.boundary(last).index < len(session.moves) and self.luck.random() < 0.15:
            answer = await self.guests[last].answer(Undo(new_id(), self.table.version, last))
        else:
            ask = next(ask for ask in news.asks if ask.seat == seat)
            lines = [offer.line for offer in ask.offers if not offer.is_interrupt]
            answer = await self.guests[seat].answer(Choose(new_id(), news.version, seat, self.luck.choice(lines)))
        assert isinstance(answer, Done), answer
        await self.catch_up()

    def check_news(self) -> None:
        for seat, guest in self.guests.items():
            place = max(place for place, message in enumerate(guest.received) if isinstance(message, News))
            seen = guest.received[place]
            assert isinstance(seen, News)
            holder = Holder(() if seat == NOBODY else (seat,), seen.is_host)
            sight = Sight(self.table.kept, twin_of(self.table.session, seat))
            # When a choice was made, everybody sees.
            sight.made.extend(self.table.sight.made)
            made = sight.news(holder, self.langs[seat], seen.version, self.table.audience.online, seen.log_from)
            assert ENCODER.encode(made).decode() == guest.texts[place], f"seat {seat}, move {seen.move}"

    async def check_answers(self) -> None:
        """What is refused or explained tells nothing either, whatever one tries."""
        session = self.table.session
        deciders = session.game.deciders(session.state)
        game, state = session.game, session.state
        lines = [game.notation(choice) for seat in deciders for choice in game.options(state, seat)]
        lines += [move.line for move in session.moves if move.line.split()[0] in SECRET]
        for seat, guest in self.guests.items():
            if seat == NOBODY:
                continue
            twin = twin_table(self.table, seat)
            for line in self.luck.sample(lines, min(3, len(lines))):
                command = Explain(new_id(), seat, line)
                answer = await guest.answer(command)
                assert answer == twin.advice.explain(Holder((seat,)), command, self.langs[seat])
                if seat not in deciders:
                    refused = await guest.answer(Choose(new_id(), self.table.version, seat, line))
                    expected = twin.moves._impossible(seat, line, self.langs[seat])
                    assert isinstance(refused, Refusal)
                    assert refused.text == expected.sentence(self.langs[seat])
            if seat in deciders[:1]:
                hint = Hint(new_id(), seat)
                assert await guest.answer(hint) == await twin.advice.hint(Holder((seat,)), hint, self.langs[seat])


async def company(server: Running, stack: AsyncExitStack, game: str, seats: int, edition: str) -> Company:
    setup = setup_for(game, seats, edition)
    wishes = {"game": setup.game, "edition": edition, "modules": list(setup.modules), "sets": list(setup.sets)}
    made = await server.create(*[HERE, LINK, LINK, LINK][:seats], **wishes)
    keys = {NOBODY: "", 0: made.key, **{link.seat: link.key for link in made.links}}
    langs = {seat: "fr" if seat % 2 else "en" for seat in keys}
    guests = {
        seat: await stack.enter_async_context(server.join(made.table, key, langs[seat])) for seat, key in keys.items()
    }
    table = await server.hub.table(made.table)
    found = Company(table, guests, langs, f"{game} {seats} {edition}")
    await found.catch_up()
    return found


@pytest.mark.parametrize(("game", "seats", "edition"), KINDS)
@in_loop
async def test_nothing_that_anybody_receives_follows_from_what_is_hidden(
    data: Path, game: str, seats: int, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever thinks in another process begins with the seed; test_thinking.py shows that it is given the view alone.
    monkeypatch.setattr(thinking, "adviser", lambda game, is_compiled: "sensible")
    async with running(data) as server, AsyncExitStack() as stack:
        found = await company(server, stack, game, seats, edition)
        table = found.table
        while not table.session.state.finished:
            await found.play()
            if table.version % EVERY == 0 or len(table.session.moves) < 12:
                found.check_news()
                await found.check_answers()
            if table.session.state.finished:
                break
            texts = [text for guest in found.guests.values() for text in guest.texts]
            assert not any(table.session.seed in text for text in texts[-20:])
        everything = [
            text for guest in found.guests.values() for text in guest.texts if '"is_finished":true' not in text
        ]

    for secret in (
        table.session.seed,
        server.hub.store.secret,
        table.kept.host,
        *(seat.key for seat in table.kept.seats),
    ):
        assert not secret or not any(secret in text for text in everything)


@pytest.mark.parametrize(("game", "seats", "edition"), [kind for kind in KINDS if kind[1] > 1])
@in_loop
async def test_a_moment_of_a_running_game_is_what_the_seat_saw_then(
    data: Path, game: str, seats: int, edition: str
) -> None:
    async with running(data) as server, AsyncExitStack() as stack:
        found = await company(server, stack, game, seats, edition)
        found.luck.random = lambda: 1.0  # type: ignore[method-assign]
        path = f"/api/tables/{found.table.kept.id}/moments"
        for _ in range(24):
            await found.play()
        for seat, guest in found.guests.items():
            seen = {news.move: news for news in guest.received if isinstance(news, News)}
            moments = await server.read(list[Moment], path, guest.key, lang=found.langs[seat])
            readable = {entry.text for news in guest.received if isinstance(news, News) for entry in news.log}
            assert {moment.text for moment in moments} <= readable
            for move in (0, 1, 2, 3, 9, 24):
                then = await server.read(News, f"{path}/{move}", guest.key, seat=seat, lang=found.langs[seat])
                assert (then.scene, then.standings, then.deciders) == (
                    seen[move].scene,
                    seen[move].standings,
                    seen[move].deciders,
                )
                assert {entry.text for entry in then.log} <= readable
            if seat != NOBODY:
                other = await server.get(f"{path}/3", guest.key, seat=(seat + 1) % seats)
                assert other.json()["code"] == "seat"
        nobody = await server.get(f"{path}/3", seat=0)

    assert nobody.json()["code"] == "seat"


# What makes pictures and sentences of a position, whoever asks.
MAKERS = ("scene", "ask", "explain", "standings", "waiting")


@pytest.mark.parametrize(("game", "seats", "edition"), KINDS)
@in_loop
async def test_the_truth_is_never_handed_to_what_makes_pictures(
    data: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, edition: str
) -> None:
    monkeypatch.setattr(thinking, "adviser", lambda game, is_compiled: "sensible")
    async with running(data) as server, AsyncExitStack() as stack:
        found = await company(server, stack, game, seats, edition)
        made: list[str] = []
        rules = setup_for(game, seats, edition).ruleset
        shown = type(title(rules.game).showing(found.table.session.game, rules, "en"))
        for name in MAKERS:
            monkeypatch.setattr(shown, name, watched(getattr(shown, name), found.table, made))
        for _ in range(12):
            await found.play()
            await found.check_answers()

    assert set(made) == set(MAKERS)


def watched(make: Callable[..., Any], table: Table, made: list[str]) -> Callable[..., Any]:
    def checked(showing: Showing, position: Any, *rest: Any) -> Any:
        assert position is not table.session.state, f"{make.__name__} is given the truth"
        made.append(make.__name__)
        return make(showing, position, *rest)

    return checked
