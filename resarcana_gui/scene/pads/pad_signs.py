"""The signs on the buttons of controllers, drawn as on the device. Texts that name keys show them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.fonts import Face, shared
from resarcana_gui.scene.masks import FINE, smooth, tinted
from resarcana_gui.scene.pads.pad_buttons import FAMILIES, NINTENDO, PLAYSTATION, XBOX
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import IconSource

WHITE: Final = (240, 240, 236)
BODY: Final = ((62, 62, 68), (28, 28, 32))
"""The colours of a button at the top and at the bottom: it is lit from above."""
RIM: Final = ((128, 128, 132), (70, 70, 74))
COLOURS: Final = MappingProxyType(
    {
        (XBOX, "a"): (126, 204, 92), (XBOX, "b"): (238, 98, 84),
        (XBOX, "x"): (100, 168, 246), (XBOX, "y"): (246, 200, 76),
        (PLAYSTATION, "a"): (134, 176, 246), (PLAYSTATION, "b"): (246, 112, 104),
        (PLAYSTATION, "x"): (236, 150, 212), (PLAYSTATION, "y"): (96, 208, 172),
    }
)  # fmt: skip
"""The colours of the labels; all others are white."""
WORDS: Final = MappingProxyType(
    {
        XBOX: {"l1": "LB", "r1": "RB", "l2": "LT", "r2": "RT", "l3": "L", "r3": "R"},
        PLAYSTATION: {"l1": "L1", "r1": "R1", "l2": "L2", "r2": "R2", "l3": "L3", "r3": "R3"},
        NINTENDO: {"l1": "L", "r1": "R", "l2": "ZL", "r2": "ZR", "l3": "L", "r3": "R"},
    }
)
"""The labels of buttons; all others are labelled with their name."""
LINES: Final = MappingProxyType(
    {
        (PLAYSTATION, "a"): (((0.3, 0.3), (0.7, 0.7)), ((0.7, 0.3), (0.3, 0.7))),
        (PLAYSTATION, "x"): (((0.31, 0.31), (0.69, 0.31), (0.69, 0.69), (0.31, 0.69), (0.31, 0.31)),),
        (PLAYSTATION, "y"): (((0.5, 0.25), (0.74, 0.67), (0.26, 0.67), (0.5, 0.25)),),
        (PLAYSTATION, "back"): (((0.3, 0.32), (0.3, 0.5)), ((0.5, 0.26), (0.5, 0.5)), ((0.7, 0.32), (0.7, 0.5))),
        (NINTENDO, "start"): (((0.5, 0.28), (0.5, 0.72)), ((0.28, 0.5), (0.72, 0.5))),
        (NINTENDO, "back"): (((0.28, 0.5), (0.72, 0.5)),),
        (XBOX, "back"): (
            ((0.28, 0.28), (0.58, 0.28), (0.58, 0.58), (0.28, 0.58), (0.28, 0.28)),
            ((0.68, 0.42), (0.72, 0.42), (0.72, 0.72), (0.42, 0.72), (0.42, 0.68)),
        ),
    }
)
"""The signs of buttons that have lines instead of a label, in a square of side 1."""
MENU: Final = tuple(((0.3, y), (0.7, y)) for y in (0.34, 0.5, 0.66))
CIRCLE: Final = (PLAYSTATION, "b")
WEIGHT: Final = 0.085
SHARE: Final = {1: 0.66, 2: 0.5}
"""The height of a label of one or two letters, as a share of the button's."""
FLAT: Final = frozenset({"l1", "r1", "l2", "r2"})
"""The buttons that are not round."""


@dataclass(frozen=True)
class PadSign:
    """A button of a controller of a family, drawn for a square box."""

    family: str
    button: str

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = max(1, min(size))
        picture = self._body(side)
        letters = self._letters(side)
        if letters is not None:
            picture.blit(
                letters, letters.get_rect(center=(side // 2, side // 2)), special_flags=pygame.BLEND_PREMULTIPLIED
            )
        else:
            drawn = tinted(smooth((side, side), self._draw), self._colour)
            picture.blit(drawn, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return picture

    @property
    def _colour(self) -> Colour:
        return COLOURS.get((self.family, self.button), WHITE)

    def _body(self, side: int) -> pygame.Surface:
        radius = side * (0.24 if self.button in FLAT else 0.5)
        edge = max(1.0, side * 0.05)
        return Panel(*BODY, radius=radius, edge=edge, edge_top=RIM[0], edge_low=RIM[1]).render((side, side), 1.0)

    def _letters(self, side: int) -> pygame.Surface | None:
        """Return the rendered label; None for a button with lines."""
        if (self.button == "start" and self.family != NINTENDO) or (self.family, self.button) in {*LINES, CIRCLE}:
            return None
        word = WORDS[self.family].get(self.button, self.button.upper())
        letters = shared().letters(Face.BOLD, max(1, round(side * SHARE[len(word)])), word, self._colour)
        return None if letters is None else letters.premul_alpha()

    def _draw(self, surface: pygame.Surface, _fine: float) -> None:
        side = surface.get_width()
        thick = max(FINE, round(WEIGHT * side))
        if (self.family, self.button) == CIRCLE:
            pygame.draw.circle(surface, "white", (side / 2, side / 2), side * 0.23 + thick / 2, thick)
        for line in LINES.get((self.family, self.button), MENU if self.button == "start" else ()):
            _stroke(surface, [(x * side, y * side) for x, y in line], thick)


def _stroke(surface: pygame.Surface, points: list[tuple[float, float]], thick: int) -> None:
    """Draw a thick line with round corners and ends."""
    pygame.draw.lines(surface, "white", closed=False, points=points, width=thick)
    for point in points:
        pygame.draw.circle(surface, "white", point, thick / 2)


class PadIcons:
    """An icon source that adds the buttons of controllers to others: `pad.xbox.a`."""

    def __init__(self, others: IconSource) -> None:
        self._others: Final = others

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PadIcons) and self._others == other._others

    def __hash__(self) -> int:
        return hash(self._others)

    def icon(self, name: str) -> Drawing | None:
        """Return the icon of a name; None when there is none."""
        if not name.startswith("pad."):
            return self._others.icon(name)
        _, family, button = name.split(".", 2)
        return PadSign(family, button) if family in FAMILIES else None

    def inked(self, ink: Colour) -> PadIcons:
        """Return the same with the others in another ink; the signs of buttons keep their colours."""
        return PadIcons(self._others.inked(ink))
