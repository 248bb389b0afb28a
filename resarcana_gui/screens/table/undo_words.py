"""What can be undone and redone, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.screens.game_ui import LogNarrator
from resarcana_gui.screens.seat_names import listed_names


class UndoWords:
    """Describes one seat's actions. `note` describes an action just before it happens, while the table still is as
    the text needs it."""

    def __init__(
        self, match: Match, viewer: int, log_narrator: LogNarrator, texts: Catalog, names: Sequence[str]
    ) -> None:
        self._match: Final = match
        self._viewer: Final = viewer
        self._narrator: Final = log_narrator
        self._texts: Final = texts
        self._names: Final = names
        self._deeds: Final[dict[int, tuple[Step | None, Command, str]]] = {}
        """The descriptions by the position of the action, each with the step before it: after an undo, another step
        may have led there."""

    def note(self, command: Command) -> None:
        """Describe a command of the seat that is about to be carried out."""
        deed = self._narrator.deed(command, self._match.view(self._viewer))
        at = len(self._match.history.steps)
        self._deeds[at] = (self._before(at), command, deed)

    def back(self, at: int) -> str:
        """Return what is undone by going back to a position: the seat's action there, and the responses to it."""
        return self._whole(at, self._match.history.steps[at:])

    def again(self) -> str:
        """Return what redo would do; empty for nothing."""
        steps = self._match.undo_stack.undone
        return self._whole(len(self._match.history.steps), steps) if steps else ""

    def _whole(self, at: int, steps: Sequence[Step]) -> str:
        deed = self._deed(at, steps[0].command)
        others = list(dict.fromkeys(step.seat for step in steps if step.seat != self._viewer))
        if not others:
            return deed
        who = listed_names(self._texts, [self._names[seat] for seat in others])
        key = "table.deed_and_answer" if len(others) == 1 else "table.deed_and_answers"
        return self._texts.text(key, what=deed, who=who)

    def _deed(self, at: int, command: Command) -> str:
        before = self._before(at)
        known = self._deeds.get(at)
        if known is not None and known[0] is before and known[1] == command:
            return known[2]
        deed = self._narrator.deed(command, self._match.history.state(at, self._viewer))
        self._deeds[at] = (before, command, deed)
        return deed

    def _before(self, at: int) -> Step | None:
        return self._match.history.steps[at - 1] if at else None
