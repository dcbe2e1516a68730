"""Who sits at the table: names, pronouns, and which seats the computer plays."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, count
from typing import Final

from wellspent.engine.session import seat_letter, seat_number
from wellspent.players import persona

PRONOUNS: Final = ("she", "he", "they")
# What may be typed in either language.
PRONOUN_WORDS: Final = {
    **dict.fromkeys(("she", "elle", "s", "e"), "she"),
    **dict.fromkeys(("he", "il", "h"), "he"),
    **dict.fromkeys(("they", "iel", "t", "i"), "they"),
}
# Names and pronouns for computer players that nobody has named.
BOT_NAMES: Final = {"Bruno": "he", "Mei": "she", "Imre": "he", "Solveig": "she", "Sasha": "they"}
# A remark in a record, which keeps what the rules need not know: `# seat A sensible they`.
REMARK: Final = "# seat "
HUMAN: Final = "human"


@dataclass(frozen=True)
class Person:
    """One seat. `bot` is the name of a computer player, empty for a human."""

    name: str
    pronoun: str = "they"
    bot: str = ""


def named_bots(bots: Sequence[str], taken: Sequence[str]) -> list[Person]:
    """Computer players with names that nobody at the table has."""
    found: list[Person] = []
    for bot in bots:
        name, pronoun = bot_name([*taken, *(person.name for person in found)])
        found.append(Person(name, pronoun, bot))
    return found


def bot_name(taken: Sequence[str]) -> tuple[str, str]:
    """A name that nobody at the table has, with its pronoun."""
    known = {name.casefold() for name in taken}
    numbered = ((f"{name} {number}", BOT_NAMES[name]) for number in count(2) for name in BOT_NAMES)
    return next(each for each in chain(BOT_NAMES.items(), numbered) if each[0].casefold() not in known)


def person_from(text: str) -> Person:
    """`Ines` or `Ines:she`; a ValueError for a pronoun that is none."""
    name, _, word = text.partition(":")
    pronoun = PRONOUN_WORDS.get(word.strip().casefold(), "" if word.strip() else "they")
    if not pronoun or not name.strip():
        raise ValueError(f"{text!r}: expected a name, or a name and a pronoun such as Ines:she, Omar:he, Kim:they.")
    return Person(name.strip(), pronoun)


def remarks(people: Sequence[Person]) -> list[str]:
    """Who plays which seat, as lines for the head of a record."""
    return [f"{REMARK}{seat_letter(seat)} {person.bot or HUMAN} {person.pronoun}" for seat, person in enumerate(people)]


def with_remarks(record: str, people: Sequence[Person]) -> str:
    """A record that says who plays which seat."""
    title, rest = record.split("\n", 1)
    return "\n".join([title, *remarks(people), rest])


def people_of(text: str, names: Sequence[str], game: str) -> list[Person]:
    """The people that a record tells of; a seat without a remark is a human's. A remark at fault is a ValueError."""
    people = [Person(name) for name in names]
    for line in text.splitlines():
        if not line.startswith(REMARK):
            continue
        letter, player, pronoun = [*line.removeprefix(REMARK).split(), "", "", ""][:3]
        seat = seat_number(letter) if len(letter) == 1 else -1
        if not 0 <= seat < len(people) or not player or pronoun not in PRONOUNS:
            raise ValueError(f"expected a remark like '{REMARK}A {HUMAN} they', found '{line}'")
        people[seat] = Person(names[seat], pronoun, "" if player == HUMAN else str(persona(player, game)))
    return people
