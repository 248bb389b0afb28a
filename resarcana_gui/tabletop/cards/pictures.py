"""The pictures of a game: on cards, where they are read when first shown, cropped to their window and kept within a
limit; and small ones among the assets, any of which may be missing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.drawing.surface_cache import MIB, SurfaceCache
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.particle_kinds import KINDS
from resarcana_gui.scene.surfaces import cut, premultiplied, resized
from resarcana_gui.scene.transform import Box
from resarcana_gui.shipped import asset_path


def particle_pictures(game: str) -> dict[str, pygame.Surface]:
    """Return the pictures of a game's particles, by kind."""
    found_ones = {kind: picture(game, "particles", f"{kind}.webp") for kind in KINDS}
    return {kind: surface for kind, surface in found_ones.items() if surface is not None}


@cache
def picture(*parts: str) -> pygame.Surface | None:
    """Return a small picture, premultiplied and kept for good, such as a frame, a seal or a token; None if it is
    missing."""
    surface = decoded(asset_path(*parts))
    return None if surface is None else premultiplied(surface)


@cache
def half_size_picture(*parts: str) -> pygame.Surface | None:
    """Return the picture at half its size, from which small ones are made in a quarter of the time. The larger one
    is not kept for that."""
    surface = decoded(asset_path(*parts))
    if surface is None:
        return None
    return resized(premultiplied(surface), (surface.get_width() // 2, surface.get_height() // 2))


def picture_for(width: float, *parts: str) -> pygame.Surface | None:
    """Return a picture as large as needed to show it at this width in pixels; None if it is missing."""
    half = half_size_picture(*parts)
    return half if half is None or half.get_width() >= width else picture(*parts)


Job: TypeAlias = Callable[[], object]


class BackgroundJobs:
    """Runs jobs that take longer than a frame in the background, one after the other, by key. A failed job counts as
    done: whoever needs its result does it again, and sees the error."""

    def __init__(self) -> None:
        self._asked: Final[set[Hashable]] = set()
        self._done: Final[set[Hashable]] = set()
        self._jobs: Final = SimpleQueue[tuple[Hashable, Job]]()
        self._thread: Thread | None = None

    def done(self, key: Hashable, job: Job) -> bool:
        """Return whether the job of this key has been done; start it if it was not asked for before."""
        if key in self._done:
            return True
        if key not in self._asked:
            self._asked.add(key)
            self._jobs.put((key, job))
            self._begin()
        return False

    def forget(self, key: Hashable) -> None:
        """Forget a job whose result is no longer there, so that it is done again when asked for."""
        self._asked.discard(key)
        self._done.discard(key)

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="background jobs", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while True:
            key, job = self._jobs.get()
            with suppress(Exception):  # it is met again where it can be told
                job()
            self._done.add(key)


READ: Final = 20 * MIB
"""The bytes of pictures kept as read, at the size needed by cards on the table: room for all of them."""
READ_BITS: Final = 24
"""The bits per pixel of pictures kept as read: cropping takes a little longer, and they need a quarter less memory."""
CUT: Final = 12 * MIB
"""The bytes of cropped pictures that are kept."""
TABLE_SIZE: Final = (320, 240)
"""The greatest size of pictures that are kept, in their proportions; for a larger window the picture is read again."""
SLACK: Final = 1.15
"""How much larger than that a window may be before its picture is read again: nobody notices, and reading takes a
frame's time."""


StandIn: TypeAlias = Callable[[str, tuple[int, int]], pygame.Surface]
"""Draws a substitute for the picture of a name, in a size."""


class Pictures:
    """The pictures in the windows of a game's cards, by name."""

    def __init__(self, folder: str, stand_in: StandIn, beside: Sequence[tuple[str, str]] = ()) -> None:
        """`folder`: the game's folder among the assets. `stand_in` draws a substitute for a missing picture.
        `beside`: other pictures to read ahead, each a folder and a name."""
        self.folder: Final = folder
        self._stand_in: Final = stand_in
        self._beside: Final = beside
        self._read: Final = SurfaceCache(READ)
        self._cut: Final = SurfaceCache(CUT)
        self._ahead: Final = SimpleQueue[tuple[str, pygame.Surface]]()
        """Pictures read ahead and not yet added to the cache."""
        self.jobs: Final = BackgroundJobs()
        """Reads large pictures, and whatever else cards need, in the background."""
        self._large: Final = SimpleQueue[tuple[tuple[str, tuple[int, int]], pygame.Surface]]()
        """Large pictures read in the background and not yet added to the cropped ones."""
        self._first: Thread | None = None
        """The thread that reads ahead."""

    @property
    def bytes(self) -> int:
        """The bytes of pixels that are kept."""
        return self._read.bytes + self._cut.bytes

    def of(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture of a name, filling a window of this size in pixels. It must not be drawn on."""
        return self._cut.get((name, size), lambda: self._made(name, size))

    def ready(self, name: str, size: tuple[int, int]) -> bool:
        """Return whether `of` would take only a moment. If not, the large picture is read in the background."""
        return not _is_large(size) or self.ready_apart(name, size)

    def ready_apart(self, name: str, size: tuple[int, int]) -> bool:
        """Return the same, but of any size: a small picture is read in the background, too, unless it is there. For
        pictures that nothing has to wait for."""
        key = (name, size)
        if self._cut.has(key):
            return True
        if not self.jobs.done(key, lambda: self._large.put((key, covering(self._original(name), size)))):
            return False
        self._take_what_is_large()
        self.jobs.forget(key)
        return True

    def read_ahead(self, names: Sequence[str]) -> None:
        """Start reading the pictures of these names in the background, so that none has to be waited for."""
        if self._first is None:
            self._first = Thread(target=self._read_all, args=(tuple(names),), name="pictures", daemon=True)
            self._first.start()

    def wait(self) -> None:
        """Wait until everything has been read ahead."""
        if self._first is not None:
            self._first.join()

    def _read_all(self, names: Sequence[str]) -> None:
        for folder, name in self._beside:
            half_size_picture(self.folder, folder, f"{name}.webp")
        for name in names:
            self._ahead.put((name, self._for_the_table(name)))

    def _take_what_was_read(self) -> None:
        with suppress(Empty):
            while True:
                name, picture = self._ahead.get_nowait()
                self._read.get(name, partial(_itself, picture))

    def _take_what_is_large(self) -> None:
        with suppress(Empty):
            while True:
                key, picture = self._large.get_nowait()
                self._cut.get(key, partial(_itself, picture))

    def _made(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        if _is_large(size):
            return covering(self._original(name), size)
        self._take_what_was_read()
        return covering(self._read.get(name, lambda: self._for_the_table(name)), size)

    def _for_the_table(self, name: str) -> pygame.Surface:
        """Return a picture as it is kept."""
        return _in_bits(READ_BITS, covering(self._original(name), TABLE_SIZE))

    def _original(self, name: str) -> pygame.Surface:
        """Return a picture in its own size."""
        read = decoded(asset_path(self.folder, "cards", f"{name}.webp"))
        return self._stand_in(name, TABLE_SIZE) if read is None else read


def _is_large(size: tuple[int, int]) -> bool:
    """Return whether a window is larger than the pictures that are kept."""
    return size[0] > TABLE_SIZE[0] * SLACK or size[1] > TABLE_SIZE[1] * SLACK


def _itself(picture: pygame.Surface) -> pygame.Surface:
    return picture


def covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return the middle of a picture, filling a size of at least one pixel."""
    width, height = picture.get_size()
    size = (max(size[0], 1), max(size[1], 1))
    factor = min(width / size[0], height / size[1])
    part_w, part_h = max(size[0] * factor, 1.0), max(size[1] * factor, 1.0)
    part = cut(picture, Box((width - part_w) / 2, (height - part_h) / 2, part_w, part_h))
    return pygame.transform.smoothscale(part if part.get_bitsize() == 32 else _in_bits(32, part), size)


def _in_bits(bits: int, picture: pygame.Surface) -> pygame.Surface:
    """Return a copy with this many bits per pixel."""
    whole = pygame.Surface(picture.get_size(), 0, bits)
    whole.blit(picture, (0, 0))
    return whole


@dataclass(frozen=True)
class CardPicture:
    """The picture in the window of a card."""

    pictures: Pictures = field(compare=False)
    name: str

    @property
    def key(self) -> Hashable:
        return ("card picture", self.name)

    def ready(self, size: tuple[int, int]) -> bool:
        """Return whether drawing it takes only a moment; otherwise it is still being read."""
        return self.pictures.ready(self.name, size)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return self.pictures.of(self.name, size)


@dataclass(frozen=True)
class PageArt(CardPicture):
    """The picture of a card on a page, which never keeps the page waiting. In a low box, a strip of it."""

    middle: float = 0.5
    """Where in the height of the picture the middle of the strip lies, from 0 to 1."""

    @property
    def key(self) -> Hashable:
        return ("page art", self.name, self.middle)

    def ready(self, size: tuple[int, int]) -> bool:
        return self.pictures.ready_apart(self.name, _whole(size))

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = self.pictures.of(self.name, _whole(size))
        spare = whole.get_height() - size[1]
        top = min(max(round(self.middle * whole.get_height() - size[1] / 2), 0), spare)
        return whole.subsurface((0, top, *size))


def _whole(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a whole picture as wide as a box, or as high if that is higher."""
    width, height = TABLE_SIZE
    return size[0], max(size[1], round(size[0] * height / width))
