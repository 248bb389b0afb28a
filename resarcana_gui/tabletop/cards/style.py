"""How a game's cards are made: of which materials, and with which icons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from resarcana_gui.scene.colour import Colour
from resarcana_gui.tabletop.tokens.icons import IconSet


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
    """What all faces and backs of a game have in common. In the folder of its icons there may be `frames/`, `backs/`
    and `cards/`, each picture a .webp, and `seals/points.webp`; what is missing is drawn."""

    icons: IconSet
    """Those of frames and kinds of backs are their emblems."""
    materials: Mapping[str, Material]
    """What each frame is made of, by its name, and each kind of back."""

    @property
    def folder(self) -> str:
        """Of the game among the assets."""
        return self.icons.folder
