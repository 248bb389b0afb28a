"""Taking back and doing again at a table: what who looks may, and why not."""

from __future__ import annotations

from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.table_model import TableModel


class TakingBack:
    """For one table screen. At one screen nobody takes back what another person has done."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model

    def undo(self) -> bool:
        """Go one action back, if that is possible; else say why it is not."""
        if why_not := self.no_undo():
            self._model.shell.tell(why_not)
            return False
        self._model.host.undo()
        return True

    def no_undo(self) -> str:
        """Why who looks can take nothing back now, in a sentence; empty when they can."""
        model = self._model
        text, state = model.shell.text, model.host.undo_state()
        if model.travelled is not None:
            return text("table.looking_back")
        if not state.possible:
            return text(f"table.no_undo.{state.stop}")
        if state.seat != model.viewer:
            return text("table.no_undo.handed_over", name=escaped(model.party.names[state.seat]))
        return ""

    def redo(self) -> bool:
        """Do again what was taken back last, if that is possible; else say why it is not. Whoever comes next waits as
        they did the first time."""
        model = self._model
        if why_not := self.no_redo():
            model.shell.tell(why_not)
            return False
        model.host.redo()
        latest = model.match.history.steps[-1]
        if latest.seat == model.viewer and self.may_be_regretted(latest.command):
            model.thought.begin()
        return True

    def no_redo(self) -> str:
        """Why who looks can do nothing again now, in a sentence; empty when they can."""
        model, steps = self._model, self._model.match.undone
        if model.travelled is not None:
            return model.shell.text("table.looking_back")
        return "" if steps and steps[0].seat == model.viewer else model.shell.text("table.no_redo")

    def can_cancel(self) -> bool:
        """Whether an action of one's own has begun that can be taken back, and nobody has answered it."""
        model = self._model
        if not model.match.in_action() or self.no_undo():
            return False
        since = model.match.history.steps[model.host.undo_state().points[-1] :]
        return model.host.asked_person == model.viewer and all(step.seat == model.viewer for step in since)

    def may_be_regretted(self, command: Command) -> bool:
        """Whether what was done has gone over to somebody else, and may be taken back before they answer."""
        model, pending = self._model, self._model.match.pending
        handed_on = pending is not None and pending.seat != command.seat
        return handed_on and model.laid and not model.view.final(command) and not self._stands()

    def _stands(self) -> bool:
        return not self._model.host.undo_state().possible
