"""Static text."""

from __future__ import annotations

from collections.abc import Iterable

from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import BODY, UiStyle


class Label(Texts):
    """A text in a box. A side that is not given is as long as the text needs. A text is fitted into given sides and
    centred vertically."""

    text: Watched[str] = Watched(inner=True)
    style: Watched[TextStyle] = Watched(inner=True)

    def __init__(
        self,
        look: UiStyle,
        text: str,
        style: TextStyle = BODY,
        *,
        at: Point = (0.0, 0.0),
        width: float | None = None,
        height: float | None = None,
        name: str = "",
    ) -> None:
        super().__init__(at=at, name=name)
        self.look = look
        self.text, self.style = text, style
        self._width, self._height = width, height
        self.fit()

    def fit(self) -> None:
        """Resize to the text, after it or the text scale has changed."""
        block = self.look.text.block(self.text, self.style, self._width, self._height)
        self.size = (
            block.width if self._width is None else self._width,
            block.height if self._height is None else self._height,
        )

    def write(self, text: str) -> None:
        """Show another text."""
        self.text = text
        self.fit()

    def texts(self) -> Iterable[ShownText]:
        width = None if self._width is None else self.width
        height = None if self._height is None else self.height
        block = self.look.text.block(self.text, self.style, width, height)
        top = max(0.0, (self.height - block.height) / 2) if height is not None else 0.0
        yield ShownText(block, 0.0, top, self.style)

    def draw(self, painter: Painter) -> None:
        self.draw_texts(painter)
