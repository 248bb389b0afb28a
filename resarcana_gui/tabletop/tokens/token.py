"""A single token, on the table or flying."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.text import MINIMUM, TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle

NUMBER: Final = 0.6
"""The size of the number on a token, relative to the token."""
ROOMY: Final = 40.0
"""The side from which the number stands in the middle."""


class TokenNode(Texts):
    """A token in a square of 20 to 64 canvas pixels, with a number on it if it stands for several."""

    count: Watched[int] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, token: Drawing, side: float, count: int = 1, *, at: Point = (0.0, 0.0), name: str = "token"
    ) -> None:
        super().__init__(at=at, size=(side, side), name=name)
        self.look = look
        self.token: Final = token
        self.count = count

    def texts(self) -> Iterable[ShownText]:
        if self.count != 1:
            yield number_on(self.look, self.count, self.box)

    def draw(self, painter: Painter) -> None:
        painter.put(self.token, self.box)
        self.draw_texts(painter)


def number_on(look: UiStyle, number: int, box: Box) -> ShownText:
    """Return the number on a token: in its middle, or in the corner of a small one, so that its shape stays visible."""
    size = max(MINIMUM, round(box.h * NUMBER / look.text.scale))
    style = TextStyle(size, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
    block = look.text.block(str(number), style)
    share = 0.5 if box.h >= ROOMY else 1.0
    return ShownText(block, box.x + (box.w - block.width) * share, box.y + (box.h - block.height) * share, style)
