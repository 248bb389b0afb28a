"""The table of a finished game, opened from the records: to look back, and to leave again."""

from __future__ import annotations

from resarcana_gui.screens.table_screen import TableScreen


class PastTable(TableScreen):
    """Begins with the first position; Esc and the menu lead back to where it was opened."""

    def entered(self) -> None:
        self.history.to(0)

    def pause(self) -> None:
        self.shell.back()

    def show_result(self) -> None:
        self.shell.back()
