"""Draws onto a surface: every drawing becomes a picture of the right size, angle and opacity, kept in the cache. Frames
of a window are only collected as a list of pictures, and what did not change since the frame before is collected
without drawing it again (see `drawing/`).

All pictures with alpha are premultiplied, which is faster and correct at the edges of scaled and rotated pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

import pygame

from resarcana_gui.scene.drawing.blits import Blit, blit, outside, play
from resarcana_gui.scene.drawing.dirty_regions import Place
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.drawing.surface_pool import SurfacePool
from resarcana_gui.scene.drawing.transient_pictures import TransientPictures
from resarcana_gui.scene.pixel_snap import around, centred, within
from resarcana_gui.scene.surfaces import clear, faded, resized, turned
from resarcana_gui.scene.transform import IDENTITY, Box, Transform

STEPS = 1.0
"""Angles other than quarter turns are rounded to this many degrees, so that pictures of rotating cards are found in
the cache."""
OPAQUE = 0.997
"""Above this opacity, transparency is invisible."""

Key: TypeAlias = tuple[Hashable, tuple[int, int], float]
Space: TypeAlias = tuple[Transform, float, pygame.Rect]
"""The space that is drawn in: the transform to the surface, the opacity, and the visible part of the surface."""
Ready: TypeAlias = Callable[[tuple[int, int]], bool]
"""Returns whether something can be drawn at once in a size in pixels. If not, preparation continues in the
background."""


class Drawing(Protocol):
    """Something that can be drawn at any size."""

    @property
    def key(self) -> Hashable:
        """The identity: drawings with the same key look the same."""
        ...

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        """Return a picture in this many pixels, premultiplied or without alpha. `density` is pixels per unit."""
        ...


def is_ready(drawing: object, size: tuple[int, int]) -> bool:
    """Return whether a drawing can be drawn at once in a size in pixels. If not, preparation continues in the
    background."""
    ready: Ready | None = getattr(drawing, "ready", None)
    return ready is None or ready(size)


class PaintRecord(NamedTuple):
    """What a node and its descendants put on a surface, and everything that this depends on except the cache."""

    epoch: object
    revision: int
    own: Transform | None
    """The node's matrix. Another matrix object means that its place or opacity changed."""
    space: Space
    blits: list[Blit]


class PaintedNode(Protocol):
    """The part of a node that a painter knows."""

    revision: int
    own_matrix: Transform | None
    remembered: PaintRecord | None


@dataclass
class LiveFrames:
    """The state shared by the frames of one window."""

    budget: FrameBudget | None = None
    """The budget of the frame. Without one everything is drawn at once, however long it takes."""
    transient: TransientPictures = field(default_factory=TransientPictures)
    pool: SurfacePool = field(default_factory=SurfacePool)
    epoch: object = None
    """Nodes repeat what they put on the surface as long as this is the same object. None if they may not."""


