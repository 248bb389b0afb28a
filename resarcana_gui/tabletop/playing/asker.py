"""Asks a player on the table, by its items and by controls put on it, and submits the answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import stagger
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller, PromptText, Question
from resarcana_gui.tabletop.asking.choice import AskedQuestion, Choice, mark_of
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.card_grid import CardNaming, card_name
from resarcana_gui.tabletop.asking.controls.picker import PickerFactory
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.playing.controls_watcher import FollowUpFocus
from resarcana_gui.tabletop.tell.voice import Words

LIT: Final = "can"
DARK: Final = "none"


class MarkReveal:
    """Sets the marks of items on one table. When a question is asked, usable items light up one after the other,
    from left to right. Only the light is delayed: a dark item can be used already."""

    def __init__(self, look: UiStyle) -> None:
        self._look: Final = look
        self._marks: Mapping[TableItem, str] = {}
        self._waiting: Final[set[TableItem]] = set()
        """The items that are about to light up."""
        self._begins = False

    def begin(self) -> None:
        """Start anew: the next marks are those of a new question."""
        self._waiting.clear()
        self._begins = True

    def show(self, marks: Mapping[TableItem, str]) -> None:
        """Show these marks; those of a new question one after the other, or all at once in reduced motion."""
        self._marks = marks
        if self._begins and LIT in marks.values():
            self._begins = False
            if not (self._look.pace.at_once or self._look.pace.reduced):
                self._kindle([item for item, mark in marks.items() if mark == LIT and item.mark == DARK])
        for item, mark in marks.items():
            item.mark = DARK if item in self._waiting and mark == LIT else mark

    def _kindle(self, items: list[TableItem]) -> None:
        self._waiting.update(items)
        for at, item in enumerate(sorted(items, key=lambda item: item.bounds().centerx)):
            self._look.queue.add(Wait(stagger(at)) + Call(partial(self._light, item)), INTERFACE)

    def _light(self, item: TableItem) -> None:
        if item in self._waiting:
            self._waiting.discard(item)
            item.mark = self._marks.get(item, DARK)


class HalfMade(NamedTuple):
    """What a player has chosen of an answer of several parts, and not submitted yet."""

    pending: Pending
    progress: object
    """See AskingControls."""


class Asker(ABC):
    """Shows the open question of one table, and knows every valid answer. A game says how a question is put."""

    asking: AskedQuestion | None = None
    """The question and its choices; None while there is none, or while its controls alone know how to answer."""
    controls: AskingControls | None = None
    """What the question puts on the table."""
    _pending: Pending | None = None
    """The open question, as the rules ask it."""
    view: State | None = None
    """What the asked player sees while the question is open."""

    def __init__(
        self,
        context: Context,
        words: Words,
        controller: Controller,
        ground: Node,
        items: Callable[[], Iterable[TableItem]],
    ) -> None:
        """The controls of questions are added to `ground`; `items` returns the items on the table."""
        self.controller: Final = controller
        self._context: Final = context
        self._words: Final = words
        self._ground: Final = ground
        self._items: Final = items
        self._along: Command | None = None
        """An answer that was given along with another, before its question was asked."""
        self._next: Command | None = None
        """The answer that is to be submitted by itself."""
        self._kept: HalfMade | None = None
        self._focus: Final = context.stage.dispatcher.focus
        self._mark_reveal: Final = MarkReveal(context.look)
        self._follow_up_focus: Final = FollowUpFocus(
            context.look.queue, self._focus, self.first_usable, lambda: context.stage.dispatcher.by_keys
        )

    # ------------------------------------------------------------------------------------- for games to override

    @abstractmethod
    def put(self, question: Question) -> AskingControls:
        """Return what a question puts on the table; set `asking` to the choices that can be made there."""

    def planned(self, question: Question) -> Command | None:
        """Return the answer that follows from earlier choices; None if none does."""
        along, self._along = self._along, None
        return next((command for command in question.legal if command == along), None)

    def picture(self, key: Key) -> Drawing | None:
        """Return the picture of an item that asks, for a square box; None if it has none."""
        return None

    @property
    def is_covered(self) -> bool:
        """Whether something lies over the table, and keeps the focus."""
        return False

    def question_controls(
        self,
        asking: AskedQuestion,
        faces: Faces | None,
        layout: QuestionLayout,
        *,
        picker_factory: PickerFactory | None = None,
        card_naming: CardNaming = card_name,
    ) -> QuestionControls:
        """Return controls that ask this question and submit the answer; see QuestionControls."""
        back = self.controller.cancel if self.controller.can_cancel() else None
        return QuestionControls(
            self._context.look, faces, layout, asking, self._words, self.answer, back, picker_factory=picker_factory,
            bindings=self._context.bindings, card_naming=card_naming,
        )  # fmt: skip

    # ------------------------------------------------------------------------------------------------ being used

    @property
    def half_made(self) -> HalfMade | None:
        """What the player has chosen so far of an answer to the open question, or to the one that was open last. It
        is chosen again when the very same question is asked anew."""
        progress = self.controls.progress if self.controls is not None else None
        if self._pending is not None and progress is not None:
            return HalfMade(self._pending, progress)
        return self._kept

    @half_made.setter
    def half_made(self, kept: HalfMade | None) -> None:
        self._kept = kept

    def ask(self, question: Question | None) -> None:
        """Ask this question and no other."""
        self._kept = self.half_made
        if self.controls is not None:
            self._ground.remove(self.controls)
        self.controls = self.asking = self.view = self._next = self._pending = None
        if question is not None:
            self._show(question)

    def is_answered_ahead(self, question: Question) -> bool:
        """Return whether the answer follows from earlier choices."""
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
        """Handle an action's key while the controls are visible and nothing covers the table. Return whether it did
        anything."""
        return self.controls is not None and self.controls.visible and not self.is_covered and self.controls.act(action)

    def click(self, node: TableItem) -> bool:
        """Return whether an item means something to the answer being put together with the visible controls."""
        controls = self.controls
        return controls is not None and controls.visible and node.key is not None and controls.click(node.key)

    @property
    def prompt_text(self) -> PromptText | None:
        """The question for the prompt; None while there is none."""
        if self.controls is None:
            return None
        asked = self.controls.asked
        picture = self.picture(asked.source) if asked.source is not None else None
        return PromptText(asked.short or asked.sentence, asked.sentence, picture)

    def boxes(self) -> Sequence[Box]:
        """Return what the question covers of the table."""
        return self.controls.boxes() if self.controls is not None else []

    @property
    def laid_out(self) -> Box | None:
        """The box of cards that are laid out to choose from; None if there are none."""
        return self.controls.laid_out if self.controls is not None else None

    def follow(self) -> None:
        """Let the controls follow what they lie on."""
        if self.controls is not None:
            self.controls.update()

    # ------------------------------------------------------------------------------------------ what can be done

    def items(self) -> Iterable[TableItem]:
        """Return every item on the table that can be used at times."""
        return self._items()

    def choices(self, node: TableItem) -> Sequence[Choice]:
        """Return the choices of an item now."""
        return self.choices_of(node.key) if node.key is not None else ()

    def takes_part(self, node: TableItem) -> bool:
        """Return whether a click on an item means something to the question."""
        marks: Mapping[Key, str] = self.controls.marks if self.controls is not None else {}
        return bool(self.choices(node)) or (node.key is not None and node.key in marks)

    def choices_of(self, key: Key) -> Sequence[Choice]:
        """Return the choices of the item with a key now."""
        return self.asking.choices.get(key, ()) if self.asking is not None else ()

    def mark(self) -> None:
        """Show on the items what can be done with them."""
        controls = self.controls
        marks: Mapping[Key, str] = controls.marks if controls is not None else {}
        shown: dict[TableItem, str] = {}
        for node in self._items():
            mark = mark_of(self.choices(node))
            shown[node] = marks.get(node.key, mark) if node.key is not None else mark
            node.dimmed = controls is not None and node.key is not None and controls.dims(node.key)
        self._mark_reveal.show(shown)

    def first_usable(self) -> Control | None:
        """Return the item, or another control, that is focused at first when a question is answered on the table:
        preferably one that glows."""
        usable = [node for node in self._items() if node.shown and mark_of(self.choices(node)) != "none"]
        glowing = (node for node in usable if mark_of(self.choices(node)) == "can")
        return next(glowing, next(iter(usable), None))

    # ---------------------------------------------------------------------------------------------------- showing

    def _show(self, question: Question) -> None:
        self._mark_reveal.begin()
        self.view, self._pending = question.view, question.pending
        self.controls = controls = self.put(question)
        if isinstance(controls, QuestionControls):
            controls.on_both = self._answered_both
            self._follow_up_focus.watch(controls)
        controls.on_marked = self.mark
        self._resume(question.pending, controls)
        self._ground.add(controls)
        start = controls.start or (None if self._has_useful_focus() else self.first_usable())
        if start is not None and not self.is_covered:
            self._focus.give(start, shown=False)

    def _resume(self, pending: Pending, controls: AskingControls) -> None:
        """Choose again what was chosen of this answer, when the very same question is asked anew: after the table was
        laid out again, after looking back, and after undo. A question that is only equal to it is another one."""
        kept, self._kept = self._kept, None
        if kept is not None and kept.pending is pending:
            controls.resume(kept.progress)

    def _has_useful_focus(self) -> bool:
        """Return whether the focus is on something that answers the question. Left where an earlier question was
        answered, it would let the arrows begin far from the answers."""
        current = self._focus.current
        if isinstance(current, TableItem):
            return self.takes_part(current)
        return current is not None and any(node is self.controls for node in current.lineage())

    def _answered_both(self, first: Command, second: Command) -> None:
        """Submit an answer, and then the answer to its follow-up question."""
        self._along = second
        self.answer(first)
