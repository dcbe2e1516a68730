"""What a card must obey beyond its schema: the rules of its kind, and of good telling."""

import re
from collections.abc import Collection, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from wellspent.cardfiles import Bound, Text
from wellspent.cardfiles.faults import Report, a, described, hint
from wellspent.cardfiles.looks import check_faces, check_scenes
from wellspent.cardfiles.schema import PLACEHOLDERS, SPOKEN

from .schema import (
    COMMON,
    NO_GOODS,
    SHAPES,
    TOLD,
    AbilityEntry,
    AimEntry,
    CardEntry,
    EffectEntry,
    GoodsEntry,
    LevelEntry,
    TestEntry,
    Words,
    pile,
    shape,
)

# "{they}" becomes she, he or they: only a simple past verb reads well behind all three.
_BAD_ENGLISH: Final = re.compile(r"\{[Tt]hey\} (was|were|wasn't|weren't|is|are|has|have|does|do)\b")
_BRACES: Final = re.compile(r"\{([^{}]*)\}")
_ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

_EMPTY: Final[tuple[object, ...]] = (None, "", 0, [], {})
_UPKEEP: Final = ("upkeep", "upkeep_reward", "upkeep_effects")
EFFECT_KEYS: Final = {
    "gain": ("per", "each", "max"),
    "choose": (),
    "trade": ("for", "times"),
    "take": ("level",),
    "does": ("number",),
}
ABILITY_KEYS: Final = {
    "on": ("gain", "first"),
    "price": ("less", "any", "category"),
    "slots": (),
    "calm": (),
    "free_refresh": (),
    "does": ("number",),
}


class Page:
    """Where a card is being checked: the words it may use, the modules it can count on, and its report."""

    def __init__(self, words: Words, modules: Collection[str], report: Report) -> None:
        self.words: Final = words
        self.modules: Final = modules
        self.report: Final = report
        self.fault: Final = report.fault

    def word(self, sort: str, key: str, found: str, what: str) -> bool:
        """Whether a word is known, and comes from a module that is there whenever the card is."""
        if not self.report.word(key, found, self.words[sort], what):
            return False
        module = self.words.module.get((sort, found), "")
        if module and module not in self.modules:
            self.fault(key, f'"{found}" belongs to the module {module}: name it under with')
        return True


def check_card(card: CardEntry, module: str, words: Words, is_told: bool, report: Report) -> None:
    """Check one card, completed if it replaces another. `is_told` asks for wit, memories and the like."""
    _check(card, Page(words, {module, *card.needs_modules}, report), is_told)


def _check(card: CardEntry, report: Page, is_told: bool) -> None:
    if not _ID.fullmatch(card.id):
        report.fault("id", f'found "{card.id}", expected English words in snake_case')
    if not report.word("kind", "kind", card.kind, "kind of card"):
        return
    _check_keys(card, report)
    _check_words(card, report)
    _check_levels(card, is_told, report)
    if card.kind == "job":
        _check_job(card, is_told, report)
    if card.aim is not None:
        _check_aim(card, card.aim, report)
    if card.start is not None:
        _check_cost(card.start, "start", report)
    if card.reward is not None:
        _check_reward(card.reward, "reward", report)
    for place, reward in enumerate(card.additional, 1):
        _check_reward(reward, f"additional {place}", report)
    _check_test(card.solo, "solo", report)
    _check_abilities(card.abilities, "abilities", report)
    if is_told:
        _check_telling(card, report)
    _check_texts(card, "", report)
    _check_pictures(card, report)


def _check_pictures(card: CardEntry, report: Page) -> None:
    """Words that can be drawn, and as many as there are sides."""
    levels = [(f"level {place} scene", level.scene) for place, level in enumerate(card.level, 1)]
    check_scenes([("scene", card.scene), *[("scenes", each) for each in card.scenes], *levels], report.report)
    check_faces([("face", card.face), *[("faces", each) for each in card.faces]], report.report)
    for key, found in (("scenes", card.scenes), ("faces", card.faces)):
        if found and len(found) != 2:
            report.fault(key, f"found {len(found)}, expected 2")
    if card.scenes and len(card.sides) != 2:
        report.fault("scenes", "found on a card with one side, expected scene")
    for one, two in (("scene", card.scene and card.scenes), ("face", card.face and card.faces)):
        if two:
            report.fault(one, f"found beside {one}s, expected one of them")


def _given(entry: Struct) -> list[str]:
    """The keys an entry has, as its author writes them."""
    names = zip(entry.__struct_fields__, entry.__struct_encode_fields__, strict=True)
    return [key for name, key in names if getattr(entry, name) not in _EMPTY]


