"""The questions of the prelude: all seats are asked at once, and answer in secret."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.questions import SEAT, Question
from resarcana_gui.kernel.record import Field


class AskDraft(Question):
    """Which card of the pack do you keep?"""

    KIND: ClassVar[str] = "draft"
    SIMULTANEOUS: ClassVar[bool] = True


class AskLibrary(Question):
    """Which three of your cards do you begin with in year I, or lay down for year II? The rest is for year III. (Two
    questions with 84 and 20 answers rather than one with 1680.)"""

    KIND: ClassVar[str] = "library"
    SIMULTANEOUS: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("year"))

    def __init__(self, seat: int, year: int) -> None:
        super().__init__(seat)
        self.year: Final = year
