"""Finds on a table what texts beside it are about: for the log, lessons, advice, and the announcer."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Box


class Subjects:
    """The subjects on one table. The defaults know none; a game overrides them."""

    def describe(self, control: Control) -> str:
        """Return a description of an item, such as a card, in sentences for the announcer, its name first."""
        return ""

    def boxes(self, name: str) -> Sequence[Box]:
        """Return the areas of something that a lesson names; empty if the table does not know or show it."""
        return ()

    def picture(self, sentence: str) -> Drawing | None:
        """Return a picture of what a sentence of the log is about, if there is one."""
        return None

    def recall(self, sentence: str) -> None:
        """Show what the sentence pointed at is about; an empty sentence ends that."""
