"""Events: what has happened, in the past tense. A state is the fold of its events."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Record):
    """Something that happened. PRIMITIVE names the method of the game's state that makes it happen and records it.
    Folding the event calls the same method with the event's fields, so that playing and replaying cannot differ."""

    PRIMITIVE: ClassVar[str] = ""

    def seen_by(self, viewer: int) -> Event:
        """Return the event as this seat sees it. Public unless a game says otherwise."""
        return self

    def reveals(self) -> bool:
        """Return whether it revealed something hidden to anyone: a card drawn, looked at or turned up, a deck
        shuffled. No seat may undo what it did before such an event. False unless a game says otherwise."""
        return False

    def shows(self) -> bool:
        """Return whether it shows the others what only its own seat knew, such as a card played from hand. That seat
        may undo it; nobody else may undo what they did before it. False unless a game says otherwise."""
        return False

    def fold(self, state: object) -> None:
        """Apply the event to a state: the truth, or what a seat knows of it."""
        getattr(state, self.PRIMITIVE)(*self.data())
