"""The search in the log: a text field, and the number of sentences found. Enter goes to the next older one."""

from __future__ import annotations

from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.letters import bare
from resarcana_gui.scene.look import SMALL, Look
from resarcana_gui.scene.markup import plain
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.log.log_panel import LogPanel

GAP: Final = 6.0
LINE: Final = 28.0
"""The height of the result below the field, at a text scale of 1."""


class LogSearch(Node):
    """Searches one log, newest sentence first, ignoring case and accents."""

    def __init__(self, look: Look, texts: Catalog, log: LogPanel, width: float, at: Point) -> None:
        super().__init__(at=at, name="log search")
        self._texts: Final = texts
        self._log: Final = log
        self.field: Final = TextField(
            look, placeholder=texts.text("log.search"), on_change=self._sought, on_enter=lambda _: self.further(),
            letters=texts.text("language.letters"), width=width, name="search log",
        )  # fmt: skip
        self.told: Final = Label(
            look, "", SMALL, at=(4.0, self.field.height + GAP), width=width - 8.0, height=LINE * look.text.scale
        )
        self._found: list[int] = []
        self._at = 0
        self.add(self.field, self.told)
        self.size = (width, self.told.y + self.told.height)

    def further(self) -> None:
        """Go to the next older sentence found; after the oldest, to the newest."""
        if self._found:
            self._show((self._at + 1) % len(self._found))

    def _sought(self, words: str) -> None:
        wanted = bare(words.strip())
        entries = self._log.rows.entries
        self._found = [
            row for row in reversed(range(len(entries)))
            if wanted and not entries[row].heading and wanted in bare(plain(entries[row].sentence))
        ]  # fmt: skip
        if self._found:
            self._show(0)
        else:
            self._log.point_out(None)
            self.told.write(self._texts.text("log.found_nothing") if wanted else "")

    def _show(self, at: int) -> None:
        self._at = at
        self._log.point_out(self._found[at])
        self.told.write(self._texts.text("log.found", number=at + 1, of=len(self._found)))
