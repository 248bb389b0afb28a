"""The fonts of the program, by role and size. A letter that one lacks is taken from another that has it."""

from __future__ import annotations

from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui import paths


class Face(Enum):
    """What a text is for; the value is the font's file."""

    TEXT = "FiraSans-Medium.ttf"
    BOLD = "FiraSans-Bold.ttf"
    DISPLAY = "IMFellEnglishSC-Regular.ttf"


FALLBACK: Final = {Face.TEXT: Face.BOLD, Face.DISPLAY: Face.TEXT}
"""Which face has the letters that one lacks."""


NOWHERE: Final = "\ue123"
"""A letter that no font has."""


class Fonts:
    """Opens each font once for each size. Raises MissingFileError when a font is not there."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._open: dict[tuple[Face, int], pygame.font.Font] = {}

    def get(self, face: Face, size: int) -> pygame.font.Font:
        """The font at a size in pixels."""
        font = self._open.get((face, size))
        if font is None:
            font = self._open[face, size] = pygame.font.Font(file(face), max(size, 1))
        return font

    def face_for(self, face: Face, text: str) -> Face:
        """The face to write a text in: the one wished for, or its substitute where that lacks a letter."""
        if all(_has(face, letter) for letter in text):
            return face
        return FALLBACK.get(face, face)


@cache
def file(face: Face) -> Path:
    """Where a font lies. Raises MissingFileError."""
    return paths.assets("fonts", face.value)


@cache
def _has(face: Face, letter: str) -> bool:
    """A letter that is not there looks like any other that is not."""
    return letter.isspace() or _shape(face, letter) != _shape(face, NOWHERE)


def _shape(face: Face, letter: str) -> bytes:
    if not pygame.font.get_init():
        pygame.font.init()
    drawn = pygame.font.Font(file(face), 20).render(letter, antialias=True, color=(0, 0, 0))
    return pygame.image.tobytes(drawn, "RGBA")
