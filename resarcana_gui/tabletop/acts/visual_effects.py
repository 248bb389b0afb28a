"""Effects that acts share: words and numbers that appear and vanish."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import STRONG, TITLE, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.table.table import Table

BANNERS: Final = "banners"
"""The lane of the queue for banners. What runs in these lanes may go on while the next events are shown."""
NUMBERS: Final = "numbers"
"""The lane for numbers."""
GLIMPSES: Final = "glimpses"
"""The lane for cards that are shown briefly, and for captions that fade."""
RISE: Final = 60.0
"""How far a number rises before it disappears."""
PULSE: Final = 1.1
"""The scale of an item that is being used."""
PLATE: Final = 60.0
"""The least width and height of a plate, in canvas pixels."""
WIDEST: Final = 1400.0
"""The greatest width of a text on a plate."""
NUMBER: Final = TextStyle(40, STRONG.face, "ink", on="panel")
"""The style of numbers."""
HEADLINE: Final = replace(TITLE, size=40)
"""The style of announcements."""


def remove_node(node: Node) -> None:
    """Remove a node from its parent, if it still has one."""
    if node.parent is not None:
        node.parent.remove(node)


def run_detached(table: Table, action: Action, lane: str = NUMBERS) -> Action:
    """Run an animation that nothing waits for, in a lane of its own; returns an empty action."""
    table.look.queue.add(action, lane)
    return Together()


def pulse(table: Table, key: Key) -> Action:
    """Let an item swell for a moment, to show that it is being used."""
    node = table.item(key)
    if node is None:
        return Together()
    ease, ms = table.look.pace.easing(Use.TABLE), milliseconds("breath")
    return Scale(node, PULSE, ms, ease) + Scale(node, 1.0, ms, ease)


class Plate(Surface):
    """A few words or a number on a dark plate, legible on anything; longer texts have smaller letters, or two lines."""

    def __init__(
        self, look: UiStyle, text: str, at: Point, colour: str = "ink", *, style: TextStyle = NUMBER
    ) -> None:  # fmt: skip
        super().__init__(look, (PLATE, PLATE))
        self.ghost = True
        self._style: Final = replace(style, colour=colour)
        self.label = Label(look, "", self._style)
        self.anchor, self.at = CENTRE, at
        self.add(self.label)
        self.write(text)

    def write(self, text: str) -> None:
        """Show another text, and resize the plate."""
        self.remove(self.label)
        self.label = Label(self.look, text, self._style)
        if self.label.width > WIDEST:
            self.label = Label(self.look, text, self._style, width=WIDEST, height=2 * PLATE)
        self.add(self.label)
        self.size = (max(PLATE, self.label.width + PLATE / 2), max(PLATE, self.label.height + 8.0))
        self.label.at = ((self.width - self.label.width) / 2, (self.height - self.label.height) / 2)


def floating_number(table: Table, words: str, at: Point, colour: str = "ink") -> Action:
    """Let a number, such as a loss or a count, rise from a place and fade."""
    look = table.look

    def begin() -> Action:
        plate = Plate(look, words, (at[0], max(at[1], PLATE / 2 + RISE)), colour)
        table.effect_layer.add(plate)
        rise = look.animator.move(plate, (plate.x, plate.y - RISE), "read", Use.ENTER)
        return in_turn(rise, look.animator.fade(plate, 0.0, "breath"), Call(lambda: remove_node(plate)))

    return Later(begin)
