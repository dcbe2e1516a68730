"""From the text of a card file to checked cards, and from those to the cards of the rules."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import astuple, replace

from wellspent.cardfiles import Bound
from wellspent.cardfiles.faults import CardFileError, Fault, Report, hint
from wellspent.cardfiles.schema import SPOKEN
from wellspent.engine.names import number_of
from wellspent.games.pursuit import cards as rules
from wellspent.games.pursuit.cards import Ability, Card, Effect, Goal, Level, Test
from wellspent.games.pursuit.effects import Choose, Does, Gain, Take, Trade
from wellspent.games.pursuit.goods import ANY, NOTHING, Goods
from wellspent.games.pursuit.kinds import PLAIN, Kind

from .schema import (
    AbilityEntry,
    AimEntry,
    CardEntry,
    CardFile,
    EffectEntry,
    GoodsEntry,
    LevelEntry,
    MemoryEntry,
    TestEntry,
    Words,
    pile,
)

__all__ = ["Source", "check", "check_extra", "complete", "parse", "read", "rules_card"]

_TIMINGS: Final = {"mid_game": rules.MID_GAME, "game_end": rules.GAME_END, "ongoing": rules.ONGOING}
_TEXT_KEYS: Final = ("name", "wit", "text", "condition", "solo_condition", "taken", "top", "lost", "memory")


class Source(msgspec.Struct, frozen=True):
    """A card file and where it comes from."""

    origin: str
    file: CardFile


def read(text: str, origin: str) -> Source:
    """Read and check one file that stands for itself; raises CardFileError with everything wrong in it."""
    source = parse(text, origin)
    check([source])
    return source


def parse(text: str | Mapping[str, object], origin: str, is_told: bool = True) -> Source:
    """The entries of a file, checked by the schema only; untold cards may have one language only."""
    data = _toml(text, origin) if isinstance(text, str) else text
    if not is_told:
        data = _in_both_languages(data)
    try:
        return Source(origin, msgspec.convert(data, CardFile))
    except msgspec.ValidationError as error:
        raise _explained(data, origin, str(error)) from None


def _toml(text: str, origin: str) -> Mapping[str, object]:
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CardFileError([Fault(origin, "", "", f"not TOML: {error}")]) from None


def _in_both_languages(data: Mapping[str, object]) -> dict[str, object]:
    def both(key: str, value: object) -> object:
        if isinstance(value, str) and key in _TEXT_KEYS:
            return dict.fromkeys(SPOKEN, value)
        if isinstance(value, Mapping):
            return {name: both(name, inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [both("name" if key == "sides" else key, inner) for inner in value]
        return value

    return {key: both("", value) if key == "card" else value for key, value in data.items()}


def _explained(data: Mapping[str, object], origin: str, first: str) -> CardFileError:
    """What the schema refuses, card by card; its own first word where our explanation finds nothing."""
    from wellspent.cardfiles.explain import explain

    faults: list[Fault] = []
    cards = data.get("card", [])
    if isinstance(cards, list):
        for place, card in enumerate(cards, 1):
            id = card.get("id") if isinstance(card, dict) else None
            explain(card, CardEntry, Report(origin, id if isinstance(id, str) else f"card {place}", faults))
        data = {key: value for key, value in data.items() if key != "card"}
    explain(data, CardFile, Report(origin, "", faults))
    return CardFileError(faults or [Fault(origin, "", "", first)])


def check(sources: Sequence[Source]) -> None:
    """Check the files of a game together; raises CardFileError with everything wrong in them."""
    faults: list[Fault] = []
    ids = {card.id: card for source in sources for card in source.file.card}
    words = Words(source.file for source in sources)
    origins: dict[str, str] = {}
    _check_kinds(sources, faults)
    for source in sources:
        for card in source.file.card:
            report = Report(source.origin, card.id, faults)
            if card.id in origins:
                report.fault("id", f"found twice, expected a fresh id ({origins[card.id]} has it)")
            origins[card.id] = source.origin
            if card.replaces and _is_other("replaces", card.replaces, card, ids, report):
                base = ids[card.replaces]
                if base.replaces:
                    report.fault("replaces", f"{base.id} itself replaces {base.replaces}; name that one")
                _check_alone(complete(card, base), source, words, ids, report)
            elif not card.replaces:
                _check_alone(card, source, words, ids, report)
    if faults:
        raise CardFileError(faults)


def _check_kinds(sources: Sequence[Source], faults: list[Fault]) -> None:
    from .kinds import check_kind

    known = {kind.name: kind for source in sources for kind in source.file.kind}
    origins: dict[str, str] = {}
    for source in sources:
        for kind in source.file.kind:
            report = Report(source.origin, kind.name, faults)
            if kind.name in origins:
                report.fault("name", f"found twice, expected a fresh kind ({origins[kind.name]} has it)")
            origins[kind.name] = source.origin
            check_kind(kind, known, report)


def check_extra(source: Source, beside: Sequence[Source]) -> None:
    """Check a scenario's own cards, which need no telling, beside the ones known; raises CardFileError."""
    faults: list[Fault] = []
    ids = {card.id: card for other in beside for card in other.file.card}
    words = Words(other.file for other in (*beside, source))
    for card in source.file.card:
        report = Report(source.origin, card.id, faults)
        if card.id in ids:
            report.fault("id", "found twice, expected a fresh id (another card has it)")
        ids[card.id] = card
        if card.replaces:
            report.fault("replaces", f'found "{card.replaces}", but a scenario\'s own card may replace nothing')
        else:
            _check_alone(card, source, words, ids, report, is_told=False)
    if faults:
        raise CardFileError(faults)