def _check_keys(card: CardEntry, report: Page) -> None:
    kind = shape(card.kind)
    given = _given(card)
    for key in kind.needs:
        if key not in given and not (key == "level" and kind.levels):
            report.fault(key, f"missing: {a(card.kind)} has {key}")
    allowed = COMMON | {*kind.needs, *kind.may}
    for key in given:
        if key not in allowed:
            report.fault(key, f"{a(card.kind)} has no {key}{hint(key, sorted(allowed))}")
    if len(card.level) != kind.levels and card.kind in SHAPES and "level" in allowed:
        report.fault("level", f"found {len(card.level)} levels, expected {kind.levels} for {a(card.kind)}")
    if card.kind == "group_project" and len(card.additional) != kind.levels:
        report.fault("additional", f"found {len(card.additional)} goods tables, expected {kind.levels}")
    if "sides" in kind.needs and card.sides and len(card.sides) != 2:
        report.fault("sides", f"found {len(card.sides)} names, expected 2")
    if card.kind in SHAPES and card.kind != "child_trait" and card.text is not None:
        report.fault("text", "found on the card, expected on the level it speaks of")


def _check_words(card: CardEntry, report: Page) -> None:
    if card.category:
        report.word("category", "category", card.category, "Project category")
    if card.field:
        report.word("field", "field", card.field, "field")
    if card.pile and card.kind not in SHAPES:
        report.word("pile", "pile", card.pile, "pile")
    if card.pile and card.kind in SHAPES and card.pile != pile(CardEntry(card.id, card.kind)):
        report.fault("pile", f'found "{card.pile}", expected {pile(CardEntry(card.id, card.kind))}')


def _check_levels(card: CardEntry, is_told: bool, report: Page) -> None:
    has_upkeep = card.kind in ("item", "partner") or card.kind not in SHAPES
    for place, level in enumerate(card.level, 1):
        key = f"level {place}"
        _check_level(level, key, report)
        if is_told and level.name is None and card.kind != "partner":
            report.fault(f"{key} name", "missing: every level tells a stage of the story")
        if not has_upkeep:
            for name in _UPKEEP:
                if name in _given(level) or (name == "upkeep" and level.upkeep is not None):
                    # PH.activity.02, PH.q.26, PH.project.09
                    report.fault(f"{key} {name}", f"{a(card.kind)} never has an upkeep")
        elif level.upkeep is None and (level.upkeep_reward is not None or level.upkeep_effects):
            report.fault(f"{key} upkeep_reward", "found without upkeep (write upkeep = {} where it is free)")
    for name, section in card.section.items():
        _check_level(section, f"section {name}", report)
    if card.kind == "partner" and card.level:
        first = card.level[0]
        if first.cost not in (None, NO_GOODS) or first.needs or first.upkeep is not None:
            report.fault("level 1", "a Date has no cost, no needs and no upkeep")
        for place, level in enumerate(card.level[1:], 2):
            if not level.needs:
                report.fault(f"level {place} needs", "missing: a Relationship and a Family need something")


def _check_job(card: CardEntry, is_told: bool, report: Page) -> None:
    if not 1 <= card.rank <= 3:
        report.fault("rank", f"found {card.rank}, expected 1, 2 or 3")
        return
    wanted, other = ("retirement", "promotion") if card.rank == 3 else ("promotion", "retirement")
    if wanted not in _given(card):
        report.fault(wanted, f"missing: a job of rank {card.rank} has hire and {wanted}")
    if other in _given(card):
        report.fault(other, f"a job of rank {card.rank} has {wanted} instead")
    for key, level in (("hire", card.hire), ("promotion", card.promotion), ("retirement", card.retirement)):
        if level is not None:
            _check_level(level, key, report)
    if card.hire is not None:
        for name in ("cost", "reward", "upkeep", "upkeep_reward"):
            if name not in _given(card.hire):
                report.fault(f"hire {name}", f"missing: hire has {name}")
        if any(ability.price == "hire" for ability in card.hire.abilities):
            # PH.job.07: the old Job is discarded before the new one is paid.
            report.fault("hire abilities price", 'found "hire", but a job has left before the next one is paid')
    for key, level in (("promotion", card.promotion), ("retirement", card.retirement)):
        allowed = {"name", "scene", "cost", "needs", "reward", "effects", "text", "aside", "memory"}
        if key == "retirement":
            allowed |= {"upkeep_reward", "upkeep_effects"}
        for name in _given(level) if level is not None else []:
            if name not in allowed:
                report.fault(f"{key} {name}", f"a {key} has no {name}")
    if card.promotion is not None and any(effect.take == "job" for effect in card.promotion.effects):
        # PH.cardaction.34: the Reward comes while the new Job still lies in its row.
        report.fault("promotion effects take", 'found "job", but a promotion is to another job already')


