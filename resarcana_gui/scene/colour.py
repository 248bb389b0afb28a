"""Colours, and their contrast (the contrast ratio of WCAG 2)."""

from __future__ import annotations

from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Clear: TypeAlias = tuple[int, int, int, int]

TEXT_CONTRAST: Final = 4.5
LARGE_CONTRAST: Final = 3.0
"""The least contrast of controls, and of text of LARGE canvas pixels or more."""
HIGH_CONTRAST: Final = 7.0
LARGE: Final = 36.0


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, from 0 for black to 1 for white."""
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours: from 1 for equal ones to 21 for black on white."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour that lies between two others: `share` is the share of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def hex_code(colour: Colour) -> str:
    """Return a colour as written in files, such as #1e4a54."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
