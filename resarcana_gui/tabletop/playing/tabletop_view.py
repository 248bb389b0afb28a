"""A table as one seat sees it and plays on it, put together from parts with one job each; and the items of a table
as the subjects of the log, lessons and advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.match.narration import Narration
from resarcana_gui.scene.action import Later
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table.prompt import Prompt
from resarcana_gui.screens.table_view import PromptText, Question, Subjects, TableView
from resarcana_gui.tabletop.asking.choice import mark_of
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.playing.asker import DARK, Asker, HalfMade
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.playing.controls_watcher import ControlsWatcher
from resarcana_gui.tabletop.playing.grower import WIDTH, Grower
from resarcana_gui.tabletop.playing.note_placement import Kept
from resarcana_gui.tabletop.playing.pointer import Pointer
from resarcana_gui.tabletop.table.seats import SeatBoard
from resarcana_gui.tabletop.table.table import Table
from resarcana_gui.tabletop.tell.story import Sentence

SAID: Final = 6.0
"""How much worse it is for a note to hide words and buttons than any other part of the table."""
COMPARED: Final = 3.0
"""The same for what an item is compared with."""
FEW: Final = 8
"""Up to this many answers are compared with each other."""
NEAR: Final = 60.0
"""How far from an item its neighbours in a row are, at most."""


class ItemSubjects(Subjects):
    """Finds items by the names of their nodes, and describes them by their `description`."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table

    def describe(self, control: Control) -> str:
        return control.description if isinstance(control, TableItem) else ""

    def boxes(self, name: str) -> Sequence[Box]:
        return [item.bounds() for item in self._table.items() if item.name == name and item.shown]


