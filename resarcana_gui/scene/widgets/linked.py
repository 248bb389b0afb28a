"""Text with links and with highlighted search words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.links import LinkPart, link_parts
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, TARGET, UiStyle
from resarcana_gui.scene.widgets.label import Label

Follow = Callable[[str], object]
"""Called with the target of a link."""


class LinkedText(Label):
    """A text of a given width. Its links are controls, reached by pointer and by Tab; icons among words are reached
    only by pointer, so that Tab does not stop at every one. `tip` explains a target that is pointed at."""

    lit: Watched[tuple[str, ...]] = Watched(inner=True)
    """The words to highlight, without case and accents."""

    def __init__(
        self,
        look: UiStyle,
        text: str,
        style: TextStyle = BODY,
        *,
        width: float,
        follow: Follow,
        tip: Callable[[str], str] | None = None,
        lit: Sequence[str] = (),
        name: str = "",
    ) -> None:
        super().__init__(look, text, style, width=width, name=name)
        self.lit = tuple(lit)
        self.width = width
        for part in link_parts(look.text.block(text, style, width)):
            self.add(Link(look, part, follow, tip(part.target) if tip is not None else ""))

    def texts(self) -> Iterable[ShownText]:
        for shown in super().texts():
            yield shown._replace(block=shown.block.lighting(self.lit, self.look.colour("light")))


class Link(Control):
    """The words of a link. Its box is large enough to hit, larger than the words."""

    sound = "tick"
    overlaps = True

    def __init__(self, look: UiStyle, part: LinkPart, follow: Follow, tip: str) -> None:
        wide, high = max(part.box.w, TARGET), max(part.box.h, TARGET)
        at = (part.box.centerx - wide / 2, part.box.centery - high / 2)
        super().__init__(look, size=(wide, high), at=at, name=f"link {part.target}")
        self._target: Final = part.target
        self._follow: Final = follow
        self._words: Final = Box(part.box.x - at[0], part.box.y - at[1], part.box.w, part.box.h)
        self.focusable = part.first and not part.icons_only
        self.tip = tip

    def activate(self) -> None:
        self._follow(self._target)

    def draw(self, painter: Painter) -> None:
        if self.hovered:
            painter.put(Outline(self.look.colour("accent"), 6.0, 2.0), self._words.inflate(8, 4))
        if self.focused:
            painter.put(self.look.ring(8.0), self._words.inflate(10, 6))
