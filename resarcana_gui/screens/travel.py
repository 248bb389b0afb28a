"""Looking back: the table as it was, while the match waits."""

from __future__ import annotations

from typing import Final

from resarcana_gui.screens.past import Past
from resarcana_gui.screens.presenter import Presenter
from resarcana_gui.screens.side import Side
from resarcana_gui.screens.table_model import TableModel


class Travel:
    """Travels on one table screen, over a picture that is laid out."""

    def __init__(self, model: TableModel, presenter: Presenter) -> None:
        self._model: Final = model
        self._presenter: Final = presenter
        self._laid: tuple[Side, Past] | None = None

    def lay(self, side: Side, past: Past) -> None:
        """The picture is laid out anew: the column that says when it is, and what lies over the table meanwhile."""
        self._laid = side, past

    def to(self, at: int | None) -> None:
        """Show the table as it was at a position, or as it is now."""
        assert self._laid is not None
        model, (side, past) = self._model, self._laid
        last = len(model.match.history.steps)
        model.shell.look.queue.finish()
        model.travelled = None if at is None or at >= last else at
        model.host.paused = model.travelled is not None
        if model.travelled is None:
            self._presenter.show_now()
        else:
            self._presenter.show_past(model.travelled)
        side.show_position(model.travelled)
        past.show(side.scrubber.when(model.travelled) if model.travelled is not None else "")

    def now(self) -> None:
        """Show what is now: the table, and the end of the log."""
        assert self._laid is not None
        if self._model.travelled is not None:
            self.to(None)
        else:
            log = self._laid[0].log
            log.go(log.furthest)
