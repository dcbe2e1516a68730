"""The name of a game, as an option of a command."""

from collections.abc import Sequence

import click

from wellspent import titles


class GameName(click.ParamType[str]):
    """One of the titles, those of installed packages included; looked for when one is named, not before."""

    name = "game"

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        return f"[{'|'.join(titles.names())}]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in titles.HERE and value not in titles.names():
            self.fail(f"{value!r} is not one of {quoted(titles.names())}.", param, ctx)
        return value


def quoted(words: Sequence[str]) -> str:
    return ", ".join(map(repr, words))
