"""The games that can be played, with everything that can be chosen for them."""

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from wellspent import titles
from wellspent.lessons import about_of, help_of, script_of
from wellspent.protocol import Choice, ChoiceKind, GameInfo, LessonLine
from wellspent.texts.messages import Speech, message_ids
from wellspent.titles import Title

# What one of something is called, and several.
FORMS: Final = (("one", 1), ("many", 2))


@cache
def game_infos(lang: str) -> list[GameInfo]:
    """All titles, each as it tells of itself."""
    return [_whole(title, title.info(lang), lang) for title in titles.titles()]


def _whole(title: Title, info: GameInfo, lang: str) -> GameInfo:
    """With what every title says of itself."""
    return msgspec.structs.replace(
        info,
        has_advice=bool(title.adviser(is_compiled=True)),
        lessons=_lessons(info.id, lang),
        about=about_of(info.id, lang),
        signs=dict(title.signs),
        score=title.score,
        rounds=title.usual_rounds,
        areas=list(title.rule_areas()),
        steps=help_of(info.id),
        telling=title.telling,
        orders=list(title.orders),
    )


def _lessons(game: str, lang: str) -> list[LessonLine]:
    script, speech = script_of(game), Speech(lang)
    lessons = script.lessons if script else ()
    return [
        LessonLine(speech.say(f"{id}.title"), speech.say(f"{id}.plan"), lesson.rule)
        for lesson in lessons
        for id in (f"lesson-{game}-{lesson.id}",)
    ]


def plain_info(title: Title, lang: str) -> GameInfo:
    """What every title can tell: its name, its seats, its computer players, its words."""
    speech = Speech(lang)
    return GameInfo(
        id=title.name,
        name=title.called(lang),
        text=speech.say(f"game-{title.name}.about"),
        fewest_seats=title.fewest_seats,
        most_seats=title.most_seats,
        editions=[Choice("", speech.say("plain-edition"), speech.say("plain-edition.about"))],
        modules=[],
        sets=[],
        presets=[],
        bots=bots(speech, title),
        words=plain_words(speech, title),
        characters=characters(speech, title),
        cards=len(title.cards),
    )


def bots(speech: Speech, title: Title) -> list[Choice]:
    return [_bot(speech, title, name) for name in title.levels]


def _bot(speech: Speech, title: Title, name: str) -> Choice:
    thinks_ahead = name in title.searching_levels
    called, about = speech.say(f"bot-{name}"), speech.say(f"bot-{name}.about")
    return Choice(name, called, about, kind=_kind(name, title), thinks_ahead=thinks_ahead)


def _kind(level: str, title: Title) -> ChoiceKind:
    """Whoever plays at random has no character; the last level has a budget too."""
    if level == title.levels[0] or not title.characters:
        return ""
    return "budget" if level == title.levels[-1] else "character"


def characters(speech: Speech, title: Title) -> list[Choice]:
    return [
        Choice(name, speech.say(f"character-{name}"), speech.say(f"character-{name}.about"))
        for name in title.characters
    ]


def named(speech: Speech, what: str, name: str, kind: ChoiceKind = "", picture: str = "") -> Choice:
    id = f"{what}-{name}"
    title = speech.say(id) if speech.has(id) else name.replace("_", " ").capitalize()
    about = speech.say(f"{id}.about") if speech.has(f"{id}.about") else ""
    return Choice(name, title, about, picture, kind=kind)


def counted(speech: Speech, kind: str, ids: Iterable[str]) -> dict[str, str]:
    """What one of something is called, and several, where that stands behind the number: `one-hourglass`."""
    said = {f"{form}-{id.removeprefix(kind)}": speech.say(id, count=count) for id in ids for form, count in FORMS}
    words = {id: " ".join(text.split()[1:]) for id, text in said.items() if text[:1].isdigit()}
    # Abbreviations stay in sentences, and so does the sign between a number and a symbol.
    return {id: word for id, word in words.items() if word[0].isalpha() and not word.isupper()}


def plain_words(speech: Speech, title: Title) -> dict[str, str]:
    """The words of a plain title by id: `zone-hand`, `counter-points`."""
    wanted = tuple(f"{title.name}-{kind}-" for kind in ("zone", "counter", "phase"))
    ids = [id for id in message_ids(speech.lang) if id.startswith(wanted)]
    return {id.removeprefix(f"{title.name}-"): speech.say(id) for id in ids}
