"""No message ends the server: what it reads is worked out before it has a second thread."""

import gc
from pathlib import Path

import msgspec

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
