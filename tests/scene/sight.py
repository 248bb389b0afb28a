"""How colours look to people who tell fewer of them apart, and how different two colours look."""

from __future__ import annotations

from resarcana_gui.scene.colour import Colour

PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
TRITANOPIA = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
USUAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
"""Of Machado, Oliveira and Fernandes (2009), for the whole loss of a kind of cone; on linear light."""

TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)

Matrix = tuple[tuple[float, float, float], ...]
Triple = tuple[float, ...]


def _through(matrix: Matrix, light: Triple) -> Triple:
    return tuple(sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _bent(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116


def seen(colour: Colour, sight: Matrix) -> Triple:
    """A colour in CIELAB, as somebody with this sight sees it."""
    light = _through(sight, tuple(_linear(value / 255) for value in colour))
    inside = tuple(min(max(value, 0.0), 1.0) for value in light)
    x, y, z = (_bent(value / white) for value, white in zip(_through(TO_XYZ, inside), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Colour, other: Colour, sight: Matrix = USUAL) -> float:
    """How far two colours are from each other in CIELAB; about 2 can just be told apart side by side."""
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)
