"""What a question puts on the table: chips on what it is about, cards laid out, details, and the button that hands in.
It is asked in a sentence elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.layout import covered
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.buttons import OTHER, sized
from resarcana_gui.tabletop.asking.controls.card_grid import CardGrid
from resarcana_gui.tabletop.asking.controls.chips import Group
from resarcana_gui.tabletop.asking.controls.details import WIDER, Details
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.items.table_item import Key

Z: Final = 70.0
"""Above the cards on the table, below what is carried over them."""
GAP: Final = 8.0
TIGHT: Final = 1.25
"""Letters are made so much smaller for the key beside them, no more."""
LOWEST: Final = 52.0
"""The height of a button above the one that hands in."""


class Parts(NamedTuple):
    """What is put on the table."""

    sentence: str
    """The question; markup."""
    buttons: Sequence[Button] = ()
    """The first takes the place of the one that hands in. That place stays empty when there is only the way back:
    whoever is used to clicking there to hand in must take nothing back."""
    groups: Sequence[Group] = ()
    body: Node | None = None
    """What has found its place by itself: cards laid out, amounts on the tray."""
    lines: Sequence[str] = ()
    """Details; markup."""


class AskingControls(Node):
    """Follows what it lies on when that moves."""

    def __init__(self, look: Look, layout: QuestionLayout, name: str) -> None:
        super().__init__(name=name, z=Z)
        self.look: Final = look
        self.layout: Final = layout
        self.on_marked: Callable[[], object] | None = None
        """Called when other items on the table are to be marked."""
        self.parts = Parts("")
        self.laid_out: Box | None = None
        """Where cards are laid out to choose from, if there are any."""
        self._details: Details | None = None
        self._lay_at: list[Box | None] = []

    # ------------------------------------------------------------------------------- for questions to override

    @property
    def start(self) -> Control | None:
        """The control that has the focus at first, invisibly; None for none."""
        return None

    @property
    def marks(self) -> Mapping[Key, str]:
        """How items on the table are marked besides what can be done with them, by their keys."""
        return {}

    def dims(self, key: Key) -> bool:
        """Whether an item on the table has no part in the question."""
        return False

    def act(self, action: str) -> bool:
        """Handle an action's key. Returns whether it means anything here."""
        return False

    def choose(self, choice: Choice) -> None:
        """Answer with a choice that was made on the table, or first ask what is chosen along with it. Nothing where
        answers are only put together here."""

    def click(self, key: Key) -> bool:
        """An item that no choice concerns was clicked on the table. Returns whether that means anything here."""
        return False

    # ------------------------------------------------------------------------------------------------ its parts

    @property
    def sentence(self) -> str:
        """What is asked; markup."""
        return self.parts.sentence

    def put(self, parts: Parts) -> None:
        """Put these on the table, and nothing else."""
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
            self.add(self._details)

    def _details_of(self, lines: Sequence[str]) -> Details:
        """Details in their place: as wide as usual or, where they would cover cards that are laid out to choose from,
        as far as what lies beside the button that hands in; in large texts perhaps in smaller letters."""
        place, spared = self.layout.notes, self.layout.spared(self.laid_out)
        beside = self.layout.beside or self.layout.confirm
        wider = [] if self.laid_out is None else [(beside.x - GAP - place.x) / place.w]
        sizes = (False, True) if self.look.text.scale > 1 and self.laid_out is not None else (False,)
        tried = [
            Details(self.look, lines, place.size, most, close=close) for close in sizes for most in (WIDER, *wider)
        ]
        for details in tried:
            details.at = (place.x, max(self._free_above(place) - details.height, self.layout.room.top))
        return min(tried, key=lambda details: covered(details.bounds(), spared))

    def _free_above(self, place: Box) -> float:
        """Where details end: at the lower edge of their place, or higher where tiles reach up to them."""
        tiles = self.parts.body.children if self.parts.body is not None else ()
        tops = (node.bounds().top - GAP for node in tiles if node.bounds().colliderect(place))
        return min(tops, default=place.bottom)

    def lay(self) -> None:
        """Put everything in its place."""
        self._lay_buttons()
        self._lay_at = [group.where() for group in self.parts.groups]
        for group, box in zip(self.parts.groups, self._lay_at, strict=True):
            for node in group.nodes:
                node.ghost = box is None
            self._lay_group(group, box if box is not None else self.layout.confirm)

    def _lay_group(self, group: Group, box: Box) -> None:
        """Put chips on what they are about; where they would lie below a button, they lie higher."""
        room = self.layout.room
        group.lay(box, room)
        laid = [node.bounds() for node in group.nodes if node.visible]
        tops = [each.top for each in (button.bounds() for button in self.parts.buttons) if each.collidelist(laid) >= 0]
        if tops:
            group.lay(box, Box(room.x, room.y, room.w, min(tops) - GAP - room.y))

    def update(self) -> None:
        """What it lies on may have moved."""
        if [group.where() for group in self.parts.groups] != self._lay_at:
            self.lay()

    def boxes(self) -> list[Box]:
        """What it covers of the canvas."""
        body = self.parts.body.children if self.parts.body is not None else ()
        nodes = [node for node in (*self.children, *body) if node.visible and node.width]
        return [node.bounds() for node in nodes] if self.visible else []

    def _free_over(self, width: float) -> float:
        """Where a button of this width ends, so that it covers nothing beside the one that hands in."""
        beside, place = self.layout.beside, self.layout.confirm
        covers = beside is not None and place.right - width < beside.right
        return beside.top - GAP / 2 if covers and beside is not None else place.bottom

    def _in_place(self, button: Button) -> Point:
        """The size of the button that hands in: rather than cover what lies beside it, it is higher and does without
        its key, which is always the same; where nothing lies there, that gives way to larger letters."""
        place, beside = self.layout.confirm, self.layout.beside
        size = sized(self.look, button, place.size)
        if beside is None or place.right - size[0] >= beside.right:
            if beside is None and button.natural()[0] > TIGHT * size[0]:
                button.key = ""
            return size
        button.key = ""
        return sized(self.look, button, place.size, place.right - beside.right - GAP)

    def _lay_buttons(self) -> None:
        """Put the buttons above one another. Where they do not fit in, the one that hands in has smaller letters."""
        if self._stack_buttons() < self.layout.top and (first := self.parts.buttons[0]).style.size > OTHER.size:
            first.style = OTHER
            self._stack_buttons()

    def _stack_buttons(self) -> float:
        """Put the buttons above one another. Returns where the highest begins."""
        place, low = self.layout.confirm, self.layout.confirm.bottom
        for at, button in enumerate(self.parts.buttons):
            if at == 0 and button.name == CANCEL:
                low = place.top - GAP
            hands_in = at == 0 and button.name != CANCEL
            button.waited_for = hands_in and button.kind == "primary"
            button.size = self._in_place(button) if hands_in else sized(self.look, button, (place.w, LOWEST))
            if not hands_in:
                low = min(low, self._free_over(button.width))
            low -= button.height
            button.at = (place.right - button.width, low)
            low -= GAP
        return low + GAP
