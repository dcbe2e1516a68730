"""The programs in the folder `examples` run."""

import asyncio
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import LINK, RANDOM, in_loop, running

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
