"""The column beside the table: how far the game is, the log, and the buttons that are always there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from resarcana_gui.match.history import Step
from resarcana_gui.match.undo import UndoState
from resarcana_gui.scene.look import BODY, HEADING
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens import actions
from resarcana_gui.screens.shell import Shell

if TYPE_CHECKING:
    from resarcana_gui.screens.table import TableScreen

PAD: Final = 14.0


class Side(Node):
    """The column of one table screen."""

    def __init__(self, shell: Shell, box: Box, table: TableScreen) -> None:
        super().__init__(at=box.topleft, size=box.size, name="side")
        self.shell = shell
        self.table = table
        look = shell.look
        width = box.w - 2 * PAD
        self._panel = Surface(look, box.size, shadow=False, solid=0.82)
        self._status = Label(look, "", HEADING, at=(PAD, PAD), width=width, height=72)
        self._who = Label(look, "", BODY, at=(PAD, 90), width=width, height=60)
        self.undo = Button(
            look, shell.text("table.undo"), table.undo, key=shell.bindings.hint(actions.UNDO), name="undo"
        )
        self.undo.size = (width, self.undo.height)
        self.undo.at = (PAD, box.h - PAD - self.undo.height)
        self.add(self._panel, self._status, self._who, self.undo)

    def refresh(self) -> None:
        """Show who is asked, and how far undo goes."""
        table, text = self.table, self.shell.text
        assert table.view is not None
        self._status.write(table.view.status(table.match.view(table.viewer)))
        asked = table.match.asked
        if asked is None:
            self._who.write(text("table.over"))
        elif table.host.asked_person == table.viewer:
            self._who.write(text("table.your_turn"))
        else:
            self._who.write(text("table.thinks", who=asked.name))
        self._show_undo(table.host.undo_state())

    def _show_undo(self, state: UndoState) -> None:
        if state.possible:
            self.undo.allow()
        else:
            self.undo.forbid(self.shell.text(f"table.no_undo.{state.stop}"))

    def tell(self, steps: Sequence[Step]) -> None:
        """Something has happened."""

    def retell(self) -> None:
        """Tell everything anew."""

    def update(self, ms: int) -> None:
        """Time has passed."""
