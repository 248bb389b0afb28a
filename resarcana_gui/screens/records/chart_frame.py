"""A chart with a title, which can be turned into a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import HEADING, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.parts.charts import ShareBar
from resarcana_gui.screens.parts.stack import stacked

SIGN: Final = 26.0
PAD: Final = 10.0
"""The margin around it while it is pointed at."""
RADIUS: Final = 10.0
DOWN: Final = 3.0
"""How far the middle of small capitals lies below the middle of their line."""


class ChartFrame(Control):
    """A chart, or its numbers as a table; a click or Enter switches between the two."""

    sound = "button"

    def __init__(
        self, look: Look, title: str, chart: Sequence[Node], table: Sequence[tuple[str, str]], *, turned: bool,
        tip: str, width: float, on_turn: Callable[[str], object],
    ) -> None:  # fmt: skip
        """`table` has a name and a number for each line, and is shown if `turned`. `on_turn` is called with the
        title."""
        super().__init__(look, name=title)
        self.tip = tip
        self.words: Final = " ".join([f"{title}.", *(f"{name}: {number}." for name, number in table)])
        """Title and table as sentences, for the announcer."""
        self._turned: Final = turned
        self._on_turn: Final = on_turn
        lines = [ShareBar(look, name, 0.0, 0.0, number, width=width) for name, number in table]
        head = Label(look, title, HEADING, width=width - SIGN - PAD)
        self._middle: Final = head.height / 2 + DOWN
        content = stacked([head, *(lines if turned else chart)], gap=8)
        self.add(content)
        self.size = (width, content.height)

    def activate(self) -> None:
        self._on_turn(self.name)

    def draw(self, painter: Painter) -> None:
        if self.hovered:
            painter.put(self.look.panel("panel", radius=RADIUS, edge=0.4), self.box.inflate(2 * PAD, 2 * PAD))
        sign = Sign("chart" if self._turned else "log", self.look.colour("gold" if self.hovered else "ink_soft"))
        painter.put(sign, Box(self.width - SIGN, self._middle - SIGN / 2, SIGN, SIGN))
        self.draw_ring(painter, RADIUS)
