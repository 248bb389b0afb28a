"""Pictures made from others for a moment: faded, stretched or turned, and kept as long as each frame asks for them
again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame


class TransientPictures:
    """Keeps them from one frame to the next, and knows what the frame before asked for."""

    def __init__(self) -> None:
        self._before: dict[Hashable, tuple[pygame.Surface, pygame.Surface]] = {}
        self._now: dict[Hashable, tuple[pygame.Surface, pygame.Surface]] = {}
        self._asked_before: set[Hashable] = set()
        self._asked: set[Hashable] = set()

    def begin(self) -> None:
        """A new frame begins."""
        self._before, self._now = self._now, {}
        self._asked_before, self._asked = self._asked, set()

    def rests(self, key: Hashable) -> bool:
        """Return whether the frame before asked this too: what is shown has the same size, or angle, as then."""
        self._asked.add(key)
        return key in self._asked_before

    def get(self, source: pygame.Surface, how: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture made from another in some way."""
        key = (id(source), how)
        found = self._now.get(key) or self._before.get(key) or (source, make())  # the source keeps its id its own
        self._now[key] = found
        return found[1]
