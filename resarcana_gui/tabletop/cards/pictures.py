"""The pictures on the cards: read when first shown, cropped to their window, and kept within a limit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.drawing.surface_cache import MIB, SurfaceCache
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.surfaces import cut
from resarcana_gui.scene.transform import Box
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.cards.background_jobs import BackgroundJobs
from resarcana_gui.tabletop.cards.picture_files import halved

READ: Final = 20 * MIB
"""The bytes of pictures kept as read, at the size needed by cards on the table: all of them."""
READ_BITS: Final = 24
"""The bits of a pixel that is kept as read: cutting out a window takes a little longer, and a quarter less memory."""
CUT: Final = 12 * MIB
"""The bytes of cropped pictures that are kept."""
TABLE_SIZE: Final = (320, 240)
"""Pictures are kept no larger; a larger window's picture is read again."""
SLACK: Final = 1.15
"""A slightly larger window is filled from what is kept: nobody notices, and reading takes a frame's time."""


StandIn: TypeAlias = Callable[[str, tuple[int, int]], pygame.Surface]


class Pictures:
    """The pictures in the windows of a game's cards, by name."""

    def __init__(self, folder: str, stand_in: StandIn, beside: Sequence[tuple[str, str]] = ()) -> None:
        """`folder` is the game's among the assets. `stand_in` draws a substitute for missing pictures; `beside` are
        other pictures to read ahead with them, each a folder and a name."""
        self.folder: Final = folder
        self._stand_in: Final = stand_in
        self._beside: Final = beside
        self._read: Final = SurfaceCache(READ)
        self._cut: Final = SurfaceCache(CUT)
        self._ahead: Final = SimpleQueue[tuple[str, pygame.Surface]]()
        """Read ahead and not yet added to the others."""
        self.jobs: Final = BackgroundJobs()
        """Reads what is larger, and whatever else its cards need."""
        self._large: Final = SimpleQueue[tuple[tuple[str, tuple[int, int]], pygame.Surface]]()
        """Read in the background and not yet added to the cropped ones."""
        self._first: Thread | None = None
        """Reads ahead."""

    @property
    def bytes(self) -> int:
        """The bytes of pixels that are kept."""
        return self._read.bytes + self._cut.bytes

    def of(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a name, filling a window of this size in pixels. Must not be drawn on."""
        return self._cut.get((name, size), lambda: self._made(name, size))

    def ready(self, name: str, size: tuple[int, int]) -> bool:
        """Whether `of` would take only a moment. If not, it will soon: what is larger than what is kept is read in the
        background."""
        key = (name, size)
        if not _is_large(size) or self._cut.has(key):
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
            halved(self.folder, folder, f"{name}.webp")
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
        """A picture as it is kept."""
        return _in_bits(READ_BITS, covering(self._original(name), TABLE_SIZE))

    def _original(self, name: str) -> pygame.Surface:
        """A picture in its own size."""
        read = decoded(asset_path(self.folder, "cards", f"{name}.webp"))
        return self._stand_in(name, TABLE_SIZE) if read is None else read


def _is_large(size: tuple[int, int]) -> bool:
    """Whether a window is larger than the pictures that are kept."""
    return size[0] > TABLE_SIZE[0] * SLACK or size[1] > TABLE_SIZE[1] * SLACK


def _itself(picture: pygame.Surface) -> pygame.Surface:
    return picture


def covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The middle of a picture, filling a size of at least one pixel."""
    width, height = picture.get_size()
    size = (max(size[0], 1), max(size[1], 1))
    factor = min(width / size[0], height / size[1])
    part_w, part_h = max(size[0] * factor, 1.0), max(size[1] * factor, 1.0)
    part = cut(picture, Box((width - part_w) / 2, (height - part_h) / 2, part_w, part_h))
    return pygame.transform.smoothscale(part if part.get_bitsize() == 32 else _in_bits(32, part), size)


def _in_bits(bits: int, picture: pygame.Surface) -> pygame.Surface:
    """A copy with so many bits for a pixel."""
    whole = pygame.Surface(picture.get_size(), 0, bits)
    whole.blit(picture, (0, 0))
    return whole
