"""The table of a finished game, opened from the records: to look back, and to leave again."""

from __future__ import annotations

from resarcana_gui.match.match import Match
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table_screen import TableScreen


class PastTable(TableScreen):
    """Begins with one position; Esc and the menu lead back to where it was opened."""

    def __init__(self, shell: Shell, game: str, match: Match, at: int) -> None:
        super().__init__(shell, game, match)
        self._start = at

    def entered(self) -> None:
        self.history.to(self._start)

    def pause(self) -> None:
        self.shell.back()

    def show_result(self) -> None:
        self.shell.back()
