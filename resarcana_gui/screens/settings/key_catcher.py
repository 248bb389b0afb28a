"""The dialog that waits for an action's new key."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.scene.events import Event, KeyDown, KeyUp
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.screens.settings.key_words import BARE


class KeyCatcher(Dialog):
    """Takes the next chord, whatever it means elsewhere. Esc changes nothing, Delete removes the action's keys. A
    key that no action can have is refused when it is released: until then it may be held for a chord. It needs the
    focus."""

    focusable = True
    takes_text = True  # so that it receives the fast-forward key, too

    def __init__(
        self, look: Look, canvas: Box, title: str, text: str, keep: str, on_chord: Callable[[str | None], object],
        on_refused: Callable[[str], object],
    ) -> None:  # fmt: skip
        """`on_chord` receives the chord, or None to remove the keys; `on_refused` a key that no action can have."""
        super().__init__(look, canvas, title, text, [(keep, None)], width=640.0 * min(look.text.scale, 1.5))
        self._on_chord = on_chord
        self._on_refused = on_refused
        self._bare: str | None = None
        """The key pressed last, if it is one that no action can have."""

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown):
            return isinstance(event, KeyUp) and self._let_go(event.key)
        if event.repeat or self.closing:
            return True
        self._bare = event.key if event.key in BARE else None
        if self._bare is None:
            self.close()
            if event.chord != "escape":
                self._on_chord(None if event.chord == "delete" else event.chord)
        return True

    def _let_go(self, key: str) -> bool:
        refused, self._bare = self._bare == key and not self.closing, None
        if refused:
            self._on_refused(key)
        return True
