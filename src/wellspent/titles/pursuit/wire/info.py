"""What can be chosen for a game of the Pursuit."""

from typing import Final

import msgspec

from wellspent.games.pursuit.board import POPULARITY_END, POPULARITY_SECTIONS, SECTIONS, STH_LIMIT, STRESS_END
from wellspent.games.pursuit.cards import MEASURES
from wellspent.games.pursuit.module import Module
from wellspent.protocol import Choice, ChoiceKind, GameInfo, Section, Track
from wellspent.texts.messages import MESSAGE, Speech, message_ids
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.folders import module_folders
from wellspent.titles.pursuit.modules import modules_for
from wellspent.titles.pursuit.presets import PRESETS, SURPRISE, Preset, preset
from wellspent.titles.title import Title
from wellspent.wire.games import bots, characters, counted, named

from .faces import in_edition

# The words that need nothing filled in, by the beginning of their id.
WORDS: Final = (
    *("space", "age", "phase", "section", "edition", "pile", "kind", "category", "field", "board", "zone"),
    *("counter", "track", "mark", "token"),
)
# What a module may bring to be counted.
TOKENS: Final = ("token-", "track-", "counter-")


def info(title: Title, lang: str) -> GameInfo:
    """Modules and sets of cards appear as soon as they are there."""
    speech = Speech(lang)
    return GameInfo(
        id=title.name,
        name=title.called(lang),
        text=speech.say("game-pursuit.about"),
        fewest_seats=title.fewest_seats,
        most_seats=title.most_seats,
        editions=[
            Choice(name, speech.say(f"edition-{name}"), speech.say(f"edition-about-{name}")) for name in title.editions
        ],
        modules=[_module(speech, module) for module in modules_for(title.most_seats)],
        sets=[named(speech, "set", name) for name in title.set_names()],
        presets=_presets(speech, title.most_seats),
        bots=bots(speech, title),
        tracks=_tracks(speech),
        words=_words(speech, title.name) | _measures(lang) | _goods(speech),
        characters=characters(speech, title),
        cards=len(in_edition(catalog(), title.editions[0])),
    )


def _module(speech: Speech, module: type[Module]) -> Choice:
    kind: ChoiceKind = "expansion" if module.is_expansion else "module"
    choice = named(speech, "module", module.name, kind, catalog().picture(module.name))
    return msgspec.structs.replace(choice, fewest_seats=module.fewest_seats, tokens=_tokens(module.name))


def _tokens(module: str) -> list[str]:
    """What is counted only where this module is played: it has the words for it."""
    files = [folder / "en.ftl" for folder in module_folders() if folder.name == module]
    ids = [id for file in files if file.is_file() for id in MESSAGE.findall(file.read_text(encoding="utf-8"))]
    return [id.partition("-")[2] for id in ids if id.startswith(TOKENS)]


def _presets(speech: Speech, seats: int) -> list[Choice]:
    """What a surprise brings, its seed will tell: it names no modules here."""
    found: list[Choice] = []
    for name in PRESETS:
        chosen = Preset() if name == SURPRISE else preset(name, seats, "")
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


def _words(speech: Speech, game: str) -> dict[str, str]:
    wanted = tuple(f"{kind}-" for kind in WORDS)
    ids = [id for id in message_ids(speech.lang, game) if id.startswith(wanted) and not id.startswith("edition-about-")]
    return {id: speech.say(id) for id in ids}


def _goods(speech: Speech) -> dict[str, str]:
    ids = [id for id in message_ids(speech.lang) if id.startswith("goods-") and speech.has(f"{id}.name")]
    names = {id.replace("goods-", "good-"): speech.say(f"{id}.name") for id in ids}
    return names | counted(speech, "goods-", ids)


def _measures(lang: str) -> dict[str, str]:
    """What can be measured, as a heading without its number."""
    speech = Speech(lang)
    known = [name for name in MEASURES if speech.has(f"measure-{name}.name")]
    names = {f"measure-{name}": speech.say(f"measure-{name}.name") for name in known}
    return names | counted(speech, "measure-", [f"measure-{name}" for name in known])
