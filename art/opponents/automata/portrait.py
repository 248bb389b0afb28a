"""What all portraits share: moods, how a head is held, the light, and the round backdrop with its great wheel."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

from art.kit import backdrops, clockwork, mechanics, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point

Colour = Sequence[float]
CAMERA = Vector((0.0, -7.5, 0.5))


@dataclass(frozen=True)
class Mood:
    """How an automaton feels: how its head is held (degrees), how bright it shines, how far its shutters are closed."""

    name: str
    yaw: float
    pitch: float
    roll: float
    shine: float
    upper: float
    lower: float
    slant: float

    @property
    def turn(self) -> Matrix:
        """The head's attitude."""
        yaw, up, roll = (math.radians(a) for a in (self.yaw, -self.pitch, self.roll))
        return Matrix.Rotation(yaw, 4, "Z") @ Matrix.Rotation(up, 4, "X") @ Matrix.Rotation(roll, 4, "Y")

    @property
    def pleased(self) -> bool:
        """Something went well."""
        return self.name == "pleased"

    @property
    def struck(self) -> bool:
        """Something hit it."""
        return self.name == "struck"


MOODS = {
    mood.name: mood
    for mood in (
        Mood("rest", -27, 0, 0, 1.0, 0.42, 0.1, 0),
        Mood("pleased", -18, 7, 9, 2.0, 0.3, 0.85, -8),
        Mood("struck", -36, -9, -13, 0.55, 0.62, 0.3, 20),
    )
}


@contextmanager
def held(turn: Matrix, about: Point = (0, 0, 0)) -> Iterator[None]:
    """Whatever is made meanwhile is turned about a point afterwards; its grain turns with it."""
    before = set(bpy.context.scene.collection.objects)
    yield
    pivot = Matrix.Translation(Vector(about))
    whole = pivot @ turn @ pivot.inverted()
    for thing in set(bpy.context.scene.collection.objects) - before:
        if thing.type in ("LIGHT", "CAMERA"):
            bpy.context.view_layer.update()
        thing.matrix_world = whole @ thing.matrix_basis


def gaze(mood: Mood, eye: Point, straight: Point, most: float = 34) -> Vector:
    """Where an eye of a head held like this looks: at whoever looks at it, as far as it can turn (degrees)."""
    ahead = Vector(straight).normalized()
    wanted = (mood.turn.inverted() @ CAMERA - Vector(eye)).normalized()
    if mood.struck:
        wanted = Vector((-0.25, -1, -0.2)).normalized()
    off = ahead.angle(wanted)
    return ahead.slerp(wanted, min(1, math.radians(most) / max(off, 1e-6)))


def stand(mood: Mood, colour: Colour) -> None:
    """Light, camera and backdrop, in the colour of the one portrayed."""
    bright = {"rest": 1.0, "pleased": 1.7, "struck": 0.45}[mood.name]
    dark = tuple(c * 0.02 for c in colour)
    backdrops.backdrop(colour, dark, (0.1, 6, 0.45), 4.2, bright, cloud=0.3)
    old = m.stuff((0.06, 0.045, 0.03), 0.6, 1.0, bump=0.3, scale=5, dark=0.4)
    mechanics.gear((0.1, 4.4, 0.3), 2.45, old, teeth=30, thick=0.25, spokes=6, turn=(90, 7 + mood.yaw, 0))
    if mood.pleased:
        halo = [(0.1 + 1.62 * math.cos(a), 4.0, 0.3 + 1.62 * math.sin(a)) for a in _round(72)]
        Clay().tube(halo, [0.035] * 73, n=10, steps=1).mesh(m.glow(_warm(colour), 1.6))
    _light(mood, colour)
    stage.camera(CAMERA, (0, 0, 0.08), lens=85, f=0.55, focus=(0.0, -0.75, 0.2))


def _warm(colour: Colour) -> Colour:
    top = max(colour)
    return tuple((c / top) * 0.75 + 0.25 * w for c, w in zip(colour, (1, 0.8, 0.5), strict=True))


def _light(mood: Mood, colour: Colour) -> None:
    """A warm key from the left, a cool rim from the right, and large dim walls that polished things can mirror."""
    key = 0.62 if mood.struck else 1.0
    stage.panel((-3.4, -4.2, 3.6), (0, 0, 0.1), 430 * key, (1, 0.77, 0.52), size=1.7)
    stage.panel((3.6, 2.6, 2.6), (0, 0, 0.1), 620, (0.5, 0.7, 1.0), size=1.5)
    stage.panel((-3.4, 2.8, 0.8), (0, 0, 0.0), 190, _warm(colour), size=1.6)
    stage.panel((-3.2, -6.0, 0.6), (0, 0, 0), 95 * key, (1, 0.82, 0.64), size=4.5)
    stage.panel((4.5, -3.0, -0.4), (0, 0, 0), 60, (0.45, 0.6, 1.0), size=4.0)
    stage.panel((0, -2.5, -4.0), (0, 0, 0), 40, _warm(colour), size=3.0)
    stage.panel((0.5, -1.0, 5.0), (0, 0, 0), 90, (1, 0.9, 0.8), size=3.0)
    if mood.struck:
        stage.panel((2.6, -3.6, 1.6), (0, 0, 0.1), 150, (1.0, 0.16, 0.05), size=1.2)


def crack(lines: Sequence[Sequence[tuple[float, float]]], wide: float, seen_from: float) -> sculpt.Form:
    """A crack through a head, drawn as it is seen by whoever looks from so far round (degrees) to its left."""
    drawn = sculpt.both(sculpt.strokes(lines, wide), sculpt.half((0, 0, 0), (0, 1, 0)))
    return sculpt.moved(drawn, Matrix.Rotation(math.radians(seen_from), 4, "Z"))


def fracture(whole: sculpt.Form, split: sculpt.Form, within: sculpt.Box, glow: bpy.types.Material) -> None:
    """What shows where a body is cut open along a crack: a light deep inside, and a burnt rim around the cut."""
    sculpt.mesh(sculpt.both(sculpt.grown(whole, -0.06), sculpt.grown(split, 0.05)), within, glow, step=0.02)
    rim = sculpt.cut(sculpt.both(sculpt.skin(whole, 0.005, 0.03), sculpt.grown(split, 0.02)), split)
    sculpt.mesh(rim, within, m.stuff((0.035, 0.012, 0.006), 0.6), step=0.014)


def key(shaft: Point, way: Point, size: float, stuff: bpy.types.Material, mood: Mood) -> None:
    """The winding key, turned with the mood."""
    clockwork.winding_key(shaft, way, size, stuff, lean={"rest": 20, "pleased": -12, "struck": 58}[mood.name])


def _round(count: int) -> list[float]:
    return [2 * math.pi * k / count for k in range(count + 1)]
