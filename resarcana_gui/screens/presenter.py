"""Brings a table to where the match is: shows it, and asks who looks what they are asked."""

from __future__ import annotations

from typing import Final

from resarcana_gui.screens.game_ui import Question
from resarcana_gui.screens.table_model import TableModel


class Presenter:
    """For one table screen."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model
        self._begun = False
        """Whether the table has been shown."""

    def begin(self) -> None:
        """Show the table as it is; one that has just been set up is seen to be, once."""
        model = self._model
        setup = [] if model.match.history.steps or self._begun else model.match.history.setup
        self._begun = True
        if not setup:
            self.show_now()
        else:
            events = [event.seen_by(model.viewer) for event in setup]
            model.view.begin(model.match.view(model.viewer), events)
            self.ask()

    def show_now(self) -> None:
        """Show the table as it is, and what is asked."""
        model = self._model
        model.view.show(model.match.view(model.viewer) if model.interval is None else model.interval.view)
        model.prompt.drop()
        self.ask()

    def show_past(self, at: int) -> None:
        """Show the table as it was at a position; nothing is asked there."""
        self.ask_nothing()
        self._model.view.show(self._model.match.history.state(at, self._model.viewer))

    def ask(self) -> None:
        """Ask who looks, if it is for them to answer: as soon as the picture has reached what is asked."""
        model = self._model
        pending = model.match.pending
        place = (model.view, len(model.match.history.steps))
        if not self._for_viewer() or pending is None:
            self.ask_nothing()
            model.view.unasked()
        elif not model.prompt.stands_at(place):
            self.ask_nothing()
            question = Question(pending, model.host.legal(), model.match.view(model.viewer))
            if model.view.foresaw(question):
                model.prompt.expect(place)
            else:
                model.prompt.give(place, question, self._show_question)
        model.column.refresh()

    def ask_nothing(self) -> None:
        """What is asked, or was about to be, is asked no longer."""
        self._model.prompt.drop()
        self._model.view.ask(None)

    def _for_viewer(self) -> bool:
        """Whether who looks is asked, and sees what is now."""
        model = self._model
        asked = model.host.asked_person == model.viewer
        return asked and model.travelled is None and not model.covered and model.interval is None

    def _show_question(self, question: Question) -> None:
        """The picture is where a question is asked."""
        self._call()
        self._model.view.ask(question)
        self._model.column.refresh()

    def _call(self) -> None:
        """Somebody at this screen is asked: after others had their turn that is heard."""
        steps = self._model.match.history.steps
        if steps and steps[-1].seat != self._model.viewer:
            self._model.shell.sounds.play("your_turn")
