"""A menu: buttons of one width below each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from resarcana_gui.scene.glyphs import LINES, Glyph
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.widgets.button import Button


class Entry(NamedTuple):
    """A menu's entry: the button's name, its label, its action, and the sign beside the label: an icon's name, or a
    glyph's."""

    name: str
    text: str
    act: Callable[[], object]
    sign: str = ""


def menu_buttons(look: Look, entries: Sequence[Entry], width: float, least: float = 0.0) -> list[Button]:
    """The buttons, not yet placed and at least `least` high; the first one stands out. Signs are left out where the
    labels need all the room."""
    buttons = [_button(look, entry) for entry in entries]
    roomy = all(button.width <= width for button in buttons)
    for number, button in enumerate(buttons):
        button.icon = button.icon if roomy else None
        button.kind = "button" if number else "primary"
        button.size = (width, max(button.height, least))
    return buttons


def _button(look: Look, entry: Entry) -> Button:
    drawn = Glyph if entry.sign in LINES else Sign
    sign = drawn(entry.sign, look.colour("gold")) if entry.sign else None
    return Button(look, entry.text, entry.act, name=entry.name, icon=sign)
