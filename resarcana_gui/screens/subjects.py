"""What words beside a table are about, found on it: for the log, lessons, advice, and for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Box


class Subjects:
    """The subjects on one table. These know none; a game says which its table has."""

    def describe(self, control: Control) -> str:
        """What a card or the like is, in sentences for those who do not see it, its name first."""
        return ""

    def boxes(self, name: str) -> Sequence[Box]:
        """Where something lies that a lesson names; nothing for what the table does not know, or does not show."""
        return ()

    def picture(self, sentence: str) -> Drawing | None:
        """A picture of what a sentence of the log is about, if there is one."""
        return None

    def recall(self, sentence: str) -> None:
        """Show what a sentence is about that the player points at; an empty one: they no longer do."""
