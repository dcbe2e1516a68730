"""The programs in the folder `examples` run."""

import asyncio
import runpy
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import LINK, RANDOM, in_loop, running
from wellspent.texts import Speech

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / name))


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_the_agent_trains(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    example("train_agent.py")["main"](["--game", game, "--games", "3", "--tests", "2"])

    shown = capsys.readouterr().out
    assert shown.count("of 2 games") == 2
    assert "     3 games" in shown


def test_the_agent_learns_what_pays() -> None:
    """A toy: of two options the second is always better."""
    import numpy as np

    module = example("train_agent.py")
    layout = module["WellspentEnv"]().setting.reader.layout
    agent, options = module["Agent"]("pursuit", layout, 2, seed=1), np.eye(2)
    for _ in range(200):
        agent.trace[:] = 0
        choice = agent.choose(np.zeros(layout.size), options)
        agent.learn(1.0 if choice == 1 else -1.0, 0.05)

    assert [agent.choose(np.zeros(layout.size), options) for _ in range(20)].count(1) >= 19


@pytest.mark.parametrize("game", ["pursuit", "cv"])
@in_loop
async def test_the_bot_plays_a_seat_over_http(tmp_path: Path, game: str) -> None:
    seat = example("http_bot.py")["Seat"]
    async with running(tmp_path) as server:
        made = await server.create(LINK, RANDOM, game=game)
        link = f"http://localhost:{server.port}/t/{made.table}#{made.links[0].key}"
        standings = await asyncio.to_thread(seat(link).play)

    assert sorted(standing["seat"] for standing in standings) == [0, 1]
    assert any(standing.get("is_winner") for standing in standings)


async def bot(*words: str) -> tuple[int | None, str, str]:
    """The program with these words: its exit status, what it said, and what it complained about."""
    asked = (sys.executable, str(EXAMPLES / "http_bot.py"), *words)
    program = await asyncio.create_subprocess_exec(*asked, stdout=PIPE, stderr=PIPE)
    said, complained = await asyncio.wait_for(program.communicate(), 60)
    return program.returncode, said.decode(), complained.decode()


@in_loop
async def test_the_bot_says_how_it_is_called() -> None:
    status, said, complained = await bot("--help")

    assert (status, complained) == (0, "")
    assert "python examples/http_bot.py 'http://localhost:8320/t/TABLE#KEY'" in said


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "required: link"),
        (["http://localhost/t/a#b", "c"], "unrecognized arguments: c"),
        (["a#b"], "'a#b' is no link to a seat"),
        (["http://localhost/t/a"], "'http://localhost/t/a' is no link to a seat"),
    ],
)
@in_loop
async def test_the_bot_refuses_what_is_no_link_to_a_seat(words: list[str], complaint: str) -> None:
    status, _, complained = await bot(*words)

    assert status == 2
    assert complained.startswith("usage: ")
    assert complaint in complained


@in_loop
async def test_the_bot_says_that_no_server_is_there() -> None:
    status, _, complained = await bot("http://localhost:1/t/a#b")

    assert status == 1
    assert complained.startswith("http://localhost:1/t/a: ")
    assert complained.count("\n") == 1


@in_loop
async def test_the_bot_repeats_what_the_server_has_against_a_link(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.create(LINK, RANDOM)
        table = f"http://localhost:{server.port}/t/{made.table}"
        wrong_key, strange_key = await bot(f"{table}#no"), await bot(f"{table}#no key, é")
        no_table = await bot(f"{table}gone#no")
        elsewhere = await bot(f"http://localhost:{server.port}/healthz#no")

    assert wrong_key == strange_key
    assert wrong_key == (1, "", f"{table}: {Speech('en').say('fault-key')}\n")
    assert no_table == (1, "", f"{table}gone: {Speech('en').say('fault-no-table')}\n")
    assert elsewhere[0] == 1
    assert elsewhere[2].count("\n") == 1


@in_loop
async def test_the_bot_ends_with_its_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.create(LINK, LINK)
        table = f"http://localhost:{server.port}/t/{made.table}"
        playing = asyncio.create_task(bot(f"{table}#{made.links[0].key}"))
        await asyncio.sleep(1)
        gone = await server.http.delete(f"/api/tables/{made.table}", headers={"Authorization": f"Bearer {made.key}"})
        assert gone.is_success, gone.text
        status, _, complained = await playing

    assert status == 1
    assert complained.startswith(f"{table}: ")
    assert complained.count("\n") == 1


def test_the_bot_has_its_likes() -> None:
    favourite = example("http_bot.py")["favourite"]
    offers = [
        {"verb": verb, "line": f"{verb} {number}"} for number, verb in enumerate(["rest", "take", "take", "date"])
    ]

    assert favourite(offers) == "take 2"
    assert favourite(offers[:1]) == "rest 0"
    assert favourite([*offers[:1], {"verb": "refresh", "line": "refresh job"}]) == "rest 0"


def test_the_examples_need_nothing_that_they_do_not_name() -> None:
    """The bot over HTTP is to run where Wellspent is not."""
    text = (EXAMPLES / "http_bot.py").read_text(encoding="utf-8")
    imported = {line.split()[1].split(".")[0] for line in text.splitlines() if line.startswith(("import ", "from "))}

    assert imported <= sys.stdlib_module_names
