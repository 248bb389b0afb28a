"""Draws onto a surface: every drawing becomes a picture of the right size, angle and opacity, kept in the cache, and
pictures are blitted in batches. Frames of a live picture are only collected (see `live.py`), and what did not change
since the frame before is collected without drawing it again.

All pictures with alpha are premultiplied, which is faster and correct at the edges of scaled and rotated pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeAlias, runtime_checkable

import pygame

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.composer import Blit, Place, outside, play
from resarcana_gui.scene.paint_record import PaintedNode, PaintRecord, Space
from resarcana_gui.scene.rotated_pictures import RotatedPictures
from resarcana_gui.scene.surfaces import SpareSurfaces, faded, resized, turned
from resarcana_gui.scene.transform import IDENTITY, Box, Transform
from resarcana_gui.scene.transient_pictures import TransientPictures, stretched_to
from resarcana_gui.scene.whole_pixels import around, centred, within

STEPS = 1.0
"""Angles between quarter turns are rounded to this many degrees, so that pictures of rotating cards are found in the
cache."""

LARGE = 20_000
"""From this many pixels on, making a picture takes a good part of a frame."""

SMALL = 4_000
"""What has fewer pixels is always drawn at once."""

LEEWAY = 2.0
"""Where there is no time, what moves may be further behind than usual."""

OPAQUE = 0.997
"""Above this, transparency is invisible."""


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


def is_ready(drawing: object, size: tuple[int, int]) -> bool:
    """Whether only a short step is left until a drawing is drawn in a size in pixels; otherwise another was done."""
    return not isinstance(drawing, Gradual) or drawing.ready(size)


class Painter:
    """Draws onto one surface for one frame. Call `flush` at the end.

    With `passing` it only collects `blits`: then nodes remember what they put there, for as long as `epoch` is the same
    object.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        cache: SurfaceCache,
        transform: Transform = IDENTITY,
        turning: RotatedPictures | None = None,
        allowance: Allowance | None = None,
        passing: TransientPictures | None = None,
        spares: SpareSurfaces | None = None,
    ) -> None:
        """Without an allowance everything is drawn in full quality, however long it takes. `transform` is also how
        large things are at rest."""
        self.surface = surface
        self.cache = cache
        self.matrix = transform
        """The transform from the current space to the surface."""
        self.alpha = 1.0
        self.done: frozenset[object] = frozenset()
        """Nodes drawn already."""
        self.stand_ins = 0
        """How many things are still to be drawn better: stood in for, turned roughly, or not ready."""
        self.rough = False
        """Whether anything was only a stand-in, or left out."""
        self.left_out = 0
        """How many things are missing, since there was no time to draw them for the first time."""
        self.hurried = allowance is not None
        """Whether what takes long may be left to the next frame."""
        self.spares = spares
        """Surfaces as large as this one, if it keeps any."""
        self.epoch: object = None
        self.blits: list[Blit] = []
        """What was not yet put on the surface."""
        self._turning = turning
        self._allowance = allowance
        self._passing = passing
        self._gathers = passing is not None
        self._rest = round(min(transform.scales), 3)
        self._whole = self._clip = surface.get_clip()
        self._edges: Place = (self._clip.x, self._clip.y, self._clip.w, self._clip.h)

    @contextmanager
    def inside(self, matrix: Transform, alpha: float, clip: Box | None) -> Iterator[None]:
        """Draw in a space inside this one, clipped to `clip` of it."""
        before = self.enter(matrix, alpha, clip)
        try:
            yield
        finally:
            self.leave(before)

    def enter(self, matrix: Transform, alpha: float, clip: Box | None) -> Space:
        """Draw in a space inside this one, clipped to `clip` of it, until `leave` is given the result: like `inside`,
        but faster, for what is done hundreds of times a frame."""
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

    @contextmanager
    def only(self, place: pygame.Rect, ground: Colour) -> Iterator[None]:
        """Draw only in a part of the surface, on a ground of one colour; nothing, if anything is left out."""
        before, self._gathers = self._clip, True
        self._narrow(place.clip(before))
        try:
            yield
        finally:
            if not self.left_out:
                self.surface.fill(ground, self._clip)
                self.flush()
            self._narrow(before)

    def repeats(self, node: PaintedNode) -> bool:
        """Whether a node would put the same on the surface as before; then it is put there."""
        known = node.remembered
        if (
            known is None
            or known.epoch is not self.epoch
            or known.revision != node.revision
            or known.own is not node.own_matrix
            or known.space != (self.matrix, self.alpha, self._clip)
        ):
            return False
        self.blits += known.blits
        return True

    def remember(self, node: PaintedNode, start: int, stand_ins: int) -> None:
        """A node has put there what was collected since `start`. It is not remembered if anything is still to be drawn
        better."""
        if self.epoch is not None:
            space = (self.matrix, self.alpha, self._clip)
            node.remembered = (
                PaintRecord(self.epoch, node.revision, node.own_matrix, space, self.blits[start:])
                if self.stand_ins == stand_ins and node.own_matrix is not None
                else None
            )

    def linger(self, node: PaintedNode, start: int) -> None:
        """A node of which something was left out since `start` shows what it put there before, or nothing."""
        del self.blits[start:]
        known = node.remembered
        if known is not None and known.epoch is self.epoch:
            self.blits += known.blits

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

    def unfinished(self) -> None:
        """What is being drawn is to be drawn again in the next frame."""
        self.rough = True
        self.stand_ins += 1

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
        `most` is the scale up to which the space grows, for what it is at rest."""
        lies = self.matrix.bounds(box)
        size, at = (max(1, round(lies.w)), max(1, round(lies.h))), (round(lies.x), round(lies.y))
        room = (round(box.w * self._rest * most), round(box.h * self._rest * most))
        if self.alpha <= 0 or not pygame.Rect(at, size).colliderect(self._clip):
            return
        if self._passing is None:
            shown = resized(faded(small, self.alpha), size)
        else:
            shown = self._passing.enlarged(owner, small, self.alpha, size, room)
        self._at_once(shown, at)

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
        if self._allowance.admits(size[0] * size[1]) and is_ready(drawing, size) and (ready is None or ready(size)):
            return False
        self.unfinished()
        self.left_out += 1
        return True

    def _affords_exactly(self, key: Key) -> bool:
        """Whether something is drawn for the very size it has now: it has been so large for a frame already."""
        return self._passing is None or self._allowance is None or self._passing.rests(key) or self.cache.has(key)

    def _put(self, drawing: Drawing, key: Key, box: Box, alpha: float) -> None:
        angle = _rounded(self.matrix.angle)
        _, size, density = key

        def upright() -> pygame.Surface:
            return self.cache.get(key, lambda: drawing.render(size, density))

        if angle:
            self._put_turned(key, angle, upright, box, alpha)
        else:
            self.blit(upright(), self._corner(box), alpha)

    def blit(self, picture: pygame.Surface, at: tuple[int, int], alpha: float = 1.0) -> None:
        """Blit a finished premultiplied picture with its corner at a pixel of the surface."""
        clear = self.alpha * alpha
        if clear < OPAQUE:
            self._fade(picture, at, clear)
        else:
            self.lay(picture, at, pygame.BLEND_PREMULTIPLIED if picture.get_flags() & pygame.SRCALPHA else 0)

    def lay(self, picture: pygame.Surface, at: tuple[int, int], flags: int) -> None:
        """Blit a picture in a way of pygame's; as with every other, nobody may draw on it afterwards."""
        self.blits.append(Blit(picture, at, self._edges, flags))

    def _at_once(self, passing: pygame.Surface, at: tuple[int, int]) -> None:
        """Blit a picture that is used only once. It skips the batch, so that its memory, still in the cache, serves the
        next one: allocating many would cost more than their blits."""
        self.lay(passing, at, pygame.BLEND_PREMULTIPLIED)
        if not self._gathers:
            self.flush()

    def _fade(self, picture: pygame.Surface, at: tuple[int, int], clear: float) -> None:
        """Blit it with less opacity; only what is seen of it is made clearer."""
        whole = picture.get_rect(topleft=at)
        seen = whole.clip(self._clip)
        if seen.w and seen.h:
            self._at_once(self._faded(picture, clear, seen.move(-at[0], -at[1])), seen.topleft)

    def _faded(self, picture: pygame.Surface, alpha: float, part: pygame.Rect | None = None) -> pygame.Surface:
        """A picture, or a part of it, with less opacity."""
        part = picture.get_rect() if part is None else part
        if self._passing is None:
            return faded(picture.subsurface(part), alpha)
        return self._passing.faded(picture, alpha, part)

    def flush(self) -> None:
        """Put on the surface what was collected."""
        play(self.surface, self.blits, self._whole)
        self.blits = []
        self.surface.set_clip(self._whole)

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

    def _measured(self, box: Box) -> tuple[tuple[int, int], float]:
        """A box's size in pixels, and the size of its pixels."""
        scale_x, scale_y = self.matrix.scales
        return (round(box.w * scale_x), round(box.h * scale_y)), round(min(scale_x, scale_y), 3)

    def _affords(self, key: Key, ready: Ready | None) -> bool:
        if self._allowance is None or self.cache.has(key):
            return True
        return self._allowance.grants("slow", frame.SLOW) and (ready is None or ready(key[1]))

    def _corner(self, box: Box) -> tuple[int, int]:
        x, y = self.matrix.apply(box.topleft)
        return round(x), round(y)

    def _seen(self, box: Box) -> bool:
        return self.alpha > 0 and around(self.matrix.bounds(box)).colliderect(self._clip)

    def _narrow(self, clip: pygame.Rect) -> None:
        self._clip, self._edges = clip, (clip.x, clip.y, clip.w, clip.h)


def _rounded(angle: float) -> float:
    return round(angle / STEPS) * STEPS % 360
