"""The places on one table where questions are answered."""

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
    """The places for a question's controls, and those of the items it concerns, which may move. Boxes on the canvas."""

    room: Box
    """The box beyond which nothing reaches."""
    confirm: Box
    """The place of the submit button. A longer text makes it reach further to the left, at most to what lies
    `beside` it, and further up; other buttons stand above it."""
    spread: Callable[[int], Box]
    """Returns where this many cards are laid out that are not visible on the table, or too small to choose. The
    table makes way for them there (see `Table.make_way`)."""
    notes: Box
    """The place of details: they end at its lower edge, and are as high as they need."""
    item: Callable[[Key], Box | None] = _nowhere
    """Returns where an item lies, by its key; None if it is not visible."""
    seat: Callable[[int], Box | None] = _nowhere
    """Returns where a seat is chosen."""
    beside: Box | None = None
    """What lies to the left of the submit button, and is not covered; other buttons that reach this far stand above
    it."""
    column: Callable[[int], Box | None] = _nowhere
    """Returns where the player's tokens of a kind are counted."""
    avoided: Callable[[Box | None], Sequence[Box]] = _nothing
    """Returns what details should not cover while cards are laid out in that box."""
    zones: Sequence[Box] = ()
    """The parts of the table, such as the boards of seats and the player's mat: chips stay within the part in which
    their item lies."""
    top: float = -inf
    """The y above which buttons would cover something: if they reach it, the submit button has smaller letters."""

    def zone(self, box: Box) -> Box:
        """Return the part of the table in which an item lies, as far as it belongs to the room; the whole room for
        an item in none."""
        found = next((zone for zone in self.zones if zone.collidepoint(box.center)), self.room)
        return found.clip(self.room)
