"""The choice of factions: fourteen cards over the map, those of one colour above each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import Faction
from resarcana_gui.games.terra_mystica.rules.codes import CHOOSING_FACTIONS, NONE, SETTING_UP
from resarcana_gui.games.terra_mystica.rules.setup import free_factions
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.faces.palette import IVORY, LACQUERS, LANDS
from resarcana_gui.games.terra_mystica.view.faces.pieces import FOOT, HIGH, WIDE, Piece
from resarcana_gui.games.terra_mystica.view.table.power_ring import Emblem
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.voice import capital
from resarcana_gui.scene import layout
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.rings import BrassRing, RoundPicture
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.tabletop.items.table_item import TableItem

NAME: Final = TextStyle(24, Face.DISPLAY, "ink", on="night", align="centre", halo="night", leading=1.0)
ABOUT: Final = TextStyle(18, Face.TEXT, "ink", on="night", align="centre", halo="night", leading=1.05)
TAKEN: Final = TextStyle(20, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
NAME_ROOM: Final = 40.0
"""The height of the name, which may take two lines."""
BLACK: Final = (0, 0, 0)
PIECES_SHOWN: Final = ("dwelling", "temple", "stronghold")


class FactionCard(TableItem):
    """One faction: emblem, name, what is special about it, its pieces; dark when it cannot be taken, with the name of
    its player. Its key is `("faction", number)`."""

    overlaps = True
    owner: Watched[str] = Watched(inner=True)
    free: Watched[bool] = Watched(inner=True)

    def __init__(self, resources: TableResources, faction: Faction, box: Box) -> None:
        super().__init__(
            resources.look, ("faction", faction.number), size=box.size, at=box.topleft, name=f"faction {faction.slug}"
        )
        self._resources: Final = resources
        self._faction: Final = faction
        self.owner, self.free = "", True
        self.corner = 12.0

    def texts(self) -> Iterable[ShownText]:
        text, top = self.look.text, self._side + 16
        name = text.block(capital(self._resources.voice.faction(self._faction.number)), NAME, self.width - 8, NAME_ROOM)
        yield ShownText(name, 4, top + (NAME_ROOM - name.height) / 2, NAME)
        if self.owner:
            block = text.block(self.owner, TAKEN, self.width - 8, 50)
            yield ShownText(block, 4, top + NAME_ROOM + 4, TAKEN)
        elif self.free:
            room = self.height - top - NAME_ROOM - 4 - self._low
            about = self._resources.text(f"faction_note.{self._faction.slug}")
            block = text.block(about, ABOUT, self.width - 12, room)
            yield ShownText(block, 6, top + NAME_ROOM + 4, ABOUT)

    @property
    def _side(self) -> float:
        return min(self.width * 0.66, self.height * 0.36)

    @property
    def _low(self) -> float:
        return self.height * 0.24

    def draw(self, painter: Painter) -> None:
        colour = LANDS[self._faction.home]
        self.draw_ground(painter)
        ground = Panel(
            mixed(colour, BLACK, 0.35),
            mixed(colour, BLACK, 0.78),
            12.0,
            2.0,
            mixed(colour, IVORY, 0.4),
            mixed(colour, BLACK, 0.4),
        )
        painter.put(ground if self.look.theme.worn else self.look.panel(radius=12.0), self.box)
        disc = square_about((self.width / 2, self._side / 2 + 12), self._side / 2)
        painter.put(BrassRing(0.88), disc)
        painter.put(RoundPicture(Emblem(self._faction.slug, self._faction.home)), disc.scale_by(0.89))
        unit, step = self._low * 0.38, self.width / 3.6
        for at, kind in enumerate(PIECES_SHOWN):
            x, y = self.width / 2 + (at - 1) * step, self.height - 0.42 * unit - 7
            painter.put(Piece(kind, LACQUERS[self._faction.home]),
                        Box(x - WIDE / 2 * unit, y - FOOT * unit, WIDE * unit, HIGH * unit))  # fmt: skip
        if not self.free:
            painter.put(Panel(BLACK, BLACK, 12.0, alpha=0.66), self.box)
        self.draw_texts(painter)
        self.draw_marks(painter)


class FactionChoice(Node):
    """All fourteen cards, over the map, while factions are chosen."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="faction choice", z=9.0)
        self.resources: Final = resources
        room = layout.inset(resources.areas.board, 12, 12)
        by_home: dict[int, list[Faction]] = {}
        for faction in resources.parts.factions:
            by_home.setdefault(faction.home, []).append(faction)
        ordered = [by_home[home][row] for row in range(2) for home in range(len(by_home))]
        spots = layout.grid(room, len(ordered), len(by_home), 8)
        self.cards: Final = [FactionCard(resources, each, box) for each, box in zip(ordered, spots, strict=True)]
        self._room: Final = resources.areas.board
        self.visible = False
        self.add(*self.cards)

    def draw(self, painter: Painter) -> None:
        painter.put(Panel((20, 14, 11), (12, 8, 7), 24.0, alpha=0.9), self._room)

    def show(self, view: State) -> None:
        """Show what is free and who plays what; nothing once all have chosen."""
        self.visible = view.phase in (SETTING_UP, CHOOSING_FACTIONS) and NONE in view.faction
        if not self.visible:
            return
        asked = view.stack[-1].seat if view.stack else next(iter(view.order), 0)
        free = {faction.number for faction in free_factions(view, asked)}
        for card in self.cards:
            _, number = card.key  # type: ignore[misc]
            card.free = number in free
            owner = view.faction.index(number) if number in view.faction else None
            card.owner = "" if owner is None else self.resources.player(view, owner)
