"""People over HTTP. The key of a profile comes as `Authorization: Bearer KEY`."""

from typing import Final

import msgspec
from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from wellspent.protocol import (
    Album,
    Claim,
    Claimed,
    Created,
    Exported,
    Home,
    Lives,
    Looks,
    OtherKey,
    Phrase,
    Profile,
    SeatLink,
    SixWords,
    Welcome,
)
from wellspent.server.api import AnyHub, AnyProfiles, Lang
from wellspent.server.limits import Buckets
from wellspent.server.problems import Problem
from wellspent.server.requests import AnyRequest, address_of, key_of, language_of

from .again import play_again
from .album import album_told
from .claims import claim, decline, release
from .company import apart_from, blocked_by
from .home import home
from .lives import note_read
from .looking import lives_told
from .profiles import Kept, Profiles
from .words import words_of


async def me_of(request: AnyRequest, profiles: Profiles) -> Kept:
    """Whose key it is; raises Problem."""
    return await profiles.known(key_of(request))


def check_rate(buckets: Buckets, request: AnyRequest) -> None:
    if not buckets.take(address_of(request)):
        raise Problem("too-fast")


@post("/api/people")
async def make_profile(request: AnyRequest, profiles: AnyProfiles, data: JSONBody[Looks]) -> Welcome:
    """A new profile. The answer has its key; nobody can ask for it again."""
    check_rate(profiles.new, request)
    return await profiles.welcome(data)


@post("/api/people/words", status_code=200)
async def find_profile(request: AnyRequest, profiles: AnyProfiles, data: JSONBody[Phrase], lang: Lang = "") -> Welcome:
    """The profile that six words belong to, with its key."""
    check_rate(profiles.words, request)
    return await profiles.returned(data.words, language_of(request))


@get("/api/me")
async def read_me(request: AnyRequest, profiles: AnyProfiles) -> Profile:
    """Who I am."""
    return (await me_of(request, profiles)).told()


@post("/api/me", status_code=200)
async def change_me(request: AnyRequest, profiles: AnyProfiles, data: JSONBody[Looks]) -> Profile:
    """Name, colour, pronoun, face, language and settings, all of them anew."""
    return await profiles.change(await me_of(request, profiles), data)


@get("/api/me/words")
async def read_words(request: AnyRequest, profiles: AnyProfiles, lang: Lang = "") -> SixWords:
    """The six words that bring me to another device."""
    await me_of(request, profiles)
    return SixWords(words_of(key_of(request), language_of(request)))


@post("/api/me/merge", status_code=200)
async def merge_profiles(request: AnyRequest, profiles: AnyProfiles, data: JSONBody[OtherKey]) -> Profile:
    """Everything of another profile of mine belongs to this one; the other is no more."""
    me = await me_of(request, profiles)
    return await profiles.take_in(me, await profiles.known(data.key))


@get("/api/me/export")
async def export_me(request: AnyRequest, profiles: AnyProfiles) -> Response[bytes]:
    """Everything that is kept about me, as one file."""
    content: Exported = await profiles.export(await me_of(request, profiles))
    text = msgspec.json.format(msgspec.json.encode(content), indent=1)
    headers = {"Content-Disposition": 'attachment; filename="wellspent-me.json"'}
    return Response(text, media_type="application/json", headers=headers)


@delete("/api/me")
async def forget_me(request: AnyRequest, profiles: AnyProfiles) -> None:
    """Delete me for good. Games of others stay, and somebody sits there."""
    await profiles.forget(await me_of(request, profiles))


@post("/api/tables/{table_id:str}/claim", status_code=200)
async def claim_seat(
    request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, table_id: FromPath[str], data: JSONBody[Claim]
) -> Claimed:
    """Take a seat for good, by its link or by invitation. The link is worth nothing afterwards."""
    me = await me_of(request, profiles)
    apart = await profiles.do(lambda database: apart_from(database, me.id))
    blocked = await profiles.do(lambda database: blocked_by(database, me.id))
    return Claimed(await claim(await hub.table(table_id), me.id, me.looks, data.key, apart, blocked))


@post("/api/tables/{table_id:str}/decline", status_code=200)
async def decline_seat(request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, table_id: FromPath[str]) -> None:
    """No, thank you: the seat is free again."""
    await decline(await hub.table(table_id), (await me_of(request, profiles)).id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/release", status_code=200)
async def release_seat(
    request: AnyRequest, hub: AnyHub, table_id: FromPath[str], seat: FromPath[int], lang: Lang = ""
) -> SeatLink:
    """The host takes a seat back from somebody who has not chosen anything yet; the answer has a new link."""
    table = await hub.table(table_id)
    return await release(table, table.holder(key_of(request)), seat)


@get("/api/home")
async def read_home(request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, lang: Lang = "") -> Home:
    """My lives, invitations, open tables; without a key what is there for everybody."""
    key = key_of(request)
    me = await profiles.known(key) if key else None
    return await home(hub, profiles, me, key, language_of(request))


@post("/api/tables/{table_id:str}/again")
async def play_table_again(
    request: AnyRequest, hub: AnyHub, profiles: AnyProfiles, table_id: FromPath[str], lang: Lang = ""
) -> Created:
    """Play again with the same people; whoever asks second joins the first."""
    me = await me_of(request, profiles)
    check_rate(hub.new_tables, request)
    return await play_again(hub, profiles, me, key_of(request), await hub.table(table_id))


@get("/api/me/lives")
async def read_lives(request: AnyRequest, profiles: AnyProfiles, lang: Lang = "") -> Lives:
    """Who I have been."""
    return await lives_told(profiles, await me_of(request, profiles), language_of(request))


@get("/api/me/album")
async def read_album(request: AnyRequest, profiles: AnyProfiles, lang: Lang = "") -> Album:
    """The cards that crossed my path, my postmarks, and how strong I am."""
    return await album_told(profiles, await me_of(request, profiles), language_of(request))


@post("/api/me/read/{table_id:str}", status_code=200)
async def read_story(request: AnyRequest, profiles: AnyProfiles, table_id: FromPath[str]) -> None:
    """I have read this story: home need not tell me of it any more."""
    me = await me_of(request, profiles)
    await profiles.do(lambda database: note_read(database, me.id, table_id))


ROUTES: Final[list[HTTPRouteHandler]] = [
    make_profile,
    find_profile,
    read_me,
    change_me,
    read_words,
    merge_profiles,
    export_me,
    forget_me,
    claim_seat,
    decline_seat,
    release_seat,
    read_home,
    play_table_again,
    read_story,
    read_lives,
    read_album,
]
