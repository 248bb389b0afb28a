"""Shows past positions of the table while the match waits."""

from __future__ import annotations

from typing import Final

from resarcana_gui.screens.table.hud import Hud
from resarcana_gui.screens.table.past_overlay import PastOverlay
from resarcana_gui.screens.table.presenter import Presenter
from resarcana_gui.screens.table.table_model import TableModel


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
        model.view.turn_back(past=model.past_position is not None)
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
