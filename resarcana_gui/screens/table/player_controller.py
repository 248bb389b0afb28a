"""Submits the player's commands to a match, and undoes them."""

from __future__ import annotations

from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.screens.table.table_model import TableModel
from resarcana_gui.screens.table.undo_controller import UndoController


class PlayerController:
    """The `Controller` of one table screen."""

    def __init__(self, model: TableModel, back: UndoController) -> None:
        self._model: Final = model
        self._back: Final = back

    def submit(self, command: Command, *, hurry: bool = True) -> Refusal | None:
        """Submit the player's command; with `hurry`, animations are finished first. If it can be undone, the grace
        period begins."""
        model = self._model
        if hurry:
            model.shell.look.queue.finish()
        if model.laid and self.refusal(command) is None:
            model.column.note(command)
        model.grace.begin()
        refusal = model.runner.submit(command)
        if refusal is not None or not self._back.may_be_regretted(command):
            model.grace.end()
        return refusal

    def refusal(self, command: Command) -> Refusal | None:
        """Return why a command is impossible now."""
        return self._model.runner.refusal(command)

    def can_cancel(self) -> bool:
        """Return whether there is an action in progress that can be undone."""
        return self._back.can_cancel()

    def cancel(self) -> bool:
        """Undo the action in progress."""
        return self.can_cancel() and self._back.undo()
