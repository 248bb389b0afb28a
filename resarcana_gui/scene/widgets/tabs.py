"""Tabs: several pages in one place, of which one is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import STRONG, TARGET, UiStyle

PAD: Final = 22.0


class Tab(Control):
    """The tab of one page, which opens it."""

    sound = "tick"

    chosen: Watched[bool] = Watched(inner=True)

    def __init__(self, look: UiStyle, text: str, choose: Callable[[], object]) -> None:
        super().__init__(look, name=text)
        self.text = text
        self._choose = choose
        self.chosen = False
        width, height = look.text.measure(text, STRONG)
        self.size = (max(TARGET, width + 2 * PAD), max(TARGET, height + 18))

    def activate(self) -> None:
        self._choose()

    def texts(self) -> Iterable[ShownText]:
        style = replace(STRONG, colour="gold" if self.chosen else "ink_soft", align="centre")
        block = self.look.text.block(self.text, style, self.width - 12, self.height)
        yield ShownText(block, 6, (self.height - block.height) / 2, style)

    def draw(self, painter: Painter) -> None:
        theme = self.look.theme
        if self.hovered and not self.chosen:
            painter.put(Panel(theme["selected"], theme["selected"], 8.0), self.box.inflate(-4, -6), 0.7)
        if self.chosen:
            painter.put(Panel(theme["edge_top"], theme["edge_low"], 2.0), Box(8, self.height - 4, self.width - 16, 4))
        self.draw_texts(painter)
        self.draw_ring(painter, 8.0)


class Tabs(Control):
    """A row of tabs above pages, which are shown one at a time. Ctrl with the page keys switches from anywhere
    inside."""

    touchable = False
    focusable = False

    def __init__(
        self,
        look: UiStyle,
        pages: Sequence[tuple[str, Node]],
        size: Point,
        on_change: Callable[[int], object] | None = None,
        *,
        at: Point = (0.0, 0.0),
    ) -> None:
        super().__init__(look, size=size, at=at)
        self.on_change = on_change
        self.chosen = 0
        """The index of the open page."""
        self.tabs = [Tab(look, name, lambda number=number: self.open(number)) for number, (name, _) in enumerate(pages)]  # type: ignore[misc]
        self.pages = [page for _, page in pages]
        x = 0.0
        for tab, page in zip(self.tabs, self.pages, strict=True):
            tab.x, x = x, x + tab.width + 6
            page.at = (page.x, page.y + tab.height + 12)
            self.add(tab, page)
        self.open(0)

    def open(self, number: int) -> None:
        """Open a page."""
        before, self.chosen = self.chosen, number
        for index, (tab, page) in enumerate(zip(self.tabs, self.pages, strict=True)):
            tab.chosen = page.visible = index == number
        if before != number and self.on_change is not None:
            self.on_change(number)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in {"ctrl+pageup", "ctrl+pagedown"}:
            step = 1 if event.chord == "ctrl+pagedown" else -1
            self.open((self.chosen + step) % len(self.pages))
            return True
        return False

    def draw(self, painter: Painter) -> None:
        line = Box(0, self.tabs[0].height - 1, self.width, 1.5)
        dark = self.look.colour("edge_low")
        painter.put(Panel(dark, dark, 0.0), line)
