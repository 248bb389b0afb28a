"""What is asked steps aside for what is looked up, and shows only those keys that mean it."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.view.pages.book import Book
from resarcana_gui.games.resarcana.view.pages.page import fade_in
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.tabletop.asking.panels.frame import AskingFrame

ENTER: Final = frozenset({"Enter", "Return", "Space"})
ESCAPE: Final = frozenset({"Esc", "Escape"})
"""How the keys are written that mean first of all what has the focus, or what lies above."""


class SteppingAside:
    """Watches the panel of one table."""

    def __init__(self, look: Look, book: Book, focus: Focus) -> None:
        self._look: Final = look
        self._book: Final = book
        self._focus: Final = focus

    def follow(self, panel: AskingFrame | None, *, menu: bool) -> None:
        """Hide a panel below what lies over it, and bring it back; `menu` is whether a menu is open over the table."""
        if panel is None:
            return
        above = self._book.covering
        aside = above is not None and bool(above.colliderect(panel.bounds()))
        if panel.visible == aside:
            panel.visible = not aside
            if not aside:
                self._come_back(panel)
        self._tell_keys(panel, above=menu or above is not None)

    def _come_back(self, panel: AskingFrame) -> None:
        fade_in(self._look, panel)
        if self._focus.current is None and panel.start is not None:
            self._focus.give(panel.start, shown=False)

    def _tell_keys(self, panel: AskingFrame, *, above: bool) -> None:
        """Enter is for what shows that it has the focus, Esc for what lies above."""
        current = self._focus.current
        elsewhere = current if current is not None and current.focused else None
        for node in panel.walk():
            if isinstance(node, Button) and node.key:
                entered = node.key not in ENTER or elsewhere in (None, node)
                node.believable = entered and not (above and node.key in ESCAPE)
