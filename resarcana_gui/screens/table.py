"""The screen of a game: the game's own table, and beside it how far it is, the log, and what can always be done."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import ClassVar, Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.game_ui import GameUi, Party, Question, TableView
from resarcana_gui.screens.host import Host
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.side import Side

_log = logging.getLogger(__name__)

COLUMN: Final = Box(1612, 12, 296, 1056)
"""The column beside the game's table."""


class TableScreen(Screen):
    """Plays one match. It shows what the one person sees, or, of several, the one who is asked; without any, what the
    first seat sees."""

    music: ClassVar[str] = "table"

    def __init__(self, shell: Shell, game: str, match: Match, *, demo: bool = False) -> None:
        super().__init__(shell)
        self.game = game
        self.ui: GameUi = shell.games[game]
        self.match = match
        self.demo = demo
        """Whether it only shows machines at play: any key ends it."""
        self.people = [at for at, seat in enumerate(match.seats) if seat.is_human]
        self.viewer = self.people[0] if self.people else 0
        self.host = Host(match, shell.tables.thinker(match), self, self._behind, lambda: shell.settings.forced_choices)
        self.view: TableView | None = None
        self.side: Side | None = None
        self._seen = 0
        self._over = False

    # -------------------------------------------------------------------------------------------------- Screen

    def build(self) -> None:
        party = self.party
        self.view = self.ui.table(self.shell, party, self)
        self.side = Side(self.shell, COLUMN, self)
        self.add(self.view, self.side)
        self.view.show(self.match.view(self.viewer))
        self.side.retell()
        self._ask()

    def left(self) -> None:
        self.host.close()

    def update(self, ms: int) -> None:
        self.host.update()
        if self.view is not None:
            self.view.update(ms)
        if self.side is not None:
            self.side.update(ms)
        self._maybe_end()

    def act(self, action: str) -> bool:
        if self.view is not None and self.view.act(action):
            return True
        if action == actions.UNDO:
            self.undo()
            return True
        return False

    def pointed(self, control: Control | None) -> None:
        if self.view is not None:
            self.view.pointed(control)

    @property
    def party(self) -> Party:
        """Who plays, and who looks."""
        return Party(self.match, self.viewer, tuple(seat.name for seat in self.match.seats))

    # ------------------------------------------------------------------------------------------------- watching

    def happened(self, steps: Sequence[Step]) -> None:
        """Show what has happened."""
        assert self.view is not None and self.side is not None
        events = [event.seen_by(self.viewer) for step in steps for event in step.events]
        self.view.ask(None)
        self.view.hear(events)
        self.side.tell(steps)

    def rewound(self, at: int) -> None:
        """Something was taken back: show the table as it is again."""
        assert self.view is not None and self.side is not None
        self.shell.look.queue.finish()
        self.view.show(self.match.view(self.viewer))
        self.side.retell()
        self._ask()

    def asks(self) -> None:
        """Somebody is asked, or nobody any more."""
        self._ask()

    def troubled(self, error: Exception) -> None:
        """Something is wrong that the player should know."""
        self.shell.tell(str(error))

    # ---------------------------------------------------------------------------------------------------- door

    def submit(self, command: Command) -> Refusal | None:
        """Hand in what the player wants; what still moves is shown at its end."""
        self.shell.look.queue.finish()
        return self.host.submit(command)

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command cannot be done now."""
        return self.host.refusal(command)

    def can_cancel(self) -> bool:
        """Whether an action has begun that can be taken back."""
        return self.match.in_action() and self.host.undo_state().possible

    def cancel(self) -> bool:
        """Take back the action that has begun."""
        if not self.can_cancel():
            return False
        self.host.undo()
        return True

    def undo(self) -> bool:
        """Go one action back, if that is possible."""
        if not self.host.undo_state().possible:
            return False
        self.host.undo()
        return True

    # ------------------------------------------------------------------------------------------------- helpers

    def _behind(self) -> bool:
        return self.shell.look.queue.busy

    def _ask(self) -> None:
        assert self.view is not None and self.side is not None
        person, pending = self.host.asked_person, self.match.pending
        if person is not None and pending is not None and person == self.viewer:
            self.view.ask(Question(pending, self.match.legal(), self.match.view(person)))
        else:
            self.view.ask(None)
        self.side.refresh()

    def _maybe_end(self) -> None:
        if self.match.outcome is not None and not self._over and not self._behind():
            self._over = True
            self.side_over()

    def side_over(self) -> None:
        """The game is over: show how it was decided."""
        from resarcana_gui.screens.game_over import GameOver  # noqa: PLC0415 - they show each other

        self.shell.show(GameOver(self.shell, self.game, self.match, self.viewer))
