"""What a card does beyond costs and rewards, as sentences made from its data: one ability has one wording."""

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from msgspec.structs import astuple

from wellspent.cardfiles import Bound
from wellspent.titles.pursuit.cards.schema import (
    NO_GOODS,
    AbilityEntry,
    CardEntry,
    EffectEntry,
    GoodsEntry,
    LevelEntry,
    TestEntry,
)

# Needs that the face of a card shows with a sign and a number: no words are lost on them.
SHOWN: Final = ("knowledge", "creativity", "influence", "money")


class Speaker(Protocol):
    """What is needed to say a rule."""

    def say(self, id: str, /, **args: str | int) -> str: ...
    def has(self, id: str) -> bool: ...
    def listing(self, parts: Sequence[str], last: str = "list-and") -> str: ...
    def goods(self, amounts: Sequence[int]) -> str: ...


def level_rule(texts: Speaker, level: LevelEntry, lasts: str = "") -> str:
    """The sentences of a level; empty where costs and rewards say it all, or a deed has to be told by hand."""
    if is_told_by_hand(level):
        return ""
    parts = [texts.say("rule-only", needs=needs(texts, level.needs))] if _is_worth_words(level.needs) else []
    parts += [_effect(texts, effect) for effect in level.effects]
    parts += [texts.say("rule-upkeep", rule=_effect(texts, effect)) for effect in level.upkeep_effects]
    parts += [
        texts.say(f"rule-while-{lasts}", rule=words) if lasts else words for words in _abilities(texts, level.abilities)
    ]
    if level.on is not None:
        parts.append(texts.say("rule-when", occasion=_when(texts, level.on)))
    return _sentences(parts)


def card_rule(texts: Speaker, card: CardEntry) -> str:
    """The sentences of a whole card: what a Child Trait does."""
    return _sentences(list(_abilities(texts, card.abilities)))


def is_told_by_hand(level: LevelEntry) -> bool:
    """Whether a module does something here for which there is no template."""
    effects = [*level.effects, *level.upkeep_effects]
    return any(effect.does for effect in effects) or any(ability.does for ability in level.abilities)


def _is_worth_words(tests: TestEntry | None) -> bool:
    return any(name not in SHOWN or isinstance(bound, Bound) for name, bound in (tests or {}).items())


def needs(texts: Speaker, tests: TestEntry | None) -> str:
    """`with a Partner and in Old Age`."""
    return texts.listing([need(texts, name, bound) for name, bound in (tests or {}).items()])


def need(texts: Speaker, measure: str, bound: int | Bound) -> str:
    """`with a Partner`, `from Adult 3 on`: what somebody must have or be, as it follows `only`."""
    form, count = ("most", bound.at_most) if isinstance(bound, Bound) else ("least", bound)
    own = f"need-{measure}.{form}"
    if texts.has(own):
        return texts.say(own, count=count)
    return texts.say(f"need-{form}", measure=texts.say(f"measure-{measure}", count=count))


def _sentences(parts: Sequence[str]) -> str:
    return " ".join(f"{part[0].upper()}{part[1:]}." for part in parts)


def _amounts(entry: GoodsEntry | None) -> tuple[int, ...]:
    return astuple(entry or NO_GOODS)


def _effect(texts: Speaker, effect: EffectEntry) -> str:
    words = _deed(texts, effect)
    if effect.if_ is None or effect.gain is not None:
        return words
    return texts.say("rule-only-then", needs=needs(texts, effect.if_), rule=words)


def _deed(texts: Speaker, effect: EffectEntry) -> str:
    if effect.choose is not None:
        return texts.say("rule-choose", list=_either(texts, [texts.goods(_amounts(goods)) for goods in effect.choose]))
    if effect.trade is not None:
        pay, gain = (texts.goods(_amounts(goods)) for goods in (effect.trade, effect.for_))
        return texts.say("rule-trade", count=effect.times or 1, pay=pay, gain=gain)
    if effect.take is not None:
        return texts.say(f"rule-take-{effect.take}", level=effect.level or 1)
    gained = texts.goods(_amounts(effect.gain))
    if effect.per is not None:
        return _gain_per(texts, effect, gained)
    if effect.if_ is not None:
        return texts.say("rule-gain-if", goods=gained, needs=needs(texts, effect.if_))
    return texts.say("rule-gain", goods=gained)


def _gain_per(texts: Speaker, effect: EffectEntry, gained: str) -> str:
    each, own = effect.each or 1, f"each-{effect.per}"
    if each == 1 and texts.has(own):
        what = texts.say(own)
    else:
        what = texts.say(f"measure-{effect.per}", count=each)
        what = what.removeprefix("1 ") if each == 1 else what
    form = "each" if each == 1 else "every"
    words = texts.say(f"rule-gain-{form}", goods=gained, what=what)
    return words if effect.max is None else texts.say("rule-at-most", rule=words, count=effect.max)


def _either(texts: Speaker, parts: Sequence[str]) -> str:
    text = parts[0]
    for part in parts[1:-1]:
        text = texts.say("rule-semicolon", first=text, next=part)
    return texts.say("rule-or", first=text, last=parts[-1])


def _abilities(texts: Speaker, abilities: Sequence[AbilityEntry]) -> Iterator[str]:
    for ability in abilities:
        if ability.on is not None:
            yield _occasion(texts, ability)
        elif ability.price is not None:
            yield _price(texts, ability)
        elif ability.slots is not None:
            yield texts.say("rule-slots", count=ability.slots)
        elif ability.calm is not None:
            spaces = [texts.say(f"space-{space}") for space in ability.calm]
            yield texts.say("rule-calm", spaces=texts.listing(spaces, "list-or"))
        elif ability.free_refresh is not None:
            yield texts.say("rule-free_refresh", count=ability.free_refresh)


def _occasion(texts: Speaker, ability: AbilityEntry) -> str:
    gained = texts.goods(_amounts(ability.gain))
    if ability.on == "round_start":
        return texts.say("rule-round_start", goods=gained)
    form = "rule-first" if ability.first else "rule-whenever"
    return texts.say(form, occasion=_when(texts, ability.on or ""), goods=gained)


def _when(texts: Speaker, occasion: str) -> str:
    """What somebody does then; a module from outside may have no words for it."""
    id = f"occasion-{occasion}"
    return texts.say(id) if texts.has(id) else occasion.replace("_", " ")


def _price(texts: Speaker, ability: AbilityEntry) -> str:
    anything = (ability.any or 0) + (ability.less.any if ability.less is not None else 0)
    less = texts.say("rule-less-any", count=anything) if anything else texts.goods(_amounts(ability.less))
    if ability.category is None:
        return texts.say(f"rule-price-{ability.price}", less=less)
    own = f"category-{ability.category}.many"
    category = texts.say(own if texts.has(own) else f"category-{ability.category}")
    return texts.say("rule-price-category", category=category, less=less)
