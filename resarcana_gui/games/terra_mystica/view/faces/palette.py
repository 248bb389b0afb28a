"""The colours of Terra Mystica: of terrains, of the pieces of each home terrain, of cults. Lists are in the order of
the terrain wheel, or of the cults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, overload

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.seats.seat_styles import WORN


class PaletteColours(Sequence[Colour]):
    """A list of colours that the palette in use replaces. Drawings read them each time they are drawn."""

    def __init__(self, painted: Sequence[Colour], others: Mapping[str, Sequence[Colour]]) -> None:
        """`others`: the colours for other kinds of colour vision, by the palette's name (PALETTES of the settings)."""
        self.painted: Final = tuple(painted)
        self.others: Final = {name: tuple(colours) for name, colours in others.items()}

    @property
    def _now(self) -> tuple[Colour, ...]:
        return self.others.get(WORN.name, self.painted)

    @overload
    def __getitem__(self, at: int) -> Colour: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Colour]: ...

    def __getitem__(self, at: int | slice) -> Colour | Sequence[Colour]:
        return self._now[at]

    def __len__(self) -> int:
        return len(self.painted)


def _lighter(colours: Sequence[Colour]) -> list[Colour]:
    return [mixed(colour, (255, 255, 255), 0.3) for colour in colours]


LANDS: Final = PaletteColours(
    ((206, 166, 84), (138, 92, 54), (60, 56, 64), (52, 100, 164), (54, 106, 54), (136, 138, 144), (158, 62, 46)),
    {
        "red_green": (
            (234, 216, 122), (119, 83, 21), (16, 53, 89), (36, 112, 223), (44, 104, 107), (192, 205, 221),
            (226, 120, 31),
        ),
        "blue_yellow": (
            (248, 230, 190), (120, 64, 40), (40, 36, 44), (40, 130, 200), (20, 90, 50), (160, 160, 166), (220, 40, 50),
        ),
    },
)  # fmt: skip
"""The ground of each terrain. The other palettes keep the hues as far as those who need them can tell them apart."""
LACQUERS: Final = PaletteColours(
    (
        (250, 206, 84), (176, 108, 56), (98, 86, 118), (70, 146, 244), (92, 190, 82), (206, 210, 216), (232, 66, 48),
    ),
    {
        "red_green": (
            (254, 225, 120), (145, 98, 23), (89, 73, 111), (39, 133, 255), (66, 169, 180), (236, 234, 238),
            (235, 141, 12),
        ),
        "blue_yellow": (
            (255, 236, 196), (160, 90, 60), (84, 76, 96), (43, 159, 252), (35, 121, 40), (170, 186, 200), (236, 57, 58),
        ),
    },
)  # fmt: skip
"""The lacquer of the pieces of whoever is at home in a terrain."""
INKS: Final = PaletteColours(
    (
        (255, 214, 110), (226, 160, 104), (190, 176, 220), (130, 186, 255), (140, 224, 130), (226, 230, 236),
        (255, 132, 112),
    ),
    {name: _lighter(colours) for name, colours in LACQUERS.others.items()},
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
