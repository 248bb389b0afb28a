"""The style of a game's cards: materials, icons, and the folder of their pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from resarcana_gui.scene.colour import Colour
from resarcana_gui.tabletop.tokens.icons import IconSet


class Hue(NamedTuple):
    """A material in three shades."""

    light: Colour
    body: Colour
    deep: Colour


class Material(NamedTuple):
    """The material of a kind of card: its rim, its field from top to bottom, and the ink on it."""

    rim: Hue
    field_top: Colour
    field_low: Colour
    ink: Colour
    line: Colour
    """The colour of hairlines and shading on the field."""


@dataclass(frozen=True)
class Style:
    """What all faces and backs of a game have in common."""

    icons: IconSet
    """The game's icons."""
    materials: Mapping[str, Material]
    """The material of each frame and of each kind of back, by name."""

    @property
    def folder(self) -> str:
        """The game's folder among the assets, which may contain `frames/`, `backs/` and `cards/`, each picture a
        .webp, and `seals/points.webp`. Missing ones are drawn."""
        return self.icons.folder
