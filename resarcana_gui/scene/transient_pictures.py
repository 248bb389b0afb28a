"""Pictures made from others for a moment: faded, stretched or turned, and kept for as long as each frame asks for them
again. While many things move at once, their pictures are made beside the drawing of the frame, for the next one."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from resarcana_gui.scene.scratch import Scratch
from resarcana_gui.scene.surfaces import faded, resized
from resarcana_gui.scene.threads import Start, Work, beside
from resarcana_gui.scene.transform import degrees_apart

TURNED: Final = 40.0
GROWN: Final = 0.2
"""Whatever has turned by fewer degrees than this, or grown by less than this share, may be shown as it was: in the
frame before or, where threads have to wait for a processor, a few frames ago."""


class _Form(NamedTuple):
    """A size in pixels, and an angle."""

    size: tuple[int, int]
    angle: float

    def serves(self, other: _Form, leeway: float) -> bool:
        """Whether nobody sees the difference in motion."""
        return degrees_apart(self.angle, other.angle) <= leeway * TURNED and all(
            abs(old - new) <= leeway * GROWN * new for old, new in zip(self.size, other.size, strict=True)
        )


@dataclass
class _Moving:
    """What is stretched and turned from frame to frame."""

    source: pygame.Surface
    shown: pygame.Surface
    form: _Form
    """The form of what is shown."""
    copy: pygame.Surface | None = None
    """What threads work on: a surface that one of them reads cannot be drawn elsewhere."""
    job: tuple[_Form, Future[pygame.Surface]] | None = None
    """What is being made, and its form."""

    def catch_up(self, form: _Form, start: Start, scratch: Scratch) -> None:
        """Show what is done, and start on what is asked for now."""
        if self.job is not None:
            if not self.job[1].done():
                return
            self.shown, self.form, self.job = self.job[1].result(), self.job[0], None
        if form != self.form:
            source = self.copy = self.copy or self.source.copy()
            used = scratch.take(form.size, source.get_size())
            self.job = form, start(lambda: _apart(source, stretched_to(source, *form, used)))


class _Enlarged(NamedTuple):
    """A small picture enlarged, and for whom; owner and source keep their ids their own."""

    owner: object
    source: pygame.Surface
    form: tuple[int, int, tuple[int, int]]
    picture: pygame.Surface


def stretched_to(
    picture: pygame.Surface, size: tuple[int, int], angle: float, used: pygame.Surface | None = None
) -> pygame.Surface:
    """A premultiplied picture in a size in pixels, turned clockwise; roughly, which nobody sees in motion. It may be
    drawn over one of this size that is used no more."""
    passing = resized(picture, size, used)
    return pygame.transform.rotate(passing, -angle) if angle else passing


def _apart(source: pygame.Surface, made: pygame.Surface) -> pygame.Surface:
    """What was made of a source that threads go on to work on: never that itself."""
    return source.copy() if made is source else made


def _form(source: pygame.Surface, alpha: float, size: tuple[int, int]) -> tuple[int, int, tuple[int, int]]:
    return id(source), round(alpha * 255), size


class TransientPictures:
    """Keeps them for as long as they are asked for, and knows what the frame before asked for. `start` begins work in
    another thread."""

    def __init__(self, start: Start = beside) -> None:
        self._start: Final = start
        self._asked_before: dict[Hashable, int] = {}
        self._asked: dict[Hashable, int] = {}
        """What was asked for, and in how many frames in a row before."""
        self._before: dict[Hashable, tuple[pygame.Surface, pygame.Surface]] = {}
        self._now: dict[Hashable, tuple[pygame.Surface, pygame.Surface]] = {}
        self._moved: dict[int, _Moving] = {}
        self._moving: dict[int, _Moving] = {}
        self._grown: dict[int, _Enlarged] = {}
        self._growing: dict[int, _Enlarged] = {}
        self._waited: dict[int, int] = {}
        self._waiting: dict[int, int] = {}
        """For how many frames owners have waited for time."""
        self._next: int | None = None
        """Who has waited longest, or has come first where nobody has waited."""
        self._scratch: Final = Scratch()

    def begin(self) -> None:
        """A new frame begins."""
        self._asked_before, self._asked = self._asked, {}
        self._before, self._now = self._now, {}
        self._moved, self._moving = self._moving, {}
        self._grown, self._growing = self._growing, {}
        self._waited, self._waiting = self._waiting, {}
        self._next = max(self._waited, key=lambda owner: self._waited[owner], default=None)
        self._scratch.begin()

    def rest(self) -> None:
        """Nothing has changed in a frame."""
        self._scratch.begin()

    def rests(self, key: Hashable, frames: int = 1) -> bool:
        """Whether the same was asked for in the frame before, or in so many."""
        known = self._asked[key] = self._asked_before.get(key, -1) + 1
        return known >= frames

    def get(self, source: pygame.Surface, how: Hashable, make: Work) -> pygame.Surface:
        """The picture made from another in some way."""
        key = (id(source), how)
        found = self._now.get(key) or self._before.get(key) or (source, make())  # the source keeps its id its own
        self._now[key] = found
        return found[1]

    def faded(self, source: pygame.Surface, alpha: float, part: pygame.Rect) -> pygame.Surface:
        """A part of a premultiplied picture with less opacity."""
        how = (round(alpha * 255), part.x, part.y, part.w, part.h)
        return self.get(
            source, how, lambda: faded(source.subsurface(part), alpha, self._scratch.take((part.w, part.h)))
        )

    def grown(
        self, owner: object, source: pygame.Surface, alpha: float, size: tuple[int, int]
    ) -> tuple[pygame.Surface, bool] | None:
        """The picture that an owner had enlarged last, if it was this one, and whether it is what is asked for now. It
        stays as it is."""
        known = self._growing.get(id(owner)) or self._grown.get(id(owner))
        if known is None or known.source is not source:
            return None
        self._growing[id(owner)] = known
        return known.picture, known.form == _form(source, alpha, size)

    def waits(self, owner: object, patience: int = 0) -> bool:
        """Whether an owner for whom there is no time waits for another frame: all but who has waited longest do, and
        that one too if it has not waited for so many frames."""
        self._next = id(owner) if self._next is None else self._next
        if id(owner) == self._next and self._waited.get(id(owner), 0) >= patience:
            return False
        self._waiting[id(owner)] = self._waited.get(id(owner), 0) + 1
        return True

    def enlarged(
        self, owner: object, source: pygame.Surface, alpha: float, size: tuple[int, int], room: tuple[int, int]
    ) -> pygame.Surface:
        """A small premultiplied picture with less opacity, enlarged to a size, for the only picture of an owner; `room`
        is how large it will become. The next one is drawn over it, so that all of it must be seen anew."""
        known = self._growing.get(id(owner)) or self._grown.get(id(owner))
        form = _form(source, alpha, size)
        if known is None or known.form != form:
            used = self._room(known.picture if known is not None else None, size, room)
            known = _Enlarged(owner, source, form, pygame.transform.smoothscale(faded(source, alpha), size, used))
        self._growing[id(owner)] = known
        return known.picture

    def _room(self, before: pygame.Surface | None, size: tuple[int, int], room: tuple[int, int]) -> pygame.Surface:
        """The memory of a picture before, if it has enough."""
        memory = before.get_parent() if before is not None else None
        if memory is not None and memory.get_width() >= size[0] and memory.get_height() >= size[1]:
            return memory.subsurface((0, 0, *size))
        return self._scratch.take(size, room)

    def stretched(self, source: pygame.Surface, size: tuple[int, int], angle: float) -> pygame.Surface:
        """The picture stretched to a size and turned by an angle."""
        form = _Form(size, angle)
        made = self.get(
            source, form, lambda: stretched_to(source, size, angle, self._scratch.take(size, source.get_size()))
        )
        self._moving[id(source)] = _Moving(source, made, form)
        return made

    def lags(self, source: pygame.Surface) -> bool:
        """Whether a picture is being made beside the frames already."""
        moving = self._moved.get(id(source))
        return moving is not None and moving.copy is not None

    def late(
        self, source: pygame.Surface, size: tuple[int, int], angle: float, leeway: float = 1.0
    ) -> tuple[pygame.Surface, bool] | None:
        """The picture as it was asked for before, if that still serves, and whether it is what is asked for now: else
        that is made meanwhile. It may differ by `leeway` times as much as usual."""
        moving, form = self._moved.get(id(source)), _Form(size, angle)
        if moving is None:
            return None
        moving.catch_up(form, self._start, self._scratch)
        if not moving.form.serves(form, leeway):
            return None
        self._moving[id(source)] = moving
        return moving.shown, moving.form == form
