"""A level shown and chosen as stars."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

import pygame

from resarcana_gui.scene import hit
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Event, KeyDown, PointerDown
from resarcana_gui.scene.masks import WHITE, smooth, tinted
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import TARGET, UiStyle

CELL: Final = 33.0
STAR: Final = 27.0
INNER: Final = 0.42
"""The radius of a star's inner corners, as a share of the outer ones'."""
LIT: Final = (255, 206, 92)


@dataclass(frozen=True)
class Star:
    """A five-pointed star, for a square box."""

    colour: Colour

    @property
    def key(self) -> Hashable:
        return ("star", self.colour)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(smooth(size, _draw_star), self.colour)


class Stars(Control):
    """Lets one of several levels be chosen: the first has one star, and so on."""

    sound = "button"
    chosen: Watched[int] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, levels: int, chosen: int, on_change: Callable[[int], object], *, name: str
    ) -> None:  # fmt: skip
        super().__init__(look, size=(levels * CELL, TARGET), name=name)
        self.levels = levels
        self.chosen = chosen
        self._on_change = on_change
        self._aimed: int | None = None
        """The star that the pointer was pressed on."""

    def set(self, level: int) -> None:
        """Choose a level."""
        level = min(max(level, 0), self.levels - 1)
        if level != self.chosen:
            self.chosen = level
            self._on_change(level)

    def activate(self) -> None:
        """Choose the star that was clicked; by key the next one, and after the last the first."""
        aimed, self._aimed = self._aimed, None
        self.set(aimed if aimed is not None else (self.chosen + 1) % self.levels)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in {"left", "right"}:
            self.set(self.chosen + (1 if event.chord == "right" else -1))
            return True
        if isinstance(event, PointerDown):
            inner = hit.into(self, (event.x, event.y))
            at = int(inner[0] // CELL) if inner is not None else self.levels
            self._aimed = at if at < self.levels else None
        return False

    def draw(self, painter: Painter) -> None:
        lit = LIT if self.look.theme.worn else self.look.colour("gold")
        for level in range(self.levels):
            box = Box(level * CELL + (CELL - STAR) / 2, (self.height - STAR) / 2, STAR, STAR)
            reached = level <= self.chosen
            painter.put(Star(lit if reached else self.look.colour("off_ink")), box, 1.0 if reached else 0.4)
        self.draw_ring(painter, 8.0)


def _draw_star(fine: pygame.Surface, _scale: float) -> None:
    half = fine.get_width() / 2
    points = []
    for corner in range(10):
        radius = half * (1.0 if corner % 2 == 0 else INNER)
        angle = pi * (corner / 5 - 0.5)
        points.append((half + radius * cos(angle), half * 1.04 + radius * sin(angle)))
    pygame.draw.polygon(fine, WHITE, points)
