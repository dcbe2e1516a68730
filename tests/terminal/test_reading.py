"""Lines from the keyboard of a real terminal."""

import os
import re
import subprocess
import sys

import pytest

pty = pytest.importorskip("pty")
pytest.importorskip("readline")

ASKS = """
from rich.console import Console
from rich.text import Text
from wellspent.terminal.reading import keyboard
read = keyboard(Console())
for question in ("One", "Two", "Three"):
    print(repr(read(Text.assemble((question, "bold red"), " > "))))
"""


def test_an_empty_answer_ends_its_line() -> None:
    outside, inside = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    program = subprocess.Popen([sys.executable, "-c", ASKS], stdin=inside, stdout=inside, stderr=inside, env=env)
    os.close(inside)
    shown = b""
    try:
        for answered in range(3):
            while shown.count(b" > ") == answered:
                shown += os.read(outside, 1024)
            os.write(outside, b"\r")
        while shown.count(b"''") < 3:
            shown += os.read(outside, 1024)
    finally:
        program.kill()
        program.wait()
        os.close(outside)

    # Beside colours and the like, which are for the eyes.
    lines = re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]|\r", "", shown.decode()).split("\n")
    assert lines[:5] == ["One > ", "''", "Two > ", "''", "Three > "]
