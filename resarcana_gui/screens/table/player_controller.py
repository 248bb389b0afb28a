"""Submits the player's commands to a match; undo and redo at a table, and why something cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.table.table_model import TableModel


class UndoController:
    """Undoes and redoes at one table screen. Nobody undoes another person's action there."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model
        self.tell: Callable[[str], object] = model.shell.messages.tell
        """Says why nothing can be undone: at the top of the window, or beside the button."""

    def undo(self) -> bool:
        """Undo one action if possible; otherwise say why not. Return whether it was possible."""
        if why_not := self.no_undo():
            self.tell(why_not)
            return False
        self._model.runner.undo()
        return True

    def no_undo(self) -> str:
        """Return why the viewer can undo nothing now, in a sentence; empty if they can."""
        model = self._model
        text, state = model.shell.text, model.runner.undo_state()
        if model.past_position is not None:
            return text("table.looking_back")
        if not state.possible:
            return text(f"table.no_undo.{state.stop}")
        if state.seat != model.viewer:
            return text("table.no_undo.handed_over", name=escaped(model.seating.names[state.seat]))
        return ""

    def redo(self) -> bool:
        """Redo what was undone last if possible; otherwise say why not. Return whether it was possible. The grace
        period begins again."""
        model = self._model
        if why_not := self.no_redo():
            model.shell.messages.tell(why_not)
            return False
        model.runner.redo()
        latest = model.match.history.steps[-1]
        if latest.seat == model.viewer and self.may_be_regretted(latest.command):
            model.grace.begin()
        return True

    def no_redo(self) -> str:
        """Return why the viewer can redo nothing now, in a sentence; empty if they can."""
        model, steps = self._model, self._model.match.undo_stack.undone
        if model.past_position is not None:
            return model.shell.text("table.looking_back")
        return "" if steps and steps[0].seat == model.viewer else model.shell.text("table.no_redo")

    def can_cancel(self) -> bool:
        """Return whether the viewer has an action in progress that can be undone, and nobody has responded to it."""
        model = self._model
        if not model.match.in_action() or self.no_undo():
            return False
        since = model.match.history.steps[model.runner.undo_state().points[-1] :]
        return model.runner.asked_person == model.viewer and all(step.seat == model.viewer for step in since)

    def may_be_regretted(self, command: Command) -> bool:
        """Return whether an action has passed the turn to somebody else, and may be undone before they respond."""
        model, pending = self._model, self._model.match.pending
        handed_on = pending is not None and pending.seat != command.seat and not self._goes_on(pending)
        return handed_on and model.laid and not model.view.final(command) and not self._stands()

    def _goes_on(self, pending: Pending) -> bool:
        """Return whether a machine has to answer in the middle of an action: an attack does not wait for the grace
        period, and is undone together with the answer."""
        return self._model.ui.interrupts(pending) and not self._model.match.seats[pending.seat].is_human

    def _stands(self) -> bool:
        return not self._model.runner.undo_state().possible


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