def _check_alone(
    card: CardEntry, source: Source, words: Words, ids: Mapping[str, CardEntry], report: Report, is_told: bool = True
) -> None:
    from .checks import check_card

    if card.excludes:
        _is_other("excludes", card.excludes, card, ids, report)
    check_card(card, source.file.module, words, is_told, report)


def _is_other(key: str, id: str, card: CardEntry, ids: Mapping[str, CardEntry], report: Report) -> bool:
    if id in ids and id != card.id:
        return True
    report.fault(key, f'found "{id}", expected the id of another card{hint(id, ids)}')
    return False


def complete(card: CardEntry, base: CardEntry | None) -> CardEntry:
    """A card of another edition says only what differs: take the rest over from the card it replaces."""
    if base is None:
        return card
    names = [name for name in CardEntry.__struct_fields__ if name not in ("edition", "memory")]
    memory = MemoryEntry(
        *(mine or yours for mine, yours in zip(astuple(card.memory), astuple(base.memory), strict=True))
    )
    whole = replace(card, memory=memory, **{name: getattr(card, name) or getattr(base, name) for name in names})
    return replace(whole, level=_with_scenes(whole.level, base.level))


def _with_scenes(levels: list[LevelEntry], base: list[LevelEntry]) -> list[LevelEntry]:
    """Other numbers, the same pictures."""
    scenes = [level.scene for level in base[: len(levels)]] + [""] * (len(levels) - len(base))
    return [replace(level, scene=level.scene or scene) for level, scene in zip(levels, scenes, strict=True)]


def rules_card(card: CardEntry, module: str = "", nature: Kind = PLAIN) -> Card:
    """The card as the rules see it."""
    return Card(
        card.id,
        card.kind,
        pile(card),
        _levels(card),
        category=rules.CATEGORIES.index(card.category) if card.category else rules.NO_CATEGORY,
        field=number_of(rules.FIELDS, card.field) if card.field else -1,
        rank=card.rank,
        additional=[_goods(each) for each in card.additional],
        start=_goods(card.start),
        abilities=[_ability(each) for each in card.abilities],
        goal=_goal(card),
        excludes=card.excludes,
        edition=card.edition,
        replaces=card.replaces,
        needs_modules=list(card.needs_modules),
        module=module,
        marks=list(card.marks),
        numbers=dict(card.numbers),
        sections=list(card.section),
        nature=nature,
    )


