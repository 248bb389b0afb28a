"""What a question puts on the table: chips on what it is about, cards laid out, details, and the button that hands in.
It is asked in a sentence elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.control import Control, ShownText, Texts
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL
from resarcana_gui.tabletop.asking.controls.buttons import sized
from resarcana_gui.tabletop.asking.controls.chips import Group
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout

Z: Final = 70.0
"""Above the cards on the table, below what is carried over them."""
GAP: Final = 8.0
PAD: Final = 12.0
LOWEST: Final = 52.0
"""The height of a button above the one that hands in."""
DETAIL: Final = TextStyle(19)
HIGHER: Final = 1.4
"""How high they may be for their place before they are wider: two lines rather than one beside the place."""
STEP: Final = 12.0
WIDER: Final = 1.75
"""How wide details may be, for their place."""


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


class Details(Texts):
    """Lines on a small dark plate, which does not catch the pointer."""

    def __init__(self, look: Look, lines: Sequence[str], room: Point) -> None:
        """As wide as the room; wider where the words would not fit into its height, but no wider than as many lines
        need: beside it lie the cards that are chosen from."""
        super().__init__(name="details")
        self.look: Final = look
        words, width = "\n".join(lines), room[0]
        if look.text.measure(words, DETAIL, width - 2 * PAD)[1] + 2 * PAD > HIGHER * room[1]:
            width = min(max(width, look.text.measure(words, DETAIL)[0] + 2 * PAD + 1), WIDER * width)
            high = look.text.measure(words, DETAIL, width - 2 * PAD)[1]
            while width - STEP >= room[0] and look.text.measure(words, DETAIL, width - STEP - 2 * PAD)[1] <= high:
                width -= STEP
        self._block: Final = look.text.block(words, DETAIL, width - 2 * PAD)
        self.size = (width, self._block.height + 2 * PAD)

    def texts(self) -> Iterable[ShownText]:
        yield ShownText(self._block, PAD, PAD, DETAIL)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.shadow(10.0, 8.0), self.box.inflate(16, 16).move(0, 3))
        painter.put(self.look.panel(radius=10.0, edge=1.5), self.box)
        self.draw_texts(painter)


class AskingControls(Node):
    """Follows what it lies on when that moves."""

    def __init__(self, look: Look, layout: QuestionLayout, name: str) -> None:
        super().__init__(name=name, z=Z)
        self.look: Final = look
        self.layout: Final = layout
        self.on_marked: Callable[[], object] | None = None
        """Called when other things on the table are to be marked."""
        self.parts = Parts("")
        self._details: Details | None = None
        self._lay_at: list[Box | None] = []

    # ------------------------------------------------------------------------------- for questions to override

    @property
    def start(self) -> Control | None:
        """The control that has the focus at first, invisibly; None for none."""
        return None

    @property
    def marks(self) -> dict[int, str]:
        """How things on the table are marked besides what can be done with them, by their numbers."""
        return {}

    def dims(self, subject: int) -> bool:
        """Whether a thing on the table has no part in the question."""
        return False

    def act(self, action: str) -> bool:
        """Handle an action's key. Returns whether it means anything here."""
        return False

    def click(self, subject: int) -> bool:
        """A thing that no choice concerns was clicked on the table. Returns whether that means anything here."""
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
            place = self.layout.notes
            self._details = details = Details(self.look, lines, place.size)
            details.at = (place.x, max(self._free_above(place) - details.height, self.layout.room.top))
            self.add(details)

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
            group.lay(box if box is not None else self.layout.confirm, self.layout.room)

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
        its key, which is always the same."""
        place, beside = self.layout.confirm, self.layout.beside
        size = sized(self.look, button, place.size)
        if beside is None or place.right - size[0] >= beside.right:
            return size
        button.key = ""
        return sized(self.look, button, place.size, place.right - beside.right - GAP)

    def _lay_buttons(self) -> None:
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
