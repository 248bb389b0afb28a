"""The picture of a die: its body as the camera sees it, shaded by the lamp, with the pictures of its faces on it."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.painter import Drawing, is_ready
from resarcana_gui.scene.polygon import Polygon, area, grown, hull, sides
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.dice.die_body import Body, Camera, FaceFrame, Rotation, Vector, dot, unit

KEPT: Final = 4
"""The number of sizes in which pictures of faces are kept: a die may lie in three sizes on a table."""
FINE: Final = 2
"""Edges are drawn this many times larger, for antialiasing."""
LAMP: Final[Vector] = unit((-0.45, 0.35, 1.0))
"""The direction to the light."""
AMBIENT: Final = 0.5
"""The brightness of a face that the lamp does not reach."""
ROUND: Final = 0.06
"""The radius of corners and edges, relative to the edge of the body."""
INSET: Final = 0.035
"""How far a face lies inside its edges, relative to the edge of the body."""
MOST: Final = 1.08
"""The largest size of the picture of a face, relative to the size in which it is seen."""
WHITE: Final = (255, 255, 255)
BLACK: Final = (0, 0, 0)


@dataclass(frozen=True)
class DieStyle:
    """The look of a die: its body, the drawings of its faces in the body's order, and the colour of its material."""

    body: Body
    faces: tuple[Drawing, ...]
    colour: Colour
    _kept: dict[tuple[int, int], pygame.Surface] = field(default_factory=dict, compare=False, repr=False)

    def picture(self, face: int, side: int, density: float) -> pygame.Surface:
        """Return the picture of a face in a size in pixels; it is kept, as a moving die shows it in every frame."""
        if len(self._kept) > KEPT * len(self.faces):
            self._kept.clear()
        if (face, side) not in self._kept:
            self._kept[face, side] = self.faces[face].render((side, side), density)
        return self._kept[face, side]

    def make_one(self, side: int, density: float) -> bool:
        """Make one picture of a face in a size, before it is needed. Return whether one was missing."""
        for face in range(len(self.faces)):
            if (face, side) not in self._kept:
                self.picture(face, side, density)
                return True
        return False

    @property
    def key(self) -> Hashable:
        """What distinguishes it from other styles."""
        return ("die", len(self.body.faces), tuple(face.key for face in self.faces), self.colour)


