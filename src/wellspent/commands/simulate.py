"""`wellspent simulate`: many games between computer players, and what they say."""

from collections.abc import Sequence

import click
from rich.console import Console

from wellspent.engine.session import seat_letter
from wellspent.lab.results import Match, Result, ruleset_of
from wellspent.lab.simulate import study_of
from wellspent.lab.summary import (
    BotSummary,
    CardSummary,
    mean,
    summarise_bots,
    summarise_cards,
    summarise_kinds,
    summarise_seats,
)
from wellspent.lab.tables import Cell, write_table

from .laboratory import (
    Kept,
    Played,
    Seated,
    Where,
    check_schedule,
    game_options,
    grid_of,
    keep_options,
    match_options,
    milliseconds,
    percent,
    play_all,
    run_options,
)

# From this share of winning lives on, a card is in almost every one.
ALMOST_EVERY = 0.6
SHOWN = 8
LIFE_COLUMNS = ("game", "seed", "edition", "seat", "bot", "score", "won", "rounds_lived", "end", "game_rounds")
CARD_COLUMNS = ("card", "kind", "games_offered", "lives", "share", "winning_share", "ahead", "levels")


@click.command()
@match_options("sensible,sensible,random,random")
@game_options
@run_options
@keep_options
def simulate(seated: Seated, played: Played, where: Where, kept: Kept) -> None:
    """Let computer players play many games: scores, victories, lives, cards.

    The games depend on the seed alone, not on where they are played or how many at once. With --out, the folder gets a
    table of lives and one of cards; more --games later add to those that are there.
    """
    match = Match(seated.players, games=seated.games, **played)
    check_schedule(match)
    results = play_all(match, where, kept)
    cards = summarise_cards(match, results)
    if out := kept.out:
        lives = [*LIFE_COLUMNS, "decisions", "choices", *study_of(match).sources, "cards"]
        write_table(out, "lives", kept.form, lives, life_rows(match, results))
        write_table(out, "cards", kept.form, CARD_COLUMNS, card_rows(cards))
    console = Console()
    show_bots(console, match, results)
    show_seats(console, match, results)
    show_kinds(console, results)
    show_cards(console, match, cards)


def show_bots(console: Console, match: Match, results: Sequence[Result]) -> None:
    found, study = summarise_bots(match, results), study_of(match)
    grid = grid_of(f"{len(results)} games", "", [bot.name for bot in found])
    grid.add_row(f"{study.points}, 95% interval", *[str(bot.score) for bot in found])
    grid.add_row("lowest to highest", *[f"{bot.lowest} to {bot.highest}" for bot in found])
    grid.add_row("5%, 50%, 95% of lives", *[", ".join(map(str, bot.spread)) for bot in found])
    grid.add_row("victories of a seat", *[bot.wins.percent() for bot in found])
    grid.add_row("rounds lived", *[str(bot.rounds) for bot in found])
    grid.add_row("ms for a choice", *[milliseconds(bot.thinking) for bot in found], end_section=True)
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


def life_rows(match: Match, results: Sequence[Result]) -> list[list[Cell]]:
    sources = study_of(match).sources
    edition = ruleset_of(match).edition
    rows: list[list[Cell]] = []
    for result in results:
        for seat, life in enumerate(result.lives):
            row: list[Cell] = [result.number, result.seed, edition, seat_letter(seat)]
            row += [life.bot, life.score, life.has_won, life.rounds, life.end]
            row += [result.rounds, result.decisions, life.choices]
            row += [life.sources.get(source, 0) for source in sources]
            rows.append([*row, sorted(life.cards)])
    return rows


def card_rows(cards: Sequence[CardSummary]) -> list[list[Cell]]:
    rows: list[list[Cell]] = []
    for card in cards:
        levels = [f"{level}:{count}" for level, count in card.levels.items()]
        rows.append([card.id, card.kind, card.offered, card.taken, card.in_lives, card.in_winning, card.ahead, levels])
    return rows
