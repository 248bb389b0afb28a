"""The card pointed at grows where it lies, and a note with everything to know about it hangs beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.scene.layout import CARD_CORNER
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.dressing import MARKS
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.geometry.spots import SHAPE
from resarcana_gui.tabletop.pages.note import Note, NoteContents
from resarcana_gui.tabletop.pages.paper import Paper

WIDTH: Final = 256.0
"""The width of a grown card."""
SMALLEST: Final = 1.08
"""A card that would hardly grow stays as it is, and only gets its note."""
RISE: Final = 10.0
"""How far its upper edge rises."""
BESIDE: Final = 8.0
"""Between it and its note."""
LOWER: Final = 14.0
"""How much lower the note begins."""
UNSEEN: Final = 0.6
"""How large it begins that does not lie on the table, for its full size."""
LEANS: Final = 1.3
"""How many times more room there must be at the left for the note to hang there: the right hides less of one's own."""
EDGE: Final = 8.0
"""What stays free at the edges of the room."""
CARD_LEVEL: Final = 44.0
NOTE_LEVEL: Final = 75.0
"""The level of notes on the table; what stands on cards to be chosen lies between them."""
OVER: Final = 32.0
"""How much higher they lie when the card lies on a page, or among those to choose from."""


class GrownCard(CardNode):
    """Looks like the card it has grown from, high above the table; nothing of it can be hit."""

    reach = 40.0
    touchable = False
    focusable = False

    def like(self, card: CardNode) -> None:
        """Look like another card."""
        self.card, self.on, self.mark, self.focused = card.card, card.on, card.mark, card.focused

    def _ground(self) -> tuple[Drawing, Box]:
        if MARKS[self.mark]:
            return super()._ground()
        return self.look.shadow(self.width * CARD_CORNER, 22.0), self.box.inflate(44, 44).move(0, 16)


