"""A table on which little happens, for tests of how it looks."""

from __future__ import annotations

from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.geometry.placements import Placement, Spots, row
from resarcana_gui.tabletop.table.card_table import CardTable

DECK = Placement(900, 500, 80)


class SeatEvent(Event):
    """Something a seat does with a card."""

    def __init__(self, seat: int = 0, card: int = 1) -> None:
        self.seat = seat
        self.card = card


class Paid(SeatEvent):
    """It pays."""


class Played(SeatEvent):
    """It lays a card down."""


class Drawn(SeatEvent):
    """It draws."""


class Asked(Event):
    """Nothing to see."""


class Row(CardTable):
    """Cards in a row."""

    def __init__(self, look: UiStyle, faces: Faces, *cards: int) -> None:
        super().__init__(look, faces)
        self.row = list(cards)

    def placements(self) -> Spots:
        return row(self.row, (100, 100), 120, 10, z=1.0)

    def exit_spot(self, card: int) -> Placement:
        return DECK
