"""`wellspent tournament`: how strong computer players are, measured against each other."""

from collections.abc import Sequence

import click
from rich.console import Console

from wellspent import titles
from wellspent.engine.session import seat_letter
from wellspent.lab.results import Result
from wellspent.lab.simulate import study_of
from wellspent.lab.tables import Cell, write_table
from wellspent.lab.tournament import PairSummary, PlayerSummary, Tournament, summarise_pairs, summarise_players

from .laboratory import (
    Kept,
    Played,
    Where,
    check_schedule,
    game_options,
    grid_of,
    keep_options,
    milliseconds,
    names_of,
    play_all,
    run_options,
)

LIFE_COLUMNS = ("game", "deal", "seed", "seat", "player", "score", "won", "rounds_lived", "choices", "seconds")
PLAYER_COLUMNS = ("player", "rating", "low", "high", "victories", "victories_half", "score", "score_half")
PAIR_COLUMNS = ("player", "other", "games", "ahead", "low", "high")


def check_players(game: str, players: Sequence[str], seats: int) -> None:
    most = titles.title(game).most_seats
    if seats > most:
        raise click.BadParameter(f"{seats} seats are too many; the game is for up to {most}", param_hint="--seats")
    if twice := sorted({name for name in players if players.count(name) > 1}):
        raise click.BadParameter(f"'{twice[0]}' is named twice", param_hint="--players")
    if len(players) < seats:
        message = f"a table of {seats} needs at least {seats} players, and there are {len(players)}"
        raise click.BadParameter(message, param_hint="--players")


@click.command()
@click.option(
    "--players",
    default="random,casual,sensible,planner",
    show_default=True,
    callback=names_of,
    metavar="NAMES",
    help="Who plays; everybody meets everybody.",
)
@click.option(
    "--seats",
    default=2,
    show_default=True,
    type=click.IntRange(2),
    metavar="N",
    help="How many sit at a table; every combination of that many players meets.",
)
@click.option(
    "--deals",
    default=100,
    show_default=True,
    type=click.IntRange(2),
    metavar="N",
    help="How many deals; each is played at every table, once from every seat.",
)
@game_options
@run_options
@keep_options
def tournament(players: tuple[str, ...], seats: int, deals: int, played: Played, where: Where, kept: Kept) -> None:
    """Let computer players meet each other, and rate them.

    Ratings work like Elo's: 400 points are ten to one, and 1500 is the average of the players. A player that thinks
    for a number of playouts (strong@200) plays the same games everywhere; one that thinks for seconds does not. With
    --out, the folder gets tables of ratings, pairs and lives; more --deals later add to those that are there.
    """
    check_players(played["game"], players, seats)
    contest = Tournament(players, seats, deals, **played)
    check_schedule(contest)
    results = play_all(contest, where, kept)
    found, pairs = summarise_players(contest, results), summarise_pairs(contest, results)
    if out := kept.out:
        thinking = ("seconds_for_a_choice", "slowest_choice")
        write_table(out, "ratings", kept.form, [*PLAYER_COLUMNS, *thinking], player_rows(found))
        write_table(out, "pairs", kept.form, PAIR_COLUMNS, pair_rows(pairs))
        write_table(out, "lives", kept.form, LIFE_COLUMNS, life_rows(contest, results))
    console = Console()
    show_players(console, contest, found, len(results))
    show_pairs(console, [player.name for player in found], pairs)


def show_players(console: Console, contest: Tournament, found: Sequence[PlayerSummary], games: int) -> None:
    headings = ("rating", "victories", study_of(contest).points, "ms a choice")
    grid = grid_of(f"{games} games with {contest.deals} deals; 95% intervals", "player", headings)
    for player in found:
        times = f"{milliseconds(player.thinking)} (≤ {milliseconds(player.slowest)})"
        grid.add_row(player.name, str(player.rating), player.wins.percent(), str(player.score), times)
    console.print(grid)


def show_pairs(console: Console, names: Sequence[str], pairs: Sequence[PairSummary]) -> None:
    """The strongest first, in rows and columns."""
    ahead = {(pair.name, pair.other): pair.ahead for pair in pairs}
    grid = grid_of("How often the player of a row ends ahead, in %", "", names)
    for name in names:
        grid.add_row(name, *[str(ahead[name, other]) if name != other else "" for other in names])
    console.print(grid)


def player_rows(found: Sequence[PlayerSummary]) -> list[list[Cell]]:
    rows: list[list[Cell]] = []
    for player in found:
        rating, wins, score = player.rating, player.wins, player.score
        row: list[Cell] = [player.name, rating.value, rating.low, rating.high]
        rows.append([*row, wins.value, wins.half, score.value, score.half, player.thinking, player.slowest])
    return rows


def pair_rows(pairs: Sequence[PairSummary]) -> list[list[Cell]]:
    return [[pair.name, pair.other, pair.games, pair.ahead.value, pair.ahead.low, pair.ahead.high] for pair in pairs]


def life_rows(contest: Tournament, results: Sequence[Result]) -> list[list[Cell]]:
    rows: list[list[Cell]] = []
    for result in results:
        for seat, life in enumerate(result.lives):
            row: list[Cell] = [result.number, contest.deal_of(result.number), result.seed, seat_letter(seat)]
            rows.append([*row, life.bot, life.score, life.has_won, life.rounds, life.choices, life.seconds])
    return rows
