"""The item pointed at grows where it lies, and a note with everything to know about it hangs beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.pages.note import Note, NoteContents
from resarcana_gui.tabletop.pages.paper import Paper
from resarcana_gui.tabletop.playing.note_placement import Kept, note_place

WIDTH: Final = 256.0
"""The width of a grown item, in canvas pixels."""
SMALLEST: Final = 1.08
"""The least growth: an item that would grow less stays as it is, and only gets its note."""
RISE: Final = 10.0
"""How far its upper edge rises."""
UNSEEN: Final = 0.6
"""The initial scale of an item that does not lie on the table."""
EDGE: Final = 8.0
"""The margin kept free at the edges of the room."""
GROWN_LEVEL: Final = 44.0
"""The level of grown items. Controls on items to be chosen lie between these two levels."""
NOTE_LEVEL: Final = 75.0
"""The level of notes on the table."""
SHARES: Final = (1.0, 1.2, 0.85, 1.45, 1.75)
"""The widths of a note that are tried if the usual one would hide something, relative to it."""
UNUSUAL: Final = 8_000.0
"""What another width has to save, in weighted square pixels that it does not hide."""
OVER: Final = 32.0
"""How much higher both lie when the item lies on a page, or among cards laid out to choose from."""


def _nothing(_item: TableItem) -> Sequence[Kept]:
    return ()


class Grower:
    """Lets one item at a time grow over a table, or only shows its note. The original item stays what is pointed at,
    so that its neighbours can be reached."""

    def __init__(
        self, look: UiStyle, ground: Node, told: Callable[[TableItem], NoteContents], room: Box, width: float = WIDTH
    ) -> None:
        """Grown items and notes are added to `ground`, within `room`; `told` returns the contents of an item's note."""
        self.kept: Callable[[TableItem], Sequence[Kept]] = _nothing
        """Returns what the note of an item should not hide."""
        self._look: Final = look
        self._ground: Final = ground
        self._told: Final = told
        self._room: Final = room.inflate(-2 * EDGE, -2 * EDGE)
        self.width: Final = width
        """The width to which items grow."""
        self._paper: Final = Paper(look)
        self._about: TableItem | None = None
        """The item that the note is about: one on the table, or one that is only mentioned."""
        self._from: TableItem | None = None
        self._lay_at = Box(0, 0, 0, 0)
        self._due: float | None = None
        """The level of a note that is still to be shown: face and note together are too much work for one frame."""
        self.grown: TableItem | None = None
        """The enlarged copy; None if there is none, or the item does not grow."""
        self.note: Note | None = None
        """The note beside it."""
        self.mentioned = False
        """Whether what is shown is mentioned by a text that is pointed at, and not pointed at itself."""
        self._usual = NoteContents()
        """The contents of the note without emphasised reasons."""

    @property
    def shown(self) -> Key | None:
        """The key of the item that is grown, or has only its note; None if there is none."""
        return None if self._about is None else self._about.known

    @property
    def box(self) -> Box | None:
        """The box of that item, grown or not; None if there is none."""
        return None if self._about is None else self._around()

    def boxes(self) -> Sequence[Box]:
        """Return the areas of the canvas that are read: the item and its note."""
        shown = [self.box] if self.box is not None else []
        return [*shown, *([self.note.bounds()] if self.note is not None else [])]

    def show(self, item: TableItem, *, over: bool = False) -> None:
        """Let a known item grow, and no other. `over`: it lies on something over the table."""
        self.mentioned = False
        if item is not self._from and item.known is not None:
            enlarged = item.enlarged(self.width) if item.width * SMALLEST < self.width else None
            self._show(item, item, enlarged, item.bounds(), OVER if over else 0.0)

    def show_from(self, enlarged: TableItem, place: Box) -> None:
        """Show an item that does not lie on the table, enlarged, beside the place where it is mentioned."""
        if self._from is not None or enlarged.known != self.shown:
            self._show(enlarged, None, enlarged, place, 0.0)

    def mention(self, item: TableItem, *, over: bool = False) -> None:
        """Show an item that a text beside the table mentions while the pointer is at the text; see `show`."""
        self.show(item, over=over)
        self.mentioned = True

    def mention_from(self, enlarged: TableItem, place: Box) -> None:
        """Show an item so that does not lie on the table; see `show_from`."""
        self.show_from(enlarged, place)
        self.mentioned = True

    def forget_mentioned(self) -> None:
        """Remove what was mentioned, unless something else has been pointed at since."""
        if self.mentioned:
            self.hide()

    def hide(self) -> None:
        """Remove the grown item and its note."""
        self.mentioned = False
        if self.grown is not None and self.grown.parent is not None:
            self.grown.parent.remove(self.grown)
        self._about = self._from = self.grown = None
        self.fold_note()

    def fold_note(self) -> None:
        """Remove the note only."""
        if self.note is not None and self.note.parent is not None:
            self.note.parent.remove(self.note)
        self.note = self._due = None

    def explain(self, item: TableItem, reasons: Sequence[str], more: Sequence[str] = ()) -> bool:
        """Write on an item's note why it cannot be used, emphasised, and where to read more. Return whether its note is
        shown."""
        if item.known is None or item.known != self.shown or self.note is None:
            return False
        usual, level = self._usual, self.note.z
        self.fold_note()
        self._hang(usual.with_reasons(reasons, more), level)
        self._usual = usual
        return True

    def rest(self) -> None:
        """Keep only an item that is pointed at or focused, with its note."""
        item = self._from
        if item is None or not (item.hovered or item.focused):
            self.hide()
        elif self.note is None:
            self._due = NOTE_LEVEL

    def let_go(self) -> None:
        """Let an item that is focused, and not pointed at, lie as before until it is turned to anew."""
        if self._from is not None and not self._from.hovered:
            self.hide()

    def refresh(self) -> None:
        """Follow changes of the table."""
        if self._about is None:
            return
        if self._from is not None and self.grown is not None:
            self.grown.imitate(self._from)
        if self.note is not None and (told := self._told(self._about)) != self._usual:
            level = self.note.z
            self.fold_note()
            self._hang(told, level)

    def update(self) -> None:
        """Show a note that is due; let an item that has moved or gone be grown no longer. To be called every frame."""
        item = self._from
        if item is not None and not (self._lies_there(item) and item.reachable and item.bounds() == self._lay_at):
            self.hide()
        if self._due is not None and self._about is not None:
            self._hang(self._told(self._about), self._due)
            self._due = None

    def _lies_there(self, item: TableItem) -> bool:
        """Return whether the item is still part of the scene: what it was laid out on may be gone."""
        *_, root = item.lineage()
        return root in self._ground.lineage()

    # ------------------------------------------------------------------------------------------------- growing

    def _show(
        self, about: TableItem, item: TableItem | None, enlarged: TableItem | None, place: Box, over: float
    ) -> None:
        self.hide()
        self._about, self._from, self._lay_at, self.grown = about, item, place, enlarged
        if enlarged is not None:
            self._grow(enlarged, over)
        self._due = NOTE_LEVEL + over

    def _grow(self, grown: TableItem, over: float) -> None:
        animator, item = self._look.animator, self._from
        grown.ghost = True
        start = item.width / grown.width if item is not None else UNSEEN
        grown.z, grown.at, grown.scale = GROWN_LEVEL + over, self._lay_at.center, start
        self._ground.add(grown)
        growth = animator.move(grown, self._around().center, "hover", Use.ENTER) | animator.scale(
            grown, 1.0, "hover", Use.ENTER
        )
        self._look.queue.add(growth, INTERFACE)

    def _around(self) -> Box:
        """Return the box of the grown item: around the middle of the original, downwards, as far as there is room."""
        if self.grown is None:
            return self._lay_at
        (width, height), lay = self.grown.size, self._lay_at
        return Box(lay.centerx - width / 2, lay.top - RISE, width, height).clamp(self._room)

    def _hang(self, told: NoteContents, level: float) -> None:
        """Hang a note beside the item, where it hides least."""
        if told.is_empty:
            return
        self._usual = told
        self.note = note = self._placed(told, self._around())
        note.z, note.ghost = level, True
        self._ground.add(note)

    def _placed(self, told: NoteContents, box: Box) -> Note:
        """Return a note beside a box, as wide as usual if another width does not help."""
        about, room, found = self._about, self._room, list[tuple[float, Note]]()
        clear, kept = (about.note_clear_of, self.kept(about)) if about is not None else (None, ())
        for share in SHARES:
            note = Note(self._paper, told, room.h, share)
            note.at, cost, hides = note_place(note.size, box, room, kept, clear)
            found.append((cost + (UNUSUAL if found else 0.0), note))
            if not hides:
                break
        return min(found, key=lambda each: each[0])[1]
