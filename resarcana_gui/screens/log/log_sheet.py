"""The sheet with the whole log and the scrubber, over the far half of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.look import HEADING, TARGET, Look
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens.log.log_panel import LogPanel
from resarcana_gui.screens.log.log_rows import Entry
from resarcana_gui.screens.log.log_search import LogSearch
from resarcana_gui.screens.log.scrubber import Scrubber

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
        self, look: Look, texts: Catalog, box: Box, on_seek: Callable[[int | None], object],
        on_hover: Callable[[Entry | None], object], names: Sequence[str], colours: Sequence[str], bindings: Bindings,
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
