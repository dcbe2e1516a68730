"""The end of a game: who won and why, and the story of every life."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from wellspent.story import Goal, Story

from .look import Look
from .pieces import Block, fit, heading, line, seat_text, wrapped
from .stage import Stage

READABLE: Final = 90
LABEL: Final = 24
COLUMN: Final = 13


def end_pages(stage: Stage, width: int) -> list[Block]:
    """The result of a finished game, then a page for each story; of a running one the stories so far."""
    stories = [stage.story(seat) for seat in range(stage.session.game.seats)]
    told = [stage.story_lines(story, min(width, READABLE)) for story in stories]
    if not stage.session.state.finished:
        return told
    return [[*result(stage, width), *scores(stage, stories), *solo_goals(stage, stories, width)], *told]


def result(stage: Stage, width: int) -> Block:
    """Who won, in a line of its own."""
    look, names = stage.look, stage.names
    winners = stage.session.game.winners(stage.session.state)
    if len(names) == 1:
        words = stage.say("solo-won" if winners else "solo-lost", name=names[0])
    else:
        words = stage.texts.say(
            stage.won, names=stage.texts.listing([names[seat] for seat in winners]), count=len(winners)
        )
    title = Text(words, f"bold {look.palette.go if winners else look.palette.warn}")
    notes = [row for words in stage.end_notes() for row in wrapped(words, width, " ", look.faint)]
    return [heading(line((look.signs.sun, look.palette.key), " ", title), width, look), *notes, line()]


# Scores.


def scores(stage: Stage, stories: Sequence[Story]) -> Block:
    """A table: one column for each life, one line for each source of points, the sum below."""
    look = stage.look
    rows: Block = [_row(look, Text(), [seat_text(told.seat, look, told.name, "bold") for told in stories])]
    found = by_source(stories)
    for title, amounts in found.items() if len(found) > 1 else ():
        rows.append(_row(look, Text(title), [Text(str(amount)) for amount in amounts]))
    totals = [stage.points(told.total) for told in stories]
    for total in totals:
        total.stylize("bold")
    return [*rows, _row(look, Text(stage.total_title, "bold"), totals), line()]


def by_source(stories: Sequence[Story]) -> dict[str, list[int]]:
    """What each life got from each source, under the title of the source."""
    found: dict[str, list[int]] = {}
    for place, told in enumerate(stories):
        for source in told.sources:
            found.setdefault(source.title, [0] * len(stories))[place] = source.points
    return {title: amounts for title, amounts in found.items() if any(amounts)}


def _row(look: Look, label: Text, cells: list[Text]) -> Text:
    made = line(" ", fit(label, LABEL, look))
    for cell in cells:
        cut = fit(cell, COLUMN, look) if cell.cell_len > COLUMN else cell
        made.append_text(line(" " * (COLUMN - cut.cell_len), cut))
    return made


def solo_goals(stage: Stage, stories: Sequence[Story], width: int) -> Block:
    """Alone, every goal must be met."""
    if len(stories) > 1:
        return []
    rows = [verdict(goal, stage.look) for goal in stories[0].goals]
    return [*[fit(row, width, stage.look) if row.cell_len > width else row for row in rows], line()]


def verdict(goal: Goal, look: Look) -> Text:
    sign, colour = (look.signs.done, look.palette.go) if goal.is_met else (look.signs.no, look.palette.warn)
    return line((f" {sign} ", f"bold {colour}"), ": ".join(part for part in (goal.title, goal.words) if part))
