"""What somebody says about a game that others watch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from resarcana_gui.kernel.event import Event


@dataclass(frozen=True)
class Remark:
    """A sentence or two about something that happened, and why."""

    kind: str
    """What it explains: once explained, it is not explained again in the same game."""
    words: str
    about: tuple[str, ...] = ()
    """What it speaks of, as `Subjects.boxes` knows it."""
    again: bool = False
    """Whether it is worth saying every time."""


class Commentator(Protocol):
    """Comments on one game."""

    def hear(self, events: Sequence[Event]) -> Sequence[Remark]:
        """What could be said about these events, which are as its seat sees them, the most interesting first."""
        ...
