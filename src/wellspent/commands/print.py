"""`wellspent print`: cards to cut out."""

from collections.abc import Sequence
from pathlib import Path

import click

from wellspent import titles
from wellspent.protocol import Face
from wellspent.texts import LANGUAGES

from .games import GameName


@click.command(name="print")
@click.argument("cards", metavar="[CARD]...", nargs=-1)
@click.option("--game", type=GameName(), default=titles.USUAL, show_default=True)
@click.option("--edition", default="", help="The edition whose cards are printed.")
@click.option("--kind", "kinds", multiple=True, help="Only cards of this kind; may be given several times.")
@click.option("--module", "modules", multiple=True, help="Only cards of this module.")
@click.option("--set", "sets", multiple=True, help="Only cards of this set.")
@click.option("--base", is_flag=True, help="Only cards of the base game.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@click.option("--backs/--no-backs", default=True, help="A page of backs behind every page, for printing on both sides.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), default=Path("cards.pdf"), show_default=True)
def print_cards(
    cards: Sequence[str],
    game: str,
    edition: str,
    kinds: Sequence[str],
    modules: Sequence[str],
    sets: Sequence[str],
    base: bool,
    paper: str,
    backs: bool,
    lang: str,
    out: Path,
) -> None:
    """Write cards as sheets to cut out: PDF, nine to a page, with cut marks and backs.

    Without CARD and options all cards of the game are printed.
    """
    from wellspent.printing.drawings import NotBuilt
    from wellspent.printing.setting import NoTypesetter
    from wellspent.printing.sheets import card_sheets

    title = titles.title(game)
    if edition and edition not in title.editions:
        known = ", ".join(title.editions)
        raise click.ClickException(f'there is no edition "{edition}"{f" ({known})" if known else ""}')
    faces = title.faces(edition, lang)
    _check_known("card", cards, [face.id for face in faces])
    _check_known("kind", kinds, [face.kind for face in faces])
    _check_known("module", modules, [face.module for face in faces])
    _check_known("set", sets, [face.set for face in faces])
    chosen = [face for face in faces if _is_wanted(face, cards, kinds, modules, sets, base)]
    if not chosen:
        raise click.ClickException("no card fits all of that.")
    try:
        out.write_bytes(card_sheets(game, chosen, title.info(lang).words, paper, backs, lang))
    except (NotBuilt, NoTypesetter, OSError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{len(chosen)} cards on {-(-len(chosen) // 9) * (2 if backs else 1)} pages: {out}")


def _is_wanted(
    face: Face, cards: Sequence[str], kinds: Sequence[str], modules: Sequence[str], sets: Sequence[str], base: bool
) -> bool:
    return (
        (not cards or face.id in cards)
        and (not kinds or face.kind in kinds)
        and (not modules or face.module in modules)
        and (not sets or face.set in sets)
        and not (base and (face.module or face.set))
    )


def _check_known(what: str, wanted: Sequence[str], known: Sequence[str]) -> None:
    from wellspent.cardfiles.faults import hint

    others = sorted({*known} - {""})
    for each in wanted:
        if each not in known:
            raise click.ClickException(f'there is no {what} "{each}"{hint(each, others) if others else ""}')
