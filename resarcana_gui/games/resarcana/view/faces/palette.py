"""The game's own colours, beside the theme's: of essences, and of the materials of cards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.surfaces import shaded_anew
from resarcana_gui.tabletop.cards.style import Hue, Material

ESSENCES: Final = MappingProxyType(
    {
        "elan": Hue((255, 164, 92), (226, 78, 44), (112, 22, 12)),
        "life": Hue((164, 224, 118), (70, 158, 68), (18, 66, 30)),
        "calm": Hue((148, 212, 255), (50, 132, 214), (12, 46, 104)),
        "death": Hue((186, 160, 214), (100, 72, 136), (30, 18, 46)),
        "gold": Hue((255, 226, 138), (220, 164, 52), (104, 66, 12)),
    }
)
"""The colours of each essence, as painted."""

BY_NUMBER: Final = tuple(ESSENCES[name] for name in NAMES)
"""The same, in the order of the essences."""


def _hue_of(body: Colour) -> Hue:
    return Hue(mixed(body, (255, 255, 255), 0.5), body, mixed(body, (0, 0, 0), 0.72))


PALETTES: Final[Mapping[str, Mapping[str, Hue]]] = MappingProxyType(
    {
        "red_green": MappingProxyType(
            {
                "elan": _hue_of((172, 94, 16)),
                "life": _hue_of((20, 116, 106)),
                "calm": _hue_of((143, 166, 249)),
                "death": _hue_of((75, 25, 184)),
                "gold": _hue_of((251, 245, 96)),
            }
        ),
        "blue_yellow": MappingProxyType(
            {
                "elan": _hue_of((250, 10, 58)),
                "life": _hue_of((66, 250, 122)),
                "calm": _hue_of((46, 105, 176)),
                "death": _hue_of((132, 23, 194)),
                "gold": _hue_of((233, 153, 13)),
            }
        ),
    }
)
"""Colours of essences for players who tell red from green, or blue from yellow, with difficulty."""


class EssenceColours:
    """The current colours of essences in the whole program: their drawings ask for them when they are drawn."""

    def __init__(self) -> None:
        self.palette = PAINTED

    def hue(self, essence: str) -> Hue:
        """Return the colours of an essence. Raises KeyError for anything else."""
        return PALETTES.get(self.palette, ESSENCES)[essence]

    @property
    def painted(self) -> bool:
        """Whether essences have their painted colours, so that pictures need no other colours."""
        return self.palette not in PALETTES

    def coloured(self, essence: str, picture: pygame.Surface) -> pygame.Surface:
        """Return a picture of an essence in its current colours."""
        if self.painted:
            return picture
        hue = self.hue(essence)
        return shaded_anew(picture, hue.body, hue.deep)


PAINTED: Final = "painted"
ESSENCE_COLOURS: Final = EssenceColours()

PLAIN: Final = Hue((230, 222, 206), (168, 158, 142), (70, 62, 54))
"""The colours of what has no essence."""


MATERIALS: Final = MappingProxyType(
    {
        "artifact": Material(
            Hue((236, 198, 122), (164, 120, 62), (74, 48, 22)),
            (238, 222, 186), (210, 186, 138), (46, 30, 16), (150, 116, 66),
        ),
        "creature": Material(
            Hue((176, 204, 136), (94, 120, 68), (34, 50, 30)),
            (232, 228, 190), (198, 198, 146), (34, 38, 16), (118, 128, 72),
        ),
        "dragon": Material(
            Hue((224, 128, 92), (128, 52, 38), (48, 18, 14)),
            (236, 210, 178), (208, 168, 130), (54, 20, 12), (158, 92, 64),
        ),
        "mage": Material(
            Hue((214, 204, 236), (124, 104, 162), (46, 34, 70)),
            (230, 220, 226), (196, 182, 200), (38, 24, 50), (132, 112, 150),
        ),
        "item": Material(
            Hue((226, 160, 108), (134, 82, 48), (50, 28, 16)),
            (234, 214, 182), (202, 172, 132), (50, 28, 14), (152, 106, 66),
        ),
        "monument": Material(
            Hue((240, 240, 238), (168, 168, 172), (78, 80, 88)),
            (238, 236, 230), (208, 206, 202), (34, 34, 40), (138, 138, 142),
        ),
        "place": Material(
            Hue((250, 214, 132), (158, 124, 66), (56, 44, 32)),
            (228, 222, 204), (190, 182, 160), (38, 32, 22), (130, 118, 88),
        ),
    }
)  # fmt: skip
"""The material of each kind of card, by the name of its frame."""
