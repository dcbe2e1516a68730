"""What might have been: lives played on from two choices of a finished game, in the background."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from wellspent.protocol import Branch, Choices, Created, News, NewSeat, StoryChapter, WhatIf

from .running import HERE, RANDOM, Running, in_loop, running
from .test_reviews import SENSIBLE, played


async def late_choices(server: Running, table: str, lang: str = "en") -> Choices:
    """A decision shortly before the end where there was a choice."""
    session = (await server.hub.table(table)).session
    for move in range(len(session.moves) - 8, 0, -1):
        if session.moves[move].is_interrupt:
            continue
        found = await server.read(Choices, f"/api/tables/{table}/choices/{move}", lang=lang)
        if len(found.deeds) > 1:
            return found
    raise AssertionError("no decision")


async def walked(server: Running, table: str, move: int, line: str, lang: str = "en") -> WhatIf:
    while True:
        found = await server.read(WhatIf, f"/api/tables/{table}/what-if/{move}", line=line, lang=lang)
        if found.done == found.total:
            return found
        await asyncio.sleep(0)


@pytest.mark.parametrize("game", ["pursuit", "cv"])
@in_loop
async def test_twelve_lives_go_on_from_both_choices_and_one_can_be_read(data: Path, game: str) -> None:
    async with running(data) as server:
        made = await played(server, RANDOM, SENSIBLE, game=game)
        choices = await late_choices(server, made.table)
        move, line = choices.move, choices.deeds[1].line
        found = await walked(server, made.table, move, line)
        french = await walked(server, made.table, move, line, "fr")
        path = f"/api/tables/{made.table}/what-if/{move}/lives/11"
        other = await server.read(list[StoryChapter], path, line=line)
        french_life = await server.read(list[StoryChapter], path, line=line, lang="fr")
        session = (await server.hub.table(made.table)).session

    assert session.moves[move].line == choices.deeds[0].line == found.chosen.deed.line
    assert found.other.deed == choices.deeds[1]
    assert len(found.chosen.scores) == len(found.other.scores) == 12
    assert found.real == session.game.scores(session.state)[found.seat]
    assert (french.chosen.scores, french.other.scores) == (found.chosen.scores, found.other.scores)
    assert french.player != found.player
    assert other
    assert 0 < other[-1].total <= found.other.scores[11]
    assert len(other) <= 3
    assert [each.total for each in french_life] == [each.total for each in other]
    assert french_life[0].title != other[0].title


@in_loop
async def test_only_what_could_be_chosen_in_a_finished_game_is_tried(data: Path) -> None:
    async with running(data) as server:
        open_still = await server.create(HERE, RANDOM)
        early = await server.get(f"/api/tables/{open_still.table}/what-if/0", line="keep tidy")
        early_choices = await server.get(f"/api/tables/{open_still.table}/choices/0")
        made = await played(server, RANDOM, RANDOM)
        path = f"/api/tables/{made.table}/what-if"
        nonsense = await server.get(f"{path}/3", line="win at once")
        late = await server.get(f"{path}/100000", line="rest")
        unlived = await server.get(f"{path}/3/lives/0", line="win at once")

    assert early.json()["code"] == early_choices.json()["code"] == "not-finished"
    assert nonsense.json()["code"] == unlived.json()["code"] == "impossible"
    assert late.json()["code"] == "moment"


@in_loop
async def test_one_goes_on_oneself_after_another_choice(data: Path) -> None:
    async with running(data) as server:
        made = await played(server, RANDOM, RANDOM)
        choices = await late_choices(server, made.table)
        here: list[NewSeat] = [HERE, HERE]
        wishes = Branch(choices.move, here, line=choices.deeds[1].line)
        answer = await server.post(f"/api/tables/{made.table}/branch", wishes)
        wrong = await server.post(f"/api/tables/{made.table}/branch", Branch(choices.move, here, line="win at once"))
        branch = msgspec.json.decode(answer.content, type=Created)
        news = await server.read(News, f"/api/tables/{branch.table}", branch.key)
        moves = (await server.hub.table(branch.table)).session.moves

    assert wrong.json()["code"] == "impossible"
    assert news.move == choices.move + 1
    assert moves[-1].line == choices.deeds[1].line
