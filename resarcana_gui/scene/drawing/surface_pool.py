"""Reused memory for large pictures that are shown for one frame: what grows, fades or shakes needs another picture
in every frame."""

from __future__ import annotations

from dataclasses import dataclass
from sys import getrefcount
from typing import Final

import pygame

from resarcana_gui.scene.surfaces import clear

LARGE: Final = 100_000
"""From this many pixels on, a picture reuses memory. The system supplies fresh memory page by page, which takes
several times as long as drawing on it."""
GRAIN: Final = 256
"""The sides of surfaces with alpha are rounded up to a multiple of this many pixels, so that a picture that grows a
little fits into memory used before."""
WASTE: Final = 4
"""Reused memory has at most this many times the pixels that are needed; larger memory is left for larger pictures."""
IDLE: Final = 600
"""Memory that was not used for this many frames is freed."""
OURS: Final = 2
"""The reference count of a surface that nobody uses, including the reference of the call that counts."""


@dataclass
class _Kept:
    """A surface, and the number of frames for which it has not been used."""

    surface: pygame.Surface
    idle: int = 0


class SurfacePool:
    """Supplies surfaces of any size. Large ones reuse memory as soon as nothing refers to it."""

    def __init__(self) -> None:
        self._kept: list[_Kept] = []

    @property
    def pixels(self) -> int:
        """The number of pixels that memory is kept for."""
        return sum(_pixels(each.surface.get_size()) for each in self._kept)

    def begin(self) -> None:
        """Start a new frame."""
        for each in self._kept:
            each.idle = each.idle + 1 if _is_free(each) else 0
        self._kept = [each for each in self._kept if each.idle <= IDLE]

    def take(self, size: tuple[int, int], *, opaque: bool = False) -> pygame.Surface:
        """Return a surface with undefined content, either premultiplied or `opaque`."""
        if _pixels(size) < LARGE:
            return _made(size, opaque=opaque)
        fitting = [each for each in self._kept if _is_free(each) and _serves(each.surface, size, opaque=opaque)]
        if not fitting:
            fitting.append(_Kept(_made(size if opaque else _with_room(size), opaque=opaque)))
            self._kept.append(fitting[0])
        kept = min(fitting, key=lambda each: _pixels(each.surface.get_size()))
        return kept.surface.subsurface((0, 0, *size))


def _made(size: tuple[int, int], *, opaque: bool) -> pygame.Surface:
    return pygame.Surface(size, 0, 32) if opaque else clear(size)


def _with_room(size: tuple[int, int]) -> tuple[int, int]:
    return -(-size[0] // GRAIN) * GRAIN, -(-size[1] // GRAIN) * GRAIN


def _is_free(kept: _Kept) -> bool:
    return getrefcount(kept.surface) <= OURS


def _serves(surface: pygame.Surface, size: tuple[int, int], *, opaque: bool) -> bool:
    width, height = surface.get_size()
    roomy = width >= size[0] and height >= size[1] and width * height <= WASTE * _pixels(size)
    return roomy and opaque is not bool(surface.get_flags() & pygame.SRCALPHA)


def _pixels(size: tuple[int, int]) -> int:
    return size[0] * size[1]
