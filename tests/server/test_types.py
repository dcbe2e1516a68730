"""No message ends the server: what it reads is worked out before it has a second thread."""

import gc
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from .running import in_loop, running


def is_worked_out(kind: type[msgspec.Struct]) -> bool:
    return any(type(each).__name__ == "StructInfo" for each in gc.get_referents(kind))


@in_loop
async def test_a_server_knows_every_type_before_it_reads_one(data: Path) -> None:
    new = msgspec.defstruct("New", [("names", list[str])], module="wellspent.server.types")
    before = is_worked_out(new)
    async with running(data):
        after = is_worked_out(new)

    assert (before, after) == (False, True)


@pytest.mark.parametrize("title", ["pursuit", "cv"])
def test_card_files_are_worked_out_before_anybody_reads_them(title: str) -> None:
    # In a program of its own: in this one they have been read.
    program = f"""
import gc
import wellspent.server.app
from wellspent.server.types import settle_types
settle_types()
from wellspent.titles.{title}.cards import catalog
from wellspent.titles.{title}.cards.schema import CardFile
print(any(type(each).__name__ == "StructInfo" for each in gc.get_referents(CardFile)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout == "True\n"
