"""`wellspent cards --game cv`: the cards of CV at the terminal."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import click
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from wellspent.cardfiles import CardFileError, Text
from wellspent.cardfiles.schema import SPOKEN
from wellspent.games.cv.cards import DECKS, TYPES, Card
from wellspent.games.cv.symbols import SYMBOLS
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
from wellspent.titles.cv.cards import CardEntry, Catalog, catalog
from wellspent.titles.cv.cards.catalog import card_files, read_all
from wellspent.titles.cv.texts import CvTexts

RULEBOOK: Final = (
    Expected("childhood", 12, "CV.comp.05"),
    Expected("early_adulthood", 26, "CV.comp.06"),
    Expected("middle_age", 20, "CV.comp.07"),
    Expected("old_age", 17, "CV.comp.08"),
    Expected("life_goal", 8, "CV.comp.09"),
)
WORDS: Final = {
    "number": Text("No.", "Nº"),
    "deal": Text("Cost → effect", "Coût → effet"),
    "costs": Text("costs {}", "coûte {}"),
    "asks": Text("only {}", "seulement {}"),
    "gives": Text("{} each turn", "{} à chaque tour"),
    "event": Text("{} once", "{} une fois"),
    "running": Text("to keep: {}", "pour la garder : {}"),
    "die": Text("+{} dice", "+{} dés"),
    "die_one": Text("+1 die", "+1 dé"),
    "reroll": Text("+{} rerolls", "+{} relances"),
    "reroll_one": Text("+1 reroll", "+1 relance"),
    "points": Text("{} points", "{} points"),
    "points_one": Text("1 point", "1 point"),
}


def word(key: str, lang: str, *values: object) -> str:
    return WORDS[key].of(lang).format(*values)


def check_files() -> Checked:
    """Read every file afresh; raises CardFileError."""
    files = [(f"cv/{path.name}", path.read_bytes()) for path in card_files()]
    cards = read_all(files)
    return Checked(len(files), len(cards), [(card.id, card.does) for card in cards if card.does])


def list_wished(wishes: CardWishes) -> None:
    """List, show or count the cards of CV."""
    kind, deck, lang = wishes.kind, wishes.pile, wishes.lang
    check_word("--kind", kind, TYPES)
    check_word("--pile", deck, DECKS)
    if wishes.category or wishes.is_balance:
        raise click.UsageError("CV has neither categories nor a balance by level.")
    try:
        known = catalog()
    except CardFileError as error:
        raise click.ClickException(f"faulty card files\n{error}") from None
    texts = CvTexts(lang, known)
    if wishes.is_count:
        count_cards(known, texts, lang)
    elif wishes.ids:
        for id in wishes.ids:
            show(known, texts, id, lang)
    else:
        found = [
            card
            for card in known.cards()
            if (kind is None or TYPES.index(kind) in card.types)
            and (deck is None or DECKS.index(deck) == card.deck)
            and contains(known.entry(card.id), wishes.search)
        ]
        list_cards(known, texts, found, lang)


def contains(entry: CardEntry, words: str) -> bool:
    memory = entry.memory
    told = [entry.name, entry.wit, entry.text, memory.taken, memory.lost, memory.played]
    spoken = " ".join([entry.id, *[text.of(each) for text in told if text is not None for each in SPOKEN]]).casefold()
    return all(each in spoken for each in words.casefold().split())


def list_cards(known: Catalog, texts: CvTexts, found: list[Card], lang: str) -> None:
    if not found:
        raise click.ClickException(say("nothing", lang))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column(word("number", lang), style="dim", justify="right", no_wrap=True)
    table.add_column("ID", style="cyan", no_wrap=True)
    table.add_column(say("name", lang), no_wrap=True)
    table.add_column(say("kind", lang), style="dim", no_wrap=True)
    table.add_column(word("deal", lang), no_wrap=True, overflow="ellipsis", ratio=1)
    for card in found:
        sides = asked(card, texts, lang), effects(known.entry(card.id), card, texts, lang)
        deal = " → ".join(filter(None, map("; ".join, sides)))
        table.add_row(str(card.number), card.id, texts.card(card.id), kinds(card, texts), deal)
    console().print(table)
    console().print(say("total", lang, count=len(found)), style="dim")


def kinds(card: Card, texts: CvTexts) -> str:
    return " / ".join(texts.say(f"cv-type-{TYPES[kind]}") for kind in card.types)


def asked(card: Card, texts: CvTexts, lang: str) -> Iterator[str]:
    if any(card.cost):
        yield texts.symbols(card.cost)
    if card.conditions or card.has:
        yield word("asks", lang, texts.needs(card))


def effects(entry: CardEntry, card: Card, texts: CvTexts, lang: str) -> Iterator[str]:
    """What an active card does, or an event, or a goal."""
    if any(card.tokens):
        yield word("gives", lang, texts.symbols(card.tokens))
    if card.has_symbols:
        yield word("event", lang, texts.symbols(card.symbols))
    if card.has_running:
        yield word("running", lang, texts.symbols(card.running))
    for key, amount in (("die", card.extra_dice), ("reroll", card.rerolls), ("points", card.points)):
        if amount:
            yield word(f"{key}_one" if amount == 1 else key, lang, amount)
    for arrow in card.arrows:
        names = [texts.say(f"cv-symbol-{SYMBOLS[each]}.name") for each in (arrow.source, arrow.target)]
        yield (" ↔ " if arrow.both_ways else " → ").join(names)
    if entry.text is not None:
        yield texts.words(entry.text)


def count_cards(known: Catalog, texts: CvTexts, lang: str) -> None:
    """The cards per deck and type; exit status 1 where the rulebook has another number."""
    cards = known.cards()
    decks = Counter(DECKS[card.deck] for card in cards)
    # A card of two colours counts under its first type and is named with both.
    types = Counter((DECKS[card.deck], kinds(card, texts)) for card in cards)
    rows: list[Counted] = []
    for expected in RULEBOOK:
        parts = [(name, number) for (deck, name), number in types.items() if deck == expected.what]
        name = texts.say(f"cv-deck-{expected.what}")
        rows.append(Counted(name, decks[expected.what], expected, parts if len(parts) > 1 else []))
    console().print(numbers_table(rows, len(cards), lang))
    if any(row.found != row.expected.cards for row in rows):
        raise click.exceptions.Exit(1)


def show(known: Catalog, texts: CvTexts, id: str, lang: str) -> None:
    if id not in known.entries:
        raise unknown_card(id, known.entries)
    entry, card = known.entry(id), next(card for card in known.cards() if card.id == id)
    details = [
        f"{word('number', lang)} {card.number}",
        id,
        kinds(card, texts),
        texts.say(f"cv-deck-{DECKS[card.deck]}"),
    ]
    panel = Panel(
        Group(*panel_parts(entry, card, texts, lang)),
        title=f"[bold]{texts.card(id)}[/]",
        subtitle=" · ".join([*details, entry.source]),
        box=box.ROUNDED,
        padding=(1, 2),
        width=min(console().width, 100),
    )
    console().print(panel)


def panel_parts(entry: CardEntry, card: Card, texts: CvTexts, lang: str) -> Iterator[RenderableType]:
    yield Line(texts.words(entry.wit), style="italic")
    yield Line()
    if any(card.cost):
        yield Line(word("costs", lang, texts.symbols(card.cost)))
    if card.conditions or card.has:
        yield Line(word("asks", lang, texts.needs(card)), style="yellow")
    for line in effects(entry, card, texts, lang):
        yield Line(line, style="bold")
    yield Line()
    for memory in (entry.memory.taken, entry.memory.lost, entry.memory.played):
        if memory is not None:
            yield Line(f"“{texts.words(memory)}”", style="dim italic")
