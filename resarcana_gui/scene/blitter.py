"""Collects pictures for one surface, in spaces that lie inside one another, and puts them there in batches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from resarcana_gui.scene.blits import Blit, blit, play
from resarcana_gui.scene.cells import Place
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.paint_record import PaintedNode, PaintRecord, Space
from resarcana_gui.scene.surfaces import faded
from resarcana_gui.scene.transform import IDENTITY, Box, Transform
from resarcana_gui.scene.transient_pictures import TransientPictures
from resarcana_gui.scene.whole_pixels import around

OPAQUE = 0.997
"""Above this, transparency is invisible."""


class Blitter:
    """Puts finished pictures on a surface. Call `flush` at the end.

    With `passing` it only collects `blits`: then nodes remember what they put there, for as long as `epoch` is the same
    object.
    """

    def __init__(
        self, surface: pygame.Surface, transform: Transform = IDENTITY, passing: TransientPictures | None = None
    ) -> None:
        self.surface = surface
        self.matrix = transform
        """The transform from the current space to the surface."""
        self.alpha = 1.0
        self.stand_ins = 0
        """How many things are still to be drawn better: stood in for, turned roughly, or not ready."""
        self.rough = False
        """Whether anything was only a stand-in, or left out."""
        self.left_out = 0
        """How many things are missing, since there was no time to draw them for the first time."""
        self.epoch: object = None
        self.blits: list[Blit] = []
        """What was not yet put on the surface."""
        self._passing = passing
        self._gathers = passing is not None
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

    def unfinished(self) -> None:
        """What is being drawn is to be drawn again in the next frame."""
        self.rough = True
        self.stand_ins += 1

    def blit(self, picture: pygame.Surface, at: tuple[int, int], alpha: float = 1.0) -> None:
        """Blit a finished premultiplied picture with its corner at a pixel of the surface."""
        clear = self.alpha * alpha
        if clear < OPAQUE:
            self._fade(picture, at, clear)
        else:
            self.lay(picture, at, pygame.BLEND_PREMULTIPLIED if picture.get_flags() & pygame.SRCALPHA else 0)

    def lay(self, picture: pygame.Surface, at: tuple[int, int], flags: int) -> None:
        """Blit a picture in a way of pygame's; as with every other, nobody may draw on it afterwards."""
        self.blits.append(blit(picture, at, self._edges, flags))

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

    def _measured(self, box: Box) -> tuple[tuple[int, int], float]:
        """A box's size in pixels, and the size of its pixels."""
        scale_x, scale_y = self.matrix.scales
        return (round(box.w * scale_x), round(box.h * scale_y)), round(min(scale_x, scale_y), 3)

    def _corner(self, box: Box) -> tuple[int, int]:
        x, y = self.matrix.apply(box.topleft)
        return round(x), round(y)

    def _seen(self, box: Box) -> bool:
        return self.alpha > 0 and around(self.matrix.bounds(box)).colliderect(self._clip)

    def _narrow(self, clip: pygame.Rect) -> None:
        self._clip, self._edges = clip, (clip.x, clip.y, clip.w, clip.h)
