"""What was chosen for a whole Collect phase at once: its questions are answered by it, and never asked."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question as Asked
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.games.resarcana.view.asking.collector import Collector
from resarcana_gui.kernel.command import Command
from resarcana_gui.screens.game_ui import Question


def answers(question: Question) -> list[Answer]:
    """Everything that may be answered to a question."""
    return [command for command in question.legal if isinstance(command, Answer)]


class Planned:
    """Keeps the next answer that was planned until it is handed in."""

    def __init__(self) -> None:
        self._collector: Final = Collector()
        self._next: Answer | None = None

    def plan_for(self, question: Question) -> CollectPlan | None:
        """A plan to be made instead of an answer; None when there is only this one thing to choose."""
        assert isinstance(question.pending, Asked) and isinstance(question.view, State)
        return self._collector.plan_for(question.view, question.pending)

    def confirm(self, plan: CollectPlan, question: Question) -> Answer | None:
        """From now on answer as planned: the first answer."""
        self._collector.confirm(plan)
        return self._answer(question)

    def follow(self, answer: Command) -> None:
        """This is to be answered to the question that comes next."""
        self._collector.follow(answer)

    def foresee(self, question: Question) -> bool:
        """Whether a question is answered by the plan."""
        self._next = self._answer(question)
        return self._next is not None

    def take(self) -> Answer | None:
        """The answer to hand in, once."""
        taken, self._next = self._next, None
        return taken

    def _answer(self, question: Question) -> Answer | None:
        assert isinstance(question.pending, Asked)
        return self._collector.answer(question.pending, answers(question))
