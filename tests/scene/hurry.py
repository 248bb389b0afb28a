"""Frames that have no time."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.stage import Stage


class Tired:
    """A stopwatch by which every frame has lasted too long already."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


class Watch:
    """A stopwatch that is set by hand, in milliseconds."""

    def __init__(self) -> None:
        self.ms = 0.0

    def __call__(self) -> float:
        return self.ms / 1000


def settle(stage: Stage, surface: pygame.Surface, most: int = 60) -> int:
    """Draw until nothing changes any more; how many frames that took."""
    for frame in range(most):
        stage.update()
        if not stage.draw(surface):
            return frame
    raise AssertionError("it never comes to rest")
