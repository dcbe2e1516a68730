"""Where typed lines come from: the keyboard, or a list of lines."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib import import_module

from rich.console import Console
from rich.text import Text

# Prints a prompt and gives the next line; EOFError when there is none.
Reader = Callable[[Text], str]


def keyboard(console: Console) -> Reader:
    """Lines from the keyboard, with the arrow keys where the machine knows how."""
    with suppress(ImportError):
        # Importing it is what gives input() its editing keys.
        import_module("readline")

    def read(prompt: Text) -> str:
        console.print(prompt, end="")
        typed = input()
        if not sys.stdin.isatty():
            console.print(Text(typed), soft_wrap=True)
        return typed

    return read


def fed(lines: Iterable[str], console: Console) -> Reader:
    """Lines from anywhere, shown as if they had been typed."""
    remaining = iter(lines)

    def read(prompt: Text) -> str:
        for typed in remaining:
            console.print(Text.assemble(prompt, typed), soft_wrap=True)
            return typed
        raise EOFError

    return read
