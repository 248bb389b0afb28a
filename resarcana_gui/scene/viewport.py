"""The place of the canvas in a window: everything is placed on 1920 by 1080 and scaled to fit."""

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
"""The least window size. If a window is smaller all the same, the picture is drawn in this size and shrunk: tiny
letters cannot be read, and at some size cannot be drawn."""
MOST_PIXELS: Final = 2560 * 1440
"""The most pixels that are drawn. A larger window shows them enlarged."""

MOST: Final = (600, 2400)
"""The greatest width and height of the plane that is visible besides the canvas, in canvas pixels. With 600 a window
of 21:9 is filled, with 2400 one of 9:16."""
GRAIN: Final = 4
"""The step in which the visible plane besides the canvas grows, in canvas pixels."""


class Viewport:
    """The canvas in a window of a size in pixels: never distorted, and in the middle. In a window of another shape
    the plane `beyond` the canvas is visible too; where that is too much, bars remain on two sides."""

    def __init__(self, window: tuple[int, int] = CANVAS, beyond: tuple[int, int] | None = None) -> None:
        """`beyond` is computed from the window unless it is given."""
        self.window = (max(window[0], 1), max(window[1], 1))
        self.scale = min(self.window[0] / CANVAS[0], self.window[1] / CANVAS[1])
        """The window pixels per canvas pixel."""
        self.beyond: tuple[int, int] = beyond or tuple(
            min(most, int(long / self.scale - side) // GRAIN * GRAIN)
            for long, side, most in zip(self.window, CANVAS, MOST, strict=True)
        )  # type: ignore[assignment]
        """How much wider and taller than the canvas the visible part of the plane is, in canvas pixels: half of it
        on either side."""
        left = (self.window[0] - CANVAS[0] * self.scale) / 2
        top = (self.window[1] - CANVAS[1] * self.scale) / 2
        self.transform: Transform = scaled(self.scale, round(left), round(top))
        """The map from the canvas to the window."""

    @property
    def box(self) -> Box:
        """The visible part of the canvas's plane."""
        return WHOLE.inflate(*self.beyond)

    @property
    def shown(self) -> Box:
        """The place of the visible part in the window, in window pixels."""
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
        """Return the point of the canvas at a point of the window. On the bars it lies outside the canvas."""
        return (point[0] - self.transform.e) / self.scale, (point[1] - self.transform.f) / self.scale

    def to_window(self, point: Point) -> Point:
        """Return the point of the window at a point of the canvas."""
        return self.transform.apply(point)


def no_smaller(size: tuple[int, int], screen: tuple[int, int] = CANVAS) -> tuple[int, int]:
    """Return a window size, raised to the least if it is below that."""
    return max(size[0], min(LEAST[0], screen[0])), max(size[1], min(LEAST[1], screen[1]))
