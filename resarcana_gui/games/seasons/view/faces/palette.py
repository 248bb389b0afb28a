"""The colours of the game: of energies, of seasons, and of the materials of cards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.games.seasons.cards.energies import NAMES
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.surfaces import shaded_anew
from resarcana_gui.tabletop.cards.style import Hue, Material

ENERGIES: Final = MappingProxyType(
    {
        "air": Hue((236, 240, 255), (168, 184, 220), (62, 74, 120)),
        "water": Hue((150, 214, 255), (48, 132, 220), (12, 46, 108)),
        "fire": Hue((255, 176, 92), (232, 78, 36), (116, 22, 10)),
        "earth": Hue((160, 232, 128), (58, 160, 66), (14, 66, 30)),
    }
)
"""The colours of each energy, as painted."""
CRYSTAL: Final = Hue((210, 244, 255), (96, 190, 236), (22, 84, 138))


def _hue_of(body: Colour) -> Hue:
    return Hue(mixed(body, (255, 255, 255), 0.5), body, mixed(body, (0, 0, 0), 0.72))


PALETTES: Final[Mapping[str, Mapping[str, Hue]]] = MappingProxyType(
    {
        "red_green": MappingProxyType(
            {
                "air": _hue_of((239, 244, 244)),
                "water": _hue_of((60, 110, 230)),
                "fire": _hue_of((190, 96, 10)),
                "earth": _hue_of((20, 104, 96)),
            }
        ),
        "blue_yellow": MappingProxyType(
            {
                "air": _hue_of((221, 241, 255)),
                "water": _hue_of((46, 105, 176)),
                "fire": _hue_of((240, 20, 58)),
                "earth": _hue_of((83, 237, 138)),
            }
        ),
    }
)
"""Colours of energies for players who tell red from green, or blue from yellow, with difficulty."""
PAINTED: Final = "painted"


class EnergyColours:
    """The current colours of energies in the whole program: their drawings ask for them when they are drawn."""

    def __init__(self) -> None:
        self.palette = PAINTED

    def hue(self, energy: str) -> Hue:
        """Return the colours of an energy. Raises KeyError for anything else."""
        return PALETTES.get(self.palette, ENERGIES)[energy]

    @property
    def painted(self) -> bool:
        """Whether energies have their painted colours, so that pictures need no other colours."""
        return self.palette not in PALETTES

    def coloured(self, energy: str, picture: pygame.Surface) -> pygame.Surface:
        """Return a picture of an energy in its current colours."""
        if self.painted or energy not in ENERGIES:
            return picture
        hue = self.hue(energy)
        return shaded_anew(picture, hue.body, hue.deep)


ENERGY_COLOURS: Final = EnergyColours()
BY_NUMBER: Final = NAMES

SEASON_HUES: Final = (
    Hue((150, 200, 255), (46, 84, 142), (20, 38, 78)),
    Hue((190, 240, 140), (52, 116, 58), (20, 56, 30)),
    Hue((255, 206, 110), (150, 112, 36), (78, 54, 14)),
    Hue((255, 150, 84), (146, 66, 38), (74, 28, 16)),
)
"""The light, body and deep colour of winter, spring, summer and autumn."""

MATERIALS: Final = MappingProxyType(
    {
        "item": Material(
            Hue((196, 170, 240), (132, 96, 178), (56, 34, 92)),
            (238, 230, 242), (212, 198, 222), (44, 24, 66), (146, 120, 176),
        ),
        "familiar": Material(
            Hue((244, 172, 116), (196, 104, 44), (90, 40, 14)),
            (244, 226, 204), (224, 194, 160), (66, 26, 10), (176, 122, 84),
        ),
        "power": Material(
            Hue((110, 132, 190), (36, 48, 92), (12, 16, 40)),
            (226, 226, 236), (190, 192, 210), (24, 26, 50), (110, 116, 150),
        ),
        "library_2": Material(
            Hue((190, 110, 96), (92, 32, 30), (40, 10, 12)),
            (236, 220, 210), (206, 180, 170), (52, 16, 14), (140, 90, 80),
        ),
        "library_3": Material(
            Hue((190, 110, 96), (92, 32, 30), (40, 10, 12)),
            (236, 220, 210), (206, 180, 170), (52, 16, 14), (140, 90, 80),
        ),
    }
)  # fmt: skip
"""The material of each frame and of each kind of back, by name."""

GROUNDS: Final = MappingProxyType(
    {
        "violet": (92, 58, 140), "red": (148, 40, 40), "green": (40, 110, 58), "blue": (40, 78, 150),
        "amber": (164, 104, 34), "leaf": (62, 116, 48), "gold": (170, 128, 44), "bronze": (120, 82, 44),
        "fire": (170, 70, 24), "moss": (74, 92, 46), "silver": (108, 116, 130), "grey": (88, 88, 94),
        "ice": (84, 132, 168), "teal": (32, 108, 108), "white": (150, 150, 156), "rust": (136, 66, 34),
        "black": (34, 30, 40), "pink": (160, 84, 122), "night": (28, 34, 72),
    }
)  # fmt: skip
"""The colours of pictures' grounds, by name."""
