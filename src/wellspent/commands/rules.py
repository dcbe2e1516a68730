"""`wellspent rules`: the ledgers at the terminal."""

import re
import shutil
import textwrap
from difflib import get_close_matches

import click

from wellspent import ledger
from wellspent.ledger import Rule

EDITIONS = {"1e": "first edition", "2e": "2022 edition"}


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("-s", "--search", metavar="WORDS", help="List the rules that contain all these words.")
def rules(ids: tuple[str, ...], search: str | None) -> None:
    """Print a rule (PH.stress.05), list a section (PH.stress) or the sections of an area (PH).

    Without an ID, list the areas.
    """
    if search is not None:
        list_search(search)
    elif not ids:
        list_areas()
    for place, id in enumerate(map(ledger.normal, ids)):
        if place:
            click.echo()
        show(id)


def show(id: str) -> None:
    if found := ledger.find(id):
        show_rule(found)
    elif id in ledger.areas():
        list_sections(id)
    elif listed := ledger.rules(id):
        list_rules(listed, in_full=True)
    else:
        raise click.UsageError(unknown(id))


def show_rule(rule: Rule) -> None:
    editions = [EDITIONS[mark] for mark in rule.marks if mark in EDITIONS]
    place = " › ".join(rule.headings)
    click.echo(" · ".join([click.style(rule.id, bold=True), place, *editions]))
    paragraph(rule.text)
    linked = [found for id in rule.links if (found := ledger.find(id))]
    for each in linked:
        if each.is_ruling:
            click.echo(f"\nRuling {click.style(each.id, bold=True)}")
            paragraph(each.text)
    see_also("See also", [each for each in linked if not each.is_ruling])
    see_also("Named by", ledger.mentions(rule.id))


def see_also(title: str, listed: list[Rule]) -> None:
    if listed:
        click.echo(f"\n{title}")
        for each in listed:
            line(each)


def list_rules(listed: list[Rule], in_full: bool = False) -> None:
    headings: tuple[str, ...] = ()
    for each in listed:
        if each.headings != headings:
            click.echo(("\n" if headings else "") + click.style(" › ".join(each.headings), bold=True))
            headings = each.headings
        if in_full:
            entry(f"  {each.id:18} ", each.text)
        else:
            line(each)


def list_sections(area: str) -> None:
    for stem in ledger.sections(area):
        listed = ledger.rules(stem)
        title = "Open questions and rulings" if listed[0].is_ruling else listed[0].heading
        click.echo(f"{stem:16} {len(listed):4}  {title}")


def list_areas() -> None:
    for area in ledger.areas():
        names = ", ".join(stem.split(".")[1] for stem in ledger.sections(area))
        entry(f"{area:6} {len(ledger.rules(area)):4}  ", names)


def list_search(words: str) -> None:
    listed = ledger.search(words)
    if not listed:
        raise click.UsageError(f"No rule contains {words!r}.")
    list_rules(listed)


def unknown(id: str) -> str:
    """Why there is no such rule, and what may have been meant."""
    stem = re.sub(r"\.\d+$", "", id)
    if listed := ledger.rules(stem) if stem != id else []:
        return f"No rule {id}: {stem} runs from {listed[0].id} to {listed[-1].id}."
    known = [*ledger.areas(), *(stem for area in ledger.areas() for stem in ledger.sections(area))]
    if stem == id:
        near = get_close_matches(id, known)
    else:
        near = get_close_matches(stem, known)
        near = [each + id[len(stem) :] if ledger.find(each + id[len(stem) :]) else each for each in near]
    hint = f" Did you mean {' or '.join(near)}?" if near else f" The areas are {', '.join(ledger.areas())}."
    return f"No rule {id}.{hint}"


def line(rule: Rule) -> None:
    """A rule on one line, cut to the width of the terminal."""
    indent = f"  {rule.id:18} "
    click.echo(indent + textwrap.shorten(rule.text, width() - len(indent), placeholder=" …"))


def paragraph(text: str) -> None:
    click.echo(textwrap.fill(text, width(), initial_indent="  ", subsequent_indent="  "))


def entry(label: str, text: str) -> None:
    """A text beside its label."""
    click.echo(textwrap.fill(text, width(), initial_indent=label, subsequent_indent=" " * len(label)))


def width() -> int:
    return max(40, min(shutil.get_terminal_size().columns, 110))
