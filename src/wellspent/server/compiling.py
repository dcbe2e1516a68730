"""Whoever plays from the sources gets the compiled engine as soon as it is ready: first those who think."""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Final

from wellspent.advice import IS_COMPILED

from .workers import Workers

# What the compiler answers where there is nothing to compile with.
CANNOT: Final = 3

logger = logging.getLogger(__name__)


def compiler() -> Path | None:
    """The program that compiles this source tree; None where this is none, or compiled already."""
    program = Path(__file__).resolve().parents[3] / "tools" / "compile.py"
    return program if not IS_COMPILED and program.is_file() else None


async def change_over(workers: Workers, program: Path) -> None:
    """Compile quietly; then the processes that think run what was compiled. The next start finds it."""
    build = program.parents[1] / "build"
    build.mkdir(exist_ok=True)
    log = build / "compile.log"
    status = await _run(program, log)
    if status == 0:
        await workers.change_to(build / "compiled")
        logger.info("The engine is compiled: computer players think with it from now on, all else from the next start")
    elif status != CANNOT:
        logger.warning("The engine could not be compiled and runs as it is: see %s", log)


async def _run(program: Path, log: Path) -> int:
    """The exit status. A group of its own: whoever stops the server stops all of it."""
    with log.open("wb") as told:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(program), "--behind"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=told,
            stderr=told,
            start_new_session=True,
        )
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            _end(process)
            await process.wait()


def _end(process: Process) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
