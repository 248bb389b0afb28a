"""Cards to be put in order, by clicking them one after the other or by dragging."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene import hit
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.actions import CARD_LEFT, CARD_RIGHT
from resarcana_gui.tabletop.asking.card_lists import OrderModel
from resarcana_gui.tabletop.asking.controls.card_grid import CardGrid, CardNaming, card_name
from resarcana_gui.tabletop.asking.controls.chip import Tag
from resarcana_gui.tabletop.asking.controls.picker import Picker
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.tell.voice import Words

BELOW: Final = 40.0
"""The room for a number below a card, at a text scale of 1."""
PALE: Final = 0.7
"""The opacity of numbers that are not given yet."""


class OrderPicker(Picker):
    """Every card has its number; the first will lie on top. A click gives a card the next number, and a second click
    takes it back; cards without a number keep the order in which they lie."""

    def __init__(
        self, look: UiStyle, faces: Faces, layout: QuestionLayout, model: OrderModel[Command], words: Words,
        caption: str, card_naming: CardNaming = card_name,
    ) -> None:  # fmt: skip
        """`caption`: what the submit button says."""
        super().__init__("order")
        self.model: Final = model
        self._look: Final = look
        self._caption: Final = caption
        self._words: Final = words
        self._latest = model.cards[0]
        below = BELOW * (1.0 + look.text.scale) / 2
        self._grid: Final = CardGrid(
            look, faces, model.cards, layout.spread(len(model.cards)), self.click, card_naming, below=below
        )  # fmt: skip
        self._cards: Final = {node.card: node for node in self._grid.cards if node.card is not None}
        for card, node in self._cards.items():
            node.on_drag_start = node.on_drag = partial(self._dragged, card)
            node.on_drop = partial(self._dropped, card)
            node.on_let_go = self._show
        self._tags: list[Tag] = []
        self.add(self._grid)
        self._show()

    @property
    def command(self) -> Command | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return self._caption

    @property
    def progress(self) -> object:
        return self.model.shown, self.model.numbered

    def resume(self, progress: object) -> None:
        assert isinstance(progress, tuple)
        self.model.shown, self.model.numbered = progress
        self._show()

    def act(self, action: str) -> bool:
        """Move the focused card, or else the one moved last, at first the top one."""
        step = {CARD_LEFT: -1, CARD_RIGHT: 1}.get(action, 0)
        if not step:
            return False
        self._latest = next((card for card, node in self._cards.items() if node.focused), self._latest)
        at = self.model.cards.index(self._latest)
        self.move(at, at + step)
        return True

    def click(self, key: Key) -> bool:
        if not isinstance(key, int) or key not in self._cards:
            return False
        self._latest = key
        self.model.toggle(key)
        self._show()
        self.changed_by_hand()
        return True

    def move(self, start: int, to: int) -> bool:
        """Move a card to another place. Return whether there is one."""
        if not 0 <= to < len(self.model.cards):
            return False
        self._latest = self.model.cards[start]
        self.model.move(start, to)
        self._show()
        self.changed_by_hand()
        return True

    def _show(self) -> None:
        """Put every card in its place, with its number below it."""
        self.remove(*self._tags)
        self._tags = []
        for card, box in zip(self.model.shown, self._grid.boxes, strict=True):
            node, at = self._cards[card], self.model.cards.index(card)
            node.at, node.z = box.center, 1.0
            node.mark = "chosen" if card in self.model.numbered else "can"
            tag = Tag(self._look, self._words.text("asking.on_top") if at == 0 else str(at + 1), box.w)
            tag.at = (box.centerx - tag.width / 2, box.bottom + 6.0)
            tag.alpha = 1.0 if card in self.model.numbered or not self.model.numbered else PALE
            self._tags.append(tag)
        self.add(*self._tags)

    def _dragged(self, card: int, point: Point) -> None:
        inner = hit.into(self, point)
        if inner is not None:
            self._cards[card].at, self._cards[card].z = (inner[0], self._grid.boxes[0].centery), 2.0

    def _dropped(self, card: int, point: Point) -> None:
        inner = hit.into(self, point)
        x = inner[0] if inner is not None else 0.0
        boxes = self._grid.boxes
        nearest = min(range(len(boxes)), key=lambda at: abs(boxes[at].centerx - x))
        self.move(self.model.cards.index(card), nearest)
