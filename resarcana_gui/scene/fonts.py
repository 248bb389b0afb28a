"""The program's fonts, by role and size. A letter missing in one is taken from another.

Each file is read once and every size is opened from those bytes, so no font holds a file descriptor. Files are checked
first (see `shipped.py`), and another font replaces a damaged one.
"""

from __future__ import annotations

from collections import OrderedDict
from enum import StrEnum
from functools import cache
from io import BytesIO
from typing import Final

import pygame
from pygame.pkgdata import getResource

from resarcana_gui import shipped


class Face(StrEnum):
    """The role of a text; the value is the font's file."""

    TEXT = "FiraSans-Medium.ttf"
    BOLD = "FiraSans-Bold.ttf"
    DISPLAY = "IMFellEnglishSC-Regular.ttf"


FALLBACK: Final = {Face.TEXT: Face.BOLD, Face.DISPLAY: Face.TEXT}
"""The face that supplies another's missing letters."""

NOWHERE: Final = "\ue123"
"""A character that no font has."""

OPEN: Final = 96
"""The number of fonts that stay open. The least recently used is closed first. A busy table needs about 70; an open
font takes 50 to 300 KB."""

WIDTHS: Final = 20_000
"""The number of cached widths, over all sizes."""


class Fonts:
    """Opens each font once for each size in pixels and each outline width, and measures each text once."""

    def __init__(self, most: int = OPEN) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._most: Final = most
        self._open: Final[OrderedDict[tuple[Face, int, int], pygame.font.Font]] = OrderedDict()
        self._widths: Final[dict[tuple[Face, int, str], float]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def get(self, face: Face, size: int, outline: int = 0) -> pygame.font.Font:
        """Return the font at a size in pixels. Outlined fonts are separate, since changing a font's outline discards
        its cached letters. Do not keep the font: the least recently used are closed."""
        key = (face, size, outline)
        known = self._open.get(key)
        if known is not None:
            self._open.move_to_end(key)
            return known
        known = self._open[key] = _opened(face, max(size, 1))
        known.outline = outline
        if len(self._open) > self._most:
            self._open.popitem(last=False)
        return known

    def width(self, face: Face, size: int, text: str) -> float:
        """Return the width of a text in pixels."""
        key = (face, size, text)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= WIDTHS:
                self._widths.clear()
            found = self._widths[key] = float(self.get(face, size).size(text)[0])
        return found

    def letters(
        self, face: Face, size: int, text: str, colour: tuple[int, int, int], outline: int = 0
    ) -> pygame.Surface | None:
        """Return a rendered text; None when it has no width, like a thin space in a small size."""
        font = self.get(face, size, outline)
        return font.render(text, antialias=True, color=colour) if font.size(text)[0] > 0 else None

    def face_for(self, face: Face, text: str) -> Face:
        """Return the face to write a text in: the requested one, or its fallback when a letter is missing."""
        known = _KNOWN[face]
        if known.issuperset(text):
            return face
        if all(_has(face, letter) for letter in text):
            known.update(text)
            return face
        return FALLBACK.get(face, face)


_KNOWN: Final[dict[Face, set[str]]] = {face: set() for face in Face}
"""The letters that each face is known to have."""


@cache
def shared() -> Fonts:
    """Return the fonts shared by all texts of the program."""
    return Fonts()


def _opened(face: Face, size: int) -> pygame.font.Font:
    return pygame.font.Font(BytesIO(_content(face)), size)


@cache
def _content(face: Face) -> bytes:
    """Return the bytes of a font's file, read once. If it is missing or damaged, those of pygame's own font."""
    content = shipped.asset("fonts", face.value)
    return _stand_in() if content is None else content


@cache
def _stand_in() -> bytes:
    with getResource(pygame.font.get_default_font()) as resource:  # type: ignore[no-untyped-call]
        return bytes(resource.read())


@cache
def _has(face: Face, letter: str) -> bool:
    """Return whether a face has a letter. A missing letter looks like any other missing letter."""
    return letter.isspace() or _shape(face, letter) != _shape(face, NOWHERE)


def _shape(face: Face, letter: str) -> bytes:
    drawn = shared().letters(face, 20, letter, (0, 0, 0))
    return b"" if drawn is None else pygame.image.tobytes(drawn, "RGBA")
