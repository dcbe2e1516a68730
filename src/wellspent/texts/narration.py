"""Stringing sentences together: pronouns filled in, and the name where a pronoun would be unclear."""

import hashlib
import re
from functools import cache
from typing import Final, NamedTuple

from .messages import Speech
from .names import contract, elide, possessive

PRONOUNS: Final = ("she", "he", "they")
# A name that opens a sentence, unless its verb would not fit "they".
OPENING_NAME: Final = re.compile(r"^\{name\}(?= (?!and\b|et\b)\w)")
FIRST_MENTION: Final = re.compile(r"\{(\w+)\}")
# A verb that would not fit "they", although the card was right to put it behind a name.
SINGULAR_VERB: Final = re.compile(r"(?:\b(?:and|but|or|then|who)|^\{name\}) (?:was|has|is|does)\b")
# The name as the subject of a later clause, where the person was spoken of and nobody else has come in between.
LATER_NAME: Final = re.compile(r"(?<=, and )\{name\}(?= [a-z])")
OTHERS: Final = re.compile(r"\b(?:some|any|every)(?:body|one)\b|\bwho\b|\b(?:mother|father|grandmother|friend)s?\b")
# French: `qu'{il}` with the name in its place.
ELIDED_PRONOUN: Final = re.compile(r"(qu)[’']$", re.IGNORECASE)
# French: the person behind a clause about something else, whose gender may be theirs: `Le rideau tomba, et {il} rit.`
BEHIND_OTHERS: Final = re.compile(r"(?:, et|\u00a0;) \{il\}$")
# So many sentences may go by without the name.
MOST_PRONOUNS: Final = 3
# What messages call a person, in the order of the forms that a language has of one.
OWN_WORDS: Final = ("they", "them", "their")


@cache
def forms_of(lang: str, pronoun: str) -> dict[str, str]:
    """What the placeholders of card texts become: the attributes of `person-she`. The first is the subject."""
    speech, id = Speech(lang), f"person-{pronoun}"
    return {key: speech.say(f"{id}.{key}") for key in speech.variants(id)}


@cache
def placeholders(lang: str) -> dict[str, str]:
    """The placeholders of card texts, so that our sentences are filled in like theirs."""
    pairs = list(zip(OWN_WORDS, forms_of(lang, PRONOUNS[0]), strict=False))
    small = {own: f"{{{key}}}" for own, key in pairs}
    return {"name": "{name}", **small, **{own.capitalize(): f"{{{key.capitalize()}}}" for own, key in pairs}}


class Line(NamedTuple):
    """A sentence with placeholders; `about_other` if the person is not its subject; the card that it is a memory of."""

    words: str
    about_other: bool = False
    card: int = -1
    key: str = ""


class Sayings:
    """Sentences of ours for one life, which always gets the same ones, and no one twice.

    A message has its variants as attributes. The seats of a table begin at different ones, so that neighbours differ.
    """

    def __init__(self, speech: Speech, seed: str, seat: int, seats: int) -> None:
        self.speech: Final = speech
        self.seed: Final = seed
        self.place: Final = (seat, max(1, seats))
        self.said: Final[dict[str, int]] = {}

    def own(self, id: str, about_other: bool = False, **args: str | int) -> list[Line]:
        """The next variant of a sentence; none when all have been said."""
        variants = self._variants(id)
        number = self.said.get(id, 0)
        if number >= len(variants):
            return []
        self.said[id] = number + 1
        words = self.speech.say(f"{id}.{variants[number]}", **placeholders(self.speech.lang), **args)
        return [Line(words, about_other)]

    def _variants(self, id: str) -> list[str]:
        """The variants in the order of this life: shuffled for the table, begun at a place of the seat's own."""
        found = self.speech.variants(id)
        shuffled = sorted(found, key=lambda name: hashlib.sha256(f"{self.seed} {id} {name}".encode()).digest())
        seat, seats = self.place
        start = seat * len(shuffled) // seats
        return shuffled[start:] + shuffled[:start]


class Protagonist:
    """The person that a story is about, as a language speaks of them."""

    def __init__(self, name: str, pronoun: str, lang: str) -> None:
        if pronoun not in PRONOUNS:
            raise ValueError(f"There is no pronoun '{pronoun}'; choose from: {', '.join(PRONOUNS)}.")
        self.name: Final = name
        self.pronoun: Final = pronoun
        self.lang: Final = lang
        forms = forms_of(lang, pronoun)
        self.forms: Final = {**forms, **{key.capitalize(): form.capitalize() for key, form in forms.items()}}

    def fill(self, line: str) -> str:
        """A line with every placeholder filled in."""
        for key, form in self.forms.items():
            line = line.replace(f"{{{key}}}", form)
        line = line.replace("{name}", self.name)
        return contract(elide(line, self.name)) if self.lang == "fr" else line


class Paragraph:
    """Sentences in a row. The person is named first, then mostly by pronoun."""

    def __init__(self, person: Protagonist) -> None:
        self.person: Final = person
        self.sentences: list[str] = []
        # How many sentences ago the name was said; beyond the limit it is said again.
        self.since_name = MOST_PRONOUNS + 1

    def add(self, line: str) -> None:
        """Add a sentence with placeholders."""
        mention = FIRST_MENTION.search(line)
        if mention is not None:
            is_clear = self.since_name < MOST_PRONOUNS and not BEHIND_OTHERS.search(line[: mention.end()])
            line = self._by_pronoun(line) if is_clear else self._by_name(line, mention)
            self.since_name = 0 if "{name}" in line else self.since_name + 1
        elif self.person.lang == "fr":
            # What was spoken of has a gender, and a pronoun behind it might mean that.
            self.name_again()
        self.sentences.append(self.person.fill(line))

    def interrupt(self, line: str) -> None:
        """Add a sentence about somebody or something else: a pronoun behind it would be unclear."""
        self.add(line)
        self.name_again()

    def name_again(self) -> None:
        """Name the person when they are next spoken of."""
        self.since_name = MOST_PRONOUNS + 1

    def _by_pronoun(self, line: str) -> str:
        if self.person.pronoun == "they" and SINGULAR_VERB.search(line):
            return line
        shorter = self._shortened(line)
        # "They opened a novel and met Yuki" would be two people.
        return line if "{name}" in shorter else shorter

    def _shortened(self, line: str) -> str:
        line = OPENING_NAME.sub(placeholders(self.person.lang)["They"], line)
        if self.person.lang != "en" or self.person.pronoun == "they" or OTHERS.search(line):
            # Other languages give things a gender, and they may be many: the name is clearer.
            return line
        later, mention = LATER_NAME.search(line), FIRST_MENTION.search(line)
        is_first = later is not None and mention is not None and mention.start() == later.start()
        return line if is_first else LATER_NAME.sub("{they}", line)

    def _by_name(self, line: str, mention: re.Match[str]) -> str:
        is_possessive = mention.group(1).lower() == "their"
        name = possessive("{name}") if is_possessive else "{name}"
        before = ELIDED_PRONOUN.sub(r"\1e ", line[: mention.start()])
        return before + name + line[mention.end() :]

    def text(self) -> str:
        return " ".join(self.sentences)
