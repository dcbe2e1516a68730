"""Checks the words from which pictures are drawn."""

from collections.abc import Iterable

from wellspent.pictures import Unknown, strange_in_face, strange_in_scene

from .faults import Report, a, hint


def check_scenes(scenes: Iterable[tuple[str, str]], report: Report) -> None:
    """Report every word of scenes that nobody can draw, by key."""
    _report([(key, unknown) for key, text in scenes if text for unknown in strange_in_scene(text)], report)


def check_faces(faces: Iterable[tuple[str, str]], report: Report) -> None:
    _report([(key, unknown) for key, text in faces if text for unknown in strange_in_face(text)], report)


def _report(found: Iterable[tuple[str, Unknown]], report: Report) -> None:
    for key, (word, expected, known) in found:
        report.fault(key, f'found "{word}", expected {a(expected)}{hint(word, known) if known else ""}')
