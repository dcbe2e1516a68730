"""The cards of the Pursuit at the terminal, listed, shown, counted, checked and weighed."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import click
from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wellspent.cardfiles import CardFileError
from wellspent.cardfiles.schema import SPOKEN
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.goods import Goods
from wellspent.terminal.listing import (
    CardWishes,
    Checked,
    Counted,
    Expected,
    check_word,
    console,
    numbers_table,
    say,
    unknown_card,
)
from wellspent.texts.messages import Speech
from wellspent.titles.pursuit.cards import CardText, Catalog, catalog
from wellspent.titles.pursuit.cards.catalog import FiledCard, card_files, read_all
from wellspent.titles.pursuit.cards.folders import origin_of
from wellspent.titles.pursuit.cards.schema import CardEntry
from wellspent.titles.pursuit.cards.words import category_letter, is_beyond_plain
from wellspent.titles.pursuit.modules import find_module
from wellspent.titles.pursuit.texts import Messages
from wellspent.titles.pursuit.texts.refusals import needs_text

RULEBOOK: Final[tuple[Expected, ...]] = (
    Expected("project", 60, "PH.comp.09"),
    Expected("item_activity", 60, "PH.comp.10"),
    Expected("partner", 12, "PH.comp.11"),
    Expected("job", 18, "PH.comp.12"),
    Expected("child_trait", 10, "PH.comp.13"),
    Expected("life_goal", 10, "PH.comp.14"),
)
# The ordinary cards of the consolidated box; the Safety & Security Jobs are among its Jobs (XP.q.03).
BOX_RULEBOOK: Final[tuple[Expected, ...]] = (
    Expected("basic_project", 32, "XP.comp.02"),
    Expected("single_round_project", 14, "XP.comp.03"),
    Expected("group_project", 10, "XP.comp.04"),
    Expected("item_activity", 85, "XP.comp.06"),
    Expected("partner", 27, "XP.comp.11"),
    Expected("job", 15, "XP.comp.14"),
    Expected("life_goal", 11, "XP.comp.18"),
    Expected("child_trait", 12, "XP.comp.20"),
)
# With everything shuffled in; the School piles stay apart.
PILES_RULEBOOK: Final[tuple[Expected, ...]] = (
    Expected("project", 116, "XP.comp.30"),
    Expected("item_activity", 197, "XP.comp.30"),
    Expected("partner", 42, "XP.comp.30"),
    Expected("job", 51, "XP.comp.30"),
    Expected("life_goal", 24, "XP.comp.30"),
    Expected("child_trait", 22, "XP.comp.30"),
    Expected("education", 9, "XP.comp.30"),
    Expected("career", 8, "XP.comp.30"),
)
# XP.comp.01, XP.comp.29: printed cards of the box, of which these are aids without an effect on play.
PRINTED: Final = 571
AIDS: Final = 7
BOX: Final = "box"
PIPE_WIDTH: Final = 200
SECURITY: Final = "security"


def list_wished(wishes: CardWishes) -> None:
    """List the cards of the Pursuit, or show the ones that are named."""
    kind, pile, category = wishes.kind, wishes.pile, wishes.category
    edition, lang = wishes.edition or "second", wishes.lang
    try:
        known = catalog()
    except CardFileError as error:
        raise click.ClickException(f"faulty card files\n{error}") from None
    every = [known.card(id) for id in known.entries]
    check_word("--kind", kind, dict.fromkeys(card.kind_name for card in every))
    check_word("--pile", pile, dict.fromkeys(card.pile_name for card in every))
    # XP.gen.05: modules and sets are of the 2022 edition.
    chosen = known.chosen(edition, known.modules if edition == "second" else (), known.sets)
    found = [
        entry
        for entry in chosen
        if kind in (None, entry.card.kind)
        and pile in (None, known.card(entry.card.id).pile_name)
        and (category is None or category.upper() == category_letter(entry.card.category, edition))
        and contains(known.text(entry.card.id), wishes.search)
    ]
    if wishes.is_count:
        count_cards(known, edition, lang)
    elif wishes.is_balance:
        list_outliers(known, found, lang)
    elif wishes.ids:
        for id in wishes.ids:
            show(known, of_edition(known, id, edition), edition, lang)
    else:
        list_cards(known, found, edition, lang)


def check_files() -> Checked:
    """Read every file afresh, without the cache; raises CardFileError."""
    files = [(origin_of(path), path.read_bytes()) for path in card_files()]
    entries = [card for source in read_all(files) for card in source.file.card]
    return Checked(len(files), len(entries), [(card.id, deed) for card in entries for deed in deeds_of(card) if deed])


def deeds_of(card: CardEntry) -> list[str]:
    """What modules do for this card, by name."""
    levels = [*card.level, *(each for each in (card.hire, card.promotion, card.retirement) if each is not None)]
    found = [effect.does for level in levels for effect in (*level.effects, *level.upkeep_effects)]
    found += [ability.does for level in levels for ability in level.abilities]
    found += [ability.does for ability in card.abilities]
    return [deed for deed in found if deed is not None]


def contains(text: CardText, words: str) -> bool:
    haystack = " ".join(all_words(text)).casefold()
    return all(word in haystack for word in words.casefold().split())


def all_words(text: CardText) -> Iterator[str]:
    yield text.id
    spoken = [text.name, *text.sides, text.wit, text.text, text.condition, text.taken, text.top, text.lost]
    for level in text.levels:
        spoken += [level.name, level.text, level.aside, level.memory]
    for each in spoken:
        if each is not None:
            yield from (each.of(lang) for lang in SPOKEN)


def list_cards(known: Catalog, found: list[FiledCard], edition: str, lang: str) -> None:
    if not found:
        raise click.ClickException(say("nothing", lang))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column("ID", style="cyan", no_wrap=True)
    table.add_column(say("name", lang), no_wrap=True)
    table.add_column(say("kind", lang), style="dim", no_wrap=True)
    table.add_column(say("levels", lang), no_wrap=True, overflow="ellipsis", ratio=1)
    words = Speech(lang).words
    for entry in found:
        card, text = known.card(entry.card.id), known.text(entry.card.id)
        star = " *" if is_beyond_plain(card) else ""
        steps = " · ".join(words(level.name) for level in text.levels)
        table.add_row(card.id, words(text.name) + star, short_kind(entry, edition, lang), steps)
    # In a pipe nobody looks at the width, and a cut id helps nobody.
    wide = console() if console().is_terminal else Console(highlight=False, width=PIPE_WIDTH)
    wide.print(table)
    console().print(say("total", lang, count=len(found)), style="dim")


def short_kind(entry: FiledCard, edition: str, lang: str) -> str:
    kind = Speech(lang).say(f"kind-{entry.card.kind}")
    if entry.card.category:
        return f"{kind} {category_letter(entry.card.category, edition)}"
    return f"{kind} L{entry.card.rank}" if entry.card.rank else kind


def count_cards(known: Catalog, edition: str, lang: str) -> None:
    """The cards per pile and kind; exit status 1 where the rulebook has another number."""
    parts = [("base", known.cards(edition), RULEBOOK)]
    if edition == "second":
        parts += box_parts(known)
    for heading, counted, rulebook in parts:
        console().print(say(heading, lang), style="bold")
        console().print(count_table(counted, rulebook, lang))
    is_wrong = any(count_of(each.what, counted) != each.cards for _, counted, rulebook in parts for each in rulebook)
    if edition == "second":
        found = sum(len(counted) for heading, counted, _ in parts if heading in ("box", "modules", "expansions"))
        console().print(say("printed", lang, cards=found, aids=AIDS, all=found + AIDS, printed=PRINTED), style="bold")
        is_wrong |= found + AIDS != PRINTED
    if is_wrong:
        raise click.exceptions.Exit(1)


def box_parts(known: Catalog) -> list[tuple[str, list[Card], tuple[Expected, ...]]]:
    """The consolidated box: ordinary cards, then what modules and expansions bring, then the piles of all together."""
    in_box = {"", SECURITY, *(known.kinds.module[kind] for kind in known.kinds.printed())}
    everything = [card for card in known.cards("second", known.modules, known.sets) if card.module in in_box]
    named = [card for card in everything if any(card.pile_name == each.what for each in PILES_RULEBOOK)]
    return [
        ("box", box_cards(known), BOX_RULEBOOK),
        ("modules", *brought(known, is_expansion=False)),
        ("expansions", *brought(known, is_expansion=True)),
        ("piles", named, PILES_RULEBOOK),
    ]


def brought(known: Catalog, is_expansion: bool) -> tuple[list[Card], tuple[Expected, ...]]:
    """What modules or expansions bring, and how much of it the rulebook counts."""
    printed = {
        kind: each
        for kind, each in known.kinds.printed().items()
        if find_module(known.kinds.module[kind]).is_expansion == is_expansion
    }
    cards = [known.card(id) for id, entry in known.entries.items() if entry.card.kind in printed]
    return cards, tuple(Expected(kind, each.cards, each.rule) for kind, each in printed.items())


def box_cards(known: Catalog) -> list[Card]:
    """The ordinary cards."""
    entries = known.entries.values()
    return [known.card(entry.card.id) for entry in entries if entry.set == BOX or entry.module == SECURITY]


def count_of(what: str, counted: list[Card]) -> int:
    """A pile with all that lies in it, or a kind of which there is no pile."""
    in_pile = sum(card.pile_name == what for card in counted)
    return in_pile or sum(card.kind_name == what for card in counted)


def count_table(counted: list[Card], rulebook: tuple[Expected, ...], lang: str) -> Table:
    speech = Speech(lang)
    kinds = Counter((card.pile_name, card.kind_name) for card in counted)
    rows: list[Counted] = []
    for expected in rulebook:
        what = expected.what
        parts = [(speech.say(f"kind-{kind}"), number) for (pile, kind), number in kinds.items() if pile == what]
        name = speech.say(f"pile-{what}" if parts else f"kind-{what}")
        rows.append(Counted(name, count_of(what, counted), expected, parts if len(parts) > 1 else []))
    return numbers_table(rows, len(counted), lang)


def list_outliers(known: Catalog, found: list[FiledCard], lang: str) -> None:
    from wellspent.titles.pursuit.cards.value import balances, outliers

    weighed = [known.card(entry.card.id) for entry in found]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column("ID", style="cyan", no_wrap=True)
    table.add_column(say("level", lang), no_wrap=True, overflow="ellipsis", ratio=1)
    for heading in ("takes", "gives", "fair", "off", "upkeep_off"):
        table.add_column(say(heading, lang), justify="right", no_wrap=True)
    table.add_column("Source", style="dim", no_wrap=True)
    far, words = outliers(weighed), Speech(lang).words
    for each in far:
        text = known.text(each.card)
        level = f"{each.level + 1} {words(text.levels[each.level].name)}" if text.levels else ""
        table.add_row(
            each.card,
            level,
            f"{each.spent:.1f}",
            f"{each.gained:.1f}",
            f"{each.fair:+.1f}",
            signed(each.off, each.is_far),
            signed(each.upkeep_off, each.is_upkeep_far) if each.has_upkeep else "",
            text.source,
        )
    if far:
        console().print(table)
    console().print(say("far", lang, count=len(far), of=len(balances(weighed))), style="dim")


def signed(amount: float, is_far: bool) -> str:
    colour = "dim" if not is_far else "green" if amount > 0 else "red"
    return f"[{colour}]{amount:+.1f}[/]"


def of_edition(known: Catalog, id: str, edition: str) -> str:
    """The card that an edition plays under this name."""
    others = [entry.card.id for entry in known.entries.values() if entry.card.replaces == id]
    return next((other for other in others if known.entries[other].card.edition == edition), id)


def show(known: Catalog, id: str, edition: str, lang: str) -> None:
    entry = known.entries.get(id)
    if entry is None:
        raise unknown_card(id, known.entries)
    card, text = known.card(id), known.text(id)
    texts = Messages(lang, known)
    title = " / ".join(map(texts.words, text.sides)) or texts.words(text.name)
    panel = Panel(
        Group(*panel_parts(texts, card, text)),
        title=f"[bold]{title}[/]",
        subtitle=" · ".join(details(entry, text, edition, lang)),
        box=box.ROUNDED,
        padding=(1, 2),
        width=min(console().width, 100),
    )
    console().print(panel)


def details(entry: FiledCard, text: CardText, edition: str, lang: str) -> Iterator[str]:
    card = entry.card
    yield card.id
    yield Speech(lang).say(f"kind-{card.kind}")
    if card.category:
        letter = category_letter(card.category, card.edition or edition)
        yield f"{letter} {Speech(lang).say(f'category-{letter}')}"
    if card.field:
        yield f"{card.field.title()} L{card.rank}"
    if card.timing:
        yield say(card.timing, lang)
    if card.edition:
        yield Speech(lang).say(f"edition-{card.edition}")
    yield from (name for name in (entry.set, entry.module, *card.needs_modules) if name)
    yield text.source


def panel_parts(texts: Messages, card: Card, text: CardText) -> Iterator[RenderableType]:
    lang = texts.lang
    yield Line(texts.words(text.wit), style="italic")
    if not card.start.is_empty:
        yield Line("\n" + say("start", lang, goods=in_words(texts, card.start)))
    if rule := texts.card_rule(card.id):
        yield Line(rule, style="bold")
    if card.goal is not None and text.condition is not None and text.solo_condition is not None:
        yield Line("\n" + texts.words(text.condition), style="bold")
        yield Line(say("reward", lang, goods=in_words(texts, card.goal.reward)))
        yield Line(say("solo", lang, words=texts.words(text.solo_condition)))
    if card.levels:
        yield Line()
        yield level_table(texts, card, text)
    if card.additional:
        yield Line()
    for place, goods in enumerate(card.additional, 1):
        key = "additional_one" if place == 1 else "additional"
        yield Line(say(key, lang, count=place, goods=in_words(texts, goods)))
    yield Line()
    for memory in (text.taken, *(level.memory for level in text.levels), text.top, text.lost):
        if memory is not None:
            yield Line(f"“{texts.words(memory)}”", style="dim italic")


def level_table(texts: Messages, card: Card, text: CardText) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold", justify="right")
    table.add_column(style="bold", max_width=26)
    table.add_column()
    for place, words in enumerate(text.levels, 1):
        # A section is no level.
        number = str(place) if place <= card.top + 1 else "•"
        table.add_row(number, texts.words(words.name), Group(*level_lines(texts, card, place - 1)))
    return table


def level_lines(texts: Messages, card: Card, number: int) -> Iterator[RenderableType]:
    level, rule = card.levels[number], texts.rule(card.id, number)
    needs = needs_text(texts, level.needs)
    if needs not in rule:
        yield Line(say("needs", texts.lang, needs=needs), style="yellow")
    yield Line.assemble(in_words(texts, level.cost), (" → ", "cyan"), in_words(texts, level.reward))
    if level.has_upkeep:
        upkeep = (in_words(texts, level.upkeep), (" → ", "cyan"), in_words(texts, level.upkeep_reward))
        yield Line.assemble(("↻ ", "cyan"), *upkeep)
    elif not level.upkeep_reward.is_empty:
        yield Line.assemble(("↻ ", "cyan"), in_words(texts, level.upkeep_reward))
    if rule:
        yield Line(rule, style="green")


def in_words(texts: Messages, goods: Goods) -> str:
    """`3 Knowledge and 2 LTH`; a dash for nothing."""
    return "–" if goods.is_empty else texts.goods(goods.amounts)
