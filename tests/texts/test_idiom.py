"""Messages in idiomatic words: constructions that another language lent are found."""

import re
from pathlib import Path

import pytest

from wellspent.texts.messages import message_files

BORROWED = {
    "en": (
        # Other choices, not other players.
        r"= Others (?:give|spare|leave|keep|bring|make)|than by others|by it than",
        r"Whoever likes|how, you see|you see afterwards|beside it stands|do not read what they say|wants it so\.",
        r"(?:link was said|is told a day|laid this table|still lives? (?:it|this|today)|lives today’s)",
        r"Not all of it has come|while you do not look|what is the only|the next one’s turn|We come back",
        r"(?:what|reason) stands (?:before|behind|beside)|stand somewhere already|It spares|brings? \w+( \w+)? further",
        r"(?:lives|games|device|here) comes? along|[Tt]ake (?:it|yourself|everything) along|what comes\.",
        r"in the night\b|should come to",
        r"Job (?:is )?of [Ll]evel|row of \{|Hourglass(?:es)? more|not see \{ \$age \} any more|the best\.$",
        r"\w …|belongs? to another profile already|has \w+ \w+ with this link already|The rest (?:I|you) ",
        # Cards, lines and things are paid for; prices and symbols are paid.
        r"(?:track|everything|card \}”|nothing) (?:can be|is) paid (?!for)|pay its next line|one you can pay\.",
        r"into hand\.|times more\.|costs? nerves|\} of 100|some seconds|it sooner|the core|Pay otherwise|there are: \{",
        r"aids for players|cheaper by|It is tried|after the other\.|cards? of \{ \$type|and never back|of equal moods",
        r"second voice|left lying|come in years|= thinks$|complains\.|further notice without|stood in it|and best with",
        # What somebody is doing now; whose it is; what comes on top.
        r"\$bot \} (?:sits|makes) |(?:seat|line) of \{ \$name|while you look at|\$goods \} more",
        r"since “\{ \$card \}” began|Shall Wellspent|Good day,|\bin this turn\.|at the third ring|that had been all",
        # The rulebook's Level and Reward, and a mood that is no term of it.
        r"\b(?:at|to|last|next|third) level\b|[Cc]hoose reward|which reward|(?<!= )\bMood\b|Realiz|= At first$",
        # A Pet may be a swarm of bees.
        r"\bbowl\b|\bbasket\b|\bfur\b",
    ),
    "fr": (
        r"Comment c’est allé|à votre idée|Rapporter un|sans aucune fois|Il n’y a pas ce |à qui suit",
        r"\} remplace|grandit de soi-même|commencez à neuf|d’ordinateurs|préfère ne pas\.|qui se trouve,",
        r"Paie ceux|en a long|en toucha la plupart|Ce qu’il en coûte et rapporte|Lien a été dit|ne demande pas \{",
        r"De quoi vivre|= Relire$|vos yeux seulement|= Se joindre|Ne vous oubliez pas|d’abord le \{|se voit passer",
        r"(?:\d|\}) Bonheur à|% pour un malheur|vous seul\.|Une case de calme|= Avant \(",
        r"l’une? de deux|coûte des nerfs|que par d’autres|à partir de \{ \$age|Encore moins d’une|Personne d’humain",
        r"renchérit le prix|il y a\u00a0: \{|un tiroir dans aucun|vite dépensée|qui auraient servi|ne verrez plus",
        r"brûlait tard|fois de chaque tour que|à plus jeune,|= (?:Arts|Business|Culture|Santé) achevés",
        r"euillez-le|tout d’un coup|humeur, les Projets|sans jamais quitter|de payé\.",
        r"Attendez, annuler|choisissez-en une des",
        # An age is quoted: it has no article of its own.
        r"(?:quand|encore|pas|à) \{ \$age \}",
        # What keeps a number together with its sign or unit, and one kind of space before ; and ?.
        r"N° \{|\} (?:Mo|min|h|s|j)(?=[ .]|$)|\u202f",
        # A sentence of a story is whole: what follows it begins with a capital.
        r"^ +\.\w = .*\u00a0:$",
        r"gamelle|\bpanier|\bpoils\b",
    ),
}
# PH.stress.19: Relax stays in its section as Rest does.
WRONG = {"en": "Relax and Good Health reach", "fr": "la Relaxation et la Bonne Santé vont"}


