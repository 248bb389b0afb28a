"""What a question puts on the table: chips on what it concerns, cards laid out, details, and the submit button. The
question itself is shown elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.control import Control, ShownText, Texts
from resarcana_gui.scene.layout import covered
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import MINIMUM, TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL
from resarcana_gui.tabletop.asking.choice import Asked, Choice
from resarcana_gui.tabletop.asking.controls.buttons import OTHER, sized
from resarcana_gui.tabletop.asking.controls.card_grid import CardGrid
from resarcana_gui.tabletop.asking.controls.chips import ChipGroup
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.items.table_item import Key

DETAIL: Final = (TextStyle(19), 12.0, 12.0)
"""The style of details, and their margins at the sides, and above and below."""
CLOSE: Final = (TextStyle(MINIMUM), 9.0, 3.0)
"""The same in large texts where details would cover something otherwise."""
HIGHER: Final = 1.4
"""How much higher than their place details may be before they are widened: two lines are better than one that
reaches beyond the place."""
STEP: Final = 12.0
"""The step in which details are narrowed again."""
WIDER: Final = 1.75
"""The usual greatest width of details, relative to their place."""


class Details(Texts):
    """Lines that explain more than the question's sentence, on a small dark panel that ignores the pointer."""

    def __init__(
        self, look: UiStyle, lines: Sequence[str], room: Point, wider: float = WIDER, *, close: bool = False
    ) -> None:
        """As wide as the room, or up to `wider` times that if the texts would be too high otherwise, but no wider
        than that many lines need: the cards to choose from lie beside it. `close`: in smaller letters."""
        super().__init__(name="details")
        self.look: Final = look
        self._style, pad, above = CLOSE if close else DETAIL
        style, words, width = self._style, "\n".join(lines), room[0]
        if look.text.measure(words, style, width - 2 * pad)[1] + 2 * above > HIGHER * room[1]:
            width = min(max(width, look.text.measure(words, style)[0] + 2 * pad + 1), wider * width)
            high = look.text.measure(words, style, width - 2 * pad)[1]
            while width - STEP >= room[0] and look.text.measure(words, style, width - STEP - 2 * pad)[1] <= high:
                width -= STEP
        self._block: Final = look.text.block(words, style, width - 2 * pad)
        self._corner: Final = (pad, above)
        self.size = (width, self._block.height + 2 * above)

    def texts(self) -> Iterable[ShownText]:
        yield ShownText(self._block, *self._corner, self._style)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.shadow(10.0, 8.0), self.box.inflate(16, 16).move(0, 3))
        painter.put(self.look.panel(radius=10.0, edge=1.5), self.box)
        self.draw_texts(painter)


Z: Final = 70.0
"""The level: above the cards on the table, below what is dragged."""
GAP: Final = 8.0
"""Between buttons, and between details and what lies beside them."""
TOUCHING: Final = 12.0
"""How far details may reach over the edges of cards, on both sides together."""
APART: Final = 24.0
"""The step in which a place for details is looked for."""
TIGHT: Final = 1.25
"""How much letters may be shrunk to leave room for the key of a button; beyond that the key is left out."""
LOWEST: Final = 52.0
"""The height of a button above the submit button."""


class QuestionParts(NamedTuple):
    """What is put on the table."""

    asked: Asked
    """The words of the question."""
    buttons: Sequence[Button] = ()
    """The first takes the place of the submit button. That place stays empty if there is only a cancel button: a
    player used to clicking there to submit must not cancel by mistake."""
    groups: Sequence[ChipGroup] = ()
    body: Node | None = None
    """Controls that have placed themselves: cards laid out, or amounts at the counters."""
    lines: Sequence[str] = ()
    """Details; markup."""


