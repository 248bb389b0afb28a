"""A menu: buttons of one width below each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.look import Look
from resarcana_gui.scene.widgets.button import Button

GAP: Final = 12.0


class Entry(NamedTuple):
    """What a menu offers: the button's name, its words, and what it does."""

    name: str
    text: str
    act: Callable[[], object]


def menu_buttons(look: Look, entries: Sequence[Entry], width: float, least: float = 0.0) -> list[Button]:
    """The buttons, not yet laid anywhere and none lower than `least`; the first is the one that stands out."""
    buttons = [Button(look, entry.text, entry.act, name=entry.name) for entry in entries]
    for number, button in enumerate(buttons):
        button.kind = "button" if number else "primary"
        button.size = (width, max(button.height, least))
    return buttons