@pytest.mark.parametrize("lang", sorted(BORROWED))
def test_nothing_is_said_as_another_language_would(lang: str) -> None:
    never = re.compile("|".join((*BORROWED[lang], WRONG[lang])))
    lines = [line for path in message_files(lang) for line in path.read_text(encoding="utf-8").splitlines()]

    assert [line for line in lines if never.search(line)] == []


ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "wellspent"
# Dice are thrown, in French lancés: the ids of rules and messages, and what the ledger quotes of the box, stay as they
# are; so does its word for a throw of some of the dice.
OTHER_DICE = {"en": re.compile(r"\broll(?:s|ed|ing)?\b", re.I), "fr": re.compile(r"\bjets?\b|\bjet(?:er|ez)\b", re.I)}
NO_WORDS = re.compile(r'^[\w-]+ =|^ +\.\w+ =|\{[^}]*\}|\b[A-Z]+\.\w+\.|"[^"]*"')
RULE_OF_CARD = re.compile(r'^text = \{ en = "((?:[^"\\]|\\.)*)", fr = "((?:[^"\\]|\\.)*)"', re.M)
CARD_TEXT = re.compile(r'\ben = "((?:[^"\\]|\\.)*)"')
BORROWED_IN_CARDS = re.compile(
    r"\bfirst row\b|\b[Hh]alf way\b|\bc[ao]mes? late to\b|\bfelt (?:\w+ )?well about\b|\b[Hh]as it from\b"
    r"|\b[Ii]n (?:a|the) (?:\w+ )?(?:tram|train|bus)\b(?! shelter)|\b(?:Money|Resources?|choice) more\b|Round Birthday"
)
# What an error says of names that it does not know, and of the place of a word in a file.
BORROWED_IN_ERRORS = re.compile(r"; there are: \{|expected [^\"]* behind |' is no (?:word|place)\b|a text in UTF-8")


@pytest.mark.parametrize("lang", sorted(OTHER_DICE))
def test_dice_are_thrown_by_one_word(lang: str) -> None:
    ledger = ROOT / "docs" / "rules" / ("" if lang == "en" else lang)
    files = [*message_files(lang), ledger / "cv.md", ledger / "happiness-modules.md"]
    lines = [NO_WORDS.sub("", line) for path in files for line in path.read_text("utf-8").splitlines()]
    for path in SOURCES.glob("games/**/*.toml"):
        lines += [words[lang == "fr"] for words in RULE_OF_CARD.findall(path.read_text("utf-8"))]

    assert [line for line in lines if OTHER_DICE[lang].search(line)] == []


def test_cards_are_written_in_english() -> None:
    told = [words for path in SOURCES.glob("games/**/*.toml") for words in CARD_TEXT.findall(path.read_text("utf-8"))]

    assert len(told) > 5000
    assert [words for words in told if BORROWED_IN_CARDS.search(words)] == []


def test_errors_are_written_in_english() -> None:
    lines = [line for path in SOURCES.rglob("*.py") for line in path.read_text("utf-8").splitlines()]

    assert [line for line in lines if BORROWED_IN_ERRORS.search(line)] == []


DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BORROWED_IN_DOCUMENTS = re.compile(
    r"\banew\b|\blooks? on\b|\bcomes? along\b|\b(?:take|taken) (?:it )?along\b|\breckon|\bone's own\b|\bgrudges\b"
    r"|Who has never|Whoever (?:stays|wants|looks|comes|plays|runs|writes|asks)|asks? of a device|what stands behind"
    r"|(?:is|are) gone through|fits no more|by itself, in|fewer instructions for it|was checked on|unless told"
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents_are_written_in_english(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if BORROWED_IN_DOCUMENTS.search(line)] == []
