"""Names that nobody has: kept as nobody's, and read by each in their own language."""

from pathlib import Path
from typing import Any

import msgspec

from wellspent.protocol import Created, Ending, Import, Lives, News, NewSeat, Say, Shunned, Sit, Summary, Talk
from wellspent.server.names import is_taken, somebody, spoken, unnamed

from ..running import LINK, bearer, in_loop, new_id, running
from .meeting import Person, meet
from .test_home import home_of, play_on

RECORDS = Path(__file__).parents[2] / "records"
ENGLISH = ["Ines", "Somebody", "Player 3"]
FRENCH = ["Ines", "Quelqu’un", "Joueur 3"]


def names_of(news: News | Summary | Ending) -> list[str]:
    return [seat.name for seat in news.table.seats]


def test_a_mark_is_nobody_s_name_and_reads_in_every_language() -> None:
    first = somebody(["Ines", unnamed(1)], 2)
    second = somebody(["Ines", first], 1)

    assert [spoken(unnamed(1), lang) for lang in ("en", "fr")] == ["Player 2", "Joueur 2"]
    assert [spoken(first, lang) for lang in ("en", "fr")] == ["Somebody", "Quelqu’un"]
    assert [spoken(second, lang) for lang in ("en", "fr")] == ["Somebody 2", "Quelqu’un 2"]
    assert spoken("Ines", "fr") == "Ines"
    assert is_taken("joueur 2", [unnamed(1)])
    assert not is_taken("Joueur 3", [unnamed(1)])


@in_loop
async def test_whoever_is_gone_or_has_no_name_is_read_in_one_s_own_language(data: Path) -> None:
    """Omar speaks French and is deleted after the game; the third has never said a name."""
    async with running(data) as server:
        ines, omar, third = await meet(server, "Ines"), await meet(server, "Omar", lang="fr"), await meet(server)
        made = await nearly_over(ines, NewSeat("here", "Ines"), LINK, LINK)
        await omar.claim(made.table, made.links[0].key)
        await third.claim(made.table, made.links[1].key)
        path = f"/api/tables/{made.table}"
        await third.post(f"{path}/commands", Say(new_id(), "Here I am"))
        await ines.post(f"{path}/company/2", {"is_muted": True})
        await play_on(server, made.table, ines, omar, third)
        await (await server.hub.table(made.table)).put_away()
        await server.http.delete("/api/me", headers=bearer(omar.key))
        told = {lang: await read_everywhere(ines, made.table, lang) for lang in ("en", "fr")}

    for lang, names, strange in (("en", ENGLISH, FRENCH), ("fr", FRENCH, ENGLISH)):
        here = told[lang]
        assert here["tables"] == [names] * 4
        assert here["stories"] == names
        assert here["company"] == [names[1:]] * 2
        # A profile without a name is nobody's yet.
        assert sorted(here["with"]) == ["", names[1]]
        assert here["shunned"] == [names[2]]
        assert here["said"] == [names[2]]
        assert f"seats {', '.join(names)}" in here["record"]
        assert [name in here["text"] for name in (*names, *strange[1:])] == [True] * 3 + [False] * 2


@in_loop
async def test_a_seat_without_a_name_is_nobody_s_until_it_gets_one(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(LINK, LINK, LINK, game="cv")
        path, keys = f"/api/tables/{made.table}", [link.key for link in made.links]
        for name in ("Joueur 2", "player 2"):
            answer = await server.post(f"{path}/commands", Sit(new_id(), 0, name, "poppy", "they"), keys[0])
            assert msgspec.json.decode(answer.content)["code"] == "same-name"
        # Whoever keeps what stands there has no name yet.
        await server.post(f"{path}/commands", Sit(new_id(), 1, "Joueur 2", "ocean", "she"), keys[1])
        await server.post(f"{path}/commands", Sit(new_id(), 2, "Omar", "fig", "he"), keys[2])
        english, french = [await server.read(News, path, keys[0], lang=lang) for lang in ("en", "fr")]

    assert names_of(english) == ["Player 1", "Player 2", "Omar"]
    assert names_of(french) == ["Joueur 1", "Joueur 2", "Omar"]
    assert [seat.pronoun for seat in french.table.seats] == ["they", "she", "he"]


async def nearly_over(host: Person, *seats: NewSeat) -> Created:
    """A game that ends with its next choices."""
    lines = (RECORDS / "cv-3-alone-at-top.record").read_text(encoding="utf-8").splitlines(keepends=True)
    choices = [number for number, line in enumerate(lines) if line[0].isdigit()]
    answer = await host.post("/api/import", Import("".join(lines[: choices[-1]]), list(seats)))
    return msgspec.json.decode(answer.content, type=Created)


async def read_everywhere(me: Person, table: str, lang: str) -> dict[str, Any]:
    """All that somebody reads of a finished game, at the table and elsewhere."""
    server, path = me.server, f"/api/tables/{table}"
    news = await server.read(News, path, me.key, lang=lang)
    moment = await server.read(News, f"{path}/moments/{news.move}", me.key, lang=lang)
    ending = await server.read(Ending, f"{path}/ending", me.key, lang=lang)
    answer = await server.post("/api/mine", [{"table": table, "key": me.key}], lang=lang)
    (summary,) = msgspec.json.decode(answer.content, type=list[Summary])
    home, lives = await home_of(me, lang), await server.read(Lives, "/api/me/lives", me.key, lang=lang)
    shunned = await server.read(list[Shunned], "/api/me/shunned", me.key, lang=lang)
    async with server.join(table, me.key, lang) as guest:
        talk = await guest.find(Talk)
    text = [entry.text for entry in (*news.log, *moment.log)]
    text += [words for story in ending.stories for words in (story.title, story.opening, story.closing, story.epitaph)]
    return {
        "tables": [names_of(each) for each in (news, moment, ending, summary)],
        "stories": [story.name for story in sorted(ending.stories, key=lambda each: each.seat)],
        "company": [
            [each.name for each in sorted(line.company, key=lambda each: each.seat)]
            for line in (*home.ended, *lives.lives)
        ],
        "with": [each.name for each in lives.company],
        "shunned": [each.name for each in shunned],
        "said": [line.name for line in talk.lines if line.seat == 2],
        "record": (await server.get(f"{path}/record", me.key, lang=lang)).text,
        "text": "\n".join(text),
    }