def _levels(card: CardEntry) -> list[Level]:
    if card.kind == "job":
        # PH.q.28: a retired Job pays without an Upkeep Cost.
        sections = (card.hire, card.promotion, card.retirement)
        return [_level(each, is_hire=each is card.hire) for each in sections if each is not None]
    return [_level(each) for each in (*card.level, *card.section.values())]


def _level(level: LevelEntry, is_hire: bool = False) -> Level:
    return Level(
        cost=_goods(level.cost),
        needs=_tests(level.needs),
        reward=_goods(level.reward),
        upkeep=_goods(level.upkeep),
        upkeep_reward=_goods(level.upkeep_reward),
        has_upkeep=is_hire or level.upkeep is not None,
        effects=[_effect(each) for each in level.effects],
        upkeep_effects=[_effect(each) for each in level.upkeep_effects],
        abilities=[_ability(each) for each in level.abilities],
        occasion=-1 if level.on is None else number_of(rules.OCCASIONS, level.on),
    )


def _goods(entry: GoodsEntry | None) -> Goods:
    return NOTHING if entry is None else _goods_of(astuple(entry))


@cache
def _goods_of(amounts: tuple[int, ...]) -> Goods:
    return Goods(list(amounts)) if any(amounts) else NOTHING


def _tests(test: TestEntry | None) -> list[Test]:
    return [
        Test(_measure(name), bound.at_most, True) if isinstance(bound, Bound) else Test(_measure(name), bound, False)
        for name, bound in (test or {}).items()
    ]


def _measure(name: str) -> int:
    return number_of(rules.MEASURES, name)


def _effect(effect: EffectEntry) -> Effect:
    tests = _tests(effect.if_)
    if effect.choose is not None:
        return Choose([_goods(each) for each in effect.choose], tests)
    if effect.trade is not None:
        return Trade(_goods(effect.trade), _goods(effect.for_), 1 if effect.times is None else effect.times, tests)
    if effect.take is not None:
        return Take(rules.PILES.index(effect.take), (effect.level or 1) - 1, tests)
    if effect.does is not None:
        return Does(number_of(rules.DEEDS, effect.does), effect.number or 0, tests)
    per = -1 if effect.per is None else _measure(effect.per)
    return Gain(_goods(effect.gain), tests, per, effect.each or 1, effect.max or 0)


def _ability(ability: AbilityEntry) -> Ability:
    if ability.on is not None:
        return Ability(rules.ABILITY_ON, number_of(rules.OCCASIONS, ability.on), _goods(ability.gain), ability.first)
    if ability.price is not None:
        amounts = list(_goods(ability.less).amounts)
        amounts[ANY] += ability.any or 0
        category = rules.NO_CATEGORY if ability.category is None else rules.CATEGORIES.index(ability.category)
        return Ability(
            rules.ABILITY_PRICE,
            price=rules.PRICES.index(ability.price),
            less=_goods_of(tuple(amounts)),
            category=category,
        )
    if ability.calm is not None:
        return Ability(rules.ABILITY_CALM, spaces=sum(1 << rules.OCCASIONS.index(space) for space in set(ability.calm)))
    if ability.does is not None:
        deed = number_of(rules.DEEDS, ability.does)
        return Ability(rules.ABILITY_DOES, number=ability.number or 0, deed=deed)
    kind, number = next(
        (kind, number)
        for kind, number in (
            (rules.ABILITY_SLOTS, ability.slots),
            (rules.ABILITY_FREE_REFRESH, ability.free_refresh),
        )
        if number is not None
    )
    return Ability(kind, number=number)


def _goal(card: CardEntry) -> Goal | None:
    if not card.timing:
        return None
    aim = card.aim or AimEntry()
    kind, measure = rules.REACH, -1
    for found, name in ((rules.MOST, aim.most), (rules.LEAST, aim.least), (rules.EACH, aim.each)):
        if name is not None:
            kind, measure = found, _measure(name)
    timing = _TIMINGS[card.timing]
    return Goal(timing, kind, measure, _tests(aim.reach), _goods(card.reward), _tests(card.solo))
