"""Everything that can be done over HTTP. The key of a seat comes as `Authorization: Bearer KEY`."""

from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from wellspent.engine.game import NOBODY
from wellspent.protocol import (
    Branch,
    Choices,
    Command,
    Created,
    Done,
    Ending,
    Explained,
    Face,
    GameInfo,
    Handed,
    Held,
    Hinted,
    Import,
    Moment,
    News,
    NewTable,
    Onward,
    PuzzleAnswer,
    PuzzleDay,
    PuzzleTable,
    Refusal,
    Remembered,
    Review,
    Rulebook,
    StoryChapter,
    Summary,
    WhatIf,
)

from . import answers, pages, puzzling
from .handing import handed
from .hub import Hub
from .people.opponents import matched, tell_levels
from .people.profiles import Profiles
from .requests import AnyRequest, asker_of, key_of
from .settings import Limits

AnyHub = NamedDependency[Hub]
AnyProfiles = NamedDependency[Profiles]
Lang = Annotated[str, QueryParameter(name="lang", required=False, description="en or fr")]


def _answers(kind: Any) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, generate_examples=False)}


# What never changes.


@get("/api/games", sync_to_thread=True, responses=_answers(list[GameInfo]))
def list_games(request: AnyRequest, lang: Lang = "") -> Response[bytes]:
    """The games, with everything that can be chosen for them."""
    return handed(request, answers.games(asker_of(request)))


@get("/api/games/{game:str}/cards", sync_to_thread=True, responses=_answers(list[Face]))
def list_cards(
    request: AnyRequest, game: FromPath[str], edition: FromQuery[str] = "", of: FromQuery[str] = "", lang: Lang = ""
) -> Response[bytes]:
    """What is printed on the cards: on all, or on those of the box and `of` some modules and sets."""
    return handed(request, answers.cards(asker_of(request), game, edition, of))


@get("/api/games/{game:str}/memories", sync_to_thread=True, responses=_answers(list[Remembered]))
def list_memories(
    request: AnyRequest, game: FromPath[str], edition: FromQuery[str] = "", lang: Lang = ""
) -> Response[bytes]:
    """What will be told of the cards."""
    return handed(request, answers.memories(asker_of(request), game, edition))


@get("/api/games/{game:str}/rules", sync_to_thread=True, responses=_answers(Rulebook))
def read_rules(request: AnyRequest, game: FromPath[str], lang: Lang = "") -> Response[bytes]:
    """The rules in readable order."""
    return handed(request, answers.rules(asker_of(request), game))


@get("/api/colours.css", sync_to_thread=True, responses=_answers(str))
def read_colours(request: AnyRequest) -> Response[bytes]:
    """The colours that kinds of cards declare, as a style sheet."""
    return handed(request, pages.colours())


@get("/api/texts/{lang:str}", sync_to_thread=True, responses=_answers(str))
def read_texts(request: AnyRequest, lang: FromPath[str]) -> Response[bytes]:
    """The words of the client, in Fluent."""
    return handed(request, answers.texts(lang))


# Puzzles.


@get("/api/puzzles", sync_to_thread=False)
def list_puzzles(day: FromQuery[int] = -1, lang: Lang = "") -> PuzzleDay:
    """The puzzles of a day; of today, unless told."""
    return answers.puzzles(day)


@get("/api/puzzles/{puzzle:str}")
async def read_puzzle(request: AnyRequest, hub: AnyHub, puzzle: FromPath[str], lang: Lang = "") -> PuzzleTable:
    """The table of a puzzle, as whoever has to decide sees it."""
    await hub.open(puzzling.known(puzzle).setup)
    return answers.puzzle(asker_of(request), puzzle)


@get("/api/puzzles/{puzzle:str}/explain")
async def explain_puzzle(
    request: AnyRequest,
    hub: AnyHub,
    puzzle: FromPath[str],
    line: FromQuery[str],
    then: FromQuery[str] = "",
    lang: Lang = "",
) -> Explained:
    """What a choice would do."""
    await hub.open(puzzling.known(puzzle).setup)
    return answers.puzzle_explained(asker_of(request), puzzle, line, then)


@get("/api/puzzles/{puzzle:str}/answer")
async def answer_puzzle(
    request: AnyRequest, hub: AnyHub, puzzle: FromPath[str], line: FromQuery[str], lang: Lang = ""
) -> PuzzleAnswer:
    """What was best, beside what one would choose."""
    await hub.open(puzzling.known(puzzle).setup)
    return answers.puzzle_answer(asker_of(request), puzzle, line)


# Tables.


@post("/api/tables")
async def create_table(request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, data: JSONBody[NewTable]) -> Created:
    """A new table. The answer has the keys; nobody can ask for them again. With the key of a profile it is its own."""
    owner = await profiles.owner(key_of(request))
    found = await matched(profiles, owner, data)
    made = await answers.create(hub, asker_of(request), found.wishes, owner)
    await tell_levels(hub, made.table, found.seats)
    return made


@get("/api/tables/{table_id:str}")
async def read_table(
    request: AnyRequest,
    hub: AnyHub,
    table_id: FromPath[str],
    log_from: FromQuery[int] = 0,
    after: FromQuery[int] = -1,
    lang: Lang = "",
) -> News:
    """The table as it is. With `after`, the answer waits a while for a version that is not this one."""
    return await answers.news(hub, asker_of(request), table_id, log_from, after)


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def send_command(
    request: AnyRequest, hub: AnyHub, table_id: FromPath[str], data: JSONBody[Command], lang: Lang = ""
) -> Done | Handed | Refusal | Explained | Hinted:
    """Choose, take back, ask, talk: whatever can be done at a table."""
    return await answers.carry_out(hub, asker_of(request), table_id, data)


