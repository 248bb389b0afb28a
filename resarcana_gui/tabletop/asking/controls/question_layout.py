"""Where on one table a question is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from resarcana_gui.scene.transform import Box


def _nowhere(_number: int) -> Box | None:
    return None


@dataclass(frozen=True)
class QuestionLayout:
    """The places that belong to questions, and those of what they are about, which may move. Boxes of the canvas."""

    room: Box
    """The box beyond which nothing reaches."""
    confirm: Box
    """The button that hands an answer in. One with more words reaches further to the left, at most to what lies
    beside it, and further up; others stand above it."""
    spread: Box
    """Where cards are laid out that lie nowhere open on the table, or too small to choose."""
    notes: Box
    """Details stand on its lower edge, as high as they need."""
    thing: Callable[[int], Box | None] = _nowhere
    """Where a card, a pile or a field lies, by its number; None when it is nowhere to be seen."""
    seat: Callable[[int], Box | None] = _nowhere
    """Where a seat is pointed at."""
    beside: Box | None = None
    """What lies to the left of that button, and is not covered; others that reach this far stand above it."""
    column: Callable[[int], Box | None] = _nowhere
    """Where the player's tokens of a kind are counted."""
