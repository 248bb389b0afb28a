"""What faces are drawn with: letters and icons in the inks of the materials, kept for one look."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.faces.icons import Icons
from resarcana_gui.games.resarcana.view.faces.palette import MATERIALS, Hue, Material
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.wrapping import TextEngine

ROOM: Final = 1.35
"""Texts on cards grow so much at most: a card has only so much room."""


class Studio:
    """Colours and texts of faces in one look."""

    def __init__(self, look: Look, icons: IconSource | None = None) -> None:
        self.version: Final = look.version
        self.theme: Final = look.theme
        self.scale: Final = min(look.text.scale, ROOM)
        self.key: Final[Hashable] = (look.theme.name, self.scale)
        self.on_dark: Final = TextEngine(look.theme, 1.0, icons if icons is not None else Icons(look.theme))
        """For what stands on pictures and dark plates."""
        self._on_field: Final[dict[str, TextEngine]] = {}

    @property
    def plain(self) -> bool:
        """Whether surfaces are plain, to be seen easily."""
        return not self.theme.worn

    def material(self, name: str) -> Material:
        """What a frame is made of: MATERIALS, unless everything is plain."""
        if self.plain:
            white, black = self.theme["parchment"], self.theme["parchment_ink"]
            return Material(Hue(white, white, black), white, white, black, black)
        return MATERIALS[name]

    def on_field(self, name: str) -> TextEngine:
        """For what stands on the field of a frame: `parchment_ink` is the material's ink there."""
        if name not in self._on_field:
            ink = self.material(name).ink
            colours = {**self.theme.colours, "parchment_ink": ink}
            theme = Theme(f"{self.theme.name} on {name}", colours, self.theme.worn)
            self._on_field[name] = TextEngine(theme, 1.0, Icons(theme, ink))
        return self._on_field[name]


def frame_of(component: Component) -> str:
    """The frame that a component has: its kind, or dragon or creature."""
    if component.types & tables.DRAGON:
        return "dragon"
    if component.types & tables.CREATURE:
        return "creature"
    return tables.KINDS[component.kind]
