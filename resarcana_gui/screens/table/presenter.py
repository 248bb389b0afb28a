"""Brings the picture to the match's position: shows the table, and asks the viewer their question."""

from __future__ import annotations

from typing import Final

from resarcana_gui.screens.table.table_model import TableModel
from resarcana_gui.screens.table_view import Question


class Presenter:
    """Shows the match at one table screen."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model
        self.begun = False
        """Whether the table has been shown, or should be shown without the animation of the setup."""

    def begin(self) -> None:
        """Show the current table; for a new match, with the animation of the setup, once."""
        model = self._model
        setup = [] if model.match.history.steps or self.begun else model.match.history.setup
        self.begun = True
        if not setup:
            self.show_now()
        else:
            events = [event.seen_by(model.viewer) for event in setup]
            model.view.begin(model.match.view(model.viewer), events)
            self.ask()

    def show_now(self) -> None:
        """Show the current table and question."""
        model = self._model
        model.view.show(model.match.view(model.viewer) if model.game_end is None else model.game_end.view)
        model.view.show_last_deeds(model.column.last_deeds(len(model.match.history.steps)))
        model.question_timing.drop()
        self.ask()

    def show_past(self, at: int) -> None:
        """Show the table at a position, without a question."""
        self.ask_nothing()
        self._model.view.show(self._model.match.history.state(at, self._model.viewer))
        self._model.view.show_last_deeds(self._model.column.last_deeds(at))

    def ask(self) -> None:
        """Ask the viewer, if the answer is theirs, as soon as the picture has reached the question."""
        model = self._model
        pending = model.pending
        place = (model.view, len(model.match.history.steps))
        if not self._for_viewer() or pending is None:
            self.ask_nothing()
        elif not model.question_timing.stands_at(place):
            self.ask_nothing()
            question = Question(pending, model.runner.legal(model.viewer), model.match.view(model.viewer))
            if model.view.is_answered_ahead(question):
                model.question_timing.expect(place)
            else:
                model.question_timing.give(place, question, self._show_question)
        model.column.refresh()

    def ask_nothing(self) -> None:
        """Drop the question that is shown or about to be."""
        self._model.question_timing.drop()
        self._model.view.ask(None)

    def _for_viewer(self) -> bool:
        """Return whether the viewer is asked, and sees the present."""
        model = self._model
        asked = model.runner.asked_person == model.viewer
        return asked and model.past_position is None and not model.covered and model.game_end is None

    def _show_question(self, question: Question) -> None:
        """Show the question, now that the picture has reached it."""
        self._call()
        self._model.view.ask(question)
        self._model.column.refresh()

    def _call(self) -> None:
        """Play a sound for the person who is asked, if others had their turn before."""
        steps = self._model.match.history.steps
        if steps and steps[-1].seat != self._model.viewer:
            self._model.shell.sounds.play("your_turn")
