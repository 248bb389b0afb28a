"""The questions of the setup, of the draft and of the games of a match."""

from __future__ import annotations

from typing import ClassVar

from resarcana_gui.games.resarcana.rules.questions import Question


class AskMage(Question):
    """Which of your mages do you play? The others see it when all have chosen."""

    KIND: ClassVar[str] = "choose_mage"


class AskKeep(Question):
    """Which artifact of the packet do you keep? In the draft."""

    KIND: ClassVar[str] = "keep_artifact"


class AskPick(Question):
    """Which of the artifacts on the table do you pick? In the second game of a match."""

    KIND: ClassVar[str] = "pick_artifact"


class AskFirst(Question):
    """Who is first player? In a match, asked of the loser of the game before."""

    KIND: ClassVar[str] = "choose_first_player"


class AskItem(Question):
    """Which magic item do you take?"""

    KIND: ClassVar[str] = "choose_item"
