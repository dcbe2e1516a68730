"""What can be measured about a player, in words, and small questions about cards."""

from wellspent.games.pursuit.cards import MEASURES, Card, Test
from wellspent.texts.messages import Speech


def bound_words(test: Test, speech: Speech) -> str:
    """`5 Influence`; a measure that is a yes or a no is told without its number."""
    id = f"measure-{MEASURES[test.measure]}"
    return speech.say(f"{id}.claim") if is_claim(test.measure, speech) else speech.say(id, count=test.bound)


def is_claim(measure: int, speech: Speech) -> bool:
    return speech.has(f"measure-{MEASURES[measure]}.claim")


def category_letter(letter: str, edition: str = "second") -> str:
    """The letter printed on a Project. PH1.comp.02, PH1.q.01: V Vitality stands where 2022 has H Health."""
    return "V" if letter == "H" and edition == "first" else letter


def is_beyond_plain(card: Card) -> bool:
    """Whether a card does something beyond cost and reward."""
    return bool(card.abilities) or any(
        level.effects or level.upkeep_effects or level.abilities for level in card.levels
    )
