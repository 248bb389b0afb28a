"""Events: what has happened, in the past tense. The state is their fold."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Record):
    """Something that happened. PRIMITIVE names the method of the game's state that makes it happen and records it;
    folding the event calls the same method with the event's fields, so playing and replaying cannot differ."""

    PRIMITIVE: ClassVar[str] = ""

    def seen_by(self, viewer: int) -> Event:
        """The event as this seat sees it; public unless a game says otherwise."""
        return self

    def reveals(self) -> bool:
        """Whether it revealed something hidden to anyone: a card drawn, looked at or turned up, a deck shuffled. No
        seat may undo what it did before such an event. False unless a game says otherwise."""
        return False

    def shows(self) -> bool:
        """Whether it shows the others what only its own seat knew: a card played from hand. That seat may undo it;
        nobody else may undo what they did before it. False unless a game says otherwise."""
        return False

    def fold(self, state: object) -> None:
        """Apply it to a state (the truth, or what a seat knows of it)."""
        getattr(state, self.PRIMITIVE)(*self.data())
