"""What drifts over the table: flakes in winter, pollen in spring, gold dust in summer, leaves in autumn. They lie below
cards and words, move a few times a second, and are left out in reduced motion and in high contrast."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

import pygame

from resarcana_gui.games.seasons.view.geometry.areas import Areas
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import WHITE, smooth, tinted
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.surfaces import clear, faded
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle

TURNS: Final = 8
"""The number of pictures of a leaf that turns."""
SIDES: Final = (0.7, 1.0, 1.35)
"""The sizes of motes, relative to the usual one: the large ones are near and fast."""
SWAY: Final = 26.0
"""How far a mote sways to the sides, in canvas pixels."""
EDGE: Final = 40.0
"""How far beyond the canvas they begin and end."""


@dataclass(frozen=True)
class Kind:
    """What drifts in a season. Speeds are canvas pixels a second."""

    count: int
    side: float
    fall: float
    """How fast it falls; negative for what rises."""
    drift: float
    """How fast it moves to the right."""
    colours: tuple[Colour, ...]
    opacity: float
    leaf: bool = False


KINDS: Final = (
    Kind(40, 8.0, 26.0, 9.0, ((235, 244, 255),), 0.75),
    Kind(24, 7.0, -7.0, 10.0, ((226, 255, 170), (255, 246, 170)), 0.6),
    Kind(20, 6.0, -4.0, 5.0, ((255, 220, 130),), 0.7),
    Kind(12, 20.0, 20.0, 16.0, ((216, 110, 40), (190, 70, 32), (226, 164, 58)), 0.8, leaf=True),
)


@dataclass(frozen=True)
class Speck:
    """A soft point of a colour."""

    colour: Colour
    opacity: float

    @property
    def key(self) -> Hashable:
        return ("speck", self.colour, self.opacity)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return faded(pygame.transform.smoothscale(_soft(self.colour), size), self.opacity)


@dataclass(frozen=True)
class Leaf:
    """A fallen leaf, turned by so many parts of a full turn; it is thinner where it is seen from its edge."""

    colour: Colour
    opacity: float
    turned: int

    @property
    def key(self) -> Hashable:
        return ("leaf", self.colour, self.opacity, self.turned)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return faded(tinted(smooth(size, self._draw), self.colour), self.opacity)

    def _draw(self, fine: pygame.Surface, _scale: float) -> None:
        middle = pygame.Vector2(fine.get_width() / 2)
        along, thin = 2 * math.pi * self.turned / TURNS, 0.3 + 0.2 * math.cos(4 * math.pi * self.turned / TURNS)
        ahead = pygame.Vector2(math.cos(along), math.sin(along)) * middle.x
        across = ahead.rotate(90) * thin
        shape = (ahead, 0.3 * ahead + across, -0.5 * ahead + 0.7 * across, -0.8 * ahead)
        mirrored = (-0.5 * ahead - 0.7 * across, 0.3 * ahead - across)
        pygame.draw.polygon(fine, WHITE, [part + middle for part in (*shape, *mirrored)])


@cache
def _soft(colour: Colour) -> pygame.Surface:
    side, middle = 32, 16.0
    soft = clear((side, side))
    for radius in range(side // 2, 0, -1):
        share = min(1.0, 1.5 * (1 - radius / middle))
        pygame.draw.circle(
            soft, (*(round(part * share) for part in colour), round(255 * share)), (middle, middle), radius
        )
    return soft


class Mote:
    """One of them: where it is, how far away, and in which phase of its swaying."""

    __slots__ = ("colour", "phase", "size", "x", "y")

    def __init__(self, chance: Random, room: Box, colours: int) -> None:
        self.x, self.y = chance.uniform(room.left, room.right), chance.uniform(room.top, room.bottom)
        self.phase, self.size, self.colour = chance.random(), chance.randrange(len(SIDES)), chance.randrange(colours)


class SeasonMotes(Node):
    """The motes of the `season`."""

    season: Watched[int] = Watched(inner=True)

    def __init__(self, look: UiStyle, areas: Areas) -> None:
        super().__init__(size=areas.canvas.size, name="motes", z=-1.5)
        self.touchable = False
        self._look: Final = look
        self._room: Final = areas.canvas.inflate(2 * EDGE, 2 * EDGE)
        self._chance: Final = Random(7)
        self._motes: list[Mote] = []
        self._drifting = -1
        """The season whose motes these are."""
        self._since = 0
        self.season = 0

    @property
    def drifting(self) -> bool:
        """Whether anything drifts."""
        return self._look.theme.worn and not self._look.pace.reduced

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds. They move only so often that an idle window keeps no machine busy."""
        self._since += ms
        if self._since < milliseconds("drift"):
            return
        passed, self._since = self._since / 1000, 0
        if not self.drifting:
            return
        kind = KINDS[self.season]
        if self._drifting != self.season:
            self._drifting = self.season
            self._motes = [Mote(self._chance, self._room, len(kind.colours)) for _ in range(kind.count)]
        for mote in self._motes:
            self._move(mote, kind, passed)
        self.changed(inner=True)

    def _move(self, mote: Mote, kind: Kind, seconds: float) -> None:
        near, room = SIDES[mote.size], self._room
        mote.x = room.left + (mote.x + kind.drift * near * seconds - room.left) % room.w
        mote.y = room.top + (mote.y + kind.fall * near * seconds - room.top) % room.h
        mote.phase = (mote.phase + 0.18 * near * seconds) % 1.0

    def draw(self, painter: Painter) -> None:
        if self.drifting and self._drifting == self.season:
            painter.scatter(self._seen(KINDS[self.season]))

    def _seen(self, kind: Kind) -> Iterator[tuple[Drawing, float, float, float]]:
        for mote in self._motes:
            colour, swing = kind.colours[mote.colour], math.sin(2 * math.pi * mote.phase)
            drawing = Leaf(colour, kind.opacity, int(mote.phase * TURNS)) if kind.leaf else Speck(colour, kind.opacity)
            yield drawing, mote.x + SWAY * swing, mote.y, kind.side * SIDES[mote.size]
