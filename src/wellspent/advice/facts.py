"""What a choice will bring about, as far as whoever chooses can see: reasons are told in facts, not in weights."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from wellspent.texts.sentences import Sentences

# What names a card, wherever it stands in a fact.
CARDS: Final = ("card", "goal")
GOODS: Final = "goods"


class Fact(NamedTuple):
    """Something that will be so: the message `fact-GAME-ID`, and which aspect of a position it betters or worsens.

    Where `board-dreams` has no words of its own, those of `board` tell it.

    Of the arguments, `card` and `goal` are ids of cards, `goods` is `knowledge 2, money 1`, and other words are the
    ends of messages: `age` with `adult_2` is `age-adult_2`.
    """

    aspect: str
    is_good: bool
    id: str
    args: dict[str, str | int] = {}


def listed(amounts: Mapping[str, int]) -> str:
    """Goods as a fact carries them."""
    return ", ".join(f"{name} {count}" for name, count in amounts.items() if count)


def of_aspect(facts: Iterable[Fact], aspect: str, is_good: bool) -> Fact | None:
    """The first that speaks of an aspect, for the better or for the worse."""
    return next((each for each in facts if each.aspect == aspect and each.is_good == is_good), None)


def fact_words(speech: "Sentences", game: str, fact: Fact) -> str:
    args = {key: _said(speech, game, key, value) for key, value in fact.args.items()}
    id = f"fact-{game}-{fact.id}"
    return speech.say(id if speech.has(id) else id.rpartition("-")[0], **args)


def facts_words(speech: "Sentences", game: str, facts: Sequence[Fact]) -> list[str]:
    return [fact_words(speech, game, each) for each in facts]


def _said(speech: "Sentences", game: str, key: str, value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    if key in CARDS:
        return speech.open_card(value)
    if key == GOODS:
        parts = [each.rsplit(" ", 1) for each in value.split(", ")]
        return speech.listing([_amount(speech, game, name, int(count)) for name, count in parts])
    ids = (f"{game}-{key}-{value}", f"{key}-{value}")
    return speech.say(next((id for id in ids if speech.has(id)), ids[-1]))


def _amount(speech: "Sentences", game: str, name: str, count: int) -> str:
    """In full words: advice is read by beginners."""
    ids = (f"{game}-symbol-{name}", f"goods-{name}.full", f"goods-{name}")
    return speech.say(next((id for id in ids if speech.has(id)), ids[-1]), count=count)
