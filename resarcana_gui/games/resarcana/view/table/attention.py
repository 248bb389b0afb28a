"""Where keys are when a choice is asked about once more."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.games.resarcana.view.asking.panels.panel import AskingPanel
from resarcana_gui.scene.focus import Focus


class Attention:
    """Gives the focus to what says yes as soon as a panel warns of something, so that Enter means what stands there;
    and takes it back to where it was when the player thinks better of it."""

    def __init__(self, focus: Focus) -> None:
        self._focus = focus
        self._before = focus.keep()

    def during(self, panel: object, act: Callable[[], bool]) -> bool:
        """Do what a key means for a panel. Whether that did anything."""
        if not isinstance(panel, AskingPanel):
            return act()
        warned, kept = panel.warned, self._focus.keep()
        done = act()
        if panel.warned and not warned and panel.sure is not None and kept.control is not None:
            self._before = kept
            self._focus.give(panel.sure, shown=kept.shown)
        elif warned and not panel.warned:
            self._focus.restore(self._before)
        return done
