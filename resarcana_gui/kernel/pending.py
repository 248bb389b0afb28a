"""Pending questions: what the game is waiting for."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Record):
    """One open question to one seat. It is data and never a closure: it can be saved, cloned, shown and answered by
    anyone. Games have a class for each, with its own KIND and fields, which hold everything needed to continue once
    it is answered."""

    SIMULTANEOUS: ClassVar[bool] = False
    """Whether several seats are asked this question at once (see `simultaneous`)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seen_by(self, viewer: int) -> Pending:
        """Return the question as this seat sees it. Public unless a game says otherwise."""
        return self
