"""The ground of the table's parts: velvet for each rival, slate in the middle, leather for the viewer, and wood
around them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.geometry.rival_boards import BEYOND
from resarcana_gui.paths import MissingFileError, assets
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.ground.backdrop import Ground, Inlay
from resarcana_gui.scene.ground.light import Lamp
from resarcana_gui.scene.ground.region import Region
from resarcana_gui.scene.seats.seat_styles import style_of
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS

WHOLE: Final = (0.0, 0.0, *CANVAS)
LEATHER: Final = (30, 74, 84)
STITCHES: Final = (206, 190, 150)
SEAM: Final = 9.0
"""How far inside the edges seams run."""
SLATE: Final = (86, 84, 86)
VELVETS: Final[tuple[Colour, ...]] = ((104, 30, 42), (34, 74, 46), (84, 34, 74))
"""The rivals' colours, clockwise from the viewer's left."""
TRIM: Final = 0.38
"""The share of the velvet's own colour in its seam; the rest is the seat's."""
LAMP: Final = Lamp((960.0, 640.0), (800.0, 370.0), low=0.30, high=1.28)
RIVALS_LAMP: Final = Lamp((960.0, 190.0), (820.0, 330.0), low=0.26, high=1.05)
"""The light on the turn of an only rival."""
NARROW: Final = 0.62
"""How far the light of one of several rivals reaches to each side, relative to the width of its board."""
BARE: Final = Lamp((960.0, 520.0), (980.0, 560.0), low=0.42, high=0.95, glow=0.14)
"""The light where nothing lies on the wood but what is read."""
CIRCLE: Final = 860.0
CIRCLE_AT: Final = 640.0
"""How far down the middle of the circle lies on the usual canvas."""


def bare_ground(theme: Theme) -> Ground:
    """Return wood with the circle in it, as the ground of pages."""
    return Ground(WHOLE, (), BARE, _circle(540.0), plain=not theme.worn)


def table_ground(areas: Areas, seats: int, theme: Theme) -> Ground:
    """Return the ground of a table with this many seats."""
    velvets = (
        Region("velvet", colour, _hanging(board.whole), 26.0, _seam(board.seat, areas.home, seats, colour), SEAM)
        for board, colour in zip(areas.boards, VELVETS, strict=False)
    )
    slate = Region("slate", SLATE, _place(areas.slate.whole), 34.0)
    own = Region("leather", LEATHER, _place(areas.mat), 34.0, STITCHES, SEAM)
    return Ground(
        _place(areas.canvas), (*velvets, slate, own), lamp_for(areas, LAMP), _circle(_lies_at(areas, CIRCLE_AT)),
        plain=not theme.worn,
    )  # fmt: skip


def lamp_for(areas: Areas, lamp: Lamp) -> Lamp:
    """Return a lamp for a canvas of any height."""
    taller = max(1.0, areas.canvas.h / CANVAS[1])
    return replace(lamp, at=(lamp.at[0], _lies_at(areas, lamp.at[1])), radii=(lamp.radii[0], lamp.radii[1] * taller))


def _lies_at(areas: Areas, y: float) -> float:
    """Return the height on a table's canvas that corresponds to one on the usual canvas."""
    return areas.canvas.y + y * areas.canvas.h / CANVAS[1]


def rivals_lamps(areas: Areas) -> list[Lamp]:
    """Return the light on each rival's turn, from the viewer's left: over its own board alone."""
    lamp = lamp_for(areas, RIVALS_LAMP)
    if len(areas.boards) == 1:
        return [lamp]
    return [
        replace(lamp, at=(board.whole.centerx, lamp.at[1]), radii=(NARROW * board.whole.w, lamp.radii[1]))
        for board in areas.boards
    ]


def _hanging(box: Box) -> tuple[float, float, float, float]:
    """Return the area of a rival's velvet, which extends beyond the far edge of the table."""
    return box.x, box.y - BEYOND, box.w, box.h + BEYOND


def _place(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.w, box.h


def _seam(seat: int, home: int, seats: int, velvet: Colour) -> Colour:
    return mixed(style_of(seat, home, seats).colour, velvet, TRIM)


def _circle(y: float) -> Inlay | None:
    try:
        return Inlay(assets("resarcana", "scenes", "title_circle.webp"), (960.0, y), CIRCLE)
    except MissingFileError:
        return None
