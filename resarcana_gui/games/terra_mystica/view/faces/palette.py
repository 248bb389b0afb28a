"""The colours of Terra Mystica: of terrains, of the pieces of each home terrain, of cults. Lists are in the order of
the terrain wheel, or of the cults."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.colour import Colour

LANDS: Final[tuple[Colour, ...]] = (
    (206, 166, 84), (138, 92, 54), (60, 56, 64), (52, 100, 164), (54, 106, 54), (136, 138, 144), (158, 62, 46),
)  # fmt: skip
"""The ground of each terrain."""
LACQUERS: Final[tuple[Colour, ...]] = (
    (250, 206, 84), (176, 108, 56), (98, 86, 118), (70, 146, 244), (92, 190, 82), (206, 210, 216), (232, 66, 48),
)  # fmt: skip
"""The lacquer of the pieces of whoever is at home in a terrain."""
INKS: Final[tuple[Colour, ...]] = (
    (255, 214, 110), (226, 160, 104), (190, 176, 220), (130, 186, 255), (140, 224, 130), (226, 230, 236),
    (255, 132, 112),
)  # fmt: skip
"""The names of seats in these colours can be read on dark ground."""
INK_NAMES: Final = ("yellow", "brown", "black", "blue", "green", "grey", "red")
"""The names of these colours in the game's themes."""
CULT_COLOURS: Final[tuple[Colour, ...]] = ((196, 74, 34), (44, 108, 190), (134, 92, 50), (132, 152, 184))
RIVER: Final[Colour] = (14, 66, 90)
RIVER_LIGHT: Final[Colour] = (54, 140, 160)
IVORY: Final[Colour] = (255, 246, 222)
NEUTRAL: Final[Colour] = (222, 198, 158)
"""The wood of structures in texts, which are nobody's."""
