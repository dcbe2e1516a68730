"""Names in sentences: elision, possessives, and the verb behind they."""

import json
import re
from pathlib import Path

import pytest

from wellspent.texts.messages import Speech
from wellspent.texts.names import contract, elide, possessive
from wellspent.texts.narration import Paragraph, Protagonist
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.texts import CardText
from wellspent.titles.pursuit.texts import Messages

# The web client reads the same file.
ELISIONS: dict[str, str] = json.loads((Path(__file__).parent / "elisions.json").read_text(encoding="utf-8"))


def every_text() -> list[CardText]:
    return [catalog().text(id) for id in catalog().entries]


@pytest.mark.parametrize(("said", "name"), ELISIONS.items())
def test_french_elides_before_a_vowel_that_is_heard(said: str, name: str) -> None:
    assert elide(f"La vie de {name} commence.", name) == f"La vie {said} commence."
    assert elide(f"Ce que {name} sait.", name) == f"Ce {said.replace('d’', 'qu’').replace('de ', 'que ')} sait."


@pytest.mark.parametrize(
    ("id", "said"),
    [("event-life_ended", "La vie d’Omar s’achève."), ("event-upkeep_paid-partner", "Omar est là pour Alba.")],
)
def test_every_message_elides(id: str, said: str) -> None:
    assert Speech("fr").say(id, name="Omar", card="Alba") == said


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("à la fin de «\u00a0Le gala\u00a0»", "à la fin du «\u00a0Gala\u00a0»"),
        ("De «\u00a0Les échecs\u00a0», rien.", "Des «\u00a0Échecs\u00a0», rien."),
        ("une chaise à «\u00a0Le train de nuit\u00a0»", "une chaise au «\u00a0Train de nuit\u00a0»"),
        ("à «\u00a0La fête\u00a0» et de «\u00a0Leçons\u00a0»", "à «\u00a0La fête\u00a0» et de «\u00a0Leçons\u00a0»"),
        ("le monde «\u00a0Le gala\u00a0»", "le monde «\u00a0Le gala\u00a0»"),
        ("De «\u00a0Entre deux étages\u00a0», rien.", "D’«\u00a0Entre deux étages\u00a0», rien."),
        ("dit que «\u00a0Une nuit\u00a0» va", "dit qu’«\u00a0Une nuit\u00a0» va"),
        ("fini de «\u00a0Herbier\u00a0»", "fini d’«\u00a0Herbier\u00a0»"),
        ("fini de «\u00a0Hamac\u00a0»", "fini de «\u00a0Hamac\u00a0»"),
        ("l’heure de «\u00a0Oui, moi\u00a0»", "l’heure de «\u00a0Oui, moi\u00a0»"),
    ],
)
def test_french_contracts_and_elides_before_a_title(said: str, told: str) -> None:
    assert contract(said) == told
    assert Protagonist("Ada", "she", "fr").fill(said) == told


def test_a_part_of_a_word_is_not_elided() -> None:
    assert elide("Le monde Ada", "Ada") == "Le monde Ada"


@pytest.mark.parametrize(("name", "said"), [("Kim", "Ce que Kim tint"), ("Ada", "Ce qu’Ada tint")])
def test_a_name_takes_the_place_of_an_elided_pronoun(name: str, said: str) -> None:
    page = Paragraph(Protagonist(name, "she", "fr"))
    page.add("Ce qu'{il} tint en respect était une vache.")

    assert page.text().startswith(said)


@pytest.mark.parametrize("pronoun", ["she", "he", "they"])
def test_french_names_the_person_behind_a_clause_about_something_else(pronoun: str) -> None:
    page = Paragraph(Protagonist("Kim", pronoun, "fr"))
    page.add("{name} sortit.")
    page.add("Le rideau tomba, et {il} salua.")
    page.add("Quand la pluie vint, {il} rentra.")

    assert page.text().startswith("Kim sortit. Le rideau tomba, et Kim salua. Quand la pluie vint, ")
    assert not page.text().endswith("Kim rentra.")

    page.add("Le téléphone sonna.")
    page.add("{name} dormit.")
    assert page.text().endswith("Le téléphone sonna. Kim dormit.")


@pytest.mark.parametrize("verb", ["was", "is", "has"])
def test_they_never_get_the_verb_of_one(verb: str) -> None:
    page = Paragraph(Protagonist("Kim", "they", "en"))
    page.add("{name} sang.")
    page.add(f"{{name}} {verb} late.")

    assert page.text() == f"Kim sang. Kim {verb} late."


def test_no_memory_gives_they_the_verb_of_one() -> None:
    for text in every_text():
        for line in (text.taken, text.top, text.lost, *(level.memory for level in text.levels)):
            if line is None:
                continue
            page = Paragraph(Protagonist("Kim", "they", "en"))
            page.add("{name} sang.")
            page.add(line.en)
            assert not re.search(r"\b[Tt]hey (?:was|has|is)\b", page.text()), line.en


def test_apostrophes_are_those_of_print() -> None:
    texts = Messages("en", catalog())

    for text in every_text():
        for line in (text.name, text.taken, text.top, text.lost, text.wit):
            assert line is None or "'" not in texts.words(line), line


def test_a_possessive_keeps_the_name_whole() -> None:
    assert possessive("Ines") == "Ines’s"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_name_with_a_stop_of_its_own_gets_no_second_one(lang: str) -> None:
    said = Speech(lang).say("event-developed", name="Ada", card="Noor", level_name="Sorry.")

    assert said.endswith("Sorry.")
    assert not said.endswith("..")
