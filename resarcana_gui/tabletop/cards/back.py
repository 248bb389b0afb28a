"""Card backs: from a picture or, without one, leather or stone with a gold circle."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.masks import EMPTY, WHITE, smooth, tinted
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import faded, resized
from resarcana_gui.scene.theme import Theme
from resarcana_gui.tabletop.cards.pictures import picture_for
from resarcana_gui.tabletop.cards.style import Style

DARK: Final[Colour] = (20, 14, 11)
"""The colour of the leather, before it is tinted."""


@dataclass(frozen=True)
class Back:
    """The back of one kind of card."""

    kind: str
    theme: Theme
    style: Style

    @property
    def key(self) -> Hashable:
        return ("back", self.style.folder, self.kind, self.theme.name)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = self._picture(size[0]) if self.theme.worn else None
        return resized(found, size) if found is not None else self._drawn(size)

    def _picture(self, width: int) -> pygame.Surface | None:
        return picture_for(width, self.style.folder, "backs", f"{self.kind}.webp")

    def _drawn(self, size: tuple[int, int]) -> pygame.Surface:
        theme, rim = self.theme, self.style.materials[self.kind].rim
        gold = mixed(rim.light, theme["edge_top"], 0.5)
        width = size[0]
        leather = mixed(DARK, rim.deep, 0.7) if theme.worn else theme["panel"]
        panel = Panel(
            mixed(leather, rim.body, 0.25), leather, width * 0.055, max(2.0, width * 0.02), gold, rim.deep,
            inset=width * 0.03, inset_colour=mixed(gold, leather, 0.4), worn=theme.worn,
        )  # fmt: skip
        whole = panel.render(size, 1.0)
        for side, alpha, layer in self._ornaments(width, gold):
            at = ((size[0] - side) // 2, (size[1] - side) // 2)
            whole.blit(faded(layer, alpha), at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole

    def _ornaments(self, width: int, gold: Colour) -> list[tuple[int, float, pygame.Surface]]:
        outer, inner = max(4, round(width * 0.7)), max(4, round(width * 0.3))
        return [
            (outer, 0.9, tinted(smooth((outer, outer), _circles), gold)),
            (inner, 0.95, self.style.icons.draw(self.kind, inner, gold)),
        ]


def _circles(surface: pygame.Surface, _fine: float) -> None:
    """Draw two rings, and a star of two triangles between them."""
    side = surface.get_width()
    middle = pygame.Vector2(side / 2, side / 2)
    thin = max(1, round(side * 0.014))
    for radius in (0.49, 0.44):
        pygame.draw.circle(surface, WHITE, middle, side * radius, width=thin)
    for start in (0, 60):
        corners = [middle + pygame.Vector2(0, -side * 0.44).rotate(start + turn) for turn in (0, 120, 240)]
        pygame.draw.polygon(surface, WHITE, corners, width=thin)
    pygame.draw.circle(surface, EMPTY, middle, side * 0.255)
    pygame.draw.circle(surface, WHITE, middle, side * 0.255, width=thin)
