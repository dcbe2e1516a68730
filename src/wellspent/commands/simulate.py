"""`wellspent simulate`: many games between computer players, and what they say."""

import csv
import os
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from wellspent.bots import UnknownBot, persona
from wellspent.engine.session import seat_letter
from wellspent.games.cv.rules import FEWEST_SEATS as CV_FEWEST_SEATS
from wellspent.games.cv.rules import MOST_SEATS as CV_MOST_SEATS
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.game import MOST_SEATS
from wellspent.lab.results import Match, Result
from wellspent.lab.simulate import play_match, study_of
from wellspent.lab.summary import (
    BotSummary,
    CardSummary,
    mean,
    summarise_bots,
    summarise_cards,
    summarise_kinds,
    summarise_seats,
)
from wellspent.library import GameSetup, SetupError, check

from .play import named_modules

# By game: the fewest and the most seats.
SEATS = {"pursuit": (1, MOST_SEATS), "cv": (CV_FEWEST_SEATS, CV_MOST_SEATS)}
# From this share of winning lives on, a card is in almost every one.
ALMOST_EVERY = 0.6
SHOWN = 8
LIFE_COLUMNS = ("game", "seed", "edition", "seat", "bot", "score", "won", "rounds_lived", "end", "game_rounds")


def names_of(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    """The computer players, checked."""
    names = tuple(name.strip() for name in value.split(","))
    try:
        for name in names:
            persona(name, ctx.params["game"])
    except UnknownBot as error:
        raise click.BadParameter(str(error)) from None
    return names


def check_seats(game: str, players: Sequence[str]) -> None:
    fewest, most = SEATS[game]
    if not fewest <= len(players) <= most:
        amount = "too many" if len(players) > most else "too few"
        are = "player is" if len(players) == 1 else "players are"
        message = f"{len(players)} {are} {amount}; the game is for {fewest} to {most}"
        raise click.BadParameter(message, param_hint="--players")


def check_match(match: Match) -> None:
    """Whether there is such a game, in the words of whoever sets it up."""
    names = tuple(map(seat_letter, range(len(match.players))))
    setup = GameSetup(names, match.seed, match.game, match.edition, match.modules, sets=match.sets)
    try:
        check(setup)
    except SetupError as error:
        raise click.UsageError(str(error)) from None


@click.command()
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option(
    "--game", default="pursuit", show_default=True, is_eager=True, type=click.Choice(list(SEATS)), help="Which game."
)
@click.option(
    "--players",
    default="sensible,sensible,random,random",
    show_default=True,
    callback=names_of,
    metavar="NAMES",
    help="One computer player for each seat; seats rotate from game to game.",
)
@click.option("--edition", type=click.Choice(list(EDITIONS)), help="Of the Pursuit; second unless told.")
@click.option("--modules", metavar="NAMES", help="Of the Pursuit: names with commas between them.")
@click.option("--cards", metavar="SETS", help="Of the Pursuit: further cards besides the base cards: box.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, os.cpu_count()), help="Processes.")
@click.option("--csv", "rows", type=click.Path(dir_okay=False, path_type=Path), help="Write a line for every life.")
@click.option(
    "--card-csv", "card_rows", type=click.Path(dir_okay=False, path_type=Path), help="Write a line for every card."
)
def simulate(
    games: int,
    game: str,
    players: tuple[str, ...],
    edition: str | None,
    modules: str | None,
    cards: str | None,
    seed: str,
    jobs: int,
    rows: Path | None,
    card_rows: Path | None,
) -> None:
    """Let computer players play many games: scores, victories, lives, cards."""
    check_seats(game, players)
    if edition and game != "pursuit":
        raise click.BadParameter("only the Pursuit has editions", param_hint="--edition")
    match = Match(players, edition or "second", games, seed, game, named_modules(modules), named_modules(cards))
    check_match(match)
    console = Console()
    played = track(play_match(match, jobs), "Playing", total=games, console=Console(stderr=True), transient=True)
    results = list(played)
    summaries = summarise_cards(match, results)
    show_bots(console, match, results)
    show_seats(console, match, results)
    show_kinds(console, results)
    show_cards(console, match, summaries)
    if rows:
        write_lives(rows, match, results)
    if card_rows:
        write_cards(card_rows, summaries)


def show_bots(console: Console, match: Match, results: Sequence[Result]) -> None:
    found, study = summarise_bots(match, results), study_of(match)
    grid = grid_of(f"{len(results)} games", "", [bot.name for bot in found])
    grid.add_row(f"{study.points}, 95 % interval", *[str(bot.score) for bot in found])
    grid.add_row("lowest to highest", *[f"{bot.lowest} to {bot.highest}" for bot in found])
    grid.add_row("5 %, 50 %, 95 % of lives", *[", ".join(map(str, bot.spread)) for bot in found])
    grid.add_row("victories of a seat", *[bot.wins.percent() for bot in found])
    grid.add_row("rounds lived", *[str(bot.rounds) for bot in found], end_section=True)
    for end in study.ends:
        grid.add_row(f"ended: {end}", *[percent(bot.ends.get(end, 0.0)) for bot in found])
    grid.add_section()
    for source in study.sources:
        grid.add_row(f"{study.points} from {source}", *[share(bot, source) for bot in found])
    grid.add_section()
    for source in study.sources:
        grid.add_row(f"won by {source}", *[percent(bot.won_by[source]) for bot in found])
    console.print(grid)
    console.print(f"A game lasts {mean([float(result.rounds) for result in results])} rounds", end=" and ")
    console.print(f"{mean([float(result.decisions) for result in results])} decisions.")


def grid_of(title: str, first: str, headings: Sequence[str]) -> Table:
    grid = Table(title=title, title_justify="left")
    grid.add_column(first)
    for heading in headings:
        grid.add_column(heading, justify="right")
    return grid


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def share(bot: BotSummary, source: str) -> str:
    total = sum(bot.sources.values())
    return f"{bot.sources[source]:.1f} ({percent(bot.sources[source] / total)})" if total else "0"


def show_seats(console: Console, match: Match, results: Sequence[Result]) -> None:
    grid = grid_of("Seats", "seat", [study_of(match).points, "victories"])
    for seat in summarise_seats(match, results):
        grid.add_row(seat_letter(seat.seat), str(seat.score), seat.wins.percent())
    console.print(grid)


def show_kinds(console: Console, results: Sequence[Result]) -> None:
    grid = grid_of("Cards of a life", "kind", ["winners", "all lives"])
    for kind in summarise_kinds(results):
        grid.add_row(kind.kind, f"{kind.in_winning:.1f}", f"{kind.in_lives:.1f}")
    console.print(grid)


def show_cards(console: Console, match: Match, cards: Sequence[CardSummary]) -> None:
    points = study_of(match).points
    headings = ("offered", "taken", "winners", "all lives", f"{points} ahead")
    grid = grid_of("Cards most often in winning lives", "card", headings)
    for card in sorted(cards, key=lambda card: (-card.in_winning, card.id))[:SHOWN]:
        shares = (percent(card.in_winning), percent(card.in_lives), f"{card.ahead:+.1f}")
        grid.add_row(card.id, str(card.offered), str(card.taken), *shares)
    console.print(grid)
    never = [card.id for card in cards if card.offered and not card.taken]
    console.print(f"Offered and never taken: {', '.join(never) or 'none'}.")
    unlucky = [card.id for card in cards if card.taken and not card.in_winning]
    console.print(f"Taken, but by no winner: {', '.join(unlucky) or 'none'}.")
    common = [card.id for card in cards if card.in_winning >= ALMOST_EVERY]
    console.print(f"In {percent(ALMOST_EVERY)} of winning lives or more: {', '.join(common) or 'none'}.")


def write_lives(path: Path, match: Match, results: Sequence[Result]) -> None:
    sources = study_of(match).sources
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([*LIFE_COLUMNS, "decisions", *sources, "cards"])
        for result in results:
            for seat, life in enumerate(result.lives):
                writer.writerow(
                    [result.number, result.seed, match.edition if match.game == "pursuit" else "", seat_letter(seat)]
                    + [life.bot, life.score, int(life.has_won), life.rounds, life.end, result.rounds, result.decisions]
                    + [life.sources.get(source, 0) for source in sources]
                    + [" ".join(sorted(life.cards))]
                )


def write_cards(path: Path, cards: Sequence[CardSummary]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["card", "kind", "games_offered", "lives", "share", "winning_share", "ahead", "levels"])
        for card in cards:
            levels = " ".join(f"{level}:{count}" for level, count in card.levels.items())
            shares = [f"{card.in_lives:.4f}", f"{card.in_winning:.4f}", f"{card.ahead:.2f}"]
            writer.writerow([card.id, card.kind, card.offered, card.taken, *shares, levels])
