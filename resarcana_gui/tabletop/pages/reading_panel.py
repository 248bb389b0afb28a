"""A framed panel over the table with text that scrolls; a button and a key close it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.ground.leather_panel import framed
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.scroll import ScrollArea

PAD: Final = 24.0
"""The margin inside the panel."""
FAINT: Final = 0.01
"""The opacity at which something begins to appear: above 0, so that it can be used at once."""


class ReadingPanel(Control):
    """Lies over the table until it is closed. Page keys scroll its area, whatever is focused in it."""

    overlaps = True
    holds_focus = True

    def __init__(self, look: UiStyle, place: Box, on_close: Callable[[], object], name: str) -> None:
        super().__init__(look, size=place.size, at=place.topleft, name=name)
        self._on_close: Final = on_close
        self.area: ScrollArea
        """The scrolling area: see `read_in`."""

    def closing(self, text: str, bindings: Bindings, action: str, name: str, icon: Glyph | None = None) -> Button:
        """Return a button that closes the panel; its tip names the key of `action`, which also does."""
        key = partial(bindings.hint, action)
        button = Button(self.look, text, self._on_close, name=name, style=BODY, icon=icon, key=key)
        button.overlaps = True  # something may lie over another panel
        return button

    def read_in(self, size: Point, at: Point, name: str) -> ScrollArea:
        """Return a scrolling area for the content."""
        area = ScrollArea(self.look, size, at=at, name=name)
        area.overlaps = True
        return area

    def appear(self) -> None:
        """Fade in."""
        fade_in(self.look, self)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord == "escape":
            self._on_close()
            return True
        return self.area.leaf(event)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.shadow(16.0, 18.0), self.box.inflate(36, 36).move(0, 6))
        painter.put(framed(self.look), self.box)


def fade_in(look: UiStyle, node: Node) -> None:
    """Fade a node in; it can be used from the first moment."""
    node.alpha = FAINT
    look.queue.add(Fade(node, 1.0, milliseconds("dialog_in"), look.pace.easing(Use.FADE)), INTERFACE)
