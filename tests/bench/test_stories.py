"""Stories differ: the bench of stories, in short."""

import pytest

from bench.stories import Likeness, played, stories_of
from wellspent import titles
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech, message_ids

TABLES = [("pursuit", (), 6), ("pursuit", titles.title("pursuit").module_names(), 1), ("cv", (), 4)]


@pytest.mark.parametrize(("game", "modules", "tables"), TABLES, ids=["pursuit", "all modules", "cv"])
def test_lives_are_told_differently(game: str, modules: tuple[str, ...], tables: int) -> None:
    sessions = [played(game, f"differ {number}", "casual", modules) for number in range(tables)]
    for lang in LANGUAGES:
        likeness = Likeness()
        for session in sessions:
            likeness.add(stories_of(session, lang, "they"))

        assert likeness.faults == []
        assert len(likeness.titles) > 2 * tables
        assert len(likeness.epitaphs) > 2 * tables


def test_what_is_told_twice_or_of_everybody_is_found() -> None:
    story = stories_of(played("cv", "differ", "casual"), "en", "they")[0]
    likeness = Likeness()
    likeness.add([story] * 4)

    assert any("title of 4" in fault for fault in likeness.faults)
    assert any("also told of a neighbour" in fault for fault in likeness.faults)


@pytest.mark.parametrize("game", ["story", "story-cv"])
def test_there_are_many_titles_and_epitaphs(game: str) -> None:
    ids = message_ids("en")
    titles = [id for id in ids if id.startswith(f"{game}-title-")]
    epitaphs = [id for id in ids if id.startswith(f"{game}-epitaph-")]

    assert len(titles) >= 30
    assert sum(len(Speech("en").variants(id)) for id in epitaphs) >= 80
    assert {id.replace("title", "epitaph") for id in titles} - set(epitaphs) == {f"{game}-epitaph-running"}
