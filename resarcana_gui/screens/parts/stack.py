"""Layout of nodes below each other, side by side, or in lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.glyphs import LINES, Glyph
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.widgets.button import Button


def below(nodes: Sequence[Node], at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Lay out nodes below each other from a point on; returns where the next one would begin, without the gap."""
    x, y = at
    for number, node in enumerate(nodes):
        y += gap if number else 0.0
        node.at = (x, y)
        y += node.height
    return y


def beside(nodes: Sequence[Node], at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Lay out nodes side by side from a point on, vertically centred; returns the greatest height."""
    x, y = at
    height = max((node.height for node in nodes), default=0.0)
    for node in nodes:
        node.at = (x, y + (height - node.height) / 2)
        x += node.width + gap
    return height


def in_lines(nodes: Sequence[Node], width: float, at: Point = (0.0, 0.0), gap: float = 12.0) -> float:
    """Lay out nodes side by side from a point on, in as many lines of a width as they need; returns where the last line
    ends."""
    x, y = at
    height = 0.0
    for node in nodes:
        if x > at[0] and x + node.width > at[0] + width:
            x, y, height = at[0], y + height + gap, 0.0
        node.at = (x, y)
        x, height = x + node.width + gap, max(height, node.height)
    return y + height


def stacked(nodes: Sequence[Node], gap: float = 12.0, name: str = "") -> Node:
    """A node that holds these nodes below each other, and is as large as they are."""
    whole = Node(name=name)
    whole.add(*nodes)
    height = below(nodes, gap=gap)
    whole.size = (max((node.width for node in nodes), default=0.0), height)
    return whole


LARGEST: Final = 1.5
"""How many times larger it becomes in large texts."""
INSIDE: Final = 0.68
"""How much of it lies inside its rim."""


def disc_side(side: float, scale: float) -> float:
    """The side of a disc that has this one at a text scale of 1."""
    return side * max(1.0, min(scale, LARGEST))


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
