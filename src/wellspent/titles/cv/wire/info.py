"""What can be chosen for a game of CV."""

from typing import Final

import msgspec

from wellspent.protocol import Choice, GameInfo
from wellspent.texts.messages import Speech, message_ids
from wellspent.titles.cv.cards import catalog
from wellspent.titles.title import Title
from wellspent.wire.games import FORMS, counted, plain_info

# The words that need nothing filled in, by the beginning of their id behind `cv-`.
WORDS: Final = ("type", "deck", "phase")
SYMBOL: Final = "cv-symbol-"
# What cards give besides symbols: one of them has a word of its own.
GIVEN: Final = ("rerolls", "dice", "points")
# What clients of all ages call the one edition.
NO_EDITION: Final = "second"


def info(title: Title, lang: str) -> GameInfo:
    speech, found = Speech(lang), plain_info(title, lang)
    only = Choice(NO_EDITION, speech.say("edition-only"), speech.say("edition-about-only"))
    return msgspec.structs.replace(found, editions=[only], words=_words(speech), cards=len(catalog().cards()))


def _words(speech: Speech) -> dict[str, str]:
    wanted = tuple(f"cv-{kind}-" for kind in WORDS)
    ids = message_ids(speech.lang)
    plain = {id.removeprefix("cv-"): speech.say(id) for id in ids if id.startswith(wanted)}
    piles = {id.replace("deck-", "pile-"): word for id, word in plain.items() if id.startswith("deck-")}
    of_dice = [id for id in ids if id.startswith(SYMBOL)]
    symbols = {id.replace(SYMBOL, "good-"): speech.say(f"{id}.name") for id in of_dice}
    symbols |= counted(speech, SYMBOL, of_dice)
    counters = {id: speech.say(id) for id in ("counter-score", "counter-points", "counter-rerolls", "counter-dice")}
    forms = {f"{form}-{id}": speech.say(f"counter-{id}.{form}") for id in GIVEN for form, _ in FORMS}
    return plain | piles | symbols | counters | forms
