"""Small plots as HTML and SVG. Places across are percentages, so type keeps its size on every screen."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, exp, floor, log10, sqrt
from typing import Final

from ..summary import Mean

# Steps of a density, and how many spans a scale has at most: beside another plot there is room for fewer.
STEPS: Final = 96
MOST_SPANS: Final = 6
FEW_SPANS: Final = 4
# Parts of a bar narrower than this, in percent, have no number inside.
NARROW: Final = 7.0
# The room of a label, in percent of a wide plot.
WIDTH_OF_A_LETTER: Final = 0.8
LINE: Final = 4.0


class Axis:
    """From numbers to percent of the width."""

    def __init__(self, low: float, high: float, spans: int = MOST_SPANS) -> None:
        self.step: Final = nice_step((high - low) / spans)
        self.low: Final = floor(low / self.step) * self.step
        self.high: Final = max(self.low + self.step, ceil(high / self.step) * self.step)

    def place(self, value: float) -> float:
        return 100 * (min(self.high, max(self.low, value)) - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        return [self.low + self.step * place for place in range(round((self.high - self.low) / self.step) + 1)]


def nice_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, …"""
    if rough <= 0:
        return 1.0
    power = 10.0 ** floor(log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough - 1e-12)


def number(value: float) -> str:
    """Short, with a true minus."""
    return f"{value:g}".replace("-", "−")


def signed(value: float, places: int = 1) -> str:
    text = f"{value:+.{places}f}"
    return (text[1:] if float(text) == 0 else text).replace("-", "−")


def axis_row(axis: Axis, name: str) -> str:
    """The scale below a plot."""
    ticks = f'<svg class="axis">{_tick_texts(axis)}</svg>'
    return f'<div class="row scale"><span></span>{ticks}<span>{escape(name)}</span></div>'


def _tick_texts(axis: Axis) -> str:
    """The numbers of a scale; those at its edges stay inside."""
    marks = []
    for tick in axis.ticks():
        place = axis.place(tick)
        anchor = "start" if place < 1 else "end" if place > 99 else "middle"
        marks.append(f'<text x="{place:.2f}%" y="11" text-anchor="{anchor}">{number(round(tick, 9))}</text>')
    return "".join(marks)


def grid_lines(axis: Axis) -> str:
    return "".join(_upright(axis, tick, "grid") for tick in axis.ticks())


def _upright(axis: Axis, value: float, kind: str) -> str:
    place = f"{axis.place(value):.2f}%"
    return f'<line class="{kind}" x1="{place}" x2="{place}" y1="0" y2="100%"/>'


@dataclass(frozen=True)
class Whisker:
    """One row of a dot-and-whisker plot."""

    name: str
    value: Mean
    colour: str


def whisker(axis: Axis, value: Mean, title: str, colour: str, zero: float) -> str:
    """A dot with its 95 % interval; what lies beyond the axis ends at its edge."""
    low, high = axis.place(value.value - value.half), axis.place(value.value + value.half)
    return (
        f'<svg class="whisker" role="img" aria-label="{escape(title)}">{_upright(axis, zero, "zero")}'
        f'<g style="--tint:var(--{colour})"><title>{escape(title)}</title>'
        f'<rect class="hit" width="100%" height="100%"/>'
        f'<line class="span" x1="{low:.2f}%" x2="{high:.2f}%" y1="50%" y2="50%"/>'
        f'<circle class="dot" cx="{axis.place(value.value):.2f}%" cy="50%" r="5"/></g></svg>'
    )


def whiskers(
    rows: Sequence[Whisker], unit: str, name: str, zero: float, factor: float = 1.0, spans: int = MOST_SPANS
) -> str:
    """Dots with their intervals on one scale, with a line where nothing would differ."""
    scaled = [Whisker(row.name, Mean(row.value.value * factor, row.value.half * factor), row.colour) for row in rows]
    ends = [end for row in scaled for end in (row.value.value - row.value.half, row.value.value + row.value.half)]
    axis = Axis(min(zero, *ends), max(zero, *ends), spans)
    lines = [
        f'<div class="row"><span>{escape(row.name)}</span>'
        f"{whisker(axis, row.value, f'{row.name}: {spoken(row.value, unit)}', row.colour, zero)}"
        f"<b>{spoken(row.value, unit)}</b></div>"
        for row in scaled
    ]
    return f'<div class="plot rows">{"".join(lines)}{axis_row(axis, name)}</div>'


def spoken(value: Mean, unit: str = "") -> str:
    return f"{value.value:.1f}".replace("-", "−") + f" ± {value.half:.1f}{unit}"


@dataclass(frozen=True)
class Ridge:
    """One row of scores."""

    name: str
    values: Sequence[int]
    colour: str


