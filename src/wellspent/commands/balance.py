"""`wellspent balance`: what many games say about cards, seats and ways to live, as one page to show around."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from wellspent import titles
from wellspent.lab.journal import JournalError, read_match
from wellspent.lab.report import Series, report
from wellspent.lab.results import Match
from wellspent.texts import LANGUAGES

from .laboratory import Kept, Played, Seated, Where, check_schedule, game_options, match_options, play_all, run_options


@click.command()
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--out",
    "page",
    default="balance.html",
    show_default=True,
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    metavar="FILE",
    help="The page.",
)
@click.option(
    "--lang", default="en", show_default=True, type=click.Choice(LANGUAGES), help="The language of card names."
)
@match_options("sensible,sensible,sensible", games=200)
@click.option(
    "--beside",
    multiple=True,
    metavar="NAMES",
    help="Play other rules on the same seeds, too: an edition, modules or sets of cards. May be given several times.",
)
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Keep games as they are finished. After an interruption the same command goes on.",
)
@game_options
@run_options
def balance(
    folders: tuple[Path, ...],
    page: Path,
    lang: str,
    seated: Seated,
    beside: tuple[str, ...],
    keep: Path | None,
    played: Played,
    where: Where,
) -> None:
    """Weigh the cards of a game: a page with plots that needs nothing else.

    FOLDERS hold games of `wellspent simulate --out`; without any, games are played now.
    """
    check_folder(page)
    if folders:
        series = read_series(folders)
    else:
        match = Match(seated.players, games=seated.games, **played)
        matches = [match, *(other_rules(match, words) for words in beside)]
        for each in matches:
            check_schedule(each)
        series = [
            Series(each, play_all(each, where, Kept(keep / str(number) if keep else None)))
            for number, each in enumerate(matches, 1)
        ]
    page.write_text(report(series, lang), encoding="utf-8")
    click.echo(f"{sum(len(each.results) for each in series)} games weighed: {page}")


def check_folder(page: Path) -> None:
    """Whether the page has a place: better asked before an hour of games."""
    if not page.resolve().parent.is_dir():
        raise click.BadParameter(f"there is no folder {page.parent}", param_hint="--out")


def other_rules(match: Match, words: str) -> Match:
    """The same players with what is named: an edition by its name, sets of cards by theirs, modules else."""
    title = titles.title(match.game)
    if not title.editions:
        raise click.BadParameter(f"{title.called('en')} has no other rules", param_hint="--beside")
    names = [word.strip() for word in words.split(",") if word.strip()]
    editions = [name for name in names if name in title.editions]
    sets = tuple(name for name in names if name in title.set_names())
    modules = tuple(name for name in names if name not in title.editions and name not in sets)
    return replace(match, edition=editions[-1] if editions else match.edition, modules=modules, sets=sets)


def read_series(folders: Sequence[Path]) -> list[Series]:
    """Games that were played before, all of one kind."""
    try:
        series = [Series(*read_match(folder)) for folder in folders]
    except JournalError as error:
        raise click.ClickException(str(error)) from None
    for folder, each in zip(folders, series, strict=True):
        if not each.results:
            raise click.ClickException(f"No game in {folder} is finished.")
        if each.match.game != series[0].match.game:
            raise click.ClickException("A page is about one game: these folders hold games of several.")
    return series
