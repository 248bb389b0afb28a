"""Answers the questions of a Collect phase by a confirmed plan, and notices when the plan no longer holds."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import COLLECTING, AskCollect, AskInterest
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.collect_plan import BEFORE, CollectPlan
from resarcana_gui.tabletop.items.table_item import Key


def lit_by(question: Question) -> dict[Key, str]:
    """Return the mark of the component from which essences are chosen, as on those of a plan."""
    return {question.component: "can"} if isinstance(question, AskCollect | AskInterest) else {}


class Collector:
    """Sees every question to one seat: says whether to show a plan, and answers once one is confirmed."""

    def __init__(self) -> None:
        self._plan: CollectPlan | None = None
        self._answered = BEFORE

    def plan_for(self, view: State, question: Question) -> CollectPlan | None:
        """Return a plan to show instead of the question; None if there is only one thing to choose."""
        if not isinstance(question, COLLECTING):
            return None
        plan = CollectPlan(view, question)
        return plan if len(plan.asking) > 1 else None

    def confirm(self, plan: CollectPlan) -> None:
        """Answer as planned from now on."""
        self._plan, self._answered = plan, BEFORE

    def answer(self, question: Question, legal: Sequence[Answer]) -> Answer | None:
        """Return the planned answer; None without a plan. The plan is dropped if it does not know the question, or
        something was undone since."""
        plan = self._plan
        if plan is None:
            return None
        place = plan.place(question)
        given = plan.answer(question, legal) if place > self._answered else None
        self._answered = place
        if given is None:
            self._plan = None
        return given
