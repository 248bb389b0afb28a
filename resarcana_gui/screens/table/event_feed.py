"""The event feed: in very wide windows the latest deeds as sentences beside the table, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.table.ribbon import Deed

SENTENCES: Final = 5
GAP: Final = 9.0
OLDER: Final = replace(SMALL, size=19, halo="night")
NEWEST: Final = replace(OLDER, colour="ink")


class EventFeed(Node):
    """As many of the latest sentences as there is room for."""

    def __init__(self, look: UiStyle, box: Box) -> None:
        super().__init__(at=box.topleft, size=box.size, name="event feed")
        self._look: Final = look
        self._shown: list[str] = []

    def show(self, deeds: Sequence[Deed]) -> None:
        """Show the latest of these deeds."""
        sentences = [deed.sentence for deed in deeds[-SENTENCES:]]
        if sentences == self._shown:
            return
        self._shown = sentences
        self.clear()
        y = self.height
        for number, words in enumerate(reversed(sentences)):
            label = Label(self._look, words, OLDER if number else NEWEST, width=self.width)
            y -= label.height
            if y < 0:
                break
            label.at = (0.0, y)
            y -= GAP
            self.add(label)