def ridges(rows: Sequence[Ridge], name: str, spans: int = MOST_SPANS) -> str:
    """How scores are spread: a smooth hill over a bar from 5 % to 95 % with a mark at the middle."""
    every = [value for row in rows for value in row.values]
    axis = Axis(min(every), max(every), spans)
    width = axis.high - axis.low
    hills = [density(row.values, axis.low, axis.high) for row in rows]
    peak = max(max(hill) for hill in hills)
    lines = []
    for row, hill in zip(rows, hills, strict=True):
        low, middle, high = quantiles(row.values)
        title = f"{row.name}: half of the lives reach {middle}; nine in ten lie between {low} and {high}"
        points = " ".join(f"{100 * x / (STEPS - 1):.2f},{100 - 96 * y / peak:.2f}" for x, y in enumerate(hill))
        slices = _slices(row.values, axis.low, axis.step / 2, width)
        lines.append(
            f'<div class="row ridge"><span>{escape(row.name)}</span>'
            f'<svg role="img" aria-label="{escape(title)}" style="--tint:var(--{row.colour})">{grid_lines(axis)}'
            '<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">'
            f'<polygon class="hill" points="0,100 {points} 100,100"/><polyline class="crest" points="{points}"/></svg>'
            f'<line class="span" x1="{axis.place(low):.2f}%" x2="{axis.place(high):.2f}%" y1="100%" y2="100%"/>'
            f'<circle class="dot" cx="{axis.place(middle):.2f}%" cy="100%" r="5"/>{slices}</svg>'
            f"<b>{middle}<small>{low} to {high}</small></b></div>"
        )
    return f'<div class="plot rows">{"".join(lines)}{axis_row(axis, name)}</div>'


