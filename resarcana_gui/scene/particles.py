"""Particles: sparks, embers, smoke, dust and glints, from a pool of fixed size. None with reduced motion."""

from __future__ import annotations

import math
import random
from collections.abc import Hashable, Iterator, Mapping
from functools import cache
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.particle_kinds import KINDS, Kind
from resarcana_gui.scene.surfaces import clear, faded, resized
from resarcana_gui.scene.timing import PARTICLES, Pace
from resarcana_gui.scene.transform import Point

LEVELS: Final = 8
SIZES: Final = 12
"""The number of opacity levels, and of steps of size, so that pictures of particles are found in the cache."""


class Particle:
    """One particle. It is reused after its end."""

    __slots__ = ("age", "colour", "kind", "life", "speed_x", "speed_y", "x", "y")

    def __init__(self) -> None:
        self.kind = KINDS["spark"]
        self.colour: Colour = (0, 0, 0)
        self.x = self.y = self.speed_x = self.speed_y = 0.0
        self.age = self.life = 0


class Particles(Node):
    """The particles of a scene, above everything they fly over. Call `update` with the milliseconds that pass."""

    def __init__(
        self, pace: Pace, budget: int = 300, seed: int = 1, pictures: Mapping[str, pygame.Surface] | None = None
    ) -> None:
        """`pictures` of the kinds are premultiplied and will be tinted. Kinds without one are drawn."""
        super().__init__(name="particles", z=400.0)
        self.pace = pace
        self._chance = random.Random(seed)
        self._pictures = dict(pictures or {})
        self._motes: dict[tuple[str, Colour, int], Mote] = {}
        self._budget = budget
        self._free: list[Particle] = []
        self.alive: list[Particle] = []
        """The visible particles."""

    def emit(self, kind: str, at: Point, colour: Colour, count: int = 12, towards: float = -90.0) -> int:
        """Emit particles from a place in a direction in degrees (0 is right, -90 up). Return how many were emitted:
        the pool may have fewer left than `count`. Raises KeyError for an unknown kind."""
        known = KINDS[kind]
        number = 0 if self.pace.reduced else min(count, self._budget - len(self.alive))
        for _ in range(number):
            particle = self._free.pop() if self._free else Particle()
            self._start(particle, known, at, colour, towards)
            self.alive.append(particle)
        if number:
            self.changed(inner=True)
        return number

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds."""
        if not self.alive or ms <= 0:
            return
        still = []
        for particle in self.alive:
            particle.age += ms
            if particle.age < particle.life:
                _go(particle, ms / 1000)
                still.append(particle)
            else:
                self._free.append(particle)
        self.alive = still
        self.changed(inner=True)

    def stop(self) -> None:
        """Remove all particles."""
        self._free.extend(self.alive)
        self.alive = []
        self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        painter.scatter(self._seen())

    def _seen(self) -> Iterator[tuple[Mote, float, float, float]]:
        """Yield the drawing, the middle and the side of each particle."""
        for particle in self.alive:
            share, kind = particle.age / particle.life, particle.kind
            side = kind.size * (1 + (kind.grows - 1) * round(share * SIZES) / SIZES)
            level = math.ceil(_clearness(share) * LEVELS)
            if level:
                yield self._mote(kind, particle.colour, level), particle.x, particle.y, side

    def _mote(self, kind: Kind, colour: Colour, level: int) -> Mote:
        """Return the drawing of a particle. Few look different, and they are asked for hundreds of times a frame."""
        known = self._motes.get((kind.name, colour, level))
        if known is None:
            known = self._motes[kind.name, colour, level] = Mote(kind, colour, level, self._pictures.get(kind.name))
        return known

    def _start(self, particle: Particle, kind: Kind, at: Point, colour: Colour, towards: float) -> None:
        chance = self._chance
        angle = math.radians(towards + chance.uniform(-kind.spread, kind.spread))
        speed = kind.speed * chance.uniform(0.35, 1.0)
        particle.kind, particle.colour = kind, colour
        particle.x = at[0] + chance.uniform(-1, 1) * kind.scatter
        particle.y = at[1] + chance.uniform(-1, 1) * kind.scatter
        particle.speed_x, particle.speed_y = math.cos(angle) * speed, math.sin(angle) * speed
        particle.age, particle.life = 0, round(PARTICLES[kind.name] * chance.uniform(0.6, 1.0))


class Mote:
    """The drawing of a particle."""

    def __init__(self, kind: Kind, colour: Colour, level: int, picture: pygame.Surface | None = None) -> None:
        self.kind, self.colour, self.level, self.picture = kind, colour, level, picture
        self.key: Hashable = ("mote", kind.name, colour, level, picture is not None)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        drawn = _star() if self.kind.star else _disc()
        base = self.picture if self.picture is not None else drawn
        tinted = resized(base, size).copy()
        red, green, blue = self.colour
        tinted.fill((red, green, blue, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return faded(tinted, self.level / LEVELS * self.kind.opacity)


def _go(particle: Particle, seconds: float) -> None:
    keeps = max(0.0, 1 - particle.kind.drag * seconds)
    particle.speed_x *= keeps
    particle.speed_y = particle.speed_y * keeps - particle.kind.lift * seconds
    particle.x += particle.speed_x * seconds
    particle.y += particle.speed_y * seconds


def _clearness(share: float) -> float:
    """Return the opacity at a share of its life: it rises fast and falls slowly."""
    return min(1.0, share * 8, (1 - share) * 1.6)


@cache
def _disc(side: int = 64) -> pygame.Surface:
    """Return a white disc with a soft edge, premultiplied."""
    surface = clear((side, side))
    for step in range(side // 2, 0, -1):
        level = round(255 * min(1.0, 1.25 * (1 - step / (side / 2))) ** 1.7)
        pygame.draw.circle(surface, (level,) * 4, (side / 2, side / 2), step)
    return surface


@cache
def _star(side: int = 64) -> pygame.Surface:
    """Return a white star with four rays, premultiplied."""
    surface, middle = clear((side, side)), side / 2
    for width, level in ((7, 60), (4, 130), (2, 255)):
        rays = [(0, middle), (middle - width, middle - width), (middle, 0), (middle + width, middle - width)]
        rays += [(side, middle), (middle + width, middle + width), (middle, side), (middle - width, middle + width)]
        pygame.draw.polygon(surface, (level,) * 4, rays)
    return surface
