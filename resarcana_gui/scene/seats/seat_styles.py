"""The colour and the sign that distinguish each seat, so that nothing is shown by colour alone."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import WHITE, smooth, tinted
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.polygon import Polygon, regular, sides
from resarcana_gui.scene.theme import CANDLELIGHT, Theme

THICK: Final = 0.11
"""The thickness of a sign's lines, as a share of its side."""
UP: Final = ((0.5, 0.12), (0.92, 0.84), (0.08, 0.84))
DOWN: Final = ((0.5, 0.88), (0.92, 0.16), (0.08, 0.16))
LINES: Final[Mapping[str, tuple[Polygon, ...]]] = MappingProxyType(
    {
        "water": (DOWN,),
        "air": (UP, ((0.16, 0.52), (0.84, 0.52))),
        "earth": (DOWN, ((0.16, 0.48), (0.84, 0.48))),
        "fire": (UP,),
        "violet": (((0.5, 0.08), (0.92, 0.5), (0.5, 0.92), (0.08, 0.5)),),
        "silver": (regular((0.5, 0.5), 0.38, 24),),
        "rose": (((0.16, 0.16), (0.84, 0.16), (0.84, 0.84), (0.16, 0.84)),),
        "teal": (((0.16, 0.16), (0.84, 0.84)), ((0.84, 0.16), (0.16, 0.84))),
    }
)
"""The lines of each sign, in a square of side 1; the first four are the alchemists' signs of the elements."""

SEEN_BY_ALL: Final = "painted"
SEAT_COLOURS: Final[Mapping[str, Mapping[str, Colour]]] = MappingProxyType(
    {
        "red_green": {
            "water": (57, 219, 255), "air": (255, 255, 41), "earth": (255, 255, 160), "fire": (218, 149, 40),
            "violet": (85, 148, 255), "silver": (224, 255, 238), "rose": (217, 117, 178), "teal": (94, 169, 107),
        },
        "blue_yellow": {
            "water": (47, 157, 250), "air": (239, 168, 52), "earth": (138, 165, 67), "fire": (255, 93, 132),
            "violet": (195, 111, 255), "silver": (201, 255, 229), "rose": (254, 221, 255), "teal": (40, 255, 105),
        },
    }
)  # fmt: skip
"""The seats' colours in the palettes for other kinds of colour vision, which replace those of the theme. They were
found by search: the two most similar of the first five colours are as far apart as possible, and then the two most
similar of all."""


class WornPalette:
    """The palette in use for the seats, in every window of the program. Drawings read it each time they are drawn."""

    def __init__(self) -> None:
        self.name = SEEN_BY_ALL

    def colour(self, name: str) -> Colour:
        """Return the colour of a seat by its name. Raises KeyError."""
        return SEAT_COLOURS.get(self.name, CANDLELIGHT.colours)[name]

    def on(self, theme: Theme) -> Theme:
        """Return a theme with the palette's colours for the seats, for texts that name seats."""
        seats = SEAT_COLOURS.get(self.name)
        if seats is None:
            return theme
        return replace(theme, name=f"{theme.name}, {self.name}", colours={**theme.colours, **seats})


WORN: Final = WornPalette()


@dataclass(frozen=True)
class LineSign:
    """A sign made of LINES in a colour, drawn for a square box."""

    colour: Colour
    name: str

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(smooth(size, self._lines), self.colour)

    def _lines(self, fine: pygame.Surface, _scale: float) -> None:
        width, height = fine.get_size()
        thick = max(1, round(THICK * width))
        for line in LINES[self.name]:
            corners = [(x * width, y * height) for x, y in line]
            for start, end in [tuple(corners)] if len(line) == 2 else sides(corners):
                pygame.draw.line(fine, WHITE, start, end, thick)
                if len(line) > 2:
                    pygame.draw.circle(fine, WHITE, start, thick / 2)


@dataclass(frozen=True)
class SeatStyle:
    """How one seat is marked wherever it appears. A game may have its own styles: see `GameUi.seat_style`."""

    name: str
    """The name of its colour in every theme of the game, for texts."""
    own_colour: Colour | None = None
    """The colour on materials, if it is not one of those shared by all games."""
    own_sign: Drawing | None = None
    """The sign, if it is not one of those shared by all games."""

    @property
    def colour(self) -> Colour:
        """The colour on materials and in candlelight."""
        return WORN.colour(self.name) if self.own_colour is None else self.own_colour

    @property
    def sign(self) -> Drawing:
        """The sign in the seat's colour."""
        return LineSign(self.colour, self.name) if self.own_sign is None else self.own_sign


WATER: Final = SeatStyle("water")
AIR: Final = SeatStyle("air")
EARTH: Final = SeatStyle("earth")
FIRE: Final = SeatStyle("fire")
STYLES: Final[Sequence[SeatStyle]] = (WATER, AIR, EARTH, FIRE, *map(SeatStyle, ("violet", "silver", "rose", "teal")))
"""The viewer's own style, then the others clockwise."""


def style_of(seat: int, home: int, seats: int) -> SeatStyle:
    """Return the style of a seat as seen from the seat `home`."""
    return STYLES[(seat - home) % seats % len(STYLES)]
