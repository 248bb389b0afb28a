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
FAST: Final = 2.0
"""What turns by more degrees in a frame is rotated roughly there as well, which takes a quarter of the time: a fine
picture would come when it has turned too far."""
NEAR: Final = 6.0
"""A large one is seen at another angle while it differs by no more than this, in degrees."""
PATIENCE: Final = 12
"""For so many frames a large one waits at an angle for its picture, before it is made after all."""


@dataclass
class _Turning:
    """A large picture that turns."""

    angle: float = 0.0
    shown: pygame.Surface | None = None
    fine: bool = True
    """What it was rotated to last, the angle of that, and whether it was rotated finely."""
    copy: pygame.Surface | None = None
    """What threads work on."""
    job: tuple[float, bool, Future[pygame.Surface]] | None = None
    """What is being made, its angle, and whether finely."""
    asked: float | None = None
    waits: int = 0
    """The angle that it has now, and for how many frames it has had that."""
    turned: float = 0.0
    """By how much it has turned since the frame before."""

    def ask(self, angle: float) -> None:
        """Another frame in which it has an angle."""
        self.waits = self.waits + 1 if angle == self.asked else 0
        self.turned = degrees_apart(angle if self.asked is None else self.asked, angle)
        self.asked = angle

    def show(self, picture: pygame.Surface, angle: float, *, fine: bool = True) -> None:
        """It was rotated."""
        self.shown, self.angle, self.fine = picture, angle, fine

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
        return _roughly_turned(source, angle), False

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
        if turning.job is not None and turning.job[2].done():
            (made_at, fine, job), turning.job = turning.job, None
            made = job.result()
            turning.show(cache.get((drawing, made_at), lambda: made) if fine else made, made_at, fine=fine)
        if turning.shown is not None and turning.angle == angle and turning.fine:
            return turning.shown
        if turning.waits > PATIENCE:
            return None
        if turning.job is None:
            copy = turning.copy = turning.copy or source.copy()
            fine = turning.turned < FAST
            turning.job = angle, fine, self._start(lambda: (turned if fine else _roughly_turned)(copy, angle))
        self._now.add((drawing, angle))
        return turning.shown if turning.near(angle) else _roughly_turned(source, angle)

    def _affords(self, key: Hashable) -> bool:
        if self._allowance is not None and not self._allowance.grants("turning", frame.TURNING):
            return False
        if key in self._before:
            self._resting -= 1
            return self._resting >= 0
        self._at_once -= 1
        return self._at_once >= 0


def _roughly_turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    return pygame.transform.rotate(picture, -angle)
