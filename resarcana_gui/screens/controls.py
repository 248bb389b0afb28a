"""The buttons that are always there at a table: undo, speed, help, pause."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.look import BODY
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.widgets.button import PAD, Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.undo_button import NARROW, UndoButton

GAP: Final = 10.0
SPEEDS: Final = {"normal": "resume", "fast": "fast", "instant": "instant"}
"""The sign of each speed."""
HELD: Final = "held"
REDO: Final = 58.0
"""The width of the redo button."""


@dataclass(frozen=True)
class TableActions:
    """The actions of a table's buttons."""

    undo: Callable[[], object]
    redo: Callable[[], object]
    result: Callable[[], object]
    """Show the result of the game again."""
    pause: Callable[[], object]
    help: Callable[[], object]


class Controls(Node):
    """The buttons at the foot of the column. When the game is over, the result button takes the place of undo."""

    def __init__(self, shell: Shell, do: TableActions, width: float, *, over: bool) -> None:
        super().__init__(name="controls")
        self.shell = shell
        look, text, hint = shell.look, shell.text, shell.bindings.hint
        self.undo = UndoButton(shell, do.undo)
        self.redo = Button(look, "", do.redo, icon=Sign("redo", look.colour("gold")), name="redo")
        self.redo.sound = ""
        self.redo.visible = False
        self.result = Button(look, text("table.result"), do.result, kind="primary", name="result")
        self.speed = Button(look, "", self._faster, key=hint("speed"), style=BODY, name="speed")
        self.speed.tip = text("table.speed_tip")
        self.menu = Button(look, text("table.menu"), do.pause, key=hint(actions.MENU), style=BODY, name="menu")
        self.help = Button(look, text("table.help"), do.help, key=hint(actions.HELP), style=BODY, name="help")
        self.result.icon, self.menu.icon = (Sign(name, look.colour("gold")) for name in ("trophy", "menu"))
        self.speed.icon = Sign(SPEEDS["normal"], look.colour("gold"))
        self._shown = ""
        self._lay(width)
        self.update(over=over)

    def update(self, *, over: bool) -> None:
        """Show the current speed, and the result button once the game is over."""
        self.undo.visible, self.result.visible = not over, over
        self.redo.visible = self.redo.visible and not over
        pace = self.shell.look.pace
        speed = pace.speed.name.lower()
        if self._shown != (shown := HELD if pace.held else speed):
            self._shown = shown
            words = self.shell.text(f"table.speed.{shown}")
            self.speed.text = self.shell.text("table.speed_is", speed=words)
            if self.speed.natural()[0] - PAD > self.speed.width:  # its words may come closer to the edges
                self.speed.text = words
            self.speed.icon = Sign(SPEEDS.get(shown, "fast"), self.shell.look.colour("gold"))

    def offer_redo(self, what: str) -> None:
        """Show a redo button beside undo when something can be redone; otherwise undo takes its room."""
        self.redo.visible = bool(what)
        hint = self.shell.bindings.hint(actions.REDO)
        self.redo.tip = self.shell.text("table.does_again", what=what, hint=hint)
        room = self.redo.width + GAP if what else 0.0
        self.undo.size = (self.result.width - room, self.undo.height)

    def _lay(self, width: float) -> None:
        """Row by row, from the top."""
        half = (width - GAP) / 2
        high = max(self.speed.height, self.menu.height)
        wide = self.shell.look.text.scale <= NARROW  # otherwise help is in the menu
        self.undo.size = self.result.size = (width, max(self.undo.height, high))
        self.redo.size = (REDO, self.undo.height)
        self.redo.at = (width - REDO, 0.0)
        rows: list[list[Button]] = [[self.undo], [self.speed], [self.help, self.menu] if wide else [self.menu]]
        y = 0.0
        for row in rows:
            tall = row[0].height if row[0] is self.undo else high
            for at, button in enumerate(row):
                button.size = (half if len(row) == 2 else width, tall)
                button.at = (at * (half + GAP), y)
                if button is self.menu and button.natural()[0] > button.width:
                    button.icon = None  # its key says more than a word
            y += tall + GAP
            self.add(*row)
        self.add(self.result, self.redo)
        self.size = (width, y - GAP)

    def _faster(self) -> None:
        pace = self.shell.look.pace
        pace.speed = pace.speed.next
