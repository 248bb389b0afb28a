"""Asks a player: on a panel beside the table, or by the table's own cards; and submits the answer."""

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
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.cards.thing import Thing
from resarcana_gui.tabletop.playing.stepping_aside import Attention
from resarcana_gui.tabletop.tell.voice import Words


class Asker(ABC):
    """Shows the open question of one table, and knows every valid answer. A game says how a question is put."""

    asking: Asking | None = None
    """The question, and how it can be answered; None while there is none, or while all of it is on the panel."""
    panel: AskingFrame | None = None
    """The panel beside the table."""

    def __init__(
        self,
        context: Context,
        words: Words,
        controller: Controller,
        ground: Node,
        things: Callable[[], Iterable[Thing]],
    ) -> None:
        """Panels lie on the `ground`; `cards` are those on the table."""
        self.controller: Final = controller
        self._context: Final = context
        self._words: Final = words
        self._ground: Final = ground
        self._things: Final = things
        self._along: Command | None = None
        """An answer given along with another, before it was asked."""
        self._next: Command | None = None
        """The answer to submit by itself."""
        self._focus: Final = context.stage.dispatcher.focus
        self._attention: Final = Attention(self._focus, self.first_usable)

    # ------------------------------------------------------------------------------------- for games to override

    @abstractmethod
    def put(self, question: Question) -> AskingFrame:
        """The panel for a question; sets `asking` to what can be answered on the table."""

    def laid(self, question: Question, panel: AskingFrame) -> None:  # noqa: B027 - a table may have room enough
        """The panel has another size, or is on the table at last."""

    def planned(self, question: Question) -> Command | None:
        """The answer that follows from earlier choices; None when none does."""
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
        """Whether the answer follows from earlier choices."""
        self._next = self.planned(question)
        return self._next is not None

    def answer_planned(self) -> None:
        """Submit the answer that follows from earlier choices, if there is one."""
        planned, self._next = self._next, None
        if planned is not None:
            self.controller.submit(planned, hurry=False)

    def answer(self, command: Command) -> None:
        """Submit an answer."""
        if self.controller.submit(command) is not None:
            self._context.tell(self._words.text("asking.refused"))

    def choose(self, choice: Choice) -> None:
        """Make a choice; the panel asks for confirmation if it may be regretted."""
        if isinstance(self.panel, QuestionPanel):
            self.panel.choose(choice)

    def act(self, action: str) -> bool:
        """Handle an action's key while the panel is visible. Returns whether that did anything."""
        return self.panel is not None and self.panel.visible and self.panel.act(action)

    def click(self, node: Thing) -> bool:
        """Whether a card means something to the answer being put together on the visible panel."""
        panel = self.panel
        return panel is not None and panel.visible and node.subject is not None and panel.click(node.subject)

    @property
    def said(self) -> str:
        """What is asked, in a sentence for the table's plate; empty while a panel says it."""
        return self.panel.said if self.panel is not None and self.panel.visible else ""

    def panel_box(self) -> Sequence[Box]:
        """The panel's box while it is visible."""
        return [self.panel.bounds()] if self.panel is not None and self.panel.visible else []

    # ------------------------------------------------------------------------------------------ what can be done

    def things(self) -> Iterable[Thing]:
        """Everything on the table that can be used at times."""
        return self._things()

    def choices(self, node: Thing) -> Sequence[Choice]:
        """What a card can be used for now."""
        return self.choices_of(node.subject) if node.subject is not None else ()

    def choices_of(self, subject: int) -> Sequence[Choice]:
        """What a thing can be used for now."""
        return self.asking.subjects.get(subject, ()) if self.asking is not None else ()

    def mark(self) -> None:
        """Mark on the cards what can be done with them."""
        for node in self._things():
            node.mark = mark_of(self.choices(node))

    def first_usable(self) -> Thing | None:
        """Where the focus begins when a question is answered on the table: best on what glows."""
        usable = [node for node in self._things() if node.shown and self.choices(node)]
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
        """Submit an answer, and then the answer to the question it leads to."""
        self._along = second
        self.answer(first)
