"""Waits for the new key of an action."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.dialog import Dialog
from resarcana_gui.screens.settings.key_words import BARE


class KeyCatcher(Dialog):
    """Takes the next chord, whatever it means otherwise. Esc changes nothing, Delete removes the keys. It needs the
    focus."""

    focusable = True
    takes_text = True  # so that the fast-forward key comes here, too

    def __init__(
        self, look: Look, canvas: Box, title: str, text: str, keep: str, on_chord: Callable[[str | None], object]
    ) -> None:
        """`on_chord` gets the chord, or None for no key."""
        super().__init__(look, canvas, title, text, [(keep, None)], width=640.0 * min(look.text.scale, 1.5))
        self._on_chord = on_chord

    def handle(self, event: Event) -> bool:
        if not isinstance(event, KeyDown) or event.repeat or self.closing:
            return isinstance(event, KeyDown)
        if event.key not in BARE:
            self.close()
            if event.chord != "escape":
                self._on_chord(None if event.chord == "delete" else event.chord)
        return True
