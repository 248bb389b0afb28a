"""What is told of a match: a sentence, with more about it. A narrator makes it; logs and tables show it."""

from __future__ import annotations

from typing import NamedTuple


class Narration(NamedTuple):
    """A sentence about what happened."""

    sentence: str
    seat: int | None = None
    """The seat whose doing it tells; None for the game's, or when that is unclear."""
    sign: str = ""
    """The name of the icon that says what was done; empty when there is none."""
    brief: str = ""
    """The same in fewer words, where there is little room; empty when there are none."""