@dataclass(frozen=True)
class DiePicture:
    """A rotated die, for a square box whose half side is the radius of its body."""

    style: DieStyle
    turned: Rotation
    camera: Camera = Camera()  # noqa: RUF009 - it is frozen

    @property
    def key(self) -> Hashable:
        rounded = tuple(round(value, 3) for row in self.turned for value in row)
        return (self.style.key, rounded, self.camera.elevation)

    def ready(self, size: tuple[int, int]) -> bool:
        """Return whether the pictures of its faces are ready."""
        side = self._side_of_picture(size)
        return all(is_ready(face, (side, side)) for face in self.style.faces)

    def make_one(self, size: tuple[int, int], density: float) -> bool:
        """Make one picture of a face for a box of this size in pixels. Return whether one was missing."""
        return self.style.make_one(self._side_of_picture(size), density)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = clear((size[0] * FINE, size[1] * FINE))
        unit_length = min(whole.get_size()) / 2 / self.style.body.radius
        visible = list(self._visible())
        self._paint_body(whole, visible, unit_length)
        small = pygame.transform.smoothscale(whole, size)
        for face, frame in visible:
            self._paint_picture(small, face, frame, unit_length / FINE, density)
        return small

    def _visible(self) -> Iterator[tuple[int, FaceFrame]]:
        """Return the faces that the camera sees, rotated."""
        for face, frame in enumerate(self.style.body.frames):
            turned = FaceFrame(*(self.turned.apply(vector) for vector in frame))
            if dot(turned.normal, self.camera.towards) > 0.02:
                yield face, turned

    def _paint_body(self, whole: pygame.Surface, visible: Sequence[tuple[int, FaceFrame]], length: float) -> None:
        middle = whole.get_width() / 2, whole.get_height() / 2
        corners = [
            _placed(self.camera.seen(self.turned.apply(each)), length, middle) for each in self.style.body.corners
        ]
        _rounded(whole, hull(corners), mixed(self.style.colour, BLACK, 0.45), ROUND * length)
        for face, frame in visible:
            outline = tuple(corners[at] for at in self.style.body.faces[face])
            light = AMBIENT + (1 - AMBIENT) * max(0.0, dot(frame.normal, LAMP))
            thin, colour = _narrowest(outline), _shaded(self.style.colour, light)
            _rounded(whole, outline, colour, min(ROUND * length, thin / 4), min(INSET * length, thin / 8))

    def _paint_picture(self, whole: pygame.Surface, face: int, frame: FaceFrame, length: float, density: float) -> None:
        """Draw a picture on a face. Seen from far away a square becomes a parallelogram: it is rotated, stretched,
        and rotated again."""
        side = max(8, round(self.style.body.picture * length * MOST))
        (a, b), (c, d) = self.camera.seen(frame.right), self.camera.seen(frame.down)
        first, wide, high, last = _turns(a, c, b, d)
        flat = pygame.transform.rotozoom(self.style.picture(face, side, density), -first, 1.0)
        share = self.style.body.picture * length / side
        size = max(1, round(flat.get_width() * wide * share)), max(1, round(flat.get_height() * high * share))
        laid = pygame.transform.rotozoom(pygame.transform.smoothscale(flat, size), -last, 1.0)
        x, y = _placed(self.camera.seen(frame.middle), length, (whole.get_width() / 2, whole.get_height() / 2))
        at = (round(x - laid.get_width() / 2), round(y - laid.get_height() / 2))
        whole.blit(laid, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _side_of_picture(self, size: tuple[int, int]) -> int:
        length = min(size) / 2 / self.style.body.radius
        return max(8, round(self.style.body.picture * length * MOST))


def _placed(point: Point, length: float, middle: Point) -> Point:
    return middle[0] + point[0] * length, middle[1] + point[1] * length


def _shaded(colour: Colour, light: float) -> Colour:
    """Return a colour in a light; beyond 1 it shines."""
    return mixed(colour, BLACK, 1 - light) if light <= 1 else mixed(colour, WHITE, light - 1)


def _narrowest(polygon: Polygon) -> float:
    """Return about how narrow a polygon is: a face seen from its side has no room for round corners."""
    return abs(area(polygon)) / max(math.dist(*side) for side in sides(polygon))


def _rounded(
    surface: pygame.Surface, polygon: Polygon, colour: Colour, radius: float, inset: float = 0.0
) -> None:  # fmt: skip
    """Draw a convex polygon with round corners, inset from its sides."""
    inner: Sequence[Point] = grown(polygon, -radius - inset)
    pygame.draw.polygon(surface, (*colour, 255), inner)
    for start, end in sides(inner):
        pygame.draw.line(surface, (*colour, 255), start, end, max(1, round(2 * radius)))
        pygame.draw.circle(surface, (*colour, 255), start, radius)


def _turns(a: float, c: float, b: float, d: float) -> tuple[float, float, float, float]:
    """Return the linear map (x, y) to (a*x + c*y, b*x + d*y) as a rotation in degrees, clockwise on the screen, a
    stretching along both axes, and another rotation: its singular value decomposition."""
    mean_on, mean_off, off, turn = (a + d) / 2, (a - d) / 2, (b + c) / 2, (b - c) / 2
    both, apart = math.hypot(mean_on, turn), math.hypot(mean_off, off)
    one, other = math.atan2(off, mean_off), math.atan2(turn, mean_on)
    return math.degrees((other - one) / 2), both + apart, abs(both - apart), math.degrees((other + one) / 2)