@get("/api/tables/{table_id:str}/onward")
async def list_onward(request: AnyRequest, hub: AnyHub, table_id: FromPath[str], lang: Lang = "") -> list[Onward]:
    """The cards of my seats that a standing order could go on with."""
    return await answers.onward(hub, asker_of(request), table_id)


@delete("/api/tables/{table_id:str}")
async def delete_table(request: AnyRequest, hub: AnyHub, table_id: FromPath[str]) -> None:
    """Delete a table for good; only its host can."""
    await answers.delete(hub, asker_of(request), table_id)


@post("/api/mine", status_code=200)
async def list_mine(request: AnyRequest, hub: AnyHub, data: JSONBody[list[Held]], lang: Lang = "") -> list[Summary]:
    """A line for each of these tables that is still there."""
    return await answers.mine(hub, asker_of(request), data)


# Looking back.


@get("/api/tables/{table_id:str}/moments")
async def list_moments(request: AnyRequest, hub: AnyHub, table_id: FromPath[str], lang: Lang = "") -> list[Moment]:
    """What replay jumps by."""
    return await answers.moments(hub, asker_of(request), table_id)


@get("/api/tables/{table_id:str}/moments/{move:int}")
async def read_moment(
    request: AnyRequest,
    hub: AnyHub,
    table_id: FromPath[str],
    move: FromPath[int],
    seat: FromQuery[int] = NOBODY,
    lang: Lang = "",
) -> News:
    """The table as a seat saw it after so many moves."""
    return await answers.moment(hub, asker_of(request), table_id, move, seat)


@get("/api/tables/{table_id:str}/cards", responses=_answers(list[Face]))
async def read_cards(
    request: AnyRequest, hub: AnyHub, table_id: FromPath[str], move: FromQuery[int] = -1, lang: Lang = ""
) -> Response[bytes]:
    """What is printed on the cards of a table: of a finished game, or after a move, what was printed on them then."""
    return handed(request, await answers.table_cards(hub, asker_of(request), table_id, move))


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def read_record(request: AnyRequest, hub: AnyHub, table_id: FromPath[str], lang: Lang = "") -> Response[str]:
    """The record of a finished game."""
    headers = {"Content-Disposition": f'attachment; filename="wellspent-{table_id}.record"'}
    return Response(await answers.record(hub, asker_of(request), table_id), media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/ending")
async def read_ending(request: AnyRequest, hub: AnyHub, table_id: FromPath[str], lang: Lang = "") -> Ending:
    """How a finished game ended: scores, chart and the stories of the lives."""
    return await answers.ending(hub, asker_of(request), table_id)


@get("/api/tables/{table_id:str}/review/{seat:int}")
async def read_review(
    request: AnyRequest, hub: AnyHub, table_id: FromPath[str], seat: FromPath[int], lang: Lang = ""
) -> Review:
    """Where a seat lost points in a finished game. Whoever asks first begins it; ask again until all is done."""
    return await answers.review(hub, asker_of(request), table_id, seat)


@get("/api/tables/{table_id:str}/choices/{move:int}")
async def list_choices(
    request: AnyRequest, hub: AnyHub, table_id: FromPath[str], move: FromPath[int], lang: Lang = ""
) -> Choices:
    """What could have been chosen at a decision of a finished game."""
    return await answers.choices(hub, asker_of(request), table_id, move)


@get("/api/tables/{table_id:str}/what-if/{move:int}")
async def read_what_if(
    request: AnyRequest,
    hub: AnyHub,
    table_id: FromPath[str],
    move: FromPath[int],
    line: FromQuery[str],
    lang: Lang = "",
) -> WhatIf:
    """What a game comes to after another choice. Whoever asks first begins it; ask again until all is done."""
    return await answers.what_if(hub, asker_of(request), table_id, move, line)


@get("/api/tables/{table_id:str}/what-if/{move:int}/lives/{number:int}")
async def read_life(
    request: AnyRequest,
    hub: AnyHub,
    table_id: FromPath[str],
    move: FromPath[int],
    number: FromPath[int],
    line: FromQuery[str],
    as_it_was: FromQuery[bool] = False,
    lang: Lang = "",
) -> list[StoryChapter]:
    """One of those lives, from the age of the decision on."""
    return await answers.life(hub, asker_of(request), table_id, move, line, number, as_it_was)


@post("/api/tables/{table_id:str}/branch")
async def branch_table(
    request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, table_id: FromPath[str], data: JSONBody[Branch]
) -> Created:
    """A new table that goes on from a move of a finished game."""
    return await answers.branch(hub, asker_of(request), table_id, data, await profiles.owner(key_of(request)))


@post("/api/tables/{table_id:str}/take", status_code=200)
async def take_table(request: AnyRequest, hub: AnyHub, table_id: FromPath[str], lang: Lang = "") -> Import:
    """A running game, whole: what `import` needs at another place. Only where all people at it are whoever asks."""
    return await answers.take_along(hub, asker_of(request), table_id)


@post("/api/import", request_max_body_size=Limits.record)
async def import_record(request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, data: JSONBody[Import]) -> Created:
    """A new table from a record."""
    return await answers.take_in(hub, asker_of(request), data, await profiles.owner(key_of(request)))


ROUTES: Final[list[HTTPRouteHandler]] = [
    list_games,
    list_cards,
    list_memories,
    read_colours,
    read_rules,
    read_texts,
    list_puzzles,
    read_puzzle,
    explain_puzzle,
    answer_puzzle,
    create_table,
    read_table,
    send_command,
    list_onward,
    delete_table,
    list_mine,
    list_moments,
    read_moment,
    read_cards,
    read_record,
    read_ending,
    read_review,
    list_choices,
    read_what_if,
    read_life,
    branch_table,
    take_table,
    import_record,
]
