"""Boxes in whole pixels."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.transform import Box, Point


def centred(centre: Point, size: tuple[int, int]) -> tuple[int, int]:
    """Return the top left corner of something of a size about a middle."""
    return round(centre[0] - size[0] / 2), round(centre[1] - size[1] / 2)


def around(box: Box) -> pygame.Rect:
    """Return the whole pixels touched by a box."""
    left, top = int(box.left // 1), int(box.top // 1)
    return pygame.Rect(left, top, int(-(-box.right // 1)) - left, int(-(-box.bottom // 1)) - top)


def within(box: Box) -> pygame.Rect:
    """Return the whole pixels inside a box."""
    left, top = int(-(-box.left // 1)), int(-(-box.top // 1))
    return pygame.Rect(left, top, max(0, int(box.right // 1) - left), max(0, int(box.bottom // 1) - top))
