"""`wellspent simulate`: many games between computer players, and what they say."""

import csv
import os
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from wellspent.bots import BOTS
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.game import MOST_SEATS
from wellspent.lab.simulate import ENDS, SOURCES, Match, Result, play_match
from wellspent.lab.summary import BotSummary, CardSummary, mean, summarise_bots, summarise_cards

# From this share of winning lives on, a card is in almost every one.
ALMOST_EVERY = 0.6
SHOWN = 8
LIFE_COLUMNS = (
    *("game", "seed", "edition", "seat", "bot", "lth", "won"),
    *("rounds_lived", "end", "game_rounds", "decisions"),
)


def seats(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    """The computer players, checked."""
    names = tuple(name.strip() for name in value.split(","))
    if unknown := [name for name in names if name not in BOTS]:
        raise click.BadParameter(f"there is no computer player '{unknown[0]}'; there are: {', '.join(BOTS)}")
    if len(names) > MOST_SEATS:
        raise click.BadParameter(f"{len(names)} players are too many; the game is for 1 to {MOST_SEATS}")
    return names


@click.command()
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option(
    "--players",
    default="sensible,sensible,random,random",
    show_default=True,
    callback=seats,
    metavar="NAMES",
    help="One computer player for each seat; seats rotate from game to game.",
)
@click.option("--edition", default="second", show_default=True, type=click.Choice(list(EDITIONS)))
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, os.cpu_count()), help="Processes.")
@click.option("--csv", "rows", type=click.Path(dir_okay=False, path_type=Path), help="Write a line for every life.")
@click.option("--cards", type=click.Path(dir_okay=False, path_type=Path), help="Write a line for every card.")
def simulate(
    games: int, players: tuple[str, ...], edition: str, seed: str, jobs: int, rows: Path | None, cards: Path | None
) -> None:
    """Let computer players play many games: scores, victories, lives, cards."""
    match = Match(players, edition, games, seed)
    console = Console()
    played = track(play_match(match, jobs), "Playing", total=games, console=Console(stderr=True), transient=True)
    results = list(played)
    summaries = summarise_cards(match, results)
    show_bots(console, results)
    show_cards(console, summaries)
    if rows:
        write_lives(rows, match, results)
    if cards:
        write_cards(cards, summaries)


def show_bots(console: Console, results: Sequence[Result]) -> None:
    found = summarise_bots(results)
    grid = Table(title=f"{len(results)} games", title_justify="left")
    for heading in ("", *[bot.name for bot in found]):
        grid.add_column(heading, justify="left" if not heading else "right")
    grid.add_row("LTH, 95 % interval", *[str(bot.score) for bot in found])
    grid.add_row("lowest to highest", *[f"{bot.lowest} to {bot.highest}" for bot in found])
    grid.add_row("victories of a seat", *[bot.wins.percent() for bot in found])
    grid.add_row("rounds lived", *[str(bot.rounds) for bot in found], end_section=True)
    for end in ENDS:
        grid.add_row(f"ended: {end}", *[f"{100 * bot.ends.get(end, 0.0):.0f} %" for bot in found])
    grid.add_section()
    for source in SOURCES:
        grid.add_row(f"LTH from {source}", *[share(bot, source) for bot in found])
    console.print(grid)
    console.print(f"A game lasts {mean([float(result.rounds) for result in results])} rounds", end=" and ")
    console.print(f"{mean([float(result.decisions) for result in results])} decisions.")


def share(bot: BotSummary, source: str) -> str:
    total = sum(bot.sources.values())
    return f"{bot.sources[source]:.1f} ({100 * bot.sources[source] / total:.0f} %)" if total else "0"


def show_cards(console: Console, cards: Sequence[CardSummary]) -> None:
    grid = Table(title="Cards most often in winning lives", title_justify="left")
    grid.add_column("card")
    for heading in ("offered", "taken", "winners", "all lives", "LTH ahead"):
        grid.add_column(heading, justify="right")
    for card in sorted(cards, key=lambda card: (-card.in_winning, card.id))[:SHOWN]:
        grid.add_row(
            card.id,
            str(card.offered),
            str(card.taken),
            f"{100 * card.in_winning:.0f} %",
            f"{100 * card.in_lives:.0f} %",
            f"{card.ahead:+.1f}",
        )
    console.print(grid)
    never = [card.id for card in cards if card.offered and not card.taken]
    console.print(f"Offered and never taken: {', '.join(never) or 'none'}.")
    common = [card.id for card in cards if card.in_winning >= ALMOST_EVERY]
    console.print(f"In {100 * ALMOST_EVERY:.0f} % of winning lives or more: {', '.join(common) or 'none'}.")


def write_lives(path: Path, match: Match, results: Sequence[Result]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([*LIFE_COLUMNS, *SOURCES, "cards"])
        for result in results:
            for seat, life in enumerate(result.lives):
                writer.writerow(
                    [result.number, result.seed, match.edition, "ABCD"[seat], life.bot, life.score, int(life.has_won)]
                    + [life.rounds, life.end, result.rounds, result.decisions]
                    + [life.sources.get(source, 0) for source in SOURCES]
                    + [" ".join(sorted(life.cards))]
                )


def write_cards(path: Path, cards: Sequence[CardSummary]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["card", "kind", "games_offered", "lives", "share", "winning_share", "lth_ahead", "levels"])
        for card in cards:
            levels = " ".join(f"{level}:{count}" for level, count in card.levels.items())
            shares = [f"{card.in_lives:.4f}", f"{card.in_winning:.4f}", f"{card.ahead:.2f}"]
            writer.writerow([card.id, card.kind, card.offered, card.taken, *shares, levels])
