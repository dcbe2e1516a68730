"""The games that can be played, with everything that can be chosen for them."""

from functools import cache
from typing import Final

import msgspec

from wellspent.bots import CHARACTERS, LEVELS
from wellspent.games.cv.rules import FEWEST_SEATS, MOST_SEATS
from wellspent.games.pursuit.board import POPULARITY_END, POPULARITY_SECTIONS, SECTIONS, STH_LIMIT, STRESS_END
from wellspent.games.pursuit.cards import MEASURES
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.game import MOST_SEATS as PURSUIT_MOST_SEATS
from wellspent.games.pursuit.module import Module
from wellspent.lessons import script_of
from wellspent.library import CV_NAME, PURSUIT, modules_for
from wellspent.presets import PRESETS, SURPRISE, Preset, preset
from wellspent.protocol import Choice, GameInfo, Section, Track
from wellspent.texts.messages import Speech, message_ids
from wellspent.titles.pursuit import cards as pursuit_cards
from wellspent.titles.pursuit.cards.words import measure_words

# The words of the Pursuit that need nothing filled in, by the beginning of their id.
WORDS: Final = (
    *("space", "age", "phase", "section", "edition", "pile", "kind", "category", "field", "board", "zone"),
    *("counter", "track", "mark", "token"),
)
# The words of CV begin with `cv-`.
CV_WORDS: Final = ("type", "deck", "phase")
NO_EDITION: Final = "second"


@cache
def game_infos(lang: str) -> list[GameInfo]:
    """Both games; modules and sets of cards appear as soon as they are there."""
    speech = Speech(lang)
    infos = [_pursuit(speech), _cv(speech)]
    return [msgspec.structs.replace(info, has_lesson=script_of(info.id) is not None) for info in infos]


def _pursuit(speech: Speech) -> GameInfo:
    modules = [_module(speech, module) for module in modules_for(PURSUIT_MOST_SEATS)]
    return GameInfo(
        PURSUIT,
        speech.say("game-pursuit"),
        speech.say("game-pursuit.about"),
        1,
        PURSUIT_MOST_SEATS,
        [Choice(name, speech.say(f"edition-{name}"), speech.say(f"edition-about-{name}")) for name in EDITIONS],
        modules,
        [_named(speech, "set", name) for name in sorted(pursuit_cards.catalog(PURSUIT).sets)],
        _presets(speech),
        _bots(speech),
        _tracks(speech),
        _words(speech) | _goods(speech) | {f"measure-{name}": word for name, word in _measures(speech.lang).items()},
        _characters(speech, PURSUIT),
    )


def _cv(speech: Speech) -> GameInfo:
    return GameInfo(
        CV_NAME,
        speech.say("game-cv"),
        speech.say("game-cv.about"),
        FEWEST_SEATS,
        MOST_SEATS,
        [Choice(NO_EDITION, speech.say("edition-only"), speech.say("edition-about-only"))],
        [],
        [],
        [],
        _bots(speech),
        [],
        _cv_words(speech),
        _characters(speech, CV_NAME),
    )


def _bots(speech: Speech) -> list[Choice]:
    return [
        Choice(name, speech.say(f"bot-{name}"), speech.say(f"bot-{name}.about"), kind=_kind(name)) for name in LEVELS
    ]


def _kind(level: str) -> str:
    return {LEVELS[0]: "", LEVELS[-1]: "budget"}.get(level, "character")


def _characters(speech: Speech, game: str) -> list[Choice]:
    return [
        Choice(name, speech.say(f"character-{name}"), speech.say(f"character-{name}.about"))
        for name in CHARACTERS[game]
    ]


def _module(speech: Speech, module: type[Module]) -> Choice:
    kind = "expansion" if module.is_expansion else "module"
    choice = _named(speech, "module", module.name, kind, pursuit_cards.catalog(PURSUIT).picture(module.name))
    return msgspec.structs.replace(choice, fewest_seats=module.fewest_seats)


def _named(speech: Speech, what: str, name: str, kind: str = "", picture: str = "") -> Choice:
    id = f"{what}-{name}"
    title = speech.say(id) if speech.has(id) else name.replace("_", " ").capitalize()
    about = speech.say(f"{id}.about") if speech.has(f"{id}.about") else ""
    return Choice(name, title, about, picture, kind=kind)


def _presets(speech: Speech) -> list[Choice]:
    """What a surprise brings, its seed will tell: it names no modules here."""
    found: list[Choice] = []
    for name in PRESETS:
        chosen = Preset() if name == SURPRISE else preset(name, PURSUIT_MOST_SEATS, "")
        title, about = speech.say(f"preset-{name}"), speech.say(f"preset-{name}.about")
        found.append(Choice(name, title, about, modules=list(chosen.modules), sets=list(chosen.sets)))
    return found


def _tracks(speech: Speech) -> list[Track]:
    sections = [Section(name, spaces, number) for name, spaces, number in SECTIONS]
    scores = [Section(f"score_{score}", spaces, score) for score, spaces in POPULARITY_SECTIONS]
    return [
        Track("stress", speech.say("track-stress"), 1, STRESS_END, sections),
        Track("sth", speech.say("track-sth"), -STH_LIMIT, STH_LIMIT),
        Track("popularity", speech.say("track-popularity"), 0, POPULARITY_END, scores),
    ]


def _words(speech: Speech) -> dict[str, str]:
    wanted = tuple(f"{kind}-" for kind in WORDS)
    ids = [id for id in message_ids(speech.lang) if id.startswith(wanted) and not id.startswith("edition-about-")]
    return {id: speech.say(id) for id in ids}


def _goods(speech: Speech) -> dict[str, str]:
    ids = [id for id in message_ids(speech.lang) if id.startswith("goods-") and speech.has(f"{id}.name")]
    return {id.replace("goods-", "good-"): speech.say(f"{id}.name") for id in ids}


def _measures(lang: str) -> dict[str, str]:
    return {name: measure_words(number, lang) for number, name in enumerate(MEASURES)}


def _cv_words(speech: Speech) -> dict[str, str]:
    wanted = tuple(f"cv-{kind}-" for kind in CV_WORDS)
    ids = message_ids(speech.lang)
    plain = {id.removeprefix("cv-"): speech.say(id) for id in ids if id.startswith(wanted)}
    symbols = {id.replace("cv-symbol-", "good-"): speech.say(f"{id}.name") for id in ids if id.startswith("cv-symbol-")}
    counters = {id: speech.say(id) for id in ("counter-score", "counter-rerolls", "counter-dice")}
    return plain | symbols | counters
