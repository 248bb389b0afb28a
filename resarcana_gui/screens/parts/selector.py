"""A selector of one value with an arrow on either side, where there is no room for all values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene import hit
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import Event, KeyDown, PointerDown
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, TARGET, UiStyle

ARROW: Final = 44.0
SIGN: Final = 22.0
VALUE: Final = replace(BODY, on="well", align="centre")


class Selector(Control):
    """Shows the chosen value. Clicking an arrow, or its key, moves one step; Enter moves forward."""

    chosen: Watched[int] = Watched(inner=True)
    """The index of the chosen value."""

    def __init__(
        self,
        look: UiStyle,
        values: Sequence[str],
        chosen: int,
        on_change: Callable[[int], object],
        *,
        width: float,
        name: str,
        around: bool = True,
    ) -> None:
        """With `around`, the values wrap around."""
        super().__init__(look, name=name)
        self.values = values
        self.on_change = on_change
        self.chosen = chosen
        self.around = around
        self._step = 1
        self.size = (width, max(TARGET, look.text.measure("X", BODY)[1] + 18))

    def go(self, step: int) -> None:
        """Move by this many values."""
        wished = self.chosen + step
        wished = wished % len(self.values) if self.around else min(max(wished, 0), len(self.values) - 1)
        if wished != self.chosen:
            self.chosen = wished
            self.on_change(wished)

    def activate(self) -> None:
        step, self._step = self._step, 1
        self.go(step)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in {"left", "right"} and self.enabled:
            self.go(1 if event.chord == "right" else -1)
            return True
        if isinstance(event, PointerDown):
            inner = hit.into(self, (event.x, event.y))
            self._step = -1 if inner is not None and inner[0] < self.width / 2 else 1
        return False

    def texts(self) -> Iterable[ShownText]:
        room = self.width - 2 * ARROW
        style = VALUE if self.enabled else replace(VALUE, colour="off_ink")
        block = self.look.text.block(self.values[self.chosen], style, room, self.height - 4)
        yield ShownText(block, ARROW, (self.height - block.height) / 2, style)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.well(), self.box)
        if self.enabled:
            self._draw_arrow(painter, "left", 0.0, self.chosen > 0)
            self._draw_arrow(painter, "right", self.width - ARROW, self.chosen < len(self.values) - 1)
        self.draw_texts(painter)
        self.draw_ring(painter, 8.0)

    def _draw_arrow(self, painter: Painter, sign: str, x: float, further: bool) -> None:
        plate = Box(x + 3, 3, ARROW - 6, self.height - 6)
        able = self.around or further
        painter.put(self.look.panel("button_hot" if self.hovered and able else "button", radius=6.0, edge=0.0), plate)
        colour = self.look.colour("gold" if able else "off_ink")
        box = Box(plate.centerx - SIGN / 2, plate.centery - SIGN / 2, SIGN, SIGN)
        painter.put(Glyph(sign, colour), box, 1.0 if able else 0.5)
