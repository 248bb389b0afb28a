"""Outlines as distances: how far each place is inside a shape, in the shape's units."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw

Array = np.ndarray
Box = tuple[float, float, float, float]


def plane(wide: float, high: float, scale: float) -> tuple[Array, Array]:
    """The x and the y of every pixel's middle, in units, of which each has `scale` pixels."""
    columns, rows = round(wide * scale), round(high * scale)
    x = (np.arange(columns, dtype=np.float32) + 0.5) / scale
    y = (np.arange(rows, dtype=np.float32) + 0.5) / scale
    return np.meshgrid(x, y)


def inside_box(x: Array, y: Array, box: Box, radius: float) -> Array:
    """How deep inside a box (left, top, right, bottom) with round corners; below 0 outside."""
    left, top, right, low = box
    dx = np.abs(x - (left + right) / 2) - (right - left) / 2 + radius
    dy = np.abs(y - (top + low) / 2) - (low - top) / 2 + radius
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    return radius - outside - np.minimum(np.maximum(dx, dy), 0)


def rise(depth: Array, start: float, end: float) -> Array:
    """Goes softly from 0 to 1 while the depth goes from start to end."""
    t = np.clip((depth - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def ridge(depth: Array, middle: float, half: float) -> Array:
    """A rounded bead around a depth: 1 at its middle, 0 where it ends."""
    t = np.clip(np.abs(depth - middle) / half, 0, 1)
    return np.sqrt(np.maximum(1 - t * t, 0))


def drawn(
    size: tuple[int, int], strokes: list[list[tuple[float, float]]], width: float, rings: list[tuple[float, ...]] = ()
) -> Array:
    """A mask of lines, and of rings (x, y, radius), in pixels; drawn larger and made small again."""
    fine = 3
    big = Image.new("L", (size[0] * fine, size[1] * fine))
    pen, thick = ImageDraw.Draw(big), max(1, round(width * fine))
    for stroke in strokes:
        pen.line([(px * fine, py * fine) for px, py in stroke], fill=255, width=thick, joint="curve")
    for px, py, radius, *own in rings:
        w = max(1, round((own[0] if own else width) * fine))
        r = radius * fine + w / 2
        pen.ellipse((px * fine - r, py * fine - r, px * fine + r, py * fine + r), outline=255, width=w)
    return np.asarray(big.resize(size, Image.Resampling.BOX), dtype=np.float32) / 255


def spoke(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    """A point of a circle; 0 is up, clockwise, in degrees."""
    return x + radius * math.sin(math.radians(angle)), y - radius * math.cos(math.radians(angle))
