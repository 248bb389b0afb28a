"""Taking back and doing again at a table: what who looks may, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.markup import escaped

if TYPE_CHECKING:
    from resarcana_gui.screens.table import TableScreen


class TakingBack:
    """For one table screen. At one screen nobody takes back what another person has done."""

    def __init__(self, table: TableScreen) -> None:
        self._table: Final = table

    def undo(self) -> bool:
        """Go one action back, if that is possible; else say why it is not."""
        if why_not := self.no_undo():
            self._table.shell.tell(why_not)
            return False
        self._table.host.undo()
        return True

    def no_undo(self) -> str:
        """Why who looks can take nothing back now, in a sentence; empty when they can."""
        table = self._table
        text, state = table.shell.text, table.host.undo_state()
        if table.travelled is not None:
            return text("table.looking_back")
        if not state.possible:
            return text(f"table.no_undo.{state.stop}")
        if state.seat != table.viewer:
            return text("table.no_undo.handed_over", name=escaped(table.party.names[state.seat]))
        return ""

    def redo(self) -> bool:
        """Do again what was taken back last, if that is possible; else say why it is not. Whoever comes next waits as
        they did the first time."""
        table = self._table
        if why_not := self.no_redo():
            table.shell.tell(why_not)
            return False
        table.host.redo()
        latest = table.match.history.steps[-1]
        if latest.seat == table.viewer and self.may_be_regretted(latest.command):
            table.thought.begin()
        return True

    def no_redo(self) -> str:
        """Why who looks can do nothing again now, in a sentence; empty when they can."""
        table, steps = self._table, self._table.match.undone
        if table.travelled is not None:
            return table.shell.text("table.looking_back")
        return "" if steps and steps[0].seat == table.viewer else table.shell.text("table.no_redo")

    def can_cancel(self) -> bool:
        """Whether an action of one's own has begun that can be taken back, and nobody has answered it."""
        table = self._table
        if not table.match.in_action() or self.no_undo():
            return False
        since = table.match.history.steps[table.host.undo_state().points[-1] :]
        return table.host.asked_person == table.viewer and all(step.seat == table.viewer for step in since)

    def may_be_regretted(self, command: Command) -> bool:
        """Whether what was done has gone over to somebody else, and may be taken back before they answer."""
        table, pending = self._table, self._table.match.pending
        handed_on = pending is not None and pending.seat != command.seat
        return handed_on and table.view is not None and not table.view.final(command) and not self._stands()

    def _stands(self) -> bool:
        return not self._table.host.undo_state().possible
