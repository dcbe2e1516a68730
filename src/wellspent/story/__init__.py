"""The story of a life, as data: what a table at a terminal or in a browser draws when a game is over."""

from .shape import Anecdote, Chapter, Goal, Heading, Source, Story

__all__ = ["Anecdote", "Chapter", "Goal", "Heading", "Source", "Story"]
