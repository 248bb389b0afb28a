"""Between two games of a match: what is seen of the first before the next one begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.screens import actions
from resarcana_gui.screens.game_ui import GameUi, Part
from resarcana_gui.screens.parts.menu import Entry
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.verdict import Verdict


@dataclass
class Break:
    """A game of a match has ended, and what follows waits until that has been seen."""

    view: State
    """The table as the viewer saw it then."""
    rest: list[Event]
    """What has happened since, as the viewer sees it."""
    seen: bool = False


def break_in(ui: GameUi, match: Match, viewer: int, steps: Sequence[Step]) -> Break | None:
    """The break among the latest steps of a match; None when no game ended there, or all is over."""
    events = [event.seen_by(viewer) for step in steps for event in step.events]
    end = next((at for at, event in enumerate(events, 1) if ui.ends_part(event)), None)
    if end is None or match.outcome is not None:
        return None
    view = match.history.state(len(match.history.steps) - len(steps), viewer)
    for event in events[:end]:
        event.fold(view)
    return Break(view, events[end:])


class Interval(Verdict):
    """How one game of a match ended; the next begins when that has been seen."""

    def __init__(self, shell: Shell, game: str, match: Match, viewer: int, view: State) -> None:
        """`view`: the table as it was seen when the game ended."""
        super().__init__(shell, game, match, viewer)
        self._view = view

    @property
    def part(self) -> Part:
        """What the game says about it."""
        return self.shell.games[self.game].part(self.shell.settings.language, self.party, self._view)

    def words(self) -> str:
        return self.part.title

    def winners(self) -> Sequence[int]:
        return self.part.winners

    def seen(self) -> State:
        return self._view

    def entries(self) -> list[Entry]:
        return [Entry("next game", self.shell.text("over.next_game"), self.shell.back, "resume")]

    def act(self, action: str) -> bool:
        if action in {actions.MENU, actions.CANCEL, actions.CONFIRM}:
            self.shell.back()
            return True
        return False
