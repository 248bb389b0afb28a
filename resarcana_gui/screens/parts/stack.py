"""Layouts of nodes below each other, side by side or in lines; and menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.glyphs import LINES, Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.button import Button


def below(nodes: Sequence[Node], at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Place nodes below each other from a point; return where the next one would begin, without the gap."""
    x, y = at
    for number, node in enumerate(nodes):
        y += gap if number else 0.0
        node.at = (x, y)
        y += node.height
    return y


def beside(nodes: Sequence[Node], at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Place nodes side by side from a point, vertically centred; return the greatest height."""
    x, y = at
    height = max((node.height for node in nodes), default=0.0)
    for node in nodes:
        node.at = (x, y + (height - node.height) / 2)
        x += node.width + gap
    return height


def in_lines(nodes: Sequence[Node], width: float, at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Place nodes side by side from a point, in as many lines of a width as they need; return the bottom of the last
    line."""
    x, y = at
    height = 0.0
    for node in nodes:
        if x > at[0] and x + node.width > at[0] + width:
            x, y, height = at[0], y + height + gap, 0.0
        node.at = (x, y)
        x, height = x + node.width + gap, max(height, node.height)
    return y + height


def stacked(nodes: Sequence[Node], gap: float = 12.0, name: str = "") -> Node:
    """Return a node that holds these nodes below each other, and is as large as they are."""
    whole = Node(name=name)
    whole.add(*nodes)
    height = below(nodes, gap=gap)
    whole.size = (max((node.width for node in nodes), default=0.0), height)
    return whole


LARGEST: Final = 1.5
"""The largest factor by which discs grow with the text."""
INSIDE: Final = 0.68
"""The share of a disc inside its rim."""


def disc_side(side: float, scale: float) -> float:
    """Return the side of a disc that has this side at a text scale of 1."""
    return side * max(1.0, min(scale, LARGEST))


class MenuEntry(NamedTuple):
    """An entry of a menu: the button's name, its label, its action, and the name of its icon or glyph."""

    name: str
    text: str
    act: Callable[[], object]
    sign: str = ""


def menu_buttons(look: UiStyle, entries: Sequence[MenuEntry], width: float, least: float = 0.0) -> list[Button]:
    """Return the buttons of a menu, not placed yet and at least `least` high; the first is the primary one. Icons
    are left out if labels need the room."""
    buttons = [_button(look, entry) for entry in entries]
    roomy = all(button.width <= width for button in buttons)
    for number, button in enumerate(buttons):
        button.icon = button.icon if roomy else None
        button.kind = "button" if number else "primary"
        button.size = (width, max(button.height, least))
    return buttons


def _button(look: UiStyle, entry: MenuEntry) -> Button:
    drawn = Glyph if entry.sign in LINES else UiIcon
    sign = drawn(entry.sign, look.colour("gold")) if entry.sign else None
    return Button(look, entry.text, entry.act, name=entry.name, icon=sign)
