"""The stories of a finished game, as the wire has them."""

from wellspent.protocol import ScoreSource, StoryChapter, StoryEntry, StoryGoal, StoryHeading, StoryPage
from wellspent.story import Anecdote, Chapter, Goal, Story


def story_page(story: Story) -> StoryPage:
    return StoryPage(
        story.seat,
        story.name,
        story.title,
        _quote(story),
        story.opening,
        [_chapter(chapter) for chapter in story.chapters],
        story.closing,
        [ScoreSource(source.id, source.title, source.points) for source in story.sources],
        story.total,
        story.epitaph,
        [StoryHeading(heading.kind, heading.title) for heading in story.headings],
        [_goal(goal) for goal in story.goals],
    )


def _goal(goal: Goal) -> StoryGoal:
    return StoryGoal(goal.card, goal.title, goal.words, goal.points, goal.is_met, goal.is_private)


def _chapter(chapter: Chapter) -> StoryChapter:
    first, last = chapter.years
    return StoryChapter(
        chapter.age,
        chapter.title,
        f"{first}–{last}",
        chapter.text,
        [_entry(each) for each in chapter.entries],
        chapter.gained,
        chapter.total,
    )


def _entry(told: Anecdote) -> StoryEntry:
    return StoryEntry(told.card, told.words, told.kind, told.happened, told.level, told.side)


def _quote(story: Story) -> str:
    """The sentence one would read aloud: of the age that brought most, the last one that can stand alone."""
    by_age = sorted(story.chapters, key=lambda chapter: -chapter.gained)
    told = [entry.words for chapter in by_age for entry in reversed(chapter.entries) if entry.words]
    named = [words for words in told if story.name in words]
    return next(iter([*named, *told]), story.title)
