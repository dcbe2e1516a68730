"""`wellspent cards`: the cards of a game at the terminal, listed, shown, counted, checked and weighed."""

import click

from wellspent import titles
from wellspent.cardfiles import CardFileError
from wellspent.terminal.listing import CardWishes, Checked
from wellspent.texts import LANGUAGES

from .games import GameName


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--game", type=GameName(), default=titles.USUAL, show_default=True)
@click.option("--kind", metavar="KIND", help="Such as item or pet; for CV a type, such as work.")
@click.option("--category", metavar="LETTER", help="Projects of a category: A B C H P S T.")
@click.option("--pile", metavar="PILE", help="Such as job or friend; for CV a deck, such as middle_age.")
@click.option("--edition", type=click.Choice(["second", "first"]), default="second", help="2022 is the second.")
@click.option("-s", "--search", metavar="WORDS", default="", help="Cards that contain all these words.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en")
@click.option("--count", is_flag=True, help="Compare the number of cards with the rulebook's.")
@click.option("--check", is_flag=True, help="Check all card files.")
@click.option("--balance", is_flag=True, help="List the levels that are far from their worth.")
def cards(
    ids: tuple[str, ...],
    game: str,
    kind: str | None,
    category: str | None,
    pile: str | None,
    edition: str,
    search: str,
    lang: str,
    count: bool,
    check: bool,
    balance: bool,
) -> None:
    """List the cards, or show the ones named by ID."""
    if check:
        check_files()
        return
    titles.title(game).list_cards(
        CardWishes(ids, kind, category, pile, edition, search, lang, is_count=count, is_balance=balance)
    )


def check_files() -> None:
    """Read every file of every game afresh."""
    try:
        checked = [title.check_cards() for title in titles.titles()]
    except CardFileError as error:
        click.echo(str(error))
        click.echo(f"{len(error.faults)} faults in {len({fault.file for fault in error.faults})} files")
        raise click.exceptions.Exit(1) from None
    click.echo(summary(checked))
    for id, does in [deed for each in checked for deed in each.deeds]:
        click.echo(f"{id} does {does}")


def summary(checked: list[Checked]) -> str:
    return f"{sum(each.cards for each in checked)} cards in {sum(each.files for each in checked)} files, no faults"
