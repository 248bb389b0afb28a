"""A small menu beside a card that can be used in several ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.view.geometry.areas import MIDDLE
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.look import BODY, Look
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.tooltip import beside
from resarcana_gui.tabletop.asking.choice import Choice

PAD: Final = 10.0
NARROWEST: Final = 220.0
WITH_REASONS: Final = 320.0
WIDEST: Final = 640.0
"""Longer sentences go on in a second line."""
GROUND: Final = Box(MIDDLE.x, 0, MIDDLE.w, 1080)
"""Where it may lie: not on the columns at the sides."""
REASON: Final = TextStyle(20, colour="ink_soft")


class ChoiceMenu(Control):
    """One button for each choice, and below them why the rest cannot be done; Esc, or a click beside it, closes it."""

    focusable = False
    holds_focus = True

    def __init__(
        self, look: Look, choices: Sequence[Choice], chosen: Callable[[Choice], object], reasons: Sequence[str] = ()
    ) -> None:
        super().__init__(look, name="menu")
        self.z = 80.0
        self.on_close: Callable[[], object] | None = None
        buttons = [Button(look, choice.label, _choosing(chosen, choice), style=BODY) for choice in choices]
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

    def lay_beside(self, target: Box) -> None:
        """Lie beside a box of the canvas, never over it where there is room."""
        self.at = beside(target, self.size, GROUND).topleft

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord == "escape" and self.on_close is not None:
            self.on_close()
            return True
        return False

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.shadow(12.0), self.box.inflate(24, 24).move(0, 4))
        painter.put(self.look.panel(), self.box)


def _height(look: Look, button: Button, width: float) -> float:
    """How high a button of a width has to be for its words."""
    return max(button.height, look.text.block(button.text, BODY, width - 24).height + 20)


def _choosing(chosen: Callable[[Choice], object], choice: Choice) -> Callable[[], object]:
    return lambda: chosen(choice)
