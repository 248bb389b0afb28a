"""Asks a player: a panel beside the table, or the table's own cards; and what is answered is submitted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Controller, Question
from resarcana_gui.tabletop.asking.choice import Asking, Choice, mark_of
from resarcana_gui.tabletop.asking.panels.card_grid import Naming, numbered
from resarcana_gui.tabletop.asking.panels.frame import AskingFrame
from resarcana_gui.tabletop.asking.panels.picker import Making
from resarcana_gui.tabletop.asking.panels.question_panel import QuestionPanel
from resarcana_gui.tabletop.asking.panels.site import Site
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.playing.stepping_aside import Attention
from resarcana_gui.tabletop.tell.voice import Words


class Asker(ABC):
    """Shows the open question of one table, and knows everything that may be answered to it. A game says how a question
    is put."""

    asking: Asking | None = None
    """What is asked, and how it can be answered; None while nothing is, or while it is all on the panel."""
    panel: AskingFrame | None = None
    """Where it is asked, beside the table."""

    def __init__(
        self,
        context: Context,
        words: Words,
        controller: Controller,
        ground: Node,
        cards: Callable[[], Iterable[CardNode]],
    ) -> None:
        """Panels lie on the `ground`; `cards` are those on the table."""
        self.controller: Final = controller
        self._context: Final = context
        self._words: Final = words
        self._ground: Final = ground
        self._cards: Final = cards
        self._along: Command | None = None
        """What was answered along with something else, before it was asked."""
        self._next: Command | None = None
        """The answer to hand in by itself."""
        self._focus: Final = context.stage.dispatcher.focus
        self._attention: Final = Attention(self._focus, self.first_usable)

    # --------------------------------------------------------------------------------------- what the game says

    @abstractmethod
    def put(self, question: Question) -> AskingFrame:
        """The panel for a question; sets `asking` to what can be answered on the table."""

    def laid(self, question: Question, panel: AskingFrame) -> None:  # noqa: B027 - a table may have room enough
        """The panel stands otherwise than before, or on the table at last."""

    def planned(self, question: Question) -> Command | None:
        """The answer that follows from what was chosen before; None when nothing does."""
        along, self._along = self._along, None
        return next((command for command in question.legal if command == along), None)

    @property
    def is_covered(self) -> bool:
        """Whether something lies over the table, which then keeps the focus."""
        return False

    def question_panel(
        self, asking: Asking, faces: Faces, site: Site, *, making: Making | None = None, naming: Naming = numbered
    ) -> QuestionPanel:
        """A panel that asks this, whose answer is handed in; see QuestionPanel."""
        back = self.controller.cancel if self.controller.can_cancel() else None
        return QuestionPanel(
            self._context.look, faces, site, asking, self._words, self.answer, back, making=making,
            bindings=self._context.bindings, naming=naming,
        )  # fmt: skip

    # ------------------------------------------------------------------------------------------------ being used

    def ask(self, question: Question | None) -> None:
        """Ask this and nothing else."""
        if self.panel is not None:
            self._ground.remove(self.panel)
        self.panel = self.asking = self._next = None
        if question is not None:
            self._show(question)

    def foresaw(self, question: Question) -> bool:
        """Whether the answer follows from what was chosen before."""
        self._next = self.planned(question)
        return self._next is not None

    def answer_planned(self) -> None:
        """Hand in the answer that follows from what was chosen before, if there is one."""
        planned, self._next = self._next, None
        if planned is not None:
            self.controller.submit(planned, hurry=False)

    def answer(self, command: Command) -> None:
        """Hand in an answer."""
        if self.controller.submit(command) is not None:
            self._context.tell(self._words.text("asking.refused"))

    def choose(self, choice: Choice) -> None:
        """Do it; what one may be sorry for, the panel asks about before."""
        if isinstance(self.panel, QuestionPanel):
            self.panel.choose(choice)

    def act(self, action: str) -> bool:
        """The key of an action, as long as the panel is to be seen. Whether that did anything."""
        return self.panel is not None and self.panel.visible and self.panel.act(action)

    def click(self, node: CardNode) -> bool:
        """Whether a card means something to what is put together on the panel, as long as that is to be seen."""
        panel = self.panel
        return panel is not None and panel.visible and node.subject is not None and panel.click(node.subject)

    def panel_box(self) -> Sequence[Box]:
        """Where the panel is, as long as it is to be seen."""
        return [self.panel.bounds()] if self.panel is not None and self.panel.visible else []

    # ------------------------------------------------------------------------------------------ what can be done

    def choices(self, node: CardNode) -> Sequence[Choice]:
        """What a card can be used for now."""
        return self.choices_of(node.subject) if node.subject is not None else ()

    def choices_of(self, subject: int) -> Sequence[Choice]:
        """What a thing can be used for now."""
        return self.asking.subjects.get(subject, ()) if self.asking is not None else ()

    def mark(self) -> None:
        """Show on the cards what can be done with them."""
        for node in self._cards():
            node.mark = mark_of(self.choices(node))

    def first_usable(self) -> CardNode | None:
        """Where keys begin when a question is answered on the table: best with what glows."""
        usable = [node for node in self._cards() if node.shown and self.choices(node)]
        glowing = (node for node in usable if mark_of(self.choices(node)) == "can")
        return next(glowing, next(iter(usable), None))

    # ---------------------------------------------------------------------------------------------------- showing

    def _show(self, question: Question) -> None:
        self.panel = panel = self.put(question)
        if isinstance(panel, QuestionPanel):
            panel.on_both = self._answered_both
            self._attention.watch(panel)
        self._ground.add(panel)
        self.laid(question, panel)
        panel.on_laid = partial(self.laid, question, panel)
        start = panel.start or (self.first_usable() if self._focus.current is None else None)
        if start is not None and not self.is_covered:
            self._focus.give(start, shown=False)

    def _answered_both(self, first: Command, second: Command) -> None:
        """Answer, and then what is asked because of it."""
        self._along = second
        self.answer(first)
