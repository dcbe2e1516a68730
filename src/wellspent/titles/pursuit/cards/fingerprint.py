"""A short mark of everything the rules read of some cards, so that a record knows whether they are still the same."""

import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from wellspent.games.pursuit.cards import (
    DEEDS,
    FIELDS,
    MEASURES,
    OCCASIONS,
    PILES,
    PRICES,
    Ability,
    Card,
    Effect,
    Goal,
    Level,
    Test,
)
from wellspent.games.pursuit.effects import Choose, Does, Gain, Take, Trade
from wellspent.games.pursuit.goods import GOODS_NAMES, Goods


def fingerprint(cards: Iterable[Card]) -> str:
    """Sixteen hex digits, the same on every machine. Words stand for numbers that may move as the game grows."""
    return hashlib.sha256(msgspec.json.encode([_card(card) for card in cards])).hexdigest()[:16]


def _card(card: Card) -> list[object]:
    return [
        card.id,
        card.kind_name,
        card.pile_name,
        [_level(level) for level in card.levels],
        card.category,
        _name(FIELDS, card.field),
        card.rank,
        [_goods(goods) for goods in card.additional],
        _goods(card.start),
        [_ability(ability) for ability in card.abilities],
        _goal(card.goal),
        card.excludes,
        sorted(card.needs_modules),
        card.module,
        sorted(card.marks),
        sorted(card.numbers.items()),
        card.sections,
    ]


def _goods(goods: Goods) -> list[object]:
    return [each for each in zip(GOODS_NAMES, goods.amounts, strict=True) if each[1]]


def _name(names: Sequence[str], number: int) -> str:
    return names[number] if number >= 0 else ""


def _level(level: Level) -> list[object]:
    return [
        _goods(level.cost),
        _tests(level.needs),
        _goods(level.reward),
        _goods(level.upkeep),
        _goods(level.upkeep_reward),
        level.has_upkeep,
        [_effect(effect) for effect in level.effects],
        [_effect(effect) for effect in level.upkeep_effects],
        [_ability(ability) for ability in level.abilities],
        _name(OCCASIONS, level.occasion),
    ]


def _tests(tests: list[Test]) -> list[object]:
    return [[_name(MEASURES, test.measure), test.bound, test.at_most] for test in tests]


def _effect(effect: Effect) -> list[object]:
    """Always the same places, so that a mark stays what it was: unused ones hold what stands for nothing."""
    goods, tests, nothing = _goods, _tests(effect.tests), list[object]()
    if isinstance(effect, Gain):
        counted = [_name(MEASURES, effect.per), effect.each, effect.most]
        return [0, goods(effect.gain), tests, *counted, [], nothing, 0, "", 0, "", 0]
    if isinstance(effect, Choose):
        return [1, nothing, tests, "", 1, 0, [goods(each) for each in effect.choices], nothing, 0, "", 0, "", 0]
    if isinstance(effect, Trade):
        return [2, goods(effect.gain), tests, "", 1, 0, [], goods(effect.pay), effect.times, "", 0, "", 0]
    if isinstance(effect, Take):
        return [3, nothing, tests, "", 1, 0, [], nothing, 0, _name(PILES, effect.pile), effect.level, "", 0]
    if isinstance(effect, Does):
        return [4, nothing, tests, "", 1, 0, [], nothing, 0, "", 0, _name(DEEDS, effect.deed), effect.number]
    raise TypeError(f"no mark for the effect {type(effect).__name__}")


def _ability(ability: Ability) -> list[object]:
    return [
        ability.kind,
        _name(OCCASIONS, ability.occasion),
        _goods(ability.gain),
        ability.first_only,
        _name(PRICES, ability.price),
        _goods(ability.less),
        ability.category,
        ability.number,
        ability.spaces,
        _name(DEEDS, ability.deed),
    ]


def _goal(goal: Goal | None) -> list[object]:
    if goal is None:
        return []
    return [
        goal.timing,
        goal.aim,
        _name(MEASURES, goal.measure),
        _tests(goal.tests),
        _goods(goal.reward),
        _tests(goal.solo),
    ]
