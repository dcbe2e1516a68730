"""Sections about lives: scores, seats, length, and where points come from."""

from collections import Counter
from collections.abc import Sequence
from html import escape

from wellspent.engine.session import seat_letter

from ..results import Life
from ..simulate import study_of
from ..summary import lives_of, mean, victories
from .names import bot_colour, source_colour
from .plots import FEW_SPANS, Column, Ridge, Stack, Whisker, histogram, nice_step, ridges, stacks, whiskers
from .series import Series, all_sources
from .ways import Way

# So many bars of decisions, about.
BARS = 24


def score_section(series: Sequence[Series]) -> str:
    points = study_of(series[0].match).points
    bots = list(dict.fromkeys(bot for each in series for bot in each.match.players))
    rows = [Ridge(bot, [life.score for life in _lives(series) if life.bot == bot], bot_colour(bot)) for bot in bots]
    parts = [
        "<p>The hill shows how often each score was reached; the bar below it holds nine lives in ten, the dot has "
        "half of them on either side.</p>",
        f"<h3>By computer player</h3>{ridges(rows, points)}",
    ]
    if len(series) > 1:
        rules = [Ridge(each.title, [life.score for life in lives_of(each.results)], "i") for each in series]
        parts.append(f"<h3>By rules and table</h3>{ridges(rules, points)}")
    parts += [_seats(series, seats) for seats in sorted({each.match.seats for each in series}) if seats > 1]
    return "".join(parts)


def _lives(series: Sequence[Series]) -> list[Life]:
    return [life for each in series for life in lives_of(each.results)]


def _seats(series: Sequence[Series], seats: int) -> str:
    results = [result for each in series if each.match.seats == seats for result in each.results]
    points = study_of(series[0].match).points
    wins = [
        Whisker(f"seat {seat_letter(seat)}", mean([victories(result)[seat] for result in results]), f"p{seat + 1}")
        for seat in range(seats)
    ]
    scores = [
        Ridge(f"seat {seat_letter(seat)}", [result.lives[seat].score for result in results], f"p{seat + 1}")
        for seat in range(seats)
    ]
    return (
        f"<h3>By seat, {seats} players</h3>"
        f'<div class="pair"><div><p class="note">Share of victories; the line is a fair share.</p>'
        f"{whiskers(wins, ' %', '%', zero=100 / seats, factor=100, spans=FEW_SPANS)}</div>"
        f'<div><p class="note">{escape(points)}</p>{ridges(scores, points, FEW_SPANS)}</div></div>'
    )


def length_section(series: Sequence[Series]) -> str:
    results = [result for each in series for result in each.results]
    rounds = Counter(life.rounds for life in _lives(series))
    columns = [Column(f"{count} rounds", rounds[count], str(count)) for count in range(min(rounds), max(rounds) + 1)]
    decisions = [result.decisions for result in results]
    ends = Counter(life.end for life in _lives(series) if life.end)
    bars = histogram([Column(end, ends[end], end) for end in study_of(series[0].match).ends], "lives", "lth")
    ending = f"<h3>How lives end</h3>{bars}" if ends else ""
    return (
        f'<div class="pair"><div><h3>Rounds of a life</h3>{histogram(columns, "lives")}</div>'
        f"<div><h3>Decisions of a game</h3>{histogram(_bins(decisions), 'games', 'p2')}</div></div>{ending}"
    )


def _bins(values: Sequence[int]) -> list[Column]:
    step = max(1, round(nice_step((max(values) - min(values)) / BARS)))
    low = min(values) // step
    counts = Counter(value // step for value in values)
    return [
        Column(f"{place * step} to {(place + 1) * step - 1} decisions", counts[place], str(place * step))
        for place in range(low, max(counts) + 1)
    ]


def sources_section(series: Sequence[Series], ways: Sequence[Way]) -> str:
    study, sources = study_of(series[0].match), all_sources(series)
    colours = {source: source_colour(series[0].match, source) for source in sources}
    rows = []
    for each in series:
        lives = lives_of(each.results)
        before = f"{each.title}: " if len(series) > 1 else ""
        rows.append(_stack(f"{before}winners", [life for life in lives if life.has_won], sources, study.points))
        rows.append(_stack(f"{before}all lives", lives, sources, study.points))
    shown = [row for row in rows if row is not None]
    parts = [f"<h3>Where winners’ points come from</h3>{stacks(shown, colours, study.points)}"]
    if ways:
        parts.append(_ways(ways, colours, study.points))
    return "".join(parts)


def _stack(name: str, lives: Sequence[Life], sources: Sequence[str], points: str) -> Stack | None:
    if not lives:
        return None
    parts = {source: sum(life.sources.get(source, 0) for life in lives) / len(lives) for source in sources}
    return Stack(name, parts, f"{sum(parts.values()):.1f} {points}")


def _ways(ways: Sequence[Way], colours: dict[str, str], points: str) -> str:
    rows = [Stack(way_name(way), way.sources, f"{100 * way.share:.0f}% of lives") for way in ways]
    wins = [Whisker(way_name(way), way.wins, colours[way.marks[0]]) for way in ways]
    return (
        "<h3>Kinds of lives</h3><p>Lives with a similar mix of points, named after what they lean on more than "
        f"others do.</p>{stacks(rows, colours, points)}"
        "<h3>Which of them win</h3><p>Wins per 100 games above or below the usual for that player and "
        f"seat.</p>{whiskers(wins, '', 'in 100 games', zero=0, factor=100)}"
    )


def way_name(way: Way) -> str:
    return " and ".join(way.marks)
