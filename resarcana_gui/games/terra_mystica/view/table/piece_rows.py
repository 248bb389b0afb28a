"""The places of the pieces on a faction's board: a piece, or what its place gives each round once it is gone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.words import (
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
)
from resarcana_gui.games.terra_mystica.rules.basics import can_pay, faction_of
from resarcana_gui.games.terra_mystica.rules.building import UPGRADES
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
from resarcana_gui.scene.shapes import Halo, Hollow
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.items.table_item import Key, TableItem

GOLD: Final = (255, 206, 110)
GLOW: Final = 8.0
SLOT_GAP: Final = 3.0
GIVES: Final = TextStyle(20, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
NO_GAIN: Final = "\N{EN DASH}"
"""What stands on a place that adds nothing to the income."""
TALL: Final = {STRONGHOLD: 2.7, SANCTUARY: 2.3, TEMPLE: 2.6, TRADING_HOUSE: 2.15}
"""How high a place must be for a piece, in its units, where that differs."""


@dataclass(frozen=True)
class PieceDrawing:
    """A piece that stands at the foot of a box, as large as it allows."""

    kind: int
    colour: Colour

    def put(self, painter: Painter, box: Box) -> None:
        """Draw it."""
        unit = min(box.h / TALL.get(self.kind, 1.95), box.w / 1.5)
        x, y = box.centerx, box.bottom - 0.4 * unit - 2
        place = Box(x - WIDE / 2 * unit, y - FOOT * unit, WIDE * unit, HIGH * unit)
        painter.put(Piece(STRUCTURES[self.kind], self.colour), place)


class PieceSlot(TableItem):
    """One place; its key is `("slot", kind, number)`, or None for one that only shows."""

    standing: Watched[bool] = Watched(inner=True)
    gives: Watched[str] = Watched(inner=True)
    colour: Watched[Colour] = Watched(inner=True)
    glows: Watched[bool] = Watched(inner=True)
    """Whether its piece leaves next, and can be paid."""

    def __init__(
        self, resources: TableResources, kind: int, number: int, box: Box, key: Key | None, name: str = "slot"
    ) -> None:  # fmt: skip
        name = f"{name} {STRUCTURES[kind]} {number}"
        super().__init__(resources.look, key, size=box.size, at=box.topleft, name=name)
        self._resources: Final = resources
        self.kind: Final = kind
        self.number: Final = number
        self.standing, self.gives, self.colour, self.glows = True, "", LACQUERS[0], False
        self.gain = Amount()
        """What it adds to the income."""
        self.focusable = False

    def show(self, view: State, seat: int) -> None:
        """Show a seat's place."""
        self.standing = view.built[seat * KINDS + self.kind] <= self.number
        self.colour = self._resources.lacquer(view, seat)
        self.glows = next_glows(view, seat, self.kind, self.number)
        self.gain = gain_of(view, seat, self.kind, self.number)
        self.gives = self._resources.voice.amount(self.gain).replace(GAP, "\n") if self.gain else NO_GAIN

    def texts(self) -> Iterable[ShownText]:
        if not self.standing:
            block = self.look.text.block(self.gives, GIVES, self.width, self.height - 4)
            yield ShownText(block, 0, (self.height - block.height) / 2, GIVES)

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        if self.glows and self.look.theme.worn:
            painter.put(Halo(GOLD, 9.0, GLOW, 0.8, 0.5), self.box.inflate(2 * GLOW, 2 * GLOW))
        painter.put(Hollow(9.0, 0.55 if self.standing else 0.3), self.box)
        if self.standing:
            PieceDrawing(self.kind, self.colour).put(painter, self.box)
        else:
            self.draw_texts(painter)
        self.draw_marks(painter)


def next_glows(view: State, seat: int, kind: int, number: int) -> bool:
    """Return whether a place has the piece of its kind that leaves next, which the seat can pay for, and has what it
    is an upgrade of."""
    faction, before = faction_of(view, seat), UPGRADES.get(kind)
    follows = before is None or bool(view.built[seat * KINDS + before])
    return view.built[seat * KINDS + kind] == number and follows and can_pay(view, seat, faction.costs[kind])


def piece_slots(resources: TableResources, box: Box, *, own: bool) -> list[PieceSlot]:
    """Return the places of all pieces in two rows: dwellings and stronghold above, the others below. Those of others
    only show."""
    row = (box.h - 6) / 2
    wide = (box.w - 9 * SLOT_GAP) / 9.3
    rows = [[(DWELLING, at) for at in range(8)] + [(STRONGHOLD, 0)]]
    rows.append([*((TRADING_HOUSE, at) for at in range(4)), *((TEMPLE, at) for at in range(3)), (SANCTUARY, 0)])
    found = []
    for line, kinds in enumerate(rows):
        last = 1.3 * wide
        each = (box.w - last - SLOT_GAP * len(kinds)) / (len(kinds) - 1)
        x = box.x
        for kind, at in kinds:
            size = last if kind in (STRONGHOLD, SANCTUARY) else each
            spot = Box(x, box.y + line * (row + 6), size, row)
            found.append(PieceSlot(resources, kind, at, spot, ("slot", kind, at) if own else None))
            x += size + SLOT_GAP
    return found


def gain_of(view: State, seat: int, kind: int, number: int) -> Amount:
    """Return by how much the income grows when the piece of a place is built."""
    income = faction_of(view, seat).income[kind]
    before, after = income[number], income[number + 1]
    return Amount(
        after.coins - before.coins, after.workers - before.workers, after.priests - before.priests,
        after.power - before.power,
    )  # fmt: skip
