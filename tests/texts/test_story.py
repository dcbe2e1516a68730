"""The story of a life."""

import re

import pytest

from tests.texts.playing import NAMES, decisions, finished, new_session
from wellspent.games.pursuit import events as kinds
from wellspent.story import Story
from wellspent.texts import LANGUAGES
from wellspent.texts.narration import PRONOUNS, Paragraph, Protagonist
from wellspent.titles import title_of
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.texts import Messages

GAMES = [("second", 3, "x"), ("second", 1, "y"), ("first", 2, "z")]


def story_of(edition: str, seats: int, seed: str, pronoun: str = "she", lang: str = "en", seat: int = 0) -> Story:
    session = finished(edition, seats, seed)
    return title_of(session.game).story(session, NAMES, [pronoun] * seats, lang, seat)


def whole_text(story: Story) -> str:
    return " ".join(
        [story.title, story.opening, *(chapter.text for chapter in story.chapters), story.closing, story.epitaph]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pronoun", PRONOUNS)
@pytest.mark.parametrize(("edition", "seats", "seed"), GAMES)
def test_a_story_has_no_gaps(edition: str, seats: int, seed: str, pronoun: str, lang: str) -> None:
    for seat in range(seats):
        text = whole_text(story_of(edition, seats, seed, pronoun, lang, seat))

        assert NAMES[seat] in text
        assert re.findall(r"[{}]|  | [.,;]", text.replace("\u00a0;", ";")) == []
        assert lang == "en" or re.findall(r" [:;!?»]|« ", text) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_differs_by_pronoun(lang: str) -> None:
    texts = {whole_text(story_of("second", 3, "x", pronoun, lang)) for pronoun in PRONOUNS}

    assert len(texts) == len(PRONOUNS)


def test_nothing_but_the_pronoun_agrees_with_the_person_in_french() -> None:
    texts = {whole_text(story_of("second", 3, "x", pronoun, "fr")) for pronoun in PRONOUNS}

    assert len({re.sub(r"\b(?:elle|il|iel)\b", "_", text, flags=re.IGNORECASE) for text in texts}) == 1


def test_a_story_is_always_told_the_same_way() -> None:
    assert story_of("second", 3, "x") == story_of("second", 3, "x")


def test_what_is_told_shows_the_side_that_it_names() -> None:
    told = [
        (catalog().text(entry.card).sides, entry)
        for edition, seats, seed in GAMES
        for seat in range(seats)
        for chapter in story_of(edition, seats, seed, seat=seat).chapters
        for entry in chapter.entries
    ]
    named = [(sides, entry) for sides, entry in told if any(side.en in entry.words for side in sides)]

    assert [entry.words for sides, entry in named if sides[entry.side].en not in entry.words] == []
    assert {entry.side for _, entry in named} == {0, 1}
    assert {entry.side for sides, entry in told if not sides} == {-1}


@pytest.mark.parametrize(("edition", "seats", "seed"), GAMES)
def test_the_sources_and_chapters_account_for_all_happiness(edition: str, seats: int, seed: str) -> None:
    session = finished(edition, seats, seed)
    for seat in range(seats):
        story = story_of(edition, seats, seed, seat=seat)
        at_the_end = sum(
            event.number
            for move in session.moves[-1:]
            for event in move.events[next(n for n, event in enumerate(move.events) if event.kind == kinds.INHERITED) :]
            if event.kind == kinds.LTH_CHANGED and event.seat == seat
        )

        assert sum(source.points for source in story.sources) == story.total == session.game.scores(session.state)[seat]
        assert story.chapters[-1].total + at_the_end == story.total


@pytest.mark.parametrize(("edition", "seats", "seed"), GAMES)
def test_there_is_a_chapter_for_every_age_lived(edition: str, seats: int, seed: str) -> None:
    session = finished(edition, seats, seed)
    for seat in range(seats):
        story = story_of(edition, seats, seed, seat=seat)

        assert len(story.chapters) == session.state.players[seat].rounds_lived
        assert all(chapter.text for chapter in story.chapters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_title_and_the_story_agree_on_the_years(lang: str) -> None:
    told = [story_of("second", 3, seed, lang=lang, seat=seat) for seed in ("x", "y", "z") for seat in range(3)]
    titles = [(story.years, int(number)) for story in told for number in re.findall(r"\b\d\d+\b", story.title)]

    assert titles
    assert all(years == number for years, number in titles)
    assert all(first < story.years == last for story in told for first, last in [story.chapters[-1].years])


def test_a_running_life_is_told_so_far() -> None:
    session = new_session("second", 2, "half")
    for number, _ in enumerate(decisions(session, "half")):
        if number == 8:
            break
    story = title_of(session.game).story(session, NAMES, ["he", "they"], "en", 1)

    assert story.title == "The life of Bruno, so far."
    assert [chapter.age for chapter in story.chapters] == ["teen"]


def paragraph(pronoun: str, *lines: str, lang: str = "en", name: str = "Ines") -> str:
    page = Paragraph(Protagonist(name, pronoun, lang))
    for line in lines:
        page.add(line)
    return page.text()


def test_the_name_gives_way_to_the_pronoun() -> None:
    told = paragraph("she", "{name} sang.", "{name} fed a cat.", "At noon {they} slept.")

    assert told == "Ines sang. She fed a cat. At noon she slept."


def test_a_paragraph_names_the_person_first() -> None:
    assert paragraph("he", "{Their} boat sank.", "{They} swam.") == "Ines’s boat sank. He swam."


def test_the_name_comes_back_after_a_while() -> None:
    told = paragraph("they", *["{name} sang."] * 5)

    assert told == "Ines sang. They sang. They sang. They sang. Ines sang."


def test_the_name_stays_where_they_would_ask_for_another_verb() -> None:
    line = "{name} spoke, and was interrupted."

    assert paragraph("they", "{name} sang.", line) == "Ines sang. Ines spoke, and was interrupted."
    assert paragraph("she", "{name} sang.", line) == "Ines sang. She spoke, and was interrupted."


def test_the_name_stays_behind_what_somebody_else_did() -> None:
    told = paragraph("he", "{name} sang.", "Casimir needed a sofa, and {name} had one.")

    assert told == "Ines sang. Casimir needed a sofa, and Ines had one."
    assert (
        paragraph("he", "{name} sang.", "{name} sat down, and {name} slept.") == "Ines sang. He sat down, and he slept."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_meets_themselves_as_a_stranger(lang: str) -> None:
    """A pronoun and then the name, in one sentence, would be two people."""
    told = paragraph("she", "{name} sang.", "{name} opened a novel and met {name}.", lang=lang)

    assert told == "Ines sang. Ines opened a novel and met Ines."


@pytest.mark.parametrize(
    ("lang", "told"), [("en", ["fourteen", "one", "twenty"]), ("fr", ["quatorze", "one", "vingt"])]
)
def test_a_life_is_counted_in_words(lang: str, told: list[str]) -> None:
    assert Messages(lang, catalog()).numbers([14, 1, 20]) == told
    assert Messages(lang, catalog()).numbers([14, 21]) == ["14", "21"]


def test_the_name_comes_back_after_somebody_else() -> None:
    page = Paragraph(Protagonist("Ines", "she", "en"))
    page.add("{name} sang.")
    page.interrupt("It was Martha.")
    page.add("{They} blushed.")

    assert page.text() == "Ines sang. It was Martha. Ines blushed."


@pytest.mark.parametrize(("name", "told"), [("Ines", "le coude d’Ines"), ("Bruno", "le coude de Bruno")])
def test_french_elides_before_a_vowel(name: str, told: str) -> None:
    assert paragraph("she", "C’était le coude de {name}.", lang="fr", name=name) == f"C’était {told}."


def test_an_unknown_pronoun_is_an_error() -> None:
    with pytest.raises(ValueError, match="she, he, they"):
        Protagonist("Ines", "it", "en")


@pytest.mark.parametrize(("pronoun", "title"), [("she", "Pompière"), ("he", "Pompier"), ("they", "Secours incendie")])
def test_a_french_job_title_fits_the_pronoun(pronoun: str, title: str) -> None:
    texts = Messages("fr", catalog())

    assert texts.card("firefighter", 0, pronoun) == title


def test_every_french_job_with_a_form_for_her_has_one_for_him() -> None:
    names = [name for id in catalog().entries for text in [catalog().text(id)] for name in [text.name, *text.sides]]

    assert [name for name in names if bool(name.fr_she) != bool(name.fr_he)] == []
    assert sum(1 for name in names if name.fr_she) > 50
    assert [name for name in names if name.fr_she != name.fr_he and name.fr in (name.fr_she, name.fr_he)] == []
