"""The few sentences that most readers want."""

from collections.abc import Sequence
from html import escape
from statistics import NormalDist

from wellspent.engine.session import seat_letter

from ..simulate import study_of
from ..summary import NORMAL, mean, summarise_bots, victories
from .effects import Effect
from .lives import way_name
from .plots import spoken
from .series import Series
from .ways import Way


def in_short(series: Sequence[Series], effects: Sequence[Effect], ways: Sequence[Way]) -> list[str]:
    return [*_scores(series), *_seats(series), *_length(series), *_ways(ways), *_cards(effects)]


def _scores(series: Sequence[Series]) -> list[str]:
    points = study_of(series[0].match).points
    found = []
    for each in series:
        bots = summarise_bots(each.match, each.results)
        told = "; ".join(
            f"{escape(bot.name)} <b>{spoken(bot.score)}</b>, nine in ten from {bot.spread[0]} to {bot.spread[2]}"
            for bot in bots
        )
        found.append(f"{escape(each.title[0].upper() + each.title[1:])}, {points}: {told}.")
    return found


def _seats(series: Sequence[Series]) -> list[str]:
    found = []
    for seats in sorted({each.match.seats for each in series} - {1}):
        results = [result for each in series if each.match.seats == seats for result in each.results]
        wins = [mean([victories(result)[seat] for result in results]) for seat in range(seats)]
        # With several seats one of them is easily outside its own interval.
        wider = NormalDist().inv_cdf(1 - 0.025 / seats) / NORMAL
        uneven = [seat for seat, win in enumerate(wins) if abs(win.value - 1 / seats) > wider * win.half]
        told = ", ".join(f"{seat_letter(seat)} {100 * win.value:.0f}%" for seat, win in enumerate(wins))
        if uneven:
            names = " and ".join(f"seat {seat_letter(seat)}" for seat in uneven)
            found.append(
                f"With {seats} players <b>seats are not even</b>: {names} differs from its fair share ({told})."
            )
        else:
            found.append(
                f"With {seats} players seats are even, as far as so many games can tell: {told} of the victories."
            )
    return found


def _length(series: Sequence[Series]) -> list[str]:
    results = [result for each in series for result in each.results]
    rounds = mean([float(result.rounds) for result in results])
    decisions = mean([float(result.decisions) for result in results])
    return [f"A game lasts {rounds.value:.1f} rounds and {decisions.value:.0f} decisions."]


def _ways(ways: Sequence[Way]) -> list[str]:
    if not ways:
        return []
    best = max(ways, key=lambda way: way.wins.value - way.wins.half)
    if best.wins.value <= best.wins.half:
        return ["No way to live wins clearly more often than another."]
    return [
        f"Lives that lean on {escape(way_name(best))} win most: "
        f"<b>{100 * best.wins.value:.0f} ± {100 * best.wins.half:.0f}</b> games in a hundred more than usual."
    ]


def _cards(effects: Sequence[Effect]) -> list[str]:
    known = sum(effect.is_known for effect in effects)
    out = [effect for effect in effects if effect.stands_out]
    better = sum(effect.wins.value > 0 for effect in out)
    never = sum(bool(effect.offered) and not effect.taken for effect in effects)
    found = [
        f"{known} of {len(effects)} cards could be compared; "
        f"<b>{better}</b> stand out as better, <b>{len(out) - better}</b> as worse."
    ]
    if never:
        found.append(f"Offered and never taken: {never}.")
    return found
