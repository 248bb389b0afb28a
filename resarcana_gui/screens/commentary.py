"""Commentary on a game for those who watch it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from resarcana_gui.kernel.event import Event


@dataclass(frozen=True)
class Remark:
    """A sentence or two about something that happened, and why."""

    kind: str
    """What it explains. Each kind is explained once in a game."""
    words: str
    about: tuple[str, ...] = ()
    """The names of what it mentions, as in `Subjects.boxes`."""
    again: bool = False
    """Whether it may be repeated."""


class Commentator(Protocol):
    """Comments on one game."""

    def hear(self, events: Sequence[Event]) -> Sequence[Remark]:
        """Return possible remarks about events, which are as its seat sees them, most interesting first."""
        ...
