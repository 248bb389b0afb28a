"""The icons of Res Arcana."""

from __future__ import annotations

from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.view.faces import gems
from resarcana_gui.games.resarcana.view.faces.palette import ESSENCE_COLOURS, ESSENCES
from resarcana_gui.games.resarcana.view.faces.signs import SIGNS, sign
from resarcana_gui.scene.colour import Colour
from resarcana_gui.tabletop.tokens.icons import IconSet

GAME: Final = "resarcana"
"""The name of the game's folder among the assets."""
MIXES: Final = {"any": NAMES, **{f"not_{name}": tuple(other for other in NAMES if other != name) for name in NAMES}}
"""The types of an essence of one of several types, by its icon's name."""
COLOURED: Final = frozenset({*NAMES, *MIXES})
"""Icons that keep their colours; the others take the colour of their text."""


def drawn_icon(name: str, side: int, ink: Colour) -> pygame.Surface:
    """Return an icon without a file: an essence, a wheel of several, or a sign."""
    if name in ESSENCES:
        return gems.gem(name, side)
    if name in MIXES:
        return gems.disc(side, [ESSENCE_COLOURS.hue(part).body for part in MIXES[name]])
    return sign(name, side, ink)


def recoloured(name: str, picture: pygame.Surface) -> pygame.Surface:
    """Return a coloured icon from its file, in the current colours of essences."""
    if name in ESSENCES:
        return ESSENCE_COLOURS.coloured(name, picture)
    return picture if ESSENCE_COLOURS.painted else drawn_icon(name, picture.get_width(), (0, 0, 0))


ICONS: Final = IconSet(GAME, COLOURED, frozenset(SIGNS), drawn_icon, recoloured, lambda: ESSENCE_COLOURS.palette)
