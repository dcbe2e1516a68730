"""Strong players, reviews and hints may think on a Ray cluster."""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from wellspent.cli import main
from wellspent.protocol import News, Talk
from wellspent.server.questions import NoAnswer

from .running import HERE, in_loop
from .test_restart import started
from .test_thinking import LONG, PLANNER, PURSUIT, expected, game_of, question

pytest.importorskip("ray")

from ray.exceptions import RayError

from wellspent.server import cluster
from wellspent.server.cluster import Cluster, ClusterError, Distant


class Ray:
    """What the server asks of Ray, in this process: somebody answers, is silent, or the line breaks."""

    def __init__(self) -> None:
        self.is_silent = False
        self.fault: Exception | None = None
        self.version = ""
        self.begun = self.ended = self.killed = 0

    def init(self, **_: object) -> None:
        if self.fault is not None:
            raise self.fault
        self.begun += 1

    def shutdown(self) -> None:
        self.ended += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def kill(self, actor: object) -> None:
        self.killed += 1

    def get(self, future: "Future[Any]", timeout: float) -> Any:
        version, is_compiled = future.result()
        return self.version or version, is_compiled

    def remote(self, kind: type[Distant]) -> Any:
        def make() -> Any:
            one = kind()
            return SimpleNamespace(line=self._asked(one.line, True), about=self._asked(one.about, False))

        return SimpleNamespace(options=lambda num_cpus: SimpleNamespace(remote=make))

    def _asked(self, does: Callable[..., Any], is_ref: bool) -> Any:
        def ask(*args: Any) -> Any:
            future: Future[Any] = Future()
            if not self.is_silent:
                if self.fault is None:
                    future.set_result(does(*args))
                else:
                    future.set_exception(self.fault)
            return SimpleNamespace(future=lambda: future) if is_ref else future

        return SimpleNamespace(remote=ask)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    found = Ray()
    monkeypatch.setattr(cluster, "ray", found)
    monkeypatch.setattr(cluster, "PAUSE", 0.0)
    return found


@in_loop
async def test_a_cluster_answers_as_a_player_here_would(ray: Ray) -> None:
    asked = Cluster("ray://elsewhere:10001")
    games = [game_of(PURSUIT, moves) for moves in (10, 14, 18)]
    found = await asyncio.gather(*[asked.ask(question(PURSUIT, game), LONG, LONG) for game in games])
    await asked.close()

    assert [each.choice for each in found] == [expected(game) for game in games]
    assert (asked.line.free, ray.killed, ray.ended) == (2, 0, 1)


@in_loop
async def test_whoever_takes_too_long_there_is_ended(ray: Ray) -> None:
    asked, game = Cluster("ray://elsewhere:10001"), game_of(PURSUIT, 10)
    ray.is_silent = True
    with pytest.raises(NoAnswer):
        await asked.ask(question(PURSUIT, game), LONG, 0.05)
    ray.is_silent = False
    found = await asked.ask(question(PURSUIT, game), LONG, LONG)
    await asked.close()

    assert (found.choice, ray.killed, asked.line.free) == (expected(game), 1, 2)


@pytest.mark.parametrize("fault", [ConnectionError("gone"), RayError("the actor died")])
@in_loop
async def test_a_cluster_that_was_gone_is_found_again(ray: Ray, fault: Exception) -> None:
    asked, game = Cluster("ray://elsewhere:10001"), game_of(PURSUIT, 10)
    ray.fault = fault
    for _ in range(2):
        with pytest.raises(NoAnswer):
            await asked.ask(question(PURSUIT, game), LONG, LONG)
    ray.fault = None
    found = await asked.ask(question(PURSUIT, game), LONG, LONG)
    await asked.close()

    assert found.choice == expected(game)


def test_a_cluster_that_is_not_there_or_of_another_release_is_told(ray: Ray) -> None:
    ray.version = "0.0.1"
    with pytest.raises(ClusterError, match=r"runs Wellspent 0\.0\.1, and here"):
        Cluster("ray://elsewhere:10001")
    ray.fault = ConnectionError("nobody there")
    with pytest.raises(ClusterError, match="Nobody thinks at 'ray://elsewhere:10001': nobody there"):
        Cluster("ray://elsewhere:10001")


def test_a_place_to_think_has_an_address(data: Path) -> None:
    result = CliRunner().invoke(main, ["serve", f"--data={data}", "--port=0", "--no-open", "--think-on=dask://x"])

    assert result.exit_code == 2
    assert "ray://" in result.output


@pytest.mark.skipif(os.name != "posix" or sys.platform == "darwin", reason="needs a Ray of its own")
@in_loop
async def test_a_server_lets_a_real_ray_think(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # What Ray writes for its user belongs to the test.
    monkeypatch.setenv("HOME", str(tmp_path))
    async with started(data, "", "--think-on=ray") as process:
        made = await process.server.create(PLANNER, HERE, game="cv")
        async with process.server.join(made.table, made.key) as host:
            news = await host.news(lambda news: news.deciders == [1])
    talk = [line.text for message in host.received if isinstance(message, Talk) for line in message.lines]

    assert isinstance(news, News)
    assert news.move > 0
    # Nobody had to stand in.
    assert not any("too long" in text for text in talk)
