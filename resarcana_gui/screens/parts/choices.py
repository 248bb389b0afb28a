"""A row of buttons of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, TARGET, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.parts.stack import in_lines

GAP: Final = 10.0
MARK: Final = 18.0
PAD: Final = 16.0
RADIUS: Final = 12.0
"""Rounded, since choices lie side by side; ordinary buttons have no corners."""


class Choice(Button):
    """One of several choices. The chosen one has a mark and another colour."""

    @property
    def radius(self) -> float:
        return RADIUS

    def natural(self) -> tuple[float, float]:
        width, height = self.look.text.measure(self.text, BODY)
        return width + MARK + 10 + 2 * PAD, max(TARGET, height + 18)

    def draw(self, painter: Painter) -> None:
        self.kind = "primary" if self.chosen else "button"
        self._warm()
        self._draw_face(painter)
        if self.chosen:
            mark = Box(PAD, (self.height - MARK) / 2, MARK, MARK)
            painter.put(Glyph("lozenge", self.look.colour("gold"), 0.2), mark)
        self.draw_texts(painter)
        self.draw_ring(painter)

    def _caption(self) -> ShownText:
        style = replace(BODY, on="primary_top" if self.chosen else "button_top")
        marked = PAD + MARK + 10
        block = self.look.text.block(self.text, style, max(self.width - marked - 4, 1.0), self.height - 4)
        left = marked if self.chosen else (self.width - block.width) / 2
        return ShownText(block, left, (self.height - block.height) / 2, style)


class Choices(Node):
    """The row, in as many lines as it needs. A button's name is that of the group and of the value: "speed fast"."""

    def __init__(
        self,
        look: UiStyle,
        values: Sequence[tuple[str, str]],
        chosen: str,
        on_change: Callable[[str], object],
        *,
        width: float,
        name: str,
    ) -> None:
        """`values` are pairs of a value and its label."""
        super().__init__(name=name)
        self.buttons = [
            Choice(look, text, lambda value=value: on_change(value), name=f"{name} {value}")  # type: ignore[misc]
            for value, text in values
        ]
        for button, (value, _) in zip(self.buttons, values, strict=True):
            button.chosen = value == chosen
            button.width = min(button.width, width)
        self.add(*self.buttons)
        self.size = (width, in_lines(self.buttons, width, gap=GAP))
