"""The base of all questions of Seasons, and the shapes that they share. The questions themselves are in
prelude_questions, turn_questions, payment_questions and effect_questions."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Field

SEAT: Final = Field("seat", "seat")


class Question(Pending):
    """One open question to one seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)


class CopyQuestion(Question):
    """Asked because of a card in play, or one that has just left it."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "copy"))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class NumberQuestion(Question):
    """Asked for a number of things, by a card or (none) by the rules."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("card", "copy", NO_CARD), Field("number"))

    def __init__(self, seat: int, card: int, number: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.number: Final = number
