"""Where on one table a question is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.items.table_item import Key


def _nowhere(_key: Key) -> Box | None:
    return None


def _nothing(_laid_out: Box | None) -> Sequence[Box]:
    return ()


@dataclass(frozen=True)
class QuestionLayout:
    """The places that belong to questions, and those of what they are about, which may move. Boxes of the canvas."""

    room: Box
    """The box beyond which nothing reaches."""
    confirm: Box
    """The button that hands an answer in. One with more words reaches further to the left, at most to what lies
    beside it, and further up; others stand above it."""
    spread: Callable[[int], Box]
    """Where so many cards are laid out that lie nowhere open on the table, or too small to choose. The table makes way
    for them there (see `Table.make_way`)."""
    notes: Box
    """Details stand on its lower edge, as high as they need."""
    item: Callable[[Key], Box | None] = _nowhere
    """Where an item lies, by its key; None when it is nowhere to be seen."""
    seat: Callable[[int], Box | None] = _nowhere
    """Where a seat is pointed at."""
    beside: Box | None = None
    """What lies to the left of that button, and is not covered; others that reach this far stand above it."""
    column: Callable[[int], Box | None] = _nowhere
    """Where the player's tokens of a kind are counted."""
    spared: Callable[[Box | None], Sequence[Box]] = _nothing
    """What details cover only if they cannot be laid otherwise, while cards are laid out there to choose from."""
    top: float = -inf
    """Above this the buttons hide something: where they would, the one that hands in has smaller letters."""
