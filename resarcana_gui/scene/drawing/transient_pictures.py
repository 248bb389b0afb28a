"""Pictures derived from others for a short time (faded, stretched or turned), kept as long as every frame asks for
them again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame


class TransientPictures:
    """Keeps derived pictures from one frame to the next, and knows what the previous frame asked for."""

    def __init__(self) -> None:
        self._before: dict[Hashable, tuple[pygame.Surface, pygame.Surface]] = {}
        self._now: dict[Hashable, tuple[pygame.Surface, pygame.Surface]] = {}
        self._asked_before: set[Hashable] = set()
        self._asked: set[Hashable] = set()

    def begin(self) -> None:
        """Start a new frame."""
        self._before, self._now = self._now, {}
        self._asked_before, self._asked = self._asked, set()

    def rests(self, key: Hashable) -> bool:
        """Return whether the previous frame asked for this key too, that is, whether a drawing has kept its size or
        angle."""
        self._asked.add(key)
        return key in self._asked_before

    def get(self, source: pygame.Surface, how: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture derived from another by `how`, made if necessary."""
        key = (id(source), how)
        found = (
            self._now.get(key) or self._before.get(key) or (source, make())
        )  # holding the source keeps its id unique
        self._now[key] = found
        return found[1]
