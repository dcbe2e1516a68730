"""Puzzles over HTTP: a table to decide at, previews, and the answer."""

from pathlib import Path

import msgspec
import pytest

from wellspent.people import BOT_NAMES
from wellspent.protocol import Explained, PuzzleAnswer, PuzzleDay, PuzzleTable
from wellspent.puzzles import puzzle, puzzles
from wellspent.server import puzzling
from wellspent.server.puzzling import Posed

from .running import in_loop, running


@in_loop
async def test_the_puzzles_of_a_day_are_laid_out_explained_and_answered(data: Path) -> None:
    async with running(data) as server:
        today = await server.read(PuzzleDay, "/api/puzzles")
        first, last = today.puzzles[0], today.puzzles[-1]
        for each in (first, last):
            path = f"/api/puzzles/{each.id}"
            table = await server.read(PuzzleTable, path)
            known = puzzle(each.id)
            assert known is not None
            best, second = known.found[:2]
            told = await server.read(Explained, f"{path}/explain", line=best.line)
            right = await server.read(PuzzleAnswer, f"{path}/answer", line=best.line)
            wrong = await server.read(PuzzleAnswer, f"{path}/answer", line=second.line, lang="fr")

            lines = [offer.line for offer in table.news.asks[0].offers]
            assert {best.line, second.line} <= set(lines)
            assert table.news.deciders == table.news.seats == [known.seat]
            others = [seat.name for seat in table.news.table.seats if seat.seat != known.seat]
            assert others == [*BOT_NAMES][: known.seats - 1]
            assert told.is_possible
            assert told.text
            assert right.is_best
            assert right.behind == 0
            assert not wrong.is_best
            assert wrong.behind == second.behind
            assert wrong.best.text != right.best.text
            assert wrong.best.line == best.line
            assert right.weights or not best.aspects

    assert len(today.puzzles) == 10
    assert [each.seats for each in today.puzzles] == [
        found.seats for each in today.puzzles if (found := puzzle(each.id))
    ]
    assert first.game != last.game


@in_loop
async def test_a_puzzle_refuses_nonsense(data: Path) -> None:
    async with running(data) as server:
        today = await server.read(PuzzleDay, "/api/puzzles", day=3)
        nonsense = await server.get(f"/api/puzzles/{today.puzzles[0].id}/answer", line="win at once")
        nobody = await server.get("/api/puzzles/none-1-1")

    assert today.number == 3
    assert nonsense.json()["code"] == "impossible"
    assert nobody.json()["code"] == "not-found"


def test_a_puzzle_says_nothing_of_what_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    known = puzzles("pursuit")[0]
    piles = {name: {**pile, "draw": pile["draw"][::-1]} for name, pile in known.position["piles"].items()}
    other = msgspec.structs.replace(known, position={**known.position, "piles": piles})
    told = Posed(known.id, "en").table()

    monkeypatch.setattr(puzzling, "puzzle", lambda _: other)

    assert piles != known.position["piles"]
    assert Posed(known.id, "en").table() == told
