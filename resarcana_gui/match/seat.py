"""A seat of a match: who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from resarcana_gui.agents.agent import Agent

LONGEST_NAME: Final = 60


def is_name(text: str) -> bool:
    """Return whether this can be a player's name: not empty, at most LONGEST_NAME characters, and printable."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable()


@dataclass(frozen=True)
class Seat:
    """A player: a display name, and the agent that answers, or None for a person.

    `kind` is the agent's name in its game's list, so that a save can restore it.
    """

    name: str
    kind: str | None = None
    agent: Agent | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person answers."""
        return self.kind is None
