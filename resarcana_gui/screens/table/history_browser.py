"""Shows past positions of the table while the match waits, tinted by an overlay."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.table.hud import Hud
from resarcana_gui.screens.table.presenter import Presenter
from resarcana_gui.screens.table.table_model import TableModel

TINT: Final = 0.28
"""The tint's opacity."""
LEVEL: Final = 55.0
"""Above all cards, below what is opened over them."""


class PastOverlay(Node):
    """A tint over the whole table except the top bar; the pointer passes through it. Invisible in the present."""

    touchable = False

    def __init__(self, look: UiStyle, table: Box, top_bar: Box) -> None:
        super().__init__(at=table.topleft, size=table.size, name="past", z=LEVEL)
        self._look: Final = look
        above = Box(0, 0, table.w, max(top_bar.top - table.top, 0.0))
        below = Box(0, top_bar.bottom - table.top, table.w, table.bottom - top_bar.bottom)
        self._parts: Final = (above, below)
        self.visible = False

    def draw(self, painter: Painter) -> None:
        for part in self._parts:
            painter.put(PlainBox(self._look.colour("past"), TINT), part)


class HistoryBrowser:
    """Shows the past of a match at one table screen that is laid out."""

    def __init__(self, model: TableModel, presenter: Presenter) -> None:
        self._model: Final = model
        self._presenter: Final = presenter
        self._laid: tuple[Hud, PastOverlay] | None = None

    def lay(self, hud: Hud, past: PastOverlay) -> None:
        """Take over the parts of a table that was laid out again: its HUD, and the overlay that marks the past."""
        self._laid = hud, past
        hud.top_bar.prompt.on_click = self.now

    def to(self, at: int | None) -> None:
        """Show the table at a position; None for the present."""
        assert self._laid is not None
        model, (hud, past) = self._model, self._laid
        last = len(model.match.history.steps)
        model.shell.look.queue.finish()
        model.past_position = None if at is None or at >= last else at
        model.runner.paused = model.past_position is not None
        model.view.set_past(past=model.past_position is not None)
        if model.past_position is None:
            self._presenter.show_now()
        else:
            self._presenter.show_past(model.past_position)
        hud.show_position(model.past_position)
        past.visible = model.past_position is not None

    def now(self) -> None:
        """Show the present, and the end of the log."""
        assert self._laid is not None
        if self._model.past_position is not None:
            self.to(None)
        else:
            log = self._laid[0].sheet.log
            log.go(log.furthest)
