"""What a card must obey beyond its schema: the rules of its type, and of good telling."""

from msgspec.structs import asdict

from wellspent.cardfiles import Bound, Text
from wellspent.cardfiles.faults import Report, hint
from wellspent.cardfiles.looks import check_scenes
from wellspent.cardfiles.schema import PLACEHOLDERS, SPOKEN
from wellspent.games.cv.cards import CHILDHOOD, LAST_NUMBERS, LIFE_GOALS, deck_of

from .schema import CardEntry, SymbolsEntry

BOX = "1 to 83"
CV_TYPES = ("health", "knowledge", "relationship", "work", "possession")
# What only a card of a CV, an event or a life goal may have.
CV_KEYS = ("tokens", "running", "extra_dice", "rerolls", "arrows", "points")


def check_card(card: CardEntry, ids: dict[str, CardEntry], report: Report) -> None:
    """Report everything wrong with one card."""
    _check_id(card, report)
    _check_types(card, report)
    _check_symbols(card, report)
    _check_condition(card, ids, report)
    _check_kind(card, report)
    _check_texts(card, report)
    check_scenes([("scene", card.scene)], report)


def _check_id(card: CardEntry, report: Report) -> None:
    if not 1 <= card.number <= LAST_NUMBERS[-1]:
        report.fault("number", f"found {card.number}, expected {BOX}")
    if not card.id or not all(word.isalnum() and word.isascii() and word.islower() for word in card.id.split("_")):
        report.fault("id", f'found "{card.id}", expected English words in snake_case')


def _check_types(card: CardEntry, report: Report) -> None:
    """CV.comp.12, CV.addcv.10."""
    if not 1 <= len(card.types) <= 2 or len(set(card.types)) < len(card.types):
        report.fault("types", f"found {len(card.types)}, expected one type, or two different ones")
    if len(card.types) == 2 and not all(name in CV_TYPES for name in card.types):
        report.fault("types", f"a card of two types has two of {', '.join(CV_TYPES)}")
    if 1 <= card.number <= LAST_NUMBERS[-1]:
        is_goal = "life_goal" in card.types
        if is_goal != (deck_of(card.number) == LIFE_GOALS):
            report.fault("types", f"number {card.number} is {'no' if is_goal else 'a'} life goal (CV.comp.11)")


def _check_symbols(card: CardEntry, report: Report) -> None:
    tables: list[tuple[str, SymbolsEntry | None]] = [
        ("cost", card.cost),
        ("tokens", card.tokens),
        ("running", card.running),
        ("event symbols", card.event.symbols if card.event is not None else None),
    ]
    for key, table in tables:
        for name, amount in asdict(table).items() if table is not None else ():
            if amount < 0:
                report.fault(f"{key} {name}", f"found {amount}, expected 1 or more")
    for key in ("extra_dice", "rerolls", "points"):
        if getattr(card, key) < 0:
            report.fault(key, f"found {getattr(card, key)}, expected 1 or more")
    for place, arrow in enumerate(card.arrows, 1):
        if arrow.from_ == arrow.to:
            report.fault(f"arrows {place}", f'found "{arrow.to}" on both sides')


def _check_condition(card: CardEntry, ids: dict[str, CardEntry], report: Report) -> None:
    for name, bound in asdict(card.condition).items():
        if isinstance(bound, int) and bound < 1:
            report.fault(f"condition {name}", f"found {bound}, expected 1 or more")
        if isinstance(bound, Bound) and bound.at_most < 0:
            report.fault(f"condition {name} at_most", f"found {bound.at_most}, expected 0 or more")
    for id in card.condition.has:
        if id not in ids:
            report.fault("condition has", f'found "{id}", expected the id of a card{hint(id, ids)}')


def _check_kind(card: CardEntry, report: Report) -> None:
    """Which keys belong to which type."""
    is_event, is_goal = "event" in card.types, "life_goal" in card.types
    if is_event or is_goal:
        for key in CV_KEYS:
            if getattr(card, key) not in (0, [], SymbolsEntry()):
                report.fault(key, f"{'an event' if is_event else 'a life goal'} has none")
    if card.points and "possession" not in card.types:
        report.fault("points", "only possession cards have points (CV.q.33)")
    if (card.goal is not None) != is_goal:
        report.fault("goal", "expected for a life goal, and for nothing else")
    if card.goal is not None:
        _check_goal(card, report)
    _check_event(card, is_event, report)
    if card.cost != SymbolsEntry() and (is_goal or card.number <= LAST_NUMBERS[CHILDHOOD]):
        report.fault("cost", "childhood cards and life goals are dealt, not bought")


def _check_goal(card: CardEntry, report: Report) -> None:
    if card.goal is None:
        return
    per = asdict(card.goal.per)
    if not any(per.values()) or (per["tokens"] and sum(per.values()) > per["tokens"]):
        report.fault("goal per", "expected cards by type, or tokens alone")
    if card.goal.points < 1:
        report.fault("goal points", f"found {card.goal.points}, expected 1 or more")


def _check_event(card: CardEntry, is_event: bool, report: Report) -> None:
    event = card.event
    if event is None:
        if is_event and card.does != "cancel_misfortune":
            report.fault("event", "missing: an event gives symbols, dice or rerolls")
        return
    if not is_event:
        report.fault("event", "only an event has it")
    given = [event.symbols not in (None, SymbolsEntry()), event.dice > 0, event.rerolls > 0]
    if sum(given) != 1:
        report.fault("event", "expected one of symbols, dice, rerolls")


def _check_texts(card: CardEntry, report: Report) -> None:
    if card.memory.taken is None:
        report.fault("memory taken", "missing: every card is remembered")
    is_special = card.does or card.goal is not None or card.condition != type(card.condition)()
    if is_special and card.text is None:
        report.fault("text", "missing: a card with a condition, a goal or a special effect says what it does")
    for key, text in (("name", card.name), ("wit", card.wit), ("text", card.text)):
        _check_text(key, text, report, ())
    for name, text in asdict(card.memory).items():
        _check_text(f"memory {name}", text, report, SPOKEN)


def _check_text(key: str, text: Text | None, report: Report, told: tuple[str, ...]) -> None:
    """All languages, and no placeholder but those of memories."""
    if text is None:
        return
    for lang in SPOKEN:
        words = text.of(lang)
        if not words.strip():
            report.fault(f"{key} {lang}", "found nothing, expected a text")
        known = PLACEHOLDERS.get(lang, PLACEHOLDERS["en"]) if lang in told else ()
        for part in words.split("{")[1:]:
            name = part.split("}")[0]
            if name not in known:
                report.fault(f"{key} {lang}", f"found placeholder {{{name}}}, expected {', '.join(known) or 'none'}")
