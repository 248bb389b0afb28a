"""Shows past positions of the table while the match waits."""

from __future__ import annotations

from typing import Final

from resarcana_gui.screens.past_overlay import PastOverlay
from resarcana_gui.screens.presenter import Presenter
from resarcana_gui.screens.side_panel import SidePanel
from resarcana_gui.screens.table_model import TableModel


class HistoryBrowser:
    """For one table screen whose picture is laid out."""

    def __init__(self, model: TableModel, presenter: Presenter) -> None:
        self._model: Final = model
        self._presenter: Final = presenter
        self._laid: tuple[SidePanel, PastOverlay] | None = None

    def lay(self, side: SidePanel, past: PastOverlay) -> None:
        """The picture was laid out again: its column, and the overlay that marks the past."""
        self._laid = side, past

    def to(self, at: int | None) -> None:
        """Show the table as it was at a position, or, with None, the present."""
        assert self._laid is not None
        model, (side, past) = self._model, self._laid
        last = len(model.match.history.steps)
        model.shell.look.queue.finish()
        model.past_position = None if at is None or at >= last else at
        model.runner.paused = model.past_position is not None
        if model.past_position is None:
            self._presenter.show_now()
        else:
            self._presenter.show_past(model.past_position)
        side.show_position(model.past_position)
        past.show(side.scrubber.when(model.past_position) if model.past_position is not None else "")

    def now(self) -> None:
        """Show the present: the table, and the end of the log."""
        assert self._laid is not None
        if self._model.past_position is not None:
            self.to(None)
        else:
            log = self._laid[0].log
            log.go(log.furthest)
