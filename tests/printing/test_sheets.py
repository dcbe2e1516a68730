"""Cards on paper: everything that a card says is on its sheet, nine to a page."""

import gzip
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from wellspent.cli import main
from wellspent.printing import drawings
from wellspent.printing.setting import set_pages
from wellspent.printing.sheets import Words, _card, card_sheets
from wellspent.titles import names, title

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#c33"/></svg>'
)
TOKENS = (
    *("knowledge", "creativity", "influence", "money", "hourglass", "sth", "lth"),
    *("stress", "relax", "health", "any", "points", "cv-health"),
)


@pytest.fixture(autouse=True)
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawings as the build of the client leaves them, but for their beauty."""
    pytest.importorskip("typst")
    cards = {f"{game}/{face.id}": [SQUARE] for game in names() for face in title(game).faces("", "en")}
    file = tmp_path / "cards.json.gz"
    file.write_bytes(gzip.compress(json.dumps({"cards": cards, "tokens": dict.fromkeys(TOKENS, SQUARE)}).encode()))
    monkeypatch.setattr(drawings, "drawings_file", lambda: file)
    drawings._drawings.cache_clear()


def pages(pdf: bytes) -> int:
    return max(int(count) for count in re.findall(rb"/Count (\d+)", pdf))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize(("paper", "size"), [("a4", b"595.27"), ("letter", b"612")])
def test_nine_cards_lie_on_a_page_and_their_backs_behind_them(game: str, paper: str, size: bytes) -> None:
    faces = title(game).faces("", "fr")[:10]
    words = title(game).info("fr").words

    assert pages(card_sheets(game, faces, words, paper)) == 4
    assert pages(card_sheets(game, faces, words, paper, has_backs=False)) == 2
    assert size in card_sheets(game, faces[:1], words, paper)


def test_what_has_no_sign_is_said_in_the_language_of_the_card() -> None:
    words = Words("pursuit", {"measure-activities": "Activités"})

    assert words.goods({"activities": 2}, "≥ ") == [{"count": "≥ 2", "sign": "", "word": "Activités"}]
    assert words.goods({"money": 1}) == [{"count": "1", "sign": "t-money.svg", "word": ""}]
    assert Words("cv", {}).goods({"health": 1})[0]["sign"] == "t-cv-health.svg"


def test_a_requirement_without_a_sign_is_left_to_its_sentence() -> None:
    face = next(face for face in title("pursuit").faces("", "fr") if face.id == "nicole")
    second = _card(Words("pursuit", title("pursuit").info("fr").words), face, "")["levels"][1]

    assert second["asks"] == []
    assert second["text"] == "Seulement avec une Activité."


@pytest.mark.parametrize(
    ("card", "numbers"), [("herbarium", ["1", "2", "•", "•"]), ("sourdough", ["1", "2", "3", "4"])]
)
def test_only_levels_are_numbered(card: str, numbers: list[str]) -> None:
    face = next(face for face in title("pursuit").faces("", "en") if face.id == card)

    assert [level["number"] for level in _card(Words("pursuit", {}), face, "")["levels"]] == numbers


def test_a_life_goal_says_which_condition_is_for_a_game_alone() -> None:
    face = next(face for face in title("pursuit").faces("", "fr") if face.id == "zen")

    assert _card(Words("pursuit", {}, "fr"), face, "")["solo"] == f"En solo\u00a0: {face.solo}"


@pytest.mark.parametrize(("game", "kind", "ink"), [("pursuit", "pet", "#85552f"), ("cv", "work", "#37608f")])
def test_a_card_is_printed_in_the_colour_that_its_kind_declares(game: str, kind: str, ink: str) -> None:
    face = next(face for face in title(game).faces("", "en") if face.kind == kind)

    assert _card(Words(game, {}), face, "")["ink"] == ink


def test_a_page_may_be_a_picture() -> None:
    data = {"paper": "a4", "backs": False, "cards": []}

    assert set_pages("sheets.typ", data, {}, "png").startswith(b"\x89PNG")


def test_the_command_prints_what_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "some.pdf"

    told = CliRunner().invoke(main, ["print", "sourdough", "halima", "--lang", "fr", "--no-backs", "--out", str(out)])

    assert told.output == f"2 cards on 1 pages: {out}\n"
    assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["sourdoh"], 'there is no card "sourdoh"; did you mean sourdough?'),
        (["--kind", "itm"], 'there is no kind "itm"; did you mean item'),
        (["sourdough", "--kind", "item"], "no card fits all of that."),
    ],
)
def test_what_is_not_there_is_said(asked: list[str], said: str) -> None:
    told = CliRunner().invoke(main, ["print", *asked])

    assert told.exit_code == 1
    assert said in told.output


def test_without_drawings_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "drawings_file", lambda: None)
    drawings._drawings.cache_clear()

    told = CliRunner().invoke(main, ["print", "sourdough", "--out", str(tmp_path / "x.pdf")])

    assert "make web" in told.output
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--edition", "third"], 'there is no edition "third" (second, first)'),
        (["--game", "cv", "--edition", "first"], 'there is no edition "first"\n'),
        (["--game", "cv", "--module", "pets"], 'there is no module "pets"\n'),
    ],
)
def test_what_a_game_does_not_have_cannot_be_printed(asked: list[str], said: str, tmp_path: Path) -> None:
    found = CliRunner().invoke(main, ["print", *asked, "--out", str(tmp_path / "cards.pdf")])

    assert found.exit_code == 1
    assert f"Error: {said}" in found.output
