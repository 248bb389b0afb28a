"""Plays a finished game from any position, with animations."""

from __future__ import annotations

from typing import Final

from resarcana_gui.screens.table.fixtures import Fixtures
from resarcana_gui.screens.table.history_browser import HistoryBrowser
from resarcana_gui.screens.table.past_overlay import PastOverlay
from resarcana_gui.screens.table.table_model import TableModel


class Playback:
    """Plays the steps of a finished game at one table screen, one after another."""

    def __init__(self, model: TableModel, history: HistoryBrowser) -> None:
        self._model: Final = model
        self._history: Final = history
        self._laid: tuple[Fixtures, PastOverlay] | None = None
        self.playing = False
        self._shown = 0
        """The position that the picture shows while playing."""

    @property
    def at(self) -> int:
        """The position that is shown."""
        position = self._model.past_position
        return len(self._model.match.history.steps) if position is None else position

    def laid(self, fixtures: Fixtures, past: PastOverlay) -> None:
        """Take over the parts of a table that was laid out, for the first time or again; playing stops."""
        self._laid = fixtures, past
        self.playing = False

    def toggle(self) -> None:
        """Play from the current position (at the end, from the beginning), or pause."""
        if self.playing:
            self.playing = False
            self._history.to(self.at)
            return
        if self._model.past_position is None:
            self._history.to(0)
        self.playing = True
        self._shown = self.at
        self._unveil()

    def update(self) -> None:
        """Show the next step once the previous one has been seen. Going elsewhere meanwhile pauses it."""
        model = self._model
        if not self.playing or self._laid is None:
            return
        if self.at != self._shown or self._laid[1].visible:
            self.playing = False
        elif not model.shell.look.queue.busy:
            self._step()

    def _step(self) -> None:
        assert self._laid is not None
        model, fixtures = self._model, self._laid[0]
        steps = model.match.history.steps
        if self._shown >= len(steps):
            self.playing = False
            return
        model.view.hear([event.seen_by(model.viewer) for event in steps[self._shown].events])
        self._shown += 1
        model.past_position = self._shown if self._shown < len(steps) else None
        fixtures.show_position(model.past_position)
        self._unveil()

    def _unveil(self) -> None:
        """Remove the tint of the past: what plays has none."""
        assert self._laid is not None
        self._laid[1].visible = False
