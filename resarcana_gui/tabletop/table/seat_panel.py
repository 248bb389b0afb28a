"""A seat's board with a line of text and the seat's tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.scene.action import Action
from resarcana_gui.scene.look import BODY, Look
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.table.seats import ROUND, SeatBoard
from resarcana_gui.tabletop.tokens.flights import Flights
from resarcana_gui.tabletop.tokens.pool import Pool

PAD: Final = 16.0
SIDE: Final = 40.0
"""The size of the tokens."""
SOLID: Final = 0.72
"""How clear it is: what lies below shows through."""


class SeatPanel(SeatBoard):
    """The public part of a seat."""

    def __init__(self, look: Look, seat: int, box: Box, tokens: Mapping[str, Drawing]) -> None:
        """`tokens`: each counted kind, with its name."""
        super().__init__(look, seat, box)
        room = box.w - 2 * PAD, box.h - SIDE - 2 * PAD
        self.words: Final = Label(look, "", BODY, at=(PAD, PAD / 2), width=room[0], height=room[1])
        low = Box(PAD, box.h - PAD - SIDE, min(room[0], 3 * SIDE * len(tokens)), SIDE)
        self.pool: Final = Pool(look, tokens, low, SIDE)
        self.add(self.words, self.pool)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel(radius=ROUND, alpha=SOLID), self.box)
        super().draw(painter)

    def change(self, flights: Flights, kind: int, by: int, bank: Point) -> Action:
        """The seat has more or fewer tokens of a kind: they come from the bank, or go there."""
        numbers = [abs(by) if each == kind else 0 for each in range(len(self.pool.counters))]
        if by > 0:
            return flights.fly(numbers, lambda _: bank, self.pool.point, arrived=self.pool.count)
        return flights.fly(
            numbers, self.pool.point, lambda _: bank, left=lambda kind, count: self.pool.count(kind, -count)
        )
