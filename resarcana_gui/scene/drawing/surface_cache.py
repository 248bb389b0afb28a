"""A cache of pictures with a limit in bytes. The least recently used are dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame

MIB: Final = 1024 * 1024
BASE: Final = 24 * MIB
WINDOWS: Final = 2
"""The cache for a window holds BASE bytes plus a multiple of the window's own pixels."""


class SurfaceCache:
    """Keeps pictures by key. A picture larger than the whole limit is not kept, but made each time."""

    def __init__(self, limit: int = 192 * MIB) -> None:
        self.limit = limit
        """The limit for the pixels of all kept pictures, in bytes."""
        self.bytes = 0
        self.hits = 0
        self.misses = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture for a key, made if necessary. It must not be drawn on."""
        found = self.find(key)
        if found is not None:
            return found
        self.misses += 1
        made = make()
        self._keep(key, made)
        return made

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the picture for a key, or None when it is not in the cache."""
        found = self._kept.get(key)
        if found is not None:
            self.hits += 1
            self._kept.move_to_end(key)
        return found

    def has(self, key: Hashable) -> bool:
        """Return whether the picture for a key is in the cache."""
        return key in self._kept

    def clear(self) -> None:
        """Drop every picture, after files were reloaded or the window's colour depth changed."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def _keep(self, key: Hashable, surface: pygame.Surface) -> None:
        size = weight(surface)
        if size >= self.limit:
            return
        before = self._kept.pop(key, None)
        self.bytes += size - (weight(before) if before is not None else 0)
        self._kept[key] = surface
        while self.bytes > self.limit:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= weight(oldest)


def room_for(window: tuple[int, int]) -> int:
    """Return the cache limit in bytes for a window of this many pixels. With this limit hardly any picture is made
    twice."""
    return BASE + WINDOWS * 4 * window[0] * window[1]


def weight(surface: pygame.Surface) -> int:
    """Return the bytes of a picture's pixels."""
    return surface.get_pitch() * surface.get_height()
