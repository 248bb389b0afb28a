"""The places of the pieces on a faction's board: a piece, or what its place gives each round once it is gone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.words import SANCTUARY, STRONGHOLD, STRUCTURES, TEMPLE, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS
from resarcana_gui.games.terra_mystica.view.faces.palette import LACQUERS
from resarcana_gui.games.terra_mystica.view.faces.pieces import FOOT, HIGH, WIDE, Piece
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import GAP
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Hollow
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.items.table_item import TableItem

GIVES: Final = TextStyle(20, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
TALL: Final = {STRONGHOLD: 2.7, SANCTUARY: 2.3, TEMPLE: 2.6, TRADING_HOUSE: 2.15}
"""How high a place must be for a piece, in its units, where that differs."""


class PieceSlot(TableItem):
    """One place; its key is `("slot", kind, number)`."""

    standing: Watched[bool] = Watched(inner=True)
    gives: Watched[str] = Watched(inner=True)
    colour: Watched[Colour] = Watched(inner=True)

    def __init__(self, resources: TableResources, kind: int, number: int, box: Box) -> None:
        super().__init__(
            resources.look,
            ("slot", kind, number),
            size=box.size,
            at=box.topleft,
            name=f"slot {STRUCTURES[kind]} {number}",
        )
        self._resources: Final = resources
        self.kind: Final = kind
        self.number: Final = number
        self.standing, self.gives, self.colour = True, "", LACQUERS[0]
        self.focusable = False

    def show(self, view: State, seat: int) -> None:
        """Show a seat's place."""
        self.standing = view.built[seat * KINDS + self.kind] <= self.number
        self.colour = self._resources.lacquer(view, seat)
        self.gives = self._resources.voice.amount(gain_of(view, seat, self.kind, self.number)).replace(GAP, "\n")

    def texts(self) -> Iterable[ShownText]:
        if not self.standing:
            block = self.look.text.block(self.gives, GIVES, self.width, self.height - 4)
            yield ShownText(block, 0, (self.height - block.height) / 2, GIVES)

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        painter.put(Hollow(9.0, 0.55), self.box)
        if self.standing:
            unit = min(self.height / TALL.get(self.kind, 1.95), self.width / 1.5)
            x, y = self.width / 2, self.height - 0.4 * unit - 2
            painter.put(Piece(STRUCTURES[self.kind], self.colour),
                        Box(x - WIDE / 2 * unit, y - FOOT * unit, WIDE * unit, HIGH * unit))  # fmt: skip
        else:
            self.draw_texts(painter)
        self.draw_marks(painter)


def gain_of(view: State, seat: int, kind: int, number: int) -> Amount:
    """Return by how much the income grows when the piece of a place is built."""
    income = faction_of(view, seat).income[kind]
    before, after = income[number], income[number + 1]
    return Amount(
        after.coins - before.coins, after.workers - before.workers, after.priests - before.priests,
        after.power - before.power,
    )  # fmt: skip
