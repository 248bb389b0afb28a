"""A block of the podium: one source of points, in proportion to their number."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.style import Hue

NUMBER: Final = TextStyle(26, Face.BOLD, "gold", on="night", halo="night")
"""The style of points."""
NAME: Final = TextStyle(21, colour="ink", on="night", halo="night")
"""The style of the source's name."""
EDGE: Final = 10.0
"""The margin at the left and right."""
RADIUS: Final = 7.0
"""The radius of its corners."""
SEEN: Final = 0.62
"""The share of a block, from its right end, where the picture is visible."""
LIT: Final = 0.4
"""How far the colour at the upper end is from the shade of its material to the material itself."""


@dataclass(frozen=True)
class FadedPicture:
    """A card's picture, by its name, that fades into the dark at the left."""

    pictures: Pictures
    name: str

    @property
    def key(self) -> Hashable:
        return ("glimpse", self.name)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = clear(size)
        whole.blit(self.pictures.of(self.name, size), (0, 0))
        light = pygame.Surface((6, 1), pygame.SRCALPHA, 32)
        for x, share in enumerate((0, 40, 130, 215, 240, 240)):
            light.set_at((x, 0), (share, share, share, share))
        whole.blit(pygame.transform.smoothscale(light, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole


@dataclass(frozen=True)
class ScorePart:
    """One source of points."""

    points: int
    name: str
    picture: str = ""
    """The name of its card's picture; empty for none."""
    rim: Hue | None = None
    """Its material; a plain panel without one."""


class ScoreBlock(Texts):
    """The points of one source, and its name."""

    def __init__(self, look: UiStyle, pictures: Pictures, part: ScorePart, size: Point) -> None:
        super().__init__(size=size, name=f"block {part.name}")
        self.look: Final = look
        self.part: Final = part
        self._pictures: Final = pictures

    def texts(self) -> Iterable[ShownText]:
        text, height = self.look.text, self.height - 4
        number = text.block(str(self.part.points), NUMBER, None, height)
        left = EDGE + max(number.width, text.measure("00", NUMBER)[0]) + EDGE
        name = text.block(self.part.name, NAME, self.width - left - EDGE, height)
        yield ShownText(number, EDGE, (self.height - number.height) / 2, NUMBER)
        yield ShownText(name, left, (self.height - name.height) / 2, NAME)

    def draw(self, painter: Painter) -> None:
        painter.put(self._ground(), self.box)
        if self.part.picture and self.look.theme.worn:
            inner = self.box.inflate(-4, -4)
            seen = Box(inner.right - inner.w * SEEN, inner.y, inner.w * SEEN, inner.h)
            painter.put(FadedPicture(self._pictures, self.part.picture), seen)
        self.draw_texts(painter)

    def _ground(self) -> Panel:
        """Return the background in the colours of its kind of card."""
        rim, plain = self.part.rim, self.look.panel("off", radius=RADIUS, edge=1.5)
        if rim is None or not self.look.theme.worn:
            return plain
        return replace(plain, top=mixed(rim.deep, rim.body, LIT), low=rim.deep)


def least_height(look: UiStyle) -> float:
    """Return the least height of a block whose text has the size that the player wants."""
    return look.text.measure("0", NUMBER)[1] + 8.0
