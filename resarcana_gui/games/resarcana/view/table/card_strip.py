"""A rival's cards large enough to be read, below its board while that is pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import NOBODY
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange, in_order
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.card_overlays import draw_turned
from resarcana_gui.tabletop.geometry.placements import HALF, LYING, SHAPE, SLOT, lying
from resarcana_gui.tabletop.pages.reading_panel import fade_in

WIDTH: Final = 128.0
"""The width of a card in pixels of the window: wide enough to show what it does."""
GAP: Final = 12.0
"""Between two rows."""
ACROSS: Final = 8
"""The most cards in a row."""
PAD: Final = 16.0
"""The distance from the edge of the strip to the cards."""
BELOW: Final = 8.0
"""The distance from the board to the strip."""
SIGN: Final = 56.0
"""The side of the sign of a turned card."""
INSET: Final = 12.0
"""How far the sign of a turned card lies inside its edge."""
HIGH: Final = 0.22
"""How far the sign lies above the card's middle, relative to its height: below the name, above the points."""
LEVEL: Final = 58.0
"""Above all cards, and below pages."""


class TurnedSign(Node):
    """Marks a card as turned: in the strip it lies straight, so that it can be read."""

    def __init__(self, look: UiStyle, card: CardNode) -> None:
        super().__init__(name="turned", size=(SIGN, SIGN))
        self._look: Final = look
        self.at = (card.x + card.width / 2 - SIGN - INSET, card.y - HIGH * card.height - SIGN / 2)

    def draw(self, painter: Painter) -> None:
        draw_turned(painter, self._look.theme, self.box)


class CardStrip(Node):
    """The strip of a rival's cards; for reading only, it blocks no clicks."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="strip", z=LEVEL)
        self.ghost = True
        self._resources: Final = resources
        self._width: Final = WIDTH * resources.look.pixel
        self._seat = NOBODY
        self._shown: object = None
        self.visible = False

    def show(self, seat: int, view: State) -> None:
        """Show a rival's components in play, unless they are legible on its board."""
        board = next((board for board in self._resources.areas.boards if board.seat == seat), None)
        if board is None or not in_order(view, seat) or self._readable(seat, view):
            self.hide()
            return
        if not self.visible:
            fade_in(self._resources.look, self)
        self._seat, self.visible = seat, True
        self._lay(board.whole, view)

    def hide(self) -> None:
        """Hide the strip: no board is pointed at."""
        self._seat, self.visible = NOBODY, False

    def give_way(self, to_held_card: bool) -> None:
        """Hide while a card is held up to be read."""
        self.visible = self._seat != NOBODY and not to_held_card

    def refresh(self, view: State) -> None:
        """Follow a change of the table."""
        if self._seat != NOBODY:
            self.show(self._seat, view)

    def _readable(self, seat: int, view: State) -> bool:
        placements = arrange(view, self._resources.areas)
        shown = [(placements[card], view.turned[card]) for card in view.play[seat]]
        if any(placement.shape not in (SHAPE, HALF) for placement, _ in shown):
            return False
        return (
            min(placement.width / (lying(placement.shape) if turned else 1.0) for placement, turned in shown)
            > self._width * LYING
        )

    def _lay(self, board: Box, view: State) -> None:
        cards = in_order(view, self._seat)
        facts = [(card, view.on[card], view.turned[card]) for card in cards]
        if self._shown == (self._seat, facts):
            return
        self._shown = (self._seat, facts)
        across, rows = min(len(cards), ACROSS), -(-len(cards) // ACROSS)
        self.size = (across * self._width * SLOT + 2 * PAD, rows * self._row + 2 * PAD - GAP)
        room = self._resources.areas.canvas
        left = min(max(board.centerx - self.width / 2, room.left + BELOW), room.right - self.width - BELOW)
        self.at = (left, board.bottom + BELOW)
        self.clear()
        self.add(Surface(self._resources.look, self.size, "frame"), *self._cards(cards, view))

    @property
    def _row(self) -> float:
        """The distance from one row to the next."""
        return self._width * SHAPE + GAP

    def _cards(self, cards: list[int], view: State) -> Iterator[Node]:
        wide = self._width
        for at, card in enumerate(cards):
            row, column = divmod(at, ACROSS)
            node = CardNode(self._resources.look, self._resources.faces, card, wide, name=f"shown {card}")
            node.at = (PAD + wide * SLOT * (column + 0.5), PAD + self._row * row + wide * SHAPE / 2)
            node.on = view.on[card]
            yield node
            if view.turned[card]:
                yield TurnedSign(self._resources.look, node)
