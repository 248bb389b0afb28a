"""A brick of the podium: one thing that gave points, as high as the points are many."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.faces.palette import MATERIALS
from resarcana_gui.games.resarcana.view.faces.pictures import frame_of
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.pages.scores import Part, part_name
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.cards.pictures import Pictures

NUMBER: Final = TextStyle(26, Face.BOLD, "gold", on="night", halo="night")
NAME: Final = TextStyle(21, colour="ink", on="night", halo="night")
EDGE: Final = 10.0
RADIUS: Final = 7.0
SEEN: Final = 0.62
"""The share of a brick, from its right end, on which the picture can be seen."""
LIT: Final = 0.4
"""How far the upper end of a brick is from the shade of its material to the material itself."""


@dataclass(frozen=True)
class Glimpse:
    """A picture of a card, by its name, coming out of the dark from the left."""

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


class Brick(Texts):
    """Points, and what gave them."""

    def __init__(self, kit: Kit, part: Part, size: Point) -> None:
        super().__init__(size=size, name=f"brick {part.source}")
        self.kit: Final = kit
        self.part: Final = part
        self._name = part_name(kit.voice, part)

    @property
    def component(self) -> Component | None:
        """What gave the points; None for the First Player token and raised points."""
        return self.kit.cards.components[self.part.source] if self.part.source >= 0 else None

    def texts(self) -> Iterable[ShownText]:
        text, height = self.kit.look.text, self.height - 4
        number = text.block(str(self.part.points), NUMBER, None, height)
        left = EDGE + max(number.width, text.measure("00", NUMBER)[0]) + EDGE
        name = text.block(self._name, NAME, self.width - left - EDGE, height)
        yield ShownText(number, EDGE, (self.height - number.height) / 2, NUMBER)
        yield ShownText(name, left, (self.height - name.height) / 2, NAME)

    def draw(self, painter: Painter) -> None:
        painter.put(self._ground(), self.box)
        component = self.component
        if component is not None and self.kit.look.theme.worn:
            inner = self.box.inflate(-4, -4)
            seen = Box(inner.right - inner.w * SEEN, inner.y, inner.w * SEEN, inner.h)
            painter.put(Glimpse(self.kit.faces.pictures, component.slug), seen)
        self.draw_texts(painter)

    def _ground(self) -> Panel:
        """In the colours of the cards of its kind."""
        component, plain = self.component, self.kit.look.panel("off", radius=RADIUS, edge=1.5)
        if component is None or not self.kit.look.theme.worn:
            return plain
        rim = MATERIALS[frame_of(component)].rim
        return replace(plain, top=mixed(rim.deep, rim.body, LIT), low=rim.deep)


def least_height(kit: Kit) -> float:
    """How low a brick can be so that its text can be read as large as the player wants it."""
    return kit.look.text.measure("0", NUMBER)[1] + 8.0
