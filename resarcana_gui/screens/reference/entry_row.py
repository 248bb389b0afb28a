"""A row in the reference's contents or search results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, SMALL, TARGET, UiStyle

PAD: Final = 12.0
INDENT: Final = 22.0
CHAPTER: Final = replace(BODY, face=Face.DISPLAY, size=26, colour="gold", on="well")
ARTICLE: Final = replace(BODY, size=20, on="well")
WHERE: Final = replace(SMALL, on="well")


class EntryRow(Control):
    """A row that opens an article. Chapters stand out, their articles are indented."""

    sound = "tick"

    chosen: Watched[bool] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, name: str, title: str, on_open: Callable[[], object], *, width: float,
        indented: bool = False, where: str | None = None, lit: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """`where` is the chapter of a search result; the words searched for are highlighted (`lit`)."""
        super().__init__(look, name=f"entry {name}")
        self._title, self._where, self._lit, self._open = title, where, tuple(lit), on_open
        self._left: Final = PAD + (INDENT if indented else 0.0)
        self._style: Final[TextStyle] = ARTICLE if indented or where is not None else CHAPTER
        self.chosen = False
        self.width = width
        high = sum(shown.block.height for shown in self.texts())
        self.height = max(TARGET, high + 12.0)

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        room = self.width - self._left - PAD
        style = replace(self._style, colour="gold") if self.chosen else self._style
        title = self.look.text.block(self._title, style, room)
        below = self.look.text.block(self._where, WHERE, room) if self._where else None
        y = (self.height - title.height - (below.height if below is not None else 0.0)) / 2
        lit = title.lighting(self._lit, self.look.colour("light"))
        yield ShownText(lit, self._left, y, style)
        if below is not None:
            yield ShownText(below, self._left, y + title.height, WHERE)

    def draw(self, painter: Painter) -> None:
        if self.chosen or self.hovered:
            light = self.look.colour("selected")
            painter.put(Panel(light, light, 8.0), self.box, 1.0 if self.chosen else 0.6)
        if self.chosen:
            gold = self.look.colour("edge_top")
            painter.put(Panel(gold, gold, 2.0), Box(2, 6, 4, self.height - 12))
        self.draw_texts(painter)
        if self.focused:  # inside the edge, since scrolled content is clipped
            painter.put(self.look.ring(8.0), self.box.inflate(-4, -2))
