"""Cards at the terminal, listed, shown and counted: what the lists of all games share."""

from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

import click
from rich import box
from rich.console import Console
from rich.table import Table

from wellspent.texts.messages import Speech


@dataclass(frozen=True)
class CardWishes:
    """What is asked of `wellspent cards`."""

    ids: tuple[str, ...]
    kind: str | None
    category: str | None
    pile: str | None
    edition: str
    search: str
    lang: str
    is_count: bool
    is_balance: bool


class Checked(NamedTuple):
    """Card files that have no faults: how many files and cards, and which cards do something that code does."""

    files: int
    cards: int
    deeds: list[tuple[str, str]]


class Expected(NamedTuple):
    """How many cards of a pile, or of a kind, the rulebook counts."""

    what: str
    cards: int
    rule: str


class Counted(NamedTuple):
    """A pile or kind: its name, how many cards it has and should have, and of what they are."""

    name: str
    found: int
    expected: Expected
    parts: list[tuple[str, int]]


def check_word(option: str, word: str | None, known: Collection[str]) -> None:
    if word is not None and word not in known:
        raise click.UsageError(f"{option}: found '{word}', expected one of {', '.join(known)}")


def console() -> Console:
    return Console(highlight=False)


def say(key: str, lang: str, **args: str | int) -> str:
    return Speech(lang).say(f"cards-{key}", **args)


def numbers_table(rows: list[Counted], in_all: int, lang: str) -> Table:
    """Cards beside the rulebook's numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("pile", lang))
    for key in ("cards", "rulebook"):
        table.add_column(say(key, lang), justify="right")
    table.add_column(say("rule", lang), style="dim")
    table.add_column("")
    for row in rows:
        verdict = "[green]ok[/]" if row.found == row.expected.cards else "[red bold]wrong[/]"
        table.add_row(row.name, str(row.found), str(row.expected.cards), row.expected.rule, verdict, style="bold")
        for name, number in row.parts:
            table.add_row(f"  {name}", str(number), "", "", "", style="dim")
    table.add_row("", str(in_all), str(sum(row.expected.cards for row in rows)), "", "", style="bold")
    return table


def unknown_card(id: str, known: Collection[str]) -> click.UsageError:
    near = get_close_matches(id, known)
    hint = f" Did you mean {' or '.join(near)}?" if near else " `wellspent cards` lists them."
    return click.UsageError(f"No card {id}.{hint}")
