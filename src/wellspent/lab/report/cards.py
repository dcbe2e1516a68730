"""Sections about cards: those that stand out, and all of them."""

from collections.abc import Sequence
from html import escape
from typing import Final

from ..simulate import study_of
from ..summary import Mean
from .effects import Effect
from .names import EDITIONS, card_edition, card_name, kind_colour, kind_name
from .plots import Axis, Dot, scatter, signed, whisker
from .series import Series

MEANING: Final = (
    "Effect: of a hundred games in which some took the card and others at the same table did not, "
    "how many more the takers won."
)
# What is sorted behind everything else.
NEVER: Final = -1e6


def named(series: Sequence[Series], effect: Effect, lang: str) -> str:
    """Its name, and its edition where a page has both: a card and its other version have one name."""
    name = card_name(series[0].match, effect.id, lang)
    edition = card_edition(series[0].match, effect.id)
    has_both = len({each.match.edition for each in series}) > 1
    return f"{name} ({EDITIONS[edition]})" if has_both and edition else name


def told(value: Mean, factor: float = 1.0) -> str:
    return f"{signed(factor * value.value)} ± {factor * value.half:.1f}"


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def _victories(effect: Effect) -> str:
    return f"{told(effect.wins, 100)} victories in 100 games"


def album(series: Sequence[Series], effects: Sequence[Effect], lang: str) -> str:
    """The map of all cards and those that luck does not explain."""
    known = [effect for effect in effects if effect.is_known]
    dots = [
        Dot(
            100 * effect.taken_share,
            100 * effect.wins.value,
            f"{named(series, effect, lang)}: {_victories(effect)}, taken by {percent(effect.taken_share)}",
            kind_colour(series[0].match, effect.kind),
            named(series, effect, lang) if effect.stands_out else "",
            f"card-{effect.id}",
        )
        for effect in known
    ]
    out = sorted((effect for effect in effects if effect.stands_out), key=lambda effect: -effect.wins.value)
    pages = "".join(_page(series, effect, lang) for effect in out)
    none = (
        ""
        if out
        else "<p>None: what differs between cards is within what luck does with so many cards and so few games.</p>"
    )
    plot = scatter(
        dots, "% of the lives at such tables that took it", "victories in 100 games more than those beside them"
    )
    return f'<p>{MEANING}</p>{plot}{none}<ul class="album">{pages}</ul>'


def _page(series: Sequence[Series], effect: Effect, lang: str) -> str:
    points, tint = study_of(series[0].match).points, kind_colour(series[0].match, effect.kind)
    return (
        f'<li style="--tint:var(--{tint})"><b>{escape(named(series, effect, lang))}</b>'
        f"<small>{escape(kind_name(effect.kind))}</small><br>"
        f"<strong>{_victories(effect)}</strong>, {told(effect.points)} {escape(points)}; "
        f"taken by {percent(effect.taken_share)}</li>"
    )


def cards_section(series: Sequence[Series], effects: Sequence[Effect], lang: str) -> str:
    """Every card of the games, with a line for each."""
    known = [effect.wins for effect in effects if effect.is_known]
    ends = sorted(abs(100 * wins.value) + 100 * wins.half for wins in known)
    reach = max(10.0, ends[round(0.9 * (len(ends) - 1))] if ends else 0.0)
    axis = Axis(-reach, reach)
    points = study_of(series[0].match).points
    rows = "".join(
        _row(series, effect, axis, lang)
        for effect in sorted(effects, key=lambda effect: (not effect.is_known, -effect.wins.value, effect.id))
    )
    kinds = "".join(
        f'<option value="{escape(kind)}">{escape(kind_name(kind))}</option>'
        for kind in dict.fromkeys(effect.kind for effect in effects)
    )
    heads = [
        ("name", "Card"),
        ("wide", "Offered<br>in games"),
        ("", "Taken<br>by lives"),
        ("wide", "Games<br>compared"),
        ("", "Effect on<br>victory"),
        ("picture", f"{-axis.high:.0f} to +{axis.high:.0f}".replace("-", "−")),
        ("wide", f"{escape(points)}"),
    ]
    head = "".join(f'<th scope="col" class="{kind}"><button type="button">{text}</button></th>' for kind, text in heads)
    return (
        f"<p>{MEANING} Grey: fewer than ten games to compare. Coloured lines stand out.</p>"
        '<div class="tools"><input id="search" type="search" placeholder="Find a card" aria-label="Find a card">'
        f'<select id="kind" aria-label="Kind"><option value="">all kinds</option>{kinds}</select>'
        '<label><input id="only" type="checkbox"> only those that stand out</label></div>'
        f'<table id="all-cards"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    )


def _row(series: Sequence[Series], effect: Effect, axis: Axis, lang: str) -> str:
    name, tint = escape(named(series, effect, lang)), kind_colour(series[0].match, effect.kind)
    return (
        f'<tr id="card-{effect.id}" data-kind="{escape(effect.kind)}"{" class=out" if effect.stands_out else ""}>'
        f'<td class="name" data-key="{name}" style="--tint:var(--{tint})" title="{effect.id}">'
        f"<b>{name}</b><small>{escape(kind_name(effect.kind))}</small></td>"
        f"{_cell(effect.offered_share, percent(effect.offered_share), 'wide')}"
        f"{_cell(effect.taken_share, percent(effect.taken_share))}"
        f"{_cell(effect.compared, str(effect.compared), 'wide')}{_effect_cells(name, effect, axis)}</tr>"
    )


def _effect_cells(name: str, effect: Effect, axis: Axis) -> str:
    wins = Mean(100 * effect.wins.value, 100 * effect.wins.half)
    if not effect.is_known:
        return _cell(NEVER, "–", "unknown") + _cell(NEVER, "", "picture") + _cell(NEVER, "–", "wide unknown")
    picture = whisker(axis, wins, f"{name}: {_victories(effect)}", "lth" if effect.stands_out else "ink-3", 0.0)
    return (
        _cell(wins.value, told(wins))
        + _cell(wins.value, picture, "picture")
        + _cell(effect.points.value, told(effect.points), "wide")
    )


def _cell(key: float, text: str, kind: str = "") -> str:
    """A cell that knows what it is sorted by."""
    return f'<td{f" class={kind!r}" if kind else ""} data-key="{key:.4f}">{text}</td>'
