"""What will be told of a card once it has been lived."""

from collections.abc import Iterable
from typing import Final

from wellspent.cardfiles import Text
from wellspent.protocol import Memory, Remembered
from wellspent.texts.messages import Speech
from wellspent.texts.narration import Protagonist

# Moments that have a word of ours; all others say when by themselves.
MOMENTS: Final = ("taken", "top", "lost", "played")


def remembered(card: str, lang: str, told: Iterable[tuple[str, Text | None]]) -> Remembered:
    """The memory lines of a card as they would be told of somebody."""
    speech = Speech(lang)
    somebody = Protagonist(speech.say("memory-somebody"), "she", lang)
    lines = [(when, text) for when, text in told if text is not None]
    return Remembered(
        card,
        [
            Memory(speech.say(f"memory-{when}") if when in MOMENTS else when, somebody.fill(speech.words(text)))
            for when, text in lines
        ],
    )