class Painter:
    """Draws onto one surface: makes pictures of drawings, or finds them in the cache. Call `flush` at the end, or
    take the `blits`: painters of a window, which have `frames`, only collect them."""

    def __init__(
        self,
        surface: pygame.Surface,
        cache: SurfaceCache,
        transform: Transform = IDENTITY,
        frames: LiveFrames | None = None,
    ) -> None:
        """`transform` maps the root to the surface. It also determines the size of things at rest."""
        self.surface = surface
        self.cache = cache
        self.matrix = transform
        """The transform from the current space to the surface."""
        self.alpha = 1.0
        self.stand_ins = 0
        """The number of things in this frame that are still to be drawn better."""
        self.blits: list[Blit] = []
        """The blits not put on the surface yet."""
        self._frames = frames
        self._budget = None if frames is None else frames.budget
        self._rest = round(min(transform.scales), 3)
        self._whole = self._clip = surface.get_clip()
        self._edges: Place = (self._clip.x, self._clip.y, self._clip.w, self._clip.h)

    # ------------------------------------------------------------------------------------------------------ spaces

    @contextmanager
    def inside(self, matrix: Transform, alpha: float, clip: Box | None) -> Iterator[None]:
        """Draw in a space inside this one, clipped to `clip` of it."""
        before = self.enter(matrix, alpha, clip)
        try:
            yield
        finally:
            self.leave(before)

    def enter(self, matrix: Transform, alpha: float, clip: Box | None) -> Space:
        """Draw in a space inside this one, clipped to `clip` of it, until `leave` is called with the result. It does
        the same as `inside`, but faster, for what is done hundreds of times a frame."""
        before = (self.matrix, self.alpha, self._clip)
        self.matrix, self.alpha = self.matrix.then(matrix), self.alpha * alpha
        if clip is not None:
            self._narrow(around(self.matrix.bounds(clip)).clip(self._clip))
        return before

    def leave(self, before: Space) -> None:
        """Return to the previous space."""
        self.matrix, self.alpha, clip = before
        if clip is not self._clip:
            self._narrow(clip)

    def _narrow(self, clip: pygame.Rect) -> None:
        self._clip, self._edges = clip, (clip.x, clip.y, clip.w, clip.h)

    def sees(self, box: Box) -> bool:
        """Return whether any part of a box of the current space is visible."""
        return self.alpha > 0 and around(self.matrix.bounds(box)).colliderect(self._clip)

    # ------------------------------------------------------------------------------------------------------- nodes

    def repeats(self, node: PaintedNode) -> bool:
        """Return whether a node would put the same on the surface as before. If so, it is put there again."""
        known = node.remembered
        if (
            known is None
            or self._frames is None
            or known.epoch is not self._frames.epoch
            or known.revision != node.revision
            or known.own is not node.own_matrix
            or known.space != (self.matrix, self.alpha, self._clip)
        ):
            return False
        self.blits += known.blits
        return True

    def remember(self, node: PaintedNode, start: int, stand_ins: int) -> None:
        """Remember the blits that a node has added since `start`. Nothing is remembered if anything is still to be
        drawn better."""
        if self._frames is not None and self._frames.epoch is not None:
            space = (self.matrix, self.alpha, self._clip)
            node.remembered = (
                PaintRecord(self._frames.epoch, node.revision, node.own_matrix, space, self.blits[start:])
                if self.stand_ins == stand_ins and node.own_matrix is not None
                else None
            )

    def unfinished(self) -> None:
        """Note that what is being drawn must be drawn again in the next frame."""
        self.stand_ins += 1

    def may_bake(self) -> bool:
        """Return whether this frame has time for another picture that has a stand-in."""
        return self._budget is None or self._budget.admits()

    # ---------------------------------------------------------------------------------------------------- pictures

    def blit(self, picture: pygame.Surface, at: tuple[int, int], alpha: float = 1.0) -> None:
        """Blit a finished premultiplied picture with its corner at a pixel of the surface."""
        opacity = self.alpha * alpha
        if opacity >= OPAQUE:
            self.lay(picture, at, pygame.BLEND_PREMULTIPLIED if picture.get_flags() & pygame.SRCALPHA else 0)
            return
        seen = picture.get_rect(topleft=at).clip(self._clip)
        if seen.w and seen.h:  # only the visible part is faded
            part = self._faded(picture, opacity, seen.move(-at[0], -at[1]))
            self.lay(part, seen.topleft, pygame.BLEND_PREMULTIPLIED)

    def lay(self, picture: pygame.Surface, at: tuple[int, int], flags: int) -> None:
        """Blit a picture with pygame's blend flags. As with every blit, the picture must not be drawn on afterwards."""
        self.blits.append(blit(picture, at, self._edges, flags))

    def memory(self, size: tuple[int, int], *, opaque: bool = False) -> pygame.Surface:
        """Return a surface to draw on for this frame, with undefined content, premultiplied or `opaque`."""
        if self._frames is not None:
            return self._frames.pool.take(size, opaque=opaque)
        return pygame.Surface(size, 0, 32) if opaque else clear(size)

    def flush(self) -> None:
        """Put the collected blits on the surface."""
        play(self.surface, self.blits, self._whole)
        self.blits = []
        self.surface.set_clip(self._whole)

    def _faded(self, picture: pygame.Surface, alpha: float, part: pygame.Rect) -> pygame.Surface:
        """Return a part of a picture with less opacity."""
        how = (round(alpha * 255), *part)
        return self._for_now(picture, how, lambda: faded(picture.subsurface(part), alpha, self.memory(part.size)))

    def _for_now(
        self, picture: pygame.Surface, how: Hashable, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:  # fmt: skip
        """Return a picture derived from another for this frame, reused if the previous frame made it."""
        return make() if self._frames is None else self._frames.transient.get(picture, how, make)

    # ---------------------------------------------------------------------------------------------------- drawings

    def put(self, drawing: Drawing, box: Box, alpha: float = 1.0) -> None:
        """Draw something to fill a box of the current space. While a node grows or shrinks, the picture of its size
        at rest is stretched."""
        size, density = self._measured(box)
        if not (size[0] and size[1] and self.sees(box)):
            return
        key = (drawing.key, size, density)
        if density == self._rest or self._budget is None or self._rests(key):
            self._put(drawing, key, box, alpha)
            return
        rested = (max(1, round(box.w * self._rest)), max(1, round(box.h * self._rest)))
        kept = self.cache.get((drawing.key, rested, self._rest), lambda: drawing.render(rested, self._rest))
        self.unfinished()
        self.put_stretched(kept, box, alpha)

    def put_or_stand_in(
        self,
        drawing: Drawing,
        box: Box,
        stand_in: pygame.Surface | None,
        inner: Box | None = None,
        ready: Ready | None = None,
    ) -> None:
        """Draw something that takes long to make, once it is `ready`. If the frame has no time for it, a similar
        picture, or one of its `inner` box, is stretched instead, if there is one."""
        size, density = self._measured(box)
        if not (size[0] and size[1] and self.sees(box)):
            return
        key = (drawing.key, size, density)
        if stand_in is None or self.cache.has(key) or (self.may_bake() and (ready is None or ready(size))):
            self._put(drawing, key, box, 1.0)
        else:
            self.unfinished()
            self.put_stretched(stand_in, box if inner is None else inner)

    def put_stretched(self, picture: pygame.Surface, box: Box, alpha: float = 1.0) -> None:
        """Stretch a premultiplied picture over a box, for this frame alone: a growing node has another size in every
        frame, so no such picture would be used twice."""
        (size, _), angle = self._measured(box), _rounded(self.matrix.angle)
        if not (size[0] and size[1] and self.sees(box)):
            return
        shown = self._for_now(picture, (size, angle), lambda: self._stretched(picture, size, angle))
        exact = shown.get_size() == size and not angle
        self.blit(
            shown, self._corner(box) if exact else centred(self.matrix.apply(box.center), shown.get_size()), alpha
        )

    def _stretched(self, picture: pygame.Surface, size: tuple[int, int], angle: float) -> pygame.Surface:
        """Return the picture in another size and turned, in low quality, which is not visible in motion."""
        straight = resized(picture, size, self.memory(size))
        return pygame.transform.rotate(straight, -angle) if angle else straight

    def scatter(self, pieces: Iterable[tuple[Drawing, float, float, float]]) -> None:
        """Draw many small square things, each with its middle and its side. The result is the same as that of `put`
        for every one, but faster if the space is upright and their pictures are cached."""
        scale, b, c, d, e, f = self.matrix
        quick = not b and not c and scale == d and self.alpha >= OPAQUE
        density, (left, top, width, height) = round(scale, 3), self._edges
        for drawing, x, y, side in pieces:
            pixels = round(side * scale)
            corner = (round((x - side / 2) * scale + e), round((y - side / 2) * scale + f))
            if quick and not (-pixels < corner[0] - left < width and -pixels < corner[1] - top < height):
                continue  # no part of it is visible
            picture = self.cache.find((drawing.key, (pixels, pixels), density)) if quick else None
            if picture is None:
                self.put(drawing, Box(x - side / 2, y - side / 2, side, side))
            else:
                self.lay(picture, corner, pygame.BLEND_PREMULTIPLIED)

    def put_around(self, drawing: Drawing, box: Box, hidden: Box) -> None:
        """Draw something to fill a box, except what lies wholly in another, upright box, which something else hides.
        Much of a shadow lies below what casts it."""
        clip, inner = self._clip, within(self.matrix.bounds(hidden))
        for part in outside(clip, inner):
            self._narrow(part)
            self.put(drawing, box)
        self._narrow(clip)

    def _measured(self, box: Box) -> tuple[tuple[int, int], float]:
        """Return a box's size in pixels, and the size of its pixels."""
        scale_x, scale_y = self.matrix.scales
        return (round(box.w * scale_x), round(box.h * scale_y)), round(min(scale_x, scale_y), 3)

    def _corner(self, box: Box) -> tuple[int, int]:
        x, y = self.matrix.apply(box.topleft)
        return round(x), round(y)

    def _rests(self, key: Hashable) -> bool:
        """Return whether something had the same size, or angle, in the previous frame."""
        return self._frames is not None and self._frames.transient.rests(key)

    def _put(self, drawing: Drawing, key: Key, box: Box, alpha: float) -> None:
        angle = _rounded(self.matrix.angle)
        _, size, density = key
        upright = self.cache.get(key, lambda: drawing.render(size, density))
        if not angle:
            self.blit(upright, self._corner(box), alpha)
            return
        picture = self._turned(upright, key, angle)
        self.blit(picture, centred(self.matrix.apply(box.center), picture.get_size()), alpha)

    def _turned(self, upright: pygame.Surface, key: Key, angle: float) -> pygame.Surface:
        """Return the turned picture, kept in the cache. While it turns and there is no time, it is turned in low
        quality, which is not visible in motion."""
        if self.cache.has((key, angle)) or angle % 90 == 0 or self._rests((key, angle)) or self.may_bake():
            return self.cache.get((key, angle), lambda: turned(upright, angle))
        self.unfinished()
        return self._for_now(upright, angle, lambda: pygame.transform.rotate(upright, -angle))


def _rounded(angle: float) -> float:
    return round(angle / STEPS) * STEPS % 360
