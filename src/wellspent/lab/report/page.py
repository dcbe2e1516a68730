"""The report as one page: its plots, its words, and everything it needs inside."""

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from wellspent import titles

from ..simulate import study_of
from .cards import album, cards_section
from .effects import Effect, card_effects
from .lives import length_section, score_section, sources_section
from .names import colour_tokens
from .series import Series
from .short import in_short
from .ways import ways_to_live

FONTS: Final = {"Sansita": "sansita-800.woff2", "Atkinson Next": "atkinson-next.woff2"}
WEIGHTS: Final = {"Sansita": "800", "Atkinson Next": "200 800"}
AGES: Final = ("teen", "a1", "a2", "a3", "a4", "o1", "o2", "o3")
SECTIONS: Final = {
    "scores": "Scores",
    "length": "How long it lasts",
    "lives": "Ways to live",
    "out": "Cards that stand out",
    "cards": "All cards",
    "method": "How this was found",
}


def report(series: Sequence[Series], lang: str = "en") -> str:
    """A page about games of one title, in whatever editions and with whatever modules."""
    effects = card_effects(series)
    ways = ways_to_live(series)
    body = "\n".join(
        [
            _sky(),
            "<main>",
            _title(series),
            "<nav>" + "".join(f'<a href="#{id}">{escape(name)}</a>' for id, name in SECTIONS.items()) + "</nav>",
            f'<section class="mat"><h2>In short</h2><ul>{_items(in_short(series, effects, ways))}</ul></section>',
            _section("scores", score_section(series)),
            _section("length", length_section(series)),
            _section("lives", sources_section(series, ways)),
            _section("out", album(series, effects, lang)),
            _section("cards", cards_section(series, effects, lang)),
            _section("method", _method(series, effects)),
            "<footer>Made by <code>wellspent balance</code>; the same seed makes the same page.</footer>",
            "</main>",
        ]
    )
    title = escape(_headline(series))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title>\n<style>{_fonts()}\n{_file('look.css')}\n{colour_tokens(series[0].match)}</style></head>\n"
        f"<body>\n{body}\n<script>{_file('page.js')}</script></body></html>\n"
    )


def _file(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")


def _fonts() -> str:
    """The type of the web table, inside the page."""
    faces = []
    for family, name in FONTS.items():
        data = b64encode((files(__package__) / "fonts" / name).read_bytes()).decode()
        faces.append(
            f'@font-face{{font-family:"{family}";font-weight:{WEIGHTS[family]};'
            f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
        )
    return "\n".join(faces)


def _sky() -> str:
    bands = "".join(f'<i style="background:var(--age-{age})"></i>' for age in AGES)
    sun = '<svg class="sun" viewBox="0 0 40 40"><circle cx="20" cy="20" r="17" fill="var(--sth)"/></svg>'
    hills = (
        '<svg class="hills" viewBox="0 0 400 40" preserveAspectRatio="none">'
        '<path d="M0 40V26Q60 4 130 22T270 20Q340 2 400 24V40Z"/></svg>'
    )
    return f'<div class="sky" aria-hidden="true">{bands}{sun}{hills}</div>'


def _headline(series: Sequence[Series]) -> str:
    return f"{titles.title(series[0].match.game).called('en')}, weighed"


def _title(series: Sequence[Series]) -> str:
    games = sum(len(each.results) for each in series)
    bots = list(dict.fromkeys(bot for each in series for bot in each.match.players))
    rules = "; ".join(dict.fromkeys(each.title for each in series))
    people = " and ".join(bots) if len(bots) < 3 else f"{', '.join(bots[:-1])} and {bots[-1]}"
    return (
        f'<header class="title"><div><h1>{escape(_headline(series))}</h1>'
        f"<p>{games} games of {escape(people)} players: {escape(rules)}.</p></div>"
        '<button class="theme" type="button">Day or lamp-light</button></header>'
    )


def _section(id: str, content: str) -> str:
    return f'<section id="{id}"><h2>{escape(SECTIONS[id])}</h2>{content}</section>'


def _items(sentences: Sequence[str]) -> str:
    return "".join(f"<li>{sentence}</li>" for sentence in sentences)


def _method(series: Sequence[Series], effects: Sequence[Effect]) -> str:
    tested = sum(effect.is_known for effect in effects)
    seeds = ", ".join(dict.fromkeys(each.match.seed for each in series))
    points = study_of(series[0].match).points
    return f"""
<p>Computer players played all games, with the seed {escape(seeds)}; seats rotate from game to game. Intervals are of
95%. Lives of one game depend on each other, so means are over games.</p>
<p><b>The effect of a card.</b> Every game in which some lives took the card and others, at the same table, did not,
gives one difference between their shares of the victory. Each share is first set beside what the same computer player
usually reaches at that seat. The effect is the mean of these differences: +10 means that in a hundred games takers
won ten more than those beside them. {points} are compared in the same way. To keep a few lucky games from looking
certain, one imagined game is won by either side.</p>
<p><b>It is no proof of cause.</b> A player takes what it can pay and what suits its life, so a card for those who are
ahead anyway looks good. Cards that are dealt, such as private goals, are free of this.</p>
<p><b>Standing out.</b> {tested} cards were compared often enough. If none of them mattered, one in twenty would still
lie outside its interval. Therefore the cards are ordered by how unlikely their difference is by luck, and only those
are named that pass the procedure of Benjamini and Hochberg with a rate of 5%: of the cards named, one in twenty is
expected to be there by luck.</p>
<p><b>Ways to live</b> are groups of lives (k-means) by the part of their points that each source gave; as many groups
as keep apart best.</p>
"""
