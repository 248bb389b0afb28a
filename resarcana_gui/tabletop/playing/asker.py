"""Asks a player on the table: by its own items, and by what is put on them; and submits the answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller, Question
from resarcana_gui.tabletop.asking.choice import AskedQuestion, Choice, mark_of
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.card_grid import Naming, card_name
from resarcana_gui.tabletop.asking.controls.picker import Making
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.playing.controls_watcher import Attention
from resarcana_gui.tabletop.playing.lighting import Lighting
from resarcana_gui.tabletop.tell.voice import Words


class Asker(ABC):
    """Shows the open question of one table, and knows every valid answer. A game says how a question is put."""

    asking: AskedQuestion | None = None
    """The question, and how it can be answered; None while there is none, or while its controls know all of it."""
    controls: AskingControls | None = None
    """What the question puts on the table."""
    view: State | None = None
    """What its player sees while it is open."""

    def __init__(
        self,
        context: Context,
        words: Words,
        controller: Controller,
        ground: Node,
        items: Callable[[], Iterable[TableItem]],
    ) -> None:
        """What questions put on the table lies on the `ground`; `items` are those on the table."""
        self.controller: Final = controller
        self._context: Final = context
        self._words: Final = words
        self._ground: Final = ground
        self._items: Final = items
        self._along: Command | None = None
        """An answer given along with another, before it was asked."""
        self._next: Command | None = None
        """The answer to submit by itself."""
        self._focus: Final = context.stage.dispatcher.focus
        self._lighting: Final = Lighting(context.look)
        self._attention: Final = Attention(
            context.look.queue, self._focus, self.first_usable, lambda: context.stage.dispatcher.by_keys
        )

    # ------------------------------------------------------------------------------------- for games to override

    @abstractmethod
    def put(self, question: Question) -> AskingControls:
        """What a question puts on the table; sets `asking` to what can be answered there."""

    def planned(self, question: Question) -> Command | None:
        """The answer that follows from earlier choices; None when none does."""
        along, self._along = self._along, None
        return next((command for command in question.legal if command == along), None)

    @property
    def is_covered(self) -> bool:
        """Whether something lies over the table, which then keeps the focus."""
        return False

    def question_controls(
        self,
        asking: AskedQuestion,
        faces: Faces | None,
        layout: QuestionLayout,
        *,
        making: Making | None = None,
        naming: Naming = card_name,
    ) -> QuestionControls:
        """What asks this and hands in the answer; see QuestionControls."""
        back = self.controller.cancel if self.controller.can_cancel() else None
        return QuestionControls(
            self._context.look, faces, layout, asking, self._words, self.answer, back, making=making,
            bindings=self._context.bindings, naming=naming,
        )  # fmt: skip

    # ------------------------------------------------------------------------------------------------ being used

    def ask(self, question: Question | None) -> None:
        """Ask this and nothing else."""
        if self.controls is not None:
            self._ground.remove(self.controls)
        self.controls = self.asking = self.view = self._next = None
        if question is not None:
            self._show(question)

    def is_answered_ahead(self, question: Question) -> bool:
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
            self._context.messages.tell(self._words.text("asking.refused"))

    def act(self, action: str) -> bool:
        """Handle an action's key while the controls are visible and nothing is read; whether that did anything."""
        return self.controls is not None and self.controls.visible and not self.is_covered and self.controls.act(action)

    def click(self, node: TableItem) -> bool:
        """Whether an item means something to the answer being put together with the visible controls."""
        controls = self.controls
        return controls is not None and controls.visible and node.key is not None and controls.click(node.key)

    @property
    def prompt_text(self) -> str:
        """What is asked, in a sentence; empty while nothing is."""
        return self.controls.sentence if self.controls is not None else ""

    def boxes(self) -> Sequence[Box]:
        """What the question covers of the table."""
        return self.controls.boxes() if self.controls is not None else []

    @property
    def laid_out(self) -> Box | None:
        """Where cards are laid out to choose from; None when there are none."""
        return self.controls.laid_out if self.controls is not None else None

    def follow(self) -> None:
        """What the question lies on may have moved."""
        if self.controls is not None:
            self.controls.update()

    # ------------------------------------------------------------------------------------------ what can be done

    def items(self) -> Iterable[TableItem]:
        """Everything on the table that can be used at times."""
        return self._items()

    def choices(self, node: TableItem) -> Sequence[Choice]:
        """What an item can be used for now."""
        return self.choices_of(node.key) if node.key is not None else ()

    def takes_part(self, node: TableItem) -> bool:
        """Whether a click on an item means something to the question."""
        marks: Mapping[Key, str] = self.controls.marks if self.controls is not None else {}
        return bool(self.choices(node)) or (node.key is not None and node.key in marks)

    def choices_of(self, key: Key) -> Sequence[Choice]:
        """What an item can be used for now."""
        return self.asking.choices.get(key, ()) if self.asking is not None else ()

    def mark(self) -> None:
        """Mark on the items what can be done with them."""
        controls = self.controls
        marks: Mapping[Key, str] = controls.marks if controls is not None else {}
        shown: dict[TableItem, str] = {}
        for node in self._items():
            mark = mark_of(self.choices(node))
            shown[node] = marks.get(node.key, mark) if node.key is not None else mark
            node.dimmed = controls is not None and node.key is not None and controls.dims(node.key)
        self._lighting.show(shown)

    def first_usable(self) -> TableItem | None:
        """Where the focus begins when a question is answered on the table: best on what glows."""
        usable = [node for node in self._items() if node.shown and mark_of(self.choices(node)) != "none"]
        glowing = (node for node in usable if mark_of(self.choices(node)) == "can")
        return next(glowing, next(iter(usable), None))

    # ---------------------------------------------------------------------------------------------------- showing

    def _show(self, question: Question) -> None:
        self._lighting.begin()
        self.view = question.view
        self.controls = controls = self.put(question)
        if isinstance(controls, QuestionControls):
            controls.on_both = self._answered_both
            self._attention.watch(controls)
        controls.on_marked = self.mark
        self._ground.add(controls)
        start = controls.start or (self.first_usable() if self._focus.current is None else None)
        if start is not None and not self.is_covered:
            self._focus.give(start, shown=False)

    def _answered_both(self, first: Command, second: Command) -> None:
        """Submit an answer, and then the answer to the question it leads to."""
        self._along = second
        self.answer(first)
