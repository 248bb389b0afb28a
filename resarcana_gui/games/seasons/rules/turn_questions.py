"""The questions of a round: the dice, the turn, the reserve, the order of one's own effects."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.questions import SEAT, CopyQuestion, Question
from resarcana_gui.kernel.record import INT, Field


class AskDie(Question):
    """Which die do you take?"""

    KIND: ClassVar[str] = "take_die"


class AskReroll(CopyQuestion):
    """Do you use this power of a card to roll your die again?"""

    KIND: ClassVar[str] = "reroll"
    FIELDS: ClassVar[tuple[Field, ...]] = (*CopyQuestion.FIELDS, Field("power", INT, 0))

    def __init__(self, seat: int, card: int, power: int) -> None:
        super().__init__(seat, card)
        self.power: Final = power


class AskDraw(Question):
    """Do you draw a card as your die says, or use a bonus and draw two?"""

    KIND: ClassVar[str] = "draw"


class AskDrawn(Question):
    """Do you keep the card that you have drawn, or discard it?"""

    KIND: ClassVar[str] = "keep_drawn"


class AskTurn(Question):
    """It is your turn: what do you do?"""

    KIND: ClassVar[str] = "turn"


class AskExcess(Question):
    """Your reserve holds too much: which energies do you discard?"""

    KIND: ClassVar[str] = "excess"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("number"))

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        """How many."""


class AskNextEffect(Question):
    """Which of your effects happens next?"""

    KIND: ClassVar[str] = "next_effect"
