"""Asks a player: a panel beside the table, or the table's own cards, and what is answered goes to the controller."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.questions import Question as Asked
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.asking import Asking, asking_for
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.games.resarcana.view.asking.panels.collect_panel import CollectPanel
from resarcana_gui.games.resarcana.view.asking.panels.panel import question_panel
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.pages.book import Book
from resarcana_gui.games.resarcana.view.playing.attention import Attention
from resarcana_gui.games.resarcana.view.playing.planned import Planned, answers
from resarcana_gui.games.resarcana.view.playing.reaching import first_usable
from resarcana_gui.games.resarcana.view.playing.room import MakingRoom, site_for
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Controller, Question
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.panels.question_panel import QuestionPanel
from resarcana_gui.tabletop.cards.card import CardNode


class Asker:
    """Shows the open question of one table, and knows everything that may be answered to it."""

    def __init__(
        self, context: Context, kit: Kit, controller: Controller, ground: Node, scenery: Scenery, book: Book
    ) -> None:
        """Panels lie on `ground`; what is looked up in the `book` comes before them."""
        self._context: Final = context
        self._kit: Final = kit
        self.controller: Final = controller
        self._ground: Final = ground
        self._scenery: Final = scenery
        self._book: Final = book
        self.asking: Asking | None = None
        """What is asked, and how it can be answered."""
        self.panel: QuestionPanel | CollectPanel | None = None
        self._planned: Final = Planned()
        self._room: Final = MakingRoom(scenery, lambda: self.panel is not None)
        self._attention: Final = Attention(context.stage.dispatcher.focus, lambda: first_usable(scenery, self.choices))

    def ask(self, question: Question | None) -> None:
        """Ask this and nothing else."""
        if self.panel is not None:
            self._ground.remove(self.panel)
            self.panel = None
        self.asking = None
        self._planned.take()
        if question is not None:
            assert isinstance(question.pending, Asked) and isinstance(question.view, State)
            self._put(question, question.pending, question.view)

    def foresaw(self, question: Question) -> bool:
        """Whether the answer follows from what was chosen before."""
        return self._planned.foresee(question)

    def answer_planned(self) -> None:
        """Hand in the answer that follows from what was chosen before, if there is one."""
        planned = self._planned.take()
        if planned is not None:
            self.controller.submit(planned, hurry=False)

    def take_back_room(self) -> None:
        """Nothing is asked: the own cards need not make room."""
        self._room.take_back()

    def panel_box(self) -> Sequence[Box]:
        """Where the panel is, as long as it is to be seen."""
        return [self.panel.bounds()] if self.panel is not None and self.panel.visible else []

    def act(self, action: str) -> bool:
        """The key of an action, as long as the panel is to be seen. Whether that did anything."""
        return self.panel is not None and self.panel.visible and self.panel.act(action)

    def click(self, node: CardNode) -> bool:
        """Whether a card means something to what is put together on the panel, as long as that is to be seen."""
        panel = self.panel
        return panel is not None and panel.visible and node.subject is not None and panel.click(node.subject)

    def choose(self, choice: Choice) -> None:
        """Do it; what one may be sorry for, the panel asks about before."""
        if isinstance(self.panel, QuestionPanel):
            self.panel.choose(choice)

    def choices(self, node: CardNode) -> Sequence[Choice]:
        """What a card can be used for now."""
        return self.choices_of(node.subject) if node.subject is not None else ()

    def choices_of(self, component: int) -> Sequence[Choice]:
        """What a component can be used for now."""
        return self.asking.subjects.get(component, ()) if self.asking is not None else ()

    def _put(self, question: Question, asked: Asked, view: State) -> None:
        """Show the control for a question."""
        look, faces, bindings = self._kit.look, self._kit.faces, self._context.bindings
        site = site_for(view, self._kit.areas)
        plan = self._planned.plan_for(question)
        if plan is not None:
            confirmed = partial(self._confirmed, plan, question)
            self.panel = CollectPanel(look, faces, site, plan, self._kit.voice, confirmed, bindings=bindings)
        else:
            warns = self._kit.caution.is_due(view)
            self.asking = asking_for(view, asked, answers(question), self._kit.voice, warns=warns)
            if self.asking.needs_table:
                self._book.close()
            self.panel = question_panel(
                look, faces, site, self.asking, self._answered,
                self.controller.cancel if self.controller.can_cancel() else None,
                bindings=bindings,
            )  # fmt: skip
            self.panel.on_both = self._answered_both
            self.panel.on_warned = partial(self._kit.caution.note, view)
            self._attention.watch(self.panel)
        self._ground.add(self.panel)
        self.panel.on_laid = lambda: self._give_way(self._scenery.areas, view)
        self._give_way(self._kit.areas, view)
        focus = self._context.stage.dispatcher.focus
        start = self.panel.start or (first_usable(self._scenery, self.choices) if focus.current is None else None)
        if start is not None and self._book.covering is None:
            focus.give(start, shown=False)

    def _give_way(self, areas: Areas, view: State) -> None:
        assert self.panel is not None
        self._room.give_way(areas, view, self.panel.bounds())

    def _confirmed(self, plan: CollectPlan, question: Question) -> None:
        """Everything that is collected was chosen at once: answer, and go on answering."""
        answer = self._planned.confirm(plan, question)
        if answer is not None:
            self._answered(answer)

    def _answered(self, answer: Command) -> None:
        refusal = self.controller.submit(answer)
        if refusal is not None:
            self._context.tell(self._kit.voice.text("desk.refused"))

    def _answered_both(self, first: Command, second: Command) -> None:
        """Answer, and then what is asked because of it."""
        self._planned.follow(second)
        self._answered(first)
