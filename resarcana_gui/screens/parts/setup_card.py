"""A setup to choose from: its name, and one sentence about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.look import BODY, STRONG, Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.transform import Box

PAD: Final = 14.0
MARK: Final = 22.0
"""The size of its mark, at a text scale of 1."""


class SetupCard(Control):
    """As high as its text needs."""

    def __init__(
        self,
        look: Look,
        title: str,
        text: str,
        on_choose: Callable[[], object],
        *,
        chosen: bool,
        width: float,
        name: str,
    ) -> None:
        super().__init__(look, name=name)
        self.title, self.text = title, text
        self.chosen = chosen
        self._choose = on_choose
        self._mark = MARK * look.text.scale
        self._left = PAD + self._mark + 12.0
        self._room = width - self._left - PAD
        heights = [look.text.measure(words, style, self._room)[1] for words, style in ((title, STRONG), (text, BODY))]
        self.size = (width, sum(heights) + 2 * PAD)

    def activate(self) -> None:
        self._choose()

    def texts(self) -> Iterable[ShownText]:
        on = "selected" if self.chosen else "panel_top"
        title = replace(STRONG, colour="gold" if self.chosen else "ink", on=on)
        head = self.look.text.block(self.title, title, self._room)
        yield ShownText(head, self._left, PAD, title)
        text = replace(BODY, colour="ink" if self.chosen else "ink_soft", on=on)
        yield ShownText(self.look.text.block(self.text, text, self._room), self._left, PAD + head.height, text)

    def draw(self, painter: Painter) -> None:
        theme = self.look.theme
        if self.chosen:
            ground = Panel(theme["selected"], theme["panel_top"], 12.0, 2.0, theme["edge_top"], theme["edge_low"])
            painter.put(ground, self.box)
        else:
            painter.put(self.look.panel("panel", edge=1.5, alpha=0.9), self.box, 1.0 if self.hovered else 0.75)
        mark = Box(PAD, PAD + 3, self._mark, self._mark)
        painter.put(Glyph("lozenge", theme["gold" if self.chosen else "edge_low"], 0.16), mark)
        if self.chosen:
            painter.put(Glyph("check", theme["gold"], 0.2), mark.inflate(-0.36 * self._mark, -0.36 * self._mark))
        self.draw_texts(painter)
        self.draw_ring(painter)
