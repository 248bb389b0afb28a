"""How the canvas lies in a window: everything is placed on 1920 by 1080 and scaled to fit."""

from __future__ import annotations

import math
from typing import Final

from resarcana_gui.scene.transform import Box, Point, Transform, scaled

CANVAS: Final = (1920, 1080)
WHOLE: Final = Box(0, 0, *CANVAS)
"""All of the canvas."""
SMALLEST: Final = (1280, 720)
"""The smallest window in which everything must be usable."""
LEAST: Final = (960, 540)
"""The least window size. In a window that is smaller all the same, the picture is drawn in this size and shrunk: tiny
letters can neither be read nor, in the end, be drawn."""
MOST_PIXELS: Final = 2560 * 1440
"""No more pixels than these are ever drawn: a larger window shows them enlarged."""

MOST: Final = (600, 120)
"""What is seen of the plane besides the canvas, at most: with 600 a window of 21:9 is full, with 120 one of 16:10."""
GRAIN: Final = 4
"""The step in which that grows, in canvas pixels."""


class Viewport:
    """The canvas in a window of a size in pixels: it is never distorted, and lies in the middle. In a window of another
    shape what lies `beyond` it is seen too; where that is too much, bars remain on two sides."""

    def __init__(self, window: tuple[int, int] = CANVAS, beyond: tuple[int, int] | None = None) -> None:
        """`beyond` is found from the window unless it is given."""
        self.window = (max(window[0], 1), max(window[1], 1))
        self.scale = min(self.window[0] / CANVAS[0], self.window[1] / CANVAS[1])
        """Window pixels per canvas pixel."""
        self.beyond: tuple[int, int] = beyond or tuple(
            min(most, int(long / self.scale - side) // GRAIN * GRAIN)
            for long, side, most in zip(self.window, CANVAS, MOST, strict=True)
        )  # type: ignore[assignment]
        """How much wider and taller than the canvas what is seen is, in canvas pixels: half of it on either side."""
        left = (self.window[0] - CANVAS[0] * self.scale) / 2
        top = (self.window[1] - CANVAS[1] * self.scale) / 2
        self.transform: Transform = scaled(self.scale, round(left), round(top))
        """The map from the canvas to the window."""

    @property
    def box(self) -> Box:
        """All that is seen, on the canvas's plane."""
        return WHOLE.inflate(*self.beyond)

    @property
    def shown(self) -> Box:
        """Where that is in the window, in window pixels."""
        return self.transform.bounds(self.box)

    @property
    def drawn(self) -> Viewport:
        """The viewport to draw in: this one, unless the window is too small or too large."""
        least, most = LEAST[0] / CANVAS[0], math.sqrt(MOST_PIXELS / (self.box.w * self.box.h))
        scale = max(least, min(self.scale, most))
        if scale == self.scale and self.window[0] * self.window[1] <= MOST_PIXELS:
            return self
        width, height = (math.floor(round(side * scale, 3)) for side in self.box.size)
        return Viewport((width, height), self.beyond)

    def to_canvas(self, point: Point) -> Point:
        """A point of the window on the canvas; on the bars that is outside the canvas."""
        return (point[0] - self.transform.e) / self.scale, (point[1] - self.transform.f) / self.scale

    def to_window(self, point: Point) -> Point:
        """A point of the canvas in the window."""
        return self.transform.apply(point)


def no_smaller(size: tuple[int, int], screen: tuple[int, int] = CANVAS) -> tuple[int, int]:
    """A window size, raised to the least if it is below that."""
    return max(size[0], min(LEAST[0], screen[0])), max(size[1], min(LEAST[1], screen[1]))
