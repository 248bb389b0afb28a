"""The score page: every seat's points in a column, and its next Collect."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from resarcana_gui.games.resarcana.rules.scoring import tie_break
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.pages.next_collect import income_line
from resarcana_gui.games.resarcana.view.pages.resarcana_page import ResArcanaPage
from resarcana_gui.games.resarcana.view.pages.scores import score_lines
from resarcana_gui.scene import layout
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING, SMALL
from resarcana_gui.scene.widgets.label import Label

COLUMNS: Final = 28.0
"""Between two columns."""
TOTAL: Final = replace(HEADING, face=BODY.face, size=28)
PART: Final = replace(BODY, size=21)


class ScorePage(ResArcanaPage):
    """Everybody's points side by side."""

    name = "scores"
    sign = "chart"

    def facts(self, view: State) -> object:
        return [self._told(view, seat) for seat in range(view.seats)]

    def lay(self, view: State, width: float) -> Node:
        whole = Node(name="score sheet")
        seats = [(self.resources.home + step) % view.seats for step in range(view.seats)]
        boxes = layout.columns(Box(0, 0, width, 0), [1.0] * len(seats), gap=COLUMNS)
        columns = [self._column(self._told(view, seat), box) for seat, box in zip(seats, boxes, strict=True)]
        y = max(column.height for column in columns) + 30
        whole.add(*columns)
        for key in ("note", "tie_note"):
            note = Label(
                self.resources.look, self.resources.voice.text(f"pages.scores.{key}"), SMALL, at=(0, y), width=width
            )
            whole.add(note)
            y += note.height + 6
        whole.size = (width, y)
        return whole

    def _told(self, view: State, seat: int) -> list[tuple[str, TextStyle]]:
        """Return the texts about a seat, with their styles."""
        voice = self.resources.voice
        total, *parts = score_lines(voice, view, seat)
        tie = voice.text("pages.scores.tie", number=tie_break(view, seat))
        below = [(tie, SMALL), (income_line(voice, view, seat), SMALL)]
        return [(total, TOTAL), *((part, PART) for part in parts), *below]

    def _column(self, told: list[tuple[str, TextStyle]], box: Box) -> Node:
        column, y = Node(at=box.topleft), 0.0
        for text, style in told:
            y += 12.0 if style is SMALL else 0.0
            label = Label(self.resources.look, text, style, at=(0.0, y), width=box.w)
            column.add(label)
            y += label.height + (14.0 if style is TOTAL else 5.0)
        column.size = (box.w, y)
        return column
