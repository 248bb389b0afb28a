"""Follows a match for a table screen: shows and describes what happens, and decides what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.history import Step
from resarcana_gui.screens.table.hand_over import HandOver
from resarcana_gui.screens.table.intermission import Intermission, game_end_in
from resarcana_gui.screens.table.presenter import Presenter
from resarcana_gui.screens.table.table_model import TableModel


class TableObserver:
    """The `MatchObserver` of one table screen."""

    def __init__(self, model: TableModel, presenter: Presenter, hand_over: HandOver) -> None:
        self._model: Final = model
        self._presenter: Final = presenter
        self._hand_over: Final = hand_over

    def happened(self, steps: Sequence[Step]) -> None:
        """Show what has happened."""
        model = self._model
        self._presenter.ask_nothing()
        events = [event.seen_by(model.viewer) for step in steps for event in step.events]
        if model.game_end is not None:  # shown after the result of that game
            model.game_end.rest.extend(events)
        else:
            model.game_end = game_end_in(model.ui, model.match, model.viewer, steps)
            later = len(model.game_end.rest) if model.game_end is not None else 0
            model.view.hear(events[: len(events) - later])
        model.column.tell(steps)

    def rewound(self, at: int) -> None:
        """Show the table again after an undo."""
        model = self._model
        model.grace.end()
        model.game_end = None
        model.over = False
        model.shell.look.queue.finish()
        model.column.retell()
        self._presenter.show_now()
        model.shell.sounds.play("undo")

    def asks(self) -> None:
        """Ask whoever is asked now, or nobody."""
        if not self._hand_over.awaits(self._model.runner.asked_person):
            self._presenter.ask()

    def failed(self, error: Exception) -> None:
        """Tell the player what went wrong."""
        about = "no_longer_saved" if isinstance(error, SaveError) else "opponent_failed"
        self._model.shell.messages.tell(self._model.shell.text(f"table.{about}"))

    def go_on(self) -> bool:
        """Go on to what comes next once everything has been seen: the next game, or the next person. Return whether
        the match has ended and its result has not been shown yet."""
        self._see_interval()
        self._hand_over.go_on()
        model = self._model
        ended = model.match.outcome is not None and not model.over and not model.behind()
        model.over = model.over or ended
        return ended

    def _see_interval(self) -> None:
        """Show the result of a game once its end has been seen; the next game begins after that."""
        model, ended = self._model, self._model.game_end
        if ended is None or model.shell.look.queue.busy or not model.laid:
            return
        if not ended.seen:
            ended.seen = True
            model.shell.visit(Intermission(model.shell, model.game, model.match, model.viewer, ended.view))
        else:
            model.game_end = None
            model.view.hear(ended.rest)
            self.asks()
