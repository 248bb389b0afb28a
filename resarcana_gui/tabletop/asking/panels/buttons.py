"""Buttons of questions: as wide as the panel, as high as their words need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CONFIRM
from resarcana_gui.tabletop.asking.choice import Choice

CAPTION: Final = TextStyle(22)
MARGIN: Final = 22.0
"""How much higher a button is than its words."""
GAP: Final = 8.0
SHORT: Final = {"Return": "Enter", "Escape": "Esc"}
"""The labels on the keys themselves."""


def hint(bindings: Bindings | None, action: str) -> str:
    """The key of an action as it is shown; empty for none."""
    shown = bindings.hint(action) if bindings is not None and action else ""
    return SHORT.get(shown, shown)


def wide_button(
    look: Look,
    text: str,
    width: float,
    on_click: Callable[[], object],
    *,
    kind: str = "button",
    key: str = "",
    name: str = "",
) -> Button:
    """A button of this width, high enough for its words in as many lines as they need."""
    button = Button(look, text, on_click, kind=kind, key=key, style=CAPTION, name=name)
    beside = button.width - look.text.measure(text, CAPTION)[0]  # the room for key and margins
    room = width - min(beside, width / 2) + MARGIN / 2
    button.size = (width, max(TARGET, look.text.measure(text, CAPTION, room)[1] + MARGIN))
    return button


def choice_button(
    look: Look, choice: Choice, width: float, bindings: Bindings | None, name: str, chosen: Callable[[Choice], object]
) -> Button:
    """A button for a choice."""
    kind = "danger" if choice.danger else "primary" if choice.key == CONFIRM else "button"
    key = hint(bindings, choice.key)
    return wide_button(look, choice.label, width, lambda: chosen(choice), kind=kind, key=key, name=choice.key or name)
