"""What cards, kinds and sources are called and coloured in the report."""

from typing import Final

from wellspent import titles

from ..results import Match

# Colours by token of the web table.
SOURCE_COLOURS: Final = {
    "projects": "kind-project",
    "items": "kind-item",
    "activities": "kind-activity",
    "jobs": "kind-job",
    "partners": "kind-partner",
    "goals": "kind-goal",
    "mood": "sth",
    "inheritance": "kind-event",
    "other": "kind-community",
    "health": "kind-health",
    "knowledge": "kind-knowledge",
    "relationship": "kind-relation",
    "possessions": "kind-possession",
    "private goal": "kind-goal",
    "public goals": "kind-trait",
}
# By a word of the kind.
KIND_COLOURS: Final = {
    "project": "kind-project",
    "item": "kind-item",
    "service": "kind-item",
    "activity": "kind-activity",
    "experience": "kind-activity",
    "job": "kind-job",
    "partner": "kind-partner",
    "friend": "kind-partner",
    "relative": "kind-partner",
    "kid": "kind-partner",
    "trait": "kind-trait",
    "goal": "kind-goal",
    "community": "kind-community",
    "nostalgia": "kind-community",
    "pet": "kind-pet",
    "health": "kind-health",
    "relationship": "kind-relation",
    "knowledge": "kind-knowledge",
    "work": "kind-work",
    "possession": "kind-possession",
}
EDITIONS: Final = {"second": "2022 rules", "first": "first edition"}
BOT_COLOURS: Final = {"random": "ink-3", "casual": "p3", "sensible": "p2", "planner": "p4", "strong": "p1"}


def source_colour(source: str) -> str:
    return SOURCE_COLOURS.get(source) or kind_colour(source)


def kind_colour(kind: str) -> str:
    words = kind.replace("/", "_").replace(" ", "_").split("_")
    return next((KIND_COLOURS[word] for word in words if word in KIND_COLOURS), "kind-event")


def bot_colour(name: str) -> str:
    return next((colour for level, colour in BOT_COLOURS.items() if name.startswith(level)), "p5")


def kind_name(kind: str) -> str:
    return kind.replace("_", " ").replace("/", " and ")


def card_name(match: Match, id: str, lang: str) -> str:
    return titles.title(match.game).card_name(id, lang)


def card_edition(match: Match, id: str) -> str:
    """The only edition that has it, or none if that does not matter."""
    return titles.title(match.game).card_edition(id)
