"""A cache of pictures with a limit in bytes; the least recently used go first, but not while they are shown."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from sys import getrefcount
from typing import Final

import pygame

from resarcana_gui.scene.steps import Steps

MIB: Final = 1024 * 1024
BASE: Final = 24 * MIB
WINDOWS: Final = 2
MOST: Final = 160 * MIB
"""The cache for a window holds BASE bytes plus a multiple of the window's own pixels, and at most MOST."""
FREE: Final = 4
"""The share of the limit that what nobody holds may take in any case."""
SLACK: Final = 16
"""The share of the limit that is freed at once: looking through all pictures takes a third of a millisecond."""
BEGUN: Final = 4
"""So many pictures may be in the making at a time: what nobody asks for any more is not finished."""
OURS: Final = 2
"""How often a picture that is just leaving the cache is referred to, by whoever asks that too."""


class SurfaceCache:
    """Keeps pictures by key. One larger than the whole limit is made each time."""

    def __init__(self, limit: int = 192 * MIB) -> None:
        self.limit = limit
        """The most bytes of pixels that are kept."""
        self.bytes = 0
        self.hits = 0
        self.misses = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._begun: OrderedDict[Hashable, Steps] = OrderedDict()
        """What is made in steps, by key."""

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture for a key, made if necessary. Must not be drawn on."""
        found = self.find(key)
        if found is not None:
            return found
        self.misses += 1
        made = make()
        self._keep(key, made)
        return made

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The picture for a key, if it is in the cache."""
        found = self._kept.get(key)
        if found is not None:
            self.hits += 1
            self._kept.move_to_end(key)
        return found

    def go_on(self, key: Hashable, begin: Callable[[], Steps]) -> bool:
        """Take the next step of making the picture for a key. Returns whether it is there now."""
        steps = self._begun.pop(key, None) or begin()
        try:
            next(steps)
        except StopIteration as end:
            self._keep(key, end.value)
            return True
        self._begun[key] = steps
        if len(self._begun) > BEGUN:
            self._begun.popitem(last=False)
        return False

    def has(self, key: Hashable) -> bool:
        """Whether the picture for a key is in the cache."""
        return key in self._kept

    def clear(self) -> None:
        """Forget everything, after pictures were reloaded or the window's depth changed."""
        self._kept.clear()
        self._begun.clear()
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
        self._make_room()

    def _make_room(self) -> None:
        """What somebody else still holds, such as a node that rests, takes its memory either way, and will be asked
        for when that moves: it stays longest. But if nearly everything here is held, by what has been left too, the
        oldest of that goes first: a picture that is put together from parts would never come about if each were
        forgotten before the next is made."""
        if self.bytes <= self.limit:
            return
        held, free, of_held = self._sorted()
        most = self.limit - self.limit // FREE
        while self.bytes > self.limit:
            dropped = self._drop(held if of_held > most or not free else free)
            of_held -= dropped if of_held > most else 0
        while free and self.bytes - weight(self._kept[free[0]]) >= self.limit - self.limit // SLACK:
            self._drop(free)

    def _sorted(self) -> tuple[deque[Hashable], deque[Hashable], int]:
        """The keys of what somebody else holds, and of the rest, the oldest first; and how many bytes are held."""
        held: deque[Hashable] = deque()
        free: deque[Hashable] = deque()
        of_held = 0
        for _ in range(len(self._kept)):
            key, picture = self._kept.popitem(last=False)
            if getrefcount(picture) > OURS:
                held.append(key)
                of_held += weight(picture)
            else:
                free.append(key)
            self._kept[key] = picture
        return held, free, of_held

    def _drop(self, keys: deque[Hashable]) -> int:
        """Forget the first of them; how many bytes that were."""
        gone = weight(self._kept.pop(keys.popleft()))
        self.bytes -= gone
        return gone


def room_for(window: tuple[int, int]) -> int:
    """The bytes of pictures worth caching for a window of this many pixels; with this many, hardly any picture is made
    twice."""
    return min(BASE + WINDOWS * 4 * window[0] * window[1], MOST)


def weight(surface: pygame.Surface) -> int:
    """The bytes of a picture's pixels."""
    return surface.get_pitch() * surface.get_height()
