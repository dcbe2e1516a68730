"""Where typed lines come from: the keyboard, or a list of lines."""

import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib import import_module
from typing import Final

from rich.console import Console
from rich.text import Text

# What colours a prompt and takes no room in it.
COLOUR: Final = re.compile(r"(?:\x1b\[[0-9;]*m)+")
# Prints a prompt and gives the next line; EOFError when there is none.
Reader = Callable[[Text], str]


def keyboard(console: Console) -> Reader:
    """Lines from the keyboard, with the arrow keys where the machine knows how."""
    edits = False
    with suppress(ImportError):
        # Importing it is what gives input() its editing keys.
        import_module("readline")
        edits = sys.stdin.isatty() and sys.stdout.isatty()

    def read(prompt: Text) -> str:
        if edits:
            return input(_marked(console, prompt))
        console.print(prompt, end="")
        typed = input()
        if not sys.stdin.isatty():
            console.print(Text(typed), soft_wrap=True)
        return typed

    return read


def _marked(console: Console, prompt: Text) -> str:
    """A prompt for readline: one that it does not know of it wipes out, and ends no line that is empty behind it."""
    with console.capture() as drawn:
        console.print(prompt, end="")
    return COLOUR.sub("\x01\\g<0>\x02", drawn.get())


def fed(lines: Iterable[str], console: Console) -> Reader:
    """Lines from anywhere, shown as if they had been typed."""
    remaining = iter(lines)

    def read(prompt: Text) -> str:
        for typed in remaining:
            console.print(Text.assemble(prompt, typed), soft_wrap=True)
            return typed
        raise EOFError

    return read