def _check_level(level: LevelEntry, key: str, report: Page) -> None:
    _check_cost(level.cost, f"{key} cost", report)
    _check_cost(level.upkeep, f"{key} upkeep", report)
    _check_reward(level.reward, f"{key} reward", report)
    _check_reward(level.upkeep_reward, f"{key} upkeep_reward", report)
    _check_test(level.needs, f"{key} needs", report)
    _check_effects(level.effects, f"{key} effects", report)
    _check_effects(level.upkeep_effects, f"{key} upkeep_effects", report)
    _check_abilities(level.abilities, f"{key} abilities", report)
    if level.on is not None:
        report.word("occasion", f"{key} on", level.on, "occasion")
    effects = [*level.effects, *level.upkeep_effects]
    is_deed = any(effect.does for effect in effects) or any(ability.does for ability in level.abilities)
    if is_deed and level.text is None:
        report.fault(f"{key} text", "missing: what a module does is told in a sentence on the card")


def _amounts(goods: GoodsEntry | None) -> Iterator[tuple[str, int]]:
    return ((name, amount) for name, amount in asdict(goods or NO_GOODS).items() if amount)


def _check_cost(goods: GoodsEntry | None, key: str, report: Page) -> None:
    for name, amount in _amounts(goods):
        if name in ("relax", "health"):
            report.fault(f"{key} {name}", f"found {amount}, but {name} cannot be paid")
        elif amount < 0:
            report.fault(f"{key} {name}", f"found {amount}, expected 1 or more")


def _check_reward(goods: GoodsEntry | None, key: str, report: Page) -> None:
    for name, amount in _amounts(goods):
        if amount < 0 and name not in ("sth", "lth"):
            report.fault(f"{key} {name}", f"found {amount}; only sth and lth may be negative")


def _check_test(test: TestEntry | None, key: str, report: Page) -> None:
    for name, bound in (test or {}).items():
        report.word("measure", f"{key} {name}", name, "measure")
        number = bound.at_most if isinstance(bound, Bound) else bound
        if number < 0 and name not in ("sth", "lth"):
            report.fault(f"{key} {name}", f"found {number}, expected 0 or more")


def _check_verb(entry: Struct, verbs: dict[str, tuple[str, ...]], key: str, report: Page) -> str | None:
    """The verb of an effect or ability if there is exactly one; keys that belong to another are faults."""
    given = _given(entry)
    found = [verb for verb in verbs if verb in given]
    if len(found) != 1:
        report.fault(key, f"found {' and '.join(found) or 'no verb'}, expected one of {', '.join(verbs)}")
        return None
    verb = found[0]
    for name in given:
        if name not in (verb, "if", *verbs[verb]):
            report.fault(f"{key} {name}", f"{name} does not belong to {verb}")
    return verb


def _check_effects(effects: list[EffectEntry], key: str, report: Page) -> None:
    for place, effect in enumerate(effects, 1):
        here = key if len(effects) == 1 else f"{key} {place}"
        if _check_verb(effect, EFFECT_KEYS, here, report):
            _check_effect(effect, here, report)


def _check_effect(effect: EffectEntry, key: str, report: Page) -> None:
    _check_test(effect.if_, f"{key} if", report)
    _check_reward(effect.gain, f"{key} gain", report)
    if effect.gain is not None and effect.gain.stress and (effect.if_ or effect.per):
        # PH.q.09: what an action brings must be known when it is chosen.
        report.fault(f"{key} gain stress", "found together with if or per; Stress must be sure when it is chosen")
    for place, choice in enumerate(effect.choose or [], 1):
        _check_reward(choice, f"{key} choose {place}", report)
    if effect.choose is not None and len(effect.choose) < 2:
        report.fault(f"{key} choose", f"found {len(effect.choose)} choice, expected 2 or more")
    if effect.per is not None:
        report.word("measure", f"{key} per", effect.per, "measure")
    elif effect.each is not None or effect.max is not None:
        report.fault(f"{key} per", "missing: each and max count something")
    if effect.trade is not None:
        _check_cost(effect.trade, f"{key} trade", report)
        _check_reward(effect.for_, f"{key} for", report)
        if effect.for_ is None:
            report.fault(f"{key} for", "missing: what the trade gives")
    if effect.take is not None:
        report.word("row", f"{key} take", effect.take, "row")
    if effect.does is not None:
        report.word("deed", f"{key} does", effect.does, "deed")
    for name in ("each", "max", "times", "level"):
        number = getattr(effect, name)
        if number is not None and number < 1:
            report.fault(f"{key} {name}", f"found {number}, expected 1 or more")


