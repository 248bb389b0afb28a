"""Draws onto a surface: every drawing becomes a picture of the right size, angle and opacity, kept in the cache. Frames
of a live picture are only collected (see `live.py`), and what did not change since the frame before is collected
without drawing it again.

All pictures with alpha are premultiplied, which is faster and correct at the edges of scaled and rotated pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from collections.abc import Set as AbstractSet
from typing import Protocol, TypeAlias, runtime_checkable

import pygame

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.blits import outside
from resarcana_gui.scene.blitter import OPAQUE, Blitter
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.rotated_pictures import RotatedPictures
from resarcana_gui.scene.steps import Steps
from resarcana_gui.scene.surfaces import SurfacePool, faded, resized, turned
from resarcana_gui.scene.transform import IDENTITY, Box, Transform
from resarcana_gui.scene.transient_pictures import TransientPictures, stretched_to
from resarcana_gui.scene.whole_pixels import centred, within

STEPS = 1.0
"""Angles between quarter turns are rounded to this many degrees, so that pictures of rotating cards are found in the
cache."""

LARGE = 20_000
"""From this many pixels on, making a picture takes a good part of a frame."""

HUGE = 250_000
"""From this many pixels on, enlarging a soft picture takes half a millisecond."""

STEPWISE = 150_000
"""From this many pixels on, what can be made in steps takes one a frame."""

SMALL = 4_000
"""What has fewer pixels is always drawn at once."""

NEARLY = 0.02
MANY = 12
"""What is larger or smaller than at rest by less than this share is stretched for so many frames."""

PATIENCE = 2
"""For so many frames everything that is enlarged and seen already may stay as it is where there is no time at all."""

LEEWAY = 2.0
"""Where there is no time, what moves may be further behind than usual."""

Key: TypeAlias = tuple[Hashable, tuple[int, int], float]
Ready: TypeAlias = Callable[[tuple[int, int]], bool]
"""Whether something can be drawn in a size in pixels within a frame; otherwise a step was done towards that."""


class Drawing(Protocol):
    """Something that can be drawn at any size."""

    @property
    def key(self) -> Hashable:
        """Its identity: drawings with the same key look the same."""
        ...

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        """A picture of it in this many pixels, premultiplied or without alpha; `density` is pixels per unit."""
        ...


@runtime_checkable
class Gradual(Drawing, Protocol):
    """A drawing that is made in several steps."""

    def ready(self, size: tuple[int, int]) -> bool:
        """Whether only a short step is left until it is drawn in this size in pixels; otherwise another one was done or
        goes on in the background."""
        ...


@runtime_checkable
class Stepwise(Drawing, Protocol):
    """A drawing whose large pictures are made in steps; a picture of it is what these end with."""

    def steps(self, size: tuple[int, int], density: float) -> Steps:
        """The steps of making a picture of it in this many pixels, with `density` pixels per unit."""
        ...


def is_ready(drawing: object, size: tuple[int, int]) -> bool:
    """Whether only a short step is left until a drawing is drawn in a size in pixels; otherwise another was done."""
    ready: Ready | None = getattr(drawing, "ready", None)  # a tenth of the time that asking whether it is Gradual takes
    return ready is None or ready(size)


class Painter(Blitter):
    """Draws onto one surface for one frame: makes pictures of drawings, or finds them in the cache."""

    def __init__(
        self,
        surface: pygame.Surface,
        cache: SurfaceCache,
        transform: Transform = IDENTITY,
        turning: RotatedPictures | None = None,
        allowance: Allowance | None = None,
        passing: TransientPictures | None = None,
        spares: SurfacePool | None = None,
    ) -> None:
        """Without an allowance everything is drawn in full quality, however long it takes. `transform` is also how
        large things are at rest."""
        super().__init__(surface, transform, passing)
        self.cache = cache
        self.done: AbstractSet[object] = frozenset()
        """Nodes drawn already."""
        self.hurried = allowance is not None
        """Whether what takes long may be left to the next frame."""
        self.spares = spares
        """Surfaces as large as this one, if it keeps any."""
        self._turning = turning
        self._allowance = allowance
        self._rest = round(min(transform.scales), 3)

    def has_time(self, kind: str, within: float) -> bool:
        """Whether work of a kind that can wait may start now, when no more than so many milliseconds of the frame have
        passed."""
        return self._allowance is None or self._allowance.grants(kind, within)

    def put_in_time(
        self,
        drawing: Drawing,
        box: Box,
        stand_in: pygame.Surface | None,
        inner: Box | None = None,
        ready: Ready | None = None,
    ) -> None:
        """Draw something that takes long to make. If the frame has no time for it, a similar picture, or one of its
        `inner` box, is stretched instead, if there is one, and `rough` says that the frame should be drawn again. What
        takes longer than a whole frame is prepared in steps by `ready`."""
        size, density = self._measured(box)
        if not (size[0] and size[1] and self._seen(box)):
            return
        key = (drawing.key, size, density)
        if self._affords(key, ready) if stand_in is not None else not self._comes_later(key, ready=ready):
            self._put(drawing, key, box, 1.0)
        elif stand_in is not None:
            self.unfinished()
            self.put_stretched(stand_in, box if inner is None else inner)

    def put_stretched(self, picture: pygame.Surface, box: Box, alpha: float = 1.0) -> None:
        """Stretch a premultiplied picture over a box, for this frame alone: a growing node has another size in every
        frame, and no picture of it would be used twice."""
        (size, _), angle = self._measured(box), _rounded(self.matrix.angle)
        if not (size[0] and size[1] and self._seen(box)):
            return
        passing = self._late(picture, size, angle) or self._stretched(picture, size, angle)
        exact = passing.get_size() == size and not angle
        at = self._corner(box) if exact else centred(self.matrix.apply(box.center), passing.get_size())
        clear = self.alpha * alpha
        self._at_once(passing if clear >= OPAQUE else self._faded(passing, clear), at)

    def _stretched(self, picture: pygame.Surface, size: tuple[int, int], angle: float) -> pygame.Surface:
        if self._passing is None:
            return stretched_to(picture, size, angle)
        return self._passing.stretched(picture, size, angle)

    def _late(self, picture: pygame.Surface, size: tuple[int, int], angle: float) -> pygame.Surface | None:
        """While many large things move at once, they are shown as they were in the frame before."""
        if self._passing is None or self._allowance is None or size[0] * size[1] < LARGE:
            return None
        if self._allowance.used < frame.MOVING and not self._passing.lags(picture):
            return None
        late = self._passing.late(picture, size, angle, LEEWAY if self._allowance.used > frame.NEW else 1.0)
        if late is None:
            return None
        shown, exact = late
        if not exact:
            self.unfinished()
        return shown

    def put_enlarged(self, owner: object, small: pygame.Surface, box: Box, most: float = 1.0) -> None:
        """Enlarge a small, soft picture over a box that lies upright, for this frame alone; an owner puts only one.
        `most` is the scale up to which the space grows, for what it is at rest. Where there is no time it stays as
        large and as clear as it was, or comes in the next frame."""
        lies = self.matrix.bounds(box)
        size, at = (max(1, round(lies.w)), max(1, round(lies.h))), (round(lies.x), round(lies.y))
        room = (round(box.w * self._rest * most), round(box.h * self._rest * most))
        if self.alpha <= 0 or not pygame.Rect(at, size).colliderect(self._clip):
            return
        if self._passing is None:
            self._at_once(resized(faded(small, self.alpha), size), at)
            return
        before = self._passing.grown(owner, small, self.alpha, size)
        if (before is not None and before[1]) or not self._waits(owner, size, PATIENCE if before is not None else 0):
            self._at_once(self._passing.enlarged(owner, small, self.alpha, size, room), at)
            return
        self.unfinished()
        if before is not None:
            self._at_once(before[0], centred(lies.center, before[0].get_size()))

    def _waits(self, owner: object, size: tuple[int, int], patience: int) -> bool:
        """Whether there is no time to enlarge something, and others have waited for that longer, or where there is no
        time at all it has not waited for so many frames."""
        if self._allowance is None or self._passing is None or size[0] * size[1] < HUGE:
            return False
        late = self._allowance.used
        return late >= frame.MOVING and self._passing.waits(owner, patience if late >= frame.NEW else 0)

    def put(self, drawing: Drawing, box: Box, alpha: float = 1.0) -> None:
        """Draw something to fill a box of the current space. While a node grows or shrinks, the picture that things
        have at rest is stretched."""
        size, density = self._measured(box)
        if not (size[0] and size[1] and self._seen(box)):
            return
        key = (drawing.key, size, density)
        if density == self._rest or self._affords_exactly(key):
            if not self._comes_later(key, drawing):
                self._put(drawing, key, box, alpha)
            return
        rested = (max(1, round(box.w * self._rest)), max(1, round(box.h * self._rest)))
        if not self._comes_later((drawing.key, rested, self._rest), drawing):
            kept = self.cache.get((drawing.key, rested, self._rest), lambda: drawing.render(rested, self._rest))
            self.unfinished()
            self.put_stretched(kept, box, alpha)

    def scatter(self, pieces: Iterable[tuple[Drawing, float, float, float]]) -> None:
        """Put many small square things, each with its middle and its side: the same as to `put` every one, but faster
        where the space lies upright and their pictures are there."""
        scale, b, c, d, e, f = self.matrix
        quick = not b and not c and scale == d and self.alpha >= OPAQUE
        density, (left, top, width, height) = round(scale, 3), self._edges
        for drawing, x, y, side in pieces:
            pixels = round(side * scale)
            corner = (round((x - side / 2) * scale + e), round((y - side / 2) * scale + f))
            if quick and not (-pixels < corner[0] - left < width and -pixels < corner[1] - top < height):
                continue  # nothing of it is seen
            picture = self.cache.find((drawing.key, (pixels, pixels), density)) if quick else None
            if picture is None:
                self.put(drawing, Box(x - side / 2, y - side / 2, side, side))
            else:
                self.lay(picture, corner, pygame.BLEND_PREMULTIPLIED)

    def hide(self, drawing: Drawing, box: Box) -> None:
        """Draw something that hides what lies below: never left to the next frame, whatever time is left."""
        size, density = self._measured(box)
        if size[0] and size[1]:
            self._put(drawing, (drawing.key, size, density), box, 1.0)

    def put_around(self, drawing: Drawing, box: Box, hidden: Box) -> None:
        """Draw something to fill a box, but for what lies wholly in another, upright box: something else hides that.
        Much of a shadow lies below what throws it."""
        clip, inner = self._clip, within(self.matrix.bounds(hidden))
        for part in outside(clip, inner):
            self._narrow(part)
            self.put(drawing, box)
        self._narrow(clip)

    def _comes_later(self, key: Key, drawing: Drawing | None = None, ready: Ready | None = None) -> bool:
        """Whether something new is left out of this frame, for which much was drawn already, or is not ready."""
        _, size, _ = key
        if self._allowance is None or size[0] * size[1] < SMALL or self.cache.has(key):
            return False
        comes = self._allowance.admits(size[0] * size[1]) and is_ready(drawing, size) and (ready is None or ready(size))
        if comes and self._is_made(key, drawing):
            return False
        self.unfinished()
        self.left_out += 1
        return True

    def _is_made(self, key: Key, drawing: Drawing | None) -> bool:
        """Whether something new is to be made as a whole, or was in steps; otherwise another was done."""
        _, size, density = key
        if size[0] * size[1] < STEPWISE or not isinstance(drawing, Stepwise):
            return True
        return self.cache.go_on(key, lambda: drawing.steps(size, density))

    def _affords_exactly(self, key: Key) -> bool:
        """Whether something is drawn for the very size it has now: it has been so large for a frame already, or for
        many if it is nearly at rest, where it comes slowly."""
        if self._passing is None or self._allowance is None:
            return True
        frames = MANY if abs(key[2] - self._rest) < NEARLY * self._rest else 1
        return self._passing.rests(key, frames) or self.cache.has(key)

    def _put(self, drawing: Drawing, key: Key, box: Box, alpha: float) -> None:
        angle = _rounded(self.matrix.angle)
        _, size, density = key

        def upright() -> pygame.Surface:
            return self.cache.get(key, lambda: drawing.render(size, density))

        if angle:
            self._put_turned(key, angle, upright, box, alpha)
        else:
            self.blit(upright(), self._corner(box), alpha)

    def _put_turned(
        self, key: Hashable, angle: float, upright: Callable[[], pygame.Surface], box: Box, alpha: float
    ) -> None:
        kept = True
        if self._turning is None:
            picture = self.cache.get((key, angle), lambda: turned(upright(), angle))
        else:
            picture, kept = self._turning.picture(self.cache, key, angle, upright)
            self.stand_ins += not kept
        at = centred(self.matrix.apply(box.center), picture.get_size())
        if kept or self.alpha * alpha < OPAQUE:
            self.blit(picture, at, alpha)
        else:
            self._at_once(picture, at)

    def _affords(self, key: Key, ready: Ready | None) -> bool:
        if self._allowance is None or self.cache.has(key):
            return True
        return self._allowance.grants("slow", frame.SLOW) and (ready is None or ready(key[1]))


def _rounded(angle: float) -> float:
    return round(angle / STEPS) * STEPS % 360
