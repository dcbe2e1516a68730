"""The story of one life as a page that needs nothing else: to keep, to send, to print."""

from html import escape
from typing import Final

from .problems import speech
from .protocol import Ending, StoryChapter, StoryPage

# The page has its styles inside and nothing that runs.
STORY_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
STYLE: Final = """
:root { color-scheme: light dark;
  --ink: #2d2320; --soft: #6b5a52; --paper: #fffaf2; --ground: #f3e7d6; --mark: #c8331f }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f2e8dc; --soft: #c0b0a2; --paper: #2b2320; --ground: #1d1715; --mark: #ff8a73 }
}
* { box-sizing: border-box }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 Georgia, serif }
main { max-width: 42rem; margin: 0 auto; padding: 2.5rem clamp(1.25rem, 5vw, 3.5rem); background: var(--paper);
  border-radius: 1rem; box-shadow: 0 .5rem 2rem rgb(0 0 0 / .15) }
h1 { margin: 0 0 .25rem; font-size: 2.25rem; line-height: 1.15 }
h2 { margin: 2.5rem 0 .25rem; font-size: 1.25rem }
h2 small { float: right; color: var(--mark); font-size: 1rem }
.years, blockquote, footer { color: var(--soft); font-style: italic }
blockquote { margin: 0 0 1.5rem; padding: 0 }
ul { margin: .5rem 0; padding: 0 0 0 1.1rem }
li { margin: .25rem 0 }
table { width: 100%; margin-top: .75rem; border-collapse: collapse }
td { padding: .3rem 0; border-bottom: 1px solid rgb(128 110 100 / .25) }
td:last-child { text-align: right; font-variant-numeric: tabular-nums }
tr:last-child td { border: 0; font-weight: bold }
footer { margin-top: 2.5rem; text-align: center }
@media print { body { padding: 0; background: none } main { box-shadow: none } }
"""


def story_page(ending: Ending, seat: int, lang: str) -> str:
    """One self-contained page."""
    story = next(story for story in ending.stories if story.seat == seat)
    return "\n".join(
        [
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(story.title)}</title><style>{STYLE}</style></head><body><main>",
            f"<h1>{escape(story.title)}</h1>",
            f"<blockquote>{escape(story.quote)}</blockquote>" if story.quote else "",
            f"<p>{escape(story.opening)}</p>",
            *(_chapter(chapter) for chapter in story.chapters),
            f"<p>{escape(story.closing)}</p>",
            _scores(story, lang),
            f"<footer>{escape(story.epitaph)}</footer>",
            "</main></body></html>",
        ]
    )


def _chapter(chapter: StoryChapter) -> str:
    gained = f"<small>{chapter.gained:+d}</small>" if chapter.gained else ""
    years = f'<div class="years">{escape(chapter.years)}</div>' if chapter.years else ""
    entries = "".join(f"<li>{escape(entry.text)}</li>" for entry in chapter.entries)
    return (
        f"<section><h2>{gained}{escape(chapter.title)}</h2>{years}"
        f"<p>{escape(chapter.text)}</p>{f'<ul>{entries}</ul>' if entries else ''}</section>"
    )


def _scores(story: StoryPage, lang: str) -> str:
    total = escape(speech(lang).say("story-page-total"))
    rows = "".join(f"<tr><td>{escape(source.title)}<td>{source.points}</tr>" for source in story.sources)
    return f"<table>{rows}<tr><td>{total}<td>{story.total}</tr></table>"
