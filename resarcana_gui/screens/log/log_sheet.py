"""The sheet with the whole log, its search and the scrubber, over the far half of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.markup import plain
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import HEADING, SMALL, TARGET, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.log.log_panel import LogPanel
from resarcana_gui.screens.log.log_rows import LogEntry
from resarcana_gui.screens.log.scrubber import Scrubber

GAP: Final = 6.0
LINE: Final = 28.0
"""The height of the result below the field, at a text scale of 1."""


class LogSearch(Node):
    """Searches one log, newest sentence first, ignoring case and accents."""

    def __init__(self, look: UiStyle, texts: Catalog, log: LogPanel, width: float, at: Point) -> None:
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
        wanted = normalized(words.strip())
        entries = self._log.rows.entries
        self._found = [
            row for row in reversed(range(len(entries)))
            if wanted and not entries[row].heading and wanted in normalized(plain(entries[row].sentence))
        ]  # fmt: skip
        if self._found:
            self._show(0)
        else:
            self._log.highlight(None)
            self.told.write(self._texts.text("log.found_nothing") if wanted else "")

    def _show(self, at: int) -> None:
        self._at = at
        self._log.highlight(self._found[at])
        self.told.write(self._texts.text("log.found", number=at + 1, of=len(self._found)))


PAD: Final = 16.0
SIDE: Final = 400.0
"""The width of the column beside the sentences, at a text scale of 1."""
WIDER: Final = 140.0
"""How much wider that is at a text scale of 2."""
LEVEL: Final = 57.0
"""Above all cards and the tint of the past, below pages."""


class LogSheet(Control):
    """The sheet with the whole log; closed at first."""

    focusable = False
    holds_focus = True
    overlaps = True

    def __init__(
        self, look: UiStyle, texts: Catalog, box: Box, on_seek: Callable[[int | None], object],
        on_hover: Callable[[LogEntry | None], object], names: Sequence[str], colours: Sequence[str], bindings: Bindings,
    ) -> None:  # fmt: skip
        """`on_seek` receives a position, or None for the present; `on_hover` the entry pointed at; names and colours
        are by seat."""
        super().__init__(look, size=box.size, at=box.topleft, name="log sheet")
        self.z = LEVEL
        self.visible = False
        side = SIDE + WIDER * (look.text.scale - 1.0)
        high = box.h - 2 * PAD
        self.log: Final = LogPanel(
            look, texts, (box.w - side - 3 * PAD, high), on_seek, on_hover, names=names, colours=colours, at=(PAD, PAD)
        )
        left = box.w - PAD - side
        self.title: Final = Label(
            look, texts.text("log.title"), HEADING, at=(left, PAD), width=side - TARGET - PAD, height=TARGET
        )
        self.scrubber: Final = Scrubber(look, texts, side, on_seek, bindings)
        self.scrubber.at = (left, box.h - PAD - self.scrubber.height)
        self.search: Final = LogSearch(look, texts, self.log, side, (left, PAD + TARGET + PAD))
        self.close: Final = Button(
            look, "", self.hide, icon=Glyph("cross", look.colour("gold")), size=(TARGET, TARGET),
            at=(box.w - PAD - TARGET, PAD), name="close log",
        )  # fmt: skip
        self.close.tip = texts.text("log.close")
        self.add(Surface(look, box.size, "frame"), self.log, self.title, self.search, self.scrubber, self.close)

    def hide(self) -> None:
        """Close the sheet."""
        self.visible = False
