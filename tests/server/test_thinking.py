"""Computer players that think long do so in processes of their own."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from wellspent.advice import prospects
from wellspent.engine.record import read_record
from wellspent.engine.session import Past, Session
from wellspent.library import GameSetup, new_session, set_up
from wellspent.players import bot
from wellspent.protocol import News, NewSeat
from wellspent.server import questions
from wellspent.server.opened import rules_of
from wellspent.server.questions import Memory, MoveMade, NoAnswer, Question, answer
from wellspent.server.settings import Limits
from wellspent.server.thinking import Decided, Decision, Thinker, decision
from wellspent.server.threads import InThread
from wellspent.server.workers import Workers
from wellspent.terminal.keeping import people_at

from .running import HERE, RANDOM, in_loop, running
from .showing.games import luck, played, scrambled

PURSUIT = set_up(("Ines", "Omar"), "deep", modules=("pets",))
CV = set_up(("Ines", "Omar", "Kim"), "thinking", game="cv")
PLANNER = NewSeat("bot", bot="planner")
LONG = 60.0


def game_of(setup: GameSetup, moves: int) -> Session[Any]:
    """A game that chance has played for so many moves."""
    session = new_session(setup)
    for number in played(session, "thinking"):
        if number == moves:
            break
    return session


def question(setup: GameSetup, session: Session[Any], moves: int = -1, player: str = "sensible") -> Question:
    made: list[MoveMade] = [(move.seat, move.choice, move.is_interrupt) for move in session.moves]
    seat = session.game.deciders(session.state)[0]
    made = made if moves < 0 else made[:moves]
    return Question(replace(rules_of(setup), seed=setup.seed), made, seat, player, "x")


def expected(session: Session[Any], player: str = "sensible") -> int:
    game, state = session.game, session.state
    seat = game.deciders(state)[0]
    return bot(player, game, seat, "x").choose(game.view(state, seat), game.options(state, seat))


@asynccontextmanager
async def workers(count: int = 1) -> AsyncIterator[Workers]:
    made = Workers(count)
    try:
        yield made
    finally:
        await made.close()


@pytest.mark.parametrize("setup", [PURSUIT, CV])
@in_loop
async def test_a_process_answers_as_a_player_here_would(setup: GameSetup) -> None:
    async with workers() as asked:
        # Back and forth, as with undo.
        for moves in (12, 25, 40, 31, 31):
            session = game_of(setup, moves)
            found = await asked.ask(question(setup, session), LONG, LONG)
            assert found.choice == expected(session)


@in_loop
async def test_a_process_weighs_as_a_player_here_would() -> None:
    session = game_of(PURSUIT, 30)
    game, state = session.game, session.state
    seat = game.deciders(state)[0]
    asking = question(PURSUIT, session)
    asking.weighs = True

    async with workers() as asked:
        found = await asked.ask(asking, LONG, LONG)

    assert found.prospects == prospects("sensible", game, seat, "x", game.view(state, seat), game.options(state, seat))
    assert found.prospects


@pytest.mark.parametrize("setup", [PURSUIT, CV])
@pytest.mark.parametrize("weighs", [False, True])
def test_whoever_thinks_is_given_the_view_of_the_seat_alone(setup: GameSetup, weighs: bool) -> None:
    class OtherMemory(Memory):
        """Remembers what looks the same to the seat, and nothing else of it is true."""

        def position(self, setup: GameSetup, moves: list[MoveMade], start: str = "") -> Any:
            super().position(setup, moves, start)
            return scrambled(session, asking.seat, luck())

    for moves in (5, 20, 35):
        session = game_of(setup, moves)
        asking = question(setup, session)
        asking.weighs = weighs
        assert answer(OtherMemory(), asking) == answer(Memory(), asking)


@pytest.mark.parametrize("setup", [PURSUIT, CV])
def test_a_game_that_goes_on_from_a_position_is_thought_about_from_there(setup: GameSetup) -> None:
    whole = game_of(setup, 20)
    middle = game_of(setup, 15)
    after = Session(middle.game, setup.seed, Past(middle.state, middle.opening, middle.moves))
    for move in whole.moves[15:]:
        after.choose(move.seat, move.line)
    seat = after.game.deciders(after.state)[0]
    asked = decision(setup, after, seat, "here")
    asking = question(setup, whole)
    asking.moves, asking.start = asking.moves[15:], asked.start

    assert [move.choice for move in asked.moves] == [choice for _, choice, _ in asking.moves]
    assert answer(Memory(), asking).choice == expected(whole)


@in_loop
async def test_several_tables_think_at_once() -> None:
    games = [game_of(PURSUIT, moves) for moves in (10, 14, 18, 22)]

    async with workers(2) as asked:
        found = await asyncio.gather(*[asked.ask(question(PURSUIT, game), LONG, LONG) for game in games])
        idle = len(asked._idle)

    assert [each.choice for each in found] == [expected(game) for game in games]
    assert idle == 2


@in_loop
async def test_questions_are_answered_in_their_order() -> None:
    session = game_of(PURSUIT, 10)
    order: list[int] = []

    async def ask(number: int) -> None:
        await asked.ask(question(PURSUIT, session), LONG, LONG)
        order.append(number)

    async with workers(1) as asked:
        await asyncio.gather(*[ask(number) for number in range(6)])

    assert order == list(range(6))


@in_loop
async def test_a_process_that_takes_too_long_is_ended_and_another_takes_its_place() -> None:
    session = game_of(PURSUIT, 10)

    async with workers() as asked:
        await asked.ask(question(PURSUIT, session), LONG, LONG)
        (slow,) = asked._idle
        with pytest.raises(NoAnswer, match="Timeout"):
            await asked.ask(question(PURSUIT, session), LONG, 0.0)
        assert slow.returncode is not None
        found = await asked.ask(question(PURSUIT, session), LONG, LONG)

    assert found.choice == expected(session)


@in_loop
async def test_a_process_is_seen_off_even_by_whoever_is_interrupted_twice() -> None:
    session = game_of(PURSUIT, 10)

    async with workers() as asked:
        await asked.ask(question(PURSUIT, session), LONG, LONG)
        (left,) = asked._idle
        asking = asyncio.create_task(asked.ask(question(PURSUIT, session, player="strong@100000"), LONG, LONG))
        while left not in asked._busy:
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    assert left.returncode is not None


@in_loop
async def test_whoever_finds_all_busy_does_not_wait_for_ever() -> None:
    async with workers() as asked:
        await asked.line.enter("", "")
        with pytest.raises(NoAnswer, match="busy"):
            await asked.ask(question(PURSUIT, game_of(PURSUIT, 10)), 0.0, LONG)


@in_loop
async def test_a_process_that_died_is_replaced_and_a_faulty_question_kills_none() -> None:
    session = game_of(PURSUIT, 10)
    faulty = question(PURSUIT, session)
    faulty.player = "nobody"

    async with workers() as asked:
        await asked.ask(question(PURSUIT, session), LONG, LONG)
        (first,) = asked._idle
        with pytest.raises(NoAnswer, match="UnknownBot"):
            await asked.ask(faulty, LONG, LONG)
        assert asked._idle == [first]
        first.kill()
        await first.wait()
        found = await asked.ask(question(PURSUIT, session), LONG, LONG)

    assert found.choice == expected(session)


@in_loop
async def test_no_process_outlives_the_server_even_in_the_middle_of_a_thought() -> None:
    session = game_of(PURSUIT, 10)
    async with workers(2) as asked:
        await asked.ask(question(PURSUIT, session), LONG, LONG)
        processes = list(asked._idle)
        thought = asyncio.create_task(asked.ask(question(PURSUIT, session, player="strong"), LONG, LONG))
        while not asked._busy:
            await asyncio.sleep(0)
        processes += asked._busy
    with pytest.raises(NoAnswer):
        await thought

    assert all(process.returncode is not None for process in processes)
    with pytest.raises(NoAnswer, match="stops"):
        await asked.ask(question(PURSUIT, session), LONG, LONG)


@pytest.mark.parametrize("setup", [PURSUIT, CV])
@in_loop
async def test_where_no_process_answers_a_quicker_player_stands_in(setup: GameSetup) -> None:
    session = game_of(setup, 20)
    seat = session.game.deciders(session.state)[0]
    busy = Workers()
    thinker = Thinker("secret", Limits(queueing=0.0, thinking=0.0), busy, InThread())
    while busy.line.free:
        await busy.line.enter("", "")

    asked = decision(setup, session, seat, "here")
    decided, found = await thinker.decide("planner", asked), await thinker.weigh(asked)
    quick = await thinker.decide("sensible", asked)
    await thinker.close()

    assert decided.choice in asked.options
    assert (decided.is_by_stand_in, quick.is_by_stand_in) == (True, False)
    assert found


def test_positions_are_gone_on_from_and_games_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[GameSetup] = []

    def noted(setup: GameSetup) -> Any:
        opened.append(setup)
        return new_session(setup).game

    monkeypatch.setattr(questions, "open_game", noted)
    memory = Memory()
    session = game_of(PURSUIT, 30)
    for moves in (10, 20, 30):
        asking = question(PURSUIT, session, moves)
        memory.position(asking.setup, asking.moves)
    other = question(replace(PURSUIT, seed="another"), game_of(PURSUIT, 0))
    memory.position(other.setup, other.moves)

    assert len(opened) == 1


@in_loop
async def test_a_planner_plays_at_a_table_and_is_told_in_the_record(data: Path) -> None:
    seat = NewSeat("bot", bot="planner:scholar", name="Odile", pronoun="she")
    async with running(data) as server:
        made = await server.create(seat, RANDOM, NewSeat("bot", bot="casual"), game="cv")
        async with server.join(made.table, made.key) as host:
            first = await host.news()
            last = await host.news(lambda news: news.table.is_finished)
        assert server.workers._idle
        text = (await server.get(f"/api/tables/{made.table}/record")).text

    assert [info.bot for info in first.table.seats] == ["planner:scholar", "random", "casual"]
    bots = [info.bot for info in last.table.seats]
    assert bots[0] == "planner:scholar"
    assert bots[2].startswith("casual:")
    people = people_at(text, read_record(text, "record"))
    assert people[0].pronoun == "she"
    assert [person.bot for person in people] == bots


@in_loop
async def test_a_planner_says_once_that_it_plays_below_its_level(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first(thinker: Thinker, player: str, asked: Decision) -> Decided:
        return Decided(asked.options[0], False)

    monkeypatch.setattr(Thinker, "decide", first)
    monkeypatch.setattr("wellspent.server.workers.IS_COMPILED", False)
    async with running(data) as server:
        made = await server.create(NewSeat("bot", "Odile", bot="planner"), RANDOM)
        async with server.join(made.table, made.key) as host:
            await host.news(lambda news: news.version > 12)
        table = await server.hub.table(made.table)
        lines = [[line.text for line in table.talk.told(0, lang)] for lang in ("en", "fr")]

    assert [len(each) for each in lines] == [1, 1]
    assert lines[0][0].startswith("Odile plays below its level here")
    assert lines[1][0].startswith("Odile joue ici au-dessous de son niveau")


@in_loop
async def test_a_character_that_nobody_named_is_drawn_once_and_kept(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, PLANNER)
        table = await server.hub.table(made.table)
        character = table.kept.seats[1].character
        table.close()
        again = await server.hub.table(made.table)
        news = await server.read(News, f"/api/tables/{made.table}", made.key)

    assert again is not table
    assert character
    assert again.kept.seats[1].character == character
    assert character not in news.table.seats[1].bot


@pytest.mark.parametrize("name", ["genius", "planner:pirate", "strong@99s", "strong@5000", "strong@0s"])
@in_loop
async def test_a_computer_player_that_does_not_exist_or_thinks_too_long_is_refused(data: Path, name: str) -> None:
    async with running(data) as server:
        wishes = {"game": "pursuit", "seats": [{"kind": "here"}, {"kind": "bot", "bot": name}]}
        refused = await server.post("/api/tables", wishes)

    assert refused.status_code == 400
    assert refused.json()["code"] in ("bot", "budget")


def test_a_process_whose_server_is_gone_ends_without_a_word() -> None:
    worker = [sys.executable, "-m", "wellspent.server.worker"]
    with subprocess.Popen(worker, stdin=PIPE, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        told = process.stderr.read()

    assert (told, process.returncode) == (b"", 0)
