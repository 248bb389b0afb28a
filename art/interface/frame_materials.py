"""What frames are made of: an edge of a material, and the grounds that name and powers stand on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from art.interface.paint.grain import cloud, veins, wood
from art.interface.paint.outline import Array
from art.interface.paint.relief import between

Colour = Sequence[float]
Ground = Callable[[tuple[int, int]], Array]


class Rim(NamedTuple):
    """An edge: its colour, how high it stands (in pixels), and where it is metal."""

    colour: Array
    height: Array
    metal: Array


@dataclass(frozen=True)
class Kind:
    """A kind of card: its edge from x, y and the depth inside the card; its beads; its grounds."""

    rim: Callable[[Array, Array, Array], Rim]
    bead: Colour
    title: Ground
    field: Ground


def along(x: Array, y: Array) -> Array:
    """How far along the edge a place is."""
    beside = np.minimum(x, 480 - x) < np.minimum(y, 672 - y)
    return np.where(beside, y - 336, x - 240)


def paper(light: Colour, dark: Colour, seed: int) -> Ground:
    """Parchment: stained, with fibres; never so dark that ink could not be read."""

    def ground(shape: tuple[int, int]) -> Array:
        stains = cloud(shape, 260, seed)
        fibres = cloud(shape, 14, seed + 1, octaves=3, stretch=(0.5, 2.4))
        return between(dark, light, np.clip(0.12 + 0.72 * stains + 0.26 * fibres - 0.08, 0, 1))

    return ground


def cloth(light: Colour, dark: Colour, seed: int) -> Ground:
    """A weave, seen from afar."""

    def ground(shape: tuple[int, int]) -> Array:
        rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]]
        weave = 0.5 + 0.25 * np.sin(rows * 0.9) + 0.25 * np.sin(columns * 0.9)
        return between(dark, light, np.clip(0.14 * weave + 0.8 * cloud(shape, 160, seed), 0, 1))

    return ground


def board(light: Colour, dark: Colour, seed: int) -> Ground:
    """Wood, its grain across."""
    return lambda shape: between(dark, light, wood(shape, seed, cell=90))


def marble(light: Colour, vein: Colour, seed: int) -> Ground:
    """White stone with grey veins."""

    def ground(shape: tuple[int, int]) -> Array:
        lines = 0.6 * veins(shape, 300, seed, 0.03) + 0.3 * veins(shape, 150, seed + 3, 0.05)
        haze = 0.3 * cloud(shape, 220, seed + 5)
        return between(light, vein, np.clip(0.55 * lines + haze, 0, 1))

    return ground