def _check_abilities(abilities: list[AbilityEntry], key: str, report: Page) -> None:
    for place, ability in enumerate(abilities, 1):
        here = key if len(abilities) == 1 else f"{key} {place}"
        if verb := _check_verb(ability, ABILITY_KEYS, here, report):
            _check_ability(ability, verb, here, report)


def _check_ability(ability: AbilityEntry, verb: str, key: str, report: Page) -> None:
    if ability.on is not None:
        report.word("occasion", f"{key} on", ability.on, "occasion")
        _check_reward(ability.gain, f"{key} gain", report)
        if ability.gain is None:
            report.fault(f"{key} gain", "missing: what is gained")
        elif ability.gain.stress:
            report.fault(f"{key} gain stress", f"found {ability.gain.stress}, but an ability brings no Stress")
    if ability.price is not None:
        report.word("price", f"{key} price", ability.price, "price")
        if ability.less is None and ability.any is None:
            report.fault(f"{key} less", "missing: what the price is lowered by")
        for name, amount in _amounts(ability.less):
            if amount < 0 or name in ("sth", "lth", "stress", "relax", "health"):
                report.fault(f"{key} less {name}", f"found {amount}, expected some Resource, Money or Hourglass")
    if ability.category is not None:
        report.word("category", f"{key} category", ability.category, "Project category")
        if ability.price != "project":
            report.fault(f"{key} category", "only the price of a project has a category")
    if ability.does is not None:
        report.word("deed", f"{key} does", ability.does, "deed")
    for space in ability.calm or []:
        report.word("space", f"{key} calm", space, "board space")
    number = {"slots": ability.slots, "free_refresh": ability.free_refresh}.get(verb)
    if number is not None and number < 1:
        report.fault(f"{key} {verb}", f"found {number}, expected 1 or more")


def _check_aim(card: CardEntry, aim: AimEntry, report: Page) -> None:
    given = _given(aim)
    wanted = ("reach", "each") if card.timing == "ongoing" else ("most", "least", "reach")
    # Whoever leads may have to have come so far as well.
    is_race = card.timing == "game_end" and given in (["most", "reach"], ["least", "reach"])
    if not is_race and (len(given) != 1 or given[0] not in wanted):
        report.fault("aim", f"found {' and '.join(given) or 'nothing'}, expected one of {', '.join(wanted)}")
    elif card.timing == "mid_game" and given != ["reach"]:
        report.fault("aim", f"found {given[0]}, expected reach: a mid_game goal goes to the first who reaches it")
    for measure in (aim.most, aim.least, aim.each):
        if measure is not None:
            report.word("measure", "aim", measure, "measure")
    _check_test(aim.reach, "aim reach", report)


def _check_telling(card: CardEntry, report: Page) -> None:
    for key in TOLD:
        if not getattr(card, key):
            report.fault(key, "missing: every card has it")
    if card.kind == "child_trait" and any(each.does for each in card.abilities) and card.text is None:
        report.fault("text", "missing: what a module does is told in a sentence on the card")
    wanted = ("taken", "top") if card.level or card.hire else ("taken",)
    for key in wanted:
        if getattr(card.memory, key) is None:
            report.fault(f"memory {key}", "missing: every card is remembered")


def _check_texts(entry: object, key: str, report: Page) -> None:
    """All languages of every text, wherever it stands, and the placeholders of the memories."""
    if isinstance(entry, Text):
        for lang in SPOKEN:
            words = entry.of(lang)
            if not words.strip():
                report.fault(f"{key} {lang}", f"found {described(words)}, expected some words")
            _check_braces(words, lang, key, report)
    elif isinstance(entry, Struct):
        for name, key_name in zip(entry.__struct_fields__, entry.__struct_encode_fields__, strict=True):
            _check_texts(getattr(entry, name), f"{key} {key_name}".strip(), report)
    elif isinstance(entry, list):
        for place, inner in enumerate(entry, 1):
            _check_texts(inner, f"{key} {place}", report)


def _check_braces(words: str, lang: str, key: str, report: Page) -> None:
    allowed = PLACEHOLDERS.get(lang, PLACEHOLDERS["en"]) if "memory" in key else ()
    for found in _BRACES.findall(words):
        if found not in allowed:
            expected = ", ".join(f"{{{each}}}" for each in allowed) or "none outside of memory lines"
            report.fault(f"{key} {lang}", f"found placeholder {{{found}}}, expected {expected}")
    if set("{}") & set(_BRACES.sub("", words)):
        report.fault(f"{key} {lang}", "found a brace that is not closed or not opened")
    if lang == "en" and (bad := _BAD_ENGLISH.search(words)):
        report.fault(f"{key} en", f'found "{bad[0]}", expected a simple past verb after {{they}}')
