"""The intermission between two games of a match: the result of the first, shown before the next begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.screens import actions
from resarcana_gui.screens.game_ui import FinishedGame, GameUi
from resarcana_gui.screens.parts.stack import MenuEntry
from resarcana_gui.screens.result_page import ResultPage
from resarcana_gui.screens.shell import Shell


@dataclass
class GameEnd:
    """A game of a match has ended; what follows waits until its result has been seen."""

    view: State
    """The table as the viewer saw it then."""
    rest: list[Event]
    """What has happened since, as the viewer sees it."""
    seen: bool = False


def game_end_in(ui: GameUi, match: Match, viewer: int, steps: Sequence[Step]) -> GameEnd | None:
    """Return the end of a game among the latest steps of a match; None if no game ended there, or the match is over."""
    events = [event.seen_by(viewer) for step in steps for event in step.events]
    end = next((at for at, event in enumerate(events, 1) if ui.ends_game(event)), None)
    if end is None or match.outcome is not None:
        return None
    view = match.history.state(len(match.history.steps) - len(steps), viewer)
    for event in events[:end]:
        event.fold(view)
    return GameEnd(view, events[end:])


class Intermission(ResultPage):
    """The result of one game of a match; closing it begins the next."""

    def __init__(self, shell: Shell, game: str, match: Match, viewer: int, view: State) -> None:
        """`view` is the table as it was when the game ended."""
        super().__init__(shell, game, match, viewer)
        self._view = view

    @property
    def finished_game(self) -> FinishedGame:
        """Return what the game says about it."""
        return self.shell.games[self.game].finished_game(self.shell.settings.language, self.seating, self._view)

    def words(self) -> str:
        return self.finished_game.title

    def winners(self) -> Sequence[int]:
        return self.finished_game.winners

    def seen(self) -> State:
        return self._view

    def entries(self) -> list[MenuEntry]:
        return [MenuEntry("next game", self.shell.text("over.next_game"), self.shell.back, "resume")]

    def act(self, action: str) -> bool:
        if action in {actions.MENU, actions.CANCEL, actions.CONFIRM}:
            self.shell.back()
            return True
        return False
