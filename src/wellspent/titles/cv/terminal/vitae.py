"""A life as a curriculum vitae: headings, years at the margin, references."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from wellspent.story import Anecdote, Goal, Heading, Story
from wellspent.story.shape import LOST, PLAYED
from wellspent.terminal.pieces import Block, heading, line, seat_text, wrapped

from .faces import colour_of, points_text

if TYPE_CHECKING:
    from .stage import CvStage

MARGIN: Final = 9


def vitae_lines(stage: "CvStage", story: Story, width: int) -> Block:
    look = stage.look
    title = seat_text(story.seat, look, story.title, "bold")
    rows: Block = [heading(title, width, look, points_text(story.total, look), look.seat(story.seat)[1])]
    rows += [*wrapped(story.opening, width, " ", "italic"), line()]
    for each in story.headings:
        rows += section_lines(stage, story, each, width)
    rows += references(stage, story, width)
    return [*rows, *wrapped(story.closing, width, " "), line()]


def section_lines(stage: "CvStage", story: Story, each: Heading, width: int) -> Block:
    """The years stand where an age begins."""
    entries = story.under(each)
    if not entries:
        return []
    years = {chapter.age: chapter.years for chapter in story.chapters}
    rows: Block = [line(" ", (each.title, "bold underline"))]
    before = ""
    for entry in entries:
        first, last = years[entry.age]
        margin = f"   {first}{stage.look.signs.dash}{last}" if entry.age != before else ""
        rows += entry_lines(stage, entry, margin, width)
        before = entry.age
    return [*rows, line()]


def entry_lines(stage: "CvStage", entry: Anecdote, margin: str, width: int) -> Block:
    """The name of the card, then the sentence; a mark before what was lost or used up."""
    look, card = stage.look, stage.game.rules.card(entry.card)
    mark = {LOST: f"{look.signs.no} ", PLAYED: f"{look.signs.done} "}.get(entry.happened, "")
    name = f"{mark}{stage.texts.card(entry.card)}"
    rows = wrapped(f"{name} {look.signs.dot} {entry.words}", width - MARGIN)
    rows[0].stylize(look.faint if entry.happened == LOST else f"bold {colour_of(card, look)}", 0, len(name))
    margins = [margin, *[""] * (len(rows) - 1)]
    return [line((left.ljust(MARGIN), look.faint), row) for left, row in zip(margins, rows, strict=True)]


def references(stage: "CvStage", story: Story, width: int) -> Block:
    """The goals, met or not, and what each was worth."""
    rows: Block = [line(" ", (stage.texts.say("story-cv-references"), "bold underline"))]
    for goal in story.goals:
        rows += goal_lines(stage, goal, width)
    return [*rows, line()] if story.goals else []


def goal_lines(stage: "CvStage", goal: Goal, width: int) -> Block:
    look = stage.look
    sign, colour = (look.signs.done, look.palette.go) if goal.is_met else (look.signs.no, look.faint)
    private = f" ({stage.texts.say('story-cv-private')})" if goal.is_private else ""
    name = f"{goal.title}{private}"
    rows = wrapped(f"{name} {look.signs.dot} {goal.words}", width - MARGIN)
    rows[0].stylize("bold", 0, len(name))
    points = Text(f"   {sign} ", colour).append_text(points_text(goal.points, look, colour))
    points.pad_right(MARGIN - points.cell_len)
    return [line(points if not place else " " * MARGIN, row) for place, row in enumerate(rows)]
