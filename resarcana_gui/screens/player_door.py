"""The player's way into a match: what they want is handed in, and taken back."""

from __future__ import annotations

from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.screens.table_model import TableModel
from resarcana_gui.screens.taking_back import TakingBack


class PlayerDoor:
    """The `Door` of one table screen."""

    def __init__(self, model: TableModel, back: TakingBack) -> None:
        self._model: Final = model
        self._back: Final = back

    def submit(self, command: Command, *, hurry: bool = True) -> Refusal | None:
        """Hand in what the player wants; in a hurry what still moves is shown at its end. Who comes next waits for a
        moment, if it can be taken back."""
        model = self._model
        if hurry:
            model.shell.look.queue.finish()
        if model.laid and self.refusal(command) is None:
            model.column.note(command)
        model.thought.begin()
        refusal = model.host.submit(command)
        if refusal is not None or not self._back.may_be_regretted(command):
            model.thought.end()
        return refusal

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command cannot be done now."""
        return self._model.host.refusal(command)

    def can_cancel(self) -> bool:
        """Whether there is an action in progress that can be undone."""
        return self._back.can_cancel()

    def cancel(self) -> bool:
        """Take back the action that has begun."""
        return self.can_cancel() and self._back.undo()
