"""The lessons of every game."""

from __future__ import annotations

from resarcana_gui.games.plugin import discover
from resarcana_gui.lessons.lesson import Lesson


def written_lessons() -> list[tuple[str, Lesson]]:
    """Return the lessons of all games, each with the name of its game."""
    return [(game, lesson) for game, plugin in sorted(discover().items()) for lesson in plugin.lessons()]


def named(value: object) -> str | None:
    """Return the name of a lesson or a game, as part of the name of a test."""
    return value.name if isinstance(value, Lesson) else value if isinstance(value, str) else None
