"""Rotated pictures while many things rotate at once. A good one takes half a millisecond, so only a few are made per
frame; the others are rotated roughly, which nobody sees in motion, and finely once they rest. A large one takes longer
than a frame has: it is rotated beside the frames, and seen a little less or further turned meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.cache import SurfaceCache
from resarcana_gui.scene.surfaces import turned
from resarcana_gui.scene.threads import Start, beside
from resarcana_gui.scene.transform import degrees_apart

AT_ONCE: Final = 8
"""The number of pictures rotated finely per frame at new angles: a hand of cards."""
RESTING: Final = 12
"""The number rotated finely per frame that had their angle in the previous frame already."""
LARGE: Final = 150_000
"""From this many pixels on, a picture is rotated beside the frames."""
NEAR: Final = 6.0
"""A large one is seen at another angle while it differs by no more than this, in degrees."""
PATIENCE: Final = 6
"""For so many frames a large one waits at an angle for its picture, before it is made after all."""


@dataclass
class _Turning:
    """A large picture that turns."""

    angle: float = 0.0
    shown: pygame.Surface | None = None
    """What it was finely rotated to last, and the angle of that."""
    copy: pygame.Surface | None = None
    """What threads work on."""
    job: tuple[float, Future[pygame.Surface]] | None = None
    """What is being made, and its angle."""
    asked: float = 0.0
    waits: int = 0
    """The angle that it has now, and for how many frames it has had that."""

    def ask(self, angle: float) -> None:
        """Another frame in which it has an angle."""
        self.waits = self.waits + 1 if angle == self.asked else 0
        self.asked = angle

    def show(self, picture: pygame.Surface, angle: float) -> None:
        """It was finely rotated."""
        self.shown, self.angle = picture, angle

    def near(self, angle: float) -> bool:
        """Whether what was shown last may be seen instead."""
        return self.shown is not None and degrees_apart(self.angle, angle) <= NEAR


class RotatedPictures:
    """Decides frame by frame; `begin` starts one. Without an allowance only the numbers count. `start` begins work in
    another thread."""

    def __init__(self, allowance: Allowance | None = None, start: Start = beside) -> None:
        self._allowance: Final = allowance
        self._start: Final = start
        self._before: set[Hashable] = set()
        self._now: set[Hashable] = set()
        self._turned: dict[Hashable, _Turning] = {}
        self._turning: dict[Hashable, _Turning] = {}
        """Large pictures that were asked for in the frame before, and in this one."""
        self._at_once = AT_ONCE
        self._resting = RESTING

    @property
    def rough(self) -> bool:
        """Whether something in this frame was rotated roughly, so that it should be drawn again."""
        return bool(self._now)

    def begin(self) -> None:
        """Start a new frame."""
        self._before, self._now = self._now, set()
        self._turned, self._turning = self._turning, {}
        self._at_once, self._resting = AT_ONCE, RESTING

    def picture(
        self, cache: SurfaceCache, drawing: Hashable, angle: float, upright: Callable[[], pygame.Surface]
    ) -> tuple[pygame.Surface, bool]:
        """The rotated picture of a drawing, and whether to cache it; a rough one is used once."""
        key = (drawing, angle)
        if cache.has(key) or angle % 90 == 0:
            return self._kept(cache, drawing, angle, upright), True
        source = upright()
        if self._allowance is not None and source.get_width() * source.get_height() >= LARGE:
            shown = self._beside(cache, drawing, angle, source)
            if shown is not None:
                return shown, cache.has(key)
        if self._affords(key):
            return self._kept(cache, drawing, angle, upright), True
        self._now.add(key)
        return pygame.transform.rotate(source, -angle), False

    def _kept(
        self, cache: SurfaceCache, drawing: Hashable, angle: float, upright: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        fine = cache.get((drawing, angle), lambda: turned(upright(), angle))
        if self._allowance is not None and fine.get_width() * fine.get_height() >= LARGE:
            self._asked(drawing, angle).show(fine, angle)
        return fine

    def _asked(self, drawing: Hashable, angle: float) -> _Turning:
        turning = self._turning[drawing] = self._turned.get(drawing) or self._turning.get(drawing) or _Turning()
        turning.ask(angle)
        return turning

    def _beside(
        self, cache: SurfaceCache, drawing: Hashable, angle: float, source: pygame.Surface
    ) -> pygame.Surface | None:
        """What is seen of a large picture; none when it has waited long enough."""
        turning = self._asked(drawing, angle)
        if turning.job is not None and turning.job[1].done():
            made_at, made = turning.job[0], turning.job[1].result()
            turning.job = None
            turning.show(cache.get((drawing, made_at), lambda: made), made_at)
        if turning.shown is not None and turning.angle == angle:
            return turning.shown
        if turning.waits > PATIENCE:
            return None
        if turning.job is None:
            copy = turning.copy = turning.copy or source.copy()
            turning.job = angle, self._start(lambda: turned(copy, angle))
        self._now.add((drawing, angle))
        return turning.shown if turning.near(angle) else pygame.transform.rotate(source, -angle)

    def _affords(self, key: Hashable) -> bool:
        if self._allowance is not None and not self._allowance.grants("turning", frame.TURNING):
            return False
        if key in self._before:
            self._resting -= 1
            return self._resting >= 0
        self._at_once -= 1
        return self._at_once >= 0