class AskingControls(Node):
    """The controls of a question; they follow the items they lie on."""

    def __init__(self, look: UiStyle, layout: QuestionLayout, name: str) -> None:
        super().__init__(name=name, z=Z)
        self.look: Final = look
        self.layout: Final = layout
        self.on_marked: Callable[[], object] | None = None
        """Called when the marks of items on the table have changed."""
        self.parts = QuestionParts(Asked(""))
        self.laid_out: Box | None = None
        """The box of cards that are laid out to choose from; None if there are none."""
        self._details: Details | None = None
        self._lay_at: list[Box | None] = []

    # ------------------------------------------------------------------------------- for questions to override

    @property
    def start(self) -> Control | None:
        """The control that is focused at first, invisibly; None for none."""
        return None

    @property
    def cancels(self) -> bool:
        """Whether the key to cancel undoes what was begun."""
        return False

    @property
    def marks(self) -> Mapping[Key, str]:
        """The marks of items on the table, by their keys, where they differ from what their choices give."""
        return {}

    @property
    def progress(self) -> object:
        """What has been chosen so far of an answer of several parts, for `resume` of other controls of the same
        question; None if nothing has to be kept."""
        return None

    def resume(self, progress: object) -> None:
        """Choose what was chosen in other controls of the same question, before everything was laid out again."""

    def dims(self, key: Key) -> bool:
        """Return whether an item on the table has no part in the question."""
        return False

    def act(self, action: str) -> bool:
        """Handle an action's key. Return whether it means anything here."""
        return False

    def choose(self, choice: Choice) -> None:
        """Answer with a choice made on the table, or first ask its follow-up question. Does nothing where answers
        are put together by controls."""

    def click(self, key: Key) -> bool:
        """Handle a click on an item that no choice concerns. Return whether it means anything here."""
        return False

    # ------------------------------------------------------------------------------------------------ its parts

    @property
    def asked(self) -> Asked:
        """The words of the question."""
        return self.parts.asked

    def put(self, parts: QuestionParts) -> None:
        """Put these parts on the table, and remove all others."""
        self.clear()
        self.parts, self._details = parts, None
        nodes = [node for group in parts.groups for node in group.nodes]
        self.add(*([parts.body] if parts.body is not None else []), *nodes, *parts.buttons)
        self.laid_out = next((node.bounds() for node in self.walk() if isinstance(node, CardGrid)), None)
        self.tell(parts.lines)
        self.lay()
        if self.on_marked is not None:
            self.on_marked()

    def tell(self, lines: Sequence[str]) -> None:
        """Show other details."""
        if self._details is not None:
            self.remove(self._details)
            self._details = None
        if lines:
            self._details = self._details_of(lines)
            self.add(*filter(None, (self._details,)))

    def _details_of(self, lines: Sequence[str]) -> Details | None:
        """Return details where they cover none of the player's cards: in their place, or beside it; else in smaller
        letters or with fewer lines, of which the first matter most. Where even one would cover something there are
        none, unless cards are laid out to choose from: what is said then is said nowhere else."""
        for fewer in range(len(lines), 0, -1):
            for close in (False, True):
                details = Details(self.look, lines[:fewer], self.layout.notes.size, WIDER, close=close)
                if (at := self._free_spot(details.size)) is not None:
                    details.at = at
                    return details
        return None if self.laid_out is None else self._least_in_the_way(lines)

    def _least_in_the_way(self, lines: Sequence[str]) -> Details:
        """Return details in their place: as wide as usual or, if they would cover cards, as far as the area beside the
        submit button; in large texts perhaps in smaller letters."""
        place, avoided = self.layout.notes, self.layout.avoided(self.laid_out)
        beside = self.layout.beside or self.layout.confirm
        tried = [
            Details(self.look, lines, place.size, most, close=close)
            for close in (False, self.look.text.scale > 1)
            for most in (WIDER, (beside.x - GAP - place.x) / place.w)
        ]
        for details in tried:
            details.at = (place.x, max(self._free_above(place) - details.height, self.layout.room.top))
        return min(tried, key=lambda details: covered(details.bounds(), avoided))

    def _free_spot(self, size: Point) -> Point | None:
        """Return where details of a size cover nothing: as near to their place as possible."""
        place, room = self.layout.notes, self.layout.room
        taken = [box.inflate(-TOUCHING, -TOUCHING) for box in self.layout.avoided(self.laid_out)]
        taken += [*self._tiles(), *filter(None, (self.laid_out,))]
        right = (self.layout.beside or self.layout.confirm).x - GAP - size[0]
        left = max(place.right - size[0], room.left)
        across = [place.x, left, *(place.x + at * APART for at in range(1, int((right - place.x) / APART) + 1))]
        for x in across:
            for low in (self._free_above(place), room.bottom):
                box = Box(x, max(low - size[1], room.top), *size)
                if box.collidelist(taken) < 0:
                    return box.topleft
        return None

    def _tiles(self) -> list[Box]:
        """Return the areas of controls that have placed themselves."""
        return [node.bounds() for node in (self.parts.body.children if self.parts.body is not None else ())]

    def _free_above(self, place: Box) -> float:
        """Return the lower edge of details: that of their place, or higher where tiles reach into it."""
        tops = (tile.top - GAP for tile in self._tiles() if tile.colliderect(place))
        return min(tops, default=place.bottom)

    def lay(self) -> None:
        """Put everything in its place."""
        self._lay_buttons()
        self._lay_at = [group.where() for group in self.parts.groups]
        for group, box in zip(self.parts.groups, self._lay_at, strict=True):
            for node in group.nodes:
                node.ghost = box is None
            self._lay_group(group, box if box is not None else self.layout.confirm)

    def _lay_group(self, group: ChipGroup, box: Box) -> None:
        """Put chips on what they concern, in its part of the table; higher, where a button would cover them."""
        room = self.layout.zone(box)
        group.lay(box, room)
        laid = [node.bounds() for node in group.nodes if node.visible]
        tops = [each.top for each in (button.bounds() for button in self.parts.buttons) if each.collidelist(laid) >= 0]
        if tops:
            group.lay(box, Box(room.x, room.y, room.w, min(tops) - GAP - room.y))

    def update(self) -> None:
        """Follow what the chips lie on, if it has moved."""
        if [group.where() for group in self.parts.groups] != self._lay_at:
            self.lay()

    def boxes(self) -> list[Box]:
        """Return the areas of the canvas that the controls cover."""
        body = self.parts.body.children if self.parts.body is not None else ()
        nodes = [node for node in (*self.children, *body) if node.visible and node.width]
        return [node.bounds() for node in nodes] if self.visible else []

    def _covers(self, width: float) -> bool:
        """Return whether a button of this width, wider than its place, covers what lies beside it."""
        beside, place = self.layout.beside, self.layout.confirm
        return beside is not None and width > max(place.w, place.right - beside.right)

    def _free_over(self, width: float) -> float:
        """Return the lower edge for a button of this width, so that it does not cover what lies beside the submit
        button."""
        beside = self.layout.beside
        return beside.top - GAP / 2 if beside is not None and self._covers(width) else self.layout.confirm.bottom

    def _in_place(self, button: Button) -> Point:
        """Return the size of the submit button. Rather than grow over what lies beside its place, it has smaller
        letters if its key is one of its own, then hides its key and grows higher, and at last has smaller letters;
        where nothing lies beside it, the key gives way to larger letters."""
        place, beside = self.layout.confirm, self.layout.beside
        size = sized(self.look, button, place.size)
        if beside is None or not self._covers(size[0]):
            if beside is None and button.natural()[0] > TIGHT * size[0]:
                button.key = ""
            return size
        room = max(place.w, place.right - beside.right - GAP)
        if button.kind != "primary" and (size := self._with_small_letters(button, room))[0] <= room:
            return size
        button.key = ""
        size = sized(self.look, button, place.size, room)
        return size if size[0] <= room else self._with_small_letters(button, room)

    def _with_small_letters(self, button: Button, room: float) -> Point:
        """Return the size of the submit button with smaller letters, which it keeps if it is then no wider than the
        room, or if it shows no key."""
        style, button.style = button.style, OTHER if button.style.size > OTHER.size else button.style
        size = sized(self.look, button, self.layout.confirm.size, room)
        if button.key and size[0] > room:
            button.style = style
        return size

    def _above_place(self, button: Button) -> Point:
        """Return the size of a button above the submit button. To cancel, Esc is always the key, and is hidden if the
        button would otherwise have to move up, over what lies there."""
        least = (self.layout.confirm.w, LOWEST)
        size = sized(self.look, button, least)
        if button.name == CANCEL and self._covers(size[0]):
            button.key = ""
            return sized(self.look, button, least)
        return size

    def _lay_buttons(self) -> None:
        """Stack the buttons. If there is too little room, the submit button has smaller letters, and at last is lower
        than they would like."""
        high, top = self._stack_buttons(), self.layout.top
        if high < top and (first := self.parts.buttons[0]).style.size > OTHER.size:
            first.style = OTHER
            high = self._stack_buttons()
        if high < top:
            self._lower(top - high)

    def _lower(self, by: float) -> None:
        """Take as much off the height of the submit button as others above it reach too high."""
        first, *others = self.parts.buttons
        by = min(by, max(0.0, first.height - LOWEST))
        first.size, first.y = (first.width, first.height - by), first.y + by
        for button in others:
            button.y += by

    def _stack_buttons(self) -> float:
        """Stack the buttons, and return the upper edge of the highest."""
        place, low = self.layout.confirm, self.layout.confirm.bottom
        for at, button in enumerate(self.parts.buttons):
            if at == 0 and button.name == CANCEL:
                low = place.top - GAP
            submits = at == 0 and button.name != CANCEL
            button.waited_for = submits and button.kind == "primary"
            button.size = self._in_place(button) if submits else self._above_place(button)
            if not submits:
                low = min(low, self._free_over(button.width))
            low -= button.height
            button.at = (place.right - button.width, low)
            low -= GAP
        return low + GAP
