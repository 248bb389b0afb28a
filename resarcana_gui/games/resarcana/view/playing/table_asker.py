"""Asks the questions of the rules on the table, a whole Collect phase at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.commands import Answer, Pass
from resarcana_gui.games.resarcana.rules.power_questions import AskReact, AttackQuestion
from resarcana_gui.games.resarcana.rules.questions import Question as Asked
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.attack_acts import resumed
from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion, asking_for
from resarcana_gui.games.resarcana.view.asking.attack_answers import attack_answers
from resarcana_gui.games.resarcana.view.asking.collect_plan import Collector, CollectPlan, source_marks
from resarcana_gui.games.resarcana.view.asking.controls.collect_controls import CollectControls
from resarcana_gui.games.resarcana.view.asking.controls.question_controls import card_naming, question_controls
from resarcana_gui.games.resarcana.view.playing.places import answers_to_attack, collect_layout, question_layout
from resarcana_gui.games.resarcana.view.table.portraits import card_picture
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller, Question
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.large_answers import LargeAnswers
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.pages.book import Book
from resarcana_gui.tabletop.playing.asker import Asker


class TableAsker(Asker):
    """Asks what the rules ask."""

    asking: AskedQuestion | None = None

    def __init__(
        self,
        context: Context,
        resources: TableResources,
        controller: Controller,
        ground: Node,
        scenery: Scenery,
        book: Book[State],
    ) -> None:
        """Controls of questions are added to `ground`; pages of the `book` have precedence over them."""
        super().__init__(context, resources.voice, controller, ground, scenery.items)
        self._resources: Final = resources
        self._book: Final = book
        self._scenery: Final = scenery
        self._collector: Final = Collector()
        self._layout: Final = question_layout(scenery)
        self._collect_layout: Final = collect_layout(scenery)

    def picture(self, key: Key) -> Drawing | None:
        return card_picture(self._resources, key) if isinstance(key, int) else None

    @property
    def is_covered(self) -> bool:
        return self._book.covering is not None

    def put(self, question: Question) -> AskingControls:
        pending, view = _asked(question)
        look, faces, bindings = self._resources.look, self._resources.faces, self._context.bindings
        plan = self._collector.plan_for(view, pending)
        if plan is not None:
            confirmed = partial(self._confirmed, plan, question)
            return CollectControls(
                look, faces, self._collect_layout, plan, self._resources.voice, confirmed, bindings=bindings
            )
        if isinstance(pending, AttackQuestion):
            resumed(self._scenery, pending).finish()
        warns = self._resources.given_warnings.is_due(view)
        self.asking = asking = asking_for(view, pending, _answers(question), self._resources.voice, warns=warns)
        if asking.needs_table:
            self._book.close()
        back = self.controller.cancel if self.controller.can_cancel() else None
        if isinstance(pending, AskReact):
            return self._attacked(asking, back)
        controls = question_controls(look, faces, self._layout, asking, self.answer, back, bindings=bindings)
        controls.on_warned = partial(self._resources.given_warnings.note, view)
        return controls

    def _attacked(self, asking: AskedQuestion, back: Callable[[], object] | None) -> LargeAnswers:
        """Return the answers to an attack, beside the attacker."""
        faces, offered = self._resources.faces, attack_answers(asking, self._resources.faces)
        return LargeAnswers(
            self._resources.look, faces, self._layout, asking, self._resources.voice, self.answer, back,
            offered=offered, boxes=answers_to_attack(self._scenery, len(offered)), bindings=self._context.bindings,
            card_naming=card_naming(faces), name=f"asking {asking.question.KIND}",
        )  # fmt: skip

    def takes_part(self, node: TableItem) -> bool:
        asking = self.asking
        if isinstance(self.controls, CollectControls) or (asking is not None and source_marks(asking.question)):
            return False  # chips say what a click on their card does
        return super().takes_part(node)

    def planned(self, question: Question) -> Command | None:
        along, plan = super().planned(question), self._collector.answer(_asked(question)[0], _answers(question))
        return along if along is not None else plan

    @property
    def may_pass(self) -> bool:
        """Whether the button to pass is shown, and no other in its place."""
        asking, controls = self.asking, self.controls
        begun = isinstance(controls, QuestionControls) and controls.following is not None
        return asking is not None and not begun and any(isinstance(choice.command, Pass) for choice in asking.buttons)

    def _confirmed(self, plan: CollectPlan, question: Question) -> None:
        """Carry out the plan of a whole Collect phase: answer this question, and the following ones as they come."""
        self._collector.confirm(plan)
        answer = self._collector.answer(_asked(question)[0], _answers(question))
        if answer is not None:
            self.answer(answer)


def _asked(question: Question) -> tuple[Asked, State]:
    """Return the question, and the asked seat's view."""
    assert isinstance(question.pending, Asked) and isinstance(question.view, State)
    return question.pending, question.view


def _answers(question: Question) -> list[Answer]:
    """Return all legal answers."""
    return [command for command in question.legal if isinstance(command, Answer)]
