"""Draws onto a surface: every drawing becomes a picture of the right size, turn and clearness, kept in the cache, and
pictures are blitted in batches.

All pictures with alpha are premultiplied, which is both faster and right at the edges of what is scaled and turned.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Protocol

import pygame

from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.surfaces import faded, resized, turned
from resarcana_gui.scene.transform import IDENTITY, Box, Point, Transform
from resarcana_gui.scene.turning import Turning

STEPS = 1.0
"""Angles between quarter turns are rounded to this many degrees, so that a turning card's pictures are found again."""

SLOW_AT_ONCE = 1
"""So many pictures that take long are made in a frame, if others can stand in for the rest."""

OPAQUE = 0.997
"""From this on nobody sees that something is not quite solid."""


class Drawing(Protocol):
    """Something that can be drawn at any size."""

    @property
    def key(self) -> Hashable:
        """What it is: two drawings of the same key look the same."""
        ...

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        """A picture of it, premultiplied or without alpha, for so many pixels; `density` is pixels per own pixel."""
        ...


class Painter:
    """Draws onto one surface for as long as one frame lasts. `flush` at the end."""

    def __init__(
        self,
        surface: pygame.Surface,
        cache: SurfaceCache,
        transform: Transform = IDENTITY,
        turning: Turning | None = None,
    ) -> None:
        self.surface = surface
        self.cache = cache
        self.matrix = transform
        """How the space now drawn in lies on the surface."""
        self.alpha = 1.0
        self.done: frozenset[object] = frozenset()
        """Nodes that are drawn already."""
        self.rough = False
        """Whether something was only a stand-in."""
        self._slow = 0
        self._turning = turning
        self.blits = 0
        self._clip = surface.get_clip()
        self._batch: list[tuple[pygame.Surface, tuple[int, int]]] = []

    @contextmanager
    def inside(self, matrix: Transform, alpha: float, clip: Box | None) -> Iterator[None]:
        """Draw in a space that lies in this one, and only inside `clip` of it."""
        before, alpha_before, clip_before = self.matrix, self.alpha, self._clip
        self.matrix, self.alpha = before.then(matrix), alpha_before * alpha
        if clip is not None:
            self._narrow(_around(self.matrix.bounds(clip)).clip(clip_before))
        try:
            yield
        finally:
            self.matrix, self.alpha = before, alpha_before
            if clip is not None:
                self._narrow(clip_before)

    def put_in_time(self, drawing: Drawing, box: Box, stand_in: pygame.Surface | None) -> None:
        """Draw something that takes long to make: not more than a few such in one frame. For the others a picture that
        looks much like it is stretched, and `rough` says that the frame should be drawn again."""
        scale_x, scale_y = self.matrix.scales
        size = (round(box.w * scale_x), round(box.h * scale_y))
        known = self.cache.has((drawing.key, size, round(min(scale_x, scale_y), 3)))
        wanted = bool(size[0] and size[1]) and self._seen(box)
        if known or not wanted or stand_in is None or self._slow < SLOW_AT_ONCE or _rounded(self.matrix.angle):
            self._slow += wanted and not known
            self.put(drawing, box)
            return
        self.rough = True
        self.put_stretched(stand_in, box)

    def put_stretched(self, picture: pygame.Surface, box: Box) -> None:
        """Stretch a premultiplied picture over an upright box, for this frame alone: what grows has another size in
        each, and no picture of it would ever be used again."""
        scale_x, scale_y = self.matrix.scales
        size = (round(box.w * scale_x), round(box.h * scale_y))
        if size[0] and size[1] and self._seen(box):
            stretched = resized(picture, size)
            self._at_once(stretched if self.alpha >= OPAQUE else faded(stretched, self.alpha), self._corner(box))

    def put(self, drawing: Drawing, box: Box, alpha: float = 1.0) -> None:
        """Draw something to fill a box of the space now drawn in."""
        scale_x, scale_y = self.matrix.scales
        size = (round(box.w * scale_x), round(box.h * scale_y))
        if not (size[0] and size[1] and self._seen(box)):
            return
        density = round(min(scale_x, scale_y), 3)
        angle = _rounded(self.matrix.angle)
        key = (drawing.key, size, density)

        def upright() -> pygame.Surface:
            return self.cache.get(key, lambda: drawing.render(size, density))

        if angle:
            self._put_turned((*key, angle), angle, upright, box, alpha)
        else:
            self.blit(upright(), self._corner(box), alpha)

    def blit(self, picture: pygame.Surface, at: tuple[int, int], alpha: float = 1.0) -> None:
        """Put a finished premultiplied picture with its corner at a pixel of the surface."""
        clear = self.alpha * alpha
        self.blits += 1
        if clear < OPAQUE:
            self._at_once(faded(picture, clear), at)
        elif picture.get_flags() & pygame.SRCALPHA:
            self._batch.append((picture, at))
        else:
            self.flush()
            self.surface.blit(picture, at)

    def _at_once(self, passing: pygame.Surface, at: tuple[int, int]) -> None:
        """Blit a picture that is used only now. It does not wait in the batch, so that its memory, still warm, serves
        for the next one: many at a time would cost more than their blits."""
        self.flush()
        self.surface.blit(passing, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def flush(self) -> None:
        """Draw what has been gathered."""
        if self._batch:
            self.surface.fblits(self._batch, pygame.BLEND_PREMULTIPLIED)
            self._batch = []

    def _put_turned(
        self, key: Hashable, angle: float, upright: Callable[[], pygame.Surface], box: Box, alpha: float
    ) -> None:
        kept = True
        if self._turning is None:
            picture = self.cache.get(key, lambda: turned(upright(), angle))
        else:
            picture, kept = self._turning.picture(self.cache, key, angle, upright)
        at = _centred(self.matrix.apply(box.center), picture.get_size())
        if kept or self.alpha * alpha < OPAQUE:
            self.blit(picture, at, alpha)
        else:
            self._at_once(picture, at)

    def _corner(self, box: Box) -> tuple[int, int]:
        x, y = self.matrix.apply(box.topleft)
        return round(x), round(y)

    def _seen(self, box: Box) -> bool:
        return self.alpha > 0 and _around(self.matrix.bounds(box)).colliderect(self._clip)

    def _narrow(self, clip: pygame.Rect) -> None:
        self.flush()
        self._clip = clip
        self.surface.set_clip(clip)


def _rounded(angle: float) -> float:
    return round(angle / STEPS) * STEPS % 360


def _centred(centre: Point, size: tuple[int, int]) -> tuple[int, int]:
    return round(centre[0] - size[0] / 2), round(centre[1] - size[1] / 2)


def _around(box: Box) -> pygame.Rect:
    """The whole pixels that a box touches."""
    left, top = int(box.left // 1), int(box.top // 1)
    return pygame.Rect(left, top, int(-(-box.right // 1)) - left, int(-(-box.bottom // 1)) - top)
