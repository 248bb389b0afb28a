"""How a game's cards are made: of which materials, with which signs, and where their pictures lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.theme import Theme


class Hue(NamedTuple):
    """A material under a lamp: where the light falls on it, itself, and its shade."""

    light: Colour
    body: Colour
    deep: Colour


class Material(NamedTuple):
    """What a kind of card is made of: its rim from light to dark, its field from top to bottom, and the ink on it."""

    rim: Hue
    field_top: Colour
    field_low: Colour
    ink: Colour
    line: Colour
    """Of hairlines and shading on the field."""


@dataclass(frozen=True)
class Style:
    """What all faces and backs of a game have in common."""

    folder: str
    """Of the game among the assets: it may have `frames/`, `backs/` and `cards/`, each picture a .webp, and
    `seals/points.webp`. What is missing is drawn."""
    materials: Mapping[str, Material]
    """What each frame is made of, by its name, and each kind of back."""
    icons: Callable[[Theme, Colour | None], IconSource]
    """The icons of the game in an ink, or in that of a theme's dark grounds."""
    emblem: Callable[[str, int, Colour], pygame.Surface]
    """The sign of a kind of card in a square of so many pixels, in a colour, premultiplied."""
