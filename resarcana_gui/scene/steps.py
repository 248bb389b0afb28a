"""Pictures that are made in several steps, since all of one would take longer than a frame has."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

import pygame

Steps: TypeAlias = Generator[None, None, pygame.Surface]
"""Stops after each step, and returns the picture after the last."""


def at_once(steps: Steps) -> pygame.Surface:
    """The picture, after all steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            picture: pygame.Surface = end.value
            return picture
