"""Knobs: round buttons with a sign and a tooltip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.control import Control, Wording
from resarcana_gui.scene.node import CENTRE, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import UiStyle

SHARE: Final = 0.52
"""The size of the sign, as a share of the knob's."""


class Knob(Control):
    """A knob that does one thing when clicked. `sign` is the name of its picture. It is placed by its centre."""

    sound = "button"

    sign: Watched[str] = Watched(inner=True)

    def __init__(
        self,
        look: UiStyle,
        sign: str,
        on_click: Callable[[], object],
        *,
        at: Point,
        radius: float,
        tip: Wording,
        name: str,
    ) -> None:
        super().__init__(look, size=(2 * radius, 2 * radius), at=at, name=name)
        self.anchor = CENTRE
        self.on_click: Final = on_click
        self.sign, self.tip = sign, tip

    def activate(self) -> None:
        self.on_click()

    def draw(self, painter: Painter) -> None:
        radius, down = self.width / 2, 1.0 if self.pressed else 0.0
        painter.put(self.look.shadow(radius, 7.0), self.box.inflate(14, 14).move(0, 4))
        kind = "button_down" if self.pressed else "button_hot" if self.hovered else "button"
        painter.put(self.look.panel(kind, radius=radius), self.box.move(0, down))
        painter.put(UiIcon(self.sign, self.look.colour("ink")), self.box.scale_by(SHARE).move(0, down))
        self.draw_ring(painter, radius)
