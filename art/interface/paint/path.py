"""Outlines of icons as polygons, so that they can be embossed. Knows what icons are written in: M L H V C Z."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np
from PIL import Image, ImageDraw

from art.interface.paint.outline import Array

Point = tuple[float, float]
STEPS = 10
LETTERS = re.compile(r"([MLHVCZ])([^MLHVCZ]*)")


def polygons(path: str) -> list[list[Point]]:
    """The closed lines of a path."""
    shapes: list[list[Point]] = []
    for letter, rest in LETTERS.findall(path):
        values = [float(word) for word in re.findall(r"-?\d*\.?\d+", rest)]
        if letter == "M":
            shapes.append([])
        shapes[-1].extend(_points(letter, values, shapes[-1]))
    return shapes


def _points(letter: str, values: list[float], so_far: list[Point]) -> Iterator[Point]:
    if letter in "ML":
        yield from zip(values[::2], values[1::2], strict=True)
    elif letter == "H":
        yield from ((x, so_far[-1][1]) for x in values)
    elif letter == "V":
        yield from ((so_far[-1][0], y) for y in values)
    elif letter == "C":
        start = so_far[-1]
        for k in range(0, len(values), 6):
            first, second, end = ((values[k + i], values[k + i + 1]) for i in (0, 2, 4))
            yield from (_bent(start, first, second, end, step / STEPS) for step in range(1, STEPS + 1))
            start = end


def _bent(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    x, y = (sum(w * p[k] for w, p in zip(weights, (a, b, c, d), strict=True)) for k in (0, 1))
    return x, y


def stamped(path: str, size: tuple[int, int], middle: Point, side: float) -> Array:
    """A mask of an icon's outline, its square of 64 as large as `side` pixels around a middle; overlaps are holes."""
    fine = 3
    total = np.zeros((size[1] * fine, size[0] * fine), dtype=bool)
    for shape in polygons(path):
        layer = Image.new("1", (size[0] * fine, size[1] * fine))
        unit = side / 64
        corners = [((middle[0] + (x - 32) * unit) * fine, (middle[1] + (y - 32) * unit) * fine) for x, y in shape]
        ImageDraw.Draw(layer).polygon(corners, fill=1)
        total ^= np.asarray(layer, dtype=bool)
    grey = Image.fromarray(total.astype(np.uint8) * 255).resize(size, Image.Resampling.BOX)
    return np.asarray(grey, dtype=np.float32) / 255
