"""A small menu beside a card with several uses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.look import BODY, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.tooltip import beside
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.thing import Thing

PAD: Final = 10.0
NARROWEST: Final = 220.0
WITH_REASONS: Final = 320.0
WIDEST: Final = 640.0
"""Longer sentences wrap."""
REASON: Final = TextStyle(20, colour="ink_soft")


class ChoiceMenu(Control):
    """One button for each choice, and below them why the rest is impossible; Esc, or a click outside, closes it."""

    focusable = False
    holds_focus = True

    def __init__(
        self, look: Look, choices: Sequence[Choice], chosen: Callable[[Choice], object], reasons: Sequence[str] = ()
    ) -> None:
        super().__init__(look, name="menu")
        self.z = 80.0
        self.on_close: Callable[[], object] | None = None
        buttons = [Button(look, choice.label, partial(chosen, choice), style=BODY) for choice in choices]
        least = NARROWEST if not reasons else WITH_REASONS
        width = min(WIDEST, max([least, *(button.width for button in buttons)]))
        y = PAD
        for at, button in enumerate(buttons):
            button.name = f"choice {at}"
            button.size = (width, _height(look, button, width))
            button.at = (PAD, y)
            y += button.height + 8.0
        self.buttons = buttons
        for reason in reasons:
            label = Label(look, reason, REASON, at=(PAD + 6, y), width=width - 12)
            self.add(label)
            y += label.height + 8.0
        self.size = (width + 2 * PAD, y - 8.0 + PAD)
        self.add(*buttons)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord == "escape" and self.on_close is not None:
            self.on_close()
            return True
        return False

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.shadow(12.0), self.box.inflate(24, 24).move(0, 4))
        painter.put(self.look.panel(), self.box)


class Menus:
    """Opens and closes the menus of one table, and restores the focus."""

    def __init__(self, look: Look, table: Node, room: Box, focus: Focus, chosen: Callable[[Choice], object]) -> None:
        """Menus lie on the `table`, within the `room`. `chosen` is called with the player's choice."""
        self._look: Final = look
        self._table: Final = table
        self._room: Final = room
        self._focus: Final = focus
        self._chosen: Final = chosen
        self._before = focus.keep()
        self.menu: ChoiceMenu | None = None
        """The open one."""

    def open(self, node: Thing, choices: Sequence[Choice], reasons: Sequence[str]) -> None:
        """Offer choices beside a card, not over it if there is room, and say why the rest is impossible."""
        self.close()
        self.menu = ChoiceMenu(self._look, choices, self._chosen, reasons)
        self.menu.on_close = self.close
        self.menu.at = beside(node.bounds(), self.menu.size, self._room).topleft
        self._table.add(self.menu)
        self._before = self._focus.keep()
        self._focus.give(self.menu.buttons[0], shown=node.focused)

    def close(self) -> bool:
        """Close it and restore the focus. Returns whether one was open."""
        if self.menu is None:
            return False
        current, menu, self.menu = self._focus.current, self.menu, None
        self._table.remove(menu)
        if current is not None and menu in current.lineage():
            self._focus.restore(self._before)
        return True


def _height(look: Look, button: Button, width: float) -> float:
    """The height a button of this width needs for its words."""
    return max(button.height, look.text.block(button.text, BODY, width - 24).height + 20)
