"""Whoever plays from the sources changes over to the compiled engine; the compiler here is a small stand-in."""

import asyncio
import logging
import sys
from pathlib import Path

import pytest

from wellspent.advice import IS_COMPILED
from wellspent.server.compiling import CANNOT, change_over, compiler
from wellspent.server.questions import Question
from wellspent.server.settings import Limits
from wellspent.server.thinking import Thinker
from wellspent.server.threads import InThread
from wellspent.server.workers import Workers

from .running import in_loop
from .test_thinking import LONG, PURSUIT, expected, game_of, question, workers

# A package whose processes give an answer that no player gives.
SEVEN = """
from pathlib import Path
import sys
server = Path(sys.argv[0]).parents[1] / "build" / "compiled" / "wellspent" / "server"
server.mkdir(parents=True)
(server.parent / "__init__.py").touch()
(server / "worker.py").write_text("import sys\\nfor line in sys.stdin: print('{\\"choice\\": 7}', flush=True)")
"""
NEVER_ENDS = """
import os, sys, time
from pathlib import Path
(Path(sys.argv[0]).parent / "process").write_text(str(os.getpid()))
time.sleep(600)
"""


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """The folder of the compiler."""
    folder = tmp_path / "tools"
    folder.mkdir()
    return folder


def written(tools: Path, text: str) -> Path:
    program = tools / "compile.py"
    program.write_text(text, encoding="utf-8")
    return program


async def asked(thinking: Workers) -> int:
    return (await thinking.ask(asked_for(), LONG, LONG)).choice


def asked_for() -> Question:
    return question(PURSUIT, game_of(PURSUIT, 12))


@in_loop
async def test_whoever_thinks_changes_over_when_the_engine_is_compiled(tools: Path) -> None:
    async with workers() as thinking:
        assert await asked(thinking) == expected(game_of(PURSUIT, 12))

        await change_over(thinking, written(tools, SEVEN))

        assert await asked(thinking) == 7
        assert thinking.are_compiled


def test_the_log_says_when_it_changes_over(tools: Path, caplog: pytest.LogCaptureFixture) -> None:
    @in_loop
    async def run() -> None:
        async with workers() as thinking:
            await change_over(thinking, written(tools, SEVEN))

    with caplog.at_level(logging.INFO, "wellspent"):
        run()

    assert [record.getMessage().split(":")[0] for record in caplog.records] == ["The engine is compiled"]


@in_loop
async def test_whoever_thinks_while_it_changes_may_finish(tools: Path) -> None:
    async with workers() as thinking:
        first = asyncio.create_task(asked(thinking))
        while not thinking._busy:
            await asyncio.sleep(0)
        await change_over(thinking, written(tools, SEVEN))

        assert await first == expected(game_of(PURSUIT, 12))
        assert await asked(thinking) == 7


@pytest.mark.parametrize(("status", "lines"), [(1, 1), (CANNOT, 0)])
def test_what_cannot_be_compiled_is_at_most_a_line_in_the_log(
    tools: Path, caplog: pytest.LogCaptureFixture, status: int, lines: int
) -> None:
    @in_loop
    async def run() -> None:
        async with workers() as thinking:
            await change_over(thinking, written(tools, f"print('oh no'); raise SystemExit({status})"))
            assert await asked(thinking) == expected(game_of(PURSUIT, 12))
            assert thinking.are_compiled == IS_COMPILED

    with caplog.at_level(logging.DEBUG, "wellspent"):
        run()

    assert len(caplog.records) == lines
    assert (tools.parent / "build" / "compile.log").read_text(encoding="utf-8") == "oh no\n"


@pytest.mark.skipif(sys.platform == "win32", reason="asks the system for a process by its number")
@in_loop
async def test_the_compiler_ends_with_the_server(tools: Path) -> None:
    process = tools / "process"
    async with workers() as thinking:
        going = asyncio.create_task(change_over(thinking, written(tools, NEVER_ENDS)))
        while not (process.exists() and process.read_text()):
            await asyncio.sleep(0.01)
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)

    assert not Path("/proc", process.read_text(), "stat").exists()


@in_loop
async def test_the_planner_advises_where_the_processes_are_compiled(tools: Path) -> None:
    thinking = Workers()
    thinker = Thinker("secret", Limits(), thinking, InThread())
    assert IS_COMPILED or thinker.adviser("pursuit") == "sensible"
    await thinking.change_to(tools)

    assert thinker.adviser("pursuit") == "planner"
    await thinker.close()


def test_a_source_tree_has_its_compiler() -> None:
    found = compiler()

    assert found is None if IS_COMPILED else found is not None and found.is_file()
