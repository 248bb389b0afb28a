"""Memory for pictures that are shown for a frame or two: what grows or fades has another one in every frame."""

from __future__ import annotations

from sys import getrefcount
from typing import Final

import pygame

from resarcana_gui.scene.surfaces import clear

LARGE: Final = 100_000
"""From this many pixels on a picture takes memory that another left: the system gives other memory page by page, which
takes longer than drawing on it."""
WASTE: Final = 4
"""What is taken has at most so many times the pixels that are needed: the rest is for something larger."""
IDLE: Final = 90
"""Memory that was not used for so many frames is given back."""
OURS: Final = 2
"""How often memory that nobody uses is referred to."""


class Scratch:
    """Gives surfaces with alpha of any size, large ones in memory that is used again as soon as nobody holds them."""

    def __init__(self) -> None:
        self._kept: Final[list[pygame.Surface]] = []
        self._idle: Final[list[int]] = []
        """For how many frames each was not used."""

    @property
    def pixels(self) -> int:
        """The pixels that it keeps memory for."""
        return sum(_pixels(each.get_size()) for each in self._kept)

    def begin(self) -> None:
        """A new frame begins."""
        for at in reversed(range(len(self._kept))):
            self._idle[at] = self._idle[at] + 1 if self._free(at) else 0
            if self._idle[at] > IDLE:
                del self._kept[at], self._idle[at]

    def take(self, size: tuple[int, int], room: tuple[int, int] = (0, 0)) -> pygame.Surface:
        """One of a size, with any content; `room` is how large it may become while it grows."""
        if _pixels(size) < LARGE:
            return clear(size)
        at = self._smallest(size)
        if at is None:
            at = len(self._kept)
            self._kept.append(clear((max(size[0], room[0]), max(size[1], room[1]))))
            self._idle.append(0)
        return self._kept[at].subsurface((0, 0, *size))

    def _smallest(self, size: tuple[int, int]) -> int | None:
        """The smallest that is free and large enough."""
        free = [(_pixels(self._kept[at].get_size()), at) for at in range(len(self._kept)) if self._free(at)]
        fitting = [
            (pixels, at)
            for pixels, at in free
            if pixels <= WASTE * _pixels(size) and _holds(self._kept[at].get_size(), size)
        ]
        return min(fitting)[1] if fitting else None

    def _free(self, at: int) -> bool:
        return getrefcount(self._kept[at]) <= OURS


def _pixels(size: tuple[int, int]) -> int:
    return size[0] * size[1]


def _holds(room: tuple[int, int], size: tuple[int, int]) -> bool:
    return room[0] >= size[0] and room[1] >= size[1]