def _slices(values: Sequence[int], low: float, step: float, width: float) -> str:
    """Invisible columns that say how many lives lie there."""
    counts = Counter(int((value - low) // step) for value in values)
    return "".join(
        f'<rect class="hit" x="{100 * place * step / width:.2f}%" width="{100 * step / width:.2f}%" height="100%">'
        f"<title>{number(low + place * step)} to {number(low + (place + 1) * step)}: "
        f"{100 * count / len(values):.1f}% of lives</title></rect>"
        for place, count in sorted(counts.items())
    )


def density(values: Sequence[int], low: float, high: float) -> list[float]:
    """A kernel estimate with Silverman's width, at least half a point."""
    middle = sum(values) / len(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / len(values))
    width = max(0.5, 0.9 * spread * len(values) ** -0.2)
    counts = Counter(values)
    found = []
    for place in range(STEPS):
        x = low + (high - low) * place / (STEPS - 1)
        found.append(sum(count * exp(-0.5 * ((x - value) / width) ** 2) for value, count in counts.items()))
    return [each / (len(values) * width) for each in found]


def quantiles(values: Sequence[int]) -> tuple[int, int, int]:
    """What one life in twenty, every second and all but one in twenty stay below."""
    ordered = sorted(values)
    low, middle, high = (ordered[round(share * (len(ordered) - 1))] for share in (0.05, 0.5, 0.95))
    return low, middle, high


@dataclass(frozen=True)
class Column:
    """One bar of a histogram."""

    name: str
    count: int
    # Written below it, if there is room.
    label: str


def histogram(columns: Sequence[Column], things: str, colour: str = "i") -> str:
    """Upright bars, each with its name below and its share above."""
    total = sum(column.count for column in columns) or 1
    most = max((column.count for column in columns), default=1) or 1
    width = 100 / max(1, len(columns))
    every = max(1, ceil(len(columns) / 12))
    bars = []
    for place, column in enumerate(columns):
        share, height = 100 * column.count / total, 76 * column.count / most
        title = f"{column.name}: {column.count} {things}, {share:.1f}%"
        label = (
            f'<text x="{(place + 0.5) * width:.2f}%" y="100%" dy="-4">{escape(column.label)}</text>'
            if place % every == 0
            else ""
        )
        above = (
            f'<text class="share" x="{(place + 0.5) * width:.2f}%" y="{88 - height:.2f}%" dy="-5">{share:.0f}%</text>'
            if len(columns) <= 12 and column.count
            else ""
        )
        bars.append(
            f"<g><title>{escape(title)}</title>"
            f'<rect class="hit" x="{place * width:.2f}%" width="{width:.2f}%" height="100%"/>'
            f'<rect class="bar" x="{(place + 0.08) * width:.2f}%" width="{0.84 * width:.2f}%" '
            f'y="{88 - height:.2f}%" height="{height:.2f}%" rx="2"/>{above}{label}</g>'
        )
    opening = f'<svg class="plot histogram" style="--tint:var(--{colour})" role="img" aria-label="{escape(things)}">'
    return f"{opening}{''.join(bars)}</svg>"


@dataclass(frozen=True)
class Stack:
    """One bar made of parts, in the order of the legend."""

    name: str
    parts: dict[str, float]
    note: str = ""


def stacks(rows: Sequence[Stack], colours: dict[str, str], unit: str) -> str:
    """Bars of parts on one scale, with their numbers inside where there is room."""
    axis = Axis(0, max(sum(max(0.0, part) for part in row.parts.values()) for row in rows))
    lines = [
        f'<div class="row stack"><span>{escape(row.name)}</span><svg>{_parts(row, axis, colours, unit)}</svg>'
        f"<b>{escape(row.note)}</b></div>"
        for row in rows
    ]
    return f'{legend(colours)}<div class="plot rows">{"".join(lines)}{axis_row(axis, unit)}</div>'


def _parts(row: Stack, axis: Axis, colours: dict[str, str], unit: str) -> str:
    """Losses are left out: they would have to lie beside the bar."""
    parts, so_far = [], 0.0
    for name, colour in colours.items():
        value = row.parts.get(name, 0.0)
        if value <= 0:
            continue
        left, width = axis.place(so_far), axis.place(so_far + value) - axis.place(so_far)
        so_far += value
        inside = (
            f'<text x="{left + width / 2:.2f}%" y="50%" dy="4">{value:.0f}</text>'
            if width > NARROW and value >= 1
            else ""
        )
        parts.append(
            f'<g style="--tint:var(--{colour})">'
            f"<title>{escape(row.name)}, {escape(name)}: {value:.1f} {escape(unit)}</title>"
            f'<rect class="part" x="{left:.2f}%" width="{width:.2f}%" height="100%"/>{inside}</g>'
        )
    return "".join(parts)


def legend(colours: dict[str, str]) -> str:
    items = "".join(f'<li style="--tint:var(--{colour})">{escape(name)}</li>' for name, colour in colours.items())
    return f'<ul class="legend">{items}</ul>'


@dataclass(frozen=True)
class Dot:
    """One point of a scatter plot."""

    x: float
    y: float
    title: str
    colour: str
    # Written beside it if there is room.
    label: str = ""
    # The id of the line that tells more.
    target: str = ""


def scatter(dots: Sequence[Dot], across: str, up: str) -> str:
    """Points with a line at zero; those with a label are full."""
    if not dots:
        return ""
    heights = [0.0, *(dot.y for dot in dots)]
    one, other = Axis(0, max(dot.x for dot in dots)), Axis(min(heights), max(heights))
    marks = "".join(_mark(dot, one, other) for dot in sorted(dots, key=lambda dot: bool(dot.label)))
    labels = "".join(_labels([dot for dot in dots if dot.label], one, other))
    return (
        f'<figure class="plot"><figcaption>{escape(up)}</figcaption>'
        f'<svg class="scatter" role="group" aria-label="{escape(up)}">{_levels(other)}{marks}{labels}</svg>'
        f'<svg class="axis">{_tick_texts(one)}</svg><figcaption class="below">{escape(across)}</figcaption></figure>'
    )


def _levels(axis: Axis) -> str:
    lines = []
    for tick in axis.ticks():
        kind, y = "zero" if abs(tick) < 1e-9 else "grid", f"{100 - axis.place(tick):.2f}%"
        lines.append(f'<line class="{kind}" x1="0" x2="100%" y1="{y}" y2="{y}"/>')
        lines.append(f'<text class="tick" x="2" y="{y}" dy="-3">{signed(tick, 0)}</text>')
    return "".join(lines)


def _mark(dot: Dot, one: Axis, other: Axis) -> str:
    kind, size = ("full", 6.0) if dot.label else ("open", 4.5)
    circle = (
        f'<circle class="{kind}" cx="{one.place(dot.x):.2f}%" cy="{100 - other.place(dot.y):.2f}%" r="{size}" '
        f'style="--tint:var(--{dot.colour})"><title>{escape(dot.title)}</title></circle>'
    )
    return f'<a href="#{escape(dot.target)}" tabindex="-1">{circle}</a>' if dot.target else circle


def _labels(dots: Iterable[Dot], one: Axis, other: Axis) -> Iterable[str]:
    """The most marked first, on the side that is free; whoever would lie on another's label has none."""
    taken: list[tuple[float, float, float]] = []
    for dot in sorted(dots, key=lambda dot: -abs(dot.y)):
        x, y, width = one.place(dot.x), 100 - other.place(dot.y), WIDTH_OF_A_LETTER * len(dot.label) + 2
        for low, high, side in ((x, x + width, 'dx="10"'), (x - width, x, 'text-anchor="end" dx="-10"')):
            is_free = all(high < left or right < low or abs(y - height) > LINE for left, right, height in taken)
            if is_free and low >= 0 and high <= 100:
                taken.append((low, high, y))
                yield f'<text class="label" {side} x="{x:.2f}%" y="{y:.2f}%" dy="4">{escape(dot.label)}</text>'
                break