class CardGrower:
    """Lets one card at a time grow over a table. What it has grown from stays what is pointed at and hit, so that its
    neighbours can be reached."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        ground: Node,
        told: Callable[[int], NoteContents],
        room: Box,
        width: float = WIDTH,
    ) -> None:
        """Grown cards and notes lie on the `ground`, within the `room`; `told` says what stands on the note
        of a card."""
        self._look: Final = look
        self._ground: Final = ground
        self._told: Final = told
        self._room: Final = room.inflate(-2 * EDGE, -2 * EDGE)
        self._paper: Final = Paper(look)
        self._told_of: int | None = None
        self._from: CardNode | None = None
        self._lay_at = Box(0, 0, 0, 0)
        self._due: float | None = None
        """The level of the note that is still to come: face and note together are too much for one frame."""
        self.card: Final = GrownCard(look, faces, None, width, name="grown card")
        self.card.ghost = True
        self.note: Note | None = None
        """The note beside the grown card."""
        self._usual = NoteContents()
        """What it says when nobody asks for more."""

    @property
    def shown(self) -> int | None:
        """The card that is shown grown; None while there is none."""
        return self._told_of

    @property
    def box(self) -> Box | None:
        """Where the card shown grown lies now, whether it has grown or was large enough; None while there is none."""
        return None if self._told_of is None else self._around()

    def boxes(self) -> Sequence[Box]:
        """What is read of the canvas: the card shown grown, and its note."""
        shown = [self.box] if self.box is not None else []
        return [*shown, *([self.note.bounds()] if self.note is not None else [])]

    def show(self, node: CardNode, *, over: bool = False) -> None:
        """Let a known card grow, and no other; `over`: it lies on something over the table."""
        if node is not self._from and node.card is not None:
            self._show(node.card, node, node.bounds(), OVER if over else 0.0)

    def show_from(self, card: int, place: Box) -> None:
        """Show a card that does not lie on the table beside a place where it is spoken of."""
        if self._from is not None or card != self._told_of:
            self._show(card, None, place, 0.0)

    def hide(self) -> None:
        """Let nothing be grown any more."""
        self._told_of = self._from = None
        if self.card.parent is not None:
            self.card.parent.remove(self.card)
        self.fold_note()

    def fold_note(self) -> None:
        """The grown card stays, without its note."""
        if self.note is not None and self.note.parent is not None:
            self.note.parent.remove(self.note)
        self.note = self._due = None

    def insist(self, card: int, reasons: Sequence[str], more: Sequence[str] = ()) -> bool:
        """Say on a card's note, loudly, why it cannot be used, and where more is told. Returns whether it hangs."""
        if card != self._told_of or self.note is None:
            return False
        usual, level = self._usual, self.note.z
        self.fold_note()
        self._hang(usual.insisting(reasons, more), level)
        self._usual = usual
        return True

    def rest(self) -> None:
        """Let nothing be grown but what is pointed at."""
        card = self._from
        if card is None or not (card.hovered or card.focused):
            self.hide()
        elif self.note is None and self._told_of is not None:
            self._due = NOTE_LEVEL

    def refresh(self) -> None:
        """The table has changed."""
        if self._told_of is None:
            return
        if self._from is not None:
            self.card.like(self._from)
        if self.note is not None and (told := self._told(self._told_of)) != self._usual:
            level = self.note.z
            self.fold_note()
            self._hang(told, level)

    def update(self) -> None:
        """A frame has passed: the note appears; a card that has moved, or gone, is not grown any more."""
        card = self._from
        if card is not None and not (self._lies_there(card) and card.reachable and card.bounds() == self._lay_at):
            self.hide()
        if self._due is not None and self._told_of is not None:
            self._hang(self._told(self._told_of), self._due)
            self._due = None

    def _lies_there(self, card: CardNode) -> bool:
        """Whether it is still part of the same picture: what it was laid out on may have gone with it."""
        *_, root = card.lineage()
        return root in self._ground.lineage()

    # ------------------------------------------------------------------------------------------------- growing

    def _show(self, card: int, node: CardNode | None, place: Box, over: float) -> None:
        self.hide()
        self._told_of, self._from, self._lay_at = card, node, place
        if self._grows:
            self._grow(card, over)
        self._due = NOTE_LEVEL + over

    @property
    def _grows(self) -> bool:
        return self._from is None or self._from.width * SMALLEST < self.card.width

    def _grow(self, card: int, over: float) -> None:
        grown, moves, node = self.card, self._look.moves, self._from
        grown.latest = None
        if node is not None:
            grown.like(node)
        else:
            grown.card, grown.on, grown.mark, grown.focused = card, 0, "none", False
        start = node.width / grown.width if node is not None else UNSEEN
        grown.z, grown.at, grown.scale = CARD_LEVEL + over, self._lay_at.center, start
        self._ground.add(grown)
        growth = moves.move(grown, self._around().center, "hover", Use.ENTER) | moves.scale(
            grown, 1.0, "hover", Use.ENTER
        )
        self._look.queue.add(growth, INTERFACE)

    def _around(self) -> Box:
        """Where the card lies once it has grown: about the middle of where it lay, downwards, as far as there is
        room."""
        if not self._grows:
            return self._lay_at
        width, height = self.card.width, self.card.width * SHAPE
        lay = self._lay_at
        return Box(lay.centerx - width / 2, lay.top - RISE, width, height).clamp(self._room)

    def _hang(self, told: NoteContents, level: float) -> None:
        """Hang a note beside the card, where there is more room."""
        if told.is_empty:
            return
        room, box, self._usual = self._room, self._around(), told
        self.note = note = Note(self._paper, told, room.h)
        right = LEANS * (room.right - box.right) >= box.left - room.left
        x = box.right + BESIDE if right else box.left - BESIDE - note.width
        y = min(box.top + LOWER, room.bottom - note.height)
        note.at = (min(max(x, room.left), room.right - note.width), max(y, room.top))
        note.z, note.ghost = level, True
        self._ground.add(note)