class TabletopView(TableView):
    """Shows a Table, plays events on it, asks questions, and submits answers. A game makes the parts, puts them
    together, and gives its `status` and what lies over the table."""

    table: Table
    asker: Asker
    pointer: Pointer
    conductor: Conductor[Any]
    grower: Grower
    """Shows the item pointed at."""
    _offering = False
    """Whether a menu was open in the last frame."""
    notes_in = WHOLE
    """The area in which items grow and their notes hang."""
    grown_width = WIDTH
    """The width to which an item grows when pointed at."""

    def put_together(self, context: Context, conductor: Conductor[Any], asker: Asker, pointer: Pointer) -> None:
        """Put the view together from its parts; the table is the conductor's."""
        self.conductor, self.asker, self.pointer = conductor, asker, pointer
        self.table = table = conductor.table
        conductor.on_played = self.mark
        self._aside = ControlsWatcher(context.look, context.stage.dispatcher.focus)
        self.grower = Grower(context.look, self, pointer.note, self.notes_in, self.grown_width)
        self.grower.kept = self.kept
        pointer.seen_at(self._seen_at)
        pointer.on_explain = self._explain_on_note
        table.wire_items(pointer.wire)
        self.subjects = ItemSubjects(table)
        self.add(table)

    # --------------------------------------------------------------------------------------- what the game says

    @property
    def covering(self) -> Box | None:
        """The area of the table that is covered; None if nothing lies over it."""
        return None

    def lies_above(self, node: TableItem) -> bool:
        """Return whether an item lies on something that lies over the table."""
        return False

    def live(self, ms: int) -> None:
        """Update whatever else the game shows; `ms` milliseconds have passed."""

    def mark(self) -> None:
        """Show what can be done now."""
        self.asker.mark()
        self.grower.refresh()

    # --------------------------------------------------------------------------------------------- what is shown

    def show(self, view: State) -> None:
        self.conductor.stop()
        self.ask(None)
        self.conductor.settle(view.clone())
        self.mark()

    def show_last_deeds(self, deeds: Mapping[int, Narration]) -> None:
        self.table.told({seat: Sentence(told.sentence, seat, told.sign, told.brief) for seat, told in deeds.items()})
        self.table.refresh()

    def hear(self, events: Sequence[Event]) -> None:
        self.conductor.hear(events)
        self._make_way()

    def picture(self) -> State:
        return self.table.state

    # --------------------------------------------------------------------------------------------- what is asked

    def ask(self, question: Question | None) -> None:
        self.pointer.close_menu()
        if question is not None:
            self.grower.let_go()  # what the last question was answered with would hide the answers to this one
        self.asker.ask(question)
        self.cancels = self.asker.controls is not None and self.asker.controls.cancels
        if question is not None:
            self._make_way()
        self.mark()

    @property
    def half_made(self) -> object:
        return self.asker.half_made

    def resume(self, half_made: object) -> None:
        assert half_made is None or isinstance(half_made, HalfMade)
        self.asker.half_made = half_made

    def is_answered_ahead(self, question: Question) -> bool:
        return self.asker.is_answered_ahead(question)

    def question_areas(self) -> Sequence[Box]:
        return self.asker.boxes()

    def answer_areas(self) -> Sequence[Box]:
        return [
            node.bounds() for node in self.asker.items() if node.shown and mark_of(self.asker.choices(node)) != DARK
        ]

    @property
    def choosing(self) -> Box | None:
        if self.pointer.menu is not None:
            return self.pointer.menu.bounds()
        controls = self.asker.controls
        return controls.bounds() if isinstance(controls, QuestionControls) and controls.following else None

    def reading_areas(self) -> Sequence[Box]:
        return self.grower.boxes()

    @property
    def prompt_text(self) -> PromptText | None:
        return self.asker.prompt_text

    def kept(self, item: TableItem) -> Sequence[Kept]:
        """Return what the note beside an item should not hide: texts that lie over the table, what the item is
        compared with (its neighbours, and the answers to the question if they are few), and less so, everything
        else."""
        others = [each for each in self._seen_items() if each.known != item.known]
        compared = {*_neighbours(item.bounds(), others), *self._answers(others)}
        kept = [Kept(each.bounds(), COMPARED if each in compared else 1.0) for each in others]
        *_, whole = self.lineage()
        said = (box for node in whole.walk() if node.shown for box in _said(node))
        buttons = (self.layout.confirm, self.layout.undo, *self.layout.decision_areas)
        return [*kept, *(Kept(box, SAID) for box in (*said, *buttons))]

    def _seen_items(self) -> Iterator[TableItem]:
        """Yield the items that can be explained: those of the table, and those laid out to choose from."""
        asking = self.asker.controls.walk() if self.asker.controls is not None else ()
        for node in (*self.table.items(), *asking):
            if isinstance(node, TableItem) and node.shown and node.known is not None:
                yield node

    def _answers(self, others: Sequence[TableItem]) -> Sequence[TableItem]:
        """Return those of the items that answer the question, if they are few."""
        found = [each for each in others if self.asker.takes_part(each)]
        return found if len(found) <= FEW else ()

    def answers_with(self, control: Control) -> bool:
        lineage = list(control.lineage())
        if self.pointer.menu is not None:
            return self.pointer.menu in lineage
        if isinstance(control, SeatBoard):
            return self.asker.asking is not None and control.seat in self.asker.asking.seats
        if isinstance(control, TableItem) and self.table in lineage:
            return self.asker.takes_part(control)
        return self.asker.controls in lineage

    def lies_on(self, control: Control) -> bool:
        return isinstance(control, TableItem | SeatBoard) and self.table in control.lineage()

    # ---------------------------------------------------------------------------------------------- what is done

    def set_past(self, *, past: bool) -> None:
        self.pointer.in_past = past

    def pointed(self, control: Control | None) -> None:
        if self.pointer.menu is not None:
            return  # its item stays grown, also on the way to what can be chosen beside it
        if isinstance(control, TableItem) and control.known is not None:
            chosen_from = any(node is self.asker.controls for node in control.lineage())
            covered = chosen_from or self.lies_above(control) or self.asker.laid_out is not None
            self.grower.show(control, over=covered)  # whatever lies over the table hides nothing that is read
            if control.on_menu is None:  # laid out to choose from: what its note promises works there too
                control.on_menu = partial(self.pointer.pin, control)
        elif not self.grower.mentioned:
            self.grower.hide()

    def act(self, action: str) -> bool:
        if action == actions.CANCEL and (self.pointer.close_menu() or self._close_note()):
            return True
        self.step_aside()
        return self.asker.act(action)

    def cancel_choice(self) -> bool:
        return self.pointer.close_menu() or self.asker.act(actions.CANCEL)

    def _close_note(self) -> bool:
        """Let whatever is pointed at or focused lie there as before, until it is pointed at anew. Return whether its
        note was shown."""
        shown = self.grower.shown is not None
        self.grower.hide()
        return shown

    def update(self, ms: int) -> None:
        self.asker.answer_planned()
        self.table.particles.update(ms)
        self.live(ms)
        self.asker.follow()
        self._make_way()
        self._let_go_of_menu()
        self._let_grow()
        self.step_aside()

    def _make_way(self) -> None:
        """Move items of the table aside for cards that are laid out to choose from."""
        if self.table.make_way(self.asker.laid_out):
            table = self.table
            table.look.queue.add(Later(table.rearrange))

    def _seen_at(self, node: TableItem) -> Box:
        """Return where an item is seen: grown, or where it lies."""
        box = self.grower.box
        grown = node.known is not None and node.known == self.grower.shown
        return box if grown and box is not None else node.bounds()

    def _explain_on_note(self, node: TableItem, reasons: Sequence[str], more: Sequence[str]) -> bool:
        """Write on an item's note why it cannot be used. Return whether the item is pointed at and has one."""
        if not (node.hovered or node.focused):
            return False
        self.pointed(node)
        self.grower.update()
        return self.grower.explain(node, reasons, more)

    def _let_go_of_menu(self) -> None:
        """Close the menu when the player turns to anything else on the table; the log may be read beside it."""
        current = self.pointer.context.stage.dispatcher.focus.current
        if current is None or self.lies_on(current) or self.asker.controls in list(current.lineage()):
            self.pointer.close_menu()

    def _let_grow(self) -> None:
        """Keep the item with a menu grown, without its note, until the menu closes."""
        self.grower.update()
        if self.pointer.menu is not None:
            self.grower.fold_note()
        elif self._offering:
            self.grower.rest()
        self._offering = self.pointer.menu is not None

    def step_aside(self) -> None:
        """Hide the question's controls as long as something lies over them."""
        self._aside.follow(
            self.asker.controls, self.covering or self.overlaid, menu=self.pointer.menu is not None,
            reading=self.covering is not None,
        )  # fmt: skip


def _said(node: Node) -> Iterator[Box]:
    """Yield where a node says something beside the table's items: all of a panel, and the prompt as far as its words
    reach."""
    if isinstance(node, Surface):
        yield node.bounds()
    elif isinstance(node, Prompt):
        box = node.bounds()
        yield from (Box(box.x + shown.x, box.y, shown.block.width, box.h) for shown in node.texts())


def _neighbours(box: Box, others: Sequence[TableItem]) -> Iterator[TableItem]:
    """Yield the nearest items at the left and at the right of a box, in the same row."""
    beside = [(each.bounds(), each) for each in others]
    row = [(other, each) for other, each in beside if other.top < box.centery < other.bottom]
    left = [(box.left - other.right, each) for other, each in row if other.centerx < box.centerx]
    right = [(other.left - box.right, each) for other, each in row if other.centerx > box.centerx]
    for side in (left, right):
        if side and (nearest := min(side, key=lambda found: found[0]))[0] <= NEAR:
            yield nearest[1]
