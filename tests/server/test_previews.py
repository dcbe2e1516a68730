"""What a link says of itself where it is posted."""

from pathlib import Path

import pytest

from tests.server.running import in_loop, running
from wellspent.printing.preview import preview
from wellspent.protocol import NewSeat, StoryChapter, StoryEntry, StoryPage
from wellspent.puzzles import puzzles
from wellspent.server import previews

PNG = b"\x89PNG"


def size(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("typst")
    square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5" fill="#c33"/></svg>'
    monkeypatch.setattr("wellspent.printing.preview.card_drawings", lambda game, card: [square])
    monkeypatch.setattr("wellspent.printing.preview.token_drawings", lambda: {"lth": square})
    monkeypatch.setattr(previews, "drawings_file", lambda: Path("there"))
    previews._kept.clear()


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client with its page and nothing else."""
    folder = tmp_path / "client"
    folder.mkdir()
    cover = '<section id="cover">\n<div><p>Wellspent, the plain one</p></div>\n</section>'
    (folder / "index.html").write_text(f"<html><head><title>Wellspent</title></head><body>{cover}</body></html>")
    return folder


SEATS = (NewSeat("here", 'A "quoted" <b>'), NewSeat("bot", bot="random"))


@in_loop
async def test_a_link_to_a_table_names_the_game_and_shows_who_sits_there(data: Path, client: Path) -> None:
    async with running(data, client=client) as server:
        table = (await server.create(*SEATS)).table
        page = (await server.get(f"/t/{table}")).text
        unknown = await server.get("/t/nothing")
        picture = await server.get(f"/preview/{table}")

    assert '<meta name="wellspent-table" content="pursuit second -" />' in page
    assert '<meta property="og:title" content="The Pursuit of Happiness" />' in page
    assert "A &quot;quoted&quot; &lt;b&gt;, Bruno" in page
    assert f'/preview/{table}" />' in page
    assert '<div lang="fr"><p><b>La Quête du Bonheur</b></p>' in page
    assert page.count("A &quot;quoted&quot; &lt;b&gt;, Bruno") == 3, "once for where it is posted, twice on the cover"
    assert page.count('id="cover"') == 1
    assert "plain" not in page
    assert "og:title" not in unknown.text
    assert "plain" in unknown.text
    assert picture.headers["content-type"] == "image/png"
    assert size(picture.content) == (1200, 630)


@in_loop
async def test_a_link_to_a_moment_shows_what_everybody_saw_of_it(
    data: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def noted(game: str, head: str, title: str, *rest: object) -> bytes:
        told.append(title)
        return preview(game, head, title, "", "", [])

    monkeypatch.setattr(previews, "preview", noted)
    async with running(data, client=client) as server:
        table = (await server.create(*SEATS)).table
        page = (await server.get(f"/replay/{table}", move=0, seat=-1)).text
        plain = (await server.get(f"/replay/{table}", move="soon")).text
        picture = await server.get(f"/preview/{table}/at/0")
        later = await server.get(f"/preview/{table}/at/9999")

    assert f'/preview/{table}/at/0" />' in page
    assert f'/preview/{table}" />' in plain
    assert size(picture.content) == (1200, 630)
    assert [line for line in told if "keeps" in line] == []
    assert len(told) == 1
    assert later.status_code == 400


@in_loop
async def test_a_puzzle_says_which_cards_it_needs_and_shows_its_box(data: Path, client: Path) -> None:
    async with running(data, client=client) as server:
        page = (await server.get(f"/puzzles/{puzzles('cv')[0].id}")).text
        unknown = (await server.get("/puzzles/cv-0-0")).text
        listed = (await server.get("/puzzles")).text

    assert '<meta name="wellspent-table" content="cv  -" />' in page
    assert "<b>CV</b>" in page
    assert "plain" not in page
    assert "plain" in unknown
    assert "plain" in listed


@in_loop
async def test_a_life_that_is_not_over_has_no_picture(data: Path) -> None:
    async with running(data) as server:
        table = (await server.create(*SEATS)).table
        answer = await server.get(f"/preview/{table}/0")

    assert answer.status_code == 409


def test_a_life_is_shown_with_what_it_was_called_and_three_cards() -> None:
    cards = [("a", -1), ("b", 0), ("c", 1), ("d", -1)]
    made = preview("pursuit", "Wellspent", "A very long title " * 6, "Ines, Bruno", "41", cards)

    assert made.startswith(PNG)
    assert size(made) == (1200, 630)


def test_a_card_is_shown_on_the_side_that_was_lived(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><desc>{side}</desc></svg>' for side in "01"]
    monkeypatch.setattr("wellspent.printing.preview.card_drawings", lambda game, card: sides[: len(card)])
    shown: list[str] = []
    monkeypatch.setattr(
        "wellspent.printing.preview.set_pages", lambda name, data, pictures, format: shown.extend(pictures.values())
    )

    preview("pursuit", "Wellspent", "A life", "Ines", "41", [("ab", 1), ("ab", -1), ("a", 1)])

    assert [drawn.count("<desc>1</desc>") for drawn in shown[:3]] == [1, 0, 0]


def test_a_life_is_remembered_by_the_cards_of_its_best_ages_as_they_lay() -> None:
    def age(gained: int, *entries: StoryEntry) -> StoryChapter:
        return StoryChapter("teen", "Teen", "13–19", "", list(entries), gained, 0)

    job, piano = StoryEntry("doctor", "", side=1), StoryEntry("piano", "")
    chapters = [age(1, piano), age(5, job, piano), age(0), age(3, job)]
    story = StoryPage(0, "Ines", "A life", "", "", chapters, "", [], 9, "")

    assert previews._cards(story) == (("doctor", 1), ("piano", -1))
