"""Lists of lines, one of which can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, TARGET, UiStyle
from resarcana_gui.scene.widgets.scroll import ScrollArea

MARK: Final = 26.0


class Row(Control):
    """One line of a list; the list holds the focus."""

    sound = "tick"
    focusable = False
    chosen: Watched[bool] = Watched(inner=True)

    def __init__(self, look: UiStyle, text: str, size: Point, choose: Callable[[], object]) -> None:
        super().__init__(look, size=size, name=text)
        self.text = text
        self._choose = choose
        self.chosen = False

    def activate(self) -> None:
        self._choose()

    def texts(self) -> Iterable[ShownText]:
        style = replace(BODY, on="selected" if self.chosen else "well")
        block = self.look.text.block(self.text, style, self.width - MARK - 16, self.height)
        yield ShownText(block, MARK + 8, (self.height - block.height) / 2, style)

    def draw(self, painter: Painter) -> None:
        if self.chosen or self.hovered:
            colour = self.look.colour("selected")
            painter.put(Panel(colour, colour, 6.0), self.box.inflate(-8, -2), 1.0 if self.chosen else 0.6)
        if self.chosen:
            mark = Box(12, (self.height - 18) / 2, 18, 18)
            painter.put(Glyph("lozenge", self.look.colour("gold"), 0.2), mark)
        self.draw_texts(painter)


class ListBox(ScrollArea):
    """A list. A line is chosen by a click, or by arrows, page keys, Home and End."""

    def __init__(
        self,
        look: UiStyle,
        lines: Sequence[str],
        size: Point,
        on_change: Callable[[int], object] | None = None,
        *,
        chosen: int = 0,
        at: Point = (0.0, 0.0),
    ) -> None:
        super().__init__(look, size, at=at)
        self.on_change = on_change
        self.chosen = -1
        """The index of the chosen line; -1 for none."""
        self.rows: list[Row] = []
        self.fill(lines, chosen)

    def fill(self, lines: Sequence[str], chosen: int = 0) -> None:
        """Replace the lines."""
        self.content.clear()
        height = max(TARGET, self.look.text.measure("X", BODY)[1] + 16)
        self.rows = []
        for number, line in enumerate(lines):
            row = Row(self.look, line, (self.room, height), lambda number=number: self.choose(number))  # type: ignore[misc]
            row.y = number * height
            self.rows.append(row)
        self.content.add(*self.rows)
        self.fit(height * len(lines))
        self._mark(min(chosen, len(lines) - 1))

    def choose(self, number: int) -> None:
        """Choose a line and scroll to it. Reports a change."""
        if not self.rows:
            return
        wished = min(max(number, 0), len(self.rows) - 1)
        if wished != self.chosen:
            self._mark(wished)
            if self.on_change is not None:
                self.on_change(wished)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown):
            return self._choose_by_key(event)
        return super().handle(event)

    def _choose_by_key(self, event: KeyDown) -> bool:
        page = max(1, int(self.height / self.rows[0].height) - 1) if self.rows else 1
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page}
        steps |= {"home": -len(self.rows), "end": len(self.rows)}
        before = self.chosen
        if event.chord in steps:
            self.choose(self.chosen + steps[event.chord])
        return self.chosen != before

    def _mark(self, number: int) -> None:
        self.chosen = number
        for index, row in enumerate(self.rows):
            row.chosen = index == number
        if number >= 0:
            self.reveal(Box(0, self.rows[number].y, 1, self.rows[number].height))
