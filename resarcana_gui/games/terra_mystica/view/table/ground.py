"""The ground of the table: wood, velvets for the rivals, slate for the wings, a carved slab for the map, leather for
the viewer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import TERRAINS
from resarcana_gui.games.terra_mystica.view.faces.palette import LACQUERS
from resarcana_gui.games.terra_mystica.view.geometry.areas import Areas
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.ground.backdrop import Ground
from resarcana_gui.scene.ground.light import Lamp
from resarcana_gui.scene.ground.region import Region
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS

SHADE: Final = (30, 14, 8)
"""A warm dark."""
AMBER: Final = (94, 53, 8)
"""The ground of the yellow faction. A material can show no more red (see `covered`): yellow that is only darkened has
more, loses it, and looks olive."""
DESERT: Final = TERRAINS.index("desert")
WHOLE: Final = (0.0, 0.0, *CANVAS)
LEATHER: Final = (28, 66, 78)
STITCHES: Final = (206, 190, 150)
SLATE: Final = (86, 84, 86)
SLAB: Final = (62, 40, 26)
VELVETS: Final[tuple[Colour, ...]] = ((96, 30, 42), (34, 72, 48), (84, 36, 76), (42, 54, 98))
"""The rivals' colours, clockwise from the viewer's left."""
DARK: Final = 0.62
"""How much darker leather and velvet are than the pieces of the faction they are dyed for."""
TRIM: Final = (176, 150, 96)
SEAM: Final = 8.0
BEYOND: Final = 40.0
"""How far velvets reach beyond the far edge of the table."""
LAMP: Final = Lamp((960.0, 480.0), (960.0, 520.0), 0.36, 1.36, glow=0.16)
NOBODYS: Final[Mapping[int, int]] = MappingProxyType({})
BARE: Final = Lamp((960.0, 520.0), (980.0, 560.0), low=0.42, high=0.95, glow=0.14)
"""The light where nothing lies on the wood but what is read."""


def bare_ground(theme: Theme) -> Ground:
    """Return wood, as the ground of pages."""
    return Ground(WHOLE, (), BARE, plain=not theme.worn)


def table_ground(areas: Areas, theme: Theme, homes: Mapping[int, int] = NOBODYS) -> Ground:
    """Return the ground of a table, dyed for the factions of the seats whose home terrain is given."""
    velvets = (
        Region("velvet", _dyed(homes.get(rival.seat), colour), _hanging(rival.whole, areas.canvas), 24.0, TRIM, SEAM)
        for rival, colour in zip(areas.rivals, VELVETS, strict=False)
    )
    wings = (Region("slate", SLATE, _place(box), 20.0) for box in (areas.left.whole, areas.right.whole))
    slab = Region("wood", SLAB, _place(areas.board), 26.0)
    own = Region("leather", _dyed(homes.get(areas.home), LEATHER), _place(areas.mat.whole), 32.0, STITCHES, SEAM)
    return Ground(_place(areas.canvas), (*velvets, *wings, slab, own), _lamp_over(areas.canvas), plain=not theme.worn)


def _lamp_over(canvas: Box) -> Lamp:
    """Return the lamp that lights a canvas of any shape as far as to the seats at its edges."""
    wide, high = canvas.w / CANVAS[0], canvas.h / CANVAS[1]
    x, y = (
        middle + (at - middle) * share for at, middle, share in zip(LAMP.at, canvas.center, (wide, high), strict=True)
    )
    return replace(LAMP, at=(x, y), radii=(LAMP.radii[0] * wide, LAMP.radii[1] * high))


def _dyed(home: int | None, plain: Colour) -> Colour:
    """Return the colour of a seat's ground: about that of its pieces, darker, or the plain one before it has a
    faction."""
    if home is None:
        return plain
    yellow = home == DESERT and LACQUERS[home] == LACQUERS.painted[home]
    return AMBER if yellow else mixed(LACQUERS[home], SHADE, DARK)


def _hanging(box: Box, canvas: Box) -> tuple[float, float, float, float]:
    """Return the place of a velvet, which hangs over the far edge of the table if it lies there."""
    beyond = BEYOND if box.y <= canvas.y else 0.0
    return box.x, box.y - beyond, box.w, box.h + beyond


def _place(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.w, box.h
